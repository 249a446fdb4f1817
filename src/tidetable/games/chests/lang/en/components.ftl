# The components as pages list them.

parts-face = Faces of the dice
parts-card = Cards

part-name = which
part-on-each-die = on each die
part-keys = keys
part-treasure = inside
part-count = how many
