# Les parties du plateau

area-spaces = Cases du royaume
area-kingdom = Tours et brume
area-period = Période
area-fleets = Bateaux en réserve
area-stores = Coquillages en réserve
area-heaps = Réserves
area-to-come = Encore sous la brume
