# What speaks for an answer, after what the captain gives it.
merit-fight =
    { $n ->
        [one] If one crate stays on it, it brings 1 point and { $gain }.
       *[other] If one crate stays on it, it brings { $n } points and { $gain }.
    }
merit-enough-crates = So many crates beat the adversary, if it dodges none.
merit-room = Then everything else finds room, and nothing has to be thrown away.
merit-rat-helps = Your rat can still help you load, before it may have to wait.
merit-true-tales =
    { $n ->
        [one] One of your tales is true.
       *[other] { $n } of your tales are true.
    }
merit-tower-from = It takes the watchtower from { $who }.
merit-final =
    { $n ->
        [one] As things stand, that is 1 more point for { $category } in the final scoring.
       *[other] As things stand, that is { $n } more points for { $category } in the final scoring.
    }
merit-foe-there = There is an adversary that you can fight.
merit-post-there = There is a trading post that you can plunder.
merit-outpost-there = There is a free outpost.
merit-tower-there = There is a watchtower that you can take.
merit-sea-dog-there = The sea dog is there.
merit-either = It brings { $gain } or { $other }.
merit-gets = It brings { $gain }.
merit-dolphin = You take the dolphin and begin next.
merit-new-tale = A new tale can come true, and then it counts at the campfire.
