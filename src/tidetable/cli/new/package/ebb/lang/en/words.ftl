game-title = Ebb
game-tagline = Crabs follow the tide.
game-credit = A first game, to change as you like.
game-tie = { $names } share the beach.

verb-run = Run { $card }
did-run = { $who } runs { $card }.
did-deal = You draw { $card }.
did-drew = { $who } draws a card.
ask-turn = Which card do you play?
    .others = { $who } is on the beach.

field-player = On the beach
field-last = Played last
field-pile = Cards left
field-steps = Steps
field-hand_size = Cards
field-held = Your cards

chapter-setup = Before the game
chapter-turn = Your turn
chapter-end = The end
rule-EBB-S1 = There are four cards of each number from 1 to 5. Everybody holds three and draws a new one for each that was played, while there are any.
rule-EBB-T1 = Play a card and run so many steps down the beach.
rule-EBB-T2 = The sea does not like a number twice: you may not play the one that was played last.
rule-EBB-R1 = Whoever holds nothing else may play it all the same.
    .reason = Nobody can be stuck on a beach.
rule-EBB-E1 = The first crab with twelve steps is in the water and wins.
