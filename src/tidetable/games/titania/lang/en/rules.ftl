# The rules in our own words: one sentence, or a few, for each statement of rules.toml.

chapter-components = What is in the box
chapter-setup = Setting up
chapter-turn = Your turn
chapter-placing = Placing a ship
chapter-spaces = What the spaces do
chapter-building = Building towers
chapter-starfish = Starfish
chapter-periods = Two periods, and the end
chapter-rulings = Where the rulebook is silent

rule-TIT-C1 = There are 36 ship cards: 8 blue, 8 yellow and 8 red ones, and 12 jokers with two colours, 4 for each pair of colours.
rule-TIT-C2 = There are 60 ships, 20 in each of these three colours. They belong to nobody: everyone sails ships of all colours.
rule-TIT-C3 = There are 22 fog tiles, 30 point tiles worth 3 to 5, 25 starfish, and 64 floors for towers, 16 each in brown, green, black and white. The board has one tower space for each combination of these colours, from a single one to all four; only where each of them lies is our reconstruction. Shells come in these four colours too: 60 of them count 1 and 40 count 2, which makes a value of 35 in each colour. Where these rules say “one shell”, for something you get or pay, they mean a value of 1.
rule-TIT-C4 = Each player has a marker on the score track, which begins at 0, and an animal tile that shows whose marker it is. Scores are open for all to see.

rule-TIT-S1 = Each of the 22 fog spaces gets a fog tile, face down and at random. Two ships of each colour go to the three castle spaces, on the flags of their colour: on each space lie two ships of different colours.
rule-TIT-S2 = Put three ships of each colour aside. They are not used in the first period, only in the second. So the reserve begins with 15 ships of each colour.
rule-TIT-S4 = Shuffle the point tiles face down. Shells, floors and starfish lie ready as supplies, sorted by colour.
rule-TIT-S3 = Deal four ship cards to each player. The others are the draw pile, face down; beside it comes the discard pile, face up. Turns go clockwise. In the rulebook whoever was on a boat most recently begins; at this table luck decides.

rule-TIT-T1 = In your turn you play no card, or one, two or three, one after another. Each card obliges you to place one ship, and everything its space brings is settled before you play the next. You may play none, or stop after one or two, even if you could play more.
rule-TIT-T2 = Then draw one card for each of the three plays you did not use: three if you played no card, two after one card, one after two, none after three. Once you have drawn in this way, you play nothing more.
rule-TIT-T3 = The cards you played in this turn go to the discard pile, face up, but only after you have drawn. When the draw pile has run out, the discards are shuffled and form a new one.
rule-TIT-T4 = At the end of your turn, when you have drawn, you may hold no more than seven cards. Which ones you discard is up to you. At any time before that you may hold more.

rule-TIT-B1 = The ship comes from the reserve and has the colour of your card. With a joker you choose one of its two colours.
rule-TIT-B2 = The ship goes to a space next to at least one ship of its colour, at the castle or anywhere else. Who placed that one does not matter.
rule-TIT-B3 = A space takes two ships at most, and they must differ in colour. A tower space never takes any. The castle spaces are full from the start.

rule-TIT-F1 = Fog space: the first ship turns the fog tile face up, and whoever placed that ship gets what it shows, at once. The second ship brings the same again to its player, who may be another one or the same. Then the tile is removed and lies beside the board.
rule-TIT-F2 = A fog tile shows one of these: one shell of each of the four colours; two or three shells of a certain colour; two or three shells of one colour of your choice; one or two starfish; a ship.
rule-TIT-F3 = A fog tile with a ship: take another ship of the colour you have just placed and place it at once, next to the ship you placed last and by the usual rules. Then settle its space. That may bring yet another ship.
rule-TIT-N1 = Bonus space: you get what it shows, which is two cards, three points, one starfish, two shells of a certain colour, or two shells of one colour of your choice. The bonus spaces at the edge of the board show two things, and you get both. The second ship gets as much as the first.
rule-TIT-N2 = Point space, with a lozenge: take a point tile, look at it, and keep it face down until the end of the game. The second ship gets one just like the first. If none is left, you get nothing.
rule-TIT-K1 = Construction space, with a crane: you may build on all tower spaces next to it, and you must build one floor at least.

rule-TIT-K2 = The first floor of a tower costs one shell of the tower’s colour, the second floor two, the third three, the fourth four. Pay the shells to the supply and take the floor, in that colour too, from the supply. No tower rises above four floors.
rule-TIT-K3 = In one go you may build several floors of the same tower, and floors of several towers, on all tower spaces next to your crane.
rule-TIT-K4 = Each floor scores 3 points at once. It scores 4 if a starfish lies on the tower space, no matter who put it there.
rule-TIT-K5 = An example: a red ship arrives at a crane between two tower spaces. Its player builds the second floor of a black tower for two black shells and, on the same space, the first floor of a white tower for one white shell; then, on the other space, the first floor of a brown tower for one brown shell. Three floors are 9 points. On our board the crane on G1 is such a place, between H1 with black and white and G2 with brown, once the black tower has its first floor.

rule-TIT-E1 = You may occupy tower spaces only right after you get starfish; or you keep the starfish for later. Every tower space of the board without a starfish will do, it need not be near your ship.
rule-TIT-E2 = To occupy a space, pay as many starfish as it shows towers. One of them stays on the space, the others go back to the supply. You score one point for each tower shown there and one for each floor already built there.
rule-TIT-E3 = You may occupy several spaces, one after another. A space never holds more than one starfish.
rule-TIT-E4 = An example: a space shows two towers, and three floors stand there already. Occupying it costs two starfish, one of which goes back to the supply, and scores 2 + 3 = 5 points. From then on each floor built there scores 4 points, for every player.
rule-TIT-E5 = You may keep as many starfish as you like. What you have kept can also be spent only at such a moment, together with the new ones.

rule-TIT-P1 = When the last ship of a colour leaves the reserve and is placed, its space is still settled. Then the period is over, and so is the turn, even if more cards could be played. The player draws as at the end of any turn, and discards down to seven.
rule-TIT-P2 = For the second period all ships go back to the reserve, except the six at the castle. The nine ships put aside join them, so that there are 18 of each colour. All starfish on the board go back to the supply. The fog tiles that were turned up, on the board or beside it, are shuffled and dealt face down to the fog spaces without a tile; tiles that were never turned stay where they are. You keep your cards, shells and starfish, and the towers stay too. The left neighbour of the player who ended the first period begins.
rule-TIT-P3 = When the last ship of a colour is placed in the second period, its space is settled and the game is over at once.
rule-TIT-P4 = Now add the points of your point tiles. Whoever has the most points wins. If there is a tie, it goes to the one with more shells, by value, and starfish, added together. If that is a tie too, the victory is shared.

rule-TIT-R1 = A ship may go to a crane only if its player can pay for at least one floor there and build it: a floor of that colour must be left, and the tower must have fewer than four. This goes for the ship of a card and for an extra ship alike.
    .reason = Whoever comes to a crane has to build a floor.
rule-TIT-R2 = You get things without being asked and cannot refuse them; only whether you use starfish is up to you. If a space gives two things, you get both, in the order in which the board shows them, and only then may you occupy tower spaces. So with cards and starfish you see your new cards first.
    .reason = A space at the edge gives both things for one ship.
rule-TIT-R3 = The extra ship from a fog tile must be placed if it can be, with the rule for cranes as for any ship; if it cannot, it is lost. It costs no card and does not count when you draw. It can end a period. If no ship of the colour is left, because the one just placed was the last, the extra ship is lost: the ships put aside are not part of the reserve.
rule-TIT-R4 = If the supply has too few shells or starfish, you get what is left. If there are no floors left in a colour, none of that colour can be built. And if you get no starfish because there are none, you may not occupy anything at that moment.
    .reason = This is how it is printed for point tiles.
rule-TIT-R5 = Cards from a bonus space may be played in the same turn, though you still play three at most. They have no bearing on how many cards you draw at the end.
rule-TIT-R6 = If draw pile and discard pile are both empty, you draw fewer cards.
rule-TIT-R7 = When a tie is broken, shells count by their value. Starfish on the board count for nobody.
rule-TIT-R8 = If nobody places a ship for three full rounds in a row, that is three turns of every player, within one period, then that period ends, and if it is the second, the game; just as if it had been ended by the player whose turn was the last of these.
    .reason = Otherwise drawing could go on for ever. Anyone with a card to play can prevent it. A full board cannot be the cause, on ours: the 61 open spaces without a crane all hang together, so each of them would need a ship, and a period has no more than 52.
rule-TIT-R9 = Floors are paid and scored one by one. After the first you may stop whenever you like.
rule-TIT-R10 = At this table the host names the player who begins, or else it is drawn by lot.
rule-TIT-R11 = You may play a card only if there is a space for a ship of its colour; with a joker, of the colour you choose. If no card of yours can be played, you stop and draw.
    .reason = A card that is played obliges you to place a ship.
rule-TIT-R12 = The discards are shuffled into a new pile at the moment when a card is to be drawn and the pile is empty, even in the middle of drawing, and not before. The cards played in this turn are not among them.
    .reason = So there is as little shuffling as possible, and no new pile is ever called for while there are no discards to make it from.
rule-TIT-R13 = Shells of your choice are all of one colour each time. For the next such gain you choose anew: the second ship on a fog tile may take another colour than the first. You choose among the colours with shells left in the supply; if there are fewer than you are due, you get those. If no colour is left, you get nothing.
rule-TIT-R14 = What counts is the value of your shells in each colour. Shells of 2 are only change: change can always be made, and nobody ever lacks the right pieces.
rule-TIT-R15 = You may occupy a tower space where nothing is built yet, and score just its towers; and also one where nothing more can be built, because all its towers have four floors.
    .reason = Only two conditions are printed: you pay, and no starfish lies there.
rule-TIT-R16 = Between two cards there is always a ship of each colour in the reserve, or else the period would be over. So it never happens that a joker’s colour has run out; only an extra ship can find none.
rule-TIT-R17 = The last ship, of a card or an extra one, is settled in full: the floor that must be built, occupying tower spaces, cards, a point tile. Nothing else can still be due, because a fog tile with a ship shows nothing more. In the second period cards gained in this way are drawn but no longer used, the draw at the end of the turn is left out, and the round is not played to its end.
rule-TIT-R18 = Between the two periods things go in this order: draw, lay the played cards on the discard pile, discard down to seven, prepare the board for the second period, next player. Draw pile, discard pile, scores and all point tiles, taken or not, stay as they are. Tower spaces can be occupied anew.
rule-TIT-R19 = Everyone may see the board, the towers, scores, shells, starfish and discards, how many cards are in each hand and pile, how many point tiles each player has, and which fog tiles have been turned up (once these are shuffled again, which ones they are, but not where). Hidden are the hands, the order of the draw pile, and what fog tiles face down show. A point tile is known to its owner alone.
rule-TIT-R20 = Nobody is asked when there is nothing to choose: if you cannot pay for any tower space, you are not asked to occupy one, and building stops by itself when nothing more can be paid or built.
