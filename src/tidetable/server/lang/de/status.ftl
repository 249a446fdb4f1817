# Für alle, die den Server betreiben: wie es ihm geht.
status-title = Der Ausguck
status-lead = Version { $version }, läuft seit { $up }.
status-key = Diese Seite ist für alle, die den Server betreiben. Gib als Passwort den Schlüssel an, mit dem er gestartet wurde.
status-now = Jetzt
status-tables = Tische im Speicher
status-tables-aside = Beiseitegestellte Tische
status-streams = Seiten und Programme, die zuhören
status-waiting = { $kind ->
    [bot] Bots, die zum Denken anstehen
    [hint] Tipps, die anstehen
   *[review] Auswertungen, die anstehen
}
status-busy = Prozesse, die denken
status-unsaved = Änderungen, die noch zu speichern sind
status-refused = Von der Grenze abgewiesen, für: { $kind }
status-done = Seit dem Start
status-counted = { $kind ->
    [move] Züge
    [undo] Zurückgenommen
    [redo] Noch einmal getan
    [request] Fehlgeschlagene Anfragen
    [bot] Bots, die versagt haben
    [hint] Tipps, die ausgefallen sind
   *[review] Auswertungen, die ausgefallen sind
}
status-editions = Ausgaben der Regeln
