# Das erste Spiel: worauf man klickt, und warum.

lesson-welcome = Du bist eine Sirene, und dir gegenüber sitzt noch eine. Zwischen euch liegt ein Schiff aus fünf Schiffskarten. Wer an einer Schiffskarte lauter singt, gewinnt sie. Die erste holen wir zusammen.
lesson-first-card = Die 28 hat den kleinsten Widerstandswert, dort fangen wir an. ¶ Ergeben die Karten auf deiner Seite zusammen mindestens 28, gehört sie dir. ¶ Klick auf eine 7 in deiner Hand und dann auf deine Seite der 28.
lesson-done = Du hast eine neue Karte gezogen. ¶ Einmal in der Partie darfst du auch deinen Rumkrug legen, aber noch ist nichts in Gefahr. ¶ Beende deinen Zug: Klick auf das runde Häkchen.
lesson-second-card = Auf der Gegnerseite der 34 liegt jetzt eine 10. ¶ Du machst an der 28 weiter: Mit einer 6 hast du 13. Klick auf die 6 und dann auf deine Seite der 28.
lesson-rum = Auf der 34 steht der Maat, und die 10 daneben gehört nicht dir. ¶ Ein Rumkrug macht eine Schiffskarte für euch beide schwerer: Aus 34 wird 37. Klick auf deinen Rumkrug und dann auf die 34.
lesson-minus-four = Eine negative Karte verdirbt die Summe, also leg sie dem Gegner hin! ¶ Außerdem vertreibt jede 0 und jede negative Karte das Mannschaftsmitglied, das dort steht. ¶ Klick auf die −4 und dann auf die Gegnerseite der 34.
lesson-octopus = Der Maat ist auf die 36 gegangen. ¶ Dann hat der Krake deines Gegners dir die −4 gebracht, und du hast nur noch 9. ¶ Das kannst du auch: Statt eine Karte zu spielen, lässt du deinen Kraken eine holen. Klick auf die 9 auf der Gegnerseite der 30 und dann auf deine Seite der 28.
lesson-crew = Jetzt hast du 18. ¶ An deine Seite der 36 ist eine −2 gekommen, also muss der Maat weiter. Sie liegt auf deiner Seite, darum bestimmst du den Weg. ¶ Die 36 und die 28 sind benachbart, denn das Schiff ist ein Ring. Ruf ihn zu dir: Klick auf die 28.
lesson-win = Auf deiner Seite der 28 liegen 18, und du hast eine 10: Das sind genau 28! ¶ Die Schiffskarte gehört dann dir und der Maat darauf auch. Klick auf die 10 und dann auf deine Seite der 28.
lesson-farewell = Ein Punkt für die Schiffskarte und einer für den Maat: Du hast zwei! Beide Kraken sind wieder frei. Wer vier Punkte hat, gewinnt sofort, also hol dir nun den Kapitän. Spiel allein weiter; willst du mehr wissen, öffne die Regeln.
