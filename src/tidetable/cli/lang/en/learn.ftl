# A network learns by playing against itself.

metavar-table = SEATS[:NAME=CHOICE]

help-learn = Train a network by self-play. It learns from nothing but the rules: thousands of games against itself, at every number of seats and with the options you name. The network is written to FOLDER/GAME.npz and plays in leagues; give the same command again and the training goes on. Here on numpy, on a graphics card with torch.
    .short = Train a network by self-play.
    .examples =
        tidetable learn chests
            ten minutes on this machine
        tidetable learn sirens --minutes 60 --device cuda --games 3584 --width 384 --blocks 3
            an hour on a graphics card
        tidetable learn nassau --table 2 --table 4 --table 2:dutchman=yes
            just these kinds of tables
        tidetable learn sirens --beat learned/sirens.npz --folder answer
            what wins most against a network that stands still?
        tidetable learn sirens --calibrate learned/sirens.npz --folder calibrated
            how surely does who win? its answers stay as they are
        tidetable league sirens --bots mate --bot learned/sirens.npz
            how strong has it become?
help-learn-minutes = How long it is trained; 10 if you do not say.
help-learn-lessons = It ends after so many lessons, if that comes first.
help-learn-folder = Where the network, its curve and what the training goes on from are written; “learned” if you do not say.
help-learn-table = A kind of tables to learn at: how many seats, and options after a colon; may be given several times. Every number of seats if you do not say.
help-learn-games = How many games are played at once, for each kind of tables; 256 if you do not say.
help-learn-actors = How many processes play the games of each kind of tables; all cores but one if you do not say.
help-learn-width = How wide the network is; if you do not say, as wide as the one that it begins with or goes on with, or 128.
help-learn-blocks = How many blocks it has; if you do not say, as many as the one that it begins with or goes on with, or 2.
help-learn-device = Where it is computed: with numpy, or with torch on “cpu” or “cuda”, or “fused”, which begins after a minute and is faster from then on; the best there is if you do not say.
help-learn-set = Change how it is trained, such as rate=5e-4:3e-5 (from the first to the last lesson), clip=0.1 or seed=2; may be given several times.
help-learn-from = Begin with this network instead of with nothing; with the one that ships, for example.
help-learn-beat = Learn to beat this network, which does not learn any more.
help-learn-calibrate = Teach this network who wins, from how games of its own end; its answers stay as they are.
help-learn-deals = How many deals the network plays in the end, from both seats, against the one it is to beat or else the best of the quick bots; 20 if you do not say.
help-learn-ray = Play the games on the Ray cluster at this address, and learn here; “local” starts one here for this training.

learn-begins = { $game }: a network with { $inputs } inputs and { $actions } actions begins to learn at { $kinds ->
    [one] one kind of tables
   *[other] { $kinds } kinds of tables
}.
learn-goes-on = { $game }: the training in { $folder } goes on, with { $inputs } inputs and { $actions } actions, at { $kinds ->
    [one] one kind of tables
   *[other] { $kinds } kinds of tables
}.
learn-line = { $seconds } s: lesson { $lessons }, { $games } games, { $decisions } decisions; doubt { $doubt }.
learn-rivals = It won { $share } % of its games against older selves.
learn-beats = It won { $share } % of its games against the one that it is to beat.
learn-written = Written: { $file }
learn-played = Played: { $games } games.
learn-calibrated = Written: { $file }. Results of games that it had not learned from surprised it by { $before } before and by { $after } now.
learn-interrupted = Stopped. What was learned until the last line is in { $folder }: give the same command to go on.
learn-needs = Training needs { $package }, which is not installed here: pip install "tidetable[learn]"
learn-no-torch = Training on “{ $device }” needs torch: pip install "tidetable[learn]". Without it, leave the device out, and numpy does it.
learn-no-card = torch finds no graphics card here. Leave the device out, or name “cpu”.
learn-one-network = Name one network at most: --from, --beat or --calibrate.
learn-overwrites = { $file } would be overwritten by what is learned. Name another folder with --folder.
learn-other = { $file } was trained with another width or other blocks, or for another game. Name the same numbers, or another folder.
learn-table = “{ $text }” is no kind of tables. Name it like this: --table 3, or --table 2:option=choice
learn-setting = “{ $text }” cannot be set. Name it like this: --set clip=0.1, or --set rate=5e-4:3e-5. There are: { $known }.
learn-actors = { $games } games cannot be shared by { $actors } processes. Name fewer with --actors, or more games.
