# Where a bot stands among those of the house.

help-benchmark = Find out where a bot stands: it plays the bots of the house on deals that never change, and is put on their scale. They have met before and need not play again. All answers are kept in a file that anybody can verify without the bot. Without a bot, the scale is shown.
    .short = See where a bot stands among those of the house.
    .examples =
        tidetable benchmark chests
            the scale as it is
        tidetable benchmark chests --bot my.py
            your own bot among them
        tidetable benchmark chests --bot mybots:Cautious --seats 2,3,4
            with two, three and four players
        tidetable benchmark chests --verify benchmark/chests-2-my.py.jsonl
            play the games of a file again, and compare
help-benchmark-bot = The bot that is to be put on the scale: a class that can be imported from here, a file, or a bot of the house.
help-benchmark-seats = How many play at a table; several numbers are separated by commas. 2 if you do not say.
help-benchmark-games = How many games it plays at each composition of a table, rounded up so that every deal is played from each seat; 200 if you do not say.
help-benchmark-against = Which bots of the scale it plays, separated by commas; all if you do not say. Those that think long take most of the time.
help-benchmark-folder = Where the file with its games is kept. The same command goes on where it was.
help-benchmark-verify = Play all games of this file again with the answers in it, and say whether they end as it says.

benchmark-seats = { $game }: there is no table for “{ $seats }” players. There are tables for: { $known }.
benchmark-against = “{ $bot }” is not on the scale. These are: { $known }.
benchmark-anchor = “{ $bot }” is on the scale already. Leave out --bot to see it.
benchmark-few = At a table for { $seats } a newcomer meets { $needed } others at once. Name so many with --against, or none to meet them all.
benchmark-anchor-fault = { $bot } did not get through a game on this machine ({ $kind }), so nothing can be said. Are the rules compiled (“make build”), and is there enough memory? Fewer --workers help, too.
benchmark-log-other = { $file } holds games of another bot or by other rules, or the bot has been changed since. Choose another --folder, or delete the file.
benchmark-written = The games are in { $file }. Anybody can verify them: tidetable benchmark --help says how.
benchmark-heading = { $game }, { $seats } players: { $benchmark }
benchmark-standings = Scale
    .note = greedy is 1000 by definition; a lead of 400 points means ten wins for one loss. The true rating lies within the bounds, 95 % sure. The table rests on { $games } games.
benchmark-verified = { $file } is true: all { $games } games ended as it says.
benchmark-false = { $file } is not true: games that ended otherwise: { $games }, the first in deal { $deal } ({ $seating }).
benchmark-entry-other = { $file } holds no games of this game and this benchmark. “tidetable benchmark” writes such a file.
benchmark-entry-rules = { $file } was played by other rules, other data or on other deals than those of the benchmark here. Play it anew.
benchmark-entry-anchors = { $file } holds games against bots that are not on the scale. Play it anew.
benchmark-entry-games = { $file } is not complete: every deal from the first to the last must be there from each seat. Give the command again that wrote it.
