# Le plateau en paroles. L’image ne montre que des noms et des nombres.
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
board-before = devant le bateau
