# For whoever keeps the house: all tables of a database.
metavar-table-number = TABLE
metavar-table-numbers = TABLES
metavar-days = DAYS
metavar-shape = SHAPE
help-admin = Keep the house: look through all tables of a database, check them, copy them, throw old ones away. Whatever changes something can be tried first with --dry-run. With Postgres servers go on meanwhile; a server on SQLite notices what was set aside, freed or thrown away when it starts again.
    .short = Look after all tables of a server.
    .examples =
        tidetable admin list
            every table: number, game, edition, state
        tidetable admin verify
            play every table again, and check the luck of finished ones
        tidetable admin prune --older 90 --dry-run
            what would be thrown away
        tidetable admin backup games.sqlite3
            a copy, while the server goes on
help-admin-table = The number of a table, as the list and the server’s log have it.
help-admin-tables = Numbers of tables; all of them, if you name none.
help-dry-run = Only say what would be done.
help-admin-list = List tables: number, game, edition of the rules, when it was set up, lines of its log, and whether it is open, over or set aside.
    .short = List tables.
help-admin-verify = Play every table again from its log, and check the luck of finished games. Ends with 1 if one is sick. One that you have set aside yourself is named, too.
    .short = Check tables.
help-admin-export = Write the record of a finished game, as its players can download it.
    .short = Write a game’s record.
help-admin-backup = Copy all games into a file, as they stand at one moment; servers go on meanwhile. The copy is checked before it gets its name. For Postgres use pg_dump.
    .short = Copy all games into a file.
help-admin-backup-file = Where the copy goes. One that is there already is replaced once the new one is whole.
help-admin-prune = Throw away finished games that were set up long ago: log, talk, seats and links. There is no way back but a backup.
    .short = Throw old games away.
help-admin-older = How many days ago a table must have been set up.
help-admin-unfinished = Throw away those, too, that were never finished.
help-admin-migrate = Bring the database into the shape that this version works with, as a server does when it starts; or into an older one, before you go back to an older version.
    .short = Change the shape of the database.
help-admin-to = The shape to end in, like 0006.
help-admin-set-aside = Keep tables from being opened: whoever has a link is told so, and everything stays as it is.
    .short = Set tables aside.
help-admin-free = Let tables be opened again that were set aside.
    .short = Let tables go on.
admin-table = { $table } { $game } { $edition } { $when } { $lines } { $state ->
    [aside] set aside
    [over] over
   *[open] open
}
admin-tables = { $n ->
    [one] 1 table.
   *[other] { $n } tables.
}
admin-aside = Table { $table }: { $why }
admin-luck = Table { $table }: its luck contradicts its seed.
admin-verified = { $n ->
    [one] 1 table looked at, { $sick } sick.
   *[other] { $n } tables looked at, { $sick } sick.
}
admin-backed-up = All games are in { $file }.
admin-not-written = { $file } cannot be written: { $why }
admin-pruned = { $dry ->
    [True] Tables that would be thrown away: { $n }.
   *[False] Tables thrown away: { $n }.
}
admin-migrated = { $dry ->
    [True] Steps that would be taken: { $n }. { $way }
   *[False] Steps taken: { $n }. { $way }
}
admin-set-aside = { $dry ->
    [True] Tables that would be set aside: { $n }.
   *[False] Tables set aside: { $n }.
}
admin-free = { $dry ->
    [True] Tables that would be freed: { $n }.
   *[False] Tables freed: { $n }.
}
admin-no-games = There are no games in { $file }. Say where they are, with --data-dir or --database.
admin-older = The database has the shape of an older version. Start a server on it, or run “tidetable admin migrate”, then try again.
admin-shape = A database cannot have the shape “{ $shape }”. Known: { $known }.
bad-table-number = There is no table { $table } in this database.
bad-table-running = This game is not over yet, and its record would tell what is hidden. Wait until it is.
bad-table-backup = This is not SQLite. Use pg_dump for Postgres.
