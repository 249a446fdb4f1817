start-welcome = Prends place à la table
start-lead = Des jeux de plateau marins aux règles complètes : contre des robots, ensemble sur un seul écran, ou avec des amis par un lien secret. Sans compte, sans rien installer.
start-exactly = { $n } joueurs
start-players = { $least } à { $most } joueurs
start-minutes = { $n } minutes
start-age = dès { $n } ans
start-play-now = Jouer tout de suite
start-invite = Inviter des amis
start-lesson = Première partie
start-lesson-help = Avec le capitaine : l’ouverture se joue ensemble, pas à pas.
start-set-up = Préparer une table
start-rules = Règles
start-against = Combien jouent contre toi ?
start-opponents = { $n ->
    [one] Un adversaire
   *[other] { $n } adversaires
}
start-how-many = Combien d’amis viennent ? Chacun reçoit son propre lien.
start-friends = { $n ->
    [one] Un ami
   *[other] { $n } amis
}
start-level = Qui sont-ils ?

me-who = Qui es-tu ?
me-name = Ton nom
me-colour = Ta couleur

mine-title = Tes tables
mine-yours = À toi de jouer
mine-others = Aux autres de jouer
mine-over = Terminée
mine-watching = Spectateur
mine-forget = Oublier cette table

open-title = Tables ouvertes
open-lead = Quelqu’un attend de la compagnie. Assieds-toi !
open-free = libre
open-sit = S’asseoir

new-who = Qui est à la table ?
new-here = Ici
new-link = Par lien
new-bot = Robot
new-level = Quel niveau ?
new-nobody = Personne
new-name = Nom
new-more = Autres réglages
new-more-help = variantes, match, horloge, discussion
new-match = Une partie ou un match ?
new-match-help = Dans un match, chacun commence à son tour et les victoires se comptent.
new-best-of = { $n ->
    [one] Une partie
   *[other] Au meilleur des { $n }
}
new-clock = Une horloge ?
new-clock-help = Le temps écoulé, un remplaçant répond une fois et la partie continue.
new-clock-0 = Sans horloge
new-clock-30 = 30 secondes par tour
new-clock-60 = 1 minute par tour
new-clock-180 = 3 minutes par tour
new-clock-600 = 10 minutes par tour
new-clock-86400 = 1 jour par tour
new-clock-259200 = 3 jours par tour
new-clock-604800 = Une semaine par tour
new-quiet = Table d’enfants
new-quiet-help = Personne ne peut y écrire de messages.
new-listed = Table ouverte
new-listed-help = Offrir les places libres à tous sur ce serveur.
new-start = On largue les amarres !

bad-table-who = « { $who } » ne peut pas s’asseoir à une table. Choisis une personne, un robot ou personne.
bad-table-match = Un match compte { $known } parties, pas « { $given } ». Choisis parmi celles-ci.

strength-growing = Les robots s’échauffent encore : dans quelques minutes, les plus forts verront bien plus loin.
strength-plain = Les règles ne sont pas compilées sur cet ordinateur : les robots les plus forts y réfléchissent une seconde et voient moins loin qu’ils ne le pourraient.
