# Was die Datei von Nassau über das hinaus braucht, was jede Datei braucht.

bad-data-nassau-too-few = Zeile { $line }: Von den Einträgen [[{ $record }]] gibt es { $n }, nötig sind aber mindestens { $least }, einer für jede Runde. Ergänze welche.
bad-data-nassau-gain = Zeile { $line }: „{ $value }“ in „{ $field }“ ist kein Gewinn. Ein Gewinn ist eine Art und eine Zahl bis { $most }, zum Beispiel rum-2; pirate-1 und animal-1 gibt es nur einzeln, hold-2 ist das Höchste. Hier mögliche Arten: { $known }.
bad-data-nassau-start = Zeile { $line }: Das Startsymbol muss auf beiden Seiten eines einzigen Plättchens sein. Die Datei hat es insgesamt so oft: { $n }. Berichtige „start“.
bad-data-nassau-alleys = Zeile { $line }: Auf Seite { $side } des Plättchens { $tile } sind Plätze von den anderen abgeschnitten. Führ eine Gasse dorthin.
bad-data-nassau-holds = Zeile { $line }: Womit man anfängt, braucht so viele Laderäume: { $needed }. Offen sind aber nur { $n }. Berichtige „crates_in_holds“, „provisions“ oder „open_holds“.
bad-data-nassau-crates = Zeile { $line }: Man fängt mit { $n } Kisten in den Laderäumen an, hat aber insgesamt nur { $most }. Berichtige eines von beiden.
bad-data-nassau-supply = Zeile { $line }: Von „{ $value }“ gibt es { $n }, zu viert braucht man aber mindestens { $least }. Ergänze welche.
bad-data-nassau-neighbours = Zeile { $line }: Zone { $zone } nennt { $other } als Nachbarin, aber nicht umgekehrt. Berichtige eines von beiden.
bad-data-nassau-reach = Zeile { $line }: Kein Boot kann Zone { $zone } je vom Hafen aus erreichen. Gib ihr eine Nachbarin, die man erreicht.
bad-data-nassau-weak = Zeile { $line }: In den Zonen A, B und D ist Platz für { $slots } Gegner, mit Stärke 1 oder 2 gibt es aber nur { $n }. Nimm „slots“ heraus, oder mach mehr Gegner so schwach.
bad-data-nassau-slots = Zeile { $line }: Insgesamt ist Platz für { $slots } Gegner, es gibt aber nur { $n }. Nimm „slots“ heraus.
bad-data-nassau-places = Zeile { $line }: Von den Einträgen [[{ $record }]] gibt es { $tiles }, Plätze dafür in den Zonen aber { $places }. Beide Zahlen müssen gleich sein.
bad-data-nassau-first-posts = Zeile { $line }: Die Zonen A, B, C, D, E und G müssen zusammen { $needed } Plätze für Handelsposten haben, einen für jede Ware; sie haben { $n }. Berichtige ihre „posts“.
bad-data-nassau-squares = Zeile { $line }: Ein Viertel braucht mindestens { $least } Plätze. Nenne die vier Ecken im Uhrzeigersinn von oben links, dann die Mitte, wenn es dort einen gibt; wo kein Platz ist, steht "".
bad-data-nassau-no-square = Zeile { $line }: „{ $field }“ braucht Platz { $square }, aber Seite { $side } des Plättchens { $tile } hat dort keinen. Füg ihn hinzu, oder berichtige „{ $field }“.
bad-data-nassau-no-exit = Zeile { $line }: Aus Seite { $side } des Plättchens { $tile } führt kein Weg hinaus, der Kapitän käme nie dorthin. Gib ihr mindestens einen Ausgang.
bad-data-nassau-spaces = Zeile { $line }: Dieses Versteck hat so viele Werte: { $values }, und so viele Waren: { $goods }. Zu jedem Feld gehört beides.
