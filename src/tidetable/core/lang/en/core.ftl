# What every game shares: refusals, names for players without one, and the words around the rules.

choice-yes = Yes
choice-no = No

seat-1 = Red
seat-2 = Blue
seat-3 = Yellow
seat-4 = Green

## Bots: their level, their name, and a temper that tells how strong they are

bot-random = Random bot
    .name = Polly
    .temper = Says the first thing that comes to mind, and means nothing by it.
bot-greedy = Greedy bot
    .name = Gulliver
    .temper = Snaps up whatever glitters now, and never looks further.
bot-gentle = Gentle
    .name = Pearl
    .temper = Plays along kindly, and is glad when you win.
bot-deckhand = Deckhand
    .name = Pip
    .temper = Eager, but still learning the ropes.
bot-helmsman = Helmsman
    .name = Henk
    .temper = Keeps a steady course and seldom slips.
bot-mate = First mate
    .name = Rosa
    .temper = Sees with one eye what others miss with two.
bot-captain = Captain
    .name = Barnaby
    .temper = Knows every trick of the sea, and gives nothing away.
bot-admiral = Admiral
    .name = Augusta
    .temper = Has played millions of games against herself, and forgotten none.
bot-even = Even match
    .name = Echo
    .temper = Takes on your colours: plays just as well as you do.
bot-called = { $name } · { $level }

## Words around the board

feast-board = Board
feast-podium = Podium

## A move that is refused

not-understood-empty = Nothing was typed. Type an action, or choose one of those on offer.
not-understood-verb = There is no action “{ $word }”. Begin with one of these words: { $known }.
not-understood-length =
    { $want ->
        [0] “{ $verb }” takes no other word
        [one] “{ $verb }” takes one other word
       *[other] “{ $verb }” takes { $want } other words
    }, but { $got ->
        [0] none was
        [one] one was
       *[other] { $got } were
    } typed. Please type it again.
not-understood-number = There is no action with the number { $number }. The numbers go from 0 to { $most }.
not-understood-thing = “{ $word }” does not go with “{ $verb }”. Use one of these: { $known }.
not-legal-now = “{ $text }” is not allowed now. Rule { $rule }: { $sentence } Please choose another move.
not-yours-turn = It is not your turn to decide. Wait until you are asked.
not-yours-over = The game is over, so there is nothing left to decide. Start a new one to play again.
not-yours-seat = That seat is not yours, or not at this table. Choose a seat that is, or watch.
not-yours-seed = The seed stays secret until the game is over. Ask again after the end.
not-yours-chance = Luck has nothing to draw here. A player has to decide first.
not-yours-draw = Luck has to draw first. Only then can a player decide.
not-yours-asked = Now it is up to { $asked }. Wait until you are asked.
not-now-rule = { $gist } (Rule { $rule })
not-now-first = { $gist } (Rule { $rule }) Now: { $ask }
not-now-later = This comes later. Begin with something that shines; then you may be able to choose this.
not-now-other = This does not go with what you have picked up. Step back, then begin with this.
not-now-nothing = There is nothing to do with this now. Choose something that shines.
stale-version = The table has moved on: you answered position { $version }, and now it is { $now }. Look again and decide anew.

## Taking back

cannot-undo-over = The game is over, so nothing can be taken back. Start a new one to play again.
cannot-undo-nothing = You have decided nothing yet that could be taken back. Just play on.
cannot-undo-others = Somebody else has decided since, so your move stands. Play on from here.
cannot-undo-chance = Luck has drawn since, so your move stands. Play on from here.
cannot-undo-revealed = Your move revealed something hidden, so it stands. Play on from here.
cannot-undo-clock = Your turn is over and the clock counts for somebody else, so your move stands. Play on from here.
cannot-undo-redo = There is nothing to do again: you took nothing back, or something else was done since. Play on from here.

## Setting up a table

bad-table-game = There is no game “{ $game }” here. Choose one of these: { $known }.
bad-table-seats = This game is for { $least } to { $most } players, not for { $seats }. Choose a number in between.
bad-table-option = This game has no option “{ $name }”. Choose from these: { $known }.
bad-table-choice = “{ $choice }” is no choice for “{ $name }”. Choose one of these: { $known }.
bad-table-first = Player { $first } cannot begin, because only { $seats } are playing. Name one of them, or let luck decide.
bad-table-bot = There is no bot “{ $bot }” for this game. Choose one of these: { $known }.
bad-table-seed = This table has no seed, so luck cannot draw. Set up a new table to play.

## The text of a position

bad-position-parts = The text of a position has { $want } parts with colons between them, and this has { $got }. Copy the whole line.
bad-position-seats = “{ $seats }” is no number of players. Copy the whole line that a position printed.
bad-position-options = This game has { $want } options, and the text names { $got }. Copy the whole line that a position printed.
bad-position-edition = This position of { $game } belongs to edition and data { $edition }; here { $ours } is played. Open it with the rules it was printed by.
bad-position-facts = The last part of this position is damaged. Copy the whole line that a position printed.
bad-position-audit = This position cannot be: { $wrong }. Copy the whole line that a position printed.
bad-position-begun = This position was not played from the start, so it has no record. Begin with “start”, or keep its text.

## Reading a record

bad-record-format = Line { $line }: this is no record that can be read here. Its first line has to be “tidetable { $want }”.
bad-record-no-game = Line { $line }: nothing before it says which game this is. Put a line with “game” and its name above.
bad-record-game = Line { $line }: there is no game “{ $game }” here. Correct the name, or install the game.
bad-record-edition = Line { $line }: the record names the edition “{ $edition }” of the game, but this is edition { $ours }. Read it with a version of Tidetable that has its edition.
bad-record-twice = Line { $line }: “{ $word }” stood above already. Which of the two is true? Ask for the record as it was written.
bad-record-missing = Line { $line }: nothing up to here says “{ $word }”, so nobody knows what was played. Ask for the record as it was written. If you are sure that it was played on what lies on the table here, add the line “{ $want }”.
bad-record-long = Line { $line } has more than { $most } characters. No line of a record is that long. Correct it or take it out.
bad-record-no-commitment = Line { $line }: there is a seed, but no fingerprint, the “commitment”, which it must give. Ask for the record as it was written.
bad-record-word = Line { $line }: “{ $word }” is no word of a heading. Correct the line or take it out.
bad-record-value = Line { $line }: “{ $value }” makes no sense after “{ $word }”. Correct the line.
bad-record-commitment = Line { $line }: the seed does not fit its fingerprint, the “commitment”, so one of them was changed. Ask for the record as it was written.
bad-record-table = Line { $line }: the table cannot be set up like this. { $why }
bad-record-mark = Line { $line }: “{ $mark }” is no player’s number, nor “~” for luck, nor “=” for the result. Correct the line.
bad-record-line = Line { $line }, “{ $text }”: { $why }
bad-record-luck = Line { $line }: here luck drew “{ $text }”, but the seed gives “{ $due }”. So the draw was changed. Ask for the record as it was written.
bad-record-result = Line { $line }: “{ $result }” is not the result of this game. Correct the line or take it out.
bad-record-after-end = Line { $line }: nothing may follow the result. Take this line out.
bad-record-given = Line { $line }: { $given } lines cannot have been given when there are only { $entries }. Correct the number.
bad-record-chain = Line { $line }: the lines below do not give the fingerprint of the “chain”. At least one was changed, left out, added or moved. Ask for the record as it was written.
bad-record-share = Line { $line }, “{ $text }”: { $why } Ask for the record as it was written.
bad-record-undo = Line { $line }: an undo cannot keep { $keep } of { $entries } moves and draws. Correct the line.

## What seats give to the luck

bad-share-word = “{ $text }” is nothing that a seat gives to the luck. It seals a number, shows it, or is left out.
bad-share-seal = “{ $seal }” is no seal. It has 64 digits, from 0 to 9 and from a to f.
bad-share-number = “{ $number }” is no number for the luck. It has 32 digits, from 0 to 9 and from a to f.
bad-share-late = It is too late for that: others have shown their numbers, or luck has drawn already.
bad-share-twice = This seat has done that already, or is left out.
bad-share-other = This is not the number that the seat has sealed.
bad-share-open = Luck cannot draw yet: not every number that was sealed is shown.

## Rules and where they come from

rules-title = The rules of { $game }
rules-reason = Why: { $reason }

src-print = printed in the rulebook
src-found = found in a public source
src-inferred = follows from what is printed
src-recon = our reconstruction
src-ruling = our ruling

unprinted-title = What is not printed
unprinted-introduction = This page is generated from the rules and the data files. It lists everything at this table that nobody can look up in a rulebook: what follows from it, what was found elsewhere, what we reconstructed, and what we decided where it is silent. Whoever owns a boxed game can correct the data files.
unprinted-rules = Rules
unprinted-components = Components
components-and = { $first }, { $second }

ending-winner = { $name } wins!
names-and = { $first } and { $second }

hint-clear = Clearly the best. With it you win about { $chances } out of 100 games.
hint-best = The best. With it you win about { $chances } out of 100 games.
hint-likely = Probably the best. With it you win about { $chances } out of 100 games.
hint-equal =
    { $n ->
        [2] These two are equally good. With either you win about { $chances } out of 100 games.
       *[other] These { $n } are equally good. With any of them you win about { $chances } out of 100 games.
    }
hint-behind = About { $chances } out of 100: that is { $behind } fewer.
hint-close = About { $chances } out of 100. It is hard to say whether the first is better.
hint-only = There is nothing else to do.
hint-yours = That was your idea.
hint-or = { $one } or: { $other }
hint-and = { $one } { $two }
hint-then = Then perhaps: { $line }
hint-for =
    { $n ->
        [1] The first: { $merit }
        [2] The second: { $merit }
       *[other] The third: { $merit }
    }
hint-after = After the first, perhaps: { $line }
merit-prevents =
    { $n ->
        [one] Otherwise { $who } could score 1 point at once.
       *[other] Otherwise { $who } could score { $n } points at once.
    }
merit-points =
    { $n ->
        [one] It brings 1 point at once.
       *[other] It brings { $n } points at once.
    }

bad-table-hint = Nobody gives hints in this game. The rules and “why can’t I?” may help.

## A sheet of facts

sheet-group = { $title }: { $facts }.
sheet-line = { $label }: { $value }
sheet-fact = { $label } { $value }
sheet-and = { $first }, { $second }
sheet-times = { $n } × { $thing }
sheet-nothing = –
sheet-became = { $before } → { $after }
sheet-more = + { $thing }
sheet-less = − { $thing }
sheet-points = Points
sheet-own = What only you see

# After a first click that several moves begin with
click-which = What do you do with it?
