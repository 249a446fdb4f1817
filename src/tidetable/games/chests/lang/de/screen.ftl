# Das Spielbrett im Terminal, und wie die Punkte zustande kamen.
screen-key = Schlüssel
    .letter = S
screen-coin = Münze
    .letter = M
screen-diamond = Diamant
    .letter = D
screen-sabres = Säbel
    .letter = X
screen-bones = Gräten
    .letter = G

screen-left = links
screen-middle = Mitte
screen-right = rechts
screen-keys = { $keys } Schlüssel
screen-pile = Stapel: { $cards }
screen-no-pile = keine Karte mehr
screen-filled = Würfel liegen
screen-dice = Würfel
screen-not-rolled = noch nicht geworfen
screen-all-placed = alle gelegt
screen-roll = (Wurf { $roll } von 2)
screen-last-round = { $turns ->
    [0] Letzte Runde: Das ist der letzte Zug.
    [one] Letzte Runde: nach diesem noch { $turns } Zug.
   *[other] Letzte Runde: nach diesem noch { $turns } Züge.
}
screen-boat = Boot
screen-in-front = Davor
screen-loot = Beute

screen-coins = Münzen
screen-diamonds = Diamanten
screen-fish-bones = Gräten
screen-points = Punkte
