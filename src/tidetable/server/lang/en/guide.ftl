# A game on two sides of paper, in pictures.

guide-title = { $game } in pictures
guide-link = In pictures
guide-panel = The game in pictures
guide-print = Print two pages
guide-all-rules = All rules, numbered
