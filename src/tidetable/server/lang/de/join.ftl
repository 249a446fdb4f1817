join-welcome = Willkommen bei { $game }!
join-who = Am Tisch: { $names }
join-sit = Hinsetzen

invite-lead = Schick jedem Freund einen eigenen Link. Wer ihn hat, sitzt auf diesem Platz.
invite-share = Teilen
invite-qr = QR-Code
invite-qr-of = QR-Code des Links für { $name }
invite-copied = Kopiert
invite-sits = hat sich gesetzt
invite-none = Alle Plätze sind besetzt. Zuschauen kann man immer noch.
invite-at-home = Diese Links gehen nur auf diesem Rechner. Für Freunde im selben Netz starte mit { $command } und öffne hier { $address }.

not-yours-invitations = Die Einladungen hat nur, wer den Tisch gedeckt hat.
