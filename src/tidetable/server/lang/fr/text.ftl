# La table en texte, les annonces, et les touches qu’on peut changer

text-link = Jouer en texte
text-title = Table en texte
text-line = Tape une action, une commande ou ce qui doit être lu
text-send = Entrée
text-instead = Cacher l’image
text-close = Fermer la table en texte
text-answers = Réponses
text-now = Maintenant
text-moves = Ce que tu peux faire
text-since = Ce qui s’est passé depuis ton dernier tour
text-board = Le plateau, lieu par lieu
text-again = { $question } Tape-le encore une fois pour le faire.
text-hint = { $label } : { $why }
text-undone = C’est annulé.

table-board = Plateau
table-in-words = Le plateau en mots
table-question = Ce qui est demandé
table-choices = Tes choix

announce-turn = { table-your-turn }. { $prompt }
setting-says = Aux lecteurs d’écran, on dit
says-all = tout ce qui se passe
says-short = ce que font les joueurs
says-mine = quand c’est à moi

keys-walk = aller à la prochaine chose qui brille dans cette direction
keys-text = taper ce que tu fais, ou te faire lire des parties
keys-change = Choisis une touche pour la changer, puis appuie sur une autre. Suppr la désactive.
keys-press = Appuie sur une touche…
keys-none = sans
keys-one = Changer la touche pour : { $what }
keys-reset = Toutes les touches comme au début
