# Der Plan im Terminal, und woher die Punkte kommen. Die Buchstaben für Schiffe dienen, wo ein Terminal
# keine Formen hat.
screen-ship-blue = B
screen-ship-yellow = G
screen-ship-red = R
screen-shell-brown = b
screen-shell-green = g
screen-shell-black = s
screen-shell-white = w

screen-crane = Kran
screen-tower = zwei Stockwerke
screen-any = Muscheln einer beliebigen Farbe
screen-each = eine von jeder
screen-points = Punkte
screen-starfish = Seestern
screen-cards = Karten
screen-tile = Punkteplättchen
screen-fog = Nebel
screen-fog-again = Nebel, neu verteilt
screen-lifted = Nebelplättchen, offen
screen-extra-ship = noch ein Schiff
screen-castle = Schloss

screen-supply = Vorrat, Stapel
screen-floors = Stockwerke übrig
screen-reserve = { $period }. Durchgang, Schiffe übrig
screen-aside = und { $ships } für den 2.
screen-hand = Deine Hand
screen-in-fog = Im Nebel
screen-unseen = Ungesehene Karten

screen-track = Vor den Plättchen
screen-tiles-of = Wert { $value }
screen-total = Punkte
screen-goods = Muscheln und Seesterne
