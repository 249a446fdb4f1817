# Der Tisch im Terminal, in so wenigen Zeichen, wie man sie noch versteht. Kurze Wörter werden nicht
# gebeugt: Eine Zahl folgt ihnen, wie in Kiste×3.

screen-comma = { ", " }
screen-pair = { $first }: { $second }


screen-captain = Kapitän
    .letter = K
screen-figure = Figur
    .letter = F
screen-visited = hier war er schon
screen-free = freie Gasse, 2 Piraten
screen-exit = Weg hinaus (a1n: nördlich von a1)
screen-tower = Wachturm
    .letter = W
screen-post = Handelsposten
screen-outpost = Außenposten
    .letter = A

screen-middle-squares = In der Mitte
screen-other-alleys = Weitere Gassen
screen-quays = Kais
screen-tavern = Taverne
screen-sea-dog = Seebär
screen-dutchman = Holländer
screen-dutchman-quay = Kai
screen-points-of =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
screen-piles = Stapel
screen-bag = Warenbeutel
screen-caribbean = Karibik
screen-dice = Würfel

screen-boat = Boot
screen-home = heim
screen-goods = Waren
screen-animals-of = Tiere
screen-beaten = besiegt
screen-hideout = Versteck
screen-tales = Gesch.
screen-pirates-are = Piraten: stehend/liegend/in der Stadt
screen-used = (Katze): eingesetzt
screen-waits = Katze...: wartet auf einen Matrosen
screen-own-tales = Deine Geschichten
screen-tale-marks = Nummer, Rückseite, Punkte
screen-tale-unmet = { $tale } ({ $missing })
screen-own-hideout = Dein Versteck
screen-points = Punkte
screen-in-all = Gesamt

short-pistol = Pistole
short-sabre = Säbel
short-cannon = Kanone
short-hook = Haken
short-harpoon = Harp.
short-doubloon = Dubl.
short-rum = Rum
short-bomb = Bombe
short-compass = Komp.
short-contract = Vertr.
short-weapon = Waffe
short-sail = Segel
short-sailor = Matr.
short-hold = Raum
short-pirate = Pirat
short-animal = Tier
short-tale = Gesch.
short-crate = Kiste
short-provision = Prov.
short-good = Ware

short-kraken = Krake
short-fortress = Festung
short-treasure-island = Insel
short-merchant-ship = Händler
short-pirate-ship = Piraten

short-category-towers = Türme
short-category-adversaries = Gegner
short-category-goods = Verst.
short-category-weapons = Waffen
short-category-companions = Gefähr.
short-category-cargo = Ladung
short-category-dutchman = Holl.

tally-rounds = Runden
tally-towers = Türme
tally-adversaries = Gegner
tally-goods = Versteckt
tally-weapons = Waffen
tally-companions = Gefährten
tally-cargo = Ladung
tally-dutchman = Holländer
tally-points = Punkte
