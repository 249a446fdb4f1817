# The game, its moves, its things and its options. Sides are said to both players alike: “own” is
# the side of whoever acts.

game-title = Sirens in Sight
game-tagline = Two sirens and one ship between them: who sings captain, mate and planks over to her side?
game-credit = Sirens in Sight was designed by Martin Schlegel and published by Smiling Monster Games in 2014. This version is unofficial and not affiliated with them. Its words and drawings are our own.
game-tie = Nobody wins: you have the same number of points. The next ship will settle it – another game?

verb-play = Play { $card } at { $place }
    .place = Where do you play { $card }?
verb-octopus = Octopus: take { $lying } to { $place }
    .handle = Move a card with the octopus
    .place = Where does your octopus take { $lying }?
verb-rum = Put the mug of rum on ship card { $ship }
    .handle = Use the mug of rum
    .ship = On which ship card do you put your mug of rum?
verb-done = End the turn
verb-pass = Pass
verb-crew = To ship card { $ship }
verb-pick = Pick { $card }

did-play = { $who } plays { $card } at { $place }.
did-octopus = { $who } uses the octopus and takes { $lying } to { $place }.
did-rum = { $who } puts the mug of rum on ship card { $ship }.
did-done = { $who } ends the turn.
did-pass = { $who } has no move and passes.
did-crew = { $who } chooses where the crew member goes.
did-pick = { $who } picks { $card }.
did-card = You draw { $card }.
did-start = { $seat } begins.
did-drew = { $who } draws a card.
did-moves = The crew member moves to ship card { $ship }.
did-wins = { $who } wins ship card { $ship }!
did-wins-crew = { $who } wins ship card { $ship } and the crew member on it!
did-leaves = A tie: nobody gets ship card { $ship }, it leaves the game.

ask-turn =
    { $octopus ->
        [yes]
            { $play ->
                [yes] Your turn: play a card, or use your octopus.
               *[no] Your turn: use your octopus.
            }
       *[no]
            { $play ->
                [yes] Your turn: play a card.
               *[no] Your turn, but there is nothing you can do: pass.
            }
    }
    .others = It is { $who }’s turn.
ask-after = Your turn is nearly over: put your mug of rum somewhere, or end it?
    .others = { $who } may still use the rum.
ask-crew = A card on your side moves the crew: where to?
    .others = { $who } chooses where the crew member goes.
ask-pick = Pick the next of your four cards, going up from low to high.
    .others = { $who } is picking cards.

card--4 = a −4
card--3 = a −3
card--2 = a −2
card--1 = a −1
card-0 = a 0
card-1 = a 1
card-2 = a 2
card-3 = a 3
card-4 = a 4
card-5 = a 5
card-6 = a 6
card-7 = a 7
card-8 = an 8
card-9 = a 9
card-10 = a 10

ship-28 = 28
ship-30 = 30
ship-32 = 32
ship-34 = 34
ship-36 = 36

side-mine = own side
side-theirs = opponent’s side

pair-place = { $first } ({ $second })
pair-lying = { $second } from { $first }

option-more-tactics = More tactics from bow to stern
    .help = Each player has the same 26 cards, picks four of them and draws from a pile of their own.
option-first = Who begins
    .help = Name the player who takes the first turn, or let luck decide.
choice-first-random = Luck decides


bad-data-sirens-halves = Line { $line }: of the value { $value } there must be an even number, for half of them bear a starfish and half a shell.
bad-data-sirens-cards = Line { $line }: { $n } cards are too few. At least { $least } are needed.
