# Für alle, die das Haus hüten: alle Tische einer Datenbank.
metavar-table-number = TISCH
metavar-table-numbers = TISCHE
metavar-days = TAGE
metavar-shape = FORM
help-admin = Hüte das Haus: Sieh alle Tische einer Datenbank durch, prüfe sie, kopiere sie, wirf alte weg. Was etwas ändert, lässt sich mit --dry-run erst ausprobieren. Mit Postgres laufen Server dabei weiter; ein Server auf SQLite bemerkt erst beim nächsten Start, was beiseitegestellt, freigegeben oder weggeworfen wurde.
    .short = Kümmert sich um alle Tische eines Servers.
    .examples =
        tidetable admin list
            jeder Tisch: Nummer, Spiel, Ausgabe, Stand
        tidetable admin verify
            jeden Tisch noch einmal spielen und das Glück beendeter Partien prüfen
        tidetable admin prune --older 90 --dry-run
            was weggeworfen würde
        tidetable admin backup partien.sqlite3
            eine Kopie, während der Server weiterläuft
help-admin-table = Die Nummer eines Tisches, wie sie in der Liste und im Protokoll des Servers steht.
help-admin-tables = Nummern von Tischen; alle, wenn du keine nennst.
help-dry-run = Sagt nur, was getan würde.
help-admin-list = Listet Tische auf: Nummer, Spiel, Ausgabe der Regeln, wann er eingerichtet wurde, Zeilen seines Logbuchs und ob er offen, beendet oder beiseitegestellt ist.
    .short = Listet Tische auf.
help-admin-verify = Spielt jeden Tisch nach seinem Logbuch noch einmal und prüft das Glück beendeter Partien. Endet mit 1, wenn einer krank ist. Auch wen du selbst beiseitegestellt hast, wird genannt.
    .short = Prüft Tische.
help-admin-export = Schreibt die Aufzeichnung einer beendeten Partie, wie ihre Spieler sie herunterladen können.
    .short = Schreibt die Aufzeichnung einer Partie.
help-admin-backup = Kopiert alle Partien in eine Datei, wie sie in einem Augenblick stehen; Server laufen weiter. Die Kopie wird geprüft, bevor sie ihren Namen bekommt. Für Postgres nimm pg_dump.
    .short = Kopiert alle Partien in eine Datei.
help-admin-backup-file = Wohin die Kopie kommt. Eine, die schon da ist, wird ersetzt, sobald die neue vollständig ist.
help-admin-prune = Wirft beendete Partien weg, deren Tisch vor langer Zeit eingerichtet wurde: Logbuch, Gespräch, Plätze und Links. Zurück geht es nur mit einer Sicherung.
    .short = Wirft alte Partien weg.
help-admin-older = Vor wie vielen Tagen ein Tisch eingerichtet worden sein muss.
help-admin-unfinished = Wirft auch die weg, die nie beendet wurden.
help-admin-migrate = Bringt die Datenbank in die Form, mit der diese Version arbeitet, wie es ein Server beim Start tut; oder in eine ältere, bevor du zu einer älteren Version zurückgehst.
    .short = Ändert die Form der Datenbank.
help-admin-to = Die Form, in der es enden soll, etwa 0006.
help-admin-set-aside = Lässt Tische nicht mehr öffnen: Wer einen Link hat, erfährt es, und alles bleibt, wie es ist.
    .short = Stellt Tische beiseite.
help-admin-free = Lässt Tische wieder öffnen, die beiseitegestellt waren.
    .short = Gibt Tische wieder frei.
admin-table = { $table } { $game } { $edition } { $when } { $lines } { $state ->
    [aside] beiseite
    [over] beendet
   *[open] offen
}
admin-tables = { $n ->
    [one] 1 Tisch.
   *[other] { $n } Tische.
}
admin-aside = Tisch { $table }: { $why }
admin-luck = Tisch { $table }: Sein Glück widerspricht seinem Startwert.
admin-verified = { $n ->
    [one] 1 Tisch angesehen, { $sick } krank.
   *[other] { $n } Tische angesehen, { $sick } krank.
}
admin-backed-up = Alle Partien sind in { $file }.
admin-not-written = { $file } lässt sich nicht schreiben: { $why }
admin-pruned = { $dry ->
    [True] Tische, die weggeworfen würden: { $n }.
   *[False] Weggeworfene Tische: { $n }.
}
admin-migrated = { $dry ->
    [True] Schritte, die getan würden: { $n }. { $way }
   *[False] Getane Schritte: { $n }. { $way }
}
admin-set-aside = { $dry ->
    [True] Tische, die beiseitegestellt würden: { $n }.
   *[False] Beiseitegestellte Tische: { $n }.
}
admin-free = { $dry ->
    [True] Tische, die freigegeben würden: { $n }.
   *[False] Freigegebene Tische: { $n }.
}
admin-no-games = In { $file } sind keine Partien. Sag mit --data-dir oder --database, wo sie liegen.
admin-older = Die Datenbank hat die Form einer älteren Version. Starte einen Server darauf oder ruf „tidetable admin migrate“ auf, dann versuch es noch einmal.
admin-shape = Die Form „{ $shape }“ kann eine Datenbank nicht haben. Bekannt sind: { $known }.
bad-table-number = Einen Tisch { $table } gibt es in dieser Datenbank nicht.
bad-table-running = Diese Partie ist noch nicht zu Ende, und ihre Aufzeichnung verriete, was verborgen ist. Warte bis dahin.
bad-table-backup = Das ist kein SQLite. Nimm für Postgres pg_dump.
