replay-open = Revoir la partie
replay-title = Retour en arrière
replay-back = À la table
replay-scrubber = Position
replay-count = { $n } / { $last }
replay-first = Au début
replay-before = Un coup en arrière
replay-after = Un coup en avant
replay-last = Au dernier coup
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-everybody = Tout le monde
replay-copy = Copier un lien vers ici
replay-copied = Le lien est copié. Qui l’ouvre voit cette position et ne joue aucune place.
replay-svg = Plateau en SVG
replay-png = Plateau en PNG
replay-continue = Continuer d’ici
replay-choose = Va au coup d’où tu veux continuer. Choisis ensuite « Continuer d’ici ».
replay-continue-text = Une nouvelle table commence exactement ici, avec une nouvelle chance. Qui joue ?
replay-keys-step = un coup en arrière, un coup en avant
replay-keys-ends = au début, au dernier coup
replay-keys-play = lire et mettre en pause

end-chart = Les points au fil des coups. À la fin : { $standing }.
end-join = Rejoindre la revanche
end-watch = Regarder la revanche
end-invited = { $name } veut rejouer !
end-host = L’hôte
end-keep = Garder
end-fair = Avant le premier tirage, cette table a montré l’empreinte ci-dessous. Elle montre maintenant la graine. La graine doit donner cette empreinte et chaque tirage de la partie.
end-verify = Vérifier maintenant
end-checking = Vérification …
end-sealed = Ton navigateur a calculé lui-même l’empreinte de la graine : c’est celle que cette table t’a montrée à la première ouverture.
end-unsealed = Ton navigateur a calculé lui-même l’empreinte de la graine : ce n’est PAS celle que cette table t’a montrée. La graine a été changée.
end-no-hash = Sans connexion chiffrée, un navigateur ne peut pas calculer l’empreinte lui-même ; le serveur l’a fait.
end-verified = { $draws ->
    [one] { $draws } tirage a été vérifié, et il découle de la graine.
   *[other] Les { $draws } tirages ont été vérifiés, et chacun découle de la graine.
}
end-given = Les { $given } premières lignes viennent d’une autre partie et relèvent de sa graine.
end-by-hand = Si tu préfères te fier à ta propre machine, enregistre la partie dans un fichier et vérifie-le là :

not-yours-eyes = Ce que les autres tenaient se voit après la fin. D’ici là, regarde depuis ta propre place, ou comme tout le monde le voit.
not-yours-continue = Tu pourras continuer d’ici quand la partie sera finie. Avant, cela montrerait ce qui est encore caché.
not-yours-again = Tu pourras rejouer quand cette partie sera finie. Finis-la d’abord.
not-yours-verify = La chance se vérifie après la fin : la graine montrerait ce qui doit encore venir.
bad-table-position = Il n’y a pas de position { $n } dans cette partie. Choisis-en une de 0 à { $last }.
bad-table-ended = À cette position la partie est finie. Reviens quelques coups en arrière, puis continue de là.
bad-table-seats-given = Cette partie a { $seats } joueurs. Choisis quelqu’un pour chaque place.
