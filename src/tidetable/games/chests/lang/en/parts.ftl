# The parts of the board

area-quay = Chests on the quay
area-tray = Dice
area-boat = { $who }’s boat
area-treasures = Treasures before { $who }’s boat
