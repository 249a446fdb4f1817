# Le matériel, tel que les pages en font la liste.

parts-face = Faces des dés
parts-card = Cartes

part-name = lequel
part-on-each-die = sur chaque dé
part-keys = clés
part-treasure = à l’intérieur
part-count = combien
