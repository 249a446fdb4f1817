start-welcome = Pull up a chair
start-lead = Nautical board games with complete rules: against bots, together on one screen, or with friends by a private link. No account, nothing to install.
start-exactly = { $n } players
start-players = { $least }–{ $most } players
start-minutes = { $n } minutes
start-age = from age { $n }
start-play-now = Play now
start-invite = Invite friends
start-lesson = First game
start-lesson-help = With the captain: you play the opening together, step by step.
start-set-up = Set up a table
start-rules = Rules
start-against = How many opponents?
start-opponents = { $n ->
    [one] One opponent
   *[other] { $n } opponents
}
start-how-many = How many friends are coming? Each gets a link of their own.
start-friends = { $n ->
    [one] One friend
   *[other] { $n } friends
}
start-level = Who are they?

me-who = Who are you?
me-name = Your name
me-colour = Your colour

mine-title = Your tables
mine-yours = Your turn
mine-others = The others’ turn
mine-over = Finished
mine-watching = Watching
mine-forget = Forget this table

open-title = Open tables
open-lead = Somebody is waiting for company. Sit down with them!
open-free = free
open-sit = Sit down

new-who = Who sits at the table?
new-here = Here
new-link = By link
new-bot = Bot
new-level = How good?
new-nobody = Nobody
new-name = Name
new-more = More settings
new-more-help = variants, match, clock, talk
new-match = One game, or a match?
new-match-help = In a match the players take turns at beginning, and wins are counted.
new-best-of = { $n ->
    [one] One game
   *[other] Best of { $n }
}
new-clock = A clock?
new-clock-help = When time is up a stand-in answers once, and the game goes on.
new-clock-0 = No clock
new-clock-30 = 30 seconds a turn
new-clock-60 = 1 minute a turn
new-clock-180 = 3 minutes a turn
new-clock-600 = 10 minutes a turn
new-clock-86400 = 1 day a turn
new-clock-259200 = 3 days a turn
new-clock-604800 = A week a turn
new-quiet = Children’s table
new-quiet-help = Nobody can write messages here.
new-listed = Open table
new-listed-help = Offer the free seats to everybody on this server.
new-start = Set sail!

bad-table-who = “{ $who }” cannot sit at a table. Choose a person, a bot or nobody.
bad-table-match = A match has { $known } games, not “{ $given }”. Choose one of these.

strength-growing = The bots are still warming up: in a few minutes the stronger ones will think much further ahead.
strength-plain = The rules are not compiled on this computer: here the stronger bots think for a second, and see less far than they could.
