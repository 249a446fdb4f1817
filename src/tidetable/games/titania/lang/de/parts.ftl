# Die Teile des Spielbretts

area-spaces = Felder des Königreichs
area-kingdom = Türme und Nebel
area-period = Durchgang
area-fleets = Schiffe im Vorrat
area-stores = Muscheln im Vorrat
area-heaps = Vorräte
area-to-come = Noch unter dem Nebel
