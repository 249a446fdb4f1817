# Was für eine Antwort spricht, nach dem Urteil des Kapitäns.
merit-load =
    { $n ->
        [one] Das bringt 1 Punkt in dein Boot.
       *[other] Das bringt { $n } Punkte in dein Boot.
    }
merit-steal =
    { $n ->
        [one] Das bringt 1 Punkt in dein Boot, bevor { $who } ihn lädt.
       *[other] Das bringt { $n } Punkte in dein Boot, bevor { $who } sie lädt.
    }
merit-last-chest = Es ist die letzte Truhe, und du liegst vorn.
merit-no-bones = Fischgräten können nicht darin sein.
merit-richest = Im Schnitt ist darin mehr als in den anderen Truhen.
merit-rest =
    { $n ->
        [one] Was du belegt hast, bleibt, und 1 Würfel rollt noch einmal.
       *[other] Was du belegt hast, bleibt, und { $n } Würfel rollen noch einmal.
    }
merit-no-fit = So, wie sie liegen, passen die Würfel nirgends.
merit-another-card = Es bleiben Würfel für eine weitere Karte.
merit-holds =
    { $n ->
        [one] Im Schnitt ist darin etwa 1 Punkt.
       *[other] Im Schnitt sind darin etwa { $n } Punkte.
    }
merit-better-roll = Bei { $n } von 100 Würfen passt eine bessere Karte, bei { $none } gar keine.
merit-any-roll = Bei { $n } von 100 Würfen passt irgendeine Karte.
