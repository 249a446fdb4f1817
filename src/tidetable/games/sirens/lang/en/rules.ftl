# The rules in our own words: one sentence, or a few, for each statement of rules.toml.

chapter-components = What is in the box
chapter-setup = Setting up
chapter-turn = Your turn
chapter-crew = Moving the crew
chapter-scoring = Scoring a ship card
chapter-octopus = The octopus
chapter-rum = The mug of rum
chapter-variant = A variant
chapter-rulings = Where the rulebook is silent

rule-SIR-C1 = There are 52 playing cards, and the number on a card is its strength. Every number from 0 to 10 is there four times, every number from −1 to −4 twice. Half of the cards bear a starfish and half a shell, and both halves hold the same 26 numbers. These two signs matter in the variant only; otherwise cards of the same number are alike.
rule-SIR-C2 = Some cards bear the move-crew icon: every 0 and every negative card, and no others.
rule-SIR-C3 = Five ship cards make up the ship. From bow to stern they are 28, 30, 32, 34 and 36; the number is the resistance value of the card. For the crew, bow and stern are neighbours too, so that the ship cards form a ring.
rule-SIR-C4 = Two crew members are on board, the captain and the mate. Besides, each player has one mug of rum and one octopus.

rule-SIR-S4 = Lay out the ship between the two of you, so that it parts the table. Every ship card now has two sides, one for each player, and that is where playing cards go.
rule-SIR-S1 = One crew member stands on 30, the other on 34. Which of them stands where makes no difference.
rule-SIR-S2 = Shuffle the playing cards and deal four to each player, who keeps them hidden. All the others form the draw pile, face down. Who begins is left to chance.

rule-SIR-T1 = You take turns. In your turn you do exactly one of two things: either you play a card and then draw a new one, or you use your octopus, and then you draw nothing.
rule-SIR-T2 = Whichever of the two you do, you may also put your mug of rum on a ship card in play, whichever you like. You can do so once in the whole game.
rule-SIR-T3 = To play a card, lay it from your hand face up beside a ship card in play: on your own side or on your opponent’s, as you please.
rule-SIR-T4 = One side of a ship card holds five cards at most. Each side counts for itself, so where one is full the other may still take cards. If a full side loses a card, there is room for another one.
rule-SIR-T5 = Once the draw pile is empty, nobody draws any more. Go on with the cards you hold; the pile is not made up again.

rule-SIR-M1 = When a card with the move-crew icon arrives at a ship card with a crew member on it, that crew member must move on to a neighbouring ship card. Either side counts, and so does a card brought by an octopus. The move comes before any scoring: whoever then wins the ship card does not get the crew member that has just left it.
rule-SIR-M2 = The player on whose side the card was laid chooses the direction, even when it is the other player’s turn.
rule-SIR-M3 = The ship cards in play form a ring: from the bow it is one step to the stern, and back. A ship card that was scored leaves no gap; those beside it are neighbours from then on.
rule-SIR-M4 = A crew member never stops where the other one stands. It walks past and stops on the ship card after that, in the same direction.
rule-SIR-M5 = Nobody moves while there are just as many ship cards in play as crew members: two and two, or one and one.
rule-SIR-M6 = An example: 36 was scored before, the captain stands on 28 and the mate on 34. One player lays a 0 on the other’s side of 28, so it is the other who decides. One way leads to 30. The other way leads to 34, which is next to 28 now that 36 is gone; but as the mate stands there, the captain would end up on 32.

rule-SIR-P1 = When a card has been laid and the crew has moved, look at the ship card. If the cards on one side add up to its resistance value or more – counting 3 extra for each mug of rum on it – the player of that side takes the ship card, and also the crew member who stands on it.
rule-SIR-P2 = If neither side gets that far but five cards lie on both, the higher total takes the ship card and the crew member on it. If the totals are equal, both leave the game.
rule-SIR-P3 = Then clear up, after a tie as well: the mugs of rum on the ship card leave the game, and so do all cards beside it. An octopus on one of these cards returns to its owner, who may use it again.
rule-SIR-P4 = Each ship card and each crew member is worth one point. The game ends at once when somebody has four points or more, or when no ship card is left. More points win. If both have the same, nobody wins: the next ship will have to settle it.

rule-SIR-O1 = If your octopus does not lie on a card, you may use it instead of playing a card. Choose any card that lies at the ship, on either side, and move it to another place with room: to another ship card, or across to the other side of the same one. Your octopus then stays on that card until the ship card beside it is scored.
rule-SIR-O2 = You cannot choose a card on which your opponent’s octopus lies.
rule-SIR-O3 = A card that is moved is treated like one that is played: no more than five on a side, the crew moves, the ship card may be scored. The crew member at the place of arrival moves even if the card has only changed sides there.

rule-SIR-U1 = A mug of rum raises the resistance value of its ship card by 3. Both mugs may be on the same ship card and raise it by 6. They count for the total that has to be reached, not where five cards are compared with five. A mug that was used never comes back.

rule-SIR-S3 = More tactics from bow to stern: one player takes all the cards with a starfish, the other all the cards with a shell. Each picks four of these 26 cards as a hand, shuffles the other 22 and draws only from this pile of their own. Everything else stays as it is.

rule-SIR-R1 = When an octopus carries a card away, the ship card that it leaves is looked at too: first the one where the card arrives and then, unless the game is over, the one it comes from. This can matter only for a negative card, because the total goes up when it leaves. If a card just changes sides at one ship card, that one is looked at once. So one move may score two ship cards.
    .reason = The part of the rulebook about the octopus says when a ship card is scored, and does not limit this to the one where the card arrives. The two players cannot both come to four points in this way.
rule-SIR-R2 = Laying a mug of rum never scores a ship card by itself: it only raises the value to be reached.
rule-SIR-R3 = If you hold a card, you have to act; you cannot choose to pass. With no card in hand you must use your octopus, if there is any move for it. If there is none, you pass, though you may still use the rum. Both players are never stuck at once: while a ship card is in play, no more than 49 of the 52 cards can have been laid, so somebody still has one.
rule-SIR-R4 = If both directions lead to the same ship card, nobody has to choose. This happens with three ship cards and two crew members, and with two ship cards and one.
rule-SIR-R5 = The rulebook comes in four languages, and where they differ the German original counts. So the crew stays put when there are exactly as many ship cards as crew members; a ship card is looked at after the crew has moved; and its winner gets the crew member on it, but no mug of rum.
rule-SIR-R6 = Everyone may look at all that lies on the table and at the cards that have left the game, and may know how many cards are in each hand and pile. Hidden are the hands and the order of the piles. In the variant both know which 26 cards the other one had, and therefore which of them have not been shown yet.
rule-SIR-R7 = The order of a turn: rum, if you like; lay a card, or move one and put your octopus on it; the crew moves; scoring and clearing up; the end of the game, if it has come; drawing, if you played a card; rum, if you like; then your opponent’s turn. After the end of the game nothing else happens, neither drawing nor rum.
    .reason = Drawing completes the choice of playing a card, and the rum comes on top of that choice as a whole.
rule-SIR-R8 = Only the player whose turn it is lays rum: either before laying or moving a card, or at the end of the turn after drawing. It is never laid in between, and so never while somebody chooses where the crew goes. Laid before, it can prevent a scoring in this turn. Laid after, it undoes no scoring, but you know the card that you have drawn. As long as you have your mug, you are asked at the end of your turn; without it the turn ends by itself.
    .reason = No moment is printed. With these two, everything from the laying of a card to the scoring stays in one piece.
rule-SIR-R9 = If the move of your octopus leads to the scoring of the ship card that it has just come to, the octopus comes back to you at once. You can use it again in your next turn. Your opponent’s octopus comes back in the same way, whoever’s turn it is.
rule-SIR-R10 = Another place means another side: putting a card back where it lay is not a move. Where a card leaves, no crew member moves.
    .reason = The rulebook speaks of a different place, and the icon works where a card is laid down.
rule-SIR-R11 = In the variant both players pick their four cards secretly and at the same time: neither sees anything of the other’s choice before both have made it. Who begins is drawn after that.
    .reason = Hands are hidden, and naming the player who begins is the last step of setting up.
rule-SIR-R12 = Which side is looked at first makes no difference. Every change is followed by a look and raises one side only, so the two sides never reach the value together. And a side that reaches it when five cards lie against five has the higher total anyway.
