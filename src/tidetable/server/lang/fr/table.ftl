table-undo = Annuler
table-undo-allowed = Reprendre ton dernier coup
table-unseen = Pas encore vues
table-skip = Finir mon tour tout seul
table-hand-over = Passe l’écran
table-here-i-am = C’est moi !
table-shortcuts = Raccourcis
table-your-turn = À toi de jouer
table-reconnecting = Connexion perdue – nouvel essai …
table-back = Retour
table-over = La partie est finie.
table-again = Rejouer
table-record = Enregistrer la partie dans un fichier
table-fair = Le hasard était-il honnête ?
table-commitment = Empreinte
table-seed = Graine
table-zoom = Regarder de plus près
table-closer = Plus près
table-farther = Plus loin
table-whole = Tout le plateau
table-feed = Ce qui s’est passé
table-invite = Inviter des amis
table-watch = Regarder seulement
table-copy = Copier
table-close = Fermer
table-do-it = Oui, je le fais
table-list = Réponses en liste
table-confirm = Me demander avant un coup définitif
table-for-good = Ce coup ne peut pas être repris. Le jouer ?

match-won = { $name } gagne le match ! ({ $standing })
match-stands = Au meilleur des { $n } : { $standing }

keys-tab = passer d’une chose brillante à la suivante, et la choisir
keys-numbers = choisir dans la liste
keys-list = montrer ou cacher les réponses en liste
keys-escape = un pas en arrière
keys-undo = reprendre ton dernier coup
keys-zoom = de plus près, de plus loin, tout le plateau
keys-arrows = déplacer le plateau vu de près
keys-help = montrer ou cacher cette liste

not-yours-record = Le relevé se montre après la fin, car il contient ce qui est encore caché. Finis d’abord la partie.

stale-overtaken = Autre chose s’est passé à la table entre-temps. Regarde encore, puis choisis.
