# Où se situe un robot parmi ceux de la maison.

help-benchmark = Dit où se situe un robot : il joue contre les robots de la maison, sur des donnes qui ne changent jamais, et prend place sur leur échelle. Eux se sont déjà rencontrés et n’ont pas à rejouer. Toutes les réponses vont dans un fichier que chacun peut vérifier sans le robot. Sans robot, l’échelle est montrée.
    .short = Voir où se situe un robot parmi ceux de la maison.
    .examples =
        tidetable benchmark chests
            l’échelle telle qu’elle est
        tidetable benchmark chests --bot mien.py
            ton propre robot parmi eux
        tidetable benchmark chests --bot mesrobots:Prudent --seats 2,3,4
            à deux, à trois et à quatre
        tidetable benchmark chests --verify benchmark/chests-2-mien.py.jsonl
            rejouer les parties d’un fichier et comparer
help-benchmark-bot = Le robot à placer sur l’échelle : une classe importable d’ici, un fichier ou un robot de la maison.
help-benchmark-seats = Combien jouent à une table ; plusieurs nombres séparés par des virgules. 2 par défaut.
help-benchmark-games = Combien de parties il joue dans chaque composition de table, arrondi pour que chaque donne soit jouée depuis chaque place ; 200 par défaut.
help-benchmark-against = Contre quels robots de l’échelle il joue, séparés par des virgules ; tous par défaut. Ceux qui réfléchissent longtemps prennent le plus de temps.
help-benchmark-folder = Où va le fichier de ses parties. La même commande reprend où elle en était.
help-benchmark-verify = Rejouer toutes les parties de ce fichier avec ses réponses, et dire si elles finissent comme il le dit.

benchmark-seats = { $game } : il n’y a pas de table pour « { $seats } » joueurs. Il y en a pour : { $known }.
benchmark-against = « { $bot } » n’est pas sur l’échelle. Y sont : { $known }.
benchmark-anchor = « { $bot } » est déjà sur l’échelle. Enlève --bot pour la voir.
benchmark-few = À une table de { $seats }, un nouveau venu rencontre { $needed } autres à la fois. Nommes-en autant avec --against, ou aucun pour les rencontrer tous.
benchmark-anchor-fault = { $bot } n’est pas venu à bout d’une partie sur cette machine ({ $kind }) : on ne peut donc rien dire. Les règles sont-elles compilées (« make build »), et y a-t-il assez de mémoire ? Moins de --workers aide aussi.
benchmark-log-other = { $file } contient les parties d’un autre robot ou avec d’autres règles, ou le robot a changé depuis. Choisis un autre --folder ou efface le fichier.
benchmark-written = Les parties sont dans { $file }. Chacun peut les vérifier : tidetable benchmark --help dit comment.
benchmark-heading = { $game }, { $seats } joueurs : { $benchmark }
benchmark-standings = Échelle
    .note = greedy vaut 1000 par définition ; 400 points d’avance signifient dix victoires pour une défaite. La vraie valeur est entre les bornes, sûr à 95 %. La table repose sur { $games } parties.
benchmark-verified = { $file } dit vrai : les { $games } parties finissent comme il le dit.
benchmark-false = { $file } ne dit pas vrai : parties qui finissent autrement : { $games }, la première à la donne { $deal } ({ $seating }).
benchmark-entry-other = { $file } ne contient pas de parties de ce jeu et de cette comparaison. « tidetable benchmark » écrit un tel fichier.
benchmark-entry-rules = { $file } a été joué avec d’autres règles, d’autres données ou sur d’autres donnes que celles d’ici. Rejoue-le.
benchmark-entry-anchors = { $file } contient des parties contre des robots qui ne sont pas sur l’échelle. Rejoue-le.
benchmark-entry-games = { $file } n’est pas complet : chaque donne, de la première à la dernière, doit y être depuis chaque place. Relance la commande qui l’a écrit.
