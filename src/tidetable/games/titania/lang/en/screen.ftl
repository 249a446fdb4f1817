# The board in the terminal, and where the points come from. Letters for ships serve where a terminal
# has no shapes.
screen-ship-blue = B
screen-ship-yellow = Y
screen-ship-red = R
screen-shell-brown = b
screen-shell-green = g
screen-shell-black = k
screen-shell-white = w

screen-crane = crane
screen-tower = two floors
screen-any = shells of any one colour
screen-each = one of each
screen-points = points
screen-starfish = starfish
screen-cards = cards
screen-tile = point tile
screen-fog = fog
screen-fog-again = fog dealt again
screen-lifted = fog tile face up
screen-extra-ship = extra ship
screen-castle = castle

screen-supply = supply, draw pile
screen-floors = floors left
screen-reserve = Period { $period }, ships left
screen-aside = and { $ships } for period 2
screen-hand = Your hand
screen-in-fog = In the fog
screen-unseen = Cards unseen

screen-track = Before the tiles
screen-tiles-of = Tiles of { $value }
screen-total = Points
screen-goods = Shells and starfish
