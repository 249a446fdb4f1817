# Bots gegen Bots.

metavar-class = MODUL:KLASSE|DATEI
metavar-elo = UNTEN,OBEN

help-league = Lässt Bots gegeneinander spielen: jeder gegen jeden, und jede Ausgangslage wird von allen Plätzen aus gespielt, damit alle dasselbe Glück haben. Der gleiche Startwert ergibt das gleiche Ergebnis, egal wie viele Prozesse spielen. Ein Bot, der einen Fehler auslöst, zu lange denkt oder Unerlaubtes antwortet, verliert diese Partie, und die Liga geht weiter.
    .short = Bots gegeneinander spielen lassen und einstufen.
    .examples =
        tidetable league sirens --bots greedy,random --games 400
            wer ist besser, und wie sicher?
        tidetable league chests --bot meinebots.erste:Vorsichtig
            ein eigener Bot spielt mit
        tidetable league nassau --games 400 --resume nassau.jsonl
            darf angehalten werden und geht später weiter
        tidetable league sirens --html sirens.html --json sirens.json
            ein Bericht zum Lesen, Zahlen zum Rechnen
        tidetable league sirens --ray auto
            auf einem Ray-Cluster
help-league-bots = Die Bots des Hauses, die mitspielen, mit Kommas getrennt; ohne Angabe greedy und random.
help-league-bot = Ein eigener Bot spielt mit: eine Klasse, die sich von hier aus importieren lässt, oder eine Datei, deren letzte Funktion spielt; darf mehrmals vorkommen.
help-league-games = Wie viele Partien jede Paarung spielt, aufgerundet, damit jede Ausgangslage von allen Plätzen aus gespielt wird; ohne Angabe 100.
help-league-seats = Wie viele an einem Tisch spielen; ohne Angabe 2.
help-league-ladder = Jeder Bot trifft nur seine Nachbarn in der Liste: Das genügt, um zu sehen, ob jede Stufe eine ist.
help-league-sprt = Aufhören, sobald klar ist, ob der erste Bot besser ist als der zweite (ein sequenzieller Test, Lage für Lage). --games ist dann die Höchstzahl; ohne Angabe 20000.
help-league-elo = Zwischen welchen zwei Vorsprüngen der Test entscheidet, in Elo-Punkten: Bis zum ersten gilt ein Bot nicht als besser, ab dem zweiten schon. Ohne Angabe 0,20.
help-league-seed = Woher das Glück kommt: die gleiche Zahl ergibt die gleichen Ausgangslagen. Ohne Angabe 1.
help-league-seconds = Wie viele Sekunden ein Bot über einen Zug nachdenken darf; ohne Angabe 60.
help-league-workers = Wie viele Partien zugleich gespielt werden; ohne Angabe so viele, wie es Kerne gibt.
help-league-ray = Auf dem Ray-Cluster mit dieser Adresse spielen; „local“ startet hier einen für diese Liga.
help-league-resume = Beendete Partien in dieser Datei behalten und mit denen weitermachen, die schon darin sind.
help-league-json = Alle Zahlen in diese Datei schreiben.
help-league-html = Einen Bericht mit Bildern in diese Datei schreiben; er braucht sonst nichts und lässt sich weitergeben.

league-few = Eine Liga mit { $seats } Plätzen am Tisch braucht mindestens { $seats } Bots. Es sind { $bots }.
league-twice = „{ $bot }“ kann nicht gegen sich selbst spielen. Nenne jeden Bot nur einmal.
league-bad-bot-form = „{ $bot }“ ist nicht zu verstehen. Ein eigener Bot wird so genannt: --bot paket.modul:Klasse oder --bot agent.py
league-bad-bot-import = „{ $bot }“ lässt sich nicht importieren: { $detail }
league-bad-bot-missing = „{ $bot }“ gibt es nicht: Das Modul enthält nichts namens { $detail }.
league-bad-bot-class = „{ $bot }“ ist kein Bot. Nötig ist eine von tidetable.core.think.bot.Bot abgeleitete Klasse mit einer Methode „choose“.
league-bad-bot-agent = „{ $bot }“ enthält keine Funktion, die spielen könnte. Schreibe eine: def agent(observation, configuration):
league-bad-bot-network-file = „{ $bot }“ enthält kein Netz. „tidetable learn“ schreibt eines.
league-bad-bot-network-other = „{ $bot }“ hat etwas anderes gelernt: { $detail }. Lass eines für dieses Spiel lernen.
league-bad-bot-network-tables = „{ $bot }“ ist beschädigt: Seine Tabellen gehören nicht zusammen. Lass es neu lernen oder nimm eine andere Kopie.
league-bad-bot-weight = „{ $bot }“ ist nicht zu verstehen. Gewichte werden so angegeben: --bot 'mate?exploration=0.5&depth=10'. Dieser Bot hat: { $detail }.
league-sprt-bots = Ein Test gilt zwei Bots; an einem Tisch mit { $seats } Plätzen sitzen { $seats }, und der Test gilt den ersten zwei. Genannt sind { $bots }.
league-sprt-elo = „{ $elo }“ ist nicht zu verstehen. Gib zwei Vorsprünge in Elo-Punkten an, den kleineren zuerst: --elo 0,20
league-log-form = { $file } ist keine Liste von Ligapartien oder in Zeile { $line } beschädigt. Wähle eine andere Datei.
league-log-other = { $file } enthält Partien einer anderen Liga: Spiel, Daten, Optionen, Plätze oder Startwert sind andere. Wähle eine andere Datei.
league-no-ray = Ray ist nicht benutzbar. Ist es installiert (pip install "tidetable[ray]"), und gibt es unter dieser Adresse einen Cluster? { $detail }
league-crew-lost = Die spielenden Prozesse enden immer wieder, und kein Bot ist schuld. Ist genug Speicher da?
league-interrupted = Angehalten. Nichts wurde behalten; mit --resume DATEI kann eine Liga später weitergehen.
    .kept = Angehalten. Beendete Partien sind in { $file }: Mit demselben Befehl geht es weiter.

league-playing = Partien
league-resumed = { $games ->
    [one] { $games } Partie dieser Liga ist
   *[other] { $games } Partien dieser Liga sind
} schon in { $file }.
league-written = Geschrieben: { $file }

league-heading = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
league-report = Liga: { $game }
league-facts = { $games } Partien: { $deals } Ausgangslagen, jede von allen Plätzen aus gespielt, an Tischen für { $seats }. So hatten alle Bots dasselbe Glück.
league-again = So lässt sich diese Liga noch einmal spielen:

league-bot = Bot
league-pairing = Bots
league-games = Partien
league-rating = Wertung
league-interval = 95 %
league-won = Gewonnen
league-tied = Geteilt
league-lost = Verloren
league-share = Anteil
league-by-game = 95 % je Partie
league-by-deal = 95 % je Lage
league-lead = Vorsprung in Punkten
league-deals = Lagen
league-first-both = Erster
league-second-both = Zweiter
league-same-seat = Gleicher Platz
league-other = Gleichstand
league-luck-share = Glück entschied
league-moves = Züge
league-mean = Mittel (ms)
league-most = 95 von 100 (ms)
league-worst = Längster (ms)
league-percent = { $share } %

league-sprt-better = Angenommen (Lagen: { $deals }). { $one } ist besser als { $two }, eher um { $high } Elo-Punkte als um { $low }.
league-sprt-no-better = Abgelehnt (Lagen: { $deals }). { $one } liegt vor { $two } eher um { $low } Elo-Punkte als um { $high }.
league-sprt-open = Noch nicht entschieden zwischen { $one } und { $two } (Lagen: { $deals }). Gib mehr --games an, und --resume, um weiterzumachen.
league-sprt-ratio = Logarithmus des Likelihood-Quotienten: { $ratio }; ab { $bound } angenommen, ab −{ $bound } abgelehnt, falsch in höchstens 5 von 100 Tests.

league-standings = Wertungen
    .note = 400 Punkte Vorsprung bedeuten zehn Siege auf eine Niederlage; der Mittelwert aller ist 1500. Die wahre Wertung liegt mit 95 % Sicherheit zwischen den Grenzen.
league-pairings = Wer wen schlägt
    .note = Aus der Sicht des zuerst genannten Bots; ein Gleichstand zählt als halber Sieg. Die Grenzen je Lage sind die besseren: Partien derselben Lage teilen ihr Glück.
league-luck = Was das Glück entscheidet
    .note = Jede Lage wurde von beiden Plätzen aus gespielt: Wer gewann beide Partien? Wo es derselbe Platz war, egal wer dort saß, entschied die Lage und nicht die Bots.
league-times = Bedenkzeit
    .note = Nur wo es eine Wahl gab, auf dem Computer, der gespielt hat. Mit weniger Prozessen als Kernen sind die Zahlen ruhiger.

league-mishaps = Durch eigene Schuld verloren
league-mishap-raised = { $bot } löste einen Fehler aus und verlor { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, zuerst in Lage { $deal } ({ $seating }): { $detail }
league-mishap-slow = { $bot } dachte länger als { $seconds } s über einen Zug nach und verlor { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, zuerst in Lage { $deal } ({ $seating }).
league-mishap-illegal = { $bot } antwortete Unerlaubtes und verlor { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, zuerst in Lage { $deal } ({ $seating }): { $detail }
league-mishap-died = { $bot } beendete seinen Prozess und verlor { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, zuerst in Lage { $deal } ({ $seating }).
