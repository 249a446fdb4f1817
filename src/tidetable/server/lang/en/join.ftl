join-welcome = Welcome to { $game }!
join-who = At the table: { $names }
join-sit = Sit down

invite-lead = Send each friend an invitation of their own. It works once: whoever sits down with it has that seat.
invite-share = Share
invite-qr = QR code
invite-qr-of = QR code of the link for { $name }
invite-copied = Copied
invite-sits = has sat down
invite-none = Every seat is taken. Anyone can still come and watch.
invite-at-home = These links work on this computer only. For friends on the same network, start with { $command } and open { $address } here.

not-yours-invitations = Only the person who set up the table has the invitations.

spent-title = This seat is taken
spent-text = Somebody is already sitting here. An invitation works only once; ask for another one.
spent-yours = Was it you? Then open the table in the browser in which you sat down. On the start page it is under “{ $mine }”.

not-yours-invited = You have not sat down yet. Sit down first: then you get a link that plays this seat.
stale-taken = Somebody was faster: this seat has just been taken.
bad-table-foreseen = Somebody may know what luck brings here: a move was taken back, or it is a first game. Set up a new table to play with friends.
