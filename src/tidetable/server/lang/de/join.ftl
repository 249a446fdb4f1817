join-welcome = Willkommen bei { $game }!
join-who = Am Tisch: { $names }
join-sit = Hinsetzen

invite-lead = Schick jedem Freund eine eigene Einladung. Sie gilt einmal: Wer sich damit hinsetzt, hat diesen Platz.
invite-share = Teilen
invite-qr = QR-Code
invite-qr-of = QR-Code des Links für { $name }
invite-copied = Kopiert
invite-sits = hat sich gesetzt
invite-none = Alle Plätze sind besetzt. Zuschauen kann man immer noch.
invite-at-home = Diese Links gehen nur auf diesem Computer. Für Freunde im selben Netz starte mit { $command } und öffne hier { $address }.

not-yours-invitations = Die Einladungen hat nur, wer den Tisch eingerichtet hat.

spent-title = Dieser Platz ist besetzt
spent-text = Hier sitzt schon jemand. Eine Einladung gilt nur einmal; bitte um eine neue.
spent-yours = Warst du das? Dann öffne den Tisch in dem Browser, in dem du dich hingesetzt hast. Auf der Startseite steht er unter „{ $mine }“.

not-yours-invited = Du sitzt noch nicht. Setz dich zuerst hin: Dann bekommst du einen Link, der diesen Platz spielt.
stale-taken = Jemand war schneller: Dieser Platz wurde gerade besetzt.
bad-table-foreseen = Hier weiß vielleicht schon jemand, was das Los bringt: Ein Zug wurde zurückgenommen, oder es ist eine erste Partie. Richte für Freunde einen neuen Tisch ein.
