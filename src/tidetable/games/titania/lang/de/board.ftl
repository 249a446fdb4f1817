# Das Königreich in Worten. Das Bild selbst zeigt kaum mehr als Namen und Zahlen.
board-period = Durchgang { $n }
board-turn = Es läuft Durchgang { $n }, und { $who } ist am Zug.
board-reserve = Schiffe im Vorrat: { $ships }.
board-fleet-blue = { $n } blaue
board-fleet-yellow = { $n } gelbe
board-fleet-red = { $n } rote
board-tiles =
    { $n ->
        [one] { $n } Punkteplättchen
       *[other] { $n } Punkteplättchen
    }
board-tiles-of =
    { $n ->
        [one] { $n } Punkteplättchen mit { $value }
       *[other] { $n } Punkteplättchen mit je { $value }
    }
board-hand = Auf der Hand: { $cards }.
board-own-tiles = Deine Punkteplättchen zählen { $values }.
board-held-blue =
    { $n ->
        [one] { $n } blaue Karte
       *[other] { $n } blaue Karten
    }
board-held-yellow =
    { $n ->
        [one] { $n } gelbe Karte
       *[other] { $n } gelbe Karten
    }
board-held-red =
    { $n ->
        [one] { $n } rote Karte
       *[other] { $n } rote Karten
    }
board-held-blue-yellow =
    { $n ->
        [one] { $n } blau-gelber Joker
       *[other] { $n } blau-gelbe Joker
    }
board-held-blue-red =
    { $n ->
        [one] { $n } blau-roter Joker
       *[other] { $n } blau-rote Joker
    }
board-held-yellow-red =
    { $n ->
        [one] { $n } gelb-roter Joker
       *[other] { $n } gelb-rote Joker
    }
board-gain-brown =
    { $n ->
        [one] { $n } braune Muschel
       *[other] { $n } braune Muscheln
    }
board-gain-green =
    { $n ->
        [one] { $n } grüne Muschel
       *[other] { $n } grüne Muscheln
    }
board-gain-black =
    { $n ->
        [one] { $n } schwarze Muschel
       *[other] { $n } schwarze Muscheln
    }
board-gain-white =
    { $n ->
        [one] { $n } weiße Muschel
       *[other] { $n } weiße Muscheln
    }
board-gain-any =
    { $n ->
        [one] { $n } Muschel beliebiger Farbe
       *[other] { $n } Muscheln einer beliebigen Farbe
    }
board-gain-starfish =
    { $n ->
        [one] { $n } Seestern
       *[other] { $n } Seesterne
    }
board-gain-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-gain-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-floors-brown =
    { $n ->
        [one] { $n } braunes Stockwerk
       *[other] { $n } braune Stockwerke
    }
board-floors-green =
    { $n ->
        [one] { $n } grünes Stockwerk
       *[other] { $n } grüne Stockwerke
    }
board-floors-black =
    { $n ->
        [one] { $n } schwarzes Stockwerk
       *[other] { $n } schwarze Stockwerke
    }
board-floors-white =
    { $n ->
        [one] { $n } weißes Stockwerk
       *[other] { $n } weiße Stockwerke
    }
board-space = { $space }: { $things }.
board-fog = Nebel
board-open = freies Wasser
board-gives = bringt { $gains }
board-crane = Kran für { $spaces }
board-castle = Schloss
board-ship-blue = blaues Schiff
board-ship-yellow = gelbes Schiff
board-ship-red = rotes Schiff
board-tower-brown = brauner Turm mit { $n } von 4 Stockwerken
board-tower-green = grüner Turm mit { $n } von 4 Stockwerken
board-tower-black = schwarzer Turm mit { $n } von 4 Stockwerken
board-tower-white = weißer Turm mit { $n } von 4 Stockwerken
board-occupied = ein Seestern
board-supplies = Im Vorrat: { $things }.
board-piles = Im Stapel: { $pile }. Abgeworfen: { $discards }.
board-unseen = Noch im Nebel: { $tiles }.
board-no-fog = Es liegt kein Nebel mehr.
