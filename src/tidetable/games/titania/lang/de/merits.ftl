# Was für eine Antwort spricht, nach dem Urteil des Kapitäns.
merit-ends-game = Damit endet das Spiel, solange du vorn liegst, Punkteplättchen nicht gezählt.
merit-can-score =
    { $n ->
        [one] Das Schiff kann dir sofort 1 Punkt bringen.
       *[other] Das Schiff kann dir sofort { $n } Punkte bringen.
    }
merit-can-tile = Das Schiff kann ein Punkteplättchen erreichen.
merit-tile = Das bringt ein Punkteplättchen, { $least } bis { $most } wert.
merit-extra-ship = Das bringt ein zusätzliches Schiff, das gleich weiterfährt.
merit-price = Damit kannst du ein { $shell }es Stockwerk bezahlen.
merit-each-shell = Das bringt Muscheln in allen Farben.
merit-shells =
    { $n ->
        [one] Das bringt eine { $shell }e Muschel.
       *[other] Das bringt { $n } { $shell }e Muscheln.
    }
merit-starfish =
    { $n ->
        [one] Das bringt einen Seestern.
       *[other] Das bringt { $n } Seesterne.
    }
merit-cards =
    { $n ->
        [one] Das bringt eine Karte.
       *[other] Das bringt { $n } Karten.
    }
merit-keeps-starfish =
    { $n ->
        [one] Dir bleibt ein Seestern für später.
       *[other] Dir bleiben { $n } Seesterne für später.
    }
merit-keeps-shells =
    { $n ->
        [one] Dir bleibt eine Muschel für später.
       *[other] Dir bleiben { $n } Muscheln für später.
    }
merit-can-fog = Das Schiff kann ein Nebelplättchen aufdecken.
merit-fog = Das deckt ein Nebelplättchen auf. Wer weiß, was darunter ist?
merit-can-build = Dort kannst du ein Stockwerk bauen.
merit-choose-shells = Dort suchst du dir Muscheln aus.
