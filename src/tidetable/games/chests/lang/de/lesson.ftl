# Das erste Spiel, zum Vorlesen: worauf man klickt, und warum.

lesson-welcome = Ahoi! In diesen Truhen stecken Gold und Diamanten. Komm, wir spielen die ersten Züge zusammen.
lesson-roll = Deine Würfel sind im Becher. Klick auf den Becher, dann würfelst du!
lesson-again = Das glänzt – aber es ist kein Schlüssel dabei, und Truhen gehen nur mit Schlüsseln auf. ¶ Du darfst alle vier Würfel noch einmal werfen. Klick wieder auf den Becher!
lesson-open = Zwei Schlüssel! Und die mittlere Truhe zeigt zwei Schlüssel. Klick sie an: Deine Schlüssel kommen darauf, und sie geht auf.
lesson-bones = Du hast zwei Goldmünzen gefunden! Sie liegen vor deinem Boot. ¶ Das andere Boot hat auch eine Truhe geöffnet, aber darin waren nur Fischgräten, und die sind nichts wert. ¶ Jetzt bist du wieder dran: Klick auf den Becher.
lesson-load = Deine zwei Münzen sind noch nicht in Sicherheit. Lade sie! ¶ Jede Münze braucht einen Würfel: Einer zeigt eine Goldmünze, und Säbel sind Joker, sie können die andere sein. Klick auf deine zwei Münzen.
lesson-open-too = Du hast noch einen Schlüssel, und die mittlere Truhe will nur einen. Klick sie an! In einem Zug darfst du so viele Karten füllen, wie deine Würfel schaffen.
lesson-another = Zwei Münzen in deinem Boot sind zwei Punkte. ¶ Und in der Truhe war noch eine Münze! Das andere Boot hat auch etwas gefunden. ¶ Würfle wieder: Klick auf den Becher.
lesson-load-coin = Lade zuerst deine Münze: Ein Würfel mit einer Goldmünze genügt. Klick auf die Münze vor deinem Boot.
lesson-open-sabres = Ein Schlüssel und Säbel sind noch da. Die Säbel können der zweite Schlüssel sein, und zwei Schlüssel öffnen die mittlere Truhe. Klick sie an!
lesson-farewell = Zwei Diamanten! Lade sie in deinem nächsten Zug. Jetzt weißt du, wie es geht, und spielst allein weiter. Ist die letzte Truhe offen, sind alle noch einmal dran. Wer dann die meisten Münzen und Diamanten im Boot hat, gewinnt! Wenn du etwas wissen willst, schau in die Regeln.
