## A game looked at again

not-yours-review = A game can be looked at again once it is over. Finish it first.

review-start = At the first decision
review-own = Own decisions
review-others = The others’ decisions
review-luck = Luck
review-result = At the end
review-lucky = Luck was kind to { $name }.
review-unlucky = Luck was against { $name }.
review-fair = Luck neither helped { $name } much nor hurt.
review-good = { $name } found the best answer, or one about as good, { $good } of { $all } times.
review-swing = { $name }: from { $before } to { $after } of 100.
review-by-luck = Mostly luck.
review-by-choice = Mostly this decision.
review-better = Better, it seems: “{ $best }”. It would win about { $n } more of 100 games.
review-no-mistakes = No mistake worth naming. Well played!
