# Le matériel, tel que les pages en font la liste.

parts-card = Cartes
parts-icon = Symboles d’équipage sur les cartes

part-count = combien
part-value = valeur
part-moves-crew = déplace l’équipage
