# Le navire dans le terminal, et d’où viennent les points.
screen-captain = capitaine
    .letter = C
screen-mate = second
    .letter = S
screen-octopus-sign = pieuvre
screen-rum-sign = rhum
screen-icon = déplace l’équipage

screen-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-hand-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
screen-octopus = pieuvre prête
screen-octopus-on = pieuvre sur { $card } au { $ship }
screen-rum = rhum prêt
screen-no-rum = rhum utilisé
screen-hand = Ta main
screen-pile = pioche : { $cards }
screen-piles = pioches : la tienne { $below }, adverse { $above }
screen-unseen = Pas vues
screen-unseen-theirs = Adverses

screen-ship-cards = Cartes Navire
screen-crew = Équipage
screen-points = Points
