# Die Teile des Spielbretts

area-ship = Das Schiff
area-backs = Die andere Hand
area-theirs = Was der andere Spieler hat
area-own = Was du hast
area-rum = Dein Rum
area-done = Zugende
area-pile = Stapel
area-offer = Karten zur Auswahl
area-to-come = Karten, die noch kommen
