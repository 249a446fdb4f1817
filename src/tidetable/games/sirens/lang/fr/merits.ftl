# Ce qui parle pour une réponse, après l’avis du capitaine.
merit-wins-game = Cela gagne la partie !
merit-blocks = Ensuite, aucune carte seule ne suffit à { $who } sur le { $ship }.
merit-ready = Ensuite, { $card } de ta main suffit sur le { $ship }.
merit-reach = Ensuite, il ne te manque que { $n } sur le { $ship }.
merit-crew-comes = Le membre d’équipage passe sur le { $ship }, où tu es en tête.
merit-crew-leaves = Le membre d’équipage quitte le { $ship }, où { $who } est en tête.
merit-rum-against = Cela renforce la résistance du { $ship }, où { $who } est en tête.
merit-lead = Cela te met en tête sur le { $ship }.
merit-lowers = Cela coûte { $n } à { $who } sur le { $ship }.
merit-takes-place =
    { $n ->
        [0] Cela prend à { $who } sa dernière place au { $ship }.
        [one] Cela prend à { $who } une place au { $ship } : il y en reste une.
       *[other] Cela prend à { $who } une place au { $ship } : il y en reste { $n }.
    }
merit-stands = Cela fait { $n } sur { $resistance } au { $ship }.
merit-keeps-rum = Tu gardes le rhum pour plus tard.
merit-crew-open = Le membre d’équipage passe sur le { $ship }, où personne n’est encore en tête.
merit-lacks = Ensuite, il manque encore { $n } à { $who } sur le { $ship }.
