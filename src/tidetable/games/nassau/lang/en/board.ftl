# The table in words. Most of it explains a part of the picture to whoever points at it.

board-round-word = Round
board-round = Round { $n } of 4.
board-phase = Phase: { $name }.
board-phase-1 = Nassau
board-phase-2 = Caribbean
board-phase-3 = Make ready
board-turn = It is { $who }’s turn.
board-dolphin = { $who } has the dolphin.
board-points =
    { $n ->
        [one] { $who }: 1 point.
       *[other] { $who }: { $n } points.
    }
board-sentence = { $words }.

## The city

board-alley =
    { $n ->
        [one] Alley { $way }: free, 1 section
       *[other] Alley { $way }: free, { $n } sections
    }
board-alley-taken =
    { $n ->
        [one] Alley { $way }: { $who } stands here with 1 pirate
       *[other] Alley { $way }: { $who } stands here with { $n } pirates
    }
board-exit = Landing { $exit }: the barge goes from here to another landing for 1 doubloon.
board-square = Square { $square }: { $gain }
board-square-either = Square { $square }: { $one } or { $other }
board-start = The start symbol: here the captain began
board-captain = The captain stands on { $square }.
board-figure = The Stefan Feld figure stands on { $square }: 1 provision, 1 rum or 1 crate for whoever moves the captain there.
board-way =
    { $n ->
        [one] Free, 1 section: { $square }.
       *[other] Free, { $n } sections: { $square }.
    }
board-way-out =
    { $n ->
        [one] Free, 1 section: the way out { $exit }.
       *[other] Free, { $n } sections: the way out { $exit }.
    }
board-free-quays = Free quays in the harbour: { $quays }.
board-tavern = Tavern
board-table = Table { $n } of the tavern: the pirate who sits here brings { $gain }.
board-animals = Animals
board-offering = Offering

## The Caribbean

board-zone = Zone { $zone }; from here you sail to { $others }.
board-foe =
    { $points ->
        [one] { $slot }: { $type }, strength { $strength }, fought with: { $weapon }. Damage gives 1 point and { $gains }; counts { $score } in the end. Crates on it: { $crates }.
       *[other] { $slot }: { $type }, strength { $strength }, fought with: { $weapon }. Damage gives { $points } points and { $gains }; counts { $score } in the end. Crates on it: { $crates }.
    }
board-outpost = { $outpost }: free outpost, gives { $gain }.
board-outpost-of = { $outpost }: outpost of { $who }.
board-tower = { $tower }: watchtower, occupied with: { $weapon }. Nobody is there.
board-tower-of =
    { $n ->
        [one] { $tower }: watchtower, occupied with: { $weapon }. { $who } has 1 crate there.
       *[other] { $tower }: watchtower, occupied with: { $weapon }. { $who } has { $n } crates there.
    }
board-post = { $post }: trading post, plundered with 2 sailors and 2 weapons of the type { $weapon }. It has { $good }.
board-post-empty = { $post }: trading post, plundered with 2 sailors and 2 weapons of the type { $weapon }. It is empty.
board-crates-of =
    { $n ->
        [one] 1 crate of { $who }
       *[other] { $n } crates of { $who }
    }
board-boat = { $who }’s boat is in { $zone }.
board-sea-dog = The sea dog is in { $zone }: 2 rum, a tale, and something to buy.
board-dutchman = The Flying Dutchman, attacked this round with: { $weapon }. Most crates: { $points } points. Every attack: 2 rum.
board-dutchman-zone = The Flying Dutchman is in { $zone }.
board-dutchman-quay = Crates on the Dutchman’s quay. Most of them in the end: { $points } points.
board-harbour = Harbour of Nassau
board-quay = Quay { $quay }: 2 provisions and { $gain }.
board-moored = { $who } moors here.
board-way-home = The way home
board-skull-island = { $place }: hide 1, 2 or 3 goods for { $prices } doubloons

## Ships

board-sails =
    { $n ->
        [one] 1 sail
       *[other] { $n } sails
    }
board-sailors =
    { $n ->
        [one] 1 sailor
       *[other] { $n } sailors
    }
board-pirates =
    { $n ->
        [one] 1 pirate stands on board, { $lying } laid down
       *[other] { $n } pirates stand on board, { $lying } laid down
    }
board-animal-used = { $animal } (used this round)
board-animal-waits = { $animal } (waits for a free sailor)
board-hold = Open hold: up to 4 crates, up to 3 provisions, or 1 good
board-hold-closed = Closed hold
board-open-holds =
    { $n ->
        [one] 1 open hold
       *[other] { $n } open holds
    }
board-supply =
    { $n ->
        [one] 1 more crate in the own supply
       *[other] { $n } more crates in the own supply
    }
board-arms = { $weapon }: { $n }, the one of the ship included
board-have = { $thing }: { $n }
board-left = { $thing }: { $n } left in the supply
board-bag =
    { $n ->
        [one] 1 good in the bag: { $goods }
       *[other] { $n } goods in the bag: { $goods }
    }
board-crates-aboard = Crates in the holds: { $n }; { $rest } more in the own supply
board-provisions =
    { $n ->
        [one] 1 provision
       *[other] { $n } provisions
    }
board-outposts =
    { $n ->
        [one] 1 outpost
       *[other] { $n } outposts
    }
board-hideout = Hideout: goods go to the next free space if it is theirs, else to the middle
board-space = { $good }, worth { $n }
board-free-spaces = Free spaces of the hideout, in order: { $spaces }.
board-hidden =
    { $n ->
        [one] 1 good hidden
       *[other] { $n } goods hidden
    }
board-beaten = { $type }: { $n } beaten
board-beaten-score = The beaten adversaries count { $n } together, times their types.
board-home-crates =
    { $n ->
        [one] Home port: 1 crate for outposts
       *[other] Home port: { $n } crates for outposts
    }
board-home-tales =
    { $n ->
        [one] Home port: 1 tale for adversaries with own crates
       *[other] Home port: { $n } tales for adversaries with own crates
    }
board-home-points =
    { $n ->
        [one] Home port: 1 point for watchtowers
       *[other] Home port: { $n } points for watchtowers
    }
board-weapons-list = Weapons
board-cargo-list =
    { $n ->
        [one] In 1 open hold
       *[other] In { $n } open holds
    }
board-objects-list = Objects
board-animals-list = Animals
board-hidden-list = Hidden
board-beaten-list = Beaten

## Tales

board-hand = Your tales
board-tale-met = { $tale } – { $n } points, true now
board-tale-unmet = { $tale } – { $n } points, not true yet: { $missing }
board-told-heading = Told this round
board-told-by = Told by { $who }: { $tale }, { $n } points
board-told =
    { $n ->
        [one] 1 point of tales told this round
       *[other] { $n } points of tales told this round
    }
board-tales =
    { $n ->
        [one] 1 tale in hand: { $backs }
       *[other] { $n } tales in hand: { $backs }
    }
board-piles = Tales
board-pile = { $pile }: { $n } left, { $gone } discarded

## A fight

board-fight = { $who } fights
board-damage = { $n } of { $needed } crates, { $now } from this fight
board-damage-dutchman =
    { $n ->
        [one] 1 crate on the tile
       *[other] { $n } crates on the tile
    }
board-tokens = Combat tokens
board-attack = Attack, takes: { $thing }
board-dice = Dice – from 3 on each cancels an attack
board-put =
    { $n ->
        [one] Put 1 crate
       *[other] Put { $n } crates
    }
board-lay =
    { $n ->
        [0] Lay down nobody
        [one] Lay down 1 pirate
       *[other] Lay down { $n } pirates
    }
board-give-crate = Take a crate back
board-pay-rum = Pay 1 rum
board-sign = Use a contract
board-times-reward = Reward: { $n } ×

## Scores

board-standing = Final scoring as it stands

board-part-city = City
board-part-sea = Sea
board-part-fire = Campfire
board-part-ship = Ship
