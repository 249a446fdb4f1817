# Die erste Runde: worauf man klickt, und warum.

lesson-welcome = Willkommen in Nassau! Ihr spielt vier Runden, und jede geht so: In der Stadt rüstest du dein Schiff aus, dann segelst du durch die Karibik, und am Lagerfeuer erzählst du deine Geschichten. Die erste spielen wir zusammen.
lesson-walk = Unten liegen deine Geschichten: Eine Geschichte bringt ihre Punkte nur, wenn sie wahr ist, und ein grüner Rahmen heißt, dass sie es schon ist. ¶ Aber zuerst brauchst du Proviant. Ihr führt alle denselben Kapitän. ¶ Für seinen Weg setzt du auf jeden Abschnitt einer Gasse einen deiner Piraten: zwei auf die Gasse nach d3. Klick auf d3.
lesson-provisions = Dieser Platz zeigt zwei Dinge, und du bekommst eines davon. ¶ Auf See kostet jeder Zug 1 Proviant, und du hast nur einen. Nimm die 2 Proviant.
lesson-doubloon = Für 1 Dublone bewegst du den Kapitän sofort ein zweites Mal und bekommst ein zweites Mal etwas. Das ist ein guter Preis: noch eine Bewegung!
lesson-second-move = Auf d4 gibt es Waffen. Der Weg kostet drei Piraten, und du hast noch sechs. Klick auf d4.
lesson-sabre = Eine deiner Geschichten verlangt eine besiegte Schatzinsel, und gegen Inseln kämpft man mit Säbeln. ¶ Nimm den Säbel.
lesson-follow = Dein Mitspieler hat den Kapitän nach c2 geführt. ¶ Von dort genügen zwei Piraten bis c1, und dort gibt es Harpunen. Klick auf c1.
lesson-harpoon = „Mindestens 2 Harpunen“, sagt eine andere deiner Geschichten, und du hast eine. ¶ Nimm die Harpune: Dann wird ihr Rahmen grün.
lesson-tavern = Der Kapitän ist mit dem Kahn um die Stadt gefahren und steht auf c6. ¶ Du hast noch einen Piraten, das genügt gerade für die Gasse nach c5. ¶ Und c5 bringt dir einen neuen Piraten! Klick auf c5.
lesson-hire = Fünf deiner Piraten sitzen in der Taverne, und jeder bringt etwas mit. ¶ Deine Dublone ist ausgegeben, also hol den von Tisch 1: Klick ihn an.
lesson-pass = Keine Gasse hier ist kurz genug für einen einzigen Piraten, also ist es Zeit zu passen. ¶ Jeder Kai bringt 2 Proviant, und Kai 2 noch einen Rum: Den brauchst du am Lagerfeuer. ¶ Wer als Erster passt, nimmt den Delfin und beginnt auf See. Klick auf Kai 2.
lesson-sail = Auf in die Karibik! Für 1 Proviant darfst du segeln und dann eine Aktion ausführen. ¶ Mit zwei Matrosen und zwei Segeln kommst du bis zu zwei Zonen weit. ¶ In D, gleich neben dem Hafen, liegen Schatzinseln. Klick auf D.
lesson-fight = Kämpf gegen die stärkere Insel: Sie hat Stärke 2 und bringt 2 Punkte und einen Kompass. Klick auf D2.
lesson-crates = Für jedes Paar aus einem Matrosen und einem Säbel darfst du eine Kiste Munition auf sie legen. Jede Kiste ist 1 Schaden, und 2 genügen, um sie zu besiegen. ¶ Leg 2 Kisten, aber gib acht: Sie schlägt zurück!
lesson-cat = Du hast zwei Kampfplättchen gezogen, so viele wie ihre Stärke. Sie greifen deine Harpune und deinen Rum an. ¶ Du hast zwei Würfel geworfen, und jede 3 oder mehr wehrt einen Angriff ab: die 4 schon, die 1 nicht. ¶ Deine Katze wirft jede 1 und 2 neu. Klick auf die Katze!
lesson-sail-on = Eine 3: Beide Angriffe sind abgewehrt! Du hast die Punkte und den Kompass, die Insel ist besiegt, und wieder ist eine Geschichte wahr. ¶ Jetzt zu der vom Außenposten: Klick auf B, zwei Zonen von hier.
lesson-outpost = Schick deinen Piraten auf den Außenposten; dort bleibt er bis zum Ende des Spiels. Der Posten bringt dir jetzt eine Harpune und jedes Mal eine Kiste, wenn du heimkommst. Klick auf B9.
lesson-stay = Du darfst auch bleiben, wo du bist. ¶ In B liegt ein Handelsposten mit Smaragden, und den kannst du plündern. Klick noch einmal auf B; 1 Proviant kostet es trotzdem.
lesson-plunder = Der Posten verlangt zwei Säbel und zwei Matrosen, und du hast beides. ¶ Die Smaragde kommen in einen leeren Laderaum. Waren, die du auf der Totenkopfinsel versteckst, zählen am Ende. Klick auf B7.
lesson-campfire = Vier deiner Geschichten sind wahr: höchste Zeit, sie zu erzählen! ¶ Der Heimweg hat drei Stationen: Totenkopfinsel, Lagerfeuer, Heimathafen. ¶ Dein Versteck wartet zuerst auf Gewürze, also lass die Totenkopfinsel heute aus. Übrigen Proviant behältst du. Klick auf das Lagerfeuer.
lesson-rum = Für jeden Rum darfst du bis zu drei Geschichten erzählen. Einer genügt: Heb den anderen für die nächste Runde auf. Zahl 1 Rum.
lesson-three-tales = Erzähl drei von deinen vier wahren Geschichten. Wer in einer Runde keine erzählt, verliert 5 Punkte, und wer am besten erzählt, bekommt noch 5; darum ist eine wahre Geschichte für die nächste Runde viel wert. Wähl drei Geschichten.
lesson-tell-outpost = Du legst sie der Reihe nach, die kleinste Nummer zuerst. Die Harpunen hebst du dir auf. Also fang mit dem Außenposten an, für 3 Punkte: Klick ihn an.
lesson-tell-cat = Eine Katze an Bord: Das war von Anfang an wahr und bringt 4 Punkte. Klick auf die Katze.
lesson-tell-island = Und wie du die Schatzinsel besiegt hast! Das sind noch einmal 4 Punkte. Klick sie an.
lesson-farewell = Elf Punkte! In deinem nächsten Zug bist du zu Hause. Nach vier Runden kommt die Schlusswertung: Wachtürme, besiegte Gegner, versteckte Waren, Waffen, Matrosen mit Tieren und Ladung bringen noch mehr, und die meisten Punkte gewinnen. Jetzt spiel allein weiter. Es gibt noch viel zu entdecken; die Regeln erzählen dir davon.
