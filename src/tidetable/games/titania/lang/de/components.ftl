# Das Spielmaterial, wie Seiten es auflisten.

parts-card = Karten
parts-shells = Muscheln
parts-floors = Stockwerke
parts-point-tile = Punkteplättchen
parts-fog-tile = Nebelplättchen
parts-space = Felder des Spielplans

part-name = was
part-count = wie viele
part-gives = was es gibt
part-towers = Türme
part-value = Wert
part-colour = Farbe
part-ones = zu 1
part-twos = zu 2
part-kind = Art
part-flags = Flaggen

thing-cards = Karten
thing-points = Punkte
thing-bonus = Bonus
thing-tower = Türme
thing-crane = Kran
thing-castle = Schloss
thing-fog = Nebel
thing-point = Punkteplättchen
