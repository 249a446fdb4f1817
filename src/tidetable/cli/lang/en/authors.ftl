# For those who write games of their own

help-new = Write a game of your own to begin with: a whole package with hidden hands, in a folder of its name, that can be played at once. Then change it, piece by piece.
    .short = Begin a game of your own.
    .examples =
        tidetable new reef
        tidetable new reef --folder games/reef
help-new-name = What programs call the game: small letters and digits, at least three letters first, such as “reef”.
help-new-folder = Where to write it; a folder of its name if you do not say.
new-bad-name = “{ $name }” cannot be the name of a game. A name has small letters and digits, three letters first, and at most 20 signs: reef, harbour2.
new-word = “{ $name }” means something to Python already, so no game can be called that. Please choose another name.
new-taken = There is a game or a package called “{ $name }” already. Please choose another name.
new-folder-used = { $folder } is there already, and nothing in it is touched. Choose another name, or another folder with --folder.
new-written = { $title } lies in { $folder }. It can be played already:
    .next =
        cd { $folder }
        pip install --editable .
        tidetable check { $name }
        tidetable play { $name }

help-lock = Write down which number each action of a game has, in its ids.lock. Records and trained networks know actions by number: from then on none moves unnoticed. For those who write games.
    .short = Write down the numbers of a game.
    .examples =
        tidetable lock reef
lock-written = { $actions ->
    [one] { $file } knows the number of { $actions } action.
   *[other] { $file } knows the numbers of { $actions } actions.
}
lock-moved = Nothing was written: the number of an action has moved, and old records would be misread. { $file } says “{ $row }”. Put new actions last, as “later”; or, if it is meant, raise the edition of the game, which is { $edition } now.
