# Die Teile des Spielbretts

area-quay = Truhen am Kai
area-tray = Würfel
area-boat = Boot von { $who }
area-treasures = Schätze vor dem Boot von { $who }
