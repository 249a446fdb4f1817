quick-hello = Bonjour !
quick-good-luck = Bonne chance !
quick-well-played = Bien joué !
quick-oops = Oups !
quick-moment = Un petit instant !
quick-thanks = Merci !
quick-again = On rejoue ?
quick-bye = Au revoir !

house-sat-down = { $who } a pris place.
house-stand-in = Un robot joue pour { $who } en attendant.
house-back = { $who } est de retour.
house-bot-sits = Un robot a pris place.
house-seat-free = Une place est maintenant libre pour une personne.
house-time-up = Le temps est écoulé : un remplaçant a répondu pour { $who }.
house-paused = { $who } a arrêté l’horloge.
house-resumed = L’horloge de { $who } repart.

too-much-words = C’est trop long. Dis-le en { $most } caractères au plus.
too-much-talk = Pas si vite : attends { $seconds } secondes avant de continuer.

not-yours-watching = Qui ne fait que regarder ne peut pas faire cela. Demande un lien avec une place.
not-yours-no-seat = Plus aucune place n’est libre ici. Choisis une autre table ou prépares-en une.
not-yours-host = Seule la personne qui a préparé la table peut changer cette place.
not-yours-stand-in = Seule la personne à qui est cette place peut la reprendre.
not-yours-bot-plays = Un robot joue à cette place. Reprends-la d’abord.
not-yours-pause = Tu as accepté cette pause. Maintenant, seule la personne qui l’a demandée peut y mettre fin.

bad-table-colour = Cette couleur est prise. Choisis-en une autre.
bad-table-phrase = « { $phrase } » n’est pas une phrase rapide. Il y a : { $known }.
bad-table-chat = On ne discute pas à cette table. Le plus rapide est d’appeler à travers la pièce.
bad-table-no-clock = Il n’y a pas d’horloge à cette table.
bad-table-clock = Il n’y a pas d’horloge de « { $given } » secondes. Choisis parmi : { $known }.
bad-table-lesson = Il n’y a pas de première partie avec le capitaine ici.

room-people = Joueurs
room-menu = Place de { $who } : plus …
room-turn = c’est son tour
room-you = toi
room-here = est là
room-away = pas là
room-free = encore personne
room-free-bot = libre : { $bot }
room-thinks = { $bot } réfléchit
room-hurried = { $bot }, avec trop peu de temps pour réfléchir
room-stuck = { $bot } ne répond pas.
room-stand-in = remplaçant : { $bot }
room-proposal = { $bot } pour { $who } ? { $agreed } sur { $needed } d’accord.
room-watching = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
}
room-paused = { $who } a arrêté l’horloge.
room-stop = Arrêter l’horloge
room-go-on = Relancer l’horloge
room-settings = Réglages

offer-own = { $bot } : jouer pour moi
offer-back = Je suis de retour
offer-agree = D’accord
offer-try-again = Réessayer
offer-stand-in = Proposer : { $bot } joue pour { $who }
offer-free = Libérer cette place pour une personne
offer-bot = Ici joue : { $bot }

talk-title = Discussion
talk-unread = Non lu
talk-quick = Phrases rapides
talk-own = Dire quelque chose …
talk-send = Dire

setting-sound = Un son doux quand c’est mon tour, qu’il se passe quelque chose ou que quelqu’un parle
setting-pace = Montrer les tours des autres
pace-slow = lentement
pace-normal = normalement
pace-fast = vite
pace-off = pas du tout
setting-notify = Une notification quand c’est mon tour
setting-notify-refused = Ce navigateur n’autorise pas les notifications ici. Tu peux le changer dans ses réglages pour cette page.

keys-talk = dire quelque chose

room-full-strength = Les robots jouent maintenant de toutes leurs forces.

luck-people = La chance tire dès que tout le monde est assis. On attend encore : { $who }.
luck-numbers = Avant que la chance tire, chaque place scelle un nombre secret, puis le montre. On attend encore : { $who }.
offer-without = Tirer sans le nombre de { $who }
stale-luck = Tout le monde n’a pas encore scellé son nombre, ou quelqu’un en a scellé un autre. Regarde d’abord à nouveau.
house-left-out = La chance tire sans nombre de { $who }. Tous les autres en ont scellé de nouveaux.
bad-share-soon = { $seconds ->
    [one] Cette place a encore { $seconds } seconde pour donner sa part. Ensuite, tu pourras continuer sans elle.
   *[other] Cette place a encore { $seconds } secondes pour donner sa part. Ensuite, tu pourras continuer sans elle.
}
