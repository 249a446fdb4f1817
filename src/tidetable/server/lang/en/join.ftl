join-welcome = Welcome to { $game }!
join-who = At the table: { $names }
join-sit = Sit down

invite-lead = Send each friend a link of their own. Whoever has it sits on that seat.
invite-share = Share
invite-qr = QR code
invite-qr-of = QR code of the link for { $name }
invite-copied = Copied
invite-sits = has sat down
invite-none = Every seat is taken. Who wants to watch can still come.
invite-at-home = These links work on this computer only. For friends in the same network, start with { $command } and open { $address } here.

not-yours-invitations = Only who set up the table has the invitations.
