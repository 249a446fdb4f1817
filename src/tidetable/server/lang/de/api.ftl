# The page for people who write programs.

api-title = Für Programme
api-lead = Alles, was eine Seite dieses Servers am Tisch tut, kann auch ein Programm: sehen, was gefragt ist, antworten, Neuigkeiten hören. Schreib einen Bot in irgendeiner Sprache; er braucht nur den Link eines Platzes.
api-begin = So spielt ein Bot
api-begin-link = Nimm den Link eines Platzes, oder richte einen Tisch ein und bekomme einen. Mit einer Einladung setzt du dich zuerst hin (POST sit), und die Antwort hat den Link des Platzes. Alles Weitere beginnt damit, und wer ihn kennt, spielt den Platz.
api-begin-news = Hör die Neuigkeiten: einen Strom von Server-Sent Events. Sobald „yours“ nicht leer ist, bist du gefragt.
api-begin-play = Lies die Fragen, wähl eines von „legal“ und schick es mit der Version, die du gesehen hast. Ist der Tisch inzwischen weiter, geschieht nichts und die Antwort ist 409: Sieh noch einmal nach.
api-json = Dasselbe als OpenAPI-Dokument
api-search = Auf dieser Seite suchen
api-send = Du schickst
api-get = Du bekommst
api-refused = Abgelehnt mit
api-errors = Wenn etwas abgelehnt wird
api-errors-text = Nichts geschieht je halb. Jede Ablehnung hat dieselbe Form: einen Namen, der in jeder Sprache gleich bleibt, einen Satz in deiner Sprache und die Version des Tisches.
api-home = Für Programme (API)
api-tag-tables = Spiele und Tische
api-tag-playing = Spielen
api-tag-watching = Zuhören
api-tag-people = Leute am Tisch
api-tag-replay = Rückblick
api-status-400 = Nicht verstanden: ein Feld, der Text eines Zuges oder ein Tisch, den man nicht einrichten kann.
api-status-403 = Nicht deins: Ein anderer Platz ist gefragt, oder es ist noch verborgen.
api-status-404 = Diesen Link oder dieses Spiel gibt es nicht.
api-status-409 = Der Tisch ist weiter. Sieh noch einmal nach, dann antworte.
api-status-410 = Eine Einladung, die schon benutzt wurde: Sie gilt nur einmal.
api-status-413 = Länger, als das je sein könnte.
api-status-422 = Verstanden, aber jetzt nicht erlaubt; die Nachricht enthält den Satz der Regel.
api-status-429 = Zu viel oder zu schnell.
api-status-503 = Nicht jetzt: Der Tisch ist beiseitegestellt, oder die Datenbank antwortet nicht. Nichts ist verloren.

too-long = Das ist länger, als es je sein könnte. Schick weniger.
wrong-way = Diese Adresse fragt man nicht so. Wie, steht auf der Seite /api.

## What can be asked, by the names of the OpenAPI document

api-does-list_games = Welche Spiele es hier gibt, mit Plätzen, Optionen und Bots.
api-does-new_table = Einen Tisch einrichten. Die Antwort hat einen geheimen Link für jeden Anteil der Plätze.
api-does-scene = Alles, was eine Seite vom Spiel zeigt: das Spielbrett als SVG, den Klickbaum, die Chronik. Für Seiten gemacht; es kann sich ändern.
api-does-questions = Was ein Platz gefragt ist, jede erlaubte Antwort als Text und Zahl, und alles, was der Platz wissen darf.
api-does-sheet = Was ein Platz wissen kann, in Worten: benannte Angaben in Gruppen.
api-does-play = Eine offene Frage beantworten, mit Text oder Zahl.
api-does-undo = Den letzten eigenen Zug zurücknehmen, wo das anderen nichts nimmt.
api-does-try_out = Was eine Antwort brächte, soweit ihr Platz es wissen kann, bevor sie gegeben wird.
api-does-may_come = Was ein Platz als Nächstes gefragt werden kann, als Klickbaum, und was andere davor tun können. Für Seiten gemacht; kann sich ändern.
api-does-order = Im Voraus antworten, für den Moment, in dem der Platz gefragt wird. Niemand sonst erfährt davon; was dann nicht passt, gilt nicht mehr.
api-does-forget = Alle eigenen Antworten im Voraus zurücknehmen.
api-does-redo = Noch einmal tun, was man gerade zurückgenommen hat.
api-does-why_not = Warum mit einer Sache gerade nichts geht, in den Worten der Regeln.
api-does-whole_record = Die beendete Partie als Text, mit dem Startwert.
api-does-events = Der Strom für Seiten: Bild und Raum, sobald sie sich ändern.
api-does-news = Der Strom für Programme: was der Platz erfährt, als Text, und wer gefragt ist. Schick die letzte id mit, um nur Verpasstes zu bekommen.
api-does-room = Wer da ist, wer nachdenkt, was gesagt wird und wie die Uhr steht.
api-does-sit = Sich mit einer Einladung hinsetzen und den Link bekommen, der den Platz spielt; oder Namen und Farbe ändern.
api-does-seat = Einen Bot auf einem Platz spielen lassen, oder wieder einen Menschen.
api-does-say = Allen am Tisch etwas sagen.
api-does-clock = Um eine Pause bitten oder ihr zustimmen, damit die Uhr steht; oder die Uhr laufen lassen.
api-does-luck = Worauf das Glück vor der ersten Ziehung wartet, wo die Plätze einen Anteil daran haben; nichts, sobald es gezogen hat.
api-does-share_luck = Eine Zahl für das Glück versiegeln; oder sie zeigen, wenn alle versiegelt sind.
api-does-invitations = Die Einladungen zum Weitergeben; für die, die den Tisch eingerichtet haben.
api-does-at = Der Tisch, wie er nach so vielen Einträgen war.
api-does-scores = Die Punkte im Lauf der Züge.
api-does-board_svg = Das Spielbrett als SVG-Bild.
api-does-verify = Was die Aufzeichnung der beendeten Partie über sein Glück beweist.
