# For whoever runs the server: how it is doing.
status-title = The lookout
status-lead = Version { $version }, running for { $up }.
status-key = This page is for whoever runs the server. Give the key it was started with as the password.
status-now = Now
status-tables = Tables in memory
status-tables-aside = Tables set aside
status-streams = Pages and programs that listen
status-waiting = { $kind ->
    [bot] Bots that wait to think
    [hint] Hints that wait
   *[review] Reviews that wait
}
status-busy = Processes that think
status-unsaved = Changes that wait to be saved
status-refused = Refused by the limit for: { $kind }
status-done = Since the start
status-counted = { $kind ->
    [move] Moves
    [undo] Taken back
    [redo] Done again
    [request] Requests that failed
    [bot] Bots that failed
    [hint] Hints that failed
   *[review] Reviews that failed
}
status-editions = Editions of the rules
