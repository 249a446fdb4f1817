# Wovon Züge und Fragen handeln. Dinge stehen im Nominativ ohne Artikel; Ladung, Gaben und
# Kampfplättchen sind ganze Satzglieder im Akkusativ.

weapon-pistol = Pistole
weapon-sabre = Säbel
weapon-cannon = Kanone
weapon-hook = Haken
weapon-harpoon = Harpune

object-doubloon = Dublone
object-rum = Rum
object-bomb = Bombe
object-compass = Kompass
object-contract = Vertrag

good-tobacco = Tabak
good-sugar-cane = Zuckerrohr
good-silver = Silber
good-spices = Gewürze
good-emeralds = Smaragde
good-sapphires = Saphire

animal-rat = Ratte
animal-turtle = Schildkröte
animal-crab = Krabbe
animal-cat = Katze
animal-lizard = Eidechse
animal-kraken = Krake
animal-parrot = Papagei
animal-monkey-spirit = Affengeist

# Was man bekommt; pair-gain zählt es im Akkusativ.
kind-pistol = Pistole
kind-sabre = Säbel
kind-cannon = Kanone
kind-hook = Haken
kind-harpoon = Harpune
kind-doubloon = Dublone
kind-rum = Rum
kind-bomb = Bombe
kind-compass = Kompass
kind-contract = Vertrag
kind-weapon = Waffe
kind-sail = Segel
kind-sailor = Matrose
kind-hold = Laderaum
kind-pirate = Pirat
kind-animal = Tier
kind-tale = Geschichte
kind-crate = Kiste
kind-provision = Proviant
kind-good = Ware
pair-gain =
    { $second ->
        [one]
            { $first ->
                [Matrose] { $second } Matrosen
                [Pirat] { $second } Piraten
               *[other] { $second } { $first }
            }
       *[other]
            { $first ->
                [Pistole] { $second } Pistolen
                [Kanone] { $second } Kanonen
                [Harpune] { $second } Harpunen
                [Dublone] { $second } Dublonen
                [Bombe] { $second } Bomben
                [Kompass] { $second } Kompasse
                [Vertrag] { $second } Verträge
                [Waffe] { $second } Waffen
                [Matrose] { $second } Matrosen
                [Laderaum] { $second } Laderäume
                [Pirat] { $second } Piraten
                [Tier] { $second } Tiere
                [Geschichte] { $second } Geschichten
                [Kiste] { $second } Kisten
                [Ware] { $second } Waren
               *[other] { $second } { $first }
            }
    }

cargo-crate = 1 Kiste
cargo-provision = 1 Proviant
cargo-tobacco = Tabak
cargo-sugar-cane = Zuckerrohr
cargo-silver = Silber
cargo-spices = Gewürze
cargo-emeralds = Smaragde
cargo-sapphires = Saphire

gift-provision = 1 Proviant
gift-rum = 1 Rum
gift-crate = 1 Kiste

type-kraken = Krake
type-fortress = Festung
type-treasure-island = Schatzinsel
type-merchant-ship = Handelsschiff
type-pirate-ship = Piratenschiff
pair-adversary = { $first }

token-nothing = nichts
token-dodge = ein Ausweichen
token-pistol = eine Pistole
token-sabre = einen Säbel
token-cannon = eine Kanone
token-hook = einen Haken
token-harpoon = eine Harpune
token-sail = ein Segel
token-sailor = einen Matrosen
token-rum = einen Rum
token-doubloon = eine Dublone
token-provision = einen Proviant
token-hold = einen Laderaum

figure-sea-dog = Seebär
figure-dutchman = Fliegender Holländer

stop-skull-island = Totenkopfinsel
stop-campfire = Lagerfeuer
stop-home-port = Heimathafen

line-crates = Kisten
line-tales = Geschichten
line-points = Punkte

pile-Arrr = Arrr
pile-B = B
back-S = S
back-Arrr = Arrr
back-B = B

category-towers = Wachtürme
category-adversaries = Gegner
category-goods = versteckte Waren
category-weapons = Waffen
category-companions = Gefährten
category-cargo = Ladung
category-dutchman = Fliegender Holländer
