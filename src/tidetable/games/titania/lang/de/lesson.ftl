# Das erste Spiel: worauf man klickt, und warum.

lesson-welcome = Titania liegt auf dem Meeresgrund, und seine Türme sollen wieder wachsen. Dazu brauchst du dreierlei: Schiffe, Muscheln und einen Kran. Komm, wir fahren die ersten beiden Züge zusammen.
lesson-card = In deinem Zug spielst du bis zu drei Karten, und jede schickt ein Schiff ihrer Farbe aus. Die Schiffe gehören niemandem. ¶ Fang mit einem gelben an: Klick auf eine gelbe Karte.
lesson-fog = Ein Schiff muss neben einem anderen seiner Farbe liegen. Am Schloss liegen gelbe Schiffe. ¶ Fahr von dort in den Nebel: Klick auf G4 und sieh, was er verbirgt.
lesson-shells = Der Nebel hat sich gelichtet: drei Muscheln einer Farbe, und die Farbe bestimmst du! ¶ Südlich von hier, auf I4, wartet ein brauner Turm ohne Stockwerk. ¶ Nimm braune Muscheln: Klick auf die braunen.
lesson-second-card = Du darfst gleich eine zweite Karte spielen. Klick auf deine andere gelbe Karte.
lesson-deeper = Jetzt liegt auch auf G4 ein gelbes Schiff, also kommt dieses weiter. ¶ Von H4 ist es nur noch ein Schritt bis zum Kran auf I3. Klick auf H4.
lesson-keep = Ein Seestern! Gleich nachdem du Seesterne bekommen hast, darfst du damit ein Turmfeld besetzen. ¶ Das kostet so viele, wie dort Türme abgebildet sind, und bringt mehr, wo schon Stockwerke stehen. Also warte: Behalte den Seestern.
lesson-draw = Du könntest eine dritte Karte spielen, aber dann ziehst du keine. ¶ Nach zwei Karten ziehst du eine, und bald brauchst du eine gelbe. Hör auf und zieh.
lesson-third-card = Du hast eine gelbe Karte gezogen! ¶ Dein Gegner ist mit einem roten Schiff nach G4 gefahren: Das zweite Schiff bekommt dasselbe wie das erste, dann ist das Plättchen weg. ¶ Nun geht es zum Kran: Klick auf deine gelbe Karte.
lesson-crane = I3 liegt neben deinem Schiff auf H4. ¶ Es ist ein Baufeld: Wer hierherkommt, darf auf den Turmfeldern daneben bauen und muss mindestens ein Stockwerk bauen. Klick auf I3.
lesson-build = Das erste Stockwerk eines Turms kostet eine Muschel seiner Farbe. Zahl eine braune: Klick auf den braunen Turm auf I4.
lesson-second-floor = Drei Punkte, sofort! ¶ Das zweite Stockwerk kostet zwei Muscheln, und genau zwei hast du noch. Bau es auch: Klick noch einmal auf den braunen Turm auf I4.
lesson-joker = Sechs Punkte! ¶ Diese Karte mit zwei Farben ist ein Joker: Sie kann blau oder gelb sein. Du brauchst Gelb, denn deine Schiffe hier sind gelb. Klick auf den Joker und dann auf Gelb.
lesson-bonus = I2 ist ein Bonusfeld mit einem Seestern. Es liegt neben deinem Schiff auf I3. Klick auf I2, dann hast du zwei Seesterne.
lesson-occupy = Auf I4 sind zwei Türme abgebildet, also kostet es zwei Seesterne. ¶ Du bekommst einen Punkt für jeden der beiden Türme und einen für jedes deiner beiden Stockwerke: vier Punkte! Klick auf I4.
lesson-stop = Du hast zehn Punkte. ¶ Von nun an bringt jedes Stockwerk auf I4 vier Punkte statt drei, gleich wer es baut. ¶ Heb dir die blaue Karte auf und hör auf: Du ziehst eine Karte.
lesson-farewell = Das war es schon: fahren, sammeln, bauen, besetzen. Ist das letzte Schiff einer Farbe gesetzt, dann ist der Durchgang vorbei; nach dem zweiten Durchgang gewinnt, wer die meisten Punkte hat, und die Punkteplättchen zählen mit. Spiel allein weiter! Gibt dir ein Feld Rätsel auf, öffne die Regeln.
