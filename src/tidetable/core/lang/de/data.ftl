# Die Datendatei eines Spiels, Zeile für Zeile gelesen.

bad-table-data = Diese Datei ist nicht für „{ $game }“, sondern für „{ $other }“. Nimm eine, die „tidetable data { $game }“ schreibt.
bad-record-data = Zeile { $line }: Diese Partie wurde mit den Daten { $data } gespielt, hier liegen { $ours } auf dem Tisch. Nenne mit --data die Datei, mit der sie gespielt wurde.

bad-data-file-faults = Mit { $file } kann man nicht spielen: { $n ->
    [one] Eine Sache stimmt nicht.
   *[other] { $n } Sachen stimmen nicht.
}
bad-data-unread = Sie lässt sich nicht lesen: { $why }. Prüfe den Namen.
bad-data-text = Sie ist kein Text in UTF-8. Speichere sie so.
bad-data-toml = Zeile { $line }: Das ist kein TOML ({ $why }). Vergleiche mit der Datei, mit der du angefangen hast.
bad-data-no-game = Sie sagt nicht, für welches Spiel sie ist. Schreibe game = "…" in die erste Zeile.
bad-data-no-record = Zeile { $line }: Unter [[{ $record }]] steht nichts. Mindestens ein solcher Eintrag ist nötig.
bad-data-record = Zeile { $line }: Nach „{ $record }“ fragt niemand. Bekannt sind diese Einträge: { $known }.
bad-data-missing = Zeile { $line }: Diesem [[{ $record }]] fehlt „{ $field }“. Möglich ist: { $known }.
bad-data-field = Zeile { $line }: Nach „{ $field }“ fragt hier niemand. Bekannt sind: { $known }.
bad-data-value = Zeile { $line }: „{ $field }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.
bad-data-twice = Zeile { $line }: „{ $value }“ kam schon vor. Nenne es einmal.
bad-data-different = Zeile { $line }: In „{ $field }“ steht etwas doppelt oder zu wenig. Mindestens { $least } verschiedene sind nötig.
bad-data-lacking = Zeile { $line }: Unter den Einträgen [[{ $record }]] fehlt einer für „{ $value }“. Ergänze ihn.
bad-data-number = Zeile { $line }: Von den Einträgen [[{ $record }]] gibt es { $n }, es müssen aber { $needed } sein. Ergänze welche, oder nimm welche heraus.
bad-data-list = Zeile { $line }: In der Liste „{ $field }“ steht so viel: { $n }. Mindestens { $least } und höchstens { $most } müssen es sein.
bad-data-too-many = Zeile { $line }: Von den Einträgen [[{ $record }]] gibt es { $n }, höchstens können es aber { $most } sein. Nimm welche heraus.
