# Das Spielbrett in Worten. Das Bild selbst sagt nur Namen und Zahlen.
board-turn = { $who } ist am Zug.
board-last-round = Das ist die letzte Runde.
board-dice-in-cup = Die Würfel sind im Becher.
board-dice = Die Würfel zeigen { $dice }.
board-dice-key =
    { $n ->
        [one] einen Schlüssel
       *[other] { $n } Schlüssel
    }
board-dice-coin =
    { $n ->
        [one] eine Goldmünze
       *[other] { $n } Goldmünzen
    }
board-dice-diamond =
    { $n ->
        [one] einen Diamanten
       *[other] { $n } Diamanten
    }
board-dice-sabres =
    { $n ->
        [one] einmal Säbel
       *[other] { $n }-mal Säbel
    }
board-filled = Würfel liegen bereit für { $cards }.
board-chest = { $place } für { $keys }
board-chests = Hier liegen { $chests }.
board-no-chests = Keine Truhe ist mehr da.
board-pile =
    { $n ->
        [one] Im Stapel liegt noch eine Truhe; sie hat { $keys }.
       *[other] Im Stapel liegen noch { $n } Truhen; die oberste hat { $keys }.
    }
board-no-pile = Der Stapel ist leer.
board-before = vor dem Boot
