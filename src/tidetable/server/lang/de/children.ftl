# The children's table: most of it is spoken by the browser's voice.

children-title = Kindertisch
children-about = Für alle, die noch nicht lesen: tipp auf ein Gesicht, und los geht’s.
children-choose = Wer bist du, und mit wem willst du spielen?
children-me = Wer bist du?
children-mate = Mit wem willst du spielen?
children-go-on = Weiterspielen
children-mute = Stimme aus
