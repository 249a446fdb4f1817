# Das Terminal.

## Hilfe

help-usage = Aufruf: { $line }
help-examples = Beispiele
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-help = Zeigt diese Seite.

metavar-command = BEFEHL
metavar-options = OPTIONEN
metavar-game = SPIEL
metavar-name = NAME
metavar-file = DATEI
metavar-folder = ORDNER
metavar-database = URL
metavar-number = ZAHL
metavar-fingerprint = FINGERABDRUCK
metavar-address = ADRESSE
metavar-key = SCHLÜSSEL
metavar-language = SPRACHE
metavar-bots = BOT,BOT
metavar-names = NAME,NAME
metavar-option = NAME=WAHL

help-tidetable = Brettspiele auf See mit vollständigen Regeln: hier im Terminal oder im Browser.
    .examples =
        tidetable games                 was man spielen kann
        tidetable play chests           hier gegen einen Bot spielen
        tidetable serve --open          im Browser spielen
        tidetable rules chests          die Regeln lesen
        tidetable play --help           alles über einen Befehl
help-version = Sagt, welche Version das ist und ob ihre Regeln kompiliert sind.
help-lang = Spricht diese Sprache: { $known }. Sonst entscheidet TIDETABLE_LANG oder die Sprache des Systems.
help-game = Ein Name aus „tidetable games“.

help-play = Spielt hier im Terminal: du gegen Bots, oder mehrere Menschen abwechselnd an einer Tastatur. Antworte mit der Nummer einer Wahl oder tippe einen Zug ganz, etwa „open left“. ? erklärt, zurücknehmen nimmt die letzte Entscheidung zurück, wiederholen trifft sie wieder, ende hört auf; die Partie lässt sich aufheben und später fortsetzen.
    .short = Hier ein Spiel spielen.
    .examples =
        tidetable play chests
            du gegen einen gierigen Bot
        tidetable play chests --players 3 --bots greedy,random
            du gegen zwei Bots
        tidetable play chests --names Anna,Ben
            zwei Menschen an einer Tastatur
        tidetable play chests --option old-sea-dogs=yes --option first=1
            mit einer Variante; wer zuerst genannt ist, fängt an
        tidetable play chests --resume abend.tide
            eine aufgehobene Partie fortsetzen
help-players = Wie viele mitspielen, Menschen und Bots zusammen.
help-bots = Die Bots, durch Kommas getrennt, etwa greedy (gierig), deckhand (Leichtmatrose) oder even (ebenbürtig), der sich dir anpasst. Ohne diese Angabe sitzen auf allen Plätzen außer deinem gierige Bots.
help-names = Die Menschen an dieser Tastatur, durch Kommas getrennt.
help-option = Wählt eine Variante; auch mehrmals. „tidetable rules SPIEL“ erklärt die Varianten.
help-seed = Woher das Glück kommt: Dieselbe Zahl gibt dieselben Würfel und Karten. Ohne diese Angabe kennt sie vor dem Ende niemand.
help-resume = Setzt die Partie in dieser Datei fort.
help-no-unseen = Die noch nicht gesehenen Karten nicht zeigen: selbst mitzählen.
help-auto-done = Lässt deine Züge von selbst enden: Am Ende wird nicht mehr gefragt, ob noch etwas geschehen soll, etwa mit dem Rum in Sirenen in Sicht. „auto“ ändert das während der Partie.

help-serve = Bringt die Spiele in Browser, auf diesem Computer oder im eigenen Netz, bis du Strg+C drückst. Partien werden in einem Ordner aufgehoben und gehen nach einem Neustart weiter.
    .short = Im Browser spielen.
    .examples =
        tidetable serve --open
            starten und einen Browser öffnen
        tidetable serve --host 0.0.0.0 --port 9000
            andere im eigenen Netz mitspielen lassen
help-host = Wo gewartet wird: 127.0.0.1 ist nur dieser Computer (und gilt sonst), 0.0.0.0 das ganze Netz.
help-port = Die Zahl nach dem Doppelpunkt in der Adresse; ohne Angabe 8000.
help-data-dir = Wo Partien aufgehoben werden. Ohne diese Angabe dort, wo das System so etwas aufhebt.
help-database = Partien stattdessen in dieser Datenbank aufheben, damit mehrere Server sie teilen: postgresql+asyncpg://…
help-open = Öffnet einen Browser oder eben nicht (so ist es ohne Angabe).
help-proxy = Glaubt diesem Proxy, wer fragt und über welche Adresse: seine eigene Adresse oder ein Netz wie 10.0.0.0/8. Mehrfach möglich; ohne Angabe wird niemandem geglaubt.
help-streams = Wie viele Seiten und Programme zugleich zuhören dürfen; ohne Angabe 2000.
help-limits = Begrenzt, wie viel jemand verlangen kann (so ist es ohne Angabe), oder eben nicht: für Programme auf dem eigenen Computer.
help-key = Wer diesen Schlüssel aus mindestens 16 Zeichen kennt, sieht unter /status und /metrics, wie es dem Server geht, mit dem Schlüssel als Passwort. Gib ihn lieber als TIDETABLE_KEY an als hier, wo ihn andere Programme lesen können. Ohne Angabe sieht es niemand.
help-drain = Sekunden zwischen der Bitte aufzuhören und dem Ende, in denen /readyz sagt, dass keine Gäste mehr geschickt werden sollen; ohne Angabe 0.
help-log = Wie das Protokoll geschrieben wird: plain für Menschen, json für Programme, die Protokolle sammeln.
help-log-requests = Hält auch jede Anfrage fest: wonach, nicht von wem, und ohne Geheimnisse.

help-replay = Spielt eine aufgezeichnete Partie noch einmal und zeigt, wie sie ausging. Eine beschädigte Datei wird abgelehnt, mit ihrer ersten falschen Zeile.
    .short = Eine aufgezeichnete Partie ansehen und ihr Glück prüfen.
    .examples =
        tidetable replay abend.tide
            wie sie ausging
        tidetable replay abend.tide --step
            jede Entscheidung
        tidetable replay abend.tide --verify
            war das Glück ehrlich?
        tidetable replay abend.tide --svg brett.svg
            das letzte Spielbrett als Bild
    .codes =
        Rückgabewerte:
          0  alles in Ordnung; mit --verify: jede Ziehung ist bewiesen
          1  die Datei ist nicht lesbar oder bricht die Regeln
          2  der Befehl ist nicht zu verstehen
          3  die Aufzeichnung widerspricht sich oder dem Fingerabdruck, den du notiert hast
          4  nichts spricht dagegen, aber nicht alles ist bewiesen
help-file = Eine Partie, die mit „speichern“ aufgehoben oder im Browser heruntergeladen wurde.
help-verify = Prüft jede Ziehung am Startwert, und den Startwert am Fingerabdruck in der Aufzeichnung; sagt, was bewiesen ist und was nicht.
help-fingerprint = Prüft wie --verify und vergleicht mit dem Fingerabdruck, den du vor der ersten Ziehung notiert hast, mit allen seinen 64 Ziffern.
help-step = Zeigt das Spielbrett vor jeder Entscheidung.
help-seat = Schaut vom Platz mit dieser Nummer, nicht als Zuschauer.
help-svg = Zeichnet das letzte Spielbrett in diese Datei.

help-rules = Druckt die vollständigen Regeln eines Spiels, jede mit ihrer Nummer.
    .short = Die Regeln eines Spiels lesen.
    .examples =
        tidetable rules chests
        tidetable rules chests --lang fr
        tidetable rules chests --unprinted
help-unprinted = Nur was nicht im Regelheft steht: unsere Entscheidungen, und Spielmaterial, von dem es keine Liste gibt.

help-games = Zählt alle Spiele auf, mit ihren Namen für die anderen Befehle.
    .short = Die Spiele aufzählen.
    .examples =
        tidetable games

help-check = Prüft, ob ein Spiel alles hält, was Spiele hier versprechen: mit zufälligen Partien in allen Varianten. Für alle, die Spiele schreiben.
    .short = Die Versprechen eines Spiels prüfen.
    .examples =
        tidetable check chests
        tidetable check chests --games 200
        tidetable check chests --seconds 600
help-check-games = So viele zufällige Partien für jede Prüfung in jeder Variante, wie lange es auch dauert.
help-check-seconds = So viele Sekunden Arbeit, die sich die Prüfungen teilen, und mindestens eine Partie in jeder Variante; ohne beide Angaben 60.

version = tidetable { $version } ({ $compiled ->
    [yes] Regeln kompiliert
   *[no] Regeln nicht kompiliert
})

## Falscher Aufruf

misused-hint = Hilfe: { $command }
misused-command = Den Befehl „{ $command }“ gibt es nicht. Es gibt diese: { $known }.
misused-option = Die Option { $option } gibt es hier nicht.
misused-value = { $option } fehlt der Wert, oder es steht einer da, wo keiner hingehört.
misused-missing = { $name } fehlt.
misused-number = Zu { $option } gehört eine ganze Zahl, die dort einen Sinn ergibt.
misused-extra = Das ist mehr, als dieser Befehl annimmt. Namen mit Leerzeichen brauchen Anführungszeichen.
misused-language = „{ $language }“ sprechen wir noch nicht, nur diese: { $known }.
misused-resume = --resume steht allein: Spieler, Bots, Optionen und Startwert stehen in der Datei.
misused-game = In { $file } liegt eine Partie „{ $game }“. Nenne dieses Spiel oder keines.
misused-wish = „{ $wish }“ ist nicht zu verstehen. Eine Option gibt man so an: --option old-sea-dogs=yes
misused-seed = „{ $seed }“ taugt nicht als Startwert. Gib eine ganze Zahl an oder die 32 Ziffern und Buchstaben, die eine beendete Partie zeigt.
misused-fingerprint = „{ $fingerprint }“ kann kein Fingerabdruck sein. Er hat 64 Ziffern von 0 bis 9 und von a bis f.
misused-name = „{ $name }“ taugt nicht als Name. Gib Buchstaben an, durch Kommas getrennt: --names Anna,Ben
misused-seats = Das geht nicht auf: { $seats } Plätze, aber { $bots } Bots und { $people } Namen.
misused-seat = Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }.

## Dateien

file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht.
file-directory = { $file } ist ein Ordner. Gebraucht wird eine Datei.
file-no-folder = { $file } ist eine Datei oder liegt in einer. Gebraucht wird ein Ordner.
file-forbidden = { $file }: Das darfst du nicht benutzen.
file-no-text = { $file } ist kein Text, also auch keine Partie.
file-unusable = { $file } lässt sich nicht benutzen.
file-in-use = { $file } ist etwas anderes und bleibt, wie es ist. Wähle einen anderen Namen.
file-no-seed = { $file } kann man ansehen, aber nicht weiterspielen: Der Startwert fehlt, also weiß niemand, was das Glück noch bringt. Versuch „tidetable replay“.

## Am Tisch

introduce-person = { $name }: an dieser Tastatur
introduce-bot = { $name }: { $bot }
introduce-commitment = Fingerabdruck des Glücks, zum Notieren für die Prüfung am Ende: { $commitment }
introduce-help = Antworte mit einer Nummer oder tippe einen Zug. ? erklärt, ende hört auf.
menu-back = Zurück
prompt-number = Tippe eine Nummer von { $least } bis { $most }, oder ? für Hilfe.
prompt-hint = Tippe die Nummer einer Wahl, oder ? für Hilfe.
prompt-end = „speichern DATEI“ hebt die Partie auf, Eingabe hört auf:

explain-rule = { $verb } ({ $rule }): { $sentence }
explain-answer = Antworte mit der Nummer einer Wahl oder tippe sie ganz, etwa „{ $example }“. Gibt es nur eine Wahl, genügt die Eingabetaste. Außerdem kannst du tippen:
command-save = speichern
    .help = die Partie in einer Datei aufheben, etwa „speichern abend.tide“, und weiterspielen
command-quit = ende
    .help = aufhören; die Partie lässt sich für später aufheben
command-rules = regeln
    .help = die vollständigen Regeln
command-language = sprache
    .help = eine andere Sprache sprechen, etwa „sprache fr“
command-auto = auto
    .help = deine Züge von selbst enden lassen oder wieder gefragt werden

undone = Zurückgenommen.
redone = Noch einmal getan.
auto-on = Deine Züge enden jetzt von selbst. Mit „auto“ wirst du wieder gefragt.
auto-off = Du wirst vor dem Ende deiner Züge wieder gefragt.
auto-none = Dieses Spiel fragt nichts, was man weglassen könnte.
hand-over = { $name } ist dran. Gib die Tastatur weiter; die anderen sehen weg.
    .ready = { $name }, drück die Eingabetaste, wenn du da bist:
language-choices = Tippe „sprache“ und eine von diesen: { $known }.
quit-where = In welcher Datei soll die Partie liegen? Eingabetaste: { $file }; - hebt sie nicht auf:
kept = Die Partie liegt in { $file }. So geht es weiter:
    .over = Die Partie liegt in { $file }. So kann man sie ansehen und ihr Glück prüfen:
left-early = Die Partie ist noch nicht zu Ende.

ending-place = Rang
ending-player = Spieler
ending-seed = Startwert des Glücks: { $seed }

## Zurückschauen

replay-next = Eingabetaste geht weiter, irgendein Zeichen und Eingabetaste geht zum Ende:
replay-unfinished = Diese Partie ist noch nicht zu Ende.
replay-fair = Das Glück war ehrlich.
replay-fair-if = Das Glück war ehrlich, wenn dies der Fingerabdruck ist, der vor der ersten Ziehung zu sehen war. Vergleiche ihn mit dem, den du notiert hast, oder überlass das --fingerprint.
replay-open = Nichts spricht gegen diese Aufzeichnung, aber nicht alles ist bewiesen.
replay-contradicted = Etwas passt nicht: Diese Aufzeichnung wurde verändert, oder es ist nicht die deiner Partie. Lass dir die ursprüngliche Aufzeichnung geben.
replay-limits = Was keine Aufzeichnung beweisen kann: wer wo saß, und was jeder nach dem letzten Fingerabdruck entschied, den du notiert hast. Wo kein Platz eine Zahl zum Glück gab, auch nicht, dass niemand Startwerte ausprobierte, bevor der Tisch stand.
replay-drawn = Das Spielbrett ist in { $file }.

## Spiele und Browser

games-facts = { $least }–{ $most } Spieler, ab { $age } Jahren, { $minutes } Minuten
serving = Der Tisch steht bereit: { $address } – mit Strg+C hört er auf. Partien liegen in { $folder }.
serve-proxy = „{ $address }“ ist keine Adresse und kein Netz. Schreib es wie 127.0.0.1 oder 10.0.0.0/8.
serve-key = Der Schlüssel ist zu kurz: Er braucht mindestens { $least } Zeichen, damit ihn niemand errät.
serve-log = Eine Form namens „{ $log }“ gibt es nicht. Bekannt sind: { $known }.
serve-refused = Unter { $host }, Port { $port }, lässt sich niemand bedienen: Vielleicht benutzt ihn schon etwas anderes. Versuch einen anderen, etwa --port 8001.
serve-missing = Der Server ist hier nicht installiert ({ $package } fehlt). Installiere ihn mit: pip install 'tidetable[server]'
serve-database = Die Datenbank { $database } lässt sich nicht benutzen: { $why } Prüfe die Adresse, und für Postgres, ob „pip install asyncpg“ gemacht wurde.
serve-newer = Die Datenbank { $database } ist die einer neueren Version von Tidetable: Sie hat die Form { $shape }, und diese Version kennt keine nach { $ours }. Nichts wurde verändert. Installiere die neuere Version wieder; oder, um bei dieser zu bleiben, ruf zuerst mit der neueren „tidetable admin migrate --to { $ours }“ auf.
moved = Deine Partien sind umgezogen. Sie lagen in { $old }, jetzt liegen sie dort, wo das System Daten aufhebt: in { $new }.
moving-both = Partien liegen in zwei Ordnern. Gespielt werden jetzt die in { $new }. Die in { $old } spielst du mit: tidetable serve --data-dir { $old }
moving-later = Deine Partien bleiben vorerst in { $old }, weil ein anderer Server sie offen hat. Beende ihn und starte noch einmal; dann ziehen sie nach { $new } um.
moving-failed = Deine Partien konnten nicht nach { $new } umziehen: { $why }. Nichts ist verloren: Sie bleiben in { $old } und werden dort gespielt. Sorge dafür, dass du in den neuen Ordner schreiben darfst und dort Platz ist, und starte noch einmal; oder wähle einen Ordner mit --data-dir.

## Prüfen

checking = { $game }: { $checks } Prüfungen
check-done = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
}
check-kept = { $games ->
    [one] Alle Versprechen sind gehalten, in { $games } Partie.
   *[other] Alle Versprechen sind gehalten, in { $games } Partien.
}
check-broken = { $broken ->
    [one] { $broken } Versprechen ist gebrochen.
   *[other] { $broken } Versprechen sind gebrochen.
}

# What each check of the contract promises
promise-termination = jede Partie endet
promise-legality = genau das Angebotene wird angenommen
promise-replay = ein Protokoll ergibt wieder dieselbe Partie
promise-copy = Kopie und Ansicht lassen den Tisch in Ruhe
promise-ids = Nummern und Texte der Züge stimmen überein
promise-lock = die Lock-Datei kennt jede Nummer
promise-words = alles hat Worte, und keine bleiben übrig
promise-canary = nichts Verborgenes und kein Startwert dringt hinaus
promise-non-interference = Verborgenes ändert nichts am Gezeigten
promise-sealed = verdeckte Antworten sehen gleich aus
promise-guess = eine geratene Welt sieht aus wie die echte
promise-size = keine Frage hat mehr als 500 Antworten
promise-reachable = Klicks und Worte erreichen jeden Zug
promise-odds = Ziehungen folgen ihren Chancen
promise-conservation = nichts geht verloren, nichts kommt hinzu
promise-guards = was keine Regel verbietet, ist erlaubt, und sonst nichts
promise-ranges = kein Feld verlässt seinen Bereich
promise-bots = Bots halten die Regeln ein, aus Gleichem folgt Gleiches
promise-undo = Zurückgenommenes hinterlässt keine Spur
