# Das Spiel, seine Züge, Dinge und Optionen. Schätze und Plätze stehen im Akkusativ.

game-title = Truhen & Säbel
game-tagline = Würfle, öffne Truhen, lade Schätze – und hüte dich vor Fischgräten!
game-credit = „Truhen & Säbel“ ist unser Name für ein Würfelspiel für Kinder, dessen französisches Heft keinen Titel nennt; Autor und Verlag kennen wir nicht. Diese Fassung ist inoffiziell und mit niemandem verbunden. Worte und Zeichnungen sind unsere eigenen.
game-tie = { $names } gewinnen gemeinsam!

verb-roll = Würfle
verb-open = Öffne { $place }
verb-load = Lade { $treasure }
verb-steal = Stiehl { $treasure }
verb-done = Beende deinen Zug

did-roll = { $who } würfelt.
did-open = { $who } öffnet { $place }.
did-load = { $who } lädt { $treasure }.
did-steal = { $who } stiehlt { $treasure }!
did-done = { $who } beendet den Zug.
did-start = { $boat } fängt an.
did-chest = Die nächste Truhe im Stapel hat { $keys }.
did-dice =
    Gewürfelt: { $first }{ $second ->
        [none] { "" }
       *[face] , { $second }
    }{ $third ->
        [none] { "" }
       *[face] , { $third }
    }{ $fourth ->
        [none] { "" }
       *[face] , { $fourth }
    }.
did-treasure = Die Truhe enthält { $treasure }.
did-last-round = { $who } hat die letzte Truhe geöffnet: Alle sind noch einmal dran!
did-lost = Die Würfel von { $who } passen nirgends und verfallen.

ask-roll = Du bist am Zug: Würfle!
    .others = { $who } ist mit Würfeln dran.
ask-use = Was machst du mit deinen Würfeln?
    .others = { $who } legt gerade die Würfel.

face-key = Schlüssel
face-coin = Goldmünze
face-diamond = Diamant
face-sabres = Säbel
# Wo kein Würfel geworfen wurde. Der Satz über die Würfel sucht genau dieses Wort und lässt es weg.
face-none = none

place-left = die linke Truhe
place-middle = die mittlere Truhe
place-right = die rechte Truhe

keys-1 = einen Schlüssel
keys-2 = zwei Schlüssel
keys-3 = drei Schlüssel

treasure-coin = eine Goldmünze
treasure-diamond = einen Diamanten
treasure-coin-coin = zwei Goldmünzen
treasure-coin-diamond = eine Goldmünze und einen Diamanten
treasure-diamond-diamond = zwei Diamanten
treasure-coin-coin-coin = drei Goldmünzen
treasure-coin-coin-diamond = zwei Goldmünzen und einen Diamanten
treasure-coin-diamond-diamond = eine Goldmünze und zwei Diamanten
treasure-diamond-diamond-diamond = drei Diamanten
treasure-fish-bones = Fischgräten

option-greedy-pirates = Gierige Piraten
    .help = Nach dem ersten Wurf darfst du schon Würfel auf Karten legen und die übrigen noch einmal werfen.
option-old-sea-dogs = Alte Seebären
    .help = Du darfst Schätze stehlen, die andere noch nicht geladen haben. Ab 6 Jahren.
option-first = Wer fängt an?
    .help = Bestimme, wer zuerst an der Reihe ist, oder lass das Los entscheiden.
choice-first-random = Das Los entscheidet


pair-theirs = { $second } von { $first }

bad-data-chests-die = Zeile { $line }: Die Seiten eines Würfels ergeben zusammen { $n }. Er hat { $sides }.
bad-data-chests-cards = Zeile { $line }: Die Karten ergeben zusammen { $n }. Es gibt { $all }.
