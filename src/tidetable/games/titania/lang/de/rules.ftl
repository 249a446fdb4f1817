# Die Regeln in eigenen Worten: ein Satz oder einige zu jeder Aussage in rules.toml.

chapter-components = Das ist in der Schachtel
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-placing = Ein Schiff setzen
chapter-spaces = Was die Felder bewirken
chapter-building = Türme bauen
chapter-starfish = Seesterne
chapter-periods = Zwei Durchgänge und das Ende
chapter-rulings = Wo das Regelheft schweigt

rule-TIT-C1 = Es gibt 36 Schiffskarten: je 8 in Blau, Gelb und Rot und 12 zweifarbige Joker, 4 für jedes Paar von Farben.
rule-TIT-C2 = Es gibt 60 Schiffe, 20 in jeder dieser drei Farben. Sie gehören niemandem: Alle fahren mit Schiffen aller Farben.
rule-TIT-C3 = Es gibt 22 Nebelplättchen, 30 Punkteplättchen im Wert von 3 bis 5, 25 Seesterne und 64 Stockwerke für Türme, je 16 in Braun, Grün, Schwarz und Weiß. Für jede Kombination dieser Farben, von einer allein bis zu allen vieren, hat der Plan ein Turmfeld; nur wo jedes liegt, haben wir rekonstruiert. Auch die Muscheln haben diese vier Farben: 60 zählen 1 und 40 zählen 2, das ergibt in jeder Farbe einen Wert von 35. Wo diese Regeln „eine Muschel“ sagen, ob du sie bekommst oder bezahlst, meinen sie den Wert 1.
rule-TIT-C4 = Jeder Spieler hat auf der Punkteleiste einen Zählstein, der bei 0 beginnt, und ein Tierplättchen, das zeigt, wem der Stein gehört. Die Punkte sind für alle zu sehen.

rule-TIT-S1 = Jedes der 22 Nebelfelder bekommt ein zufälliges Nebelplättchen, verdeckt. Von jeder Farbe kommen zwei Schiffe auf die drei Schlossfelder, auf die Flaggen ihrer Farbe: Auf jedem Feld liegen zwei Schiffe verschiedener Farben.
rule-TIT-S2 = Legt von jeder Farbe drei Schiffe beiseite. Sie fahren nicht im ersten Durchgang mit, erst im zweiten. Im Vorrat sind am Anfang also 15 Schiffe jeder Farbe.
rule-TIT-S4 = Mischt die Punkteplättchen verdeckt. Muscheln, Stockwerke und Seesterne liegen als Vorrat bereit, nach Farben sortiert.
rule-TIT-S3 = Gebt jedem vier Schiffskarten auf die Hand. Die übrigen sind der Nachziehstapel und liegen verdeckt; daneben kommt der Ablagestapel, offen. Gespielt wird im Uhrzeigersinn. Im Regelheft fängt an, wer zuletzt auf einem Boot war; an diesem Tisch entscheidet das Los.

rule-TIT-T1 = In deinem Zug spielst du keine Karte oder eine, zwei oder drei nacheinander. Für jede Karte musst du ein Schiff setzen, und alles, was sein Feld bringt, wird abgehandelt, bevor du die nächste spielst. Du darfst auch gar keine spielen oder nach einer oder zweien aufhören, selbst wenn noch mehr ginge.
rule-TIT-T2 = Danach ziehst du für jede der drei Karten, die du nicht gespielt hast, eine nach: drei, wenn du keine gespielt hast, zwei nach einer, eine nach zweien, keine nach dreien. Nach diesem Ziehen spielst du nichts mehr.
rule-TIT-T3 = Was du in diesem Zug gespielt hast, kommt erst nach dem Ziehen offen auf den Ablagestapel. Ist der Nachziehstapel aufgebraucht, werden die abgelegten Karten gemischt und bilden einen neuen.
rule-TIT-T4 = Am Ende deines Zuges, nach dem Ziehen, darfst du höchstens sieben Karten auf der Hand haben. Welche du abwirfst, bestimmst du. Vorher dürfen es jederzeit mehr sein.

rule-TIT-B1 = Das Schiff kommt aus dem Vorrat und hat die Farbe deiner Karte. Bei einem Joker suchst du dir eine seiner beiden Farben aus.
rule-TIT-B2 = Das Schiff kommt auf ein Feld neben mindestens einem Schiff seiner Farbe, ob am Schloss oder anderswo. Wer jenes gesetzt hat, ist gleich.
rule-TIT-B3 = Auf einem Feld liegen höchstens zwei Schiffe, und zwar von verschiedener Farbe. Auf ein Turmfeld kommt nie eines. Die Schlossfelder sind von Anfang an voll.

rule-TIT-F1 = Nebelfeld: Beim ersten Schiff wird das Nebelplättchen aufgedeckt, und wer das Schiff gesetzt hat, bekommt sofort, was es zeigt. Das zweite Schiff bringt dasselbe noch einmal, demselben Spieler oder einem anderen. Dann kommt das Plättchen weg und liegt neben dem Plan.
rule-TIT-F2 = Ein Nebelplättchen zeigt eines davon: eine Muschel von jeder der vier Farben; zwei oder drei Muscheln einer bestimmten Farbe; zwei oder drei Muscheln einer Farbe, die du aussuchst; einen oder zwei Seesterne; ein Schiff.
rule-TIT-F3 = Ein Nebelplättchen mit Schiff: Nimm noch ein Schiff der Farbe, die du gerade gesetzt hast, und setz es sofort neben das zuletzt gesetzte, nach den üblichen Regeln. Dann wird sein Feld abgehandelt. So kann noch ein Schiff dazukommen und noch eines.
rule-TIT-N1 = Bonusfeld: Du bekommst, was es zeigt: zwei Karten, drei Punkte, einen Seestern, zwei Muscheln einer bestimmten Farbe oder zwei Muscheln einer Farbe, die du aussuchst. Die Bonusfelder am Rand des Plans zeigen zwei Dinge, und du bekommst beide. Das zweite Schiff bekommt so viel wie das erste.
rule-TIT-N2 = Punktefeld, mit einer Raute: Nimm ein Punkteplättchen, sieh es dir an und behalt es verdeckt bis zum Ende des Spiels. Das zweite Schiff bekommt ebenso eines wie das erste. Ist keines mehr da, gibt es nichts.
rule-TIT-K1 = Baufeld, mit einem Kran: Du darfst auf allen Turmfeldern daneben bauen, und mindestens ein Stockwerk musst du bauen.

rule-TIT-K2 = Das erste Stockwerk eines Turms kostet eine Muschel in der Farbe des Turms, das zweite zwei, das dritte drei, das vierte vier. Leg die Muscheln in den Vorrat und nimm von dort das Stockwerk, ebenfalls in dieser Farbe. Höher als vier Stockwerke wird kein Turm.
rule-TIT-K3 = Auf einmal darfst du mehrere Stockwerke desselben Turms bauen und auch Stockwerke mehrerer Türme, auf allen Turmfeldern neben deinem Kran.
rule-TIT-K4 = Für jedes Stockwerk gibt es sofort 3 Punkte, und 4, wenn auf dem Turmfeld ein Seestern liegt, gleich von wem.
rule-TIT-K5 = Ein Beispiel: Ein rotes Schiff kommt an einen Kran zwischen zwei Turmfeldern. Für zwei schwarze Muscheln entsteht das zweite Stockwerk eines schwarzen Turms und auf demselben Feld für eine weiße das erste eines weißen; dann auf dem anderen Feld für eine braune das erste eines braunen. Drei Stockwerke sind 9 Punkte. Auf unserem Plan ist der Kran auf G1 so eine Stelle, zwischen H1 mit Schwarz und Weiß und G2 mit Braun, wenn der schwarze Turm schon ein Stockwerk hat.

rule-TIT-E1 = Turmfelder besetzen darfst du nur, gleich nachdem du Seesterne bekommen hast; oder du hebst die Seesterne für später auf. Jedes Turmfeld des Plans, auf dem kein Seestern liegt, ist recht, es muss nicht in der Nähe deines Schiffs sein.
rule-TIT-E2 = Ein Feld zu besetzen kostet so viele Seesterne, wie dort Türme abgebildet sind. Einer davon bleibt auf dem Feld, die anderen kommen zurück in den Vorrat. Du bekommst einen Punkt für jeden abgebildeten Turm und einen für jedes Stockwerk, das dort schon steht.
rule-TIT-E3 = Du darfst mehrere Felder nacheinander besetzen. Auf einem Feld liegt nie mehr als ein Seestern.
rule-TIT-E4 = Ein Beispiel: Ein Feld zeigt zwei Türme, und drei Stockwerke stehen dort schon. Es zu besetzen kostet zwei Seesterne, von denen einer in den Vorrat zurückkommt, und bringt 2 + 3 = 5 Punkte. Von da an gibt jedes Stockwerk, das dort gebaut wird, 4 Punkte, und zwar allen.
rule-TIT-E5 = Du darfst beliebig viele Seesterne aufheben. Auch die aufgehobenen lassen sich nur in einem solchen Augenblick ausgeben, zusammen mit den neuen.

rule-TIT-P1 = Wird von einer Farbe das letzte Schiff aus dem Vorrat gesetzt, dann wird sein Feld noch abgehandelt. Danach ist der Durchgang vorbei und der Zug auch, selbst wenn noch Karten gespielt werden könnten. Gezogen wird wie am Ende jedes Zuges, und abgeworfen, bis es höchstens sieben Karten sind.
rule-TIT-P2 = Für den zweiten Durchgang kommen alle Schiffe bis auf die sechs am Schloss zurück in den Vorrat. Die neun beiseitegelegten kommen dazu, sodass es 18 von jeder Farbe sind. Alle Seesterne auf dem Plan kommen zurück in den Vorrat. Die aufgedeckten Nebelplättchen, ob auf dem Plan oder daneben, werden gemischt und verdeckt auf die Nebelfelder ohne Plättchen verteilt; nie aufgedeckte bleiben liegen. Karten, Muscheln und Seesterne behaltet ihr, und auch die Türme bleiben. Es beginnt der linke Nachbar dessen, der den ersten Durchgang beendet hat.
rule-TIT-P3 = Wird im zweiten Durchgang das letzte Schiff einer Farbe gesetzt, dann wird sein Feld abgehandelt, und das Spiel ist sofort zu Ende.
rule-TIT-P4 = Zählt nun die Punkte eurer Punkteplättchen dazu. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Muscheln, nach ihrem Wert, und Seesterne zusammen hat. Ist auch das gleich, teilt man sich den Sieg.

rule-TIT-R1 = Ein Schiff darf nur dann an einen Kran, wenn sein Spieler dort mindestens ein Stockwerk bezahlen und bauen kann: Ein Stockwerk der Farbe muss noch da sein, und der Turm darf noch keine vier haben. Das gilt für das Schiff einer Karte ebenso wie für ein zusätzliches.
    .reason = Wer an einen Kran kommt, muss ein Stockwerk bauen.
rule-TIT-R2 = Was du bekommst, bekommst du ungefragt, und ablehnen kannst du es nicht; nur ob du Seesterne einsetzt, steht dir frei. Gibt ein Feld zwei Dinge, bekommst du beide, in der Reihenfolge, in der der Plan sie zeigt, und erst dann darfst du Turmfelder besetzen. Bei Karten und Seestern siehst du also zuerst die neuen Karten.
    .reason = Ein Feld am Rand gibt für ein einziges Schiff beides.
rule-TIT-R3 = Das zusätzliche Schiff eines Nebelplättchens muss gesetzt werden, wenn es geht; für Kräne gilt dabei dasselbe wie für jedes Schiff. Geht es nicht, verfällt es. Es kostet keine Karte und zählt beim Ziehen nicht mit. Es kann einen Durchgang beenden. Ist von der Farbe kein Schiff mehr da, weil das eben gesetzte das letzte war, verfällt es: Die beiseitegelegten Schiffe gehören nicht zum Vorrat.
rule-TIT-R4 = Reichen Muscheln oder Seesterne im Vorrat nicht, bekommst du, was noch da ist. Gibt es in einer Farbe keine Stockwerke mehr, kann in dieser Farbe nicht gebaut werden. Und wer keinen Seestern bekommt, weil keiner mehr da ist, darf in diesem Augenblick auch nichts besetzen.
    .reason = So ist es für die Punkteplättchen gedruckt.
rule-TIT-R5 = Karten von einem Bonusfeld dürfen noch im selben Zug gespielt werden, insgesamt aber weiterhin höchstens drei. Darauf, wie viele Karten du am Ende ziehst, haben sie keinen Einfluss.
rule-TIT-R6 = Sind Nachziehstapel und Ablagestapel beide leer, ziehst du weniger Karten.
rule-TIT-R7 = Beim Gleichstand zählen Muscheln nach ihrem Wert. Seesterne auf dem Plan zählen für niemanden.
rule-TIT-R8 = Setzt in einem Durchgang drei volle Runden lang niemand ein Schiff, also in drei Zügen jedes Spielers hintereinander, dann endet dieser Durchgang, und ist es der zweite, das Spiel; so, als hätte ihn der Spieler beendet, der in dieser Zeit als Letzter am Zug war.
    .reason = Sonst könnte das Ziehen ewig so weitergehen. Wer eine spielbare Karte hat, kann es verhindern. An einem vollen Plan kann es, jedenfalls auf unserem, nicht liegen: Die 61 offenen Felder ohne Kran hängen alle zusammen, auf jedem müsste also ein Schiff liegen, und ein Durchgang hat höchstens 52.
rule-TIT-R9 = Stockwerke werden einzeln bezahlt und gewertet. Nach dem ersten darfst du jederzeit aufhören.
rule-TIT-R10 = An diesem Tisch bestimmt der Gastgeber, wer anfängt, sonst entscheidet das Los.
rule-TIT-R11 = Eine Karte darfst du nur spielen, wenn es für ein Schiff ihrer Farbe ein Feld gibt; bei einem Joker gilt die Farbe, die du wählst. Lässt sich keine deiner Karten spielen, hörst du auf und ziehst.
    .reason = Eine gespielte Karte verpflichtet dich, ein Schiff zu setzen.
rule-TIT-R12 = Die abgelegten Karten werden in dem Augenblick zu einem neuen Stapel gemischt, in dem eine Karte zu ziehen und der Stapel leer ist, auch mitten im Ziehen, und nicht früher. Die in diesem Zug gespielten Karten sind nicht dabei.
    .reason = So wird am seltensten gemischt, und nie soll ein neuer Stapel her, während gar nichts abgelegt ist.
rule-TIT-R13 = Muscheln nach Wahl haben jedes Mal alle dieselbe Farbe. Beim nächsten solchen Gewinn wählst du neu: Das zweite Schiff auf einem Nebelplättchen darf eine andere Farbe nehmen als das erste. Zur Wahl stehen die Farben, von denen im Vorrat noch etwas da ist; sind es weniger Muscheln, als dir zustehen, bekommst du die. Ist keine Farbe mehr da, bekommst du nichts.
rule-TIT-R14 = Es zählt der Wert deiner Muscheln in jeder Farbe. Die Zweier sind nur Wechselgeld: Wechseln geht immer, und niemandem fehlt je das passende Stück.
rule-TIT-R15 = Du darfst auch ein Turmfeld besetzen, auf dem noch nichts gebaut ist, und bekommst dann nur für die Türme Punkte; ebenso eines, auf dem nichts mehr zu bauen ist, weil alle Türme vier Stockwerke haben.
    .reason = Gedruckt sind nur zwei Bedingungen: dass du zahlst und dass dort kein Seestern liegt.
rule-TIT-R16 = Zwischen zwei Karten ist im Vorrat immer ein Schiff von jeder Farbe, sonst wäre der Durchgang vorbei. Dass die Farbe eines Jokers fehlt, kommt also nicht vor; nur für ein zusätzliches Schiff kann keines da sein.
rule-TIT-R17 = Das letzte Schiff, ob von einer Karte oder zusätzlich, wird ganz abgehandelt: das Stockwerk, das gebaut werden muss, das Besetzen von Turmfeldern, Karten, ein Punkteplättchen. Sonst kann nichts mehr offen sein, denn ein Nebelplättchen mit Schiff zeigt weiter nichts. Im zweiten Durchgang werden so gewonnene Karten noch gezogen, aber nicht mehr benutzt, das Ziehen am Ende des Zuges entfällt, und die Runde wird nicht zu Ende gespielt.
rule-TIT-R18 = Zwischen den Durchgängen geht es in dieser Reihenfolge: ziehen, die gespielten Karten ablegen, auf sieben abwerfen, den Plan für den zweiten Durchgang herrichten, nächster Spieler. Nachziehstapel, Ablagestapel, Punkte und alle Punkteplättchen, genommen oder nicht, bleiben, wie sie sind. Turmfelder können neu besetzt werden.
rule-TIT-R19 = Alle dürfen den Plan, die Türme, Punkte, Muscheln, Seesterne und abgelegte Karten sehen, dazu die Größe aller Hände und Stapel, wie viele Punkteplättchen jeder hat und welche Nebelplättchen schon aufgedeckt waren (sind sie neu gemischt: welche es sind, aber nicht, wo). Verborgen sind die Handkarten, die Reihenfolge des Nachziehstapels und was verdeckte Nebelplättchen zeigen. Ein Punkteplättchen kennt nur, wer es hat.
rule-TIT-R20 = Niemand wird gefragt, wenn es nichts zu wählen gibt: Kannst du kein Turmfeld bezahlen, wirst du nicht nach dem Besetzen gefragt, und das Bauen endet von selbst, wenn sich nichts mehr bezahlen oder bauen lässt.
