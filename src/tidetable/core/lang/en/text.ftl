# The table as text, and what is typed at it, in a terminal or on a page

text-table = The table
text-elsewhere = Also on the board
text-parts = These can be read:
text-nothing = Nothing here is called “{ $word }”. Type “help” to hear what can be typed.
text-no-hand = You hold nothing.
text-no-news = Nothing has happened since your last turn.
text-here = What you can do with it:
text-possible = Nothing forbids that now.
text-number = There is no choice with that number: they go from 1 to { $most }.
text-offer = { $label } ({ $typed })
text-choice = { $number }: { $said }
text-help = Type an action, such as “{ $example }”, the number of a choice, or the name of a place, a player or a part, to have it read. Besides there are these commands:

# Besides each command’s word there may be others, with semicolons between them
command-help = help
    .also = ?
    .help = what can be typed
command-look = look
    .also = read; show; what is; who is
    .help = read a part, a place or a player, like “look hand”; alone, the names of all parts
command-moves = moves
    .also = what can i do; what now; choices
    .help = what is asked, and all that can be chosen
command-hand = hand
    .also = my hand; what do i have
    .help = what you hold
command-news = news
    .also = what happened; what has happened
    .help = what happened since your last turn
command-why = why
    .also = why not; why can’t i; why can't i
    .help = why something cannot be done, with that action after it
command-hint = hint
    .help = ask what the captain would do; with an answer after it, instead of that
command-undo = undo
    .also = take back
    .help = take back the last decision
command-redo = redo
    .help = do again what was taken back

# Parts of a board that many games have
area-hand = Your hand
area-player = { $who }
area-podium = Podium
sheet-now = How it stands
