# Robots contre robots.

metavar-class = MODULE:CLASSE|FICHIER
metavar-elo = BAS,HAUT

help-league = Fait jouer des robots entre eux : chacun rencontre tous les autres, et chaque donne est jouée depuis chaque place, pour que tous aient la même chance. La même graine donne les mêmes résultats, quel que soit le nombre de processus. Un robot qui lève une erreur, réfléchit trop longtemps ou répond un coup interdit perd cette partie, et la ligue continue.
    .short = Faire jouer des robots entre eux et les classer.
    .examples =
        tidetable league sirens --bots greedy,random --games 400
            qui est meilleur, et avec quelle certitude ?
        tidetable league chests --bot mesrobots.premier:Prudent
            ton propre robot participe
        tidetable league nassau --games 400 --resume nassau.jsonl
            peut être arrêtée, et reprend où elle en était
        tidetable league sirens --html sirens.html --json sirens.json
            un rapport à lire, des chiffres à traiter
        tidetable league sirens --ray auto
            sur une grappe Ray
help-league-bots = Les robots de la maison qui participent, séparés par des virgules ; greedy et random par défaut.
help-league-bot = Ton propre robot participe : une classe qui s’importe d’ici, ou un fichier dont la dernière fonction joue ; peut être donné plusieurs fois.
help-league-games = Combien de parties joue chaque paire, arrondi pour que chaque donne soit jouée depuis chaque place ; 100 par défaut.
help-league-seats = Combien jouent à une table ; 2 par défaut.
help-league-ladder = Chaque robot ne rencontre que ses voisins de la liste : cela suffit pour voir si chaque échelon en est un.
help-league-sprt = S’arrêter dès qu’il est clair si le premier robot est meilleur que le second (un test séquentiel, donne par donne). --games est alors le maximum ; 20000 par défaut.
help-league-elo = Entre quelles deux avances le test décide, en points Elo : jusqu’à la première, un robot ne compte pas comme meilleur ; à partir de la seconde, si. 0,20 par défaut.
help-league-seed = D’où vient la chance : le même nombre donne les mêmes donnes. 1 par défaut.
help-league-seconds = Combien de secondes un robot peut réfléchir à un coup ; 60 par défaut.
help-league-workers = Combien de parties se jouent à la fois ; par défaut, autant qu’il y a de cœurs.
help-league-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici pour cette ligue.
help-league-resume = Garder les parties finies dans ce fichier, et continuer à partir de celles qu’il contient déjà.
help-league-json = Écrire tous les chiffres dans ce fichier.
help-league-html = Écrire un rapport illustré dans ce fichier ; il n’a besoin de rien d’autre et peut être transmis.

league-few = Une ligue à { $seats } par table demande au moins { $seats } robots. Il y en a { $bots }.
league-twice = « { $bot } » ne peut pas jouer contre lui-même. Nomme chaque robot une fois.
league-bad-bot-form = « { $bot } » n’est pas compris. Ton robot se nomme ainsi : --bot paquet.module:Classe ou --bot agent.py
league-bad-bot-import = « { $bot } » ne peut pas être importé : { $detail }
league-bad-bot-missing = « { $bot } » n’existe pas : le module ne contient rien qui s’appelle { $detail }.
league-bad-bot-class = « { $bot } » n’est pas un robot. Il faut une classe dérivée de tidetable.core.think.bot.Bot, avec une méthode « choose ».
league-bad-bot-agent = « { $bot } » ne contient aucune fonction qui puisse jouer. Écris-en une : def agent(observation, configuration):
league-bad-bot-network-file = « { $bot } » ne contient aucun réseau. « tidetable learn » en écrit un.
league-bad-bot-network-other = « { $bot } » a appris autre chose : { $detail }. Entraînes-en un pour ce jeu.
league-bad-bot-network-tables = « { $bot } » est abîmé : ses tables ne vont pas ensemble. Entraîne-le à nouveau ou prends une autre copie.
league-bad-bot-weight = « { $bot } » n’est pas compris. Les poids se donnent ainsi : --bot 'mate?exploration=0.5&depth=10'. Ce robot a : { $detail }.
league-sprt-bots = Un test concerne deux robots ; à une table de { $seats }, il y en a { $seats }, et le test concerne les deux premiers. Tu en as nommé { $bots }.
league-sprt-elo = « { $elo } » n’est pas compris. Donne deux avances en points Elo, la plus petite d’abord : --elo 0,20
league-log-form = { $file } n’est pas une liste de parties d’une ligue, ou est abîmé à la ligne { $line }. Choisis un autre fichier.
league-log-other = { $file } contient les parties d’une autre ligue : le jeu, ses données, les options, les places ou la graine diffèrent. Choisis un autre fichier.
league-no-ray = Ray n’est pas utilisable. Est-il installé (pip install "tidetable[ray]"), et y a-t-il une grappe à cette adresse ? { $detail }
league-crew-lost = Les processus qui jouent s’arrêtent sans cesse, et aucun robot n’y est pour rien. Y a-t-il assez de mémoire ?
league-interrupted = Arrêté. Rien n’a été gardé ; avec --resume FICHIER, une ligue peut continuer plus tard.
    .kept = Arrêté. Les parties finies sont dans { $file } : la même commande continue.

league-playing = Parties
league-resumed = { $games ->
    [one] { $games } partie de cette ligue est
   *[other] { $games } parties de cette ligue sont
} déjà dans { $file }.
league-written = Écrit : { $file }

league-heading = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
league-report = Ligue : { $game }
league-facts = { $games } parties : { $deals } donnes, chacune jouée depuis toutes les places à des tables de { $seats }, pour que tous les robots aient la même chance.
league-again = Pour rejouer cette ligue :

league-bot = Robot
league-pairing = Robots
league-games = Parties
league-rating = Cote
league-interval = 95 %
league-won = Gagnées
league-tied = Partagées
league-lost = Perdues
league-share = Part
league-by-game = 95 % par partie
league-by-deal = 95 % par donne
league-lead = Avance en points
league-deals = Donnes
league-first-both = Premier
league-second-both = Second
league-same-seat = Même place
league-other = Égalité
league-luck-share = La chance décide
league-moves = Coups
league-mean = Moyenne (ms)
league-most = 95 sur 100 (ms)
league-worst = Le pire (ms)
league-percent = { $share } %

league-sprt-better = Accepté (donnes : { $deals }). { $one } est meilleur que { $two }, de { $high } points Elo plutôt que de { $low }.
league-sprt-no-better = Refusé (donnes : { $deals }). { $one } devance { $two } de { $low } points Elo plutôt que de { $high }.
league-sprt-open = Pas encore décidé entre { $one } et { $two } (donnes : { $deals }). Donne plus de --games, et --resume pour continuer.
league-sprt-ratio = Logarithme du rapport de vraisemblance : { $ratio } ; accepté à partir de { $bound }, refusé à partir de −{ $bound }, faux dans 5 tests sur 100 au plus.

league-standings = Cotes
    .note = Une avance de 400 points signifie dix victoires pour une défaite ; la moyenne de tous est 1500. La vraie cote se trouve entre les bornes, sûr à 95 %.
league-pairings = Qui bat qui
    .note = Du point de vue du robot nommé en premier ; une égalité compte pour une demi-victoire. Les bornes par donne sont les meilleures : les parties d’une donne partagent leur chance.
league-luck = Ce que décide la chance
    .note = Chaque donne a été jouée depuis les deux places : qui a gagné les deux parties ? Là où ce fut la même place, quel que fût le robot, c’est la donne qui a décidé.
league-times = Temps de réflexion
    .note = Seulement là où il y avait un choix, sur la machine qui a joué. Avec moins de processus que de cœurs, les chiffres sont plus stables.

league-mishaps = Perdues par la faute du robot
league-mishap-raised = { $bot } a levé une erreur et perdu { $games ->
    [one] une partie
   *[other] { $games } parties
}, la première à la donne { $deal } ({ $seating }) : { $detail }
league-mishap-slow = { $bot } a réfléchi plus de { $seconds } s à un coup et perdu { $games ->
    [one] une partie
   *[other] { $games } parties
}, la première à la donne { $deal } ({ $seating }).
league-mishap-illegal = { $bot } a répondu un coup interdit et perdu { $games ->
    [one] une partie
   *[other] { $games } parties
}, la première à la donne { $deal } ({ $seating }) : { $detail }
league-mishap-died = { $bot } a mis fin à son processus et perdu { $games ->
    [one] une partie
   *[other] { $games } parties
}, la première à la donne { $deal } ({ $seating }).
