## Eine Partie, noch einmal angesehen

not-yours-review = Eine Partie lässt sich noch einmal ansehen, wenn sie zu Ende ist. Spiel sie zuerst zu Ende.

review-title = Wie es dazu kam
review-of-100 = Gewinnaussichten, von 100, so wie jeder sie damals einschätzen konnte.
review-turning-points = Wendepunkte
review-mistakes = Was besser gewesen wäre
review-move = Zug { $n }: { $move }
review-limits = Glück und Entscheidungen ergeben zusammen genau das Ergebnis. Wie groß jeder Teil ist und was besser gewesen wäre, ist eine Meinung: die eines guten Spielers, der alles ausprobiert.

review-start = Bei der ersten Entscheidung
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-result = Am Ende
review-lucky = Das Glück war { $name } hold.
review-unlucky = Das Glück war gegen { $name }.
review-fair = Das Glück hat { $name } weder viel geholfen noch viel geschadet.
review-good = { $name } hat { $all } Mal entschieden; { $good } Mal davon ging fast nichts verloren.
review-swing = { $name }: von { $before } auf { $after } von 100.
review-by-luck = Vor allem Glück.
review-by-choice = Vor allem diese Entscheidung.
review-better = Wohl besser: „{ $best }“. Das würde von 100 Partien etwa { $n } mehr gewinnen.
review-no-mistakes = Kein Fehler, der der Rede wert wäre.
review-well-played = Gut gespielt!
