# What the data file of Nassau needs beyond what every data file does.

bad-data-nassau-too-few = Line { $line }: of the records [[{ $record }]] there are { $n }, but at least { $least } are needed, one for each round. Add some.
bad-data-nassau-gain = Line { $line }: “{ $value }” in “{ $field }” is no gain. A gain is a kind and a number up to { $most }, such as rum-2, with pirate-1 and animal-1 one at a time and at most hold-2. The kinds possible here: { $known }.
bad-data-nassau-start = Line { $line }: the start symbol must be on both sides of one single tile, and the file has it on { $n } sides in all. Correct “start”.
bad-data-nassau-alleys = Line { $line }: on side { $side } of tile { $tile } some squares are cut off from the others. Lead an alley there.
bad-data-nassau-holds = Line { $line }: what a player starts with fills { $needed } holds, but { $n } are open. Correct “crates_in_holds”, “provisions” or “open_holds”.
bad-data-nassau-crates = Line { $line }: a player starts with { $n } crates in the holds, but has { $most } in all. Correct one of the two.
bad-data-nassau-supply = Line { $line }: of “{ $value }” there are { $n }, but four players need at least { $least }. Add some.
bad-data-nassau-neighbours = Line { $line }: zone { $zone } names { $other } as a neighbour, but not the other way round. Correct one of the two.
bad-data-nassau-reach = Line { $line }: no boat can ever reach zone { $zone } from the harbour. Give it a neighbour that can be reached.
bad-data-nassau-weak = Line { $line }: zones A, B and D have { $slots } slots, but there are { $n } adversaries of strength 1 or 2 for them. Take out slots, or make more adversaries as weak.
bad-data-nassau-slots = Line { $line }: there are { $slots } slots in all, but { $n } adversaries. Take out slots.
bad-data-nassau-places = Line { $line }: of the records [[{ $record }]] there are { $tiles }, but { $places } places for them in the zones. Make both numbers the same.
bad-data-nassau-first-posts = Line { $line }: zones A, B, C, D, E and G must have { $needed } places for trading posts together, one for each kind of good; they have { $n }. Correct their “posts”.
bad-data-nassau-squares = Line { $line }: a district needs at least { $least } squares. List its four corners clockwise from the upper left, then the middle if it has one, with "" where there is no square.
bad-data-nassau-no-square = Line { $line }: “{ $field }” needs square { $square }, but side { $side } of tile { $tile } has none there. Put one there, or correct “{ $field }”.
bad-data-nassau-no-exit = Line { $line }: side { $side } of tile { $tile } has no way out, so the captain could never get there. Give it at least one exit.
bad-data-nassau-spaces = Line { $line }: this hideout has { $values } values for { $goods } goods. Each space needs one of both.
