# What speaks for an answer, after what the captain gives it.
merit-load =
    { $n ->
        [one] It brings 1 point into your boat.
       *[other] It brings { $n } points into your boat.
    }
merit-steal =
    { $n ->
        [one] It brings 1 point into your boat, before { $who } can load it.
       *[other] It brings { $n } points into your boat, before { $who } can load them.
    }
merit-last-chest = It is the last chest, and you are ahead.
merit-no-bones = No fish bones can be in it.
merit-richest = On average it holds more than the other chests.
merit-rest =
    { $n ->
        [one] What you have filled stays, and 1 die rolls again.
       *[other] What you have filled stays, and { $n } dice roll again.
    }
merit-no-fit = The dice fit nowhere as they lie.
merit-another-card = It leaves dice for another card.
merit-holds =
    { $n ->
        [one] On average it holds about 1 point.
       *[other] On average it holds about { $n } points.
    }
merit-better-roll = A better card fits { $n } of 100 rolls; no card at all fits { $none }.
merit-any-roll = Some card fits { $n } of 100 rolls.
