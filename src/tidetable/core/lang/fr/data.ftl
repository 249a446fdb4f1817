# Le fichier de données d’un jeu, lu ligne par ligne.

bad-table-data = Ce fichier n’est pas pour « { $game } » mais pour « { $other } ». Prends-en un qu’écrit « tidetable data { $game } ».
bad-record-data = Ligne { $line } : cette partie a été jouée avec les données { $data }, or ici la table a { $ours }. Indique avec --data le fichier avec lequel elle a été jouée.

bad-data-file-faults = On ne peut pas jouer avec { $file } : { $n ->
    [one] une chose ne va pas.
   *[other] { $n } choses ne vont pas.
}
bad-data-unread = Impossible de le lire : { $why }. Vérifie son nom.
bad-data-text = Ce n’est pas un texte en UTF-8. Enregistre-le ainsi.
bad-data-toml = Ligne { $line } : ce n’est pas du TOML ({ $why }). Compare avec le fichier de départ.
bad-data-no-game = Il ne dit pas pour quel jeu il est. Écris game = "…" sur sa première ligne.
bad-data-no-record = Ligne { $line } : rien sous [[{ $record }]]. Il en faut au moins un.
bad-data-record = Ligne { $line } : personne ne demande « { $record } ». On connaît ceux-ci : { $known }.
bad-data-missing = Ligne { $line } : ce [[{ $record }]] n’a pas de « { $field } ». Valeurs possibles : { $known }.
bad-data-field = Ligne { $line } : personne ne demande « { $field } » ici. On connaît : { $known }.
bad-data-value = Ligne { $line } : « { $field } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
bad-data-twice = Ligne { $line } : « { $value } » a déjà été nommé. Nomme-le une seule fois.
bad-data-different = Ligne { $line } : « { $field } » contient deux fois la même chose, ou trop peu. Il en faut au moins { $least } différentes.
bad-data-lacking = Ligne { $line } : parmi les [[{ $record }]], il en manque un pour « { $value } ». Ajoute-le.
bad-data-number = Ligne { $line } : nombre de [[{ $record }]] : { $n } ; il en faut { $needed }. Ajoutes-en, ou retires-en.
bad-data-list = Ligne { $line } : nombre de choses dans la liste « { $field } » : { $n }. Il en faut au moins { $least } et au plus { $most }.
bad-data-too-many = Ligne { $line } : nombre de [[{ $record }]] : { $n } ; il peut y en avoir { $most } au plus. Retires-en.
