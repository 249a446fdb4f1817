# A game on two sides of paper, in pictures.

guide-title = { $game } en images
guide-link = En images
guide-panel = Le jeu en images
guide-print = Imprimer deux pages
guide-all-rules = Toutes les règles, numérotées
