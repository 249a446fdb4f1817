# The board in the terminal, and how the points came about.
screen-key = key
    .letter = K
screen-coin = coin
    .letter = C
screen-diamond = diamond
    .letter = D
screen-sabres = sabres
    .letter = S
screen-bones = fish bones
    .letter = F

screen-left = left
screen-middle = middle
screen-right = right
screen-keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
screen-pile = pile: { $cards }
screen-no-pile = no card left
screen-filled = dice on it
screen-dice = Dice
screen-not-rolled = not rolled yet
screen-all-placed = all placed
screen-roll = (roll { $roll } of 2)
screen-last-round = { $turns ->
    [0] Last round: this is the last turn.
    [one] Last round: { $turns } more turn after this one.
   *[other] Last round: { $turns } more turns after this one.
}
screen-boat = Boat
screen-in-front = In front of it
screen-loot = Loot

screen-coins = Coins
screen-diamonds = Diamonds
screen-fish-bones = Fish bones
screen-points = Points
