# The terminal.

## Help

help-usage = Usage: { $line }
help-examples = Examples
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this page.

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-name = NAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-database = URL
metavar-number = NUMBER
metavar-fingerprint = FINGERPRINT
metavar-address = ADDRESS
metavar-key = KEY
metavar-language = LANGUAGE
metavar-bots = BOT,BOT
metavar-names = NAME,NAME
metavar-option = NAME=CHOICE

help-tidetable = Nautical board games with complete rules: here in the terminal, or in a browser.
    .examples =
        tidetable games                 what can be played
        tidetable play chests           play against a bot, here
        tidetable serve --open          play in a browser
        tidetable rules chests          read the rules
        tidetable play --help           all about one command
help-version = Say which version this is, and whether its rules are compiled.
help-lang = Speak this language: { $known }. Otherwise TIDETABLE_LANG decides, or the language of your system.
help-game = A name from “tidetable games”.

help-play = Play here in the terminal: you against bots, or several people taking turns at one keyboard. Answer with the number of a choice, or type an action whole, like “open left”. Type ? to have things explained, undo to take back, redo to do it again, quit to leave; the game can be kept and taken up again later.
    .short = Play a game here.
    .examples =
        tidetable play chests
            you against one greedy bot
        tidetable play chests --players 3 --bots greedy,random
            you against two bots
        tidetable play chests --names Anna,Ben
            two people at one keyboard
        tidetable play chests --option old-sea-dogs=yes --option first=1
            with a variant; the first player begins
        tidetable play chests --resume evening.tide
            go on with a game that was kept
help-players = How many play, people and bots together.
help-bots = The bots, separated by commas, like greedy, deckhand, or even, which adapts to you. Without this, greedy bots take all seats but yours.
help-names = The people at this keyboard, separated by commas.
help-option = Choose a variant; may be given several times. “tidetable rules GAME” explains the variants.
help-seed = Where the luck comes from: the same number gives the same dice and cards. Without this, nobody knows it before the end.
help-resume = Go on with the game in this file.
help-no-unseen = Do not list the cards that you have not seen yet: count for yourself.
help-auto-done = Let your turns end by themselves: do not ask at the end whether there is something more, like the rum in Sirens in Sight. “auto” changes this during the game.

help-serve = Serve the games to browsers, on this computer or in your network, until you press Ctrl+C. Games are kept in a folder and go on after a restart.
    .short = Play in a browser.
    .examples =
        tidetable serve --open
            start, and open a browser
        tidetable serve --host 0.0.0.0 --port 9000
            let others in your network join
help-host = Where to listen: 127.0.0.1 is this computer alone (and the default), 0.0.0.0 your whole network.
help-port = The number after the colon in the address; 8000 if you do not say.
help-data-dir = Where games are kept. Without this, where your system keeps such things.
help-database = Keep the games in this database instead, so that several servers can share them: postgresql+asyncpg://…
help-open = Open a browser, or do not (the default).
help-proxy = Believe what this proxy says about who asks and by which address: its own address, or a network like 10.0.0.0/8. Can be given several times; without it nobody is believed.
help-streams = How many pages and programs may listen at once; 2000 if you do not say.
help-limits = Limit how much anybody can ask for (the default), or do not: for programs on your own machine.
help-key = Who knows this key, of 16 letters or more, sees how the server is doing at /status and /metrics, with the key as the password. Better given as TIDETABLE_KEY than here, where other programs can read it. Without it nobody does.
help-drain = Seconds between being told to stop and stopping, in which /readyz says that no more guests should be sent here; 0 if you do not say.
help-log = How the log is written: plain for people, json for programs that collect logs.
help-log-requests = Log every request, too: what for, not by whom, and without secrets.

help-replay = Play a recorded game again and show how it ended. A damaged file is refused, with its first bad line.
    .short = Look at a recorded game, and check its luck.
    .examples =
        tidetable replay evening.tide
            how it ended
        tidetable replay evening.tide --step
            every decision
        tidetable replay evening.tide --verify
            was the luck fair?
        tidetable replay evening.tide --svg board.svg
            the last board as a picture
    .codes =
        Exit codes:
          0  all is well; with --verify: every draw is proven
          1  the file cannot be read, or breaks the rules
          2  the command is not understood
          3  the record contradicts itself, or the fingerprint you noted
          4  nothing speaks against it, but not everything is proven
help-file = A game that was kept with “save”, or downloaded from the browser.
help-verify = Check every draw against the seed, and the seed against the fingerprint in the record; say what is proven and what is not.
help-fingerprint = Check like --verify, and compare with the fingerprint that you noted before the first draw, all 64 digits of it.
help-step = Show the board before every decision.
help-seat = Look from the seat with this number, not as a spectator.
help-svg = Draw the last board into this file.

help-rules = Print the complete rules of a game, each with its number.
    .short = Read the rules of a game.
    .examples =
        tidetable rules chests
        tidetable rules chests --lang fr
        tidetable rules chests --unprinted
help-unprinted = Only what is not printed in the rulebook: our rulings, and components nobody has a list of.

help-games = List all games that can be played, with their names for the other commands.
    .short = List the games.
    .examples =
        tidetable games

help-check = Check that a game keeps all the promises games make here: by random games in all its variants. For those who write games.
    .short = Check the promises of a game.
    .examples =
        tidetable check chests
        tidetable check chests --games 200
        tidetable check chests --seconds 600
help-check-games = So many random games for each check in each variant, however long that takes.
help-check-seconds = For so many seconds of work, which the checks share, and at least one game in each variant; 60 if you say neither.

version = tidetable { $version } ({ $compiled ->
    [yes] rules compiled
   *[no] rules not compiled
})

## Wrong usage

misused-hint = Help: { $command }
misused-command = There is no command “{ $command }”. These there are: { $known }.
misused-option = There is no option { $option } here.
misused-value = { $option } lacks its value, or has one and takes none.
misused-missing = { $name } is missing.
misused-number = { $option } wants a whole number that makes sense there.
misused-extra = That is more than this command takes. Names with spaces need quotation marks.
misused-language = We do not speak “{ $language }” yet, only these: { $known }.
misused-resume = --resume stands alone: players, bots, options and seed are in the file.
misused-game = { $file } holds a game of “{ $game }”. Name that one, or none.
misused-wish = “{ $wish }” is not understood. An option is given like this: --option old-sea-dogs=yes
misused-seed = “{ $seed }” cannot be a seed. Give a whole number, or the 32 digits and letters that a finished game shows.
misused-fingerprint = “{ $fingerprint }” cannot be a fingerprint. It has 64 digits, from 0 to 9 and from a to f.
misused-name = “{ $name }” cannot be a name. Give letters, separated by commas: --names Anna,Ben
misused-seats = This does not add up: { $seats } seats, but { $bots } bots and { $people } names.
misused-seat = There is no seat { $seat }; the seats are 1 to { $seats }.

## Files

file-missing = { $file }: there is no such file or folder.
file-directory = { $file } is a folder. A file is needed.
file-no-folder = { $file } is a file, or lies in one. A folder is needed.
file-forbidden = { $file }: you are not allowed to use this.
file-no-text = { $file } is not a text, so it is no game.
file-unusable = { $file } cannot be used.
file-in-use = { $file } is something else, so it stays as it is. Choose another name.
file-no-seed = { $file } can be looked at but not played on: it holds no seed, so nobody knows the luck to come. Try “tidetable replay”.

## At the table

introduce-person = { $name }: at this keyboard
introduce-bot = { $name }: { $bot }
introduce-commitment = Fingerprint of the luck, to note for a check at the end: { $commitment }
introduce-help = Answer with a number, or type an action. ? explains, quit leaves.
menu-back = Back
prompt-number = Type a number from { $least } to { $most }, or ? for help.
prompt-hint = Type the number of a choice, or ? for help.
prompt-end = “save FILE” keeps the game, Enter leaves:

explain-rule = { $verb } ({ $rule }): { $sentence }
explain-answer = Answer with the number of a choice, or type it whole, like “{ $example }”. Where there is only one choice, Enter is enough. Besides you can type:
command-save = save
    .help = keep the game in a file, like “save evening.tide”, and play on
command-quit = quit
    .help = leave; the game can be kept for later
command-rules = rules
    .help = the complete rules
command-language = language
    .help = speak another language, like “language de”
command-auto = auto
    .help = let your turns end by themselves, or be asked again

undone = Taken back.
redone = Done again.
auto-on = Your turns now end by themselves. Type “auto” to be asked again.
auto-off = You are asked again before your turns end.
auto-none = This game never asks anything that could be left out.
hand-over = { $name } is next. Pass the keyboard on; the others look away.
    .ready = { $name }, press Enter when you are there:
language-choices = Type “language” and one of these: { $known }.
quit-where = Keep the game in which file? Enter: { $file }; - does not keep it:
kept = The game is in { $file }. To take it up again:
    .over = The game is in { $file }. To look at it and check its luck:
left-early = The game is not over yet.

ending-place = Place
ending-player = Player
ending-seed = Seed of the luck: { $seed }

## Replay

replay-next = Enter goes on, any other key and Enter goes to the end:
replay-unfinished = This game is not finished yet.
replay-fair = The luck was fair.
replay-fair-if = The luck was fair if this fingerprint is the one that was shown before the first draw. Compare it with the one you noted, or let --fingerprint do it.
replay-open = Nothing speaks against this record, but not everything is proven.
replay-contradicted = Something does not fit: this record was changed, or it is not the one of your game. Ask for the record as it was written.
replay-limits = What no record can prove: who sat where, and what each of them decided after the last fingerprint that you noted. Where no seat gave a number to the luck, nor that nobody tried out seeds before the table was set up.
replay-drawn = The board is in { $file }.

## Games and serving

games-facts = { $least }–{ $most } players, from age { $age }, { $minutes } minutes
serving = The table is set at { $address } – stop it with Ctrl+C. Games are kept in { $folder }.
serve-proxy = “{ $address }” is not an address or a network. Write it like 127.0.0.1 or 10.0.0.0/8.
serve-key = The key is too short: it must have { $least } letters or more, so that nobody guesses it.
serve-log = There is no form of log called “{ $log }”. Known: { $known }.
serve-refused = Nobody can be served at { $host }, port { $port }: something else may be using it. Try another one, like --port 8001.
serve-missing = The server is not installed here ({ $package } is missing). Install it with: pip install 'tidetable[server]'
serve-database = The database { $database } cannot be used: { $why } Check its address, and that “pip install asyncpg” was done for Postgres.
serve-newer = The database { $database } is that of a newer version of Tidetable: it has the shape { $shape }, and this version knows none after { $ours }. Nothing was changed. Install the newer version again; or, to stay with this one, let the newer one run “tidetable admin migrate --to { $ours }” first.
moved = Your games have moved. They were in { $old }, now they are where your system keeps data: in { $new }.
moving-both = Games lie in two folders. Those in { $new } are played now. To play those in { $old }, start: tidetable serve --data-dir { $old }
moving-later = Your games stay in { $old } for now, because another server has them open. Stop it and start again; then they move to { $new }.
moving-failed = Your games could not be moved to { $new }: { $why }. Nothing is lost: they stay in { $old } and are played there. Make sure that you may write in the new folder and that there is room, then start again; or choose a folder with --data-dir.

## Checking

checking = { $game }: { $checks } checks
check-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
check-kept = { $games ->
    [one] Every promise is kept, in { $games } game.
   *[other] Every promise is kept, in { $games } games.
}
check-broken = { $broken ->
    [one] { $broken } promise is broken.
   *[other] { $broken } promises are broken.
}

# What each check of the contract promises
promise-termination = every game comes to an end
promise-legality = exactly what is offered is accepted
promise-replay = a log played again gives the same game
promise-copy = a copy and a view leave the table alone
promise-ids = numbers and texts of actions agree
promise-lock = the lock file knows every number
promise-words = everything has words, and no words are left over
promise-canary = nothing hidden and no seed gets out
promise-non-interference = what is hidden changes nothing that is shown
promise-sealed = sealed answers look alike
promise-guess = a guessed world looks like the real one
promise-size = no question has more than 500 answers
promise-reachable = clicks and words reach every move
promise-odds = draws follow their odds
promise-conservation = nothing is lost and nothing appears
promise-guards = what no rule forbids is legal, and nothing else
promise-ranges = no field leaves its range
promise-bots = bots play by the rules, and the same from the same
promise-undo = what is taken back leaves no trace
