# Was für eine Antwort spricht, nach dem Urteil des Kapitäns.
merit-fight =
    { $n ->
        [one] Bleibt eine Kiste darauf, bringt das 1 Punkt und { $gain }.
       *[other] Bleibt eine Kiste darauf, bringt das { $n } Punkte und { $gain }.
    }
merit-enough-crates = So viele Kisten besiegen den Gegner, wenn er keiner ausweicht.
merit-room = Dann hat alles andere Platz, und du musst nichts wegwerfen.
merit-rat-helps = Deine Ratte kann noch beim Laden helfen, bevor sie vielleicht warten muss.
merit-true-tales =
    { $n ->
        [one] Eine deiner Geschichten ist wahr.
       *[other] { $n } deiner Geschichten sind wahr.
    }
merit-tower-from = Das nimmt { $who } den Wachturm weg.
merit-final =
    { $n ->
        [one] Nach jetzigem Stand bringt das in der Schlusswertung 1 Punkt mehr: { $category }.
       *[other] Nach jetzigem Stand bringt das in der Schlusswertung { $n } Punkte mehr: { $category }.
    }
merit-foe-there = Dort ist ein Gegner, den du bekämpfen kannst.
merit-post-there = Dort ist ein Handelsposten, den du plündern kannst.
merit-outpost-there = Dort ist ein freier Außenposten.
merit-tower-there = Dort ist ein Wachturm, den du einnehmen kannst.
merit-sea-dog-there = Dort ist der Seebär.
merit-either = Das bringt { $gain } oder { $other }.
merit-gets = Das bringt { $gain }.
merit-dolphin = Du nimmst den Delfin und fängst als Nächstes an.
merit-new-tale = Eine neue Geschichte kann wahr werden, und dann zählt sie am Lagerfeuer.
