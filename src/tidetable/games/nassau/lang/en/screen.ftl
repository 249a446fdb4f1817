# The table in the terminal, in as few characters as can be understood. Short words are not counted:
# a number follows them, as in crate×3.

screen-comma = { ", " }
screen-pair = { $first }: { $second }


screen-captain = captain
    .letter = C
screen-figure = figure
    .letter = F
screen-visited = he was here
screen-free = free alley, 2 pirates
screen-exit = way out (a1n: north of a1)
screen-tower = watchtower
    .letter = T
screen-post = trading post
screen-outpost = outpost
    .letter = O

screen-middle-squares = In the middle
screen-other-alleys = Other alleys
screen-quays = Quays
screen-tavern = Tavern
screen-sea-dog = Sea dog
screen-dutchman = Dutchman
screen-dutchman-quay = quay
screen-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-piles = Piles
screen-bag = Goods bag
screen-caribbean = Caribbean
screen-dice = Dice

screen-boat = boat
screen-home = home
screen-goods = goods
screen-animals-of = animals
screen-beaten = beaten
screen-hideout = hideout
screen-tales = tales
screen-pirates-are = pirates: standing/lying/in the city
screen-used = (cat): used
screen-waits = cat...: waits for a sailor
screen-own-tales = Your tales
screen-tale-marks = number, back, points
screen-tale-unmet = { $tale } ({ $missing })
screen-own-hideout = Your hideout
screen-points = Points
screen-in-all = In all

short-pistol = pistol
short-sabre = sabre
short-cannon = cannon
short-hook = hook
short-harpoon = harpoon
short-doubloon = doubl.
short-rum = rum
short-bomb = bomb
short-compass = compass
short-contract = contr.
short-weapon = weapon
short-sail = sail
short-sailor = sailor
short-hold = hold
short-pirate = pirate
short-animal = animal
short-tale = tale
short-crate = crate
short-provision = prov.
short-good = good

short-kraken = kraken
short-fortress = fortress
short-treasure-island = island
short-merchant-ship = merchant
short-pirate-ship = pirates

short-category-towers = Towers
short-category-adversaries = Advers.
short-category-goods = Hidden
short-category-weapons = Weapons
short-category-companions = Compan.
short-category-cargo = Cargo
short-category-dutchman = Dutch.

tally-rounds = Rounds
tally-towers = Towers
tally-adversaries = Adversaries
tally-goods = Hidden
tally-weapons = Weapons
tally-companions = Companions
tally-cargo = Cargo
tally-dutchman = Dutchman
tally-points = Points
