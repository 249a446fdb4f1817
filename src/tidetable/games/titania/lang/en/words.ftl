# The game, its moves, its things and its options. Cards, jokers and fog tiles are whole noun phrases.

game-title = Titania
game-tagline = Sail through the sunken kingdom, gather shells, and raise its old towers again!
game-credit = Titania was designed by Rüdiger Dorn and published by Hans im Glück in 2010. This version is unofficial and not affiliated with them. Its words and drawings are our own.
game-tie = { $names } share the victory!

verb-play = Play { $colour }
verb-joker = Play { $card } as { $colour }
    .colour = Which of its two colours do you play?
verb-stop = Stop and draw
verb-place = Sail to { $space }
verb-choose = Take { $shell } shells
verb-build = Build a { $tower }
verb-enough = Stop building
verb-occupy = Occupy { $space }
verb-keep = Keep the starfish
verb-discard = Discard { $card }

did-play = { $who } plays { $colour }.
did-joker = { $who } plays { $card } as { $colour }.
did-stop = { $who } stops playing cards.
did-place = { $who } places a ship on { $space }.
did-choose = { $who } wants { $shell } shells.
did-build = { $who } builds a { $tower }.
did-enough = { $who } stops building.
did-occupy = { $who } occupies { $space } with a starfish.
did-keep = { $who } keeps the other starfish.
did-discard = { $who } discards { $card }.
did-start = { $seat } begins.
did-card = You draw { $card }.
did-fog = The fog lifts: { $tile }!
did-tile = Your point tile is worth { $value }.
did-drew =
    { $number ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $number } cards.
    }
did-reshuffled = The pile is empty: the discards are shuffled into a new one.
did-gets-shells =
    { $number ->
        [one] { $who } gets a { $shell } shell.
       *[other] { $who } gets { $number } { $shell } shells.
    }
did-gets-starfish =
    { $number ->
        [one] { $who } gets a starfish.
       *[other] { $who } gets { $number } starfish.
    }
did-gets-points =
    { $number ->
        [one] { $who } scores 1 point.
       *[other] { $who } scores { $number } points.
    }
did-takes-tile = { $who } takes a point tile.
did-loses-ship = The extra ship has nowhere to go and is lost.
did-last-ship = { $who } has placed the last { $colour } ship: the period ends!
did-becalmed = No ship has sailed for three rounds: the period ends.
did-second-period = The second period begins: the ships are back in the reserve, and new fog has come up.
did-shows = { $who } turns over { $number ->
    [one] one point tile
   *[other] { $number } point tiles
} of { $value }.

ask-turn =
    { $n ->
        [3] Your turn: play a card, or draw three.
        [2] Play a second card, or stop and draw two.
       *[other] Play a third card, or stop and draw one.
    }
    .others = It is { $who }’s turn.
ask-place =
    { $n ->
        [0] Where does the blue ship go?
        [1] Where does the yellow ship go?
       *[2] Where does the red ship go?
    }
    .others =
        { $n ->
            [0] { $who } is placing a blue ship.
            [1] { $who } is placing a yellow ship.
           *[2] { $who } is placing a red ship.
        }
ask-extra =
    { $n ->
        [0] An extra blue ship: where next to the last one does it go?
        [1] An extra yellow ship: where next to the last one does it go?
       *[2] An extra red ship: where next to the last one does it go?
    }
    .others =
        { $n ->
            [0] { $who } is placing an extra blue ship.
            [1] { $who } is placing an extra yellow ship.
           *[2] { $who } is placing an extra red ship.
        }
ask-shells =
    { $n ->
        [one] You get a shell: in which colour?
       *[other] You get { $n } shells of one colour: which?
    }
    .others = { $who } is choosing a colour for shells.
ask-build =
    { $n ->
        [0] Your ship is at a crane: build a floor. One is a must.
       *[other] Build another floor, or is that enough?
    }
    .others = { $who } is building.
ask-starfish = You got starfish: occupy a tower space, or keep them?
    .others = { $who } may occupy tower spaces.
ask-discard =
    { $n ->
        [one] You may keep seven cards: discard one.
       *[other] You may keep seven cards: discard { $n } more.
    }
    .others = { $who } is discarding down to seven cards.

colour-blue = blue
colour-yellow = yellow
colour-red = red

joker-blue-yellow = the blue-yellow joker
joker-blue-red = the blue-red joker
joker-yellow-red = the yellow-red joker

card-blue = a blue card
card-yellow = a yellow card
card-red = a red card
card-blue-yellow = a blue-yellow joker
card-blue-red = a blue-red joker
card-yellow-red = a yellow-red joker

shell-brown = brown
shell-green = green
shell-black = black
shell-white = white

pair-tower = { $second } floor on { $first }

fog-each-1 = one shell of each colour
fog-brown-2 = two brown shells
fog-brown-3 = three brown shells
fog-green-2 = two green shells
fog-green-3 = three green shells
fog-black-2 = two black shells
fog-black-3 = three black shells
fog-white-2 = two white shells
fog-white-3 = three white shells
fog-any-2 = two shells of any one colour
fog-any-3 = three shells of any one colour
fog-starfish-1 = a starfish
fog-starfish-2 = two starfish
fog-ship-1 = an extra ship

option-first = Who begins
    .help = Name the player who takes the first turn, or let luck decide.
choice-first-random = Luck decides


# What is wrong with a kingdom that an owner wrote down. Words in quotes are those of the file.
bad-data-titania-space = Line { $line }: “{ $value }” names no space. A space is a row’s letter and a column’s number, from A1 to L12.
bad-data-titania-gives = Line { $line }: a bonus space gives one or two things, but here { $n } are listed. Correct “gives”.
bad-data-titania-cards = Line { $line }: there are { $n } ship cards, but four players need at least { $least }. Raise a “count”.
bad-data-titania-flags = Line { $line }: no castle space has a flag for the colour “{ $colour }”, so its ships could never set out. Add it to the “flags” of one.
bad-data-titania-ships = Line { $line }: of the colour “{ $colour }” none is left to sail, with { $n } at the castle and those set aside. Raise its “count” or lower “aside”.
bad-data-titania-fog = Line { $line }: there are { $tiles } fog tiles for { $spaces } fog spaces. Make both numbers the same.
bad-data-titania-reach = Line { $line }: no ship can ever reach { $space }. Lead spaces for ships from the castle to it, or take it out.
bad-data-titania-crane = Line { $line }: the crane on { $space } has no tower space next to it. Put one there, or make this another kind of space.
bad-data-titania-tower = Line { $line }: the tower space { $space } has no crane next to it, so nobody could build there. Put one there, or make this another kind of space.
