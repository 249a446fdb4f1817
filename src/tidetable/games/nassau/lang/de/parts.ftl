# Die Teile des Spielbretts

area-heading = Runde und Phase
area-supply = Vorrat
area-city = Die Stadt Nassau
area-sea = Die Karibik
area-ship = Dein Schiff
area-arms = Deine Waffen und Gegenstände
area-booty = Deine Beute
area-fight = Der Kampf
area-speech = Was du hier wählen kannst
area-had = Was zu haben ist
