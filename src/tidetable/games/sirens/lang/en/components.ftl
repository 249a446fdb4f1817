# The components as pages list them.

parts-card = Cards
parts-icon = Crew symbols on cards

part-count = how many
part-value = value
part-moves-crew = moves the crew
