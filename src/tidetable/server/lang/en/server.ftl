languages = Languages
short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

start-welcome = Pull up a chair
start-lead = Nautical board games with complete rules: against bots, together on one screen, or with friends by a secret link. No account, nothing to install.
start-exactly = { $n } players
start-players = { $least }–{ $most } players
start-minutes = { $n } minutes
start-age = from age { $n }
start-play-now = Play now
start-set-up = Set up a table
start-rules = Rules

new-who = Who plays?
new-here = At this screen
new-link = By link
new-nobody = Nobody
new-name = Name
new-how = How do you play?
new-match = One game, or a match?
new-match-help = In a match the beginner changes, and the score is kept.
new-best-of = { $n ->
    [one] One game
   *[other] Best of { $n }
}
new-start = Set sail!

table-undo = Undo
table-undo-allowed = Take back your last move
table-unseen = Still unseen
table-skip = End my turn by itself
table-hand-over = Pass the screen on
table-here-i-am = It’s me!
table-keys = Keys
table-your-turn = Your turn
table-offline = The server does not answer. Your move was not sent; please try again.
table-reconnecting = Connection lost – trying again …
table-back = Back
table-over = The game is over.
table-again = Play again
table-record = Save the game as a file
table-fair = Was the luck fair?
table-fair-text = Before the first draw this table showed the fingerprint below. Now it shows the seed. The seed gives this fingerprint and every draw of the game: save the game and check it with “tidetable replay --verify”.
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

match-won = { $name } wins the match! ({ $standing })
match-stands = Best of { $n }: { $standing }

keys-tab = go from one glowing thing to the next, and choose it
keys-numbers = choose from the list
keys-escape = one step back
keys-undo = take back your last move
keys-zoom = look closer, farther, at the whole board
keys-arrows = move a board you look at closely
keys-help = show or hide this list

lost-title = Nothing here but water
lost-text = This page or table does not exist. Check the link: it must be complete.
lost-home = Back to the harbour
broken-text = Something broke on our side. Nothing of your game is lost: load the page again.
request-not-understood = This request is not understood. Look at: { $fields }.

short-src-print = printed
short-src-found = found
short-src-inferred = inferred
short-src-recon = reconstructed
short-src-ruling = ruling

not-yours-record = The record is shown after the end, because it holds what is still hidden. Finish the game first.
stale-overtaken = Something else happened at the table first. Look again, then choose.
bad-table-who = “{ $who }” cannot sit at a table. Choose a person, a bot or nobody.
bad-table-match = A match has { $known } games, not “{ $wish }”. Choose one of these.
