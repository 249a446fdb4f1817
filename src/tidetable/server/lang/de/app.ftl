# Without a net, and as an app on a phone.

app-name = Tidetable: Brettspiele auf See

offline-title = Kein Netz
offline-text = Der Server ist nicht zu erreichen. Nichts ist verloren: Deine Partien liegen dort, und diese Seite macht von selbst weiter, sobald das Netz wieder da ist.
offline-last = So hast du das Spielbrett zuletzt gesehen, um { $time }.
offline-again = Noch einmal versuchen

table-unsent = Deine Antwort wird geschickt, sobald sie wieder steht.
