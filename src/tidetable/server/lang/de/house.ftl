languages = Sprachen

lost-title = Hier ist nur Wasser
lost-text = Diese Seite oder diesen Tisch gibt es nicht. Prüfe den Link: Er muss vollständig sein.
lost-home = Zurück zum Hafen

house-offline = Der Server antwortet nicht. Dein Zug wurde nicht gesendet; versuch es noch einmal.

away-title = Gerade ist Ebbe
away-text = Der Server kann gerade keine Partien lesen oder speichern. Nichts ist verloren: Warte einen Augenblick und versuch es noch einmal.

too-often-title = Nicht so schnell
too-often-text = { $seconds ->
    [one] Das war viel auf einmal, und andere wollen auch spielen. In einer Sekunde geht es weiter.
   *[other] Das war viel auf einmal, und andere wollen auch spielen. In { $seconds } Sekunden geht es weiter.
}

full-title = Alle Plätze sind besetzt
full-text = Es sehen gerade so viele zu, wie dieser Server bedienen kann. Nichts ist verloren, und dein Platz bleibt deiner: Komm in einer Minute wieder.

aside-title = Dieser Tisch ist beiseitegestellt
set-aside-game = Hier wird „{ $game }“ gespielt, und dieses Spiel hat der Server nicht. Nichts ist verloren: Sobald das Spiel installiert ist, geht es weiter.
set-aside-edition = Begonnen wurde mit Ausgabe { $edition } der Regeln, dieser Server hat Ausgabe { $ours }. Nichts ist verloren: Ein Server mit Ausgabe { $edition } kann weiterspielen.
set-aside-data = Die Karten und Pläne, mit denen begonnen wurde, lassen sich hier nicht lesen. Nichts ist verloren: Sag der Person Bescheid, die diesen Server betreibt.
set-aside-unreadable = Er lässt sich nicht lesen. Er bleibt genau so aufgehoben: Sag der Person Bescheid, die diesen Server betreibt.
set-aside-changed = Sein Protokoll ist nicht mehr, wie es geschrieben wurde: Jemand oder etwas hat es geändert. Er bleibt, wie er ist: Sag Bescheid, wer diesen Server betreibt.
set-aside-host = Wer diesen Server betreibt, hat ihn beiseitegestellt. Er bleibt, wie er ist: Frag dort nach.

broken-title = Etwas ist kaputtgegangen
broken-text = Bei uns ist etwas kaputtgegangen. Von deiner Partie ist nichts verloren: Lade die Seite neu.

request-not-understood = Diese Anfrage ist nicht zu verstehen. Sieh nach bei: { $fields }.

short-src-print = gedruckt
short-src-found = gefunden
short-src-inferred = erschlossen
short-src-recon = rekonstruiert
short-src-ruling = Auslegung
