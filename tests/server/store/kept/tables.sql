BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE data_files (
    digest VARCHAR(12) NOT NULL,
    name VARCHAR(200) NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (digest)
);
INSERT INTO "data_files" VALUES('acabd62b9ac3','cards.toml','# The dice and the cards. `src` says how sure a figure is:
# print (in the booklet), inferred (follows from it), recon (our reconstruction).
# The booklet prints 4 dice with these four faces and 18 cards with 1 to 3 keys; which face how
# often, and which treasure behind which keys, is not printed.

game = "chests"

[[face]]
name = "key"
on_each_die = 2
src = "recon"

[[face]]
name = "coin"
on_each_die = 2
src = "recon"

[[face]]
name = "diamond"
on_each_die = 1
src = "recon"

[[face]]
name = "sabres"
on_each_die = 1
src = "recon"

[[card]]
keys = 1
treasure = "fish-bones"
count = 2
src = "recon"

[[card]]
keys = 1
treasure = "coin"
count = 2
src = "recon"

[[card]]
keys = 1
treasure = "diamond"
count = 1
src = "recon"

[[card]]
keys = 1
treasure = "coin+coin"
count = 1
src = "recon"

[[card]]
keys = 2
treasure = "fish-bones"
count = 1
src = "recon"

[[card]]
keys = 2
treasure = "coin+coin"
count = 2
src = "recon"

[[card]]
keys = 2
treasure = "coin+diamond"
count = 2
src = "recon"

[[card]]
keys = 2
treasure = "diamond+diamond"
count = 1
src = "recon"

[[card]]
keys = 3
treasure = "coin+coin+coin"
count = 2
src = "recon"

[[card]]
keys = 3
treasure = "coin+coin+diamond"
count = 2
src = "recon"

[[card]]
keys = 3
treasure = "coin+diamond+diamond"
count = 2
src = "recon"
');
INSERT INTO "data_files" VALUES('69fca1ed2557','cards.toml','# The cards. `src` says how sure a figure is:
# print (in the rulebook), found (a public source), inferred (follows from it).
# `moves_crew` is the icon: the rulebook shows it on a -2 and names it on a 0.

game = "sirens"

[[card]]
value = -4
count = 2
src = "print"

[[card]]
value = -3
count = 2
src = "print"

[[card]]
value = -2
count = 2
src = "print"

[[card]]
value = -1
count = 2
src = "print"

[[card]]
value = 0
count = 4
src = "print"

[[card]]
value = 1
count = 4
src = "print"

[[card]]
value = 2
count = 4
src = "print"

[[card]]
value = 3
count = 4
src = "print"

[[card]]
value = 4
count = 4
src = "print"

[[card]]
value = 5
count = 4
src = "print"

[[card]]
value = 6
count = 4
src = "print"

[[card]]
value = 7
count = 4
src = "print"

[[card]]
value = 8
count = 4
src = "print"

[[card]]
value = 9
count = 4
src = "print"

[[card]]
value = 10
count = 4
src = "print"

[[icon]]
value = -4
moves_crew = true
src = "found"

[[icon]]
value = -3
moves_crew = true
src = "found"

[[icon]]
value = -2
moves_crew = true
src = "print"

[[icon]]
value = -1
moves_crew = true
src = "found"

[[icon]]
value = 0
moves_crew = true
src = "print"

[[icon]]
value = 1
moves_crew = false
src = "inferred"

[[icon]]
value = 2
moves_crew = false
src = "inferred"

[[icon]]
value = 3
moves_crew = false
src = "inferred"

[[icon]]
value = 4
moves_crew = false
src = "inferred"

[[icon]]
value = 5
moves_crew = false
src = "inferred"

[[icon]]
value = 6
moves_crew = false
src = "inferred"

[[icon]]
value = 7
moves_crew = false
src = "inferred"

[[icon]]
value = 8
moves_crew = false
src = "inferred"

[[icon]]
value = 9
moves_crew = false
src = "inferred"

[[icon]]
value = 10
moves_crew = false
src = "inferred"

[[ship]]
resistance = 28
src = "print"

[[ship]]
resistance = 30
src = "print"

[[ship]]
resistance = 32
src = "print"

[[ship]]
resistance = 34
src = "print"

[[ship]]
resistance = 36
src = "print"
');
INSERT INTO "data_files" VALUES('c1a2c7b20faf','kingdom.toml','# The kingdom of Titania. Whoever owns the game can correct a copy of this file and play on it.
#
# `src` says how sure a figure is: print (in the rulebook), found (a public source),
# inferred (follows from it), recon (our reconstruction).
# The rulebook prints how many there are of most things and which kinds of spaces and tiles exist.
# Where on the board which space lies, and which tiles there are how often, it does not print.

game = "titania"

# --- What is in the box ---------------------------------------------------------------------------
# Ships: `aside` are those that only the second period uses.

[[ships]]
colour = "blue"
count = 20
aside = 3
src = "print"

[[ships]]
colour = "yellow"
count = 20
aside = 3
src = "print"

[[ships]]
colour = "red"
count = 20
aside = 3
src = "print"

# Cards: one colour, or a joker of two.

[[card]]
name = "blue"
count = 8
src = "print"

[[card]]
name = "yellow"
count = 8
src = "print"

[[card]]
name = "red"
count = 8
src = "print"

[[card]]
name = "blue-yellow"
count = 4
src = "print"

[[card]]
name = "blue-red"
count = 4
src = "print"

[[card]]
name = "yellow-red"
count = 4
src = "print"

# Shells: `ones` and `twos` are pieces; what counts is their value, 35 of each colour.

[[shells]]
colour = "brown"
ones = 15
twos = 10
src = "found"

[[shells]]
colour = "green"
ones = 15
twos = 10
src = "found"

[[shells]]
colour = "black"
ones = 15
twos = 10
src = "found"

[[shells]]
colour = "white"
ones = 15
twos = 10
src = "found"

[[floors]]
colour = "brown"
count = 16
src = "inferred"

[[floors]]
colour = "green"
count = 16
src = "inferred"

[[floors]]
colour = "black"
count = 16
src = "inferred"

[[floors]]
colour = "white"
count = 16
src = "inferred"

[[starfish]]
count = 25
src = "print"

# Point tiles.

[[point_tile]]
value = 3
count = 10
src = "recon"

[[point_tile]]
value = 4
count = 10
src = "recon"

[[point_tile]]
value = 5
count = 10
src = "recon"

# Fog tiles: each-1 (a shell of every colour), brown-2 (shells of a colour), any-3 (shells of one
# colour of your choice), starfish-1, ship-1. There must be one for every fog space.

[[fog_tile]]
gives = "each-1"
count = 2
src = "recon"

[[fog_tile]]
gives = "brown-2"
count = 1
src = "recon"

[[fog_tile]]
gives = "brown-3"
count = 1
src = "recon"

[[fog_tile]]
gives = "green-2"
count = 1
src = "recon"

[[fog_tile]]
gives = "green-3"
count = 1
src = "recon"

[[fog_tile]]
gives = "black-2"
count = 1
src = "recon"

[[fog_tile]]
gives = "black-3"
count = 1
src = "recon"

[[fog_tile]]
gives = "white-2"
count = 1
src = "recon"

[[fog_tile]]
gives = "white-3"
count = 1
src = "recon"

[[fog_tile]]
gives = "any-2"
count = 2
src = "recon"

[[fog_tile]]
gives = "any-3"
count = 2
src = "recon"

[[fog_tile]]
gives = "starfish-1"
count = 3
src = "recon"

[[fog_tile]]
gives = "starfish-2"
count = 2
src = "recon"

[[fog_tile]]
gives = "ship-1"
count = 3
src = "recon"

# --- The board --------------------------------------------------------------------------------------
# A space is named by its row, A to L from above, and its number in the row, 1 to 12 from the left.
# The rows B, D, F, H, J and L lie half a space further to the left than the others.
# kind: fog, bonus (gives what it shows, in this order: cards-2, points-3, starfish-1, brown-2, any-2),
# point (a point tile), crane, tower (the colours of its towers), castle (the two flags on it).
# That each combination of tower colours is there once is found; only where each lies is ours.

[[space]]
name = "A1"
kind = "bonus"
gives = ["any-2", "starfish-1"]
src = "recon"

[[space]]
name = "A2"
kind = "bonus"
gives = ["starfish-1", "cards-2"]
src = "recon"

[[space]]
name = "A3"
kind = "tower"
towers = ["brown", "green", "black"]
src = "recon"

[[space]]
name = "A4"
kind = "crane"
src = "recon"

[[space]]
name = "A5"
kind = "tower"
towers = ["brown", "green", "black", "white"]
src = "recon"

[[space]]
name = "A6"
kind = "crane"
src = "recon"

[[space]]
name = "A7"
kind = "tower"
towers = ["brown", "green", "white"]
src = "recon"

[[space]]
name = "A8"
kind = "bonus"
gives = ["starfish-1", "cards-2"]
src = "recon"

[[space]]
name = "A9"
kind = "bonus"
gives = ["any-2", "starfish-1"]
src = "recon"

[[space]]
name = "B1"
kind = "bonus"
gives = ["points-3", "cards-2"]
src = "recon"

[[space]]
name = "B2"
kind = "bonus"
gives = ["any-2"]
src = "recon"

[[space]]
name = "B3"
kind = "crane"
src = "recon"

[[space]]
name = "B4"
kind = "point"
src = "recon"

[[space]]
name = "B5"
kind = "bonus"
gives = ["black-2"]
src = "recon"

[[space]]
name = "B6"
kind = "bonus"
gives = ["white-2"]
src = "recon"

[[space]]
name = "B7"
kind = "point"
src = "recon"

[[space]]
name = "B8"
kind = "crane"
src = "recon"

[[space]]
name = "B9"
kind = "bonus"
gives = ["any-2"]
src = "recon"

[[space]]
name = "B10"
kind = "bonus"
gives = ["points-3", "cards-2"]
src = "recon"

[[space]]
name = "C1"
kind = "bonus"
gives = ["green-2", "starfish-1"]
src = "recon"

[[space]]
name = "C2"
kind = "crane"
src = "recon"

[[space]]
name = "C3"
kind = "tower"
towers = ["black"]
src = "recon"

[[space]]
name = "C4"
kind = "fog"
src = "recon"

[[space]]
name = "C5"
kind = "fog"
src = "recon"

[[space]]
name = "C6"
kind = "fog"
src = "recon"

[[space]]
name = "C7"
kind = "tower"
towers = ["white"]
src = "recon"

[[space]]
name = "C8"
kind = "crane"
src = "recon"

[[space]]
name = "C9"
kind = "bonus"
gives = ["brown-2", "starfish-1"]
src = "recon"

[[space]]
name = "D1"
kind = "point"
src = "recon"

[[space]]
name = "D2"
kind = "tower"
towers = ["brown", "white"]
src = "recon"

[[space]]
name = "D3"
kind = "bonus"
gives = ["brown-2"]
src = "recon"

[[space]]
name = "D4"
kind = "fog"
src = "recon"

[[space]]
name = "D5"
kind = "fog"
src = "recon"

[[space]]
name = "D6"
kind = "fog"
src = "recon"

[[space]]
name = "D7"
kind = "fog"
src = "recon"

[[space]]
name = "D8"
kind = "bonus"
gives = ["green-2"]
src = "recon"

[[space]]
name = "D9"
kind = "tower"
towers = ["green", "black"]
src = "recon"

[[space]]
name = "D10"
kind = "point"
src = "recon"

[[space]]
name = "E1"
kind = "bonus"
gives = ["brown-2", "cards-2"]
src = "recon"

[[space]]
name = "E2"
kind = "crane"
src = "recon"

[[space]]
name = "E3"
kind = "bonus"
gives = ["cards-2"]
src = "recon"

[[space]]
name = "E4"
kind = "fog"
src = "recon"

[[space]]
name = "E5"
kind = "castle"
flags = ["red", "blue"]
src = "inferred"

[[space]]
name = "E6"
kind = "fog"
src = "recon"

[[space]]
name = "E7"
kind = "bonus"
gives = ["cards-2"]
src = "recon"

[[space]]
name = "E8"
kind = "crane"
src = "recon"

[[space]]
name = "E9"
kind = "bonus"
gives = ["green-2", "cards-2"]
src = "recon"

[[space]]
name = "F1"
kind = "bonus"
gives = ["black-2", "points-3"]
src = "recon"

[[space]]
name = "F2"
kind = "point"
src = "recon"

[[space]]
name = "F3"
kind = "fog"
src = "recon"

[[space]]
name = "F4"
kind = "fog"
src = "recon"

[[space]]
name = "F5"
kind = "castle"
flags = ["red", "yellow"]
src = "inferred"

[[space]]
name = "F6"
kind = "castle"
flags = ["blue", "yellow"]
src = "inferred"

[[space]]
name = "F7"
kind = "fog"
src = "recon"

[[space]]
name = "F8"
kind = "fog"
src = "recon"

[[space]]
name = "F9"
kind = "point"
src = "recon"

[[space]]
name = "F10"
kind = "bonus"
gives = ["white-2", "points-3"]
src = "recon"

[[space]]
name = "G1"
kind = "crane"
src = "recon"

[[space]]
name = "G2"
kind = "tower"
towers = ["brown"]
src = "recon"

[[space]]
name = "G3"
kind = "fog"
src = "recon"

[[space]]
name = "G4"
kind = "fog"
src = "recon"

[[space]]
name = "G5"
kind = "fog"
src = "recon"

[[space]]
name = "G6"
kind = "fog"
src = "recon"

[[space]]
name = "G7"
kind = "fog"
src = "recon"

[[space]]
name = "G8"
kind = "tower"
towers = ["green"]
src = "recon"

[[space]]
name = "G9"
kind = "crane"
src = "recon"

[[space]]
name = "H1"
kind = "tower"
towers = ["black", "white"]
src = "recon"

[[space]]
name = "H2"
kind = "crane"
src = "recon"

[[space]]
name = "H3"
kind = "bonus"
gives = ["white-2"]
src = "recon"

[[space]]
name = "H4"
kind = "fog"
src = "recon"

[[space]]
name = "H5"
kind = "fog"
src = "recon"

[[space]]
name = "H6"
kind = "fog"
src = "recon"

[[space]]
name = "H7"
kind = "fog"
src = "recon"

[[space]]
name = "H8"
kind = "bonus"
gives = ["black-2"]
src = "recon"

[[space]]
name = "H9"
kind = "crane"
src = "recon"

[[space]]
name = "H10"
kind = "tower"
towers = ["brown", "green"]
src = "recon"

[[space]]
name = "I1"
kind = "bonus"
gives = ["green-2", "points-3"]
src = "recon"

[[space]]
name = "I2"
kind = "bonus"
gives = ["starfish-1"]
src = "recon"

[[space]]
name = "I3"
kind = "crane"
src = "recon"

[[space]]
name = "I4"
kind = "tower"
towers = ["brown", "black"]
src = "recon"

[[space]]
name = "I5"
kind = "bonus"
gives = ["points-3"]
src = "recon"

[[space]]
name = "I6"
kind = "tower"
towers = ["green", "white"]
src = "recon"

[[space]]
name = "I7"
kind = "crane"
src = "recon"

[[space]]
name = "I8"
kind = "bonus"
gives = ["starfish-1"]
src = "recon"

[[space]]
name = "I9"
kind = "bonus"
gives = ["brown-2", "points-3"]
src = "recon"

[[space]]
name = "J1"
kind = "bonus"
gives = ["any-2", "points-3"]
src = "recon"

[[space]]
name = "J2"
kind = "point"
src = "recon"

[[space]]
name = "J3"
kind = "tower"
towers = ["brown", "black", "white"]
src = "recon"

[[space]]
name = "J4"
kind = "crane"
src = "recon"

[[space]]
name = "J5"
kind = "bonus"
gives = ["white-2", "cards-2"]
src = "recon"

[[space]]
name = "J6"
kind = "bonus"
gives = ["black-2", "cards-2"]
src = "recon"

[[space]]
name = "J7"
kind = "crane"
src = "recon"

[[space]]
name = "J8"
kind = "tower"
towers = ["green", "black", "white"]
src = "recon"

[[space]]
name = "J9"
kind = "point"
src = "recon"

[[space]]
name = "J10"
kind = "bonus"
gives = ["any-2", "points-3"]
src = "recon"
');
INSERT INTO "data_files" VALUES('f38d8157df1f','nassau.toml','game = "nassau"

# Nassau and the Caribbean. Whoever owns the game can correct a copy of this file and play on it.
#
# `src` says how sure a record is: print (in the rulebook), found (a public source),
# inferred (follows from it), recon (our reconstruction). Where the figures of one record are not
# equally sure, it names the least sure; the remark above tells what is surer.
# The rulebook prints how many there are of most things, and what tales ask for. What the districts,
# the zones, the adversaries and the other tiles show it does not print, but for a few examples.
#
# A gain is a kind and a number, such as rum-2:
#   pistol sabre cannon hook harpoon (weapons), weapon (of a type of your choice),
#   doubloon rum bomb compass contract (objects), sail, sailor, hold (opens a closed one),
#   pirate (from a tavern table, with its equipment), animal, tale, crate, provision,
#   good (drawn from the bag).

# --- What is in the box ---------------------------------------------------------------------------
# Weapons: 80 in all is print, 16 of each type follows.

[[weapon]]
name = "pistol"
count = 16
src = "inferred"

[[weapon]]
name = "sabre"
count = 16
src = "inferred"

[[weapon]]
name = "cannon"
count = 16
src = "inferred"

[[weapon]]
name = "hook"
count = 16
src = "inferred"

[[weapon]]
name = "harpoon"
count = 16
src = "inferred"

[[good]]
name = "tobacco"
count = 4
src = "print"

[[good]]
name = "sugar-cane"
count = 4
src = "print"

[[good]]
name = "silver"
count = 4
src = "print"

[[good]]
name = "spices"
count = 4
src = "print"

[[good]]
name = "emeralds"
count = 4
src = "print"

[[good]]
name = "sapphires"
count = 4
src = "print"

[[object]]
name = "doubloon"
count = 25
src = "print"

[[object]]
name = "rum"
count = 25
src = "print"

[[object]]
name = "bomb"
count = 10
src = "print"

[[object]]
name = "compass"
count = 10
src = "print"

[[object]]
name = "contract"
count = 10
src = "print"

# Animals: 24 in all and the eight kinds are print.

[[animal]]
name = "rat"
count = 3
src = "inferred"

[[animal]]
name = "turtle"
count = 3
src = "inferred"

[[animal]]
name = "crab"
count = 3
src = "inferred"

[[animal]]
name = "cat"
count = 3
src = "inferred"

[[animal]]
name = "lizard"
count = 3
src = "inferred"

[[animal]]
name = "kraken"
count = 3
src = "inferred"

[[animal]]
name = "parrot"
count = 3
src = "inferred"

[[animal]]
name = "monkey-spirit"
count = 3
src = "inferred"

# Sails and sailors without those that belong to a ship; combat dice.

[[supply]]
sails = 16
sailors = 16
dice = 5
src = "print"

# Combat tokens: gives = nothing, dodge, or what an attack takes. 25 in all is print. Of a kind that
# has no record there is none.

[[token]]
gives = "nothing"
count = 7
src = "recon"

[[token]]
gives = "dodge"
count = 7
src = "recon"

[[token]]
gives = "pistol"
count = 1
src = "recon"

[[token]]
gives = "sabre"
count = 1
src = "recon"

[[token]]
gives = "cannon"
count = 1
src = "recon"

[[token]]
gives = "hook"
count = 1
src = "recon"

[[token]]
gives = "harpoon"
count = 1
src = "recon"

[[token]]
gives = "sail"
count = 1
src = "recon"

[[token]]
gives = "sailor"
count = 1
src = "recon"

[[token]]
gives = "rum"
count = 1
src = "recon"

[[token]]
gives = "doubloon"
count = 1
src = "recon"

[[token]]
gives = "provision"
count = 1
src = "recon"

[[token]]
gives = "hold"
count = 1
src = "recon"

# --- What a player has ----------------------------------------------------------------------------
# At the start: `crates` are all that a player has, `crates_in_holds` those of them on board.
# Sails and sailors are counted with those that belong to the ship, `printed_weapons` for each type.

[[start]]
score = 10
pirates_on_ship = 8
pirates_in_tavern = 5
crates = 20
crates_in_holds = 3
provisions = 1
open_holds = 3
closed_holds = 2
rum = 1
doubloons = 1
sails = 2
sailors = 2
printed_weapons = 1
random_weapons = 1
animals = 1
tales_S = 2
tales_Arrr = 2
tales_B = 1
hideouts = 1
src = "print"

# At most: weapons of each type. A hold takes only one kind of thing.

[[limits]]
weapons = 5
sails = 5
sailors = 5
animals = 5
crates_per_hold = 4
provisions_per_hold = 3
goods_per_hold = 1
src = "print"

# --- The city -------------------------------------------------------------------------------------
# `squares`: what the four squares of a side give, clockwise from the upper left, with a / between
# two gains to choose from. `start`: 1 to 4, the square with the start symbol, or 0.
# `alleys`: sections of the alleys between squares 1-2, 2-3, 3-4, 4-1, 1-3, 2-4; 0 is no alley.
# `exits`: sections of the eight half alleys to the edge, clockwise from the left one on the north
# side; each leaves from the nearest square. Where two tiles meet, two halves make one alley.
# Nine tiles with two sides is print, alleys of one to five sections are found.
#
# A side of yours may be otherwise. It has two to five squares: "" stands where a corner has none, a
# fifth one lies in the middle, and then four more alleys may follow: 1-5, 2-5, 3-5, 4-5. 0 is no
# exit; half an alley without another half leads nowhere. Where an exit does not leave from the
# nearest square, all eight are named: exits_from = [1, 2, 2, 3, 3, 4, 4, 1].

[[district]]
tile = 1
side = "A"
squares = ["pistol-1/sabre-1", "sail-1/sailor-1", "pirate-1", "crate-3/provision-2"]
start = 3
alleys = [2, 1, 2, 3, 2, 0]
exits = [1, 1, 2, 1, 1, 2, 1, 1]
src = "recon"

[[district]]
tile = 1
side = "B"
squares = ["pirate-1", "crate-3/provision-2", "pistol-1/sabre-1", "sail-1/sailor-1"]
start = 1
alleys = [1, 3, 2, 2, 0, 0]
exits = [1, 2, 1, 1, 2, 1, 1, 2]
src = "recon"

[[district]]
tile = 2
side = "A"
squares = ["sail-1", "pistol-1/cannon-1", "animal-1", "rum-2/doubloon-2"]
start = 0
alleys = [2, 3, 1, 2, 0, 0]
exits = [1, 1, 1, 2, 2, 1, 1, 1]
src = "recon"

[[district]]
tile = 2
side = "B"
squares = ["rum-2/doubloon-2", "animal-1", "sail-1", "pistol-1/cannon-1"]
start = 0
alleys = [1, 4, 2, 3, 0, 0]
exits = [1, 2, 1, 1, 1, 2, 1, 1]
src = "recon"

[[district]]
tile = 3
side = "A"
squares = ["pistol-1/hook-1", "doubloon-2", "pirate-1", "hold-1"]
start = 0
alleys = [4, 2, 3, 2, 0, 0]
exits = [1, 1, 1, 2, 1, 1, 1, 2]
src = "recon"

[[district]]
tile = 3
side = "B"
squares = ["hold-1", "pistol-1/hook-1", "doubloon-2", "pirate-1"]
start = 0
alleys = [2, 3, 2, 1, 0, 4]
exits = [2, 1, 1, 1, 2, 1, 1, 1]
src = "recon"

[[district]]
tile = 4
side = "A"
squares = ["sailor-1", "pistol-1/harpoon-1", "provision-2", "bomb-1/compass-1"]
start = 0
alleys = [3, 1, 2, 2, 0, 0]
exits = [1, 1, 1, 2, 2, 1, 1, 2]
src = "recon"

[[district]]
tile = 4
side = "B"
squares = ["bomb-1/compass-1", "provision-2", "sailor-1", "pistol-1/harpoon-1"]
start = 0
alleys = [2, 2, 4, 3, 0, 0]
exits = [1, 2, 2, 1, 1, 1, 1, 1]
src = "recon"

[[district]]
tile = 5
side = "A"
squares = ["animal-1/tale-3", "pirate-1", "sabre-1/cannon-1", "crate-3"]
start = 0
alleys = [1, 2, 3, 2, 0, 0]
exits = [2, 1, 1, 1, 2, 1, 1, 1]
src = "recon"

[[district]]
tile = 5
side = "B"
squares = ["sabre-1/cannon-1", "crate-3", "pirate-1", "animal-1/tale-3"]
start = 0
alleys = [2, 2, 1, 4, 3, 0]
exits = [1, 1, 1, 2, 1, 1, 2, 1]
src = "recon"

[[district]]
tile = 6
side = "A"
squares = ["sabre-1/hook-1", "compass-1/contract-1", "sail-1", "rum-2/doubloon-2"]
start = 0
alleys = [2, 2, 3, 1, 0, 0]
exits = [1, 2, 1, 1, 1, 1, 2, 1]
src = "recon"

[[district]]
tile = 6
side = "B"
squares = ["sail-1", "sabre-1/hook-1", "rum-2/doubloon-2", "compass-1/contract-1"]
start = 0
alleys = [3, 1, 2, 2, 0, 0]
exits = [1, 1, 2, 1, 1, 1, 1, 2]
src = "recon"

[[district]]
tile = 7
side = "A"
squares = ["sabre-1/harpoon-1", "animal-1/tale-3", "cannon-1/hook-1", "pirate-1"]
start = 0
alleys = [3, 2, 2, 1, 5, 0]
exits = [1, 2, 1, 1, 1, 1, 2, 1]
src = "recon"

[[district]]
tile = 7
side = "B"
squares = ["pirate-1", "cannon-1/hook-1", "sabre-1/harpoon-1", "animal-1/tale-3"]
start = 0
alleys = [2, 1, 4, 2, 0, 0]
exits = [1, 1, 2, 1, 1, 2, 1, 1]
src = "recon"

[[district]]
tile = 8
side = "A"
squares = ["hold-1", "cannon-1/harpoon-1", "crate-3/provision-2", "sailor-1"]
start = 0
alleys = [2, 2, 1, 3, 0, 0]
exits = [2, 1, 1, 1, 2, 1, 1, 1]
src = "recon"

[[district]]
tile = 8
side = "B"
squares = ["cannon-1/harpoon-1", "sailor-1", "hold-1", "crate-3/provision-2"]
start = 0
alleys = [1, 3, 2, 2, 4, 0]
exits = [1, 1, 2, 1, 1, 1, 2, 1]
src = "recon"

[[district]]
tile = 9
side = "A"
squares = ["bomb-1/contract-1", "hook-1/harpoon-1", "sail-1/sailor-1", "tale-3/rum-2"]
start = 0
alleys = [1, 2, 2, 3, 0, 0]
exits = [1, 1, 1, 2, 1, 1, 1, 2]
src = "recon"

[[district]]
tile = 9
side = "B"
squares = ["hook-1/harpoon-1", "tale-3/rum-2", "bomb-1/contract-1", "sail-1/sailor-1"]
start = 0
alleys = [2, 2, 1, 5, 0, 0]
exits = [1, 1, 2, 1, 1, 2, 1, 1]
src = "recon"

# Quays of Nassau''s harbour: `provisions` and the bonus, for one boat (`boats`, found). The quay with
# a doubloon is an example in the rulebook.

[[quay]]
provisions = 2
bonus = ["doubloon-1"]
boats = 1
src = "found"

[[quay]]
provisions = 2
bonus = ["rum-1"]
boats = 1
src = "recon"

[[quay]]
provisions = 2
bonus = ["tale-1"]
boats = 1
src = "recon"

[[quay]]
provisions = 2
bonus = ["crate-2"]
boats = 1
src = "recon"

[[quay]]
provisions = 2
bonus = ["compass-1"]
boats = 1
src = "recon"

# Tavern tables: the equipment of the pirate who sits there.

[[table]]
equipment = ["doubloon-1"]
src = "recon"

[[table]]
equipment = ["rum-1"]
src = "recon"

[[table]]
equipment = ["bomb-1"]
src = "recon"

[[table]]
equipment = ["compass-1"]
src = "recon"

[[table]]
equipment = ["contract-1"]
src = "recon"

# --- The Caribbean --------------------------------------------------------------------------------
# Zones lie in three rows of three, A B C at the bottom, with the harbour in A: our reconstruction,
# since nothing printed says how they lie. `neighbours`: where boats sail.
# `slots`: a number for each place of an adversary, the least number of players it is used with; six
# places at most. `outposts` (inferred; at most 2), `towers` (at most 3), `posts` (at most 2): how
# many places there are for these tiles.

[[zone]]
name = "A"
neighbours = ["B", "D"]
slots = [2, 3, 4]
outposts = 0
towers = 1
posts = 1
harbour = true
src = "recon"

[[zone]]
name = "B"
neighbours = ["A", "C", "E"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "C"
neighbours = ["B", "F"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "D"
neighbours = ["A", "E", "G"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "E"
neighbours = ["B", "D", "F", "H"]
slots = [2, 2, 3]
outposts = 1
towers = 2
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "F"
neighbours = ["C", "E", "I"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "G"
neighbours = ["D", "H"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "H"
neighbours = ["E", "G", "I"]
slots = [2, 2, 3, 4]
outposts = 1
towers = 1
posts = 1
harbour = false
src = "recon"

[[zone]]
name = "I"
neighbours = ["F", "H"]
slots = [2, 2, 3]
outposts = 1
towers = 1
posts = 2
harbour = false
src = "recon"

# Which weapon beats which type of adversary. The kraken''s is print, the fortress''s found.

[[adversary_type]]
name = "kraken"
weapon = "harpoon"
src = "print"

[[adversary_type]]
name = "fortress"
weapon = "cannon"
src = "found"

[[adversary_type]]
name = "treasure-island"
weapon = "sabre"
src = "recon"

[[adversary_type]]
name = "merchant-ship"
weapon = "hook"
src = "recon"

[[adversary_type]]
name = "pirate-ship"
weapon = "pistol"
src = "recon"

# Adversaries: seven of each type, or another mix of 35 in all, numbered from 1 in each type.
# `points` and `reward` are for damage, `score` counts in the end.
# One of strength 3 with a good and 3 points is an example in the rulebook; its type is lost.

[[adversary]]
type = "kraken"
number = 1
strength = 1
points = 1
score = 1
reward = ["tale-1"]
src = "recon"

[[adversary]]
type = "kraken"
number = 2
strength = 2
points = 2
score = 2
reward = ["rum-1"]
src = "recon"

[[adversary]]
type = "kraken"
number = 3
strength = 2
points = 2
score = 2
reward = ["tale-1"]
src = "recon"

[[adversary]]
type = "kraken"
number = 4
strength = 3
points = 3
score = 3
reward = ["rum-1", "tale-1"]
src = "recon"

[[adversary]]
type = "kraken"
number = 5
strength = 3
points = 3
score = 3
reward = ["rum-2"]
src = "recon"

[[adversary]]
type = "kraken"
number = 6
strength = 4
points = 4
score = 4
reward = ["tale-2", "rum-1"]
src = "recon"

[[adversary]]
type = "kraken"
number = 7
strength = 5
points = 5
score = 5
reward = ["tale-3", "rum-1"]
src = "recon"

[[adversary]]
type = "fortress"
number = 1
strength = 1
points = 1
score = 1
reward = ["crate-1"]
src = "recon"

[[adversary]]
type = "fortress"
number = 2
strength = 2
points = 2
score = 2
reward = ["crate-2"]
src = "recon"

[[adversary]]
type = "fortress"
number = 3
strength = 2
points = 2
score = 2
reward = ["bomb-1"]
src = "recon"

[[adversary]]
type = "fortress"
number = 4
strength = 3
points = 3
score = 3
reward = ["weapon-1"]
src = "recon"

[[adversary]]
type = "fortress"
number = 5
strength = 3
points = 3
score = 3
reward = ["crate-3"]
src = "recon"

[[adversary]]
type = "fortress"
number = 6
strength = 4
points = 4
score = 4
reward = ["weapon-1", "crate-1"]
src = "recon"

[[adversary]]
type = "fortress"
number = 7
strength = 5
points = 5
score = 5
reward = ["weapon-1", "bomb-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 1
strength = 1
points = 1
score = 1
reward = ["doubloon-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 2
strength = 2
points = 2
score = 2
reward = ["doubloon-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 3
strength = 2
points = 2
score = 2
reward = ["compass-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 4
strength = 3
points = 3
score = 3
reward = ["good-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 5
strength = 3
points = 3
score = 3
reward = ["doubloon-2"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 6
strength = 4
points = 4
score = 4
reward = ["good-1", "doubloon-1"]
src = "recon"

[[adversary]]
type = "treasure-island"
number = 7
strength = 5
points = 5
score = 5
reward = ["good-1", "doubloon-2"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 1
strength = 1
points = 1
score = 1
reward = ["provision-1"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 2
strength = 2
points = 2
score = 2
reward = ["contract-1"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 3
strength = 2
points = 2
score = 2
reward = ["provision-1"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 4
strength = 3
points = 3
score = 3
reward = ["good-1"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 5
strength = 3
points = 3
score = 3
reward = ["provision-2"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 6
strength = 4
points = 4
score = 4
reward = ["good-1", "provision-1"]
src = "recon"

[[adversary]]
type = "merchant-ship"
number = 7
strength = 5
points = 5
score = 5
reward = ["good-1", "contract-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 1
strength = 1
points = 1
score = 1
reward = ["rum-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 2
strength = 2
points = 2
score = 2
reward = ["doubloon-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 3
strength = 2
points = 2
score = 2
reward = ["crate-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 4
strength = 3
points = 3
score = 3
reward = ["sail-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 5
strength = 3
points = 3
score = 3
reward = ["sailor-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 6
strength = 4
points = 4
score = 4
reward = ["sailor-1", "rum-1"]
src = "recon"

[[adversary]]
type = "pirate-ship"
number = 7
strength = 5
points = 5
score = 5
reward = ["sail-1", "sailor-1"]
src = "recon"

# Outposts: what they give. 8 is print, and so is that one of them gives a pistol.

[[outpost]]
reward = ["pistol-1"]
src = "print"

[[outpost]]
reward = ["sabre-1"]
src = "recon"

[[outpost]]
reward = ["cannon-1"]
src = "recon"

[[outpost]]
reward = ["hook-1"]
src = "recon"

[[outpost]]
reward = ["harpoon-1"]
src = "recon"

[[outpost]]
reward = ["sail-1"]
src = "recon"

[[outpost]]
reward = ["sailor-1"]
src = "recon"

[[outpost]]
reward = ["hold-1"]
src = "recon"

# Watchtowers: the weapon to put crates there with. Their number is lost: as many as the zones have
# places for.

[[tower]]
weapon = "pistol"
src = "recon"

[[tower]]
weapon = "sabre"
src = "recon"

[[tower]]
weapon = "cannon"
src = "recon"

[[tower]]
weapon = "hook"
src = "recon"

[[tower]]
weapon = "harpoon"
src = "recon"

[[tower]]
weapon = "pistol"
src = "recon"

[[tower]]
weapon = "sabre"
src = "recon"

[[tower]]
weapon = "cannon"
src = "recon"

[[tower]]
weapon = "hook"
src = "recon"

[[tower]]
weapon = "harpoon"
src = "recon"

# Trading posts: the weapon to plunder with; how many of it and how many sailors. 10 is print.

[[post]]
weapon = "pistol"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "sabre"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "cannon"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "hook"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "harpoon"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "pistol"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "sabre"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "cannon"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "hook"
weapons = 2
sailors = 2
src = "recon"

[[post]]
weapon = "harpoon"
weapons = 2
sailors = 2
src = "recon"

# Sea dog tiles: the zones where he can stand.

[[sea_dog]]
zone = "B"
src = "inferred"

[[sea_dog]]
zone = "C"
src = "inferred"

[[sea_dog]]
zone = "D"
src = "inferred"

[[sea_dog]]
zone = "E"
src = "inferred"

[[sea_dog]]
zone = "F"
src = "inferred"

[[sea_dog]]
zone = "G"
src = "inferred"

[[sea_dog]]
zone = "H"
src = "inferred"

[[sea_dog]]
zone = "I"
src = "inferred"

# Offerings: gains to choose from, two to four. That one has a bomb is print; how many offerings there
# are is lost, from 4 to 12 can be played with.

[[offering]]
gives = ["bomb-1", "sail-1", "pistol-1"]
src = "recon"

[[offering]]
gives = ["contract-1", "sailor-1", "sabre-1"]
src = "recon"

[[offering]]
gives = ["bomb-1", "hold-1", "cannon-1"]
src = "recon"

[[offering]]
gives = ["compass-1", "animal-1", "hook-1"]
src = "recon"

[[offering]]
gives = ["contract-1", "sail-1", "harpoon-1"]
src = "recon"

[[offering]]
gives = ["bomb-1", "sailor-1", "provision-2"]
src = "recon"

[[offering]]
gives = ["contract-1", "hold-1", "crate-3"]
src = "recon"

[[offering]]
gives = ["compass-1", "animal-1", "provision-2"]
src = "recon"

# --- Hiding goods ---------------------------------------------------------------------------------
# Hideouts: goods and values of the spaces from top to bottom, up to nine. Two 3s at the top are
# print, and nothing for the large space in the middle.

[[hideout]]
goods = ["tobacco", "sugar-cane", "sapphires", "silver", "emeralds", "spices"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

[[hideout]]
goods = ["sugar-cane", "silver", "tobacco", "spices", "sapphires", "emeralds"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

[[hideout]]
goods = ["silver", "spices", "sugar-cane", "emeralds", "tobacco", "sapphires"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

[[hideout]]
goods = ["spices", "emeralds", "silver", "sapphires", "sugar-cane", "tobacco"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

[[hideout]]
goods = ["emeralds", "sapphires", "spices", "tobacco", "silver", "sugar-cane"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

[[hideout]]
goods = ["sapphires", "tobacco", "emeralds", "sugar-cane", "spices", "silver"]
values = [3, 3, 4, 4, 5, 5]
middle = 0
src = "recon"

# The price of hiding so many goods, in doubloons.

[[hiding]]
goods = 1
price = 1
src = "print"

[[hiding]]
goods = 2
price = 3
src = "print"

[[hiding]]
goods = 3
price = 5
src = "print"

# --- Sailor''s tales -------------------------------------------------------------------------------
# `needs` is what must be so when the tale is told; N and M are numbers:
#   sails N, sailors N, provisions N, crates N (in the holds), rum N, doubloons N, animals N,
#   open-holds N, standing-pirates N, outposts N: so many at least
#   weapons WEAPON N: at least N of that type; same-weapon N: of any one type
#   most WEAPON: nobody has more of that type
#   animal ANIMAL; good GOOD (in a hold or hidden)
#   different-goods N: exactly N goods in the holds, all different
#   defeated TYPE N: at least N adversaries of that type on the ship
#   adversaries N with M: exactly M own crates on each of at least N adversaries,
#   adversaries N with M strength S: of that strength
#   towers N with M: at least M own crates on each of at least N watchtowers
#   tower with M: exactly M own crates on a watchtower; towers with 1+2+3: on different ones
#   cleared ZONE: no adversary left in it
#   score first, score last: nobody has more points, or fewer
#
# `deck`: the back, S, Arrr or B. What tales need is print, which are in which deck inferred; the
# points are recon, and so is what the remarks below name.

# 1: what it needs is lost.

[[tale]]
number = 1
deck = "S"
points = 4
needs = "sails 3"
src = "recon"

# 2 to 6: which weapon is on which card.

[[tale]]
number = 2
deck = "S"
points = 3
needs = "weapons pistol 2"
src = "recon"

[[tale]]
number = 3
deck = "S"
points = 3
needs = "weapons sabre 2"
src = "recon"

[[tale]]
number = 4
deck = "S"
points = 3
needs = "weapons cannon 2"
src = "recon"

[[tale]]
number = 5
deck = "S"
points = 3
needs = "weapons hook 2"
src = "recon"

[[tale]]
number = 6
deck = "S"
points = 3
needs = "weapons harpoon 2"
src = "recon"

[[tale]]
number = 7
deck = "S"
points = 2
needs = "sailors 2"
src = "recon"

[[tale]]
number = 8
deck = "S"
points = 3
needs = "provisions 1"
src = "recon"

[[tale]]
number = 9
deck = "S"
points = 3
needs = "adversaries 1 with 1"
src = "recon"

[[tale]]
number = 10
deck = "S"
points = 3
needs = "outposts 1"
src = "recon"

# 11 to 18: which animal is on which card.

[[tale]]
number = 11
deck = "Arrr"
points = 4
needs = "animal rat"
src = "recon"

[[tale]]
number = 12
deck = "Arrr"
points = 4
needs = "animal turtle"
src = "recon"

[[tale]]
number = 13
deck = "Arrr"
points = 4
needs = "animal crab"
src = "recon"

[[tale]]
number = 14
deck = "Arrr"
points = 4
needs = "animal cat"
src = "recon"

[[tale]]
number = 15
deck = "Arrr"
points = 4
needs = "animal lizard"
src = "recon"

[[tale]]
number = 16
deck = "Arrr"
points = 4
needs = "animal kraken"
src = "recon"

[[tale]]
number = 17
deck = "Arrr"
points = 4
needs = "animal parrot"
src = "recon"

[[tale]]
number = 18
deck = "Arrr"
points = 4
needs = "animal monkey-spirit"
src = "recon"

# 19 to 24: which good is on which card, and that one of it is enough.

[[tale]]
number = 19
deck = "Arrr"
points = 5
needs = "good tobacco"
src = "recon"

[[tale]]
number = 20
deck = "Arrr"
points = 5
needs = "good sugar-cane"
src = "recon"

[[tale]]
number = 21
deck = "Arrr"
points = 5
needs = "good silver"
src = "recon"

[[tale]]
number = 22
deck = "Arrr"
points = 5
needs = "good spices"
src = "recon"

[[tale]]
number = 23
deck = "Arrr"
points = 5
needs = "good emeralds"
src = "recon"

[[tale]]
number = 24
deck = "Arrr"
points = 5
needs = "good sapphires"
src = "recon"

# 25 to 29: which type is on which card.

[[tale]]
number = 25
deck = "Arrr"
points = 4
needs = "defeated kraken 1"
src = "recon"

[[tale]]
number = 26
deck = "Arrr"
points = 4
needs = "defeated fortress 1"
src = "recon"

[[tale]]
number = 27
deck = "Arrr"
points = 4
needs = "defeated treasure-island 1"
src = "recon"

[[tale]]
number = 28
deck = "Arrr"
points = 4
needs = "defeated merchant-ship 1"
src = "recon"

[[tale]]
number = 29
deck = "Arrr"
points = 4
needs = "defeated pirate-ship 1"
src = "recon"

[[tale]]
number = 30
deck = "Arrr"
points = 6
needs = "sails 4"
src = "recon"

[[tale]]
number = 31
deck = "Arrr"
points = 4
needs = "rum 2"
src = "recon"

[[tale]]
number = 32
deck = "Arrr"
points = 4
needs = "doubloons 2"
src = "recon"

[[tale]]
number = 33
deck = "Arrr"
points = 5
needs = "adversaries 2 with 1"
src = "recon"

[[tale]]
number = 34
deck = "Arrr"
points = 4
needs = "standing-pirates 1"
src = "recon"

[[tale]]
number = 35
deck = "Arrr"
points = 6
needs = "towers 3 with 1"
src = "recon"

[[tale]]
number = 36
deck = "B"
points = 4
needs = "animals 2"
src = "recon"

[[tale]]
number = 37
deck = "B"
points = 6
needs = "animals 3"
src = "recon"

# 38 to 52: which weapon or type is on which card.

[[tale]]
number = 38
deck = "B"
points = 5
needs = "most pistol"
src = "recon"

[[tale]]
number = 39
deck = "B"
points = 5
needs = "most sabre"
src = "recon"

[[tale]]
number = 40
deck = "B"
points = 5
needs = "most cannon"
src = "recon"

[[tale]]
number = 41
deck = "B"
points = 5
needs = "most hook"
src = "recon"

[[tale]]
number = 42
deck = "B"
points = 5
needs = "most harpoon"
src = "recon"

[[tale]]
number = 43
deck = "B"
points = 5
needs = "weapons pistol 3"
src = "recon"

[[tale]]
number = 44
deck = "B"
points = 5
needs = "weapons sabre 3"
src = "recon"

[[tale]]
number = 45
deck = "B"
points = 5
needs = "weapons cannon 3"
src = "recon"

[[tale]]
number = 46
deck = "B"
points = 5
needs = "weapons hook 3"
src = "recon"

[[tale]]
number = 47
deck = "B"
points = 5
needs = "weapons harpoon 3"
src = "recon"

[[tale]]
number = 48
deck = "B"
points = 7
needs = "defeated kraken 2"
src = "recon"

[[tale]]
number = 49
deck = "B"
points = 7
needs = "defeated fortress 2"
src = "recon"

[[tale]]
number = 50
deck = "B"
points = 7
needs = "defeated treasure-island 2"
src = "recon"

[[tale]]
number = 51
deck = "B"
points = 7
needs = "defeated merchant-ship 2"
src = "recon"

[[tale]]
number = 52
deck = "B"
points = 7
needs = "defeated pirate-ship 2"
src = "recon"

[[tale]]
number = 53
deck = "B"
points = 5
needs = "outposts 2"
src = "recon"

[[tale]]
number = 54
deck = "B"
points = 6
needs = "towers 2 with 2"
src = "recon"

[[tale]]
number = 55
deck = "B"
points = 5
needs = "tower with 3"
src = "recon"

[[tale]]
number = 56
deck = "B"
points = 6
needs = "tower with 4"
src = "recon"

[[tale]]
number = 57
deck = "B"
points = 9
needs = "towers with 1+2+3"
src = "recon"

[[tale]]
number = 58
deck = "B"
points = 4
needs = "sailors 3"
src = "recon"

[[tale]]
number = 59
deck = "B"
points = 6
needs = "sailors 4"
src = "recon"

[[tale]]
number = 60
deck = "B"
points = 7
needs = "adversaries 3 with 1"
src = "recon"

[[tale]]
number = 61
deck = "B"
points = 5
needs = "adversaries 1 with 1 strength 5"
src = "recon"

[[tale]]
number = 62
deck = "B"
points = 6
needs = "cleared E"
src = "recon"

[[tale]]
number = 63
deck = "B"
points = 7
needs = "cleared I"
src = "recon"

# 64 to 66: how many crates.

[[tale]]
number = 64
deck = "B"
points = 4
needs = "crates 4"
src = "recon"

[[tale]]
number = 65
deck = "B"
points = 5
needs = "crates 6"
src = "recon"

[[tale]]
number = 66
deck = "B"
points = 6
needs = "crates 8"
src = "recon"

[[tale]]
number = 67
deck = "B"
points = 6
needs = "standing-pirates 2"
src = "recon"

[[tale]]
number = 68
deck = "B"
points = 5
needs = "score first"
src = "recon"

[[tale]]
number = 69
deck = "B"
points = 5
needs = "score last"
src = "recon"

[[tale]]
number = 70
deck = "B"
points = 8
needs = "tower with 5"
src = "recon"

[[tale]]
number = 71
deck = "B"
points = 7
needs = "same-weapon 4"
src = "recon"

[[tale]]
number = 72
deck = "B"
points = 6
needs = "open-holds 5"
src = "recon"

[[tale]]
number = 73
deck = "B"
points = 6
needs = "different-goods 2"
src = "recon"

[[tale]]
number = 74
deck = "B"
points = 9
needs = "same-weapon 5"
src = "recon"

# --- The Flying Dutchman --------------------------------------------------------------------------
# Its tiles: the zone (inferred) and the points of the round. Eight of them is print, and one with 7
# points.

[[dutchman]]
zone = "B"
points = 5
src = "recon"

[[dutchman]]
zone = "C"
points = 6
src = "recon"

[[dutchman]]
zone = "D"
points = 5
src = "recon"

[[dutchman]]
zone = "E"
points = 6
src = "recon"

[[dutchman]]
zone = "F"
points = 7
src = "recon"

[[dutchman]]
zone = "G"
points = 6
src = "recon"

[[dutchman]]
zone = "H"
points = 7
src = "recon"

[[dutchman]]
zone = "I"
points = 8
src = "recon"

# Attacking it: with which weapons (four of them are used), and the rum it gives (print). Five weapons
# is print, and that one is a harpoon; that there is one of each type follows.

[[dutchman_attack]]
weapons = ["pistol", "sabre", "cannon", "hook", "harpoon"]
rum = 2
src = "inferred"

[[dutchman_round]]
round = 1
tokens = 2
src = "print"

[[dutchman_round]]
round = 2
tokens = 3
src = "print"

[[dutchman_round]]
round = 3
tokens = 4
src = "print"

[[dutchman_round]]
round = 4
tokens = 5
src = "print"

[[dutchman_place]]
place = 1
points = 25
src = "print"

[[dutchman_place]]
place = 2
points = 15
src = "print"

[[dutchman_place]]
place = 3
points = 10
src = "print"

[[dutchman_place]]
place = 4
points = 5
src = "recon"
');
CREATE TABLE links (
    secret VARCHAR(40) NOT NULL,
    table_id INTEGER NOT NULL,
    seats JSON NOT NULL,
    host BOOLEAN NOT NULL, spent BOOLEAN DEFAULT 0 NOT NULL, invites INTEGER,
    PRIMARY KEY (secret),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "links" VALUES('T5eGBW7W66PYkXaKOGB5eg',1,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('K6omF_bcU8M8hHhbb1H6ug',1,'[]',0,0,NULL);
INSERT INTO "links" VALUES('H3XADSyRADDJ6xFpi-POdw',2,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('BEm3eiMkPYkvp7lusThHLg',2,'[]',0,0,NULL);
INSERT INTO "links" VALUES('MVWOeV5_XlfEyR0lxs9-iw',3,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('dp_YjHxlYm4WrEWzuMfX0w',3,'[]',0,0,NULL);
INSERT INTO "links" VALUES('VZT0b6evKw1ECWNwlT0C-A',4,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('OXW1XdDRXoDa2iHG160i9w',4,'[]',0,0,NULL);
INSERT INTO "links" VALUES('FoZmH8NOBnB0Vyh5v9nTdQ',5,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('sxSSG3wh_elkKQB1em6HMA',5,'[]',0,0,NULL);
INSERT INTO "links" VALUES('iMlppwnvZ0KOkqZe_ifLrA',6,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('wmzGSm4OOl4aP0DnnidB1Q',6,'[]',0,0,NULL);
INSERT INTO "links" VALUES('KrWU_R9b_3Yg8yh7jDpV-A',7,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('JQwYFelB4GmciEzEb7kEjA',7,'[]',0,0,NULL);
INSERT INTO "links" VALUES('igvplpHG2ovt7zb8ZItWuw',8,'[0]',1,0,NULL);
INSERT INTO "links" VALUES('QxqsOPhO7rYOXkcK7LYrZQ',8,'[]',0,0,NULL);
CREATE TABLE log (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text VARCHAR(200) NOT NULL,
    keep INTEGER,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES(1,0,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,1,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,2,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,3,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,4,0,'roll',NULL);
INSERT INTO "log" VALUES(1,5,-1,'dice key diamond diamond diamond',NULL);
INSERT INTO "log" VALUES(1,6,0,'roll',NULL);
INSERT INTO "log" VALUES(1,7,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(1,8,0,'open left',NULL);
INSERT INTO "log" VALUES(1,9,0,'open middle',NULL);
INSERT INTO "log" VALUES(1,10,-1,'treasure coin+coin',NULL);
INSERT INTO "log" VALUES(1,11,-1,'treasure coin',NULL);
INSERT INTO "log" VALUES(1,12,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,13,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,14,1,'roll',NULL);
INSERT INTO "log" VALUES(1,15,-1,'dice key coin coin diamond',NULL);
INSERT INTO "log" VALUES(1,16,1,'roll',NULL);
INSERT INTO "log" VALUES(1,17,-1,'dice key key coin sabres',NULL);
INSERT INTO "log" VALUES(1,18,1,'open right',NULL);
INSERT INTO "log" VALUES(1,19,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,20,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(1,21,-1,'treasure coin+diamond',NULL);
INSERT INTO "log" VALUES(1,22,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,23,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,24,0,'roll',NULL);
INSERT INTO "log" VALUES(1,25,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,26,0,'roll',NULL);
INSERT INTO "log" VALUES(1,27,-1,'dice key key key coin',NULL);
INSERT INTO "log" VALUES(1,28,0,'open left',NULL);
INSERT INTO "log" VALUES(1,29,0,'load coin',NULL);
INSERT INTO "log" VALUES(1,30,-1,'treasure coin+coin+coin',NULL);
INSERT INTO "log" VALUES(1,31,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,32,1,'roll',NULL);
INSERT INTO "log" VALUES(1,33,-1,'dice key coin coin coin',NULL);
INSERT INTO "log" VALUES(1,34,1,'roll',NULL);
INSERT INTO "log" VALUES(1,35,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,36,1,'open left',NULL);
INSERT INTO "log" VALUES(1,37,1,'load coin+diamond',NULL);
INSERT INTO "log" VALUES(1,38,-1,'treasure coin',NULL);
INSERT INTO "log" VALUES(1,39,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,40,0,'roll',NULL);
INSERT INTO "log" VALUES(1,41,-1,'dice coin coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,42,0,'roll',NULL);
INSERT INTO "log" VALUES(1,43,-1,'dice key coin coin coin',NULL);
INSERT INTO "log" VALUES(1,44,0,'load coin+coin',NULL);
INSERT INTO "log" VALUES(1,45,1,'roll',NULL);
INSERT INTO "log" VALUES(1,46,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,47,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,48,1,'load coin',NULL);
INSERT INTO "log" VALUES(1,49,-1,'treasure coin+diamond',NULL);
INSERT INTO "log" VALUES(1,50,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,51,0,'roll',NULL);
INSERT INTO "log" VALUES(1,52,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,53,0,'roll',NULL);
INSERT INTO "log" VALUES(1,54,-1,'dice key coin coin coin',NULL);
INSERT INTO "log" VALUES(1,55,0,'load coin+coin+coin',NULL);
INSERT INTO "log" VALUES(1,56,1,'roll',NULL);
INSERT INTO "log" VALUES(1,57,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,58,1,'roll',NULL);
INSERT INTO "log" VALUES(1,59,-1,'dice diamond sabres sabres sabres',NULL);
INSERT INTO "log" VALUES(1,60,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,61,-1,'treasure coin+coin+diamond',NULL);
INSERT INTO "log" VALUES(1,62,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,63,0,'roll',NULL);
INSERT INTO "log" VALUES(1,64,-1,'dice coin sabres sabres sabres',NULL);
INSERT INTO "log" VALUES(1,65,0,'roll',NULL);
INSERT INTO "log" VALUES(1,66,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,67,0,'open middle',NULL);
INSERT INTO "log" VALUES(1,68,-1,'treasure diamond',NULL);
INSERT INTO "log" VALUES(1,69,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,70,1,'roll',NULL);
INSERT INTO "log" VALUES(1,71,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,72,1,'roll',NULL);
INSERT INTO "log" VALUES(1,73,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,74,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,75,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(1,76,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,77,0,'roll',NULL);
INSERT INTO "log" VALUES(1,78,-1,'dice coin coin coin coin',NULL);
INSERT INTO "log" VALUES(1,79,0,'roll',NULL);
INSERT INTO "log" VALUES(1,80,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,81,0,'open middle',NULL);
INSERT INTO "log" VALUES(1,82,-1,'treasure coin+coin',NULL);
INSERT INTO "log" VALUES(1,83,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(1,84,1,'roll',NULL);
INSERT INTO "log" VALUES(1,85,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,86,1,'load coin+coin+diamond',NULL);
INSERT INTO "log" VALUES(1,87,0,'roll',NULL);
INSERT INTO "log" VALUES(1,88,-1,'dice key key key coin',NULL);
INSERT INTO "log" VALUES(1,89,0,'roll',NULL);
INSERT INTO "log" VALUES(1,90,-1,'dice key coin coin diamond',NULL);
INSERT INTO "log" VALUES(1,91,0,'load diamond',NULL);
INSERT INTO "log" VALUES(1,92,0,'load coin+coin',NULL);
INSERT INTO "log" VALUES(1,93,1,'roll',NULL);
INSERT INTO "log" VALUES(1,94,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,95,1,'roll',NULL);
INSERT INTO "log" VALUES(1,96,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,97,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,98,-1,'treasure diamond+diamond',NULL);
INSERT INTO "log" VALUES(1,99,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,100,0,'roll',NULL);
INSERT INTO "log" VALUES(1,101,-1,'dice coin coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,102,0,'roll',NULL);
INSERT INTO "log" VALUES(1,103,-1,'dice key coin coin diamond',NULL);
INSERT INTO "log" VALUES(1,104,1,'roll',NULL);
INSERT INTO "log" VALUES(1,105,-1,'dice key key key coin',NULL);
INSERT INTO "log" VALUES(1,106,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,107,-1,'treasure coin+coin',NULL);
INSERT INTO "log" VALUES(1,108,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(1,109,0,'roll',NULL);
INSERT INTO "log" VALUES(1,110,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(1,111,0,'roll',NULL);
INSERT INTO "log" VALUES(1,112,-1,'dice key diamond sabres sabres',NULL);
INSERT INTO "log" VALUES(1,113,0,'open left',NULL);
INSERT INTO "log" VALUES(1,114,-1,'treasure coin+coin+diamond',NULL);
INSERT INTO "log" VALUES(1,115,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(1,116,1,'roll',NULL);
INSERT INTO "log" VALUES(1,117,-1,'dice key key key diamond',NULL);
INSERT INTO "log" VALUES(1,118,1,'open right',NULL);
INSERT INTO "log" VALUES(1,119,-1,'treasure coin+diamond+diamond',NULL);
INSERT INTO "log" VALUES(1,120,0,'roll',NULL);
INSERT INTO "log" VALUES(1,121,-1,'dice coin coin coin coin',NULL);
INSERT INTO "log" VALUES(1,122,0,'roll',NULL);
INSERT INTO "log" VALUES(1,123,-1,'dice key coin coin diamond',NULL);
INSERT INTO "log" VALUES(1,124,0,'open left',NULL);
INSERT INTO "log" VALUES(1,125,0,'load coin+coin+diamond',NULL);
INSERT INTO "log" VALUES(1,126,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(1,127,1,'roll',NULL);
INSERT INTO "log" VALUES(1,128,-1,'dice key key key coin',NULL);
INSERT INTO "log" VALUES(1,129,1,'open middle',NULL);
INSERT INTO "log" VALUES(1,130,-1,'treasure coin+coin+coin',NULL);
INSERT INTO "log" VALUES(1,131,0,'roll',NULL);
INSERT INTO "log" VALUES(1,132,-1,'dice coin sabres sabres sabres',NULL);
INSERT INTO "log" VALUES(1,133,0,'roll',NULL);
INSERT INTO "log" VALUES(1,134,-1,'dice key diamond diamond sabres',NULL);
INSERT INTO "log" VALUES(1,135,1,'roll',NULL);
INSERT INTO "log" VALUES(1,136,-1,'dice key key coin sabres',NULL);
INSERT INTO "log" VALUES(1,137,1,'load coin+coin',NULL);
INSERT INTO "log" VALUES(1,138,0,'roll',NULL);
INSERT INTO "log" VALUES(1,139,-1,'dice key key key diamond',NULL);
INSERT INTO "log" VALUES(1,140,0,'roll',NULL);
INSERT INTO "log" VALUES(1,141,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(1,142,1,'roll',NULL);
INSERT INTO "log" VALUES(1,143,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,144,1,'roll',NULL);
INSERT INTO "log" VALUES(1,145,-1,'dice key coin diamond diamond',NULL);
INSERT INTO "log" VALUES(1,146,1,'load diamond+diamond',NULL);
INSERT INTO "log" VALUES(1,147,0,'roll',NULL);
INSERT INTO "log" VALUES(1,148,-1,'dice coin sabres sabres sabres',NULL);
INSERT INTO "log" VALUES(1,149,0,'roll',NULL);
INSERT INTO "log" VALUES(1,150,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(1,151,1,'roll',NULL);
INSERT INTO "log" VALUES(1,152,-1,'dice key diamond diamond sabres',NULL);
INSERT INTO "log" VALUES(1,153,1,'roll',NULL);
INSERT INTO "log" VALUES(1,154,-1,'dice key coin coin coin',NULL);
INSERT INTO "log" VALUES(1,155,1,'load coin+coin+coin',NULL);
INSERT INTO "log" VALUES(1,156,0,'roll',NULL);
INSERT INTO "log" VALUES(1,157,-1,'dice key key diamond diamond',NULL);
INSERT INTO "log" VALUES(1,158,0,'roll',NULL);
INSERT INTO "log" VALUES(1,159,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(1,160,1,'roll',NULL);
INSERT INTO "log" VALUES(1,161,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(1,162,1,'done',NULL);
INSERT INTO "log" VALUES(1,163,0,'roll',NULL);
INSERT INTO "log" VALUES(1,164,-1,'dice key key coin sabres',NULL);
INSERT INTO "log" VALUES(1,165,0,'roll',NULL);
INSERT INTO "log" VALUES(1,166,-1,'dice coin coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,167,1,'roll',NULL);
INSERT INTO "log" VALUES(1,168,-1,'dice key coin coin diamond',NULL);
INSERT INTO "log" VALUES(1,169,1,'roll',NULL);
INSERT INTO "log" VALUES(1,170,-1,'dice key key key sabres',NULL);
INSERT INTO "log" VALUES(1,171,1,'open right',NULL);
INSERT INTO "log" VALUES(1,172,-1,'treasure coin+diamond+diamond',NULL);
INSERT INTO "log" VALUES(1,173,0,'roll',NULL);
INSERT INTO "log" VALUES(1,174,-1,'dice key key key diamond',NULL);
INSERT INTO "log" VALUES(1,175,0,'roll',NULL);
INSERT INTO "log" VALUES(1,176,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(1,177,1,'roll',NULL);
INSERT INTO "log" VALUES(1,178,-1,'dice key key coin sabres',NULL);
INSERT INTO "log" VALUES(1,179,1,'load coin+diamond',NULL);
INSERT INTO "log" VALUES(2,0,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(2,1,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,2,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(2,3,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,4,0,'roll',NULL);
INSERT INTO "log" VALUES(2,5,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(2,6,0,'roll',NULL);
INSERT INTO "log" VALUES(2,7,-1,'dice coin coin coin coin',NULL);
INSERT INTO "log" VALUES(2,8,1,'roll',NULL);
INSERT INTO "log" VALUES(2,9,-1,'dice key key coin coin',NULL);
INSERT INTO "log" VALUES(2,10,1,'open middle',NULL);
INSERT INTO "log" VALUES(2,11,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(2,12,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,13,0,'roll',NULL);
INSERT INTO "log" VALUES(2,14,-1,'dice coin sabres sabres sabres',NULL);
INSERT INTO "log" VALUES(2,15,0,'roll',NULL);
INSERT INTO "log" VALUES(2,16,-1,'dice key coin diamond sabres',NULL);
INSERT INTO "log" VALUES(2,17,0,'open middle',NULL);
INSERT INTO "log" VALUES(2,18,-1,'treasure coin+diamond',NULL);
INSERT INTO "log" VALUES(2,19,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(2,20,1,'roll',NULL);
INSERT INTO "log" VALUES(2,21,-1,'dice key key sabres sabres',NULL);
INSERT INTO "log" VALUES(2,22,1,'roll',NULL);
INSERT INTO "log" VALUES(2,23,-1,'dice key key key coin',NULL);
INSERT INTO "log" VALUES(2,24,1,'open left',NULL);
INSERT INTO "log" VALUES(2,25,-1,'treasure coin+coin+diamond',NULL);
INSERT INTO "log" VALUES(2,26,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,27,0,'roll',NULL);
INSERT INTO "log" VALUES(2,28,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(2,29,0,'roll',NULL);
INSERT INTO "log" VALUES(2,30,-1,'dice key key diamond sabres',NULL);
INSERT INTO "log" VALUES(2,31,0,'open left',NULL);
INSERT INTO "log" VALUES(2,32,-1,'treasure coin+diamond+diamond',NULL);
INSERT INTO "log" VALUES(2,33,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,34,1,'roll',NULL);
INSERT INTO "log" VALUES(2,35,-1,'dice key diamond diamond sabres',NULL);
INSERT INTO "log" VALUES(2,36,1,'open left',NULL);
INSERT INTO "log" VALUES(2,37,-1,'treasure coin+coin',NULL);
INSERT INTO "log" VALUES(2,38,-1,'chest 1',NULL);
INSERT INTO "log" VALUES(2,39,0,'roll',NULL);
INSERT INTO "log" VALUES(2,40,-1,'dice key diamond sabres sabres',NULL);
INSERT INTO "log" VALUES(2,41,0,'roll',NULL);
INSERT INTO "log" VALUES(2,42,-1,'dice key key coin diamond',NULL);
INSERT INTO "log" VALUES(2,43,0,'open left',NULL);
INSERT INTO "log" VALUES(2,44,0,'load coin+diamond',NULL);
INSERT INTO "log" VALUES(2,45,-1,'treasure coin+diamond',NULL);
INSERT INTO "log" VALUES(2,46,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(2,47,1,'roll',NULL);
INSERT INTO "log" VALUES(2,48,-1,'dice key coin coin sabres',NULL);
INSERT INTO "log" VALUES(2,49,1,'open left',NULL);
INSERT INTO "log" VALUES(2,50,1,'open right',NULL);
INSERT INTO "log" VALUES(2,51,1,'load coin+coin',NULL);
INSERT INTO "log" VALUES(2,52,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(2,53,-1,'treasure fish-bones',NULL);
INSERT INTO "log" VALUES(2,54,-1,'chest 2',NULL);
INSERT INTO "log" VALUES(2,55,-1,'chest 3',NULL);
INSERT INTO "log" VALUES(3,0,-1,'card 6',NULL);
INSERT INTO "log" VALUES(3,1,-1,'card 2',NULL);
INSERT INTO "log" VALUES(3,2,-1,'card 1',NULL);
INSERT INTO "log" VALUES(3,3,-1,'card 1',NULL);
INSERT INTO "log" VALUES(3,4,-1,'card 3',NULL);
INSERT INTO "log" VALUES(3,5,-1,'card 5',NULL);
INSERT INTO "log" VALUES(3,6,-1,'card 3',NULL);
INSERT INTO "log" VALUES(3,7,-1,'card 4',NULL);
INSERT INTO "log" VALUES(3,8,0,'play 1 28:mine',NULL);
INSERT INTO "log" VALUES(3,9,-1,'card 4',NULL);
INSERT INTO "log" VALUES(3,10,0,'rum 28',NULL);
INSERT INTO "log" VALUES(3,11,1,'rum 32',NULL);
INSERT INTO "log" VALUES(3,12,1,'play 1 30:mine',NULL);
INSERT INTO "log" VALUES(3,13,-1,'card 1',NULL);
INSERT INTO "log" VALUES(3,14,0,'play 3 28:mine',NULL);
INSERT INTO "log" VALUES(3,15,-1,'card 5',NULL);
INSERT INTO "log" VALUES(3,16,1,'play 5 36:theirs',NULL);
INSERT INTO "log" VALUES(3,17,-1,'card 4',NULL);
INSERT INTO "log" VALUES(3,18,0,'play 3 28:mine',NULL);
INSERT INTO "log" VALUES(3,19,-1,'card -4',NULL);
INSERT INTO "log" VALUES(3,20,1,'play 2 28:mine',NULL);
INSERT INTO "log" VALUES(3,21,-1,'card 4',NULL);
INSERT INTO "log" VALUES(3,22,0,'play -4 28:mine',NULL);
INSERT INTO "log" VALUES(3,23,-1,'card 0',NULL);
INSERT INTO "log" VALUES(3,24,1,'octopus 30:mine/1 30:theirs',NULL);
INSERT INTO "log" VALUES(3,25,0,'play 0 28:mine',NULL);
INSERT INTO "log" VALUES(3,26,-1,'card 2',NULL);
INSERT INTO "log" VALUES(3,27,1,'play 4 36:theirs',NULL);
INSERT INTO "log" VALUES(3,28,-1,'card 5',NULL);
INSERT INTO "log" VALUES(3,29,0,'play 2 28:theirs',NULL);
INSERT INTO "log" VALUES(3,30,-1,'card 9',NULL);
INSERT INTO "log" VALUES(3,31,1,'play 1 28:mine',NULL);
INSERT INTO "log" VALUES(3,32,-1,'card 10',NULL);
INSERT INTO "log" VALUES(3,33,0,'play 4 28:theirs',NULL);
INSERT INTO "log" VALUES(3,34,-1,'card 7',NULL);
INSERT INTO "log" VALUES(3,35,1,'play 5 32:theirs',NULL);
INSERT INTO "log" VALUES(3,36,-1,'card 9',NULL);
INSERT INTO "log" VALUES(3,37,0,'play 5 28:theirs',NULL);
INSERT INTO "log" VALUES(3,38,-1,'card 9',NULL);
INSERT INTO "log" VALUES(3,39,1,'play 4 30:theirs',NULL);
INSERT INTO "log" VALUES(3,40,-1,'card 8',NULL);
INSERT INTO "log" VALUES(3,41,0,'play 6 30:mine',NULL);
INSERT INTO "log" VALUES(3,42,-1,'card 5',NULL);
INSERT INTO "log" VALUES(3,43,1,'play 9 34:theirs',NULL);
INSERT INTO "log" VALUES(3,44,-1,'card 3',NULL);
INSERT INTO "log" VALUES(3,45,0,'play 5 30:mine',NULL);
INSERT INTO "log" VALUES(3,46,-1,'card 0',NULL);
INSERT INTO "log" VALUES(3,47,1,'play 8 34:theirs',NULL);
INSERT INTO "log" VALUES(3,48,-1,'card 10',NULL);
INSERT INTO "log" VALUES(3,49,0,'play 0 30:mine',NULL);
INSERT INTO "log" VALUES(3,50,0,'crew 32',NULL);
INSERT INTO "log" VALUES(3,51,-1,'card 7',NULL);
INSERT INTO "log" VALUES(3,52,1,'play 10 34:theirs',NULL);
INSERT INTO "log" VALUES(3,53,-1,'card 8',NULL);
INSERT INTO "log" VALUES(3,54,0,'play 7 30:theirs',NULL);
INSERT INTO "log" VALUES(3,55,-1,'card 9',NULL);
INSERT INTO "log" VALUES(3,56,1,'play 3 34:theirs',NULL);
INSERT INTO "log" VALUES(3,57,-1,'card -1',NULL);
INSERT INTO "log" VALUES(3,58,0,'play 7 30:theirs',NULL);
INSERT INTO "log" VALUES(3,59,-1,'card -1',NULL);
INSERT INTO "log" VALUES(3,60,1,'play -1 34:theirs',NULL);
INSERT INTO "log" VALUES(3,61,0,'crew 36',NULL);
INSERT INTO "log" VALUES(3,62,-1,'card -3',NULL);
INSERT INTO "log" VALUES(3,63,0,'play -1 30:theirs',NULL);
INSERT INTO "log" VALUES(3,64,-1,'card 1',NULL);
INSERT INTO "log" VALUES(3,65,1,'play 8 34:mine',NULL);
INSERT INTO "log" VALUES(3,66,-1,'card 8',NULL);
INSERT INTO "log" VALUES(3,67,0,'play 1 30:theirs',NULL);
INSERT INTO "log" VALUES(3,68,-1,'card 6',NULL);
INSERT INTO "log" VALUES(3,69,1,'play 8 32:mine',NULL);
INSERT INTO "log" VALUES(3,70,-1,'card 0',NULL);
INSERT INTO "log" VALUES(3,71,0,'play 6 30:theirs',NULL);
INSERT INTO "log" VALUES(3,72,-1,'card -2',NULL);
INSERT INTO "log" VALUES(3,73,1,'octopus 32:mine/8 36:theirs',NULL);
INSERT INTO "log" VALUES(3,74,0,'play -2 32:mine',NULL);
INSERT INTO "log" VALUES(3,75,-1,'card 10',NULL);
INSERT INTO "log" VALUES(3,76,1,'play 10 32:mine',NULL);
INSERT INTO "log" VALUES(3,77,-1,'card 7',NULL);
INSERT INTO "log" VALUES(3,78,0,'play 9 32:mine',NULL);
INSERT INTO "log" VALUES(3,79,-1,'card 8',NULL);
INSERT INTO "log" VALUES(3,80,1,'play 0 34:mine',NULL);
INSERT INTO "log" VALUES(3,81,-1,'card -2',NULL);
INSERT INTO "log" VALUES(3,82,0,'play 8 32:mine',NULL);
INSERT INTO "log" VALUES(3,83,-1,'card 2',NULL);
INSERT INTO "log" VALUES(3,84,1,'play 4 32:theirs',NULL);
INSERT INTO "log" VALUES(3,85,-1,'card 6',NULL);
INSERT INTO "log" VALUES(3,86,0,'play 2 32:theirs',NULL);
INSERT INTO "log" VALUES(3,87,-1,'card -4',NULL);
INSERT INTO "log" VALUES(3,88,1,'play 7 36:mine',NULL);
INSERT INTO "log" VALUES(3,89,-1,'card 3',NULL);
INSERT INTO "log" VALUES(3,90,0,'play -4 32:theirs',NULL);
INSERT INTO "log" VALUES(3,91,-1,'card 10',NULL);
INSERT INTO "log" VALUES(3,92,1,'play -3 34:mine',NULL);
INSERT INTO "log" VALUES(3,93,-1,'card 7',NULL);
INSERT INTO "log" VALUES(3,94,0,'play 9 32:theirs',NULL);
INSERT INTO "log" VALUES(3,95,-1,'card 2',NULL);
INSERT INTO "log" VALUES(3,96,1,'play -2 36:mine',NULL);
INSERT INTO "log" VALUES(3,97,-1,'card 6',NULL);
INSERT INTO "log" VALUES(3,98,0,'play 2 32:theirs',NULL);
INSERT INTO "log" VALUES(3,99,-1,'card 0',NULL);
INSERT INTO "log" VALUES(3,100,1,'play 6 36:mine',NULL);
INSERT INTO "log" VALUES(3,101,-1,'card -3',NULL);
INSERT INTO "log" VALUES(3,102,0,'play 0 34:theirs',NULL);
INSERT INTO "log" VALUES(3,103,1,'play 7 34:mine',NULL);
INSERT INTO "log" VALUES(3,104,0,'play 9 36:mine',NULL);
INSERT INTO "log" VALUES(3,105,1,'play 3 36:mine',NULL);
INSERT INTO "log" VALUES(3,106,0,'play 10 36:mine',NULL);
INSERT INTO "log" VALUES(4,0,-1,'card 3',NULL);
INSERT INTO "log" VALUES(4,1,-1,'card 2',NULL);
INSERT INTO "log" VALUES(4,2,-1,'card 4',NULL);
INSERT INTO "log" VALUES(4,3,-1,'card 2',NULL);
INSERT INTO "log" VALUES(4,4,-1,'card 1',NULL);
INSERT INTO "log" VALUES(4,5,-1,'card 8',NULL);
INSERT INTO "log" VALUES(4,6,-1,'card 10',NULL);
INSERT INTO "log" VALUES(4,7,-1,'card 4',NULL);
INSERT INTO "log" VALUES(4,8,0,'play 1 28:mine',NULL);
INSERT INTO "log" VALUES(4,9,-1,'card 1',NULL);
INSERT INTO "log" VALUES(4,10,0,'rum 28',NULL);
INSERT INTO "log" VALUES(4,11,1,'play 4 28:theirs',NULL);
INSERT INTO "log" VALUES(4,12,-1,'card 0',NULL);
INSERT INTO "log" VALUES(4,13,1,'rum 32',NULL);
INSERT INTO "log" VALUES(4,14,0,'play 1 28:mine',NULL);
INSERT INTO "log" VALUES(4,15,-1,'card 5',NULL);
INSERT INTO "log" VALUES(4,16,1,'play 2 32:mine',NULL);
INSERT INTO "log" VALUES(4,17,-1,'card 10',NULL);
INSERT INTO "log" VALUES(4,18,0,'play 3 28:mine',NULL);
INSERT INTO "log" VALUES(4,19,-1,'card 8',NULL);
INSERT INTO "log" VALUES(4,20,1,'play 8 34:theirs',NULL);
INSERT INTO "log" VALUES(4,21,-1,'card 0',NULL);
INSERT INTO "log" VALUES(4,22,0,'play 4 28:mine',NULL);
INSERT INTO "log" VALUES(4,23,-1,'card 9',NULL);
INSERT INTO "log" VALUES(4,24,1,'octopus 28:theirs/1 28:mine',NULL);
INSERT INTO "log" VALUES(4,25,0,'play 5 28:mine',NULL);
INSERT INTO "log" VALUES(4,26,-1,'card 4',NULL);
INSERT INTO "log" VALUES(4,27,1,'play 0 28:mine',NULL);
INSERT INTO "log" VALUES(4,28,-1,'card 5',NULL);
INSERT INTO "log" VALUES(4,29,0,'play 4 28:theirs',NULL);
INSERT INTO "log" VALUES(4,30,-1,'card -1',NULL);
INSERT INTO "log" VALUES(4,31,1,'play 0 32:mine',NULL);
INSERT INTO "log" VALUES(4,32,-1,'card 7',NULL);
INSERT INTO "log" VALUES(4,33,0,'play -1 28:theirs',NULL);
INSERT INTO "log" VALUES(4,34,-1,'card 7',NULL);
INSERT INTO "log" VALUES(4,35,1,'play 10 28:mine',NULL);
INSERT INTO "log" VALUES(4,36,-1,'card 10',NULL);
INSERT INTO "log" VALUES(4,37,0,'play 7 30:mine',NULL);
INSERT INTO "log" VALUES(4,38,-1,'card 8',NULL);
INSERT INTO "log" VALUES(4,39,1,'play 7 32:theirs',NULL);
INSERT INTO "log" VALUES(4,40,-1,'card 5',NULL);
INSERT INTO "log" VALUES(4,41,0,'play 8 30:mine',NULL);
INSERT INTO "log" VALUES(4,42,-1,'card 2',NULL);
INSERT INTO "log" VALUES(4,43,1,'octopus 34:theirs/8 32:mine',NULL);
INSERT INTO "log" VALUES(4,44,0,'play 2 30:mine',NULL);
INSERT INTO "log" VALUES(4,45,-1,'card -3',NULL);
INSERT INTO "log" VALUES(4,46,1,'play 5 36:mine',NULL);
INSERT INTO "log" VALUES(4,47,-1,'card 10',NULL);
INSERT INTO "log" VALUES(4,48,0,'play -3 30:mine',NULL);
INSERT INTO "log" VALUES(5,0,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,1,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,2,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,3,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,4,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,5,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,6,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,7,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,8,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,9,0,'place D5',NULL);
INSERT INTO "log" VALUES(5,10,-1,'fog green-3',NULL);
INSERT INTO "log" VALUES(5,11,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,12,0,'place E4',NULL);
INSERT INTO "log" VALUES(5,13,-1,'fog white-2',NULL);
INSERT INTO "log" VALUES(5,14,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,15,0,'place D4',NULL);
INSERT INTO "log" VALUES(5,16,-1,'fog white-3',NULL);
INSERT INTO "log" VALUES(5,17,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,18,1,'place E6',NULL);
INSERT INTO "log" VALUES(5,19,-1,'fog each-1',NULL);
INSERT INTO "log" VALUES(5,20,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,21,1,'place G6',NULL);
INSERT INTO "log" VALUES(5,22,-1,'fog brown-3',NULL);
INSERT INTO "log" VALUES(5,23,1,'play red',NULL);
INSERT INTO "log" VALUES(5,24,1,'place G4',NULL);
INSERT INTO "log" VALUES(5,25,-1,'fog black-2',NULL);
INSERT INTO "log" VALUES(5,26,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,27,0,'place C4',NULL);
INSERT INTO "log" VALUES(5,28,-1,'fog starfish-2',NULL);
INSERT INTO "log" VALUES(5,29,0,'occupy C3',NULL);
INSERT INTO "log" VALUES(5,30,0,'occupy C7',NULL);
INSERT INTO "log" VALUES(5,31,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,32,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,33,1,'stop',NULL);
INSERT INTO "log" VALUES(5,34,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,35,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,36,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,37,0,'play red',NULL);
INSERT INTO "log" VALUES(5,38,0,'place D5',NULL);
INSERT INTO "log" VALUES(5,39,0,'joker yellow-red yellow',NULL);
INSERT INTO "log" VALUES(5,40,0,'place C4',NULL);
INSERT INTO "log" VALUES(5,41,0,'occupy D2',NULL);
INSERT INTO "log" VALUES(5,42,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,43,1,'joker blue-red red',NULL);
INSERT INTO "log" VALUES(5,44,1,'place H5',NULL);
INSERT INTO "log" VALUES(5,45,-1,'fog any-2',NULL);
INSERT INTO "log" VALUES(5,46,1,'choose brown',NULL);
INSERT INTO "log" VALUES(5,47,1,'joker blue-yellow yellow',NULL);
INSERT INTO "log" VALUES(5,48,1,'place C5',NULL);
INSERT INTO "log" VALUES(5,49,-1,'fog any-3',NULL);
INSERT INTO "log" VALUES(5,50,1,'choose white',NULL);
INSERT INTO "log" VALUES(5,51,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,52,1,'place D7',NULL);
INSERT INTO "log" VALUES(5,53,-1,'fog any-3',NULL);
INSERT INTO "log" VALUES(5,54,1,'choose white',NULL);
INSERT INTO "log" VALUES(5,55,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,56,0,'place B4',NULL);
INSERT INTO "log" VALUES(5,57,-1,'tile 4',NULL);
INSERT INTO "log" VALUES(5,58,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,59,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,60,1,'stop',NULL);
INSERT INTO "log" VALUES(5,61,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,62,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,63,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,64,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,65,0,'place B4',NULL);
INSERT INTO "log" VALUES(5,66,-1,'tile 4',NULL);
INSERT INTO "log" VALUES(5,67,0,'play red',NULL);
INSERT INTO "log" VALUES(5,68,0,'place C5',NULL);
INSERT INTO "log" VALUES(5,69,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,70,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,71,1,'stop',NULL);
INSERT INTO "log" VALUES(5,72,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,73,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,74,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,75,0,'play red',NULL);
INSERT INTO "log" VALUES(5,76,0,'place B5',NULL);
INSERT INTO "log" VALUES(5,77,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,78,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,79,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,80,1,'place D8',NULL);
INSERT INTO "log" VALUES(5,81,1,'joker blue-yellow yellow',NULL);
INSERT INTO "log" VALUES(5,82,1,'place D6',NULL);
INSERT INTO "log" VALUES(5,83,-1,'fog starfish-2',NULL);
INSERT INTO "log" VALUES(5,84,1,'occupy G2',NULL);
INSERT INTO "log" VALUES(5,85,1,'occupy G8',NULL);
INSERT INTO "log" VALUES(5,86,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,87,1,'place D4',NULL);
INSERT INTO "log" VALUES(5,88,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,89,0,'place A4',NULL);
INSERT INTO "log" VALUES(5,90,0,'build A3:brown',NULL);
INSERT INTO "log" VALUES(5,91,0,'build A3:brown',NULL);
INSERT INTO "log" VALUES(5,92,0,'build A3:green',NULL);
INSERT INTO "log" VALUES(5,93,0,'build A3:green',NULL);
INSERT INTO "log" VALUES(5,94,0,'build A3:green',NULL);
INSERT INTO "log" VALUES(5,95,0,'build A3:black',NULL);
INSERT INTO "log" VALUES(5,96,0,'build A5:black',NULL);
INSERT INTO "log" VALUES(5,97,0,'build A5:white',NULL);
INSERT INTO "log" VALUES(5,98,0,'build A5:white',NULL);
INSERT INTO "log" VALUES(5,99,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,100,0,'place B5',NULL);
INSERT INTO "log" VALUES(5,101,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,102,1,'play red',NULL);
INSERT INTO "log" VALUES(5,103,1,'place F4',NULL);
INSERT INTO "log" VALUES(5,104,-1,'fog starfish-1',NULL);
INSERT INTO "log" VALUES(5,105,1,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,106,1,'place G5',NULL);
INSERT INTO "log" VALUES(5,107,-1,'fog ship-1',NULL);
INSERT INTO "log" VALUES(5,108,1,'place G4',NULL);
INSERT INTO "log" VALUES(5,109,1,'stop',NULL);
INSERT INTO "log" VALUES(5,110,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,111,0,'joker yellow-red yellow',NULL);
INSERT INTO "log" VALUES(5,112,0,'place A4',NULL);
INSERT INTO "log" VALUES(5,113,0,'build A3:black',NULL);
INSERT INTO "log" VALUES(5,114,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,115,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,116,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,117,1,'place G5',NULL);
INSERT INTO "log" VALUES(5,118,1,'place G6',NULL);
INSERT INTO "log" VALUES(5,119,1,'play red',NULL);
INSERT INTO "log" VALUES(5,120,1,'place F3',NULL);
INSERT INTO "log" VALUES(5,121,-1,'fog any-2',NULL);
INSERT INTO "log" VALUES(5,122,1,'choose brown',NULL);
INSERT INTO "log" VALUES(5,123,1,'play red',NULL);
INSERT INTO "log" VALUES(5,124,1,'place C6',NULL);
INSERT INTO "log" VALUES(5,125,-1,'fog ship-1',NULL);
INSERT INTO "log" VALUES(5,126,1,'place B7',NULL);
INSERT INTO "log" VALUES(5,127,-1,'tile 5',NULL);
INSERT INTO "log" VALUES(5,128,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,129,0,'place B6',NULL);
INSERT INTO "log" VALUES(5,130,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,131,0,'place A6',NULL);
INSERT INTO "log" VALUES(5,132,0,'build A5:white',NULL);
INSERT INTO "log" VALUES(5,133,0,'build A7:white',NULL);
INSERT INTO "log" VALUES(5,134,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,135,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,136,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,137,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,138,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,139,0,'place B7',NULL);
INSERT INTO "log" VALUES(5,140,-1,'tile 4',NULL);
INSERT INTO "log" VALUES(5,141,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,142,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,143,1,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,144,1,'place H4',NULL);
INSERT INTO "log" VALUES(5,145,-1,'fog starfish-1',NULL);
INSERT INTO "log" VALUES(5,146,1,'occupy I6',NULL);
INSERT INTO "log" VALUES(5,147,1,'joker yellow-red red',NULL);
INSERT INTO "log" VALUES(5,148,1,'place D7',NULL);
INSERT INTO "log" VALUES(5,149,1,'choose brown',NULL);
INSERT INTO "log" VALUES(5,150,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,151,1,'place E7',NULL);
INSERT INTO "log" VALUES(5,152,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,153,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,154,0,'play red',NULL);
INSERT INTO "log" VALUES(5,155,0,'place B6',NULL);
INSERT INTO "log" VALUES(5,156,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,157,0,'place B8',NULL);
INSERT INTO "log" VALUES(5,158,0,'build A7:white',NULL);
INSERT INTO "log" VALUES(5,159,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,160,1,'joker yellow-red red',NULL);
INSERT INTO "log" VALUES(5,161,1,'place E4',NULL);
INSERT INTO "log" VALUES(5,162,1,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,163,1,'place D3',NULL);
INSERT INTO "log" VALUES(5,164,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,165,0,'play red',NULL);
INSERT INTO "log" VALUES(5,166,0,'place D5',NULL);
INSERT INTO "log" VALUES(5,167,-1,'fog ship-1',NULL);
INSERT INTO "log" VALUES(5,168,0,'place C4',NULL);
INSERT INTO "log" VALUES(5,169,-1,'fog any-3',NULL);
INSERT INTO "log" VALUES(5,170,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,171,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,172,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,173,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,174,1,'place E6',NULL);
INSERT INTO "log" VALUES(5,175,-1,'fog any-2',NULL);
INSERT INTO "log" VALUES(5,176,1,'choose white',NULL);
INSERT INTO "log" VALUES(5,177,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,178,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,179,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,180,0,'place E4',NULL);
INSERT INTO "log" VALUES(5,181,-1,'fog brown-3',NULL);
INSERT INTO "log" VALUES(5,182,0,'play red',NULL);
INSERT INTO "log" VALUES(5,183,0,'place B4',NULL);
INSERT INTO "log" VALUES(5,184,-1,'tile 3',NULL);
INSERT INTO "log" VALUES(5,185,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,186,1,'stop',NULL);
INSERT INTO "log" VALUES(5,187,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,188,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,189,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,190,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,191,0,'place D5',NULL);
INSERT INTO "log" VALUES(5,192,0,'place C4',NULL);
INSERT INTO "log" VALUES(5,193,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,194,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,195,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,196,1,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,197,1,'place G5',NULL);
INSERT INTO "log" VALUES(5,198,-1,'fog any-2',NULL);
INSERT INTO "log" VALUES(5,199,1,'choose black',NULL);
INSERT INTO "log" VALUES(5,200,1,'play red',NULL);
INSERT INTO "log" VALUES(5,201,1,'place G5',NULL);
INSERT INTO "log" VALUES(5,202,1,'choose brown',NULL);
INSERT INTO "log" VALUES(5,203,1,'joker blue-red red',NULL);
INSERT INTO "log" VALUES(5,204,1,'place H6',NULL);
INSERT INTO "log" VALUES(5,205,-1,'fog green-2',NULL);
INSERT INTO "log" VALUES(5,206,0,'play red',NULL);
INSERT INTO "log" VALUES(5,207,0,'place A4',NULL);
INSERT INTO "log" VALUES(5,208,0,'build A3:brown',NULL);
INSERT INTO "log" VALUES(5,209,0,'build A3:brown',NULL);
INSERT INTO "log" VALUES(5,210,0,'build A5:brown',NULL);
INSERT INTO "log" VALUES(5,211,0,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,212,0,'place B4',NULL);
INSERT INTO "log" VALUES(5,213,-1,'tile 4',NULL);
INSERT INTO "log" VALUES(5,214,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,215,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,216,1,'place B3',NULL);
INSERT INTO "log" VALUES(5,217,1,'build C3:black',NULL);
INSERT INTO "log" VALUES(5,218,1,'build A3:green',NULL);
INSERT INTO "log" VALUES(5,219,1,'build C3:black',NULL);
INSERT INTO "log" VALUES(5,220,1,'build C3:black',NULL);
INSERT INTO "log" VALUES(5,221,1,'stop',NULL);
INSERT INTO "log" VALUES(5,222,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,223,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,224,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,225,0,'place D4',NULL);
INSERT INTO "log" VALUES(5,226,-1,'fog starfish-2',NULL);
INSERT INTO "log" VALUES(5,227,0,'occupy C3',NULL);
INSERT INTO "log" VALUES(5,228,0,'occupy C7',NULL);
INSERT INTO "log" VALUES(5,229,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,230,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,231,1,'stop',NULL);
INSERT INTO "log" VALUES(5,232,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,233,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,234,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,235,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,236,0,'place A2',NULL);
INSERT INTO "log" VALUES(5,237,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,238,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,239,0,'occupy G2',NULL);
INSERT INTO "log" VALUES(5,240,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,241,0,'place D3',NULL);
INSERT INTO "log" VALUES(5,242,0,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,243,0,'place A1',NULL);
INSERT INTO "log" VALUES(5,244,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,245,0,'occupy G8',NULL);
INSERT INTO "log" VALUES(5,246,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,247,1,'place E2',NULL);
INSERT INTO "log" VALUES(5,248,1,'build D2:brown',NULL);
INSERT INTO "log" VALUES(5,249,1,'build D2:white',NULL);
INSERT INTO "log" VALUES(5,250,1,'build D2:brown',NULL);
INSERT INTO "log" VALUES(5,251,1,'build D2:brown',NULL);
INSERT INTO "log" VALUES(5,252,1,'enough',NULL);
INSERT INTO "log" VALUES(5,253,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,254,1,'place C2',NULL);
INSERT INTO "log" VALUES(5,255,1,'build D2:white',NULL);
INSERT INTO "log" VALUES(5,256,1,'enough',NULL);
INSERT INTO "log" VALUES(5,257,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,258,1,'place E7',NULL);
INSERT INTO "log" VALUES(5,259,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,260,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,261,0,'joker yellow-red yellow',NULL);
INSERT INTO "log" VALUES(5,262,0,'place B2',NULL);
INSERT INTO "log" VALUES(5,263,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,264,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,265,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,266,1,'stop',NULL);
INSERT INTO "log" VALUES(5,267,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,268,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,269,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,270,1,'discard blue',NULL);
INSERT INTO "log" VALUES(5,271,0,'play red',NULL);
INSERT INTO "log" VALUES(5,272,0,'place B5',NULL);
INSERT INTO "log" VALUES(5,273,0,'play red',NULL);
INSERT INTO "log" VALUES(5,274,0,'place B6',NULL);
INSERT INTO "log" VALUES(5,275,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,276,1,'stop',NULL);
INSERT INTO "log" VALUES(5,277,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,278,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,279,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,280,1,'discard red',NULL);
INSERT INTO "log" VALUES(5,281,1,'discard yellow-red',NULL);
INSERT INTO "log" VALUES(5,282,1,'discard blue-yellow',NULL);
INSERT INTO "log" VALUES(5,283,0,'play red',NULL);
INSERT INTO "log" VALUES(5,284,0,'place A6',NULL);
INSERT INTO "log" VALUES(5,285,0,'build A5:brown',NULL);
INSERT INTO "log" VALUES(5,286,0,'build A5:brown',NULL);
INSERT INTO "log" VALUES(5,287,0,'build A5:black',NULL);
INSERT INTO "log" VALUES(5,288,0,'build A7:brown',NULL);
INSERT INTO "log" VALUES(5,289,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,290,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,291,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,292,1,'place D6',NULL);
INSERT INTO "log" VALUES(5,293,-1,'fog white-2',NULL);
INSERT INTO "log" VALUES(5,294,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,295,1,'place E1',NULL);
INSERT INTO "log" VALUES(5,296,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,297,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,298,1,'stop',NULL);
INSERT INTO "log" VALUES(5,299,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,300,1,'discard blue-red',NULL);
INSERT INTO "log" VALUES(5,301,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,302,0,'place A1',NULL);
INSERT INTO "log" VALUES(5,303,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,304,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(5,305,0,'place B1',NULL);
INSERT INTO "log" VALUES(5,306,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,307,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,308,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,309,0,'place B2',NULL);
INSERT INTO "log" VALUES(5,310,0,'choose brown',NULL);
INSERT INTO "log" VALUES(5,311,1,'stop',NULL);
INSERT INTO "log" VALUES(5,312,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,313,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,314,-1,'card yellow-red',NULL);
INSERT INTO "log" VALUES(5,315,1,'discard yellow-red',NULL);
INSERT INTO "log" VALUES(5,316,1,'discard red',NULL);
INSERT INTO "log" VALUES(5,317,1,'discard blue',NULL);
INSERT INTO "log" VALUES(5,318,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,319,0,'place A4',NULL);
INSERT INTO "log" VALUES(5,320,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,321,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,322,1,'joker yellow-red red',NULL);
INSERT INTO "log" VALUES(5,323,1,'place G4',NULL);
INSERT INTO "log" VALUES(5,324,-1,'fog green-3',NULL);
INSERT INTO "log" VALUES(5,325,1,'joker yellow-red yellow',NULL);
INSERT INTO "log" VALUES(5,326,1,'place F1',NULL);
INSERT INTO "log" VALUES(5,327,1,'stop',NULL);
INSERT INTO "log" VALUES(5,328,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,329,0,'play yellow',NULL);
INSERT INTO "log" VALUES(5,330,0,'place A2',NULL);
INSERT INTO "log" VALUES(5,331,-1,'card blue',NULL);
INSERT INTO "log" VALUES(5,332,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,333,0,'occupy D2',NULL);
INSERT INTO "log" VALUES(5,334,0,'play blue',NULL);
INSERT INTO "log" VALUES(5,335,0,'place B5',NULL);
INSERT INTO "log" VALUES(5,336,0,'play red',NULL);
INSERT INTO "log" VALUES(5,337,0,'place B7',NULL);
INSERT INTO "log" VALUES(5,338,-1,'tile 5',NULL);
INSERT INTO "log" VALUES(5,339,1,'play blue',NULL);
INSERT INTO "log" VALUES(5,340,1,'place H6',NULL);
INSERT INTO "log" VALUES(5,341,1,'play red',NULL);
INSERT INTO "log" VALUES(5,342,1,'place C6',NULL);
INSERT INTO "log" VALUES(5,343,-1,'fog ship-1',NULL);
INSERT INTO "log" VALUES(5,344,1,'place C5',NULL);
INSERT INTO "log" VALUES(5,345,-1,'fog black-2',NULL);
INSERT INTO "log" VALUES(5,346,1,'play yellow',NULL);
INSERT INTO "log" VALUES(5,347,1,'place F7',NULL);
INSERT INTO "log" VALUES(5,348,-1,'fog each-1',NULL);
INSERT INTO "log" VALUES(5,349,0,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,350,0,'place B6',NULL);
INSERT INTO "log" VALUES(5,351,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,352,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(5,353,1,'stop',NULL);
INSERT INTO "log" VALUES(5,354,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(5,355,-1,'card red',NULL);
INSERT INTO "log" VALUES(5,356,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(5,357,0,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,358,0,'place A6',NULL);
INSERT INTO "log" VALUES(5,359,0,'build A5:white',NULL);
INSERT INTO "log" VALUES(5,360,0,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(5,361,0,'place B7',NULL);
INSERT INTO "log" VALUES(5,362,-1,'tile 5',NULL);
INSERT INTO "log" VALUES(6,0,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(6,1,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(6,2,-1,'card red',NULL);
INSERT INTO "log" VALUES(6,3,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(6,4,-1,'card blue-yellow',NULL);
INSERT INTO "log" VALUES(6,5,-1,'card yellow',NULL);
INSERT INTO "log" VALUES(6,6,-1,'card blue-red',NULL);
INSERT INTO "log" VALUES(6,7,-1,'card red',NULL);
INSERT INTO "log" VALUES(6,8,0,'play yellow',NULL);
INSERT INTO "log" VALUES(6,9,0,'place E4',NULL);
INSERT INTO "log" VALUES(6,10,-1,'fog any-3',NULL);
INSERT INTO "log" VALUES(6,11,0,'choose brown',NULL);
INSERT INTO "log" VALUES(6,12,0,'play red',NULL);
INSERT INTO "log" VALUES(6,13,0,'place D5',NULL);
INSERT INTO "log" VALUES(6,14,-1,'fog ship-1',NULL);
INSERT INTO "log" VALUES(6,15,0,'place C4',NULL);
INSERT INTO "log" VALUES(6,16,-1,'fog starfish-2',NULL);
INSERT INTO "log" VALUES(6,17,0,'occupy C3',NULL);
INSERT INTO "log" VALUES(6,18,0,'occupy C7',NULL);
INSERT INTO "log" VALUES(6,19,0,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(6,20,0,'place D5',NULL);
INSERT INTO "log" VALUES(6,21,0,'place C4',NULL);
INSERT INTO "log" VALUES(6,22,0,'occupy D2',NULL);
INSERT INTO "log" VALUES(6,23,1,'joker blue-yellow blue',NULL);
INSERT INTO "log" VALUES(6,24,1,'place G5',NULL);
INSERT INTO "log" VALUES(6,25,-1,'fog any-2',NULL);
INSERT INTO "log" VALUES(6,26,1,'choose green',NULL);
INSERT INTO "log" VALUES(6,27,1,'joker blue-red blue',NULL);
INSERT INTO "log" VALUES(6,28,1,'place B5',NULL);
INSERT INTO "log" VALUES(6,29,1,'stop',NULL);
INSERT INTO "log" VALUES(6,30,-1,'card blue',NULL);
INSERT INTO "log" VALUES(7,0,-1,'district 5B0',NULL);
INSERT INTO "log" VALUES(7,1,-1,'district 3A1',NULL);
INSERT INTO "log" VALUES(7,2,-1,'district 1A0',NULL);
INSERT INTO "log" VALUES(7,3,-1,'district 8B0',NULL);
INSERT INTO "log" VALUES(7,4,-1,'district 9B2',NULL);
INSERT INTO "log" VALUES(7,5,-1,'district 4B3',NULL);
INSERT INTO "log" VALUES(7,6,-1,'district 7A3',NULL);
INSERT INTO "log" VALUES(7,7,-1,'district 6B0',NULL);
INSERT INTO "log" VALUES(7,8,-1,'district 2B1',NULL);
INSERT INTO "log" VALUES(7,9,-1,'foe pirate-ship-1',NULL);
INSERT INTO "log" VALUES(7,10,-1,'foe pirate-ship-2',NULL);
INSERT INTO "log" VALUES(7,11,-1,'foe kraken-2',NULL);
INSERT INTO "log" VALUES(7,12,-1,'foe kraken-3',NULL);
INSERT INTO "log" VALUES(7,13,-1,'foe treasure-island-1',NULL);
INSERT INTO "log" VALUES(7,14,-1,'foe pirate-ship-6',NULL);
INSERT INTO "log" VALUES(7,15,-1,'foe fortress-1',NULL);
INSERT INTO "log" VALUES(7,16,-1,'foe fortress-5',NULL);
INSERT INTO "log" VALUES(7,17,-1,'foe kraken-5',NULL);
INSERT INTO "log" VALUES(7,18,-1,'foe treasure-island-5',NULL);
INSERT INTO "log" VALUES(7,19,-1,'foe kraken-7',NULL);
INSERT INTO "log" VALUES(7,20,-1,'foe pirate-ship-5',NULL);
INSERT INTO "log" VALUES(7,21,-1,'foe treasure-island-7',NULL);
INSERT INTO "log" VALUES(7,22,-1,'foe fortress-3',NULL);
INSERT INTO "log" VALUES(7,23,-1,'foe merchant-ship-3',NULL);
INSERT INTO "log" VALUES(7,24,-1,'foe fortress-7',NULL);
INSERT INTO "log" VALUES(7,25,-1,'foe pirate-ship-7',NULL);
INSERT INTO "log" VALUES(7,26,-1,'outpost 1',NULL);
INSERT INTO "log" VALUES(7,27,-1,'outpost 2',NULL);
INSERT INTO "log" VALUES(7,28,-1,'outpost 6',NULL);
INSERT INTO "log" VALUES(7,29,-1,'outpost 3',NULL);
INSERT INTO "log" VALUES(7,30,-1,'outpost 7',NULL);
INSERT INTO "log" VALUES(7,31,-1,'outpost 5',NULL);
INSERT INTO "log" VALUES(7,32,-1,'outpost 4',NULL);
INSERT INTO "log" VALUES(7,33,-1,'outpost 8',NULL);
INSERT INTO "log" VALUES(7,34,-1,'watchtower hook',NULL);
INSERT INTO "log" VALUES(7,35,-1,'watchtower pistol',NULL);
INSERT INTO "log" VALUES(7,36,-1,'watchtower cannon',NULL);
INSERT INTO "log" VALUES(7,37,-1,'watchtower cannon',NULL);
INSERT INTO "log" VALUES(7,38,-1,'watchtower harpoon',NULL);
INSERT INTO "log" VALUES(7,39,-1,'watchtower hook',NULL);
INSERT INTO "log" VALUES(7,40,-1,'watchtower sabre',NULL);
INSERT INTO "log" VALUES(7,41,-1,'watchtower pistol',NULL);
INSERT INTO "log" VALUES(7,42,-1,'watchtower sabre',NULL);
INSERT INTO "log" VALUES(7,43,-1,'watchtower harpoon',NULL);
INSERT INTO "log" VALUES(7,44,-1,'post harpoon',NULL);
INSERT INTO "log" VALUES(7,45,-1,'post cannon',NULL);
INSERT INTO "log" VALUES(7,46,-1,'post cannon',NULL);
INSERT INTO "log" VALUES(7,47,-1,'post pistol',NULL);
INSERT INTO "log" VALUES(7,48,-1,'post sabre',NULL);
INSERT INTO "log" VALUES(7,49,-1,'post harpoon',NULL);
INSERT INTO "log" VALUES(7,50,-1,'post pistol',NULL);
INSERT INTO "log" VALUES(7,51,-1,'post hook',NULL);
INSERT INTO "log" VALUES(7,52,-1,'post hook',NULL);
INSERT INTO "log" VALUES(7,53,-1,'post sabre',NULL);
INSERT INTO "log" VALUES(7,54,-1,'good sapphires',NULL);
INSERT INTO "log" VALUES(7,55,-1,'good tobacco',NULL);
INSERT INTO "log" VALUES(7,56,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(7,57,-1,'good spices',NULL);
INSERT INTO "log" VALUES(7,58,-1,'good silver',NULL);
INSERT INTO "log" VALUES(7,59,-1,'good sugar-cane',NULL);
INSERT INTO "log" VALUES(7,60,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(7,61,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(7,62,-1,'good silver',NULL);
INSERT INTO "log" VALUES(7,63,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(7,64,-1,'hideout 2',NULL);
INSERT INTO "log" VALUES(7,65,-1,'start-weapon sabre',NULL);
INSERT INTO "log" VALUES(7,66,-1,'animal lizard',NULL);
INSERT INTO "log" VALUES(7,67,-1,'tale 8',NULL);
INSERT INTO "log" VALUES(7,68,-1,'tale 10',NULL);
INSERT INTO "log" VALUES(7,69,-1,'tale 23',NULL);
INSERT INTO "log" VALUES(7,70,-1,'tale 32',NULL);
INSERT INTO "log" VALUES(7,71,-1,'tale 67',NULL);
INSERT INTO "log" VALUES(7,72,-1,'hideout 3',NULL);
INSERT INTO "log" VALUES(7,73,-1,'start-weapon cannon',NULL);
INSERT INTO "log" VALUES(7,74,-1,'animal turtle',NULL);
INSERT INTO "log" VALUES(7,75,-1,'tale 1',NULL);
INSERT INTO "log" VALUES(7,76,-1,'tale 6',NULL);
INSERT INTO "log" VALUES(7,77,-1,'tale 30',NULL);
INSERT INTO "log" VALUES(7,78,-1,'tale 27',NULL);
INSERT INTO "log" VALUES(7,79,-1,'tale 69',NULL);
INSERT INTO "log" VALUES(7,80,-1,'animal kraken',NULL);
INSERT INTO "log" VALUES(7,81,-1,'animal crab',NULL);
INSERT INTO "log" VALUES(7,82,-1,'animal crab',NULL);
INSERT INTO "log" VALUES(7,83,-1,'sea-dog F',NULL);
INSERT INTO "log" VALUES(7,84,-1,'offering 2',NULL);
INSERT INTO "log" VALUES(7,85,0,'walk e1',NULL);
INSERT INTO "log" VALUES(7,86,0,'take pistol-1',NULL);
INSERT INTO "log" VALUES(7,87,0,'again',NULL);
INSERT INTO "log" VALUES(7,88,0,'walk d1',NULL);
INSERT INTO "log" VALUES(7,89,0,'take pistol-1',NULL);
INSERT INTO "log" VALUES(7,90,1,'moor 3',NULL);
INSERT INTO "log" VALUES(7,91,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,92,-1,'tale 52',NULL);
INSERT INTO "log" VALUES(7,93,0,'walk c1',NULL);
INSERT INTO "log" VALUES(7,94,0,'walk b1',NULL);
INSERT INTO "log" VALUES(7,95,0,'pause',NULL);
INSERT INTO "log" VALUES(7,96,0,'moor 1',NULL);
INSERT INTO "log" VALUES(7,97,1,'sail A',NULL);
INSERT INTO "log" VALUES(7,98,1,'tower A5 1',NULL);
INSERT INTO "log" VALUES(7,99,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,100,0,'fight A1',NULL);
INSERT INTO "log" VALUES(7,101,0,'put 1',NULL);
INSERT INTO "log" VALUES(7,102,-1,'token sabre',NULL);
INSERT INTO "log" VALUES(7,103,-1,'die 4',NULL);
INSERT INTO "log" VALUES(7,104,-1,'die 4',NULL);
INSERT INTO "log" VALUES(7,105,0,'use lizard',NULL);
INSERT INTO "log" VALUES(7,106,1,'sail A',NULL);
INSERT INTO "log" VALUES(7,107,1,'listen',NULL);
INSERT INTO "log" VALUES(7,108,1,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,109,-1,'tale 14',NULL);
INSERT INTO "log" VALUES(7,110,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,111,0,'listen',NULL);
INSERT INTO "log" VALUES(7,112,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,113,-1,'tale 4',NULL);
INSERT INTO "log" VALUES(7,114,1,'home home-port',NULL);
INSERT INTO "log" VALUES(7,115,1,'enough',NULL);
INSERT INTO "log" VALUES(7,116,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,117,0,'listen',NULL);
INSERT INTO "log" VALUES(7,118,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,119,-1,'tale 24',NULL);
INSERT INTO "log" VALUES(7,120,0,'home campfire',NULL);
INSERT INTO "log" VALUES(7,121,0,'drink 1',NULL);
INSERT INTO "log" VALUES(7,122,0,'promise 1',NULL);
INSERT INTO "log" VALUES(7,123,0,'tell 4',NULL);
INSERT INTO "log" VALUES(7,124,-1,'animal rat',NULL);
INSERT INTO "log" VALUES(7,125,-1,'animal turtle',NULL);
INSERT INTO "log" VALUES(7,126,-1,'animal kraken',NULL);
INSERT INTO "log" VALUES(7,127,-1,'sea-dog G',NULL);
INSERT INTO "log" VALUES(7,128,-1,'offering 6',NULL);
INSERT INTO "log" VALUES(7,129,1,'barge b1n c6s',NULL);
INSERT INTO "log" VALUES(7,130,1,'take compass-1',NULL);
INSERT INTO "log" VALUES(7,131,0,'walk c5',NULL);
INSERT INTO "log" VALUES(7,132,0,'again',NULL);
INSERT INTO "log" VALUES(7,133,0,'walk c4',NULL);
INSERT INTO "log" VALUES(7,134,0,'take tale-3',NULL);
INSERT INTO "log" VALUES(7,135,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,136,-1,'tale 15',NULL);
INSERT INTO "log" VALUES(7,137,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,138,-1,'tale 5',NULL);
INSERT INTO "log" VALUES(7,139,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,140,-1,'tale 33',NULL);
INSERT INTO "log" VALUES(7,141,1,'walk c3',NULL);
INSERT INTO "log" VALUES(7,142,1,'take contract-1',NULL);
INSERT INTO "log" VALUES(7,143,0,'walk c2',NULL);
INSERT INTO "log" VALUES(7,144,0,'hire 1',NULL);
INSERT INTO "log" VALUES(7,145,0,'again',NULL);
INSERT INTO "log" VALUES(7,146,0,'walk d2',NULL);
INSERT INTO "log" VALUES(7,147,1,'walk d1',NULL);
INSERT INTO "log" VALUES(7,148,1,'take pistol-1',NULL);
INSERT INTO "log" VALUES(7,149,0,'pause',NULL);
INSERT INTO "log" VALUES(7,150,1,'moor 3',NULL);
INSERT INTO "log" VALUES(7,151,1,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,152,-1,'tale 28',NULL);
INSERT INTO "log" VALUES(7,153,0,'moor 1',NULL);
INSERT INTO "log" VALUES(7,154,1,'steer sea-dog',NULL);
INSERT INTO "log" VALUES(7,155,1,'sail H',NULL);
INSERT INTO "log" VALUES(7,156,1,'fight H2',NULL);
INSERT INTO "log" VALUES(7,157,-1,'token hold',NULL);
INSERT INTO "log" VALUES(7,158,-1,'token cannon',NULL);
INSERT INTO "log" VALUES(7,159,-1,'die 4',NULL);
INSERT INTO "log" VALUES(7,160,-1,'die 2',NULL);
INSERT INTO "log" VALUES(7,161,1,'repel hold',NULL);
INSERT INTO "log" VALUES(7,162,1,'enough',NULL);
INSERT INTO "log" VALUES(7,163,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,164,0,'listen',NULL);
INSERT INTO "log" VALUES(7,165,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,166,-1,'tale 31',NULL);
INSERT INTO "log" VALUES(7,167,1,'sail F',NULL);
INSERT INTO "log" VALUES(7,168,1,'fight F1',NULL);
INSERT INTO "log" VALUES(7,169,-1,'token nothing',NULL);
INSERT INTO "log" VALUES(7,170,-1,'token pistol',NULL);
INSERT INTO "log" VALUES(7,171,-1,'token dodge',NULL);
INSERT INTO "log" VALUES(7,172,1,'pay-rum',NULL);
INSERT INTO "log" VALUES(7,173,-1,'die 5',NULL);
INSERT INTO "log" VALUES(7,174,-1,'die 1',NULL);
INSERT INTO "log" VALUES(7,175,1,'sign',NULL);
INSERT INTO "log" VALUES(7,176,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,177,0,'listen',NULL);
INSERT INTO "log" VALUES(7,178,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,179,-1,'tale 20',NULL);
INSERT INTO "log" VALUES(7,180,1,'sail C',NULL);
INSERT INTO "log" VALUES(7,181,1,'listen',NULL);
INSERT INTO "log" VALUES(7,182,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,183,-1,'tale 56',NULL);
INSERT INTO "log" VALUES(7,184,1,'sail C',NULL);
INSERT INTO "log" VALUES(7,185,1,'listen',NULL);
INSERT INTO "log" VALUES(7,186,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,187,-1,'tale 37',NULL);
INSERT INTO "log" VALUES(7,188,1,'enough',NULL);
INSERT INTO "log" VALUES(7,189,1,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,190,-1,'tale 22',NULL);
INSERT INTO "log" VALUES(7,191,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,192,-1,'tale 36',NULL);
INSERT INTO "log" VALUES(7,193,-1,'animal parrot',NULL);
INSERT INTO "log" VALUES(7,194,-1,'animal rat',NULL);
INSERT INTO "log" VALUES(7,195,-1,'animal parrot',NULL);
INSERT INTO "log" VALUES(7,196,-1,'sea-dog C',NULL);
INSERT INTO "log" VALUES(7,197,-1,'offering 5',NULL);
INSERT INTO "log" VALUES(7,198,0,'walk c1',NULL);
INSERT INTO "log" VALUES(7,199,0,'again',NULL);
INSERT INTO "log" VALUES(7,200,0,'walk b1',NULL);
INSERT INTO "log" VALUES(7,201,1,'barge b1n c6s',NULL);
INSERT INTO "log" VALUES(7,202,1,'take compass-1',NULL);
INSERT INTO "log" VALUES(7,203,1,'again',NULL);
INSERT INTO "log" VALUES(7,204,1,'walk b6',NULL);
INSERT INTO "log" VALUES(7,205,1,'hire 1',NULL);
INSERT INTO "log" VALUES(7,206,0,'walk b5',NULL);
INSERT INTO "log" VALUES(7,207,0,'take cannon-1',NULL);
INSERT INTO "log" VALUES(7,208,0,'again',NULL);
INSERT INTO "log" VALUES(7,209,0,'walk b4',NULL);
INSERT INTO "log" VALUES(7,210,1,'moor 2',NULL);
INSERT INTO "log" VALUES(7,211,0,'moor 1',NULL);
INSERT INTO "log" VALUES(7,212,1,'steer sea-dog',NULL);
INSERT INTO "log" VALUES(7,213,1,'sail F',NULL);
INSERT INTO "log" VALUES(7,214,1,'claim F9',NULL);
INSERT INTO "log" VALUES(7,215,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,216,0,'listen',NULL);
INSERT INTO "log" VALUES(7,217,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,218,-1,'tale 35',NULL);
INSERT INTO "log" VALUES(7,219,1,'home campfire',NULL);
INSERT INTO "log" VALUES(7,220,1,'promise 3',NULL);
INSERT INTO "log" VALUES(7,221,1,'tell 1',NULL);
INSERT INTO "log" VALUES(7,222,1,'tell 52',NULL);
INSERT INTO "log" VALUES(7,223,1,'tell 56',NULL);
INSERT INTO "log" VALUES(7,224,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,225,0,'listen',NULL);
INSERT INTO "log" VALUES(7,226,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,227,-1,'tale 7',NULL);
INSERT INTO "log" VALUES(7,228,1,'double tales',NULL);
INSERT INTO "log" VALUES(7,229,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,230,-1,'tale 50',NULL);
INSERT INTO "log" VALUES(7,231,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,232,-1,'tale 62',NULL);
INSERT INTO "log" VALUES(7,233,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,234,-1,'tale 40',NULL);
INSERT INTO "log" VALUES(7,235,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,236,-1,'tale 48',NULL);
INSERT INTO "log" VALUES(7,237,-1,'animal crab',NULL);
INSERT INTO "log" VALUES(7,238,-1,'animal lizard',NULL);
INSERT INTO "log" VALUES(7,239,-1,'animal kraken',NULL);
INSERT INTO "log" VALUES(7,240,-1,'sea-dog B',NULL);
INSERT INTO "log" VALUES(7,241,-1,'offering 4',NULL);
INSERT INTO "log" VALUES(7,242,1,'moor 5',NULL);
INSERT INTO "log" VALUES(7,243,0,'walk a3',NULL);
INSERT INTO "log" VALUES(7,244,0,'take cannon-1',NULL);
INSERT INTO "log" VALUES(7,245,0,'again',NULL);
INSERT INTO "log" VALUES(7,246,0,'walk a2',NULL);
INSERT INTO "log" VALUES(7,247,0,'take animal-1',NULL);
INSERT INTO "log" VALUES(7,248,0,'tame crab',NULL);
INSERT INTO "log" VALUES(7,249,-1,'animal monkey-spirit',NULL);
INSERT INTO "log" VALUES(7,250,0,'walk b2',NULL);
INSERT INTO "log" VALUES(7,251,0,'hire 2',NULL);
INSERT INTO "log" VALUES(7,252,0,'again',NULL);
INSERT INTO "log" VALUES(7,253,0,'walk a1',NULL);
INSERT INTO "log" VALUES(7,254,0,'take sabre-1',NULL);
INSERT INTO "log" VALUES(7,255,0,'pause',NULL);
INSERT INTO "log" VALUES(7,256,0,'moor 1',NULL);
INSERT INTO "log" VALUES(7,257,1,'home home-port',NULL);
INSERT INTO "log" VALUES(7,258,1,'enough',NULL);
INSERT INTO "log" VALUES(7,259,1,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,260,-1,'tale 16',NULL);
INSERT INTO "log" VALUES(7,261,1,'draw B',NULL);
INSERT INTO "log" VALUES(7,262,-1,'tale 59',NULL);
INSERT INTO "log" VALUES(7,263,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,264,0,'listen',NULL);
INSERT INTO "log" VALUES(7,265,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,266,-1,'tale 21',NULL);
INSERT INTO "log" VALUES(7,267,0,'sail A',NULL);
INSERT INTO "log" VALUES(7,268,0,'listen',NULL);
INSERT INTO "log" VALUES(7,269,0,'draw Arrr',NULL);
INSERT INTO "log" VALUES(7,270,-1,'tale 25',NULL);
INSERT INTO "log" VALUES(8,0,-1,'district 4B2',NULL);
INSERT INTO "log" VALUES(8,1,-1,'district 6B1',NULL);
INSERT INTO "log" VALUES(8,2,-1,'district 9B1',NULL);
INSERT INTO "log" VALUES(8,3,-1,'district 2A1',NULL);
INSERT INTO "log" VALUES(8,4,-1,'district 7A1',NULL);
INSERT INTO "log" VALUES(8,5,-1,'district 5B0',NULL);
INSERT INTO "log" VALUES(8,6,-1,'district 3B0',NULL);
INSERT INTO "log" VALUES(8,7,-1,'district 1A3',NULL);
INSERT INTO "log" VALUES(8,8,-1,'district 8A0',NULL);
INSERT INTO "log" VALUES(8,9,-1,'foe treasure-island-3',NULL);
INSERT INTO "log" VALUES(8,10,-1,'foe pirate-ship-1',NULL);
INSERT INTO "log" VALUES(8,11,-1,'foe pirate-ship-3',NULL);
INSERT INTO "log" VALUES(8,12,-1,'foe pirate-ship-2',NULL);
INSERT INTO "log" VALUES(8,13,-1,'foe merchant-ship-3',NULL);
INSERT INTO "log" VALUES(8,14,-1,'foe kraken-5',NULL);
INSERT INTO "log" VALUES(8,15,-1,'foe merchant-ship-7',NULL);
INSERT INTO "log" VALUES(8,16,-1,'foe treasure-island-5',NULL);
INSERT INTO "log" VALUES(8,17,-1,'foe kraken-6',NULL);
INSERT INTO "log" VALUES(8,18,-1,'foe fortress-7',NULL);
INSERT INTO "log" VALUES(8,19,-1,'foe fortress-3',NULL);
INSERT INTO "log" VALUES(8,20,-1,'foe fortress-2',NULL);
INSERT INTO "log" VALUES(8,21,-1,'foe kraken-2',NULL);
INSERT INTO "log" VALUES(8,22,-1,'foe kraken-1',NULL);
INSERT INTO "log" VALUES(8,23,-1,'foe pirate-ship-5',NULL);
INSERT INTO "log" VALUES(8,24,-1,'foe fortress-4',NULL);
INSERT INTO "log" VALUES(8,25,-1,'foe fortress-1',NULL);
INSERT INTO "log" VALUES(8,26,-1,'outpost 3',NULL);
INSERT INTO "log" VALUES(8,27,-1,'outpost 4',NULL);
INSERT INTO "log" VALUES(8,28,-1,'outpost 8',NULL);
INSERT INTO "log" VALUES(8,29,-1,'outpost 1',NULL);
INSERT INTO "log" VALUES(8,30,-1,'outpost 2',NULL);
INSERT INTO "log" VALUES(8,31,-1,'outpost 7',NULL);
INSERT INTO "log" VALUES(8,32,-1,'outpost 6',NULL);
INSERT INTO "log" VALUES(8,33,-1,'outpost 5',NULL);
INSERT INTO "log" VALUES(8,34,-1,'watchtower cannon',NULL);
INSERT INTO "log" VALUES(8,35,-1,'watchtower harpoon',NULL);
INSERT INTO "log" VALUES(8,36,-1,'watchtower hook',NULL);
INSERT INTO "log" VALUES(8,37,-1,'watchtower sabre',NULL);
INSERT INTO "log" VALUES(8,38,-1,'watchtower pistol',NULL);
INSERT INTO "log" VALUES(8,39,-1,'watchtower pistol',NULL);
INSERT INTO "log" VALUES(8,40,-1,'watchtower hook',NULL);
INSERT INTO "log" VALUES(8,41,-1,'watchtower harpoon',NULL);
INSERT INTO "log" VALUES(8,42,-1,'watchtower sabre',NULL);
INSERT INTO "log" VALUES(8,43,-1,'watchtower cannon',NULL);
INSERT INTO "log" VALUES(8,44,-1,'post hook',NULL);
INSERT INTO "log" VALUES(8,45,-1,'post sabre',NULL);
INSERT INTO "log" VALUES(8,46,-1,'post hook',NULL);
INSERT INTO "log" VALUES(8,47,-1,'post harpoon',NULL);
INSERT INTO "log" VALUES(8,48,-1,'post cannon',NULL);
INSERT INTO "log" VALUES(8,49,-1,'post pistol',NULL);
INSERT INTO "log" VALUES(8,50,-1,'post pistol',NULL);
INSERT INTO "log" VALUES(8,51,-1,'post harpoon',NULL);
INSERT INTO "log" VALUES(8,52,-1,'post sabre',NULL);
INSERT INTO "log" VALUES(8,53,-1,'post cannon',NULL);
INSERT INTO "log" VALUES(8,54,-1,'good tobacco',NULL);
INSERT INTO "log" VALUES(8,55,-1,'good spices',NULL);
INSERT INTO "log" VALUES(8,56,-1,'good sugar-cane',NULL);
INSERT INTO "log" VALUES(8,57,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(8,58,-1,'good sapphires',NULL);
INSERT INTO "log" VALUES(8,59,-1,'good silver',NULL);
INSERT INTO "log" VALUES(8,60,-1,'good silver',NULL);
INSERT INTO "log" VALUES(8,61,-1,'good emeralds',NULL);
INSERT INTO "log" VALUES(8,62,-1,'good silver',NULL);
INSERT INTO "log" VALUES(8,63,-1,'good sugar-cane',NULL);
INSERT INTO "log" VALUES(8,64,-1,'hideout 6',NULL);
INSERT INTO "log" VALUES(8,65,-1,'start-weapon sabre',NULL);
INSERT INTO "log" VALUES(8,66,-1,'animal lizard',NULL);
INSERT INTO "log" VALUES(8,67,-1,'tale 4',NULL);
INSERT INTO "log" VALUES(8,68,-1,'tale 8',NULL);
INSERT INTO "log" VALUES(8,69,-1,'tale 30',NULL);
INSERT INTO "log" VALUES(8,70,-1,'tale 13',NULL);
INSERT INTO "log" VALUES(8,71,-1,'tale 58',NULL);
INSERT INTO "log" VALUES(8,72,-1,'hideout 4',NULL);
INSERT INTO "log" VALUES(8,73,-1,'start-weapon cannon',NULL);
INSERT INTO "log" VALUES(8,74,-1,'animal lizard',NULL);
INSERT INTO "log" VALUES(8,75,-1,'tale 5',NULL);
INSERT INTO "log" VALUES(8,76,-1,'tale 7',NULL);
INSERT INTO "log" VALUES(8,77,-1,'tale 27',NULL);
INSERT INTO "log" VALUES(8,78,-1,'tale 34',NULL);
INSERT INTO "log" VALUES(8,79,-1,'tale 74',NULL);
INSERT INTO "log" VALUES(8,80,-1,'animal kraken',NULL);
INSERT INTO "log" VALUES(8,81,-1,'animal rat',NULL);
INSERT INTO "log" VALUES(8,82,-1,'animal parrot',NULL);
INSERT INTO "log" VALUES(8,83,-1,'sea-dog I',NULL);
INSERT INTO "log" VALUES(8,84,-1,'offering 7',NULL);
INSERT INTO "log" VALUES(8,85,0,'walk d4',NULL);
INSERT INTO "log" VALUES(8,86,0,'take animal-1',NULL);
INSERT INTO "log" VALUES(8,87,0,'tame rat',NULL);
INSERT INTO "log" VALUES(8,88,-1,'animal monkey-spirit',NULL);
INSERT INTO "log" VALUES(8,89,0,'again',NULL);
INSERT INTO "log" VALUES(8,90,0,'walk d3',NULL);
INSERT INTO "log" VALUES(8,91,0,'take sabre-1',NULL);
INSERT INTO "log" VALUES(8,92,1,'walk c4',NULL);
INSERT INTO "log" VALUES(8,93,1,'take hook-1',NULL);
INSERT INTO "log" VALUES(8,94,1,'again',NULL);
INSERT INTO "log" VALUES(8,95,1,'walk b4',NULL);
INSERT INTO "log" VALUES(8,96,1,'take cannon-1',NULL);
INSERT INTO "log" VALUES(8,97,0,'walk b3',NULL);
INSERT INTO "log" VALUES(8,98,1,'moor 4',NULL);
INSERT INTO "log" VALUES(8,99,0,'pause',NULL);
INSERT INTO "log" VALUES(8,100,0,'moor 1',NULL);
INSERT INTO "log" VALUES(8,101,1,'sail B',NULL);
INSERT INTO "log" VALUES(8,102,1,'fight B2',NULL);
INSERT INTO "log" VALUES(8,103,-1,'token sabre',NULL);
INSERT INTO "log" VALUES(8,104,-1,'token dodge',NULL);
INSERT INTO "log" VALUES(8,105,1,'pay-rum',NULL);
INSERT INTO "log" VALUES(8,106,-1,'die 6',NULL);
INSERT INTO "log" VALUES(8,107,-1,'die 5',NULL);
INSERT INTO "log" VALUES(8,108,1,'enough',NULL);
INSERT INTO "log" VALUES(8,109,0,'sail A',NULL);
INSERT INTO "log" VALUES(8,110,0,'fight A1',NULL);
INSERT INTO "log" VALUES(8,111,0,'put 1',NULL);
INSERT INTO "log" VALUES(8,112,-1,'token harpoon',NULL);
INSERT INTO "log" VALUES(8,113,-1,'token sabre',NULL);
CREATE TABLE seats (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind VARCHAR(10) NOT NULL,
    name VARCHAR(40) NOT NULL, colour INTEGER DEFAULT 0 NOT NULL, taken BOOLEAN DEFAULT 0 NOT NULL, stand_in VARCHAR(40) DEFAULT '' NOT NULL, from_start BOOLEAN DEFAULT 0 NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(1,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(2,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(2,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(3,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(3,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(4,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(4,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(5,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(5,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(6,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(6,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(7,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(7,1,'bot','random',1,0,'',1);
INSERT INTO "seats" VALUES(8,0,'human','',0,1,'',0);
INSERT INTO "seats" VALUES(8,1,'bot','random',1,0,'',1);
CREATE TABLE tables (
    id INTEGER NOT NULL,
    game VARCHAR(40) NOT NULL,
    edition INTEGER NOT NULL,
    options JSON NOT NULL,
    seed BLOB NOT NULL,
    best_of INTEGER NOT NULL,
    wins JSON NOT NULL,
    created DATETIME DEFAULT CURRENT_TIMESTAMP NOT NULL,
    over BOOLEAN NOT NULL, data VARCHAR(12), given INTEGER DEFAULT 0 NOT NULL, clock INTEGER DEFAULT 0 NOT NULL, chat BOOLEAN DEFAULT 0 NOT NULL, listed BOOLEAN DEFAULT 0 NOT NULL, lesson BOOLEAN DEFAULT 0 NOT NULL, asked_at FLOAT DEFAULT 0 NOT NULL, paused_since FLOAT, paused_by INTEGER, alarm FLOAT, pause_agreed INTEGER DEFAULT 0 NOT NULL, follows INTEGER,
    PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES(1,'chests',1,'{"first": "1"}',X'1536428CAECC85459C31DE5C76D10829',1,'[0, 0]','2026-11-16 06:10:10',1,'acabd62b9ac3',0,0,1,0,0,1.79480941141378974915e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(2,'chests',1,'{"first": "1"}',X'9635F1B15A1FB2251772D267ED30155F',1,'[0, 0]','2026-11-16 06:10:11',0,'acabd62b9ac3',0,0,1,0,0,1.79480941169993734362e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(3,'sirens',1,'{"first": "1"}',X'CF59BC304230C835287EF9715400C2D3',1,'[0, 0]','2026-11-16 06:10:11',1,'69fca1ed2557',0,0,1,0,0,1.79480941300976133342e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(4,'sirens',1,'{"first": "1"}',X'93BC33D097CF49223D90452559B2D2F3',1,'[0, 0]','2026-11-16 06:10:13',0,'69fca1ed2557',0,0,1,0,0,1.79480941341459679597e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(5,'titania',1,'{"first": "1"}',X'8E0995E372872284B8407AB773361C34',1,'[0, 0]','2026-11-16 06:10:13',1,'c1a2c7b20faf',0,0,1,0,0,1.7948094181143903732e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(6,'titania',1,'{"first": "1"}',X'556A7FB584CA1393413E26228A9B8552',1,'[0, 0]','2026-11-16 06:10:18',0,'c1a2c7b20faf',0,0,1,0,0,1.79480941873593473432e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(7,'nassau',2,'{"first": "1"}',X'B320858B7A262B29FFC7BD7ACDA0AE9F',1,'[0, 0]','2026-11-16 06:10:18',1,'f38d8157df1f',0,0,1,0,0,1.7948094246896090508e+09,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES(8,'nassau',2,'{"first": "1"}',X'A49FDCD9DA5E5959920C1A7BEE19F59F',1,'[0, 0]','2026-11-16 06:10:25',0,'f38d8157df1f',0,0,1,0,0,1794809425.60531,NULL,NULL,NULL,0,NULL);
CREATE TABLE talk (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at FLOAT NOT NULL,
    seat INTEGER NOT NULL,
    kind VARCHAR(10) NOT NULL,
    text VARCHAR(400) NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE INDEX ix_tables_listed ON tables (listed);
CREATE INDEX ix_tables_alarm ON tables (alarm);
CREATE UNIQUE INDEX ix_tables_follows ON tables (follows);
COMMIT;
