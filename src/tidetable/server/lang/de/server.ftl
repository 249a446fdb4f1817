languages = Sprachen
short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

start-welcome = Setzt euch an den Tisch
start-lead = Brettspiele von der See, mit vollständigen Regeln: gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen geheimen Link. Kein Konto, nichts zu installieren.
start-exactly = { $n } Spieler
start-players = { $least }–{ $most } Spieler
start-minutes = { $n } Minuten
start-age = ab { $n } Jahren
start-play-now = Gleich spielen
start-set-up = Tisch decken
start-rules = Regeln

new-who = Wer spielt mit?
new-here = An diesem Bildschirm
new-link = Per Link
new-nobody = Niemand
new-name = Name
new-how = Wie spielt ihr?
new-match = Ein Spiel oder ein Wettkampf?
new-match-help = Im Wettkampf beginnt abwechselnd jeder, und es wird gezählt.
new-best-of = { $n ->
    [one] Ein Spiel
   *[other] Die meisten Siege in { $n } Spielen
}
new-start = Leinen los!

table-undo = Zurück
table-undo-allowed = Nimm deinen letzten Zug zurück
table-unseen = Noch nicht gesehen
table-skip = Zug von selbst beenden
table-hand-over = Gebt den Bildschirm weiter
table-here-i-am = Ich bin’s!
table-keys = Tasten
table-your-turn = Du bist dran
table-offline = Der Server antwortet nicht. Dein Zug wurde nicht gesendet; versuch es noch einmal.
table-reconnecting = Verbindung verloren – neuer Versuch …
table-back = Zurück
table-over = Das Spiel ist aus.
table-again = Noch einmal
table-record = Partie als Datei speichern
table-fair = War das Glück gerecht?
table-fair-text = Vor der ersten Ziehung zeigte dieser Tisch den Fingerabdruck unten. Jetzt zeigt er den Startwert. Aus ihm folgen der Fingerabdruck und jede Ziehung der Partie: Speichere sie und prüfe sie mit „tidetable replay --verify“.
table-commitment = Fingerabdruck
table-seed = Startwert
table-zoom = Näher hinsehen
table-closer = Näher
table-farther = Weiter weg
table-whole = Das ganze Brett
table-feed = Was geschah
table-invite = Freunde einladen
table-watch = Nur zuschauen
table-copy = Kopieren
table-close = Schließen

match-won = { $name } gewinnt den Wettkampf! ({ $standing })
match-stands = In { $n } Spielen: { $standing }

keys-tab = von einem leuchtenden Ding zum nächsten, und es wählen
keys-numbers = aus der Liste wählen
keys-escape = einen Schritt zurück
keys-undo = den letzten Zug zurücknehmen
keys-zoom = näher, weiter weg, das ganze Brett
keys-arrows = das Brett verschieben, wenn du nahe dran bist
keys-help = diese Liste zeigen oder verbergen

lost-title = Hier ist nur Wasser
lost-text = Diese Seite oder diesen Tisch gibt es nicht. Prüfe den Link: Er muss vollständig sein.
lost-home = Zurück zum Hafen
broken-text = Bei uns ist etwas zerbrochen. Von eurer Partie ist nichts verloren: Lade die Seite neu.
request-not-understood = Diese Anfrage ist nicht zu verstehen. Sieh nach bei: { $fields }.

short-src-print = gedruckt
short-src-found = gefunden
short-src-inferred = erschlossen
short-src-recon = rekonstruiert
short-src-ruling = Auslegung

not-yours-record = Die Mitschrift gibt es nach dem Ende, denn sie enthält, was noch verborgen ist. Spielt zuerst zu Ende.
stale-overtaken = Am Tisch ist zuerst etwas anderes geschehen. Sieh noch einmal hin und wähle dann.
bad-table-who = „{ $who }“ kann nicht am Tisch sitzen. Wähle einen Menschen, einen Bot oder niemanden.
bad-table-match = Ein Wettkampf hat { $known } Spiele, nicht „{ $wish }“. Wähle eines davon.
