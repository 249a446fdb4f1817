# Pour qui tient la maison : toutes les tables d’une base de données.
metavar-table-number = TABLE
metavar-table-numbers = TABLES
metavar-days = JOURS
metavar-shape = FORME
help-admin = Tiens la maison : parcours toutes les tables d’une base de données, vérifie-les, copie-les, jette les anciennes. Ce qui change quelque chose s’essaie d’abord avec --dry-run. Avec Postgres, les serveurs continuent pendant ce temps ; un serveur sur SQLite remarque au prochain démarrage ce qui a été mis de côté, libéré ou jeté.
    .short = S’occuper de toutes les tables d’un serveur.
    .examples =
        tidetable admin list
            chaque table : numéro, jeu, édition, état
        tidetable admin verify
            rejouer chaque table et vérifier le hasard des parties finies
        tidetable admin prune --older 90 --dry-run
            ce qui serait jeté
        tidetable admin backup parties.sqlite3
            une copie, pendant que le serveur continue
help-admin-table = Le numéro d’une table, comme dans la liste et dans le journal du serveur.
help-admin-tables = Numéros de tables ; toutes, si tu n’en nommes aucune.
help-dry-run = Dire seulement ce qui serait fait.
help-admin-list = Lister les tables : numéro, jeu, édition des règles, date de préparation, lignes du journal, et si elle est ouverte, finie ou mise de côté.
    .short = Lister les tables.
help-admin-verify = Rejouer chaque table d’après son journal et vérifier le hasard des parties finies. Finit par 1 si l’une est malade. Celles que tu as mises de côté sont nommées aussi.
    .short = Vérifier les tables.
help-admin-export = Écrire l’enregistrement d’une partie finie, comme ses joueurs peuvent le télécharger.
    .short = Écrire l’enregistrement d’une partie.
help-admin-backup = Copier toutes les parties dans un fichier, telles qu’elles sont à un instant ; les serveurs continuent. La copie est vérifiée avant de recevoir son nom. Pour Postgres, utilise pg_dump.
    .short = Copier toutes les parties dans un fichier.
help-admin-backup-file = Où va la copie. S’il y en a déjà une, elle est remplacée une fois la nouvelle complète.
help-admin-prune = Jeter les parties finies dont la table a été préparée il y a longtemps : journal, conversation, places et liens. On ne revient en arrière que par une sauvegarde.
    .short = Jeter les anciennes parties.
help-admin-older = Depuis combien de jours une table doit exister.
help-admin-unfinished = Jeter aussi celles qui n’ont jamais été finies.
help-admin-migrate = Donner à la base de données la forme avec laquelle cette version travaille, comme un serveur au démarrage ; ou une forme plus ancienne, avant de revenir à une version plus ancienne.
    .short = Changer la forme de la base de données.
help-admin-to = La forme à atteindre, comme 0006.
help-admin-set-aside = Empêcher d’ouvrir des tables : qui a un lien l’apprend, et tout reste tel quel.
    .short = Mettre des tables de côté.
help-admin-free = Laisser rouvrir des tables mises de côté.
    .short = Libérer des tables.
admin-table = { $table } { $game } { $edition } { $when } { $lines } { $state ->
    [aside] de côté
    [over] finie
   *[open] ouverte
}
admin-tables = { $n ->
    [one] { $n } table.
   *[other] { $n } tables.
}
admin-aside = Table { $table } : { $why }
admin-luck = Table { $table } : son hasard contredit sa graine.
admin-verified = { $n ->
    [one] { $n } table vue, { $sick } malade.
   *[other] { $n } tables vues, { $sick } malades.
}
admin-backed-up = Toutes les parties sont dans { $file }.
admin-not-written = Impossible d’écrire { $file } : { $why }
admin-pruned = { $dry ->
    [True] Tables qui seraient jetées : { $n }.
   *[False] Tables jetées : { $n }.
}
admin-migrated = { $dry ->
    [True] Étapes qui seraient faites : { $n }. { $way }
   *[False] Étapes faites : { $n }. { $way }
}
admin-set-aside = { $dry ->
    [True] Tables qui seraient mises de côté : { $n }.
   *[False] Tables mises de côté : { $n }.
}
admin-free = { $dry ->
    [True] Tables qui seraient libérées : { $n }.
   *[False] Tables libérées : { $n }.
}
admin-no-games = Il n’y a pas de parties dans { $file }. Dis où elles sont, avec --data-dir ou --database.
admin-older = La base de données a la forme d’une version plus ancienne. Lance un serveur dessus, ou « tidetable admin migrate », puis réessaie.
admin-shape = Une base de données ne peut pas avoir la forme « { $shape } ». Connues : { $known }.
bad-table-number = Il n’y a pas de table { $table } dans cette base de données.
bad-table-running = Cette partie n’est pas finie, et son enregistrement dirait ce qui est caché. Attends la fin.
bad-table-backup = Ce n’est pas SQLite. Pour Postgres, utilise pg_dump.
