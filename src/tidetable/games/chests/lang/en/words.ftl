# The game, its moves, its things and its options. Treasures and places are whole noun phrases.

game-title = Chests & Sabres
game-tagline = Roll the dice, open the chests, load the treasure – and mind the fish bones!
game-credit = “Chests & Sabres” is our name for a children’s dice game whose French booklet gives no title; its designer and publisher are unknown to us. This version is unofficial and not affiliated with anybody. Its words and drawings are our own.
game-tie = { $names } share the victory!

verb-roll = Roll the dice
verb-open = Open { $place }
verb-load = Load { $treasure }
verb-steal = Steal { $treasure }
verb-done = Finish the turn

did-roll = { $who } rolls the dice.
did-open = { $who } opens { $place }.
did-load = { $who } loads { $treasure }.
did-steal = { $who } steals { $treasure }!
did-done = { $who } finishes the turn.
did-start = { $boat } begins.
did-chest = The next chest of the pile has { $keys }.
did-dice =
    Rolled: { $first }{ $second ->
        [none] { "" }
       *[face] , { $second }
    }{ $third ->
        [none] { "" }
       *[face] , { $third }
    }{ $fourth ->
        [none] { "" }
       *[face] , { $fourth }
    }.
did-treasure = The chest holds { $treasure }.
did-last-round = { $who } has opened the last chest: one more turn for everyone!
did-lost = The dice of { $who } fit nowhere and are lost.

ask-roll = Your turn: roll the dice!
    .others = Waiting for { $who } to roll the dice.
ask-use = What do you do with your dice?
    .others = { $who } is using the dice.

face-key = key
face-coin = gold coin
face-diamond = diamond
face-sabres = sabres
# Where no die was rolled. The sentence about the dice looks for this very word and leaves it out.
face-none = none

place-left = the left chest
place-middle = the middle chest
place-right = the right chest

keys-1 = one key
keys-2 = two keys
keys-3 = three keys

treasure-coin = a gold coin
treasure-diamond = a diamond
treasure-coin-coin = two gold coins
treasure-coin-diamond = a gold coin and a diamond
treasure-diamond-diamond = two diamonds
treasure-coin-coin-coin = three gold coins
treasure-coin-coin-diamond = two gold coins and a diamond
treasure-coin-diamond-diamond = a gold coin and two diamonds
treasure-diamond-diamond-diamond = three diamonds
treasure-fish-bones = fish bones

option-greedy-pirates = Greedy pirates
    .help = After the first roll you may already put dice on cards and roll the others again.
option-old-sea-dogs = Old sea dogs
    .help = You may steal treasures that others have not loaded yet. From age 6.
option-first = Who begins
    .help = Name the player who takes the first turn, or let luck decide.
choice-first-random = Luck decides


pair-theirs = { $second } from { $first }

bad-data-chests-die = Line { $line }: the faces of a die add up to { $n }. It has { $sides }.
bad-data-chests-cards = Line { $line }: the cards add up to { $n }. There are { $all }.
