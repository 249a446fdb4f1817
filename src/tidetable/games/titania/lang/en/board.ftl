# The kingdom in words. The picture itself says little but names and numbers.
board-period = Period { $n }
board-turn = It is period { $n }, and { $who }’s turn.
board-reserve = Ships in reserve: { $ships }.
board-fleet-blue = { $n } blue
board-fleet-yellow = { $n } yellow
board-fleet-red = { $n } red
board-tiles =
    { $n ->
        [one] { $n } point tile
       *[other] { $n } point tiles
    }
board-tiles-of =
    { $n ->
        [one] { $n } point tile worth { $value }
       *[other] { $n } point tiles worth { $value } each
    }
board-hand = You hold { $cards }.
board-own-tiles = Your point tiles are worth { $values }.
board-held-blue =
    { $n ->
        [one] { $n } blue card
       *[other] { $n } blue cards
    }
board-held-yellow =
    { $n ->
        [one] { $n } yellow card
       *[other] { $n } yellow cards
    }
board-held-red =
    { $n ->
        [one] { $n } red card
       *[other] { $n } red cards
    }
board-held-blue-yellow =
    { $n ->
        [one] { $n } blue-yellow joker
       *[other] { $n } blue-yellow jokers
    }
board-held-blue-red =
    { $n ->
        [one] { $n } blue-red joker
       *[other] { $n } blue-red jokers
    }
board-held-yellow-red =
    { $n ->
        [one] { $n } yellow-red joker
       *[other] { $n } yellow-red jokers
    }
board-gain-brown =
    { $n ->
        [one] { $n } brown shell
       *[other] { $n } brown shells
    }
board-gain-green =
    { $n ->
        [one] { $n } green shell
       *[other] { $n } green shells
    }
board-gain-black =
    { $n ->
        [one] { $n } black shell
       *[other] { $n } black shells
    }
board-gain-white =
    { $n ->
        [one] { $n } white shell
       *[other] { $n } white shells
    }
board-gain-any =
    { $n ->
        [one] { $n } shell of any colour
       *[other] { $n } shells of any one colour
    }
board-gain-starfish = { $n } starfish
board-gain-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-gain-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-floors-brown =
    { $n ->
        [one] { $n } brown floor
       *[other] { $n } brown floors
    }
board-floors-green =
    { $n ->
        [one] { $n } green floor
       *[other] { $n } green floors
    }
board-floors-black =
    { $n ->
        [one] { $n } black floor
       *[other] { $n } black floors
    }
board-floors-white =
    { $n ->
        [one] { $n } white floor
       *[other] { $n } white floors
    }
board-space = { $space }: { $things }.
board-fog = fog
board-open = open water
board-gives = gives { $gains }
board-crane = crane for { $spaces }
board-castle = castle
board-ship-blue = blue ship
board-ship-yellow = yellow ship
board-ship-red = red ship
board-tower-brown = brown tower with { $n } of 4 floors
board-tower-green = green tower with { $n } of 4 floors
board-tower-black = black tower with { $n } of 4 floors
board-tower-white = white tower with { $n } of 4 floors
board-occupied = a starfish
board-supplies = The supply has { $things }.
board-piles = In the pile: { $pile }. Discarded: { $discards }.
board-unseen = Still under the fog: { $tiles }.
board-no-fog = No fog is left.
