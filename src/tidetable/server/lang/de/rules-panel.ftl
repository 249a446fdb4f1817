# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = In den Regeln suchen
rules-found = Gefunden: { $n }
rules-none = Nichts gefunden. Versuch ein anderes Wort.
rules-now = Zu deiner Frage
rules-link = Die Regelseite bei diesem Satz öffnen
rules-edition = Dieses Spiel geht nach Ausgabe { $edition } der Regeln weiter, mit der es begonnen wurde. Was damals anders entschieden war, steht hier so, wie es war.
rules-components = Spielmaterial, das nicht im Regelheft steht
rules-components-text = Das lässt sich im Regelheft nicht nachschlagen. Wir haben es anderswo gefunden, hergeleitet oder rekonstruiert; wer das Spiel besitzt, kann es berichtigen.
why-title = Warum geht das nicht?
why-mode = Was möchtest du wissen? Klick es an, oder geh mit Tab hin und drück Enter. Esc beendet das.
why-lesson = Die Regeln erlauben das. Folge aber erst dem Kapitän, oder spiel allein weiter.
lesson-captain = Der Kapitän zeigt dir das Spiel
lesson-step = Schritt { $n } von { $most }
lesson-rule = Regel { $rule }
lesson-next = Weiter
lesson-leave = Allein weiterspielen
lesson-close = Weiterspielen
keys-rules = die Regeln auf- oder zuschlagen
keys-why = fragen, warum etwas nicht leuchtet
