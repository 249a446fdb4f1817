quick-hello = Hallo!
quick-good-luck = Viel Glück!
quick-well-played = Gut gespielt!
quick-oops = Hoppla!
quick-moment = Einen Moment bitte.
quick-thanks = Danke!
quick-again = Noch eine Runde?
quick-bye = Tschüss!

house-sat-down = { $who } hat sich gesetzt.
house-stand-in = Für { $who } spielt vorerst ein Bot.
house-back = { $who } ist wieder da.
house-bot-sits = Ein Bot hat sich gesetzt.
house-seat-free = Ein Platz ist jetzt frei für einen Menschen.
house-time-up = Die Zeit ist um: Für { $who } hat eine Vertretung geantwortet.
house-paused = { $who } hat die Uhr angehalten.
house-resumed = Die Uhr von { $who } läuft wieder.

too-much-words = Das ist zu lang. Sag es mit höchstens { $most } Zeichen.
too-much-talk = Nicht so schnell: Warte { $seconds } Sekunden, dann geht es weiter.

not-yours-watching = Wer nur zuschaut, kann das nicht. Bitte um einen Link mit einem Platz.
not-yours-no-seat = Hier ist kein Platz mehr frei. Wähle einen anderen Tisch oder richte einen ein.
not-yours-host = Nur wer den Tisch eingerichtet hat, kann diesen Platz ändern.
not-yours-stand-in = Nur wem der Platz gehört, kann ihn wieder einnehmen.
not-yours-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz erst wieder ein.
not-yours-pause = Du warst mit dieser Pause einverstanden. Beenden kann sie jetzt nur, wer darum gebeten hat.

bad-table-colour = Diese Farbe ist vergeben. Wähle eine andere.
bad-table-phrase = „{ $phrase }“ ist kein kurzer Spruch. Es gibt: { $known }.
bad-table-chat = An diesem Tisch gibt es keine Unterhaltung. Am schnellsten ruft man quer durchs Zimmer.
bad-table-no-clock = An diesem Tisch gibt es keine Uhr.
bad-table-clock = Eine Uhr mit „{ $given }“ Sekunden gibt es nicht. Wähle eine von: { $known }.
bad-table-lesson = Hier gibt es keine erste Partie mit dem Kapitän.

room-people = Spieler
room-menu = Platz von { $who }: mehr …
room-turn = ist am Zug
room-you = du
room-here = ist da
room-away = nicht da
room-free = noch niemand da
room-free-bot = frei: { $bot }
room-thinks = { $bot } denkt nach
room-hurried = { $bot }, mit zu wenig Zeit zum Denken
room-stuck = { $bot } antwortet nicht.
room-stand-in = Vertretung: { $bot }
room-proposal = { $bot } für { $who }? { $agreed } von { $needed } sind dafür.
room-watching = { $n ->
    [one] eine Person schaut zu
   *[other] { $n } schauen zu
}
room-paused = { $who } hat die Uhr angehalten.
room-stop = Uhr anhalten
room-go-on = Uhr weiterlaufen lassen
room-settings = Einstellungen

offer-own = { $bot }: spiel für mich
offer-back = Ich bin wieder da
offer-agree = Einverstanden
offer-try-again = Noch einmal versuchen
offer-stand-in = Vorschlag: { $bot } spielt für { $who }
offer-free = Platz für einen Menschen freimachen
offer-bot = Hier spielt: { $bot }

talk-title = Gespräch
talk-unread = Noch nicht gelesen
talk-quick = Kurze Sprüche
talk-own = Etwas sagen …
talk-send = Sagen

setting-sound = Ein leiser Ton, wenn ich am Zug bin, etwas geschieht oder jemand spricht
setting-pace = Züge der anderen erzählen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-off = gar nicht
setting-notify = Eine Mitteilung, wenn ich am Zug bin
setting-notify-refused = Dieser Browser erlaubt hier keine Mitteilungen. Du kannst das in seinen Einstellungen für diese Seite ändern.

keys-talk = etwas sagen

room-full-strength = Die Bots spielen jetzt mit voller Stärke.

luck-people = Das Glück zieht, sobald alle Platz genommen haben. Es fehlt noch: { $who }.
luck-numbers = Bevor das Glück zieht, versiegelt jeder Platz eine geheime Zahl und zeigt sie dann. Es fehlt noch: { $who }.
offer-without = Ohne die Zahl von { $who } ziehen
stale-luck = Noch haben nicht alle ihre Zahl versiegelt, oder jemand hat eine andere versiegelt. Sieh erst noch einmal nach.
house-left-out = Das Glück zieht ohne eine Zahl von { $who }. Alle anderen haben neue versiegelt.
bad-share-soon = { $seconds ->
    [one] Dieser Platz hat noch eine Sekunde Zeit, seinen Teil zu geben. Dann geht es auch ohne ihn weiter.
   *[other] Dieser Platz hat noch { $seconds } Sekunden Zeit, seinen Teil zu geben. Dann geht es auch ohne ihn weiter.
}
