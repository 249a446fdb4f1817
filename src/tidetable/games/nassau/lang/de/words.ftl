# Das Spiel, seine Züge, Fragen und Optionen. Wovon sie handeln, steht in things.ftl, und was jede
# Seemannsgeschichte verlangt, in tales.ftl.

game-title = Nassau
game-tagline = Führ den Kapitän durch die Gassen von Nassau, rüste dein Schiff aus, plündere die Karibik – und erzähl am Lagerfeuer davon!
game-credit = Nassau ist ein Spiel von Stefan Feld, erschienen 2024 bei Queen Games. Diese Fassung ist inoffiziell und nicht mit ihnen verbunden. Worte und Zeichnungen sind unsere eigenen.
game-tie = { $names } gewinnen gemeinsam!

# In der Stadt
verb-walk = Kapitän nach { $square }
verb-detour = Kapitän nach { $square }, durch die längere Gasse
verb-barge = Kahn: hinaus bei { $out }, hinein bei { $back }
    .handle = Nimm den Kahn
    .first = Kahn ab Anleger { $out }
    .back = Hinaus bei { $out }: Wo fährt der Kahn wieder hinein?
verb-set = Stell den Kapitän auf { $square }
verb-pause = Mach Pause für 1 Rum
verb-moor = Passe: Boot an den Kai { $quay }
verb-again = Beweg ihn noch einmal, für 1 Dublone
verb-take = Nimm { $gain }
verb-arm = Nimm eine Waffe: { $weapon }
verb-hire = Hol den Piraten von Tisch { $table }
verb-tame = Nimm ein Tier: { $animal }
verb-draw = Zieh vom { $pile }-Stapel
verb-throw = Wirf { $cargo } weg
verb-wait = Lass ein Tier warten: { $animal }
verb-gift = Nimm { $gift }
verb-stand = Stell die Figur auf { $square }
verb-use = Setz ein Tier ein: { $animal }
verb-spare = Affengeist: Benutz und behalt – { $object }
    .handle = Lass den Affengeist einen Gegenstand sparen
    .object = Welchen Gegenstand erspart dir der Affengeist?
verb-enough = Nein, weiter

# Auf See
verb-sail = Segle in Zone { $zone }
verb-steer = Kompass, Ziel: { $figure }
verb-home = Heimweg: { $stop }
verb-fight = Kämpf gegen den Gegner auf { $slot }
verb-claim = Nimm den Außenposten { $outpost } ein
verb-tower =
    { $crates ->
        [one] Leg 1 Kiste auf den Wachturm { $tower }
       *[other] Leg { $crates } Kisten auf den Wachturm { $tower }
    }
    .first = Besetz den Wachturm { $tower }
    .crates = Wie viele Kisten legst du auf den Wachturm { $tower }?
verb-plunder = Plündere den Handelsposten { $post }
verb-meet = Triff den Seebären
verb-listen = Zieh eine Geschichte
verb-dutchman = Greif den Fliegenden Holländer an
verb-buy = Kauf { $gain }
verb-bomb = Wirf eine Bombe
verb-put =
    { $crates ->
        [0] Leg keine Kiste
        [one] Leg 1 Kiste
       *[other] Leg { $crates } Kisten
    }
verb-give-crate = Nimm eine Kiste zurück
verb-pay-rum = Zahl 1 Rum
verb-lay =
    { $pirates ->
        [0] Leg niemanden hin
        [one] Leg 1 Piraten hin
       *[other] Leg { $pirates } Piraten hin
    }
verb-repel = Wehr den Angriff auf { $token } ab
verb-lose = Verlier zuerst { $token }
verb-sign = Benutz einen Vertrag

# Auf dem Heimweg
verb-hide = Versteck { $good }
verb-drink = Zahl { $rum } Rum
verb-promise =
    { $tales ->
        [one] Erzähl 1 Geschichte
       *[other] Erzähl { $tales } Geschichten
    }
verb-tell = Erzähl: { $tale }
verb-twice = Papagei: „{ $tale }“ zweimal
verb-once = Heb den Papagei auf
verb-double = Schildkröte: { $line } doppelt

did-walk = { $who } führt den Kapitän nach { $square }.
did-detour = { $who } führt den Kapitän durch die längere Gasse nach { $square }.
did-barge = { $who } nimmt den Kahn von { $out } nach { $back }.
did-set = Der Kapitän saß fest: { $who } stellt ihn auf { $square }.
did-pause = { $who } trinkt einen Rum und macht Pause.
did-moor = { $who } passt und macht am Kai { $quay } fest.
did-again = { $who } zahlt eine Dublone für noch eine Bewegung.
did-take = { $who } möchte { $gain }.
did-arm = { $who } nimmt eine Waffe: { $weapon }.
did-hire = { $who } holt den Piraten von Tisch { $table } der Taverne.
did-tame = { $who } nimmt ein Tier: { $animal }.
did-draw = { $who } zieht vom { $pile }-Stapel.
did-throw = { $who } wirft { $cargo } weg.
did-wait = { $who } lässt ein Tier warten: { $animal }.
did-gift = Von der Figur bekommt { $who } { $gift }.
did-stand = { $who } stellt die Figur auf { $square }.
did-use = { $who } setzt ein Tier ein: { $animal }.
did-spare = { $who } setzt den Affengeist ein und behält: { $object }.
did-enough = { $who } lässt es dabei.
did-sail = { $who } segelt in Zone { $zone }.
did-steer = { $who } folgt dem Kompass. Ziel: { $figure }.
did-home = { $who } ist auf dem Heimweg: { $stop }.
did-fight = { $who } kämpft gegen den Gegner auf { $slot }.
did-claim = { $who } nimmt den Außenposten { $outpost } ein.
did-tower =
    { $crates ->
        [one] { $who } legt 1 Kiste auf den Wachturm { $tower }.
       *[other] { $who } legt { $crates } Kisten auf den Wachturm { $tower }.
    }
did-plunder = { $who } plündert den Handelsposten { $post }.
did-meet = { $who } trifft den Seebären.
did-listen = { $who } lauscht einer Geschichte.
did-dutchman = { $who } greift den Fliegenden Holländer an!
did-buy = { $who } kauft vom Seebären { $gain }.
did-bomb = { $who } wirft eine Bombe!
did-put =
    { $crates ->
        [0] { $who } legt keine Kiste.
        [one] { $who } legt 1 Kiste.
       *[other] { $who } legt { $crates } Kisten.
    }
did-give-crate = { $who } nimmt eine Kiste zurück.
did-pay-rum = { $who } zahlt einen Rum gegen das Ausweichen.
did-lay =
    { $pirates ->
        [0] { $who } legt niemanden zur Verteidigung hin.
        [one] { $who } legt zur Verteidigung 1 Piraten hin.
       *[other] { $who } legt zur Verteidigung { $pirates } Piraten hin.
    }
did-repel = { $who } wehrt den Angriff auf { $token } ab.
did-lose = { $who } gibt zuerst { $token } her.
did-sign = { $who } benutzt einen Vertrag: Die Belohnung gibt es noch einmal.
did-hide = { $who } versteckt { $good }.
did-drink = { $who } zahlt am Lagerfeuer { $rum } Rum.
did-promise =
    { $tales ->
        [one] { $who } will 1 Geschichte erzählen.
       *[other] { $who } will { $tales } Geschichten erzählen.
    }
did-tell = { $who } legt eine Geschichte: „{ $tale }“.
did-twice = Der Papagei spricht { $who } nach: „{ $tale }“.
did-once = { $who } hebt den Papagei auf.
did-double = { $who } setzt die Schildkröte ein: { $line } doppelt.

# Was der Zufall bringt
did-district = Ein Stadtviertel wird ausgelegt.
did-foe = Ein Gegner kommt ins Spiel: { $adversary }.
did-outpost = Ein Außenposten wird ausgelegt.
did-watchtower = Ein Wachturm wird ausgelegt. Er verlangt: { $weapon }.
did-post = Ein Handelsposten wird ausgelegt. Er verlangt: { $weapon }.
did-good = Aus dem Beutel kommt eine Ware: { $good }.
did-start-weapon = Eine Waffe für den Anfang: { $weapon }.
did-hideout = Ein Versteck wird verteilt.
did-animal = Ein Tier wird aufgedeckt: { $animal }.
did-tale = Du ziehst eine Geschichte: „{ $tale }“.
did-sea-dog = Der Seebär ist in Zone { $zone }.
did-offering = Der Seebär hat ein neues Angebot.
did-dutchman-zone = Der Fliegende Holländer erscheint in Zone { $zone }!
did-dutchman-weapon = Eine Waffe gegen den Holländer: { $weapon }.
did-figure = Die Stefan-Feld-Figur steht auf { $square }.
did-start = { $seat } fängt an.
did-token = Ein Kampfplättchen zeigt { $token }.
did-die = Der Würfel zeigt { $face }.

# Was daraus folgt
did-gets = { $who } bekommt { $gain }.
did-lapses = { $who } kann { $gain } nicht nehmen: Es gibt nichts.
did-gets-good = { $who } lädt { $good }.
did-gets-tale = { $who } bekommt eine Geschichte mit { $back }.
did-scores =
    { $points ->
        [one] { $who } bekommt 1 Punkt.
       *[other] { $who } bekommt { $points } Punkte.
    }
did-pays =
    { $points ->
        [one] { $who } verliert 1 Punkt.
       *[other] { $who } verliert { $points } Punkte.
    }
did-loses = { $who } verliert { $token }.
did-lays =
    { $pirates ->
        [one] { $who } legt 1 Piraten hin.
       *[other] { $who } legt { $pirates } Piraten hin.
    }
did-beats = { $who } hat einen Gegner besiegt: { $adversary }!
did-told = { $who } erzählt eine wahre Geschichte: „{ $tale }“.
did-joked = { $who } erzählt einen schlechten Witz mit { $back }.
did-dolphin = { $who } nimmt den Delfin.
did-waits = { $who } hat keinen Matrosen frei. Es wartet: { $animal }.
did-round = Runde { $number } beginnt. { $who } fängt an.
did-at-sea = Auf in die Karibik! { $who } fängt an.
did-reshuffled = Der { $pile }-Stapel ist leer: Seine abgelegten Geschichten werden zu einem neuen gemischt.
did-final =
    { $points ->
        [one] { $who }, { $category }: 1 Punkt.
       *[other] { $who }, { $category }: { $points } Punkte.
    }

ask-city =
    { $pause ->
        [yes] Du bist in der Stadt am Zug: Führ den Kapitän, mach Pause oder passe.
       *[no] Du bist in der Stadt am Zug: Führ den Kapitän oder passe.
    }
    .others = { $who } ist in der Stadt am Zug.
ask-walk =
    { $n ->
        [1] Die zweite Bewegung: Wohin geht der Kapitän?
       *[other] Wohin geht der Kapitän von hier?
    }
    .others =
        { $n ->
            [1] { $who } bewegt den Kapitän noch einmal.
           *[other] { $who } bewegt den Kapitän weiter.
        }
ask-again = Bewegst du den Kapitän für 1 Dublone ein zweites Mal?
    .others = { $who } darf den Kapitän noch einmal bewegen.
ask-option = Der Platz zeigt zwei Dinge: Welches nimmst du?
    .others = { $who } sucht sich eines von zwei Dingen aus.
ask-weapon = Eine Waffe deiner Wahl: Welche Art?
    .others = { $who } sucht eine Waffe aus.
ask-table = Welchen Piraten holst du aus der Taverne?
    .others = { $who } holt einen Piraten aus der Taverne.
ask-tame = Welches Tier nimmst du?
    .others = { $who } sucht ein Tier aus.
ask-pile =
    { $n ->
        [one] Zieh eine Geschichte: von welchem Stapel?
       *[other] Noch { $n } Geschichten zu ziehen: Von welchem Stapel kommt die nächste?
    }
    .others =
        { $n ->
            [one] { $who } zieht eine Geschichte.
           *[other] { $who } zieht { $n } Geschichten.
        }
ask-throw = Zu viel für deine Laderäume: Was wirfst du weg?
    .others = { $who } hat zu viel an Bord.
ask-wait = Du hast einen Matrosen verloren: Welches Tier muss warten?
    .others = { $who } entscheidet, welches Tier warten muss.
ask-kraken = Setzt du den Kraken ein und nimmst den Bonus des Kais doppelt?
    .others = { $who } darf den Kraken einsetzen.
ask-gift =
    { $n ->
        [0] Du triffst die Figur: Was nimmst du?
       *[other] Noch etwas, für 1 Dublone?
    }
    .others =
        { $n ->
            [0] { $who } trifft die Figur.
           *[other] { $who } darf bei der Figur noch etwas kaufen.
        }
ask-stand = Wohin kommt die Figur?
    .others = { $who } stellt die Figur woandershin.
ask-sea =
    { $home ->
        [yes]
            { $sail ->
                [yes] Du bist auf See am Zug: Segle für 1 Proviant, oder beginn deinen Heimweg.
               *[no] Du bist auf See am Zug: Beginn deinen Heimweg.
            }
       *[no] Du bist auf See am Zug: Wohin führt dich der Kompass?
    }
    .others = { $who } ist auf See am Zug.
ask-sail = Der Kompass hat dich hierhergebracht: Wohin segelst du weiter?
    .others = { $who } segelt vom Ziel des Kompasses weiter.
ask-action = Was tust du in dieser Zone?
    .others = { $who } sucht eine Aktion aus.
ask-prepare = Wie beginnst du den Kampf?
    .others = { $who } bereitet den Kampf vor.
ask-dodge = Ausgewichen: Nimmst du eine Kiste zurück, oder zahlst du 1 Rum?
    .others = { $who } antwortet auf ein Ausweichen.
ask-defend =
    { $n ->
        [one] Du wirst angegriffen: Legst du einen Piraten hin, für einen Würfel mehr?
       *[other] Du wirst angegriffen: Legst du bis zu { $n } Piraten hin, für je einen Würfel mehr?
    }
    .others =
        { $n ->
            [one] { $who } darf zur Verteidigung einen Piraten hinlegen.
           *[other] { $who } darf zur Verteidigung bis zu { $n } Piraten hinlegen.
        }
ask-reroll = Setzt du die Katze ein und wirfst jede 1 und 2 neu?
    .others = { $who } darf mit der Katze neu werfen.
ask-repel =
    { $n ->
        [one] Einen Angriff kannst du abwehren: welchen?
       *[other] { $n } Angriffe kannst du abwehren: Welchen zuerst?
    }
    .others =
        { $n ->
            [one] { $who } wehrt einen Angriff ab.
           *[other] { $who } wehrt { $n } Angriffe ab.
        }
ask-lose = Das alles verlierst du, aber die Reihenfolge zählt: Was zuerst?
    .others = { $who } entscheidet, was zuerst verloren geht.
ask-reward =
    { $n ->
        [one] Die Belohnung gehört dir: Nimmst du sie mehr als einmal?
       *[other] Die Belohnung bekommst du schon { $n } Mal: noch einmal?
    }
    .others =
        { $n ->
            [one] { $who } kann die Belohnung mehr als einmal bekommen.
           *[other] { $who } bekommt die Belohnung schon { $n } Mal.
        }
ask-trade = Kaufst du für 1 Dublone etwas vom Seebären?
    .others = { $who } sieht sich das Angebot des Seebären an.
ask-home = Auf dem Heimweg: Wo hältst du als Nächstes?
    .others = { $who } ist auf dem Heimweg.
ask-hide =
    { $n ->
        [0] Totenkopfinsel: Welche Ware versteckst du?
       *[other] Versteckst du noch eine Ware, für 2 Dublonen?
    }
    .others =
        { $n ->
            [0] { $who } versteckt Waren auf der Totenkopfinsel.
           *[other] { $who } darf noch eine Ware verstecken.
        }
ask-rum = Lagerfeuer: Wie viel Rum zahlst du? Jeder reicht für bis zu drei Geschichten.
    .others = { $who } kommt ans Lagerfeuer.
ask-tales =
    { $n ->
        [one] 1 Rum ist bezahlt: Wie viele Geschichten erzählst du?
       *[other] { $n } Rum sind bezahlt: Wie viele Geschichten erzählst du?
    }
    .others =
        { $n ->
            [one] { $who } hat 1 Rum bezahlt und sucht Geschichten aus.
           *[other] { $who } hat { $n } Rum bezahlt und sucht Geschichten aus.
        }
ask-tell =
    { $n ->
        [one] Eine Geschichte zu erzählen: welche?
       *[other] { $n } Geschichten zu erzählen, die kleinste Nummer zuerst: welche?
    }
    .others =
        { $n ->
            [one] { $who } legt die letzte Geschichte.
           *[other] { $who } legt { $n } Geschichten.
        }
ask-twice = Soll der Papagei eine deiner Geschichten wiederholen?
    .others = { $who } lauscht dem Papagei.
ask-turtle = Heimathafen: Soll die Schildkröte etwas verdoppeln?
    .others = { $who } darf die Schildkröte einsetzen.

option-dutchman = Der Fliegende Holländer
    .help = Die Erweiterung: ein Geisterschiff zum Angreifen, jede Runde in einer anderen Zone. Zusammen mit dem Seebären oder an seiner Stelle.
choice-dutchman-alone = Statt des Seebären
option-figure = Die Stefan-Feld-Figur
    .help = Die Variante: Ein Händler in den Ecken der Stadt hat noch etwas für alle, die vorbeikommen.
option-start-district = Das Startviertel
    .help = In der Mitte, wie für eine erste Partie empfohlen, oder irgendwo.
choice-start-district-random = Irgendwo
choice-start-district-middle = In der Mitte
option-first = Wer fängt an?
    .help = Bestimme, wer zuerst am Zug ist, oder lass das Los entscheiden.
choice-first-random = Das Los entscheidet
