# Le plateau dans le terminal, et d'où viennent les points.
screen-key = clé
    .letter = C
screen-coin = pièce
    .letter = P
screen-diamond = diamant
    .letter = D
screen-sabres = sabres
    .letter = S
screen-bones = arêtes
    .letter = A

screen-left = gauche
screen-middle = milieu
screen-right = droite
screen-keys = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}
screen-pile = pioche : { $cards }
screen-no-pile = plus de carte
screen-filled = dés posés
screen-dice = Dés
screen-not-rolled = pas encore lancés
screen-all-placed = tous posés
screen-roll = (lancer { $roll } sur 2)
screen-last-round = { $turns ->
    [0] Dernier tour : c’est le dernier à jouer.
    [one] Dernier tour : encore { $turns } joueur après celui-ci.
   *[other] Dernier tour : encore { $turns } joueurs après celui-ci.
}
screen-boat = Bateau
screen-in-front = Devant
screen-loot = Butin

screen-coins = Pièces
screen-diamonds = Diamants
screen-fish-bones = Arêtes
screen-points = Points
