# The components as pages list them.

parts-card = Cards
parts-shells = Shells
parts-floors = Floors of towers
parts-point-tile = Point tiles
parts-fog-tile = Fog tiles
parts-space = Spaces of the board

part-name = which
part-count = how many
part-gives = what it gives
part-towers = towers
part-value = value
part-colour = colour
part-ones = worth 1
part-twos = worth 2
part-kind = kind
part-flags = flags

thing-cards = cards
thing-points = points
thing-bonus = bonus
thing-tower = towers
thing-crane = crane
thing-castle = castle
thing-fog = fog
thing-point = point tiles
