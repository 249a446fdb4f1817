# Was alle Spiele teilen: Ablehnungen, Namen für Spieler ohne Namen, und die Worte um die Regeln.

choice-yes = Ja
choice-no = Nein

seat-1 = Rot
seat-2 = Blau
seat-3 = Gelb
seat-4 = Grün

## Bots: their level, their name, and a temper that tells how strong they are

bot-random = Zufalls-Bot
    .name = Polly
    .temper = Sagt, was gerade einfällt, und denkt sich nichts dabei.
bot-greedy = Gieriger Bot
    .name = Gulliver
    .temper = Schnappt, was gerade glänzt, und sieht nicht weiter.
bot-gentle = Gutmütig
    .name = Pearl
    .temper = Spielt freundlich mit und freut sich, wenn du gewinnst.
bot-deckhand = Leichtmatrose
    .name = Pip
    .temper = Voller Eifer, aber noch grün hinter den Ohren.
bot-helmsman = Steuermann
    .name = Henk
    .temper = Hält ruhig Kurs und vertut sich selten.
bot-mate = Erster Maat
    .name = Rosa
    .temper = Sieht mit einem Auge, was anderen mit zweien entgeht.
bot-captain = Kapitän
    .name = Barnaby
    .temper = Kennt jeden Kniff der See und verschenkt nichts.
bot-admiral = Admiral
    .name = Augusta
    .temper = Hat Millionen Partien gegen sich selbst gespielt und keine vergessen.
bot-even = Ebenbürtig
    .name = Echo
    .temper = Nimmt deine Farbe an: spielt genau so gut wie du.
bot-called = { $name } · { $level }

## Words around the board

feast-board = Spielbrett
feast-podium = Podest

## Ein Zug, der abgelehnt wird

not-understood-empty = Es wurde nichts eingegeben. Gib einen Zug ein oder wähle einen der angebotenen.
not-understood-verb = Den Zug „{ $word }“ gibt es nicht. Beginne mit einem dieser Wörter: { $known }.
not-understood-length =
    { $want ->
        [0] „{ $verb }“ braucht kein weiteres Wort
        [one] „{ $verb }“ braucht ein weiteres Wort
       *[other] „{ $verb }“ braucht { $want } weitere Wörter
    }, eingegeben { $got ->
        [0] wurde keines
        [one] wurde eines
       *[other] wurden { $got }
    }. Gib es bitte noch einmal ein.
not-understood-number = Es gibt keinen Zug mit der Nummer { $number }. Die Nummern gehen von 0 bis { $most }.
not-understood-thing = „{ $word }“ passt nicht zu „{ $verb }“. Nimm eines von diesen: { $known }.
not-legal-now = „{ $text }“ ist jetzt nicht erlaubt. Regel { $rule }: { $sentence } Wähle bitte einen anderen Zug.
not-yours-turn = Du bist gerade nicht gefragt. Warte, bis du an der Reihe bist.
not-yours-over = Die Partie ist zu Ende, es gibt nichts mehr zu entscheiden. Beginne eine neue, um weiterzuspielen.
not-yours-seat = Dieser Platz gehört dir nicht, oder es gibt ihn an diesem Tisch nicht. Nimm einen, der dir gehört, oder sieh zu.
not-yours-seed = Der Startwert bleibt geheim, bis die Partie zu Ende ist. Frag nach dem Ende noch einmal.
not-yours-chance = Hier hat das Los nichts zu ziehen. Zuerst muss ein Spieler entscheiden.
not-yours-draw = Zuerst muss das Los ziehen. Erst dann kann ein Spieler entscheiden.
not-yours-asked = Jetzt liegt es an { $asked }. Warte, bis du gefragt wirst.
not-now-rule = { $gist } (Regel { $rule })
not-now-first = { $gist } (Regel { $rule }) Jetzt: { $ask }
not-now-later = Das kommt später. Beginne mit etwas, das leuchtet; dann kannst du vielleicht dies hier wählen.
not-now-other = Das passt nicht zu dem, was du schon gewählt hast. Geh einen Schritt zurück und beginne damit.
not-now-nothing = Damit lässt sich jetzt nichts anfangen. Wähle etwas, das leuchtet.
stale-version = Am Tisch ging es schon weiter: Du hast auf Stellung { $version } geantwortet, jetzt ist es { $now }. Sieh noch einmal hin und entscheide neu.

## Zurücknehmen

cannot-undo-over = Die Partie ist zu Ende, nichts kann mehr zurückgenommen werden. Beginne eine neue, um weiterzuspielen.
cannot-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest. Spiel einfach weiter.
cannot-undo-others = Inzwischen hat jemand anderes entschieden, also gilt dein Zug. Spiel von hier aus weiter.
cannot-undo-chance = Inzwischen hat das Los gezogen, also gilt dein Zug. Spiel von hier aus weiter.
cannot-undo-revealed = Dein Zug hat etwas Verborgenes aufgedeckt, also gilt er. Spiel von hier aus weiter.
cannot-undo-clock = Dein Zug ist vorbei und die Uhr läuft schon für jemand anderen, also gilt er. Spiel von hier aus weiter.
cannot-undo-redo = Es gibt nichts zu wiederholen: Du hast nichts zurückgenommen, oder es ist seither etwas anderes geschehen. Spiel von hier aus weiter.

## Einen Tisch einrichten

bad-table-game = Das Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
bad-table-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }. Wähle eine Zahl dazwischen.
bad-table-option = Dieses Spiel hat keine Option „{ $name }“. Wähle unter diesen: { $known }.
bad-table-choice = „{ $choice }“ gibt es bei „{ $name }“ nicht. Wähle eines von diesen: { $known }.
bad-table-first = Spieler { $first } kann nicht anfangen, denn es spielen nur { $seats } mit. Nenne einen von ihnen oder lass das Los entscheiden.
bad-table-bot = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht. Wähle einen von diesen: { $known }.
bad-table-seed = Dieser Tisch hat keinen Startwert, also kann das Los nicht ziehen. Richte einen neuen Tisch ein, um zu spielen.

## Der Text einer Stellung

bad-position-parts = Der Text einer Stellung hat { $want } Teile mit Doppelpunkten dazwischen, dieser hat { $got }. Kopiere die ganze Zeile.
bad-position-seats = „{ $seats }“ ist keine Zahl von Spielern. Kopiere die ganze Zeile, die eine Stellung ausgegeben hat.
bad-position-options = Dieses Spiel hat { $want } Optionen, der Text nennt { $got }. Kopiere die ganze Zeile, die eine Stellung ausgegeben hat.
bad-position-edition = Diese Stellung von { $game } gehört zu Ausgabe und Daten { $edition }; hier wird { $ours } gespielt. Öffne sie mit den Regeln, die sie ausgegeben haben.
bad-position-facts = Der letzte Teil dieser Stellung ist beschädigt. Kopiere die ganze Zeile, die eine Stellung ausgegeben hat.
bad-position-audit = Diese Stellung kann es nicht geben: { $wrong }. Kopiere die ganze Zeile, die eine Stellung ausgegeben hat.
bad-position-begun = Diese Stellung wurde nicht von Anfang an gespielt, darum gibt es keine Aufzeichnung. Beginne mit „start“, oder behalte ihren Text.

## Eine Aufzeichnung lesen

bad-record-format = Zeile { $line }: Das ist keine Aufzeichnung, die hier gelesen werden kann. Ihre erste Zeile muss „tidetable { $want }“ sein.
bad-record-no-game = Zeile { $line }: Nichts davor sagt, welches Spiel das ist. Schreib darüber eine Zeile mit „game“ und seinem Namen.
bad-record-game = Zeile { $line }: Das Spiel „{ $game }“ gibt es hier nicht. Berichtige den Namen oder installiere das Spiel.
bad-record-edition = Zeile { $line }: Die Aufzeichnung nennt die Ausgabe „{ $edition }“ des Spiels, dies ist aber Ausgabe { $ours }. Lies sie mit einer Fassung von Tidetable, die ihre Ausgabe hat.
bad-record-twice = Zeile { $line }: „{ $word }“ stand weiter oben schon. Welches von beiden stimmt? Lass dir die ursprüngliche Aufzeichnung geben.
bad-record-missing = Zeile { $line }: Bis hierher steht nirgends „{ $word }“, also weiß niemand, was gespielt wurde. Lass dir die ursprüngliche Aufzeichnung geben. Weißt du sicher, dass mit dem gespielt wurde, was hier auf dem Tisch liegt, dann füge die Zeile „{ $want }“ ein.
bad-record-long = Zeile { $line } hat mehr als { $most } Zeichen. So lang ist keine Zeile einer Aufzeichnung. Berichtige sie oder nimm sie heraus.
bad-record-no-commitment = Zeile { $line }: Hier steht ein Startwert, aber nirgends sein Fingerabdruck „commitment“, den er ergeben muss. Lass dir die ursprüngliche Aufzeichnung geben.
bad-record-word = Zeile { $line }: „{ $word }“ ist kein Wort eines Kopfes. Berichtige die Zeile oder nimm sie heraus.
bad-record-value = Zeile { $line }: „{ $value }“ ergibt nach „{ $word }“ keinen Sinn. Berichtige die Zeile.
bad-record-commitment = Zeile { $line }: Der Startwert passt nicht zu seinem Fingerabdruck „commitment“, also wurde eines von beiden verändert. Lass dir die ursprüngliche Aufzeichnung geben.
bad-record-table = Zeile { $line }: So lässt sich der Tisch nicht einrichten. { $why }
bad-record-mark = Zeile { $line }: „{ $mark }“ ist weder die Nummer eines Spielers noch „~“ für das Los noch „=“ für das Ergebnis. Berichtige die Zeile.
bad-record-line = Zeile { $line }, „{ $text }“: { $why }
bad-record-luck = Zeile { $line }: Hier zog das Los „{ $text }“, aus dem Startwert folgt aber „{ $due }“. Also wurde die Ziehung verändert. Lass dir die ursprüngliche Aufzeichnung geben.
bad-record-result = Zeile { $line }: „{ $result }“ ist nicht das Ergebnis dieser Partie. Berichtige die Zeile oder nimm sie heraus.
bad-record-after-end = Zeile { $line }: Nach dem Ergebnis darf nichts mehr folgen. Nimm diese Zeile heraus.
bad-record-given = Zeile { $line }: Es können nicht { $given } Zeilen vorgegeben sein, wenn nur { $entries } da sind. Berichtige die Zahl.
bad-record-chain = Zeile { $line }: Die Zeilen darunter ergeben nicht den Fingerabdruck der „chain“. Mindestens eine wurde geändert, ausgelassen, hinzugefügt oder verschoben. Bitte um die Aufzeichnung, wie sie geschrieben wurde.
bad-record-share = Zeile { $line }, „{ $text }“: { $why } Bitte um die Aufzeichnung, wie sie geschrieben wurde.
bad-record-undo = Zeile { $line }: Zurücknehmen kann nicht { $keep } von { $entries } Zügen und Ziehungen behalten. Berichtige die Zeile.

## What seats give to the luck

bad-share-word = „{ $text }“ kann kein Platz zum Glück geben. Er versiegelt eine Zahl, zeigt sie oder wird ausgelassen.
bad-share-seal = „{ $seal }“ ist kein Siegel. Es hat 64 Ziffern von 0 bis 9 und von a bis f.
bad-share-number = „{ $number }“ ist keine Zahl für das Glück. Sie hat 32 Ziffern von 0 bis 9 und von a bis f.
bad-share-late = Dafür ist es zu spät: Andere haben ihre Zahlen gezeigt, oder das Glück hat schon gezogen.
bad-share-twice = Das hat dieser Platz schon getan, oder er ist ausgelassen.
bad-share-other = Das ist nicht die Zahl, die der Platz versiegelt hat.
bad-share-open = Das Glück kann noch nicht ziehen: Nicht jede versiegelte Zahl ist gezeigt.

## Regeln und woher sie kommen

rules-title = Die Regeln von { $game }
rules-reason = Warum: { $reason }

src-print = steht im Regelheft
src-found = in einer öffentlichen Quelle gefunden
src-inferred = folgt aus dem Gedruckten
src-recon = von uns rekonstruiert
src-ruling = von uns entschieden

unprinted-title = Was nicht gedruckt ist
unprinted-introduction = Diese Seite wird aus den Regeln und den Datendateien erzeugt. Sie nennt alles an diesem Tisch, was niemand in einem Regelheft nachschlagen kann: was daraus folgt, was anderswo gefunden wurde, was wir rekonstruiert und was wir entschieden haben, wo es schweigt. Wer ein Spiel in der Schachtel besitzt, kann die Datendateien berichtigen.
unprinted-rules = Regeln
unprinted-components = Spielmaterial
components-and = { $first }, { $second }

ending-winner = { $name } gewinnt!
names-and = { $first } und { $second }

hint-clear = Klar das Beste. Damit gewinnst du etwa { $chances } von 100 Partien.
hint-best = Das Beste. Damit gewinnst du etwa { $chances } von 100 Partien.
hint-likely = Wohl das Beste. Damit gewinnst du etwa { $chances } von 100 Partien.
hint-equal =
    { $n ->
        [2] Die zwei sind gleich gut. Mit beiden gewinnst du etwa { $chances } von 100 Partien.
       *[other] Diese { $n } sind gleich gut. Mit jedem davon gewinnst du etwa { $chances } von 100 Partien.
    }
hint-behind = Etwa { $chances } von 100, also { $behind } weniger.
hint-close = Etwa { $chances } von 100. Ob das Erste besser ist, lässt sich schwer sagen.
hint-only = Etwas anderes geht nicht.
hint-yours = Das war deine Idee.
hint-or = { $one } oder: { $other }
hint-and = { $one } { $two }
hint-then = Danach vielleicht: { $line }
hint-for =
    { $n ->
        [1] Das erste: { $merit }
        [2] Das zweite: { $merit }
       *[other] Das dritte: { $merit }
    }
hint-after = Nach dem ersten vielleicht: { $line }
merit-prevents =
    { $n ->
        [one] Sonst könnte { $who } sofort 1 Punkt holen.
       *[other] Sonst könnte { $who } sofort { $n } Punkte holen.
    }
merit-points =
    { $n ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $n } Punkte.
    }

bad-table-hint = In diesem Spiel gibt niemand Tipps. Die Regeln und „Warum geht das nicht?“ helfen vielleicht.

## Ein Blatt mit allem, was zu wissen ist

sheet-group = { $title }: { $facts }.
sheet-line = { $label }: { $value }
sheet-fact = { $label } { $value }
sheet-and = { $first }, { $second }
sheet-times = { $n } × { $thing }
sheet-nothing = –
sheet-became = { $before } → { $after }
sheet-more = + { $thing }
sheet-less = − { $thing }
sheet-points = Punkte
sheet-own = Was nur du siehst

# After a first click that several moves begin with
click-which = Was machst du damit?
