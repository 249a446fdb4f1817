table-undo = Undo
table-undo-allowed = Take back your last move
table-unseen = Still unseen
table-skip = End my turn by itself
table-hand-over = Pass the screen on
table-here-i-am = It’s me!
table-shortcuts = Shortcuts
table-your-turn = Your turn
table-reconnecting = Connection lost – trying again …
table-back = Back
table-over = The game is over.
table-again = Play again
table-record = Save the game as a file
table-fair = Was the luck fair?
table-commitment = Fingerprint
table-seed = Seed
table-zoom = Look closer
table-closer = Closer
table-farther = Farther
table-whole = The whole board
table-feed = What happened
table-invite = Invite friends
table-watch = Watch only
table-copy = Copy
table-close = Close
table-do-it = Do it
table-list = Answers as a list
table-confirm = Ask me before a move that cannot be undone
table-for-good = This cannot be taken back. Do it?

match-won = { $name } wins the match! ({ $standing })
match-stands = Best of { $n }: { $standing }

keys-tab = go from one glowing thing to the next, and choose it
keys-numbers = choose from the list
keys-list = show or hide the answers as a list
keys-escape = one step back
keys-undo = take back your last move
keys-zoom = look closer, farther, at the whole board
keys-arrows = move a board you look at closely
keys-help = show or hide this list

not-yours-record = The record is shown after the end, because it holds what is still hidden. Finish the game first.

stale-overtaken = Something else happened at the table first. Look again, then choose.
