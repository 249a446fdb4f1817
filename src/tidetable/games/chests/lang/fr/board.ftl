# Le plateau en paroles. L’image ne montre que des noms et des nombres.
board-list = { $before }, { $further }
board-turn = C’est au tour de { $who }.
board-last-round = C’est le dernier tour de table.
board-dice-in-cup = Les dés sont dans le gobelet.
board-dice = Les dés montrent { $dice }.
board-dice-key =
    { $n ->
        [one] une clé
       *[other] { $n } clés
    }
board-dice-coin =
    { $n ->
        [one] une pièce d’or
       *[other] { $n } pièces d’or
    }
board-dice-diamond =
    { $n ->
        [one] un diamant
       *[other] { $n } diamants
    }
board-dice-sabres =
    { $n ->
        [one] une fois les sabres
       *[other] { $n } fois les sabres
    }
board-filled = Des dés sont posés pour { $cards }.
board-chest = { $place } avec { $keys }
board-chests = Voici { $chests }.
board-no-chests = Il ne reste aucun coffre.
board-pile =
    { $n ->
        [one] Il reste un coffre dans la pioche ; il a { $keys }.
       *[other] Il reste { $n } coffres dans la pioche ; celui du dessus a { $keys }.
    }
board-no-pile = La pioche est vide.
board-boat =
    { $who } a chargé { $coins ->
        [0] zéro pièce d’or
        [one] une pièce d’or
       *[other] { $coins } pièces d’or
    }, { $diamonds ->
        [0] zéro diamant
        [one] un diamant
       *[other] { $diamonds } diamants
    }, { $bones ->
        [0] zéro arête
        [one] une fois des arêtes de poisson
       *[other] { $bones } fois des arêtes de poisson
    }.
board-before = Devant le bateau, { $who } a { $treasures }.
board-winners =
    { $winners ->
        [one] La partie est finie. { $who } gagne !
       *[other] La partie est finie. { $who } gagnent ensemble !
    }
