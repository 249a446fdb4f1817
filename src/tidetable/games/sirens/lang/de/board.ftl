# Die Bucht in Worten. Das Bild selbst zeigt kaum mehr als Namen und Zahlen.
board-list = { $before }, { $further }
board-turn = { $who } ist am Zug.
board-picking = Beide wählen ihre ersten vier Karten.
board-ship = Schiffskarte { $ship }: Mit { $wanted } ist sie gewonnen.
board-captain = Der Kapitän steht darauf.
board-mate = Der Maat steht darauf.
board-rum =
    { $n ->
        [one] Ein Krug Rum steht darauf.
       *[other] { $n } Krüge Rum stehen darauf.
    }
board-at =
    { $n ->
        [one] Auf der Seite von { $who } liegt { $cards }.
       *[other] Auf der Seite von { $who } liegen { $cards }: zusammen { $total }.
    }
board-side =
    Seite von { $who } an Schiffskarte { $ship }: { $total } von { $wanted }, { $free ->
        [0] voll
        [one] Platz für eine Karte
       *[other] Platz für { $free } Karten
    }
board-points =
    { $n ->
        [0] { $who } hat keine Punkte.
        [one] { $who } hat einen Punkt.
       *[other] { $who } hat { $n } Punkte.
    }
board-hand = Auf der Hand: { $cards }.
board-cards =
    { $n ->
        [0] { $who } hat keine Karten auf der Hand.
        [one] { $who } hat eine Karte auf der Hand.
       *[other] { $who } hat { $n } Karten auf der Hand.
    }
board-octopus-free = Die Krake von { $who } ist frei.
board-octopus = Die Krake von { $who } sitzt auf einer { $card } auf der Seite von { $side } an Schiffskarte { $ship }.
board-mug = { $who } hat noch den Krug Rum.
board-own-mug = Dein Krug Rum
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
board-times = { $n } × { $card }
board-unseen = Noch nicht gesehen: { $cards }.
board-all-seen = Jede Karte war schon zu sehen.
board-winner = Das Spiel ist aus. { $who } gewinnt!
board-tie = Das Spiel ist aus, und niemand liegt vorn: Das nächste Schiff entscheidet.
board-next-ship = Gleichstand! Das nächste Schiff entscheidet.
