# Les parties du plateau

area-ship = Le navire
area-backs = L’autre main
area-theirs = Ce qu’a l’autre joueur
area-own = Ce que tu as
area-rum = Ton rhum
area-done = Fin du tour
area-pile = Pioche
area-offer = Cartes à choisir
area-to-come = Cartes à venir
