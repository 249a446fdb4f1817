# Le matériel, tel que les pages en font la liste.

parts-card = Cartes
parts-shells = Coquillages
parts-floors = Étages des tours
parts-point-tile = Tuiles de points
parts-fog-tile = Tuiles de brouillard
parts-space = Cases du plateau

part-name = lequel
part-count = combien
part-gives = ce qu’il donne
part-towers = tours
part-value = valeur
part-colour = couleur
part-ones = de 1
part-twos = de 2
part-kind = sorte
part-flags = drapeaux

thing-cards = cartes
thing-points = points
thing-bonus = bonus
thing-tower = tours
thing-crane = grue
thing-castle = château
thing-fog = brouillard
thing-point = tuiles de points
