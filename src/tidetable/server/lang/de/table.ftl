table-undo = Zurücknehmen
table-undo-allowed = Nimm deinen letzten Zug zurück
table-unseen = Noch nicht gesehen
table-skip = Zug von selbst beenden
table-hand-over = Gebt den Bildschirm weiter
table-here-i-am = Ich bin’s!
table-shortcuts = Tastenkürzel
table-your-turn = Du bist dran
table-reconnecting = Verbindung verloren – neuer Versuch …
table-back = Zurück
table-over = Das Spiel ist aus.
table-again = Noch einmal
table-record = Partie als Datei speichern
table-fair = War das Glück gerecht?
table-commitment = Fingerabdruck
table-seed = Startwert
table-zoom = Näher hinsehen
table-closer = Näher
table-farther = Weiter weg
table-whole = Das ganze Brett
table-feed = Was geschah
table-invite = Freunde einladen
table-watch = Nur zuschauen
table-copy = Kopieren
table-close = Schließen
table-do-it = Ja, machen
table-list = Antworten als Liste
table-confirm = Vor Zügen fragen, die nicht zurückgehen
table-for-good = Das lässt sich nicht zurücknehmen. Trotzdem?

match-won = { $name } gewinnt den Wettkampf! ({ $standing })
match-stands = In { $n } Spielen: { $standing }

keys-tab = von einem leuchtenden Ding zum nächsten, und es wählen
keys-numbers = aus der Liste wählen
keys-list = Antworten als Liste zeigen oder verbergen
keys-escape = einen Schritt zurück
keys-undo = den letzten Zug zurücknehmen
keys-zoom = näher, weiter weg, das ganze Brett
keys-arrows = das Brett verschieben, wenn du nahe dran bist
keys-help = diese Liste zeigen oder verbergen

not-yours-record = Die Mitschrift gibt es nach dem Ende, denn sie enthält, was noch verborgen ist. Spielt zuerst zu Ende.

stale-overtaken = Am Tisch ist zuerst etwas anderes geschehen. Sieh noch einmal hin und wähle dann.
