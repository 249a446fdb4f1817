# What each sailor’s tale asks for: a short line that stands alone or within quotation marks.
# Crates are those of the teller.

tale-1 = At least 3 sails
tale-2 = At least 2 pistols
tale-3 = At least 2 sabres
tale-4 = At least 2 cannons
tale-5 = At least 2 hooks
tale-6 = At least 2 harpoons
tale-7 = At least 2 sailors
tale-8 = At least 1 provision
tale-9 = Exactly 1 crate on an adversary
tale-10 = A pirate on at least 1 outpost
tale-11 = A rat on board
tale-12 = A turtle on board
tale-13 = A crab on board
tale-14 = A cat on board
tale-15 = A lizard on board
tale-16 = A tame kraken on board
tale-17 = A parrot on board
tale-18 = A monkey spirit on board
tale-19 = Tobacco in a hold or in the hideout
tale-20 = Sugar cane in a hold or in the hideout
tale-21 = Silver in a hold or in the hideout
tale-22 = Spices in a hold or in the hideout
tale-23 = Emeralds in a hold or in the hideout
tale-24 = Sapphires in a hold or in the hideout
tale-25 = At least 1 kraken beaten
tale-26 = At least 1 fortress beaten
tale-27 = At least 1 treasure island beaten
tale-28 = At least 1 merchant ship beaten
tale-29 = At least 1 pirate ship beaten
tale-30 = At least 4 sails
tale-31 = At least 2 rum
tale-32 = At least 2 doubloons
tale-33 = Exactly 1 crate on each of at least 2 adversaries
tale-34 = At least 1 pirate standing on the ship
tale-35 = At least 1 crate on each of at least 3 watchtowers
tale-36 = At least 2 animals
tale-37 = At least 3 animals
tale-38 = Nobody has more pistols
tale-39 = Nobody has more sabres
tale-40 = Nobody has more cannons
tale-41 = Nobody has more hooks
tale-42 = Nobody has more harpoons
tale-43 = At least 3 pistols
tale-44 = At least 3 sabres
tale-45 = At least 3 cannons
tale-46 = At least 3 hooks
tale-47 = At least 3 harpoons
tale-48 = At least 2 krakens beaten
tale-49 = At least 2 fortresses beaten
tale-50 = At least 2 treasure islands beaten
tale-51 = At least 2 merchant ships beaten
tale-52 = At least 2 pirate ships beaten
tale-53 = Pirates on at least 2 outposts
tale-54 = At least 2 crates on each of at least 2 watchtowers
tale-55 = Exactly 3 crates on a watchtower
tale-56 = Exactly 4 crates on a watchtower
tale-57 = 1, 2 and 3 crates on three watchtowers
tale-58 = At least 3 sailors
tale-59 = At least 4 sailors
tale-60 = Exactly 1 crate on each of at least 3 adversaries
tale-61 = Exactly 1 crate on an adversary of strength 5
tale-62 = No adversary left in zone E
tale-63 = No adversary left in zone I
tale-64 = At least 4 crates in the holds
tale-65 = At least 6 crates in the holds
tale-66 = At least 8 crates in the holds
tale-67 = At least 2 pirates standing on the ship
tale-68 = First on the score track, a tie will do
tale-69 = Last on the score track, a tie will do
tale-70 = Exactly 5 crates on a watchtower
tale-71 = At least 4 weapons of one type
tale-72 = All five holds open
tale-73 = Exactly 2 goods in two holds, of different kinds
tale-74 = At least 5 weapons of one type

## What is missing, behind what a tale asks for

missing-count = { $have } of { $needed }
missing-thing = none yet: { $thing }
missing-most = you have { $have }, somebody has { $most }
missing-goods =
    { $have ->
        [0] no goods in the holds
        [one] 1 good in the holds
       *[other] { $have } goods in the holds, kinds: { $kinds }
    }
missing-crates = crates on your watchtowers: { $crates }
missing-towers = { $have } of { $needed } watchtowers
missing-adversaries = { $have } of { $needed } adversaries
missing-clear =
    { $n ->
        [one] 1 is left
       *[other] { $n } are left
    }
missing-rank =
    { $n ->
        [one] 1 point away from it
       *[other] { $n } points away from it
    }
