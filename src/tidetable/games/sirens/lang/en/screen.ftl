# The ship in the terminal, and where the points come from.
screen-captain = captain
    .letter = C
screen-mate = mate
    .letter = M
screen-octopus-sign = octopus
screen-rum-sign = rum
screen-icon = moves the crew

screen-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-hand-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
screen-octopus = octopus ready
screen-octopus-on = octopus on { $card } at { $ship }
screen-rum = rum ready
screen-no-rum = rum used
screen-hand = Your hand
screen-pile = draw pile: { $cards }
screen-piles = piles: yours { $below }, theirs { $above }
screen-unseen = Unseen
screen-unseen-theirs = Theirs

screen-ship-cards = Ship cards
screen-crew = Crew
screen-points = Points
