# For those who write games of their own

help-new = Schreibt ein eigenes Spiel für den Anfang: ein ganzes Paket mit verdeckten Händen, in einem Ordner seines Namens, das sofort spielbar ist. Dann änderst du es Stück für Stück.
    .short = Ein eigenes Spiel beginnen.
    .examples =
        tidetable new reef
        tidetable new reef --folder games/reef
help-new-name = Wie Programme das Spiel nennen: kleine Buchstaben und Ziffern, drei Buchstaben zuerst, zum Beispiel „reef“.
help-new-folder = Wohin es geschrieben wird; ohne Angabe in einen Ordner seines Namens.
new-bad-name = „{ $name }“ kann kein Spiel heißen. Ein Name hat kleine Buchstaben von a bis z und Ziffern, drei Buchstaben zuerst, und höchstens 20 Zeichen: reef, hafen2.
new-word = „{ $name }“ bedeutet in Python schon etwas, so kann kein Spiel heißen. Bitte wähle einen anderen Namen.
new-taken = Ein Spiel oder Paket namens „{ $name }“ gibt es schon. Bitte wähle einen anderen Namen.
new-folder-used = { $folder } gibt es schon, und nichts darin wird angerührt. Wähle einen anderen Namen, oder mit --folder einen anderen Ordner.
new-written = { $title } liegt in { $folder }. Es ist schon spielbar:
    .next =
        cd { $folder }
        pip install --editable .
        tidetable check { $name }
        tidetable play { $name }

help-lock = Schreibt auf, welche Nummer jeder Zug eines Spiels hat, in seine ids.lock. Aufzeichnungen und trainierte Netze kennen Züge bei ihrer Nummer: Von da an verrutscht keine unbemerkt. Für alle, die Spiele schreiben.
    .short = Die Nummern eines Spiels aufschreiben.
    .examples =
        tidetable lock reef
lock-written = { $actions ->
    [one] { $file } kennt die Nummer von { $actions } Zug.
   *[other] { $file } kennt die Nummern von { $actions } Zügen.
}
lock-moved = Nichts wurde geschrieben: Die Nummer eines Zuges ist verrutscht, und alte Aufzeichnungen würden falsch gelesen. In { $file } steht „{ $row }“. Stelle neue Züge ans Ende, als „later“; oder erhöhe, wenn es so gemeint ist, die Ausgabe des Spiels, jetzt { $edition }.
