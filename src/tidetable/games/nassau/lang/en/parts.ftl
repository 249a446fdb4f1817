# The parts of the board

area-heading = Round and phase
area-supply = Supply
area-city = The city of Nassau
area-sea = The Caribbean
area-ship = Your ship
area-arms = Your weapons and objects
area-booty = Your booty
area-fight = The fight
area-speech = What you may choose here
area-had = What is to be had
