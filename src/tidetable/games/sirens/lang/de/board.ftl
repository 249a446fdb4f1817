# Die Bucht in Worten. Das Bild selbst zeigt kaum mehr als Namen und Zahlen.
board-turn = { $who } ist am Zug.
board-picking = Beide wählen ihre ersten vier Karten.
board-ship = Schiffskarte { $ship }: Mit { $wanted } ist sie gewonnen.
board-captain = Der Kapitän steht darauf.
board-mate = Der Maat steht darauf.
board-rum =
    { $n ->
        [one] Ein Rumkrug steht darauf.
       *[other] { $n } Rumkrüge stehen darauf.
    }
board-at = Auf der Seite von { $who }: { $cards }.
board-total = Seite von { $who } an { $ship }
board-side =
    Seite von { $who } an Schiffskarte { $ship }: { $total } von { $wanted }, { $free ->
        [0] voll
        [one] Platz für eine Karte
       *[other] Platz für { $free } Karten
    }
board-hand = auf der Hand: { $cards }
board-cards =
    { $n ->
        [0] keine Karten auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
board-octopus-free = Krake noch frei
board-octopus = Krake auf einer { $card } auf der Seite von { $side } an Schiffskarte { $ship }
board-mug = ein Rumkrug
board-own-mug = Dein Rumkrug
board-pile =
    { $n ->
        [0] Der Stapel ist leer.
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $n } Karten.
    }
board-pile-of =
    { $n ->
        [0] Der Stapel von { $who } ist leer.
        [one] Im Stapel von { $who } liegt noch eine Karte.
       *[other] Im Stapel von { $who } liegen noch { $n } Karten.
    }
board-unseen = Noch nicht gesehen: { $cards }.
board-all-seen = Jede Karte war schon zu sehen.
board-next-ship = Gleichstand! Das nächste Schiff entscheidet.
