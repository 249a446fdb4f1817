# Bots against bots.

metavar-class = MODULE:CLASS|FILE
metavar-elo = LOW,HIGH

help-league = Let bots play each other: everybody meets everybody else, and every deal is played from each seat, so that all have the same luck. The same seed gives the same results, however many processes play. A bot that raises an error, thinks too long or answers illegally loses that game, and the league goes on.
    .short = Let bots play each other and rate them.
    .examples =
        tidetable league sirens --bots greedy,random --games 400
            who is better, and how surely?
        tidetable league chests --bot mybots.first:Cautious
            your own bot joins
        tidetable league nassau --games 400 --resume nassau.jsonl
            may be stopped, and goes on where it was
        tidetable league sirens --html sirens.html --json sirens.json
            a report to read, and figures to work with
        tidetable league sirens --ray auto
            on a Ray cluster
help-league-bots = The bots of the house that take part, separated by commas; greedy and random if you do not say.
help-league-bot = A bot of your own takes part: a class that can be imported from here, or a file whose last function plays; may be given several times.
help-league-games = How many games each pairing plays, rounded up so that every deal is played from each seat; 100 if you do not say.
help-league-seats = How many play at a table; 2 if you do not say.
help-league-ladder = Each bot meets only its neighbours in the list: enough to see whether each step up is one.
help-league-sprt = Stop as soon as it is clear whether the first bot is better than the second (a sequential test, deal by deal). --games is the most that is played then; 20000 if you do not say.
help-league-elo = Between which two leads the test decides, in Elo points: up to the first a bot does not count as better, from the second on it does. 0,20 if you do not say.
help-league-seed = Where the luck comes from: the same number gives the same deals. 1 if you do not say.
help-league-seconds = How many seconds a bot may think about a move; 60 if you do not say.
help-league-workers = How many games are played at once; as many as there are cores if you do not say.
help-league-ray = Play on the Ray cluster at this address; “local” starts one here for this league.
help-league-resume = Keep finished games in this file, and go on from those it already holds.
help-league-json = Write all figures into this file.
help-league-html = Write a report with pictures into this file; it needs nothing else and can be passed on.

league-few = A league for { $seats } at a table needs at least { $seats } bots. There are { $bots }.
league-twice = “{ $bot }” cannot play against itself. Name every bot once.
league-bad-bot-form = “{ $bot }” is not understood. Your own bot is named like this: --bot package.module:Class, or --bot agent.py
league-bad-bot-import = “{ $bot }” cannot be imported: { $detail }
league-bad-bot-missing = “{ $bot }” is not there: the module holds nothing called { $detail }.
league-bad-bot-class = “{ $bot }” is no bot. It must be a class made from tidetable.core.think.bot.Bot, with a method “choose”.
league-bad-bot-agent = “{ $bot }” holds no function that could play. Write one: def agent(observation, configuration):
league-bad-bot-network-file = “{ $bot }” holds no network. “tidetable learn” writes one.
league-bad-bot-network-other = “{ $bot }” has learned something else: { $detail }. Train one for this game.
league-bad-bot-network-tables = “{ $bot }” is damaged: its tables do not belong together. Train it anew, or take another copy.
league-bad-bot-weight = “{ $bot }” is not understood. Weights are given like this: --bot 'mate?exploration=0.5&depth=10'. This bot has: { $detail }.
league-sprt-bots = A test is about two bots; at a table for { $seats } there are { $seats }, and the test is about the first two. You have named { $bots }.
league-sprt-elo = “{ $elo }” is not understood. Give two leads in Elo points, the smaller one first: --elo 0,20
league-log-form = { $file } is no list of a league’s games, or is damaged in line { $line }. Choose another file.
league-log-other = { $file } holds games of another league: the game, its data, options, seats or seed differ. Choose another file.
league-no-ray = Ray cannot be used. Is it installed (pip install "tidetable[ray]"), and is there a cluster at this address? { $detail }
league-crew-lost = The processes that play end again and again, and no bot is to blame. Is there enough memory?
league-interrupted = Stopped. Nothing was kept; with --resume FILE a league can go on later.
    .kept = Stopped. Finished games are in { $file }: give the same command to go on.

league-playing = Games
league-resumed = { $games ->
    [one] { $games } game of this league is
   *[other] { $games } games of this league are
} in { $file } already.
league-written = Written: { $file }

league-heading = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
league-report = League: { $game }
league-facts = { $games } games: { $deals } deals, each played from every seat at tables for { $seats }, so that all bots met the same luck.
league-again = This league can be played again:

league-bot = Bot
league-pairing = Bots
league-games = Games
league-rating = Rating
league-interval = 95 %
league-won = Won
league-tied = Tied
league-lost = Lost
league-share = Share
league-by-game = 95 % by game
league-by-deal = 95 % by deal
league-lead = Lead in points
league-deals = Deals
league-first-both = First
league-second-both = Second
league-same-seat = Same seat
league-other = Tie
league-luck-share = Luck decided
league-moves = Moves
league-mean = Mean (ms)
league-most = 95 of 100 (ms)
league-worst = Worst (ms)
league-percent = { $share } %

league-sprt-better = Accepted (deals: { $deals }). { $one } is better than { $two }, by { $high } Elo points rather than { $low }.
league-sprt-no-better = Rejected (deals: { $deals }). { $one } is ahead of { $two } by { $low } Elo points rather than { $high }.
league-sprt-open = Not decided yet between { $one } and { $two } (deals: { $deals }). Give more --games, and --resume to go on.
league-sprt-ratio = Logarithm of the likelihood ratio: { $ratio }; from { $bound } on accepted, from −{ $bound } on rejected, wrong in 5 of 100 tests at most.

league-standings = Ratings
    .note = A lead of 400 points means ten wins for one loss; the mean of all is 1500. The true rating lies within the bounds, 95 % sure.
league-pairings = Who beats whom
    .note = Seen from the bot named first; a tie counts as half a win. The bounds by deal are the better ones: games of one deal share their luck.
league-luck = What luck decides
    .note = Each deal was played from both seats: who won both games? Where it was the same seat, whoever sat there, the deal decided and not the bots.
league-times = Time to think
    .note = Only where there was a choice, on the machine that played. With fewer processes than cores the figures are steadier.

league-mishaps = Lost by a bot’s own fault
league-mishap-raised = { $bot } raised an error and lost { $games ->
    [one] a game
   *[other] { $games } games
}, the first in deal { $deal } ({ $seating }): { $detail }
league-mishap-slow = { $bot } thought longer than { $seconds } s about a move and lost { $games ->
    [one] a game
   *[other] { $games } games
}, the first in deal { $deal } ({ $seating }).
league-mishap-illegal = { $bot } answered what was not legal and lost { $games ->
    [one] a game
   *[other] { $games } games
}, the first in deal { $deal } ({ $seating }): { $detail }
league-mishap-died = { $bot } ended its process and lost { $games ->
    [one] a game
   *[other] { $games } games
}, the first in deal { $deal } ({ $seating }).
