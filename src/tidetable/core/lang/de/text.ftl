# Der Tisch als Text, und was an ihm getippt wird, in einem Terminal oder auf einer Seite

text-table = Der Tisch
text-elsewhere = Außerdem auf dem Spielbrett
text-parts = Das lässt sich vorlesen:
text-nothing = Hier heißt nichts „{ $word }“. Tippe „hilfe“, um zu hören, was sich tippen lässt.
text-no-hand = Du hältst nichts in der Hand.
text-no-news = Seit deinem letzten Zug ist nichts geschehen.
text-here = Das kannst du damit tun:
text-possible = Das verbietet gerade nichts.
text-number = Eine Wahl mit dieser Nummer gibt es nicht: Sie gehen von 1 bis { $most }.
text-offer = { $label } ({ $typed })
text-choice = { $number }: { $said }
text-help = Tippe eine Aktion, etwa „{ $example }“, die Nummer einer Wahl, oder den Namen eines Ortes, eines Spielers oder eines Teils, um davon zu hören. Außerdem gibt es diese Befehle:

# Neben dem Wort jedes Befehls kann es andere geben, mit Strichpunkten dazwischen
command-help = hilfe
    .also = ?
    .help = was sich tippen lässt
command-look = lies
    .also = zeig; was ist; wer ist
    .help = einen Teil, einen Ort oder einen Spieler vorlesen, etwa „lies hand“; allein: die Namen aller Teile
command-moves = züge
    .also = was kann ich tun; was nun; auswahl
    .help = was gefragt ist, und alles, was sich wählen lässt
command-hand = hand
    .also = meine hand; was habe ich
    .help = was du in der Hand hältst
command-news = neues
    .also = was ist geschehen; was ist passiert; was war
    .help = was seit deinem letzten Zug geschehen ist
command-why = warum
    .also = warum nicht; warum geht das nicht
    .help = warum etwas nicht geht, mit dieser Aktion dahinter
command-hint = tipp
    .help = fragen, was der Kapitän täte; mit einer Antwort dahinter: statt dieser
command-undo = zurücknehmen
    .also = zurück
    .help = die letzte Entscheidung zurücknehmen
command-redo = wiederholen
    .help = noch einmal tun, was zurückgenommen wurde

# Teile eines Spielbretts, die viele Spiele haben
area-hand = Deine Hand
area-player = { $who }
area-podium = Siegertreppe
sheet-now = Wie es steht
