# La baie en mots. L’image elle-même ne montre guère que des noms et des nombres.
board-turn = C’est à { $who } de jouer.
board-picking = Chacun choisit ses quatre premières cartes.
board-ship = Carte Navire { $ship } : { $wanted } suffit pour la gagner.
board-captain = Le capitaine s’y trouve.
board-mate = Le second s’y trouve.
board-rum =
    { $n ->
        [one] Un gobelet de rhum y est posé.
       *[other] { $n } gobelets de rhum y sont posés.
    }
board-at = Du côté de { $who } : { $cards }.
board-total = Côté de { $who }, { $ship }
board-side =
    Côté de { $who }, carte Navire { $ship } : { $total } sur { $wanted }, { $free ->
        [0] complet
        [one] place pour une carte
       *[other] place pour { $free } cartes
    }
board-hand = en main : { $cards }
board-cards =
    { $n ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $n } cartes en main
    }
board-octopus-free = pieuvre libre
board-octopus = pieuvre sur un { $card } du côté de { $side }, carte Navire { $ship }
board-mug = un gobelet de rhum
board-own-mug = Ton gobelet de rhum
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
board-unseen = Pas encore vu : { $cards }.
board-all-seen = Toutes les cartes ont été vues.
board-next-ship = Égalité ! Le prochain navire décidera.
