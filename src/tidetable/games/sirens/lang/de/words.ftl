# Das Spiel, seine Züge, Dinge und Optionen. Seiten werden beiden Spielern gleich gesagt: „eigene“
# ist die Seite dessen, der handelt.

game-title = Sirenen in Sicht
game-tagline = Zwei Sirenen und ein Schiff dazwischen: Wer singt sich Kapitän, Maat und Planken herbei?
game-credit = Sirenen in Sicht ist ein Spiel von Martin Schlegel, erschienen 2014 bei Smiling Monster Games. Diese Fassung ist inoffiziell und nicht mit ihnen verbunden. Worte und Zeichnungen sind unsere eigenen.
game-tie = Niemand gewinnt: Ihr habt gleich viele Punkte. Das nächste Schiff muss es klären – noch eine Partie?

verb-play = Leg { $card } an die { $place }
    .place = Wohin legst du { $card }?
verb-octopus = Krake: Leg { $lying } an die { $place }
    .handle = Beweg eine Karte mit dem Kraken
    .place = Wohin bringt dein Krake { $lying }?
verb-rum = Leg den Rumkrug auf die { $ship }
    .handle = Leg den Rumkrug
    .ship = Auf welche Schiffskarte legst du deinen Rumkrug?
verb-done = Beende deinen Zug
verb-pass = Passe
verb-crew = Auf die { $ship }
verb-pick = Nimm { $card }

did-play = { $who } legt { $card } an die { $place }.
did-octopus = { $who } setzt den Kraken ein und legt { $lying } an die { $place }.
did-rum = { $who } legt den Rumkrug auf die { $ship }.
did-done = { $who } beendet den Zug.
did-pass = { $who } kann nichts tun und passt.
did-crew = { $who } bestimmt, wohin das Mannschaftsmitglied geht.
did-pick = { $who } nimmt { $card } auf die Hand.
did-card = Du ziehst { $card }.
did-start = { $seat } fängt an.
did-drew = { $who } zieht eine Karte.
did-moves = Das Mannschaftsmitglied geht auf die { $ship }.
did-wins = { $who } gewinnt die { $ship }!
did-wins-crew = { $who } gewinnt die { $ship } und das Mannschaftsmitglied darauf!
did-leaves = Gleichstand: Niemand bekommt die { $ship }, sie verlässt das Spiel.

ask-turn =
    { $octopus ->
        [yes]
            { $play ->
                [yes] Du bist am Zug: Spiel eine Karte oder setz den Kraken ein.
               *[no] Du bist am Zug: Setz den Kraken ein.
            }
       *[no]
            { $play ->
                [yes] Du bist am Zug: Spiel eine Karte.
               *[no] Du bist am Zug, kannst aber nichts tun: Passe.
            }
    }
    .others = { $who } ist am Zug.
ask-after = Dein Zug ist fast vorbei: Legst du noch den Rumkrug, oder beendest du ihn?
    .others = { $who } darf noch den Rumkrug legen.
ask-crew = Eine Karte auf deiner Seite bewegt die Mannschaft: Wohin?
    .others = { $who } bestimmt, wohin das Mannschaftsmitglied geht.
ask-pick = Such dir die nächste deiner vier Handkarten aus, von niedrig nach hoch.
    .others = { $who } sucht sich Karten aus.

card--4 = eine −4
card--3 = eine −3
card--2 = eine −2
card--1 = eine −1
card-0 = eine 0
card-1 = eine 1
card-2 = eine 2
card-3 = eine 3
card-4 = eine 4
card-5 = eine 5
card-6 = eine 6
card-7 = eine 7
card-8 = eine 8
card-9 = eine 9
card-10 = eine 10

ship-28 = 28
ship-30 = 30
ship-32 = 32
ship-34 = 34
ship-36 = 36

side-mine = eigene Seite
side-theirs = Gegnerseite

pair-place = { $first } ({ $second })
pair-lying = { $second } von der { $first }

option-more-tactics = Mehr Taktik an Bug und Heck
    .help = Beide haben dieselben 26 Karten, suchen sich vier davon aus und ziehen vom eigenen Stapel.
option-first = Wer fängt an?
    .help = Bestimme, wer zuerst am Zug ist, oder lass das Los entscheiden.
choice-first-random = Das Los entscheidet


bad-data-sirens-halves = Zeile { $line }: Vom Wert { $value } muss es eine gerade Zahl geben, denn die Hälfte trägt einen Seestern und die Hälfte eine Muschel.
bad-data-sirens-cards = Zeile { $line }: { $n } Karten sind zu wenig. Mindestens { $least } sind nötig.
