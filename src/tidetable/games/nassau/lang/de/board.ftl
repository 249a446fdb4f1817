# Der Tisch in Worten. Das meiste erklärt einen Teil des Bildes, wenn man darauf zeigt.

board-round-word = Runde
board-round = Runde { $n } von 4.
board-phase = Phase: { $name }.
board-phase-1 = Nassau
board-phase-2 = Karibik
board-phase-3 = Klarmachen
board-turn = { $who } ist am Zug.
board-dolphin = { $who } hat den Delfin.
board-points =
    { $n ->
        [one] { $who }: 1 Punkt.
       *[other] { $who }: { $n } Punkte.
    }
board-sentence = { $words }.

## Die Stadt

board-alley =
    { $n ->
        [one] Gasse { $way }: frei, 1 Abschnitt
       *[other] Gasse { $way }: frei, { $n } Abschnitte
    }
board-alley-taken =
    { $n ->
        [one] Gasse { $way }: Hier steht { $who } mit 1 Piraten
       *[other] Gasse { $way }: Hier steht { $who } mit { $n } Piraten
    }
board-exit = Anleger { $exit }: Von hier fährt der Kahn für 1 Dublone zu einem anderen Anleger.
board-square = Platz { $square }: { $gain }
board-square-either = Platz { $square }: { $one } oder { $other }
board-start = Das Startsymbol: Hier hat der Kapitän begonnen
board-captain = Der Kapitän steht auf { $square }.
board-figure = Die Stefan-Feld-Figur steht auf { $square }: 1 Proviant, 1 Rum oder 1 Kiste, wenn du den Kapitän dorthin bewegst.
board-way =
    { $n ->
        [one] Frei, 1 Abschnitt: { $square }.
       *[other] Frei, { $n } Abschnitte: { $square }.
    }
board-way-out =
    { $n ->
        [one] Frei, 1 Abschnitt: der Weg hinaus { $exit }.
       *[other] Frei, { $n } Abschnitte: der Weg hinaus { $exit }.
    }
board-free-quays = Freie Kais im Hafen: { $quays }.
board-tavern = Taverne
board-table = Tisch { $n } der Taverne: Der Pirat, der hier sitzt, bringt { $gain }.
board-animals = Tiere
board-offering = Angebot

## Die Karibik

board-zone = Zone { $zone }; von hier segelst du nach { $others }.
board-foe =
    { $points ->
        [one] { $slot }: { $type }, Stärke { $strength }, bekämpft mit: { $weapon }. Schaden bringt 1 Punkt und { $gains }; zählt am Ende { $score }. Kisten darauf: { $crates }.
       *[other] { $slot }: { $type }, Stärke { $strength }, bekämpft mit: { $weapon }. Schaden bringt { $points } Punkte und { $gains }; zählt am Ende { $score }. Kisten darauf: { $crates }.
    }
board-outpost = { $outpost }: freier Außenposten, bringt { $gain }.
board-outpost-of = { $outpost }: Außenposten von { $who }.
board-tower = { $tower }: Wachturm, besetzt mit: { $weapon }. Niemand ist dort.
board-tower-of =
    { $n ->
        [one] { $tower }: Wachturm, besetzt mit: { $weapon }. { $who } hat dort 1 Kiste.
       *[other] { $tower }: Wachturm, besetzt mit: { $weapon }. { $who } hat dort { $n } Kisten.
    }
board-post = { $post }: Handelsposten, geplündert mit 2 Matrosen und 2 Waffen der Art { $weapon }. Dort liegt: { $good }.
board-post-empty = { $post }: Handelsposten, geplündert mit 2 Matrosen und 2 Waffen der Art { $weapon }. Er ist leer.
board-crates-of =
    { $n ->
        [one] 1 Kiste von { $who }
       *[other] { $n } Kisten von { $who }
    }
board-boat = Das Boot von { $who } ist in { $zone }.
board-sea-dog = Der Seebär ist in { $zone }: 2 Rum, eine Geschichte und etwas zu kaufen.
board-dutchman = Der Fliegende Holländer, in dieser Runde angegriffen mit: { $weapon }. Meiste Kisten: { $points } Punkte. Jeder Angriff: 2 Rum.
board-dutchman-zone = Der Fliegende Holländer ist in { $zone }.
board-dutchman-quay = Kisten auf dem Kai des Holländers. Die meisten davon bringen am Ende { $points } Punkte.
board-harbour = Hafen von Nassau
board-quay = Kai { $quay }: 2 Proviant und { $gain }.
board-moored = { $who } liegt hier.
board-way-home = Heimweg
board-skull-island = { $place }: 1, 2 oder 3 Waren für { $prices } Dublonen verstecken

## Schiffe

board-sails =
    { $n ->
        [one] 1 Segel
       *[other] { $n } Segel
    }
board-sailors =
    { $n ->
        [one] 1 Matrose
       *[other] { $n } Matrosen
    }
board-pirates =
    { $n ->
        [one] 1 Pirat steht an Bord, { $lying } hingelegt
       *[other] { $n } Piraten stehen an Bord, { $lying } hingelegt
    }
board-animal-used = { $animal } (in dieser Runde eingesetzt)
board-animal-waits = { $animal } (wartet auf einen freien Matrosen)
board-hold = Offener Laderaum: bis zu 4 Kisten, bis zu 3 Proviant oder 1 Ware
board-hold-closed = Geschlossener Laderaum
board-open-holds =
    { $n ->
        [one] 1 offener Laderaum
       *[other] { $n } offene Laderäume
    }
board-supply =
    { $n ->
        [one] Noch 1 Kiste im eigenen Vorrat
       *[other] Noch { $n } Kisten im eigenen Vorrat
    }
board-arms = { $weapon }: { $n }, die des Schiffs mitgezählt
board-have = { $thing }: { $n }
board-left = { $thing }: noch { $n } im Vorrat
board-bag =
    { $n ->
        [one] 1 Ware im Beutel: { $goods }
       *[other] { $n } Waren im Beutel: { $goods }
    }
board-crates-aboard = Kisten in den Laderäumen: { $n }; dazu { $rest } im eigenen Vorrat
board-provisions =
    { $n ->
        [one] 1 Proviant
       *[other] { $n } Proviant
    }
board-outposts =
    { $n ->
        [one] 1 Außenposten
       *[other] { $n } Außenposten
    }
board-hideout = Versteck: Waren kommen auf das nächste freie Feld, wenn es ihres ist, sonst in die Mitte
board-space = { $good }, Wert { $n }
board-free-spaces = Freie Felder des Verstecks der Reihe nach: { $spaces }.
board-hidden =
    { $n ->
        [one] 1 Ware versteckt
       *[other] { $n } Waren versteckt
    }
board-beaten = { $type }: { $n } besiegt
board-beaten-score = Die besiegten Gegner zählen zusammen { $n }, mal die Zahl ihrer Arten.
board-home-crates =
    { $n ->
        [one] Heimathafen: 1 Kiste für Außenposten
       *[other] Heimathafen: { $n } Kisten für Außenposten
    }
board-home-tales =
    { $n ->
        [one] Heimathafen: 1 Geschichte für Gegner mit eigenen Kisten
       *[other] Heimathafen: { $n } Geschichten für Gegner mit eigenen Kisten
    }
board-home-points =
    { $n ->
        [one] Heimathafen: 1 Punkt für Wachtürme
       *[other] Heimathafen: { $n } Punkte für Wachtürme
    }
board-weapons-list = Waffen
board-cargo-list =
    { $n ->
        [one] In 1 offenen Laderaum
       *[other] In { $n } offenen Laderäumen
    }
board-objects-list = Gegenstände
board-animals-list = Tiere
board-hidden-list = Versteckt
board-beaten-list = Besiegt

## Geschichten

board-hand = Deine Geschichten
board-tale-met = { $tale } – { $n } Punkte, jetzt wahr
board-tale-unmet = { $tale } – { $n } Punkte, noch nicht wahr: { $missing }
board-told-heading = In dieser Runde erzählt
board-told-by = Erzählt von { $who }: { $tale }, { $n } Punkte
board-told =
    { $n ->
        [one] 1 Punkt mit Geschichten dieser Runde
       *[other] { $n } Punkte mit Geschichten dieser Runde
    }
board-tales =
    { $n ->
        [one] 1 Geschichte auf der Hand: { $backs }
       *[other] { $n } Geschichten auf der Hand: { $backs }
    }
board-piles = Geschichten
board-pile = { $pile }: noch { $n }, { $gone } abgelegt

## Ein Kampf

board-fight = { $who } kämpft
board-damage = { $n } von { $needed } Kisten, { $now } davon neu
board-damage-dutchman =
    { $n ->
        [one] 1 Kiste auf dem Plättchen
       *[other] { $n } Kisten auf dem Plättchen
    }
board-tokens = Kampfplättchen
board-attack = Angriff, nimmt: { $thing }
board-dice = Würfel – ab 3 hebt jeder einen Angriff auf
board-put =
    { $n ->
        [one] Leg 1 Kiste
       *[other] Leg { $n } Kisten
    }
board-lay =
    { $n ->
        [0] Leg niemanden hin
        [one] Leg 1 Piraten hin
       *[other] Leg { $n } Piraten hin
    }
board-give-crate = Nimm eine Kiste zurück
board-pay-rum = Zahl 1 Rum
board-sign = Benutz einen Vertrag
board-times-reward = Belohnung: { $n } ×

## Punkte

board-standing = Schlusswertung nach jetzigem Stand

board-part-city = Stadt
board-part-sea = Meer
board-part-fire = Lagerfeuer
board-part-ship = Schiff
