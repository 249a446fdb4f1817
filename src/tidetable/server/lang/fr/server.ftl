languages = Langues
short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

start-welcome = Prenez place à la table
start-lead = Des jeux de plateau marins aux règles complètes : contre des robots, ensemble sur un seul écran, ou avec des amis par un lien secret. Sans compte, sans rien installer.
start-exactly = { $n } joueurs
start-players = { $least } à { $most } joueurs
start-minutes = { $n } minutes
start-age = dès { $n } ans
start-play-now = Jouer tout de suite
start-set-up = Préparer une table
start-rules = Règles

new-who = Qui joue ?
new-here = Sur cet écran
new-link = Par lien
new-nobody = Personne
new-name = Nom
new-how = Comment jouez-vous ?
new-match = Une partie ou un match ?
new-match-help = Dans un match, chacun commence à son tour et les victoires se comptent.
new-best-of = { $n ->
    [one] Une partie
   *[other] Au meilleur des { $n }
}
new-start = Larguez les amarres !

table-undo = Annuler
table-undo-allowed = Reprendre ton dernier coup
table-unseen = Pas encore vues
table-skip = Finir mon tour tout seul
table-hand-over = Passe l’écran
table-here-i-am = C’est moi !
table-keys = Touches
table-your-turn = À toi de jouer
table-offline = Le serveur ne répond pas. Ton coup n’a pas été envoyé ; essaie encore une fois.
table-reconnecting = Connexion perdue – nouvel essai …
table-back = Retour
table-over = La partie est finie.
table-again = Rejouer
table-record = Enregistrer la partie dans un fichier
table-fair = Le hasard était-il honnête ?
table-fair-text = Avant le premier tirage, cette table montrait l’empreinte ci-dessous. Maintenant elle montre la graine. La graine donne cette empreinte et chaque tirage de la partie : enregistre-la et vérifie-la avec « tidetable replay --verify ».
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

match-won = { $name } gagne le match ! ({ $standing })
match-stands = Au meilleur des { $n } : { $standing }

keys-tab = passer d’une chose brillante à la suivante, et la choisir
keys-numbers = choisir dans la liste
keys-escape = un pas en arrière
keys-undo = reprendre ton dernier coup
keys-zoom = de plus près, de plus loin, tout le plateau
keys-arrows = déplacer le plateau vu de près
keys-help = montrer ou cacher cette liste

lost-title = Ici, rien que de l’eau
lost-text = Cette page ou cette table n’existe pas. Vérifie le lien : il doit être complet.
lost-home = Retour au port
broken-text = Quelque chose s’est cassé chez nous. Rien de votre partie n’est perdu : recharge la page.
request-not-understood = Cette demande n’est pas comprise. Regarde : { $fields }.

short-src-print = imprimé
short-src-found = trouvé
short-src-inferred = déduit
short-src-recon = reconstitué
short-src-ruling = interprétation

not-yours-record = Le relevé se montre après la fin, car il contient ce qui est encore caché. Finissez d’abord la partie.
stale-overtaken = Autre chose s’est passé à la table entre-temps. Regarde encore, puis choisis.
bad-table-who = « { $who } » ne peut pas s’asseoir à une table. Choisis une personne, un robot ou personne.
bad-table-match = Un match compte { $known } parties, pas « { $wish } ». Choisis parmi celles-ci.
