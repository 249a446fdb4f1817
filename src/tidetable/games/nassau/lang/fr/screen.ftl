# La table dans le terminal, en aussi peu de signes que possible. Les mots courts ne s’accordent pas :
# un nombre les suit, comme dans caisse×3.

screen-comma = { ", " }
screen-pair = { $first } : { $second }


screen-captain = capitaine
    .letter = C
screen-figure = pion
    .letter = P
screen-visited = il est venu ici
screen-free = allée libre, 2 pirates
screen-exit = sortie (a1n : au nord de a1)
screen-tower = tour de guet
    .letter = T
screen-post = comptoir
screen-outpost = avant-poste
    .letter = A

screen-middle-squares = Au milieu
screen-other-alleys = Autres allées
screen-quays = Quais
screen-tavern = Taverne
screen-sea-dog = Loup de mer
screen-dutchman = Hollandais
screen-dutchman-quay = quai
screen-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-piles = Piles
screen-bag = Sac
screen-caribbean = Caraïbes
screen-dice = Dés

screen-boat = lieu
screen-home = port
screen-goods = march.
screen-animals-of = animaux
screen-beaten = vaincus
screen-hideout = cachette
screen-tales = récits
screen-pirates-are = pirates : debout/couchés/en ville
screen-used = (chat) : utilisé
screen-waits = chat... : attend un marin
screen-own-tales = Tes récits
screen-tale-marks = numéro, dos, points
screen-tale-unmet = { $tale } ({ $missing })
screen-own-hideout = Ta cachette
screen-points = Points
screen-in-all = Total

short-pistol = pist.
short-sabre = sabre
short-cannon = canon
short-hook = croch.
short-harpoon = harp.
short-doubloon = doubl.
short-rum = rhum
short-bomb = bombe
short-compass = bouss.
short-contract = contr.
short-weapon = arme
short-sail = voile
short-sailor = marin
short-hold = cale
short-pirate = pirate
short-animal = animal
short-tale = récit
short-crate = caisse
short-provision = prov.
short-good = march.

short-kraken = kraken
short-fortress = fort
short-treasure-island = île
short-merchant-ship = marchand
short-pirate-ship = pirates

short-category-towers = Tours
short-category-adversaries = Advers.
short-category-goods = Cachées
short-category-weapons = Armes
short-category-companions = Compag.
short-category-cargo = Charg.
short-category-dutchman = Holl.

tally-rounds = Manches
tally-towers = Tours
tally-adversaries = Adversaires
tally-goods = Cachées
tally-weapons = Armes
tally-companions = Compagnons
tally-cargo = Chargement
tally-dutchman = Hollandais
tally-points = Points
