# For those who write games of their own

help-new = Écrit un jeu à toi pour commencer : un paquet entier avec des mains cachées, dans un dossier à son nom, jouable tout de suite. Ensuite, tu le changes, morceau par morceau.
    .short = Commencer un jeu à toi.
    .examples =
        tidetable new reef
        tidetable new reef --folder games/reef
help-new-name = Le nom du jeu pour les programmes : petites lettres et chiffres, trois lettres d’abord, par exemple « reef ».
help-new-folder = Où l’écrire ; sinon dans un dossier à son nom.
new-bad-name = Un jeu ne peut pas s’appeler « { $name } ». Un nom a de petites lettres sans accent et des chiffres, trois lettres d’abord, et 20 signes au plus : reef, port2.
new-word = « { $name } » veut déjà dire quelque chose en Python, aucun jeu ne peut s’appeler ainsi. Choisis un autre nom.
new-taken = Il y a déjà un jeu ou un paquet nommé « { $name } ». Choisis un autre nom.
new-folder-used = { $folder } existe déjà, et rien n’y est touché. Choisis un autre nom, ou un autre dossier avec --folder.
new-written = { $title } est dans { $folder }. On peut déjà y jouer :
    .next =
        cd { $folder }
        pip install --editable .
        tidetable check { $name }
        tidetable play { $name }

help-lock = Note le numéro de chaque coup d’un jeu, dans son ids.lock. Les enregistrements et les réseaux entraînés connaissent les coups par leur numéro : désormais aucun ne bouge sans qu’on le voie. Pour celles et ceux qui écrivent des jeux.
    .short = Noter les numéros d’un jeu.
    .examples =
        tidetable lock reef
lock-written = { $actions ->
    [one] { $file } connaît le numéro de { $actions } coup.
   *[other] { $file } connaît les numéros de { $actions } coups.
}
lock-moved = Rien n’a été écrit : le numéro d’un coup a bougé, et d’anciens enregistrements seraient mal lus. { $file } dit « { $row } ». Mets les nouveaux coups à la fin, comme « later » ; ou, si c’est voulu, augmente l’édition du jeu, qui est { $edition }.
