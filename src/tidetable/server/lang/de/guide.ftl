# A game on two sides of paper, in pictures.

guide-title = { $game } in Bildern
guide-link = In Bildern
guide-panel = Das Spiel in Bildern
guide-print = Zwei Seiten drucken
guide-all-rules = Alle Regeln mit Nummern
