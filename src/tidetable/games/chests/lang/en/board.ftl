# The board in words. The picture itself says nothing but names and numbers.
board-turn = It is { $who }’s turn.
board-last-round = This is the last round.
board-dice-in-cup = The dice are in the cup.
board-dice = The dice show { $dice }.
board-dice-key =
    { $n ->
        [one] one key
       *[other] { $n } keys
    }
board-dice-coin =
    { $n ->
        [one] one gold coin
       *[other] { $n } gold coins
    }
board-dice-diamond =
    { $n ->
        [one] one diamond
       *[other] { $n } diamonds
    }
board-dice-sabres =
    { $n ->
        [one] sabres once
       *[other] sabres { $n } times
    }
board-filled = Dice lie ready for { $cards }.
board-chest = { $place } with { $keys }
board-chests = Here are { $chests }.
board-no-chests = No chest is left.
board-pile =
    { $n ->
        [one] One more chest is in the pile; it has { $keys }.
       *[other] { $n } more chests are in the pile; the top one has { $keys }.
    }
board-no-pile = The pile is empty.
board-before = in front of the boat
