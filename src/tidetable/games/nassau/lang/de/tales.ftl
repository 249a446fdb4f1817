# Was jede Seemannsgeschichte verlangt: eine kurze Zeile, die allein oder in Anführungszeichen steht.
# Mit Kisten sind die eigenen gemeint.

tale-1 = Mindestens 3 Segel
tale-2 = Mindestens 2 Pistolen
tale-3 = Mindestens 2 Säbel
tale-4 = Mindestens 2 Kanonen
tale-5 = Mindestens 2 Haken
tale-6 = Mindestens 2 Harpunen
tale-7 = Mindestens 2 Matrosen
tale-8 = Mindestens 1 Proviant
tale-9 = Genau 1 Kiste auf einem Gegner
tale-10 = Ein Pirat auf mindestens 1 Außenposten
tale-11 = Eine Ratte an Bord
tale-12 = Eine Schildkröte an Bord
tale-13 = Eine Krabbe an Bord
tale-14 = Eine Katze an Bord
tale-15 = Eine Eidechse an Bord
tale-16 = Ein zahmer Krake an Bord
tale-17 = Ein Papagei an Bord
tale-18 = Ein Affengeist an Bord
tale-19 = Tabak im Laderaum oder im Versteck
tale-20 = Zuckerrohr im Laderaum oder im Versteck
tale-21 = Silber im Laderaum oder im Versteck
tale-22 = Gewürze im Laderaum oder im Versteck
tale-23 = Smaragde im Laderaum oder im Versteck
tale-24 = Saphire im Laderaum oder im Versteck
tale-25 = Mindestens 1 Kraken besiegt
tale-26 = Mindestens 1 Festung besiegt
tale-27 = Mindestens 1 Schatzinsel besiegt
tale-28 = Mindestens 1 Handelsschiff besiegt
tale-29 = Mindestens 1 Piratenschiff besiegt
tale-30 = Mindestens 4 Segel
tale-31 = Mindestens 2 Rum
tale-32 = Mindestens 2 Dublonen
tale-33 = Genau 1 Kiste auf jedem von mindestens 2 Gegnern
tale-34 = Mindestens 1 Pirat, der auf dem Schiff steht
tale-35 = Mindestens 1 Kiste auf jedem von mindestens 3 Wachtürmen
tale-36 = Mindestens 2 Tiere
tale-37 = Mindestens 3 Tiere
tale-38 = Niemand hat mehr Pistolen
tale-39 = Niemand hat mehr Säbel
tale-40 = Niemand hat mehr Kanonen
tale-41 = Niemand hat mehr Haken
tale-42 = Niemand hat mehr Harpunen
tale-43 = Mindestens 3 Pistolen
tale-44 = Mindestens 3 Säbel
tale-45 = Mindestens 3 Kanonen
tale-46 = Mindestens 3 Haken
tale-47 = Mindestens 3 Harpunen
tale-48 = Mindestens 2 Kraken besiegt
tale-49 = Mindestens 2 Festungen besiegt
tale-50 = Mindestens 2 Schatzinseln besiegt
tale-51 = Mindestens 2 Handelsschiffe besiegt
tale-52 = Mindestens 2 Piratenschiffe besiegt
tale-53 = Piraten auf mindestens 2 Außenposten
tale-54 = Mindestens 2 Kisten auf jedem von mindestens 2 Wachtürmen
tale-55 = Genau 3 Kisten auf einem Wachturm
tale-56 = Genau 4 Kisten auf einem Wachturm
tale-57 = 1, 2 und 3 Kisten auf drei Wachtürmen
tale-58 = Mindestens 3 Matrosen
tale-59 = Mindestens 4 Matrosen
tale-60 = Genau 1 Kiste auf jedem von mindestens 3 Gegnern
tale-61 = Genau 1 Kiste auf einem Gegner der Stärke 5
tale-62 = Kein Gegner mehr in Zone E
tale-63 = Kein Gegner mehr in Zone I
tale-64 = Mindestens 4 Kisten in den Laderäumen
tale-65 = Mindestens 6 Kisten in den Laderäumen
tale-66 = Mindestens 8 Kisten in den Laderäumen
tale-67 = Mindestens 2 Piraten, die auf dem Schiff stehen
tale-68 = Nach Punkten vorn, Gleichstand genügt
tale-69 = Nach Punkten hinten, Gleichstand genügt
tale-70 = Genau 5 Kisten auf einem Wachturm
tale-71 = Mindestens 4 Waffen einer Art
tale-72 = Alle fünf Laderäume offen
tale-73 = Genau 2 Waren in zwei Laderäumen, verschiedene Sorten
tale-74 = Mindestens 5 Waffen einer Art

## Was noch fehlt, hinter dem, was eine Geschichte verlangt

missing-count = { $have } von { $needed }
missing-thing = noch nicht da: { $thing }
missing-most = du hast { $have }, jemand hat { $most }
missing-goods =
    { $have ->
        [0] keine Ware in den Laderäumen
        [one] 1 Ware in den Laderäumen
       *[other] { $have } Waren in den Laderäumen, Sorten: { $kinds }
    }
missing-crates = Kisten auf deinen Wachtürmen: { $crates }
missing-towers = { $have } von { $needed } Wachtürmen
missing-adversaries = { $have } von { $needed } Gegnern
missing-clear =
    { $n ->
        [one] 1 ist noch da
       *[other] { $n } sind noch da
    }
missing-rank =
    { $n ->
        [one] 1 Punkt davon entfernt
       *[other] { $n } Punkte davon entfernt
    }
