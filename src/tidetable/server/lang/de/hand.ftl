# Die Hand, bevor sie antwortet: Vorschau, Antworten im Voraus, das Ende eines Zuges.

preview-luck = Dann entscheidet das Los.
preview-ends = Dann ist dein Zug vorbei.
too-much-trials = Eins nach dem anderen: Das wird noch ausprobiert.
too-much-hints = Der Kapitän denkt schon nach. Warte einen Augenblick und frag dann noch einmal.

table-redo = Wiederholen
table-redo-allowed = Noch einmal tun, was du zurückgenommen hast
table-hold = Ich beende meine Züge selbst
table-ends = Damit ist dein Zug vorbei.
table-end-turn = Beende deinen Zug
keys-redo = noch einmal tun, was du zurückgenommen hast
keys-ahead = im Voraus antworten, während andere gefragt sind

order-ahead = Im Voraus antworten
order-prompt = Was antwortest du, wenn du gefragt wirst?
order-if = Nur wenn
order-any = was auch geschieht
order-every-time = Jedes Mal, solange sich für mich nichts ändert
order-given = Im Voraus geantwortet
order-forget = Verwerfen
order-nothing = Noch kann niemand sagen, was du gefragt wirst. Versuch es gleich noch einmal.
order-after = { $label } (nur wenn: { $after })
order-stands = { $label } (jedes Mal, solange sich für dich nichts ändert)
order-dropped-position = Deine Antwort im Voraus gilt nicht mehr: Sie passt nicht zu dem, was du jetzt gefragt wirst.
order-dropped-unmet = Deine Antwort im Voraus gilt nicht mehr: Worauf sie folgen sollte, ist nicht geschehen.
order-dropped-changed = Deine Antwort im Voraus gilt nicht mehr: Für dich hat sich etwas geändert.
not-yours-order-asked = Du bist gerade gefragt. Antworte einfach.
bad-table-orders = Du hast { $most } Mal im Voraus geantwortet; mehr wird nicht behalten. Nimm erst eine Antwort zurück.
bad-table-order-kind = Eine Frage „{ $kind }“ gibt es in diesem Spiel nicht. Wo sie stehen, sagt die Seite /api.
