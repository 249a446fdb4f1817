# Der Texttisch, Ansagen, und Tasten, die sich ändern lassen

text-link = Mit Text spielen
text-title = Texttisch
text-line = Tippe eine Aktion, einen Befehl oder was vorgelesen werden soll
text-send = Eingabe
text-instead = Das Bild ausblenden
text-close = Texttisch schließen
text-answers = Antworten
text-now = Jetzt
text-moves = Was du tun kannst
text-since = Was seit deinem letzten Zug geschehen ist
text-board = Das Spielbrett, Ort für Ort
text-again = { $question } Tippe es noch einmal, um es zu tun.
text-hint = { $label }: { $why }
text-undone = Zurückgenommen.

table-board = Spielbrett
table-in-words = Das Spielbrett in Worten
table-question = Was gefragt ist
table-choices = Deine Wahl

announce-turn = { table-your-turn }. { $prompt }
setting-says = Vorlesern wird gesagt
says-all = alles, was geschieht
says-short = was Spieler tun
says-mine = wann ich am Zug bin

keys-walk = zum nächsten leuchtenden Ding in dieser Richtung gehen
keys-text = tippen, was du tust, oder dir Teile vorlesen lassen
keys-change = Wähle eine Taste, um sie zu ändern, und drücke dann eine andere. Entf schaltet sie ab.
keys-press = Drücke eine Taste …
keys-none = aus
keys-one = Taste ändern für: { $what }
keys-reset = Alle Tasten wie am Anfang
