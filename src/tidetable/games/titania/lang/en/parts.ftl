# The parts of the board

area-spaces = Spaces of the kingdom
area-kingdom = Towers and fog
area-period = Period
area-fleets = Ships in reserve
area-stores = Shells in reserve
area-heaps = Supplies
area-to-come = Still under the fog
