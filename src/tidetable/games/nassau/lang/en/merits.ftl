# What speaks for an answer, after what the captain gives it.
merit-fight =
    { $n ->
        [one] With one hit it brings 1 point and { $gain }.
       *[other] With one hit it brings { $n } points and { $gain }.
    }
merit-enough-crates = So many crates beat the adversary, if it dodges none.
merit-true-tales =
    { $n ->
        [one] One of your tales is true.
       *[other] { $n } of your tales are true.
    }
merit-tower-from = It takes the watchtower from { $who }.
merit-final =
    { $n ->
        [one] In the final scoring that is 1 point more so far, for { $category }.
       *[other] In the final scoring those are { $n } points more so far, for { $category }.
    }
merit-foe-there = There is an adversary that you can fight.
merit-post-there = There is a trading post that you can plunder.
merit-outpost-there = There is a free outpost.
merit-tower-there = There is a watchtower that you can take.
merit-sea-dog-there = The sea dog is there.
merit-either = It brings { $gain } or { $other }.
merit-gets = It brings { $gain }.
merit-dolphin = You take the dolphin.
