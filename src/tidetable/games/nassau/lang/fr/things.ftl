# Ce dont parlent les coups et les questions. Les choses sont des noms sans article ; les jetons de
# combat, les cadeaux et le chargement sont des groupes nominaux entiers.

weapon-pistol = pistolet
weapon-sabre = sabre
weapon-cannon = canon
weapon-hook = crochet
weapon-harpoon = harpon

object-doubloon = doublon
object-rum = rhum
object-bomb = bombe
object-compass = boussole
object-contract = contrat

good-tobacco = tabac
good-sugar-cane = canne à sucre
good-silver = argent
good-spices = épices
good-emeralds = émeraudes
good-sapphires = saphirs

animal-rat = rat
animal-turtle = tortue
animal-crab = crabe
animal-cat = chat
animal-lizard = lézard
animal-kraken = kraken
animal-parrot = perroquet
animal-monkey-spirit = esprit de singe

# Ce qu’on reçoit, et que compte pair-gain
kind-pistol = pistolet
kind-sabre = sabre
kind-cannon = canon
kind-hook = crochet
kind-harpoon = harpon
kind-doubloon = doublon
kind-rum = rhum
kind-bomb = bombe
kind-compass = boussole
kind-contract = contrat
kind-weapon = arme
kind-sail = voile
kind-sailor = marin
kind-hold = cale
kind-pirate = pirate
kind-animal = animal
kind-tale = récit
kind-crate = caisse
kind-provision = provision
kind-good = marchandise
pair-gain =
    { $second ->
        [one] { $second } { $first }
       *[other]
            { $first ->
                [animal] { $second } animaux
               *[other] { $second } { $first }s
            }
    }

cargo-crate = 1 caisse
cargo-provision = 1 provision
cargo-tobacco = tabac
cargo-sugar-cane = canne à sucre
cargo-silver = argent
cargo-spices = épices
cargo-emeralds = émeraudes
cargo-sapphires = saphirs

gift-provision = 1 provision
gift-rum = 1 rhum
gift-crate = 1 caisse

type-kraken = kraken
type-fortress = forteresse
type-treasure-island = île au trésor
type-merchant-ship = navire marchand
type-pirate-ship = navire pirate
pair-adversary = { $first }

token-nothing = rien
token-dodge = une esquive
token-pistol = un pistolet
token-sabre = un sabre
token-cannon = un canon
token-hook = un crochet
token-harpoon = un harpon
token-sail = une voile
token-sailor = un marin
token-rum = un rhum
token-doubloon = un doublon
token-provision = une provision
token-hold = une cale

figure-sea-dog = vieux loup de mer
figure-dutchman = Hollandais volant

stop-skull-island = île de la Tête de mort
stop-campfire = feu de camp
stop-home-port = port d’attache

line-crates = caisses
line-tales = récits
line-points = points

pile-Arrr = Arrr
pile-B = B
back-S = S
back-Arrr = Arrr
back-B = B

category-towers = tours de guet
category-adversaries = adversaires
category-goods = marchandises cachées
category-weapons = armes
category-companions = compagnons
category-cargo = chargement
category-dutchman = Hollandais volant
