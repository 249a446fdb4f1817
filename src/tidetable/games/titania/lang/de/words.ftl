# Das Spiel, seine Züge, Dinge und Optionen. Farben sind Wortstämme, an die die Sätze ihre Endung
# hängen: „blau“, „blaue Schiffe“. Karten, Joker und Nebelplättchen stehen im Akkusativ.

game-title = Titania
game-tagline = Fahr durch das versunkene Königreich, sammle Muscheln und bau seine alten Türme wieder auf!
game-credit = Titania ist ein Spiel von Rüdiger Dorn, erschienen 2010 bei Hans im Glück. Diese Fassung ist inoffiziell und nicht mit ihnen verbunden. Worte und Zeichnungen sind unsere eigenen.
game-tie = { $names } gewinnen gemeinsam!

verb-play = Spiel eine { $colour }e Karte
verb-joker = Spiel { $card } als { $colour }
    .colour = Welche der beiden Farben spielst du?
verb-stop = Hör auf und zieh
verb-place = Fahr nach { $space }
verb-choose = Nimm { $shell }e Muscheln
verb-build = Bau ein { $tower }
verb-enough = Bau nicht weiter
verb-occupy = Besetz { $space }
verb-keep = Behalt die Seesterne
verb-discard = Wirf { $card } ab

did-play = { $who } spielt eine { $colour }e Karte.
did-joker = { $who } spielt { $card } als { $colour }.
did-stop = { $who } spielt keine Karte mehr.
did-place = { $who } setzt ein Schiff auf { $space }.
did-choose = { $who } wünscht sich { $shell }e Muscheln.
did-build = { $who } baut ein { $tower }.
did-enough = { $who } baut nicht weiter.
did-occupy = { $who } besetzt { $space } mit einem Seestern.
did-keep = { $who } behält die übrigen Seesterne.
did-discard = { $who } wirft { $card } ab.
did-start = { $seat } fängt an.
did-card = Du ziehst { $card }.
did-fog = Der Nebel lichtet sich und bringt { $tile }!
did-tile = Dein Punkteplättchen ist { $value } wert.
did-drew =
    { $number ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $number } Karten.
    }
did-reshuffled = Der Stapel ist leer: Die abgelegten Karten werden zu einem neuen gemischt.
did-gets-shells =
    { $number ->
        [one] { $who } bekommt eine { $shell }e Muschel.
       *[other] { $who } bekommt { $number } { $shell }e Muscheln.
    }
did-gets-starfish =
    { $number ->
        [one] { $who } bekommt einen Seestern.
       *[other] { $who } bekommt { $number } Seesterne.
    }
did-gets-points =
    { $number ->
        [one] { $who } bekommt 1 Punkt.
       *[other] { $who } bekommt { $number } Punkte.
    }
did-takes-tile = { $who } nimmt ein Punkteplättchen.
did-loses-ship = Für das zusätzliche Schiff ist nirgends Platz: Es verfällt.
did-last-ship = { $who } hat das letzte { $colour }e Schiff gesetzt: Der Durchgang endet!
did-becalmed = Drei Runden lang ist kein Schiff gefahren: Der Durchgang endet.
did-second-period = Der zweite Durchgang beginnt: Die Schiffe liegen wieder im Vorrat, und neuer Nebel ist aufgezogen.
did-shows = { $who } deckt { $number ->
    [one] ein Punkteplättchen
   *[other] { $number } Punkteplättchen
} mit { $value } auf.

ask-turn =
    { $n ->
        [3] Du bist am Zug: Spiel eine Karte, oder zieh drei.
        [2] Spiel eine zweite Karte, oder hör auf und zieh zwei.
       *[other] Spiel eine dritte Karte, oder hör auf und zieh eine.
    }
    .others = { $who } ist am Zug.
ask-place =
    { $n ->
        [0] Wohin fährt das blaue Schiff?
        [1] Wohin fährt das gelbe Schiff?
       *[2] Wohin fährt das rote Schiff?
    }
    .others =
        { $n ->
            [0] { $who } setzt ein blaues Schiff.
            [1] { $who } setzt ein gelbes Schiff.
           *[2] { $who } setzt ein rotes Schiff.
        }
ask-extra =
    { $n ->
        [0] Noch ein blaues Schiff: Wohin neben dem letzten fährt es?
        [1] Noch ein gelbes Schiff: Wohin neben dem letzten fährt es?
       *[2] Noch ein rotes Schiff: Wohin neben dem letzten fährt es?
    }
    .others =
        { $n ->
            [0] { $who } setzt ein zusätzliches blaues Schiff.
            [1] { $who } setzt ein zusätzliches gelbes Schiff.
           *[2] { $who } setzt ein zusätzliches rotes Schiff.
        }
ask-shells =
    { $n ->
        [one] Du bekommst eine Muschel: in welcher Farbe?
       *[other] Du bekommst { $n } Muscheln einer Farbe: Welche soll es sein?
    }
    .others = { $who } sucht eine Farbe für Muscheln aus.
ask-build =
    { $n ->
        [0] Dein Schiff liegt an einem Kran: Bau ein Stockwerk. Eines musst du bauen.
       *[other] Baust du noch ein Stockwerk, oder reicht es?
    }
    .others = { $who } baut.
ask-starfish = Du hast Seesterne bekommen: Besetzt du ein Turmfeld, oder behältst du sie?
    .others = { $who } darf Turmfelder besetzen.
ask-discard =
    { $n ->
        [one] Sieben Karten darfst du behalten: Wirf eine ab.
       *[other] Sieben Karten darfst du behalten: Wirf noch { $n } ab.
    }
    .others = { $who } wirft Karten ab, bis es sieben sind.

colour-blue = blau
colour-yellow = gelb
colour-red = rot

joker-blue-yellow = den blau-gelben Joker
joker-blue-red = den blau-roten Joker
joker-yellow-red = den gelb-roten Joker

card-blue = eine blaue Karte
card-yellow = eine gelbe Karte
card-red = eine rote Karte
card-blue-yellow = einen blau-gelben Joker
card-blue-red = einen blau-roten Joker
card-yellow-red = einen gelb-roten Joker

shell-brown = braun
shell-green = grün
shell-black = schwarz
shell-white = weiß

pair-tower = { $second }es Stockwerk auf { $first }

fog-each-1 = eine Muschel von jeder Farbe
fog-brown-2 = zwei braune Muscheln
fog-brown-3 = drei braune Muscheln
fog-green-2 = zwei grüne Muscheln
fog-green-3 = drei grüne Muscheln
fog-black-2 = zwei schwarze Muscheln
fog-black-3 = drei schwarze Muscheln
fog-white-2 = zwei weiße Muscheln
fog-white-3 = drei weiße Muscheln
fog-any-2 = zwei Muscheln einer beliebigen Farbe
fog-any-3 = drei Muscheln einer beliebigen Farbe
fog-starfish-1 = einen Seestern
fog-starfish-2 = zwei Seesterne
fog-ship-1 = ein zusätzliches Schiff

option-first = Wer fängt an?
    .help = Bestimme, wer zuerst am Zug ist, oder lass das Los entscheiden.
choice-first-random = Das Los entscheidet


# Was an einem selbst aufgeschriebenen Königreich nicht stimmt. In Anführungszeichen stehen Wörter der Datei.
bad-data-titania-space = Zeile { $line }: „{ $value }“ ist kein Feld. Ein Feld heißt nach dem Buchstaben der Reihe und der Nummer der Spalte, von A1 bis L12.
bad-data-titania-gives = Zeile { $line }: Ein Bonusfeld gibt ein oder zwei Dinge, hier stehen aber { $n }. Berichtige „gives“.
bad-data-titania-cards = Zeile { $line }: Es gibt { $n } Schiffskarten, zu viert braucht man aber mindestens { $least }. Erhöhe ein „count“.
bad-data-titania-flags = Zeile { $line }: Kein Schlossfeld hat eine Flagge der Farbe „{ $colour }“, ihre Schiffe könnten also nie losfahren. Ergänze sie bei einem unter „flags“.
bad-data-titania-ships = Zeile { $line }: Von der Farbe „{ $colour }“ bleibt kein Schiff zum Fahren, wenn { $n } am Schloss und die beiseitegelegten abgehen. Erhöhe „count“ oder verringere „aside“.
bad-data-titania-fog = Zeile { $line }: Es gibt { $tiles } Nebelplättchen für { $spaces } Nebelfelder. Beide Zahlen müssen gleich sein.
bad-data-titania-reach = Zeile { $line }: Kein Schiff kann { $space } je erreichen. Führ Felder für Schiffe vom Schloss dorthin, oder nimm es heraus.
bad-data-titania-crane = Zeile { $line }: Neben dem Kran auf { $space } liegt kein Turmfeld. Leg eines daneben, oder gib dem Feld eine andere Art.
bad-data-titania-tower = Zeile { $line }: Neben dem Turmfeld { $space } liegt kein Kran, dort könnte also niemand bauen. Leg einen daneben, oder gib dem Feld eine andere Art.
