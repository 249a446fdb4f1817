# Ein Netz lernt, indem es gegen sich selbst spielt.

metavar-table = PLÄTZE[:NAME=WAHL]

help-learn = Ein Netz durch Partien gegen sich selbst lernen lassen. Es lernt nur aus den Regeln: Tausende Partien gegen sich selbst, mit jeder Zahl von Plätzen und den Optionen, die du nennst. Das Netz wird nach ORDNER/SPIEL.npz geschrieben und spielt in Ligen mit; gib denselben Befehl noch einmal, und es lernt weiter. Hier mit numpy, auf einer Grafikkarte mit torch.
    .short = Ein Netz durch Partien gegen sich selbst lernen lassen.
    .examples =
        tidetable learn chests
            zehn Minuten auf diesem Computer
        tidetable learn sirens --minutes 60 --device cuda --games 3584 --width 384 --blocks 3
            eine Stunde auf einer Grafikkarte
        tidetable learn nassau --table 2 --table 4 --table 2:dutchman=yes
            nur diese Arten von Tischen
        tidetable learn sirens --beat learned/sirens.npz --folder answer
            was gewinnt am meisten gegen ein Netz, das nicht mehr lernt?
        tidetable learn sirens --calibrate learned/sirens.npz --folder calibrated
            wer gewinnt, und wie sicher? seine Antworten bleiben, wie sie sind
        tidetable league sirens --bots mate --bot learned/sirens.npz
            wie stark ist es geworden?
help-learn-minutes = Wie lange es lernt; 10, wenn du nichts sagst.
help-learn-lessons = Nach so vielen Lektionen ist Schluss, falls das früher kommt.
help-learn-folder = Wohin das Netz, seine Kurve und der Stand zum Weiterlernen geschrieben werden; „learned“, wenn du nichts sagst.
help-learn-table = Eine Art von Tischen, an denen gelernt wird: wie viele Plätze, und nach einem Doppelpunkt Optionen; auch mehrmals. Jede Zahl von Plätzen, wenn du nichts sagst.
help-learn-games = Wie viele Partien zugleich laufen, für jede Art von Tischen; 256, wenn du nichts sagst.
help-learn-actors = Wie viele Prozesse die Partien jeder Art von Tischen spielen; alle Kerne bis auf einen, wenn du nichts sagst.
help-learn-width = Wie breit das Netz ist; wenn du nichts sagst, wie das, mit dem es beginnt oder weitermacht, sonst 128.
help-learn-blocks = Wie viele Blöcke es hat; wenn du nichts sagst, wie das, mit dem es beginnt oder weitermacht, sonst 2.
help-learn-device = Womit gerechnet wird: mit numpy, oder mit torch auf „cpu“ oder „cuda“, oder „fused“, was nach einer Minute beginnt und dann schneller ist; mit dem Besten, was da ist, wenn du nichts sagst.
help-learn-set = Ändern, wie gelernt wird, etwa rate=5e-4:3e-5 (von der ersten bis zur letzten Lektion), clip=0.1 oder seed=2; auch mehrmals.
help-learn-from = Mit diesem Netz beginnen statt bei nichts; zum Beispiel mit dem, das dabei ist.
help-learn-beat = Lernen, dieses Netz zu schlagen, das selbst nicht mehr lernt.
help-learn-calibrate = Diesem Netz beibringen, wer gewinnt, aus dem Ausgang eigener Partien; seine Antworten bleiben, wie sie sind.
help-learn-deals = Wie viele Ausgangslagen das Netz am Ende von beiden Plätzen spielt, gegen das Netz, das es schlagen soll, oder sonst gegen den besten der schnellen Bots; 20, wenn du nichts sagst.
help-learn-ray = Die Partien auf dem Ray-Cluster unter dieser Adresse spielen und hier lernen; „local“ startet hier einen für dieses Lernen.

learn-begins = { $game }: Ein Netz mit { $inputs } Eingängen und { $actions } Aktionen beginnt zu lernen, an { $kinds ->
    [one] einer Art von Tischen
   *[other] { $kinds } Arten von Tischen
}.
learn-goes-on = { $game }: Das Lernen in { $folder } geht weiter, mit { $inputs } Eingängen und { $actions } Aktionen, an { $kinds ->
    [one] einer Art von Tischen
   *[other] { $kinds } Arten von Tischen
}.
learn-line = { $seconds } s: Lektion { $lessons }, { $games } Partien, { $decisions } Entscheidungen; Zweifel { $doubt }.
learn-rivals = Gegen frühere Fassungen gewann es { $share } % der Partien.
learn-beats = Gegen das Netz, das es schlagen soll, gewann es { $share } % der Partien.
learn-written = Geschrieben: { $file }
learn-played = Gespielt: { $games } Partien.
learn-calibrated = Geschrieben: { $file }. Der Ausgang von Partien, aus denen es nicht gelernt hat, überraschte es vorher um { $before }, jetzt um { $after }.
learn-interrupted = Abgebrochen. Was bis zur letzten Zeile gelernt wurde, liegt in { $folder }: Gib denselben Befehl, um weiterzumachen.
learn-needs = Zum Lernen fehlt hier { $package }: pip install "tidetable[learn]"
learn-no-torch = Auf „{ $device }“ lernt es nur mit torch: pip install "tidetable[learn]". Ohne torch lass das Gerät weg, dann rechnet numpy.
learn-no-card = torch findet hier keine Grafikkarte. Lass das Gerät weg oder nenne „cpu“.
learn-one-network = Nenne höchstens ein Netz: --from, --beat oder --calibrate.
learn-overwrites = { $file } würde von dem, was gelernt wird, überschrieben. Nenne mit --folder einen anderen Ordner.
learn-other = { $file } wurde mit anderer Breite oder anderen Blöcken oder für ein anderes Spiel gelernt. Nenne dieselben Zahlen oder einen anderen Ordner.
learn-table = „{ $text }“ ist keine Art von Tischen. Nenne sie so: --table 3, oder --table 2:option=wahl
learn-setting = „{ $text }“ lässt sich nicht einstellen. Nenne es so: --set clip=0.1, oder --set rate=5e-4:3e-5. Es gibt: { $known }.
learn-actors = { $games } Partien lassen sich nicht auf { $actors } Prozesse verteilen. Nenne mit --actors weniger, oder mehr Partien.
