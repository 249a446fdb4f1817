# La baie en mots. L’image elle-même ne montre guère que des noms et des nombres.
board-list = { $before }, { $further }
board-turn = C’est à { $who } de jouer.
board-picking = Chacun choisit ses quatre premières cartes.
board-ship = Carte navire { $ship } : { $wanted } suffit pour la gagner.
board-captain = Le capitaine s’y trouve.
board-mate = Le second s’y trouve.
board-rum =
    { $n ->
        [one] Une chope de rhum y est posée.
       *[other] { $n } chopes de rhum y sont posées.
    }
board-at =
    { $n ->
        [one] Du côté de { $who } : { $cards }.
       *[other] Du côté de { $who } : { $cards }, en tout { $total }.
    }
board-side =
    Côté de { $who }, carte navire { $ship } : { $total } sur { $wanted }, { $free ->
        [0] complet
        [one] place pour une carte
       *[other] place pour { $free } cartes
    }
board-points =
    { $n ->
        [0] { $who } n’a aucun point.
        [one] { $who } a un point.
       *[other] { $who } a { $n } points.
    }
board-hand = En main : { $cards }.
board-cards =
    { $n ->
        [0] { $who } n’a aucune carte en main.
        [one] { $who } a une carte en main.
       *[other] { $who } a { $n } cartes en main.
    }
board-octopus-free = La pieuvre de { $who } est libre.
board-octopus = La pieuvre de { $who } est posée sur un { $card } du côté de { $side }, carte navire { $ship }.
board-mug = { $who } a encore sa chope de rhum.
board-own-mug = Ta chope de rhum
board-pile =
    { $n ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
board-pile-of =
    { $n ->
        [0] La pioche de { $who } est vide.
        [one] Il reste une carte dans la pioche de { $who }.
       *[other] Il reste { $n } cartes dans la pioche de { $who }.
    }
board-times = { $n } × { $card }
board-unseen = Pas encore vu : { $cards }.
board-all-seen = Toutes les cartes ont été vues.
board-winner = La partie est finie. { $who } gagne !
board-tie = La partie est finie et personne n’est devant : le prochain navire décidera.
board-next-ship = Égalité ! Le prochain navire décidera.
