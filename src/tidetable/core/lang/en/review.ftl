## A game looked at again

not-yours-review = A game can be looked at again once it is over. Finish it first.

review-title = How it came about
review-of-100 = Chances of winning, out of 100, as each player could judge them at the time.
review-turning-points = Turning points
review-mistakes = What might have been better
review-move = Move { $n }: { $move }
review-limits = Luck and decisions add up to the result exactly. How large each part is, and what would have been better, is an opinion: that of a good player who tries things out.

review-start = At the first decision
review-own = Own decisions
review-others = The others’ decisions
review-luck = Luck
review-result = At the end
review-lucky = Luck was kind to { $name }.
review-unlucky = Luck was against { $name }.
review-fair = Luck neither helped { $name } much nor hurt.
review-good = { $name } made { $all } decisions; { $good } of them cost next to nothing.
review-swing = { $name }: from { $before } to { $after } out of 100.
review-by-luck = Mostly luck.
review-by-choice = Mostly this decision.
review-better = Better, it seems: “{ $best }”. It would win about { $n } more games out of 100.
review-no-mistakes = No mistake worth naming.
review-well-played = Well played!
