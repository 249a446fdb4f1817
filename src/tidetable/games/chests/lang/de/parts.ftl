# Die Teile des Bretts

area-quay = Truhen am Kai
area-tray = Würfel
area-boat = Boot von { $who }
area-treasures = Schätze vor dem Boot von { $who }
