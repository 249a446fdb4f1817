# The rules in our own words: one sentence, or a few, for each statement of rules.toml.

chapter-components = What is in the box
chapter-setup = Setting up
chapter-turn = Your turn
chapter-end = The end of the game
chapter-variants = Variants
chapter-rulings = Where the booklet is silent

rule-CHE-C1 = There are four dice with keys, gold coins, diamonds and sabres on their faces, eighteen cards, and four boat cards with a boat on the front and a pirate on the back. One side of each of the eighteen cards is a locked chest with one, two or three keys. The other side is what it holds: gold coins, diamonds or both – or nothing but fish bones.
rule-CHE-C2 = More keys on a chest mean a better treasure inside. Nobody knows what it holds until somebody opens it.

rule-CHE-S1 = Everyone takes a boat and puts it down boat side up; the pirate on its back plays no part. Shuffle the eighteen cards into a pile, chest side up. Lay the top three beside it, still as locked chests: these are the chests on the table.
rule-CHE-S2 = The youngest player goes first. After that, turns go round clockwise.

rule-CHE-T1 = Roll all four dice. If you do not like what you see, you may roll all four again, but only once, and the second roll counts.
rule-CHE-T2 = Then you have to use your dice by putting them on cards. A card takes dice only if you fill all of its places at once. As long as your dice can fill a chest on the table or one of your own treasures, you must go on. Dice that fit nowhere are put aside and do nothing more this turn.
rule-CHE-T3 = To open a chest on the table, put as many keys on it as it shows. Then turn it over and lay the treasure in front of your boat, where everyone can see it.
rule-CHE-T4 = To load a treasure that lies in front of your boat, put a matching die on each of its gold coins and diamonds. The card goes under your boat: now it is loot, and safe.
rule-CHE-T5 = Sabres are jokers: a die with sabres counts as a key, a gold coin or a diamond, whichever you need.
rule-CHE-T6 = When you find fish bones, they go straight into your boat, without any dice. They are worth nothing.
rule-CHE-T7 = You may fill several chests and treasures in one turn. All dice are put down before any card is turned over, so a treasure you find in this turn can be loaded in a later one at the earliest.
rule-CHE-T8 = At the end of your turn the chests you opened are replaced from the pile, so that three lie on the table again for as long as the pile lasts. Then the player on your left gets the dice.

rule-CHE-E1 = As soon as somebody opens the last chest of all, everyone has exactly one more turn, and so does the player who opened it.
rule-CHE-E2 = Then count the loot under the boats: every gold coin and every diamond is one point. Fish bones count nothing, nor do treasures that are still in front of a boat. The most points win.
rule-CHE-E3 = In a tie, the tied player with more diamonds in the loot wins. If that is equal too, fewer fish bones in the boat decide. And if nothing decides, the tied players win together.

rule-CHE-V1 = Greedy pirates: after your first roll you may already put dice on one or more cards, and then roll the remaining dice once more.
rule-CHE-V2 = Old sea dogs (age 6 and up): in your turn you may also steal treasures that an opponent has not loaded yet. Put a die with sabres on that opponent’s boat and fill one or more of the treasures in front of it. They go straight under your own boat.

rule-CHE-R1 = The top card of the pile shows its keys, but you can open it only once it is one of the chests on the table.
rule-CHE-R2 = Greedy pirates: cards that you fill after the first roll are turned over at the end of your turn, together with the others.
rule-CHE-R3 = Old sea dogs: to steal you need a die with sabres for the opponent’s boat. It is used up there and is no joker for anything else. One such die is enough for any number of treasures of this one opponent.
rule-CHE-R4 = Old sea dogs: you never have to steal. Only opening chests and loading your own treasures are a duty.
rule-CHE-R5 = In the last round no chest is left to open, but loading goes on, and so does stealing. The left neighbour of the player who opened the last chest begins; the player who opened it comes last.
    .reason = The dice always go to the left, and a turn that is one more can only come after the turn that opened the chest.
rule-CHE-R6 = A treasure has one place for each gold coin and each diamond on it. The last chest is the eighteenth: then none lies on the table and none is left in the pile.
rule-CHE-R7 = How much do you have to use? After your last roll you fill one card after another, chests on the table or your own treasures, whichever you like and in any order. You are done only when the dice you have left can fill no other such card; those dice are lost. You need not choose the cards that take the most dice. And if you would rather roll again, you need not put anything down before.
    .reason = The booklet puts aside only the dice that fit nowhere, and it calls no card better than another.
rule-CHE-R8 = Sabres help out only where a face is missing: your keys, gold coins and diamonds are used first. So you just name the card, and the dice left over are the same in whatever order you fill your cards.
    .reason = A joker takes the place of something you lack. This way nobody can waste sabres to get out of a duty, and nobody loses a card they could have filled.
rule-CHE-R9 = Greedy pirates in full: after the first roll you fill as many cards as you like, or none. Each must be filled completely there and then; the second roll cannot finish it. Then you may roll all the dice that are left together, once. What lies on cards stays there. You have to use your dice only after this second roll, or when you choose not to roll. With all four dice on cards there is nothing left to roll.
rule-CHE-R10 = Old sea dogs in full: each opponent you rob costs you a die with sabres of its own, and it goes on the boat only together with the first treasure you fill there. More sabres may serve as jokers in the theft. You may mix stealing, opening and loading as you like; all of it happens together at the end of your turn. With greedy pirates you may steal after the first roll too, and a die on a boat still counts after the second. Fish bones and loot cannot be stolen.
rule-CHE-R11 = In the turn that opens the last chest, other chests may be opened as well. Whatever the last one holds, even fish bones, the last round begins, and there is only one. That turn is not the extra turn: a treasure found in it can still be loaded in the extra turn.
rule-CHE-R12 = New chests are laid out only at the end of a turn. So in your turn you can open only the chests that were on the table when it began: three at most, and fewer once the pile is empty.
rule-CHE-R13 = At this table the host names the player who begins, or else it is drawn by lot. The rules are the same for two, three and four players; with two, the old sea dogs rob each other.
rule-CHE-R14 = A card that is filled always takes effect; once the dice lie there, nothing is left to choose. First treasures are loaded and stolen, then chests are turned over, though the order makes no difference.
rule-CHE-R15 = Greedy pirates and old sea dogs may be played together.
    .reason = Each of them changes a different part of the turn.
rule-CHE-R16 = Everyone may look at the dice, the keys on the chests on the table and on the top card of the pile, the number of cards in the pile, all treasures, and all that went under a boat. What a locked chest holds and what comes further down in the pile nobody knows. No player has secrets.
