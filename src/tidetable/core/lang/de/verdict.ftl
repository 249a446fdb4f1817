# Was eine Aufzeichnung über ihr Los beweist und was nicht.

verdict-played = Jede Zeile lässt sich nach den Regeln spielen (Ausgabe { $edition }, Daten { $data }).
verdict-seed = Der Startwert ergibt den Fingerabdruck in der Aufzeichnung: { $commitment }
verdict-no-seed = Die Aufzeichnung enthält keinen Startwert, also ist { $draws ->
    [one] ihre Ziehung nicht geprüft.
   *[other] keine ihrer { $draws } Ziehungen geprüft.
} In der Aufzeichnung der beendeten Partie steht er.
verdict-draws = { $draws ->
    [one] { $draws } Ziehung wurde geprüft, und sie folgt aus dem Startwert.
   *[other] Alle { $draws } Ziehungen wurden geprüft, und jede folgt aus dem Startwert.
}
verdict-strange = { $n ->
    [one] { $n } von { $draws } Ziehungen folgt nicht aus dem Startwert. Sie steht in Zeile { $line }: „{ $said }“. Aus dem Startwert folgt „{ $due }“.
   *[other] { $n } von { $draws } Ziehungen folgen nicht aus dem Startwert. Die erste steht in Zeile { $line }: „{ $said }“. Aus dem Startwert folgt „{ $due }“.
}
verdict-given = { $given ->
    [one] Die erste Zeile wurde
   *[other] Die ersten { $given } Zeilen wurden
} aus einer anderen Partie übernommen, darunter { $draws ->
    [one] { $draws } Ziehung.
   *[other] { $draws } Ziehungen.
} Dort zog ein anderer Startwert, also kann das hier niemand prüfen. Prüfe auch die Aufzeichnung jener Partie.
verdict-result = Das Ergebnis ist das dieser Partie.
verdict-no-result = Die Partie ist zu Ende, aber die Zeile mit dem Ergebnis fehlt: Sie ging verloren, oder jemand nahm sie heraus.
verdict-unfinished = Die Partie ist nicht zu Ende. Wie es weiterging, steht nicht in der Aufzeichnung.
verdict-fingerprint = Der Fingerabdruck in der Aufzeichnung ist der, den du notiert hast.
verdict-other-fingerprint = Der Fingerabdruck in der Aufzeichnung ist NICHT der, den du notiert hast: { $noted }
verdict-no-fingerprint = Die Aufzeichnung nennt keinen Fingerabdruck, also lässt sich deiner nicht damit vergleichen.
verdict-shares = { $n ->
    [one] Platz { $seats } hat eine Zahl zum Glück gegeben.
   *[other] Die Plätze { $seats } haben je eine Zahl zum Glück gegeben.
} Jede Zahl wurde versiegelt, bevor eine gezeigt wurde, und ist die versiegelte.
verdict-silent = { $n ->
    [one] Platz { $seats } hat keine Zahl zum Glück gegeben:
   *[other] Die Plätze { $seats } haben keine Zahl zum Glück gegeben:
} Wer dort saß, kam später oder hat sie nicht gezeigt, und muss den anderen vertrauen.
verdict-chain = { $lines ->
    [one] Die eine Zeile des Protokolls ergibt
   *[other] Alle { $lines } Zeilen des Protokolls ergeben nacheinander
} den letzten Fingerabdruck der Aufzeichnung: Keine wurde geändert, ausgelassen, hinzugefügt oder verschoben, seit sie geschrieben wurde.
verdict-noted-line = Der Fingerabdruck, den du notiert hast, ist der von Zeile { $line }. Bis dorthin ist alles, wie es damals war.
verdict-noted-early = Der Fingerabdruck, den du notiert hast, stimmt, ist aber älter als die Siegel der Plätze: Er bindet den Startwert des Gastgebers, nicht ihre Zahlen. Vergleiche mit dem, der zu sehen war, als alle versiegelt hatten.
