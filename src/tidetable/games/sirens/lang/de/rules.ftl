# Die Regeln in eigenen Worten: ein Satz oder einige zu jeder Aussage in rules.toml.

chapter-components = Das ist in der Schachtel
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-crew = Die Mannschaft bewegen
chapter-scoring = Eine Schiffskarte werten
chapter-octopus = Der Krake
chapter-rum = Der Rumkrug
chapter-variant = Eine Variante
chapter-rulings = Wo das Regelheft schweigt

rule-SIR-C1 = Es gibt 52 Spielkarten; die Zahl auf einer Karte ist ihre Stärke. Jede Zahl von 0 bis 10 kommt viermal vor, jede von −1 bis −4 zweimal. Auf der einen Hälfte der Karten ist ein Seestern, auf der anderen eine Muschel, und beide Hälften enthalten dieselben 26 Zahlen. Die beiden Zeichen spielen nur in der Variante eine Rolle; sonst sind Karten mit derselben Zahl gleich.
rule-SIR-C2 = Manche Karten tragen das Symbol „Mannschaft bewegen“: jede 0 und jede negative Karte, sonst keine.
rule-SIR-C3 = Fünf Schiffskarten bilden das Schiff. Vom Bug zum Heck sind es 28, 30, 32, 34 und 36; die Zahl ist der Widerstandswert der Karte. Für die Mannschaft sind auch Bug und Heck benachbart, sodass die Schiffskarten einen Ring bilden.
rule-SIR-C4 = Zwei Mannschaftsmitglieder sind an Bord, der Kapitän und der Maat. Außerdem hat jeder Spieler einen Rumkrug und einen Kraken.

rule-SIR-S4 = Legt das Schiff zwischen euch, sodass es den Tisch teilt. Jede Schiffskarte hat nun zwei Seiten, für jeden von euch eine, und dorthin kommen die Spielkarten.
rule-SIR-S1 = Ein Mannschaftsmitglied steht auf der 30, das andere auf der 34. Wer von beiden wo steht, ist gleich.
rule-SIR-S2 = Mischt die Spielkarten und gebt jedem vier davon auf die Hand, verdeckt für den anderen. Alle übrigen sind der Nachziehstapel und liegen verdeckt. Wer anfängt, entscheidet der Zufall.

rule-SIR-T1 = Ihr seid abwechselnd am Zug. In deinem Zug tust du genau eines von beiden: Entweder du spielst eine Karte und ziehst danach eine neue, oder du setzt deinen Kraken ein und ziehst nichts.
rule-SIR-T2 = Was von beidem du auch tust: Du darfst zusätzlich deinen Rumkrug auf irgendeine Schiffskarte im Spiel legen. Das geht ein einziges Mal in der ganzen Partie.
rule-SIR-T3 = Um eine Karte zu spielen, leg sie aus der Hand offen neben eine Schiffskarte im Spiel: auf deine eigene Seite oder auf die deines Gegners, ganz wie du willst.
rule-SIR-T4 = Auf einer Seite einer Schiffskarte liegen höchstens fünf Karten. Jede Seite zählt für sich; ist die eine voll, kann auf die andere trotzdem noch gelegt werden. Verliert eine volle Seite eine Karte, ist dort wieder Platz.
rule-SIR-T5 = Ist der Nachziehstapel leer, zieht niemand mehr. Spielt mit den Karten weiter, die ihr auf der Hand habt; ein neuer Stapel entsteht nicht.

rule-SIR-M1 = Kommt eine Karte mit dem Symbol „Mannschaft bewegen“ an eine Schiffskarte, auf der ein Mannschaftsmitglied steht, muss es auf eine benachbarte Schiffskarte weitergehen. Das gilt auf beiden Seiten und auch dann, wenn ein Krake die Karte bringt. Es geht jeder Wertung voraus: Wer die Schiffskarte dann gewinnt, bekommt das Mannschaftsmitglied nicht mehr, das sie gerade verlassen hat.
rule-SIR-M2 = Die Richtung bestimmt der Spieler, auf dessen Seite die Karte gekommen ist, auch wenn der andere am Zug ist.
rule-SIR-M3 = Die Schiffskarten im Spiel bilden einen Ring: Vom Bug ist es ein Schritt zum Heck und umgekehrt. Eine gewertete Schiffskarte hinterlässt keine Lücke; die Karten neben ihr sind von da an Nachbarn.
rule-SIR-M4 = Ein Mannschaftsmitglied bleibt nie dort stehen, wo das andere steht. Es geht vorbei und hält auf der Schiffskarte danach, in derselben Richtung.
rule-SIR-M5 = Niemand bewegt sich, wenn genauso viele Schiffskarten wie Mannschaftsmitglieder im Spiel sind: zwei und zwei oder eine und eines.
rule-SIR-M6 = Ein Beispiel: Die 36 ist schon gewertet, der Kapitän steht auf der 28 und der Maat auf der 34. Ein Spieler legt eine 0 auf die Seite des anderen an die 28, also entscheidet der andere. Ein Weg führt zur 30. Der andere führt zur 34, die ohne die 36 neben der 28 liegt; weil dort aber der Maat steht, käme der Kapitän auf die 32.

rule-SIR-P1 = Ist eine Karte gelegt und hat sich die Mannschaft bewegt, prüft ihr die Schiffskarte. Ergeben die Karten auf einer Seite zusammen mindestens ihren Widerstandswert – und für jeden Rumkrug darauf 3 mehr –, dann nimmt sich der Spieler dieser Seite die Schiffskarte und auch das Mannschaftsmitglied, das darauf steht.
rule-SIR-P2 = Reicht es auf keiner Seite, liegen aber auf beiden fünf Karten, dann bekommt die höhere Summe die Schiffskarte und das Mannschaftsmitglied darauf. Bei gleichen Summen verlassen beide das Spiel.
rule-SIR-P3 = Dann wird aufgeräumt, auch nach einem Gleichstand: Die Rumkrüge auf der Schiffskarte verlassen das Spiel und ebenso alle Karten neben ihr. Ein Krake auf einer dieser Karten kehrt zu seinem Besitzer zurück, der ihn wieder einsetzen darf.
rule-SIR-P4 = Jede Schiffskarte und jedes Mannschaftsmitglied ist einen Punkt wert. Das Spiel endet sofort, wenn jemand vier oder mehr Punkte hat oder wenn keine Schiffskarte mehr da ist. Wer mehr Punkte hat, gewinnt. Haben beide gleich viele, gewinnt niemand: Dann muss das nächste Schiff die Sache klären.

rule-SIR-O1 = Liegt dein Krake auf keiner Karte, darfst du ihn einsetzen, statt eine Karte zu spielen. Such dir irgendeine Karte aus, die am Schiff liegt, gleich auf welcher Seite, und leg sie an eine andere Stelle, an der Platz ist: an eine andere Schiffskarte oder hinüber auf die andere Seite derselben. Dein Krake bleibt dann auf dieser Karte, bis die Schiffskarte neben ihr gewertet wird.
rule-SIR-O2 = Eine Karte, auf der der Krake deines Gegners liegt, darfst du nicht aussuchen.
rule-SIR-O3 = Für eine Karte, die der Krake bewegt, gilt dasselbe wie für eine gespielte: höchstens fünf auf einer Seite, die Mannschaft bewegt sich, die Schiffskarte kann gewertet werden. Das Mannschaftsmitglied dort, wo sie ankommt, bewegt sich auch dann, wenn die Karte dort nur die Seite wechselt.

rule-SIR-U1 = Ein Rumkrug erhöht den Widerstandswert seiner Schiffskarte um 3. Beide Krüge dürfen auf derselben liegen und erhöhen ihn dann um 6. Sie zählen für die Summe, die zu erreichen ist, nicht für den Vergleich von fünf gegen fünf Karten. Ein benutzter Krug kommt nie zurück.

rule-SIR-S3 = Mehr Taktik an Bug und Heck: Ein Spieler nimmt alle Karten mit Seestern, der andere alle mit Muschel. Jeder sucht sich von seinen 26 Karten vier für die Hand aus, mischt die anderen 22 und zieht nur von diesem eigenen Stapel. Alles andere bleibt, wie es ist.

rule-SIR-R1 = Trägt ein Krake eine Karte fort, wird auch die Schiffskarte geprüft, von der sie kommt: erst die, an der sie ankommt, und dann, wenn das Spiel nicht zu Ende ist, die andere. Das kann nur bei einer negativen Karte wichtig sein, denn wenn sie geht, steigt die Summe. Wechselt eine Karte an einer Schiffskarte nur die Seite, wird diese einmal geprüft. Ein Zug kann also zwei Schiffskarten werten.
    .reason = Das Regelheft sagt beim Kraken, wann eine Schiffskarte gewertet wird, und meint damit nicht nur die, an der die Karte ankommt. Dass auf diese Weise beide Spieler vier Punkte erreichen, ist nicht möglich.
rule-SIR-R2 = Ein gelegter Rumkrug löst nie selbst eine Wertung aus: Er erhöht nur den Wert, der zu erreichen ist.
rule-SIR-R3 = Wer eine Karte hat, muss handeln; passen kann man nicht wählen. Wer keine Karte mehr hat, muss den Kraken einsetzen, wenn er etwas bewegen kann. Geht auch das nicht, passt man, darf aber noch den Rumkrug legen. Dass beide zugleich festsitzen, kann nicht vorkommen: Solange eine Schiffskarte im Spiel ist, können höchstens 49 der 52 Karten gelegt worden sein, also hat noch jemand eine.
rule-SIR-R4 = Führen beide Richtungen zur selben Schiffskarte, muss niemand wählen. So ist es bei drei Schiffskarten und zwei Mannschaftsmitgliedern und bei zwei Schiffskarten und einem.
rule-SIR-R5 = Das Regelheft ist in vier Sprachen gedruckt; wo sie sich unterscheiden, gilt das deutsche Original. Also bleibt die Mannschaft stehen, wenn es genauso viele Schiffskarten wie Mannschaftsmitglieder gibt; geprüft wird die Schiffskarte, wenn sich die Mannschaft bewegt hat; und wer sie gewinnt, bekommt das Mannschaftsmitglied darauf, aber keinen Rumkrug.
rule-SIR-R6 = Alle dürfen ansehen, was auf dem Tisch liegt und welche Karten das Spiel verlassen haben, und wissen, wie viele Karten jede Hand und jeder Stapel hat. Verborgen sind die Handkarten und die Reihenfolge der Stapel. In der Variante wissen beide, welche 26 Karten der andere hatte, und damit auch, welche er noch nicht gezeigt hat.
rule-SIR-R7 = Die Reihenfolge im Zug: Rum, wenn du willst; eine Karte legen, oder eine bewegen und den Kraken darauflegen; die Mannschaft bewegt sich; werten und aufräumen; das Spielende, wenn es so weit ist; nachziehen, wenn du eine Karte gespielt hast; Rum, wenn du willst; dann ist dein Gegner am Zug. Nach dem Spielende geschieht nichts mehr, weder Nachziehen noch Rum.
    .reason = Das Nachziehen schließt die Wahl ab, eine Karte zu spielen, und der Rum kommt zu dieser ganzen Wahl hinzu.
rule-SIR-R8 = Rum legt nur, wer am Zug ist: entweder bevor eine Karte gelegt oder bewegt wird, oder am Ende des Zuges nach dem Nachziehen. Dazwischen nie, also auch nicht, während jemand bestimmt, wohin die Mannschaft geht. Vorher gelegt, kann er eine Wertung in diesem Zug verhindern. Nachher gelegt, macht er keine Wertung rückgängig, aber du kennst die gezogene Karte. Solange du deinen Rumkrug hast, wirst du am Ende deines Zuges gefragt; ohne ihn endet der Zug von selbst.
    .reason = Ein Zeitpunkt ist nicht gedruckt. Mit diesen beiden bleibt alles vom Legen einer Karte bis zur Wertung in einem Stück.
rule-SIR-R9 = Führt der Zug deines Kraken dazu, dass die Schiffskarte gewertet wird, an die er gerade gekommen ist, kommt er sofort zu dir zurück. In deinem nächsten Zug kannst du ihn wieder einsetzen. Der Krake deines Gegners kommt genauso zurück, gleich wer am Zug ist.
rule-SIR-R10 = Eine andere Stelle heißt eine andere Seite: Eine Karte dorthin zurückzulegen, wo sie lag, ist kein Zug. Wo eine Karte weggenommen wird, bewegt sich kein Mannschaftsmitglied.
    .reason = Das Regelheft spricht von einem anderen Platz, und das Symbol wirkt dort, wo eine Karte hingelegt wird.
rule-SIR-R11 = In der Variante wählen beide ihre vier Karten geheim und gleichzeitig: Keiner sieht etwas von der Wahl des anderen, bevor beide getroffen sind. Danach wird ausgelost, wer anfängt.
    .reason = Handkarten sind verdeckt, und beim Aufbau wird der Startspieler zuletzt bestimmt.
rule-SIR-R12 = Welche Seite ihr zuerst prüft, ist gleich. Geprüft wird nach jeder Änderung, und jede erhöht nur eine Seite; beide zugleich erreichen den Wert also nie. Und eine Seite, die ihn bei fünf gegen fünf Karten erreicht, hat ohnehin die höhere Summe.
