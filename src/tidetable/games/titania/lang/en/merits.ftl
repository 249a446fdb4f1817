# What speaks for an answer, after what the captain gives it.
merit-ends-game = It ends the game while you are ahead, point tiles not counted.
merit-can-score =
    { $n ->
        [one] Its ship can bring you 1 point at once.
       *[other] Its ship can bring you { $n } points at once.
    }
merit-can-tile = Its ship can reach a point tile.
merit-tile = It brings a point tile, worth { $least } to { $most }.
merit-extra-ship = It brings an extra ship, which sails on at once.
merit-price = With that you can pay for a { $shell } floor.
merit-each-shell = It brings shells of every colour.
merit-shells =
    { $n ->
        [one] It brings a { $shell } shell.
       *[other] It brings { $n } { $shell } shells.
    }
merit-starfish =
    { $n ->
        [one] It brings a starfish.
       *[other] It brings { $n } starfish.
    }
merit-cards =
    { $n ->
        [one] It brings a card.
       *[other] It brings { $n } cards.
    }
merit-keeps-starfish =
    { $n ->
        [one] You keep a starfish for later.
       *[other] You keep { $n } starfish for later.
    }
merit-keeps-shells =
    { $n ->
        [one] You keep a shell for later.
       *[other] You keep { $n } shells for later.
    }
merit-can-fog = Its ship can turn over a fog tile.
merit-fog = It turns over a fog tile. Who knows what is under it?
merit-can-build = There you can build a floor.
merit-choose-shells = There you choose your shells.
