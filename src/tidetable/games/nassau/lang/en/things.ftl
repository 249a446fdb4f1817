# What moves and questions are about. Things are bare nouns; cargo, gifts and combat tokens are whole
# noun phrases.

weapon-pistol = pistol
weapon-sabre = sabre
weapon-cannon = cannon
weapon-hook = hook
weapon-harpoon = harpoon

object-doubloon = doubloon
object-rum = rum
object-bomb = bomb
object-compass = compass
object-contract = contract

good-tobacco = tobacco
good-sugar-cane = sugar cane
good-silver = silver
good-spices = spices
good-emeralds = emeralds
good-sapphires = sapphires

animal-rat = rat
animal-turtle = turtle
animal-crab = crab
animal-cat = cat
animal-lizard = lizard
animal-kraken = kraken
animal-parrot = parrot
animal-monkey-spirit = monkey spirit

# What is gained, for pair-gain to count
kind-pistol = pistol
kind-sabre = sabre
kind-cannon = cannon
kind-hook = hook
kind-harpoon = harpoon
kind-doubloon = doubloon
kind-rum = rum
kind-bomb = bomb
kind-compass = compass
kind-contract = contract
kind-weapon = weapon
kind-sail = sail
kind-sailor = sailor
kind-hold = hold
kind-pirate = pirate
kind-animal = animal
kind-tale = tale
kind-crate = crate
kind-provision = provision
kind-good = good
pair-gain =
    { $second ->
        [one] { $second } { $first }
       *[other]
            { $first ->
                [rum] { $second } rum
                [compass] { $second } compasses
               *[other] { $second } { $first }s
            }
    }

cargo-crate = 1 crate
cargo-provision = 1 provision
cargo-tobacco = tobacco
cargo-sugar-cane = sugar cane
cargo-silver = silver
cargo-spices = spices
cargo-emeralds = emeralds
cargo-sapphires = sapphires

gift-provision = 1 provision
gift-rum = 1 rum
gift-crate = 1 crate

type-kraken = kraken
type-fortress = fortress
type-treasure-island = treasure island
type-merchant-ship = merchant ship
type-pirate-ship = pirate ship
pair-adversary = { $first }

token-nothing = nothing
token-dodge = a dodge
token-pistol = a pistol
token-sabre = a sabre
token-cannon = a cannon
token-hook = a hook
token-harpoon = a harpoon
token-sail = a sail
token-sailor = a sailor
token-rum = a rum
token-doubloon = a doubloon
token-provision = a provision
token-hold = a hold

figure-sea-dog = sea dog
figure-dutchman = Flying Dutchman

stop-skull-island = Skull Island
stop-campfire = campfire
stop-home-port = home port

line-crates = crates
line-tales = tales
line-points = points

pile-Arrr = Arrr
pile-B = B
back-S = S
back-Arrr = Arrr
back-B = B

category-towers = watchtowers
category-adversaries = adversaries
category-goods = hidden goods
category-weapons = weapons
category-companions = companions
category-cargo = cargo
category-dutchman = the Flying Dutchman
