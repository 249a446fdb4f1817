# Pour qui fait tourner le serveur : comment il va.
status-title = La vigie
status-lead = Version { $version }, en marche depuis { $up }.
status-key = Cette page est pour qui fait tourner le serveur. Donne comme mot de passe la clé avec laquelle il a été lancé.
status-now = Maintenant
status-tables = Tables en mémoire
status-tables-aside = Tables mises de côté
status-streams = Pages et programmes à l’écoute
status-waiting = { $kind ->
    [bot] Robots qui attendent de réfléchir
    [hint] Conseils en attente
   *[review] Bilans en attente
}
status-busy = Processus qui réfléchissent
status-unsaved = Changements à enregistrer
status-refused = Refusé par la limite pour : { $kind }
status-done = Depuis le démarrage
status-counted = { $kind ->
    [move] Coups
    [undo] Annulés
    [redo] Refaits
    [request] Requêtes échouées
    [bot] Robots en échec
    [hint] Conseils en échec
   *[review] Bilans en échec
}
status-editions = Éditions des règles
