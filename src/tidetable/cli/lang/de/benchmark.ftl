# Wo ein Bot unter denen des Hauses steht.

help-benchmark = Findet heraus, wo ein Bot steht: Er spielt gegen die Bots des Hauses, auf Ausgangslagen, die sich nie ändern, und kommt auf ihre Skala. Sie haben schon gegeneinander gespielt und müssen es nicht noch einmal. Alle Antworten kommen in eine Datei, die jeder auch ohne den Bot prüfen kann. Ohne Bot wird die Skala gezeigt.
    .short = Sehen, wo ein Bot unter denen des Hauses steht.
    .examples =
        tidetable benchmark chests
            die Skala, wie sie ist
        tidetable benchmark chests --bot meiner.py
            dein eigener Bot darunter
        tidetable benchmark chests --bot meinebots:Vorsichtig --seats 2,3,4
            zu zweit, zu dritt und zu viert
        tidetable benchmark chests --verify benchmark/chests-2-meiner.py.jsonl
            die Partien einer Datei noch einmal spielen und vergleichen
help-benchmark-bot = Der Bot, der auf die Skala soll: eine Klasse, die sich von hier aus importieren lässt, eine Datei oder ein Bot des Hauses.
help-benchmark-seats = Wie viele an einem Tisch spielen; mehrere Zahlen mit Kommas getrennt. Ohne Angabe 2.
help-benchmark-games = Wie viele Partien er in jeder Tischbesetzung spielt, aufgerundet, damit jede Ausgangslage von allen Plätzen aus gespielt wird; ohne Angabe 200.
help-benchmark-against = Gegen welche Bots der Skala er spielt, mit Kommas getrennt; ohne Angabe gegen alle. Die lange nachdenken, brauchen die meiste Zeit.
help-benchmark-folder = Wohin die Datei mit seinen Partien kommt. Mit demselben Befehl geht es weiter, wo es aufgehört hat.
help-benchmark-verify = Alle Partien dieser Datei mit den Antworten darin noch einmal spielen und sagen, ob sie so enden, wie sie sagt.

benchmark-seats = { $game }: Für „{ $seats }“ Spieler gibt es keine Tabelle. Es gibt Tabellen für: { $known }.
benchmark-against = „{ $bot }“ ist nicht auf der Skala. Darauf sind: { $known }.
benchmark-anchor = „{ $bot }“ ist schon auf der Skala. Lass --bot weg, um sie zu sehen.
benchmark-few = An einem Tisch mit { $seats } Plätzen trifft ein Neuling { $needed } andere auf einmal. Nenne so viele mit --against oder keinen, um alle zu treffen.
benchmark-anchor-fault = { $bot } ist auf diesem Computer nicht durch eine Partie gekommen ({ $kind }), also lässt sich nichts sagen. Sind die Regeln kompiliert („make build“), und ist genug Speicher da? Auch weniger --workers helfen.
benchmark-log-other = { $file } enthält Partien eines anderen Bots oder nach anderen Regeln, oder der Bot wurde seitdem geändert. Wähle einen anderen --folder oder lösche die Datei.
benchmark-written = Die Partien sind in { $file }. Jeder kann sie prüfen: tidetable benchmark --help sagt, wie.
benchmark-heading = { $game }, { $seats } Spieler: { $benchmark }
benchmark-standings = Skala
    .note = greedy ist nach Festlegung 1000; 400 Punkte Vorsprung bedeuten zehn Siege auf eine Niederlage. Die wahre Wertung liegt mit 95 % Sicherheit zwischen den Grenzen. Die Tabelle beruht auf { $games } Partien.
benchmark-verified = { $file } stimmt: Alle { $games } Partien enden so, wie sie sagt.
benchmark-false = { $file } stimmt nicht: Partien, die anders enden: { $games }, zuerst in Lage { $deal } ({ $seating }).
benchmark-entry-other = { $file } enthält keine Partien dieses Spiels und dieses Vergleichs. „tidetable benchmark“ schreibt eine solche Datei.
benchmark-entry-rules = { $file } wurde nach anderen Regeln, mit anderen Daten oder auf anderen Ausgangslagen gespielt als denen des Vergleichs hier. Spiele sie neu.
benchmark-entry-anchors = { $file } enthält Partien gegen Bots, die nicht auf der Skala sind. Spiele sie neu.
benchmark-entry-games = { $file } ist nicht vollständig: Jede Ausgangslage von der ersten bis zur letzten muss von allen Plätzen aus da sein. Gib den Befehl noch einmal, der sie geschrieben hat.
