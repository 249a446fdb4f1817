# The parts of the board

area-ship = The ship
area-backs = The other hand
area-theirs = What the other player has
area-own = What you have
area-rum = Your rum
area-done = End of turn
area-pile = Pile
area-offer = Cards to pick from
area-to-come = Cards to come
