start-welcome = Setz dich an den Tisch
start-lead = Brettspiele von der See, mit vollständigen Regeln: gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen geheimen Link. Kein Konto, nichts zu installieren.
start-exactly = { $n } Spieler
start-players = { $least }–{ $most } Spieler
start-minutes = { $n } Minuten
start-age = ab { $n } Jahren
start-play-now = Gleich spielen
start-invite = Freunde einladen
start-lesson = Erste Partie
start-lesson-help = Mit dem Kapitän: Die Eröffnung spielt ihr zusammen, Schritt für Schritt.
start-set-up = Tisch einrichten
start-rules = Regeln
start-against = Wie viele spielen gegen dich?
start-opponents = { $n ->
    [one] Ein Gegner
   *[other] { $n } Gegner
}
start-how-many = Wie viele Freunde kommen? Alle bekommen ihren eigenen Link.
start-friends = { $n ->
    [one] Ein Freund
   *[other] { $n } Freunde
}
start-level = Wer sind sie?

me-who = Wer bist du?
me-name = Dein Name
me-colour = Deine Farbe

mine-title = Deine Tische
mine-yours = Du bist am Zug
mine-others = Andere sind am Zug
mine-over = Zu Ende
mine-watching = Zuschauen
mine-forget = Diesen Tisch vergessen

open-title = Offene Tische
open-lead = Hier wartet jemand auf Gesellschaft. Setz dich dazu!
open-free = frei
open-sit = Hinsetzen

new-who = Wer sitzt am Tisch?
new-here = Hier
new-link = Per Link
new-bot = Bot
new-level = Wie gut?
new-nobody = Niemand
new-name = Name
new-more = Weitere Einstellungen
new-more-help = Varianten, Wettkampf, Uhr, Gespräch
new-match = Eine Partie oder ein Wettkampf?
new-match-help = Im Wettkampf beginnt abwechselnd jeder, und es wird gezählt.
new-best-of = { $n ->
    [one] Eine Partie
   *[other] Die meisten Siege in { $n } Partien
}
new-clock = Eine Uhr?
new-clock-help = Ist die Zeit um, antwortet einmal eine Vertretung, und es geht weiter.
new-clock-0 = Ohne Uhr
new-clock-30 = 30 Sekunden je Zug
new-clock-60 = 1 Minute je Zug
new-clock-180 = 3 Minuten je Zug
new-clock-600 = 10 Minuten je Zug
new-clock-86400 = 1 Tag je Zug
new-clock-259200 = 3 Tage je Zug
new-clock-604800 = Eine Woche je Zug
new-quiet = Kindertisch
new-quiet-help = Niemand kann hier Nachrichten schreiben.
new-listed = Offener Tisch
new-listed-help = Die freien Plätze allen auf diesem Server anbieten.
new-start = Leinen los!

bad-table-who = „{ $who }“ kann nicht am Tisch sitzen. Wähle einen Menschen, einen Bot oder niemanden.
bad-table-match = Ein Wettkampf hat { $known } Partien, nicht „{ $given }“. Wähle eine dieser Zahlen.

strength-growing = Die Bots wärmen sich noch auf: In ein paar Minuten denken die stärkeren viel weiter voraus.
strength-plain = Auf diesem Computer sind die Regeln nicht kompiliert: Die stärkeren Bots denken hier eine Sekunde lang und sehen weniger, als sie könnten.
