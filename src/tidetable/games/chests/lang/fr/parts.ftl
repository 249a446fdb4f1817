# Les parties du plateau

area-quay = Coffres sur le quai
area-tray = Dés
area-boat = Bateau de { $who }
area-treasures = Trésors devant le bateau de { $who }
