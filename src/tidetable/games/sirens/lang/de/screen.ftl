# Das Schiff im Terminal, und woher die Punkte kommen.
screen-captain = Kapitän
    .letter = K
screen-mate = Maat
    .letter = M
screen-octopus-sign = Krake
screen-rum-sign = Rum
screen-icon = bewegt die Mannschaft

screen-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-hand-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
screen-octopus = Krake bereit
screen-octopus-on = Krake auf { $card } an { $ship }
screen-rum = Rum bereit
screen-no-rum = Rum verbraucht
screen-hand = Deine Hand
screen-pile = Stapel: { $cards }
screen-piles = Stapel: deiner { $below }, Gegner { $above }
screen-unseen = Ungesehen
screen-unseen-theirs = Gegner

screen-ship-cards = Schiffskarten
screen-crew = Mannschaft
screen-points = Punkte
