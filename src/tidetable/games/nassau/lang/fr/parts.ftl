# Les parties du plateau

area-heading = Manche et phase
area-supply = Réserve
area-city = La ville de Nassau
area-sea = Les Caraïbes
area-ship = Ton bateau
area-arms = Tes armes et objets
area-booty = Ce que tu as gagné
area-fight = Le combat
area-speech = Ce que tu peux choisir ici
area-had = Ce qu’on peut obtenir
