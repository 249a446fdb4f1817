review-open = Wie es dazu kam
review-waiting = Der Kapitän sieht sich jede Entscheidung noch einmal an. Das dauert etwas; du kannst später wiederkommen.
review-progress = { $n } von { $of } Entscheidungen
review-reload = Lade diese Seite gleich noch einmal.
review-failed = Der Kapitän konnte sich diese Partie nicht ansehen. Lade die Seite neu, dann versucht er es noch einmal.
review-chart = Gewinnaussichten im Lauf der Züge, von 100.
review-chart-of = { $name }: anfangs { $start }, bestenfalls { $most }, schlimmstenfalls { $least }, am Ende { $end }.
review-as-table = Das Diagramm als Tabelle
review-position = Nach Zug
review-sums = Von der Aussicht bei der ersten Entscheidung bis zum Ergebnis
review-all = Jede Entscheidung
review-decided = Entschieden
review-instead = Besser
review-cost = Kosten, von 100
review-see = Ansehen
review-try = Von hier versuchen

too-much-reviews = Gerade werden viele Partien angesehen. Komm in einer Minute wieder.
