replay-open = Noch einmal ansehen
replay-title = Rückblick
replay-back = Zum Tisch
replay-scrubber = Stellung
replay-count = { $n } / { $last }
replay-first = Zum Anfang
replay-before = Einen Zug zurück
replay-after = Einen Zug weiter
replay-last = Zum letzten Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-eyes = Gesehen von
replay-everybody = Allen
replay-copy = Link hierher kopieren
replay-copied = Der Link ist kopiert. Wer ihn öffnet, sieht diese Stellung und spielt keinen Platz.
replay-svg = Brett als SVG
replay-png = Brett als PNG
replay-continue = Von hier weiterspielen
replay-choose = Geh zu dem Zug, von dem du weiterspielen willst. Wähle dann „Von hier weiterspielen“.
replay-continue-text = Ein neuer Tisch beginnt genau hier, mit neuem Glück. Wer spielt?
replay-keys-step = einen Zug zurück, einen Zug weiter
replay-keys-ends = zum Anfang, zum letzten Zug
replay-keys-play = abspielen und anhalten

end-chart = Punkte im Lauf der Züge. Am Ende: { $standing }.
end-join = Bei der Revanche mitspielen
end-watch = Bei der Revanche zusehen
end-invited = { $name } möchte noch einmal spielen!
end-host = Wer den Tisch gedeckt hat,
end-keep = Aufheben
end-fair = Vor der ersten Ziehung hat dieser Tisch den Fingerabdruck unten gezeigt. Jetzt zeigt er den Startwert. Aus dem Startwert müssen dieser Fingerabdruck und jede Ziehung des Spiels folgen.
end-verify = Jetzt prüfen
end-checking = Wird geprüft …
end-sealed = Dein Browser hat den Fingerabdruck des Startwerts selbst berechnet: Es ist der, den dieser Tisch dir beim ersten Öffnen gezeigt hat.
end-unsealed = Dein Browser hat den Fingerabdruck des Startwerts selbst berechnet: Es ist NICHT der, den dieser Tisch dir gezeigt hat. Der Startwert wurde geändert.
end-no-hash = Ohne verschlüsselte Verbindung kann ein Browser den Fingerabdruck nicht selbst berechnen; der Server hat es getan.
end-verified = { $draws ->
    [one] { $draws } Ziehung wurde geprüft, und sie folgt aus dem Startwert.
   *[other] Alle { $draws } Ziehungen wurden geprüft, und jede folgt aus dem Startwert.
}
end-given = Die ersten { $given } Zeilen stammen aus einem anderen Spiel und gehören zu dessen Startwert.
end-by-hand = Wenn du lieber deinem eigenen Rechner traust, speichere das Spiel als Datei und prüfe es dort:

not-yours-eyes = Was andere hielten, siehst du nach dem Ende. Blicke bis dahin von deinem eigenen Platz zurück, oder so, wie es alle sehen.
not-yours-continue = Von hier kannst du weiterspielen, wenn das Spiel zu Ende ist. Vorher käme dabei heraus, was noch verborgen ist.
not-yours-again = Noch einmal spielen kannst du, wenn dieses Spiel zu Ende ist. Spielt es zuerst fertig.
not-yours-verify = Das Glück lässt sich nach dem Ende prüfen: Der Startwert würde zeigen, was noch kommt.
bad-table-position = Eine Stellung { $n } gibt es in diesem Spiel nicht. Wähle eine von 0 bis { $last }.
bad-table-ended = In dieser Stellung ist das Spiel zu Ende. Geh ein paar Züge zurück und spiele von dort weiter.
bad-table-seats-given = Dieses Spiel hat { $seats } Spieler. Wähle für jeden Platz jemanden.
