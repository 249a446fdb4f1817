# The bay in words. The picture itself says little but names and numbers.
board-turn = It is { $who }’s turn.
board-picking = Both players are picking their first four cards.
board-ship = Ship card { $ship }: { $wanted } wins it.
board-captain = The captain stands on it.
board-mate = The mate stands on it.
board-rum =
    { $n ->
        [one] A mug of rum stands on it.
       *[other] { $n } mugs of rum stand on it.
    }
board-at = On { $who }’s side: { $cards }.
board-total = { $who }’s side of { $ship }
board-side =
    { $who }’s side of ship card { $ship }: { $total } of { $wanted }, { $free ->
        [0] full
        [one] room for one card
       *[other] room for { $free } cards
    }
board-hand = in hand: { $cards }
board-cards =
    { $n ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $n } cards in hand
    }
board-octopus-free = octopus free
board-octopus = octopus on a { $card } on { $side }’s side of ship card { $ship }
board-mug = a mug of rum
board-own-mug = Your mug of rum
board-pile =
    { $n ->
        [0] The pile is empty.
        [one] One card is left in the pile.
       *[other] { $n } cards are left in the pile.
    }
board-pile-of =
    { $n ->
        [0] { $who }’s pile is empty.
        [one] One card is left in { $who }’s pile.
       *[other] { $n } cards are left in { $who }’s pile.
    }
board-unseen = Not seen yet: { $cards }.
board-all-seen = Every card has been seen.
board-next-ship = A tie! The next ship decides.
