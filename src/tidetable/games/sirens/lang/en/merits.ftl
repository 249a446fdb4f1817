# What speaks for an answer, after what the captain gives it.
merit-wins-game = It wins the game!
merit-blocks = After that, no single card is enough for { $who } at ship card { $ship }.
merit-ready = After that, { $card } from your hand is enough at ship card { $ship }.
merit-reach = After that, you lack only { $n } at ship card { $ship }.
merit-crew-comes = The crew member comes to ship card { $ship }, where you are ahead.
merit-crew-leaves = The crew member leaves ship card { $ship }, where { $who } is ahead.
merit-rum-against = It raises the resistance of ship card { $ship }, where { $who } is ahead.
merit-lead = It puts you ahead at ship card { $ship }.
merit-lowers = It costs { $who } { $n } at ship card { $ship }.
merit-takes-place =
    { $n ->
        [0] It takes the last place of { $who } at ship card { $ship }.
        [one] It takes a place of { $who } at ship card { $ship }: one is left there.
       *[other] It takes a place of { $who } at ship card { $ship }: { $n } are left there.
    }
merit-stands = That makes { $n } of { $resistance } at ship card { $ship }.
merit-keeps-rum = You keep the rum for later.
merit-crew-open = The crew member comes to ship card { $ship }, where nobody is ahead yet.
merit-lacks = After that, { $who } still lacks { $n } at ship card { $ship }.
