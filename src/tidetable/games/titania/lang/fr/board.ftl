# Le royaume en mots. L’image elle-même ne montre guère que des noms et des nombres.
board-period = Période { $n }
board-turn = C’est la période { $n }, et le tour de { $who }.
board-reserve = Bateaux en réserve : { $ships }.
board-fleet-blue =
    { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    }
board-fleet-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
board-fleet-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
board-tiles =
    { $n ->
        [one] { $n } tuile de points
       *[other] { $n } tuiles de points
    }
board-tiles-of =
    { $n ->
        [one] { $n } tuile de { $value } points
       *[other] { $n } tuiles de { $value } points
    }
board-hand = En main : { $cards }.
board-own-tiles = Tes tuiles de points valent { $values }.
board-held-blue =
    { $n ->
        [one] { $n } carte bleue
       *[other] { $n } cartes bleues
    }
board-held-yellow =
    { $n ->
        [one] { $n } carte jaune
       *[other] { $n } cartes jaunes
    }
board-held-red =
    { $n ->
        [one] { $n } carte rouge
       *[other] { $n } cartes rouges
    }
board-held-blue-yellow =
    { $n ->
        [one] { $n } joker bleu-jaune
       *[other] { $n } jokers bleu-jaune
    }
board-held-blue-red =
    { $n ->
        [one] { $n } joker bleu-rouge
       *[other] { $n } jokers bleu-rouge
    }
board-held-yellow-red =
    { $n ->
        [one] { $n } joker jaune-rouge
       *[other] { $n } jokers jaune-rouge
    }
board-gain-brown =
    { $n ->
        [one] { $n } coquillage brun
       *[other] { $n } coquillages bruns
    }
board-gain-green =
    { $n ->
        [one] { $n } coquillage vert
       *[other] { $n } coquillages verts
    }
board-gain-black =
    { $n ->
        [one] { $n } coquillage noir
       *[other] { $n } coquillages noirs
    }
board-gain-white =
    { $n ->
        [one] { $n } coquillage blanc
       *[other] { $n } coquillages blancs
    }
board-gain-any =
    { $n ->
        [one] { $n } coquillage d’une couleur au choix
       *[other] { $n } coquillages d’une couleur au choix
    }
board-gain-starfish =
    { $n ->
        [one] { $n } étoile de mer
       *[other] { $n } étoiles de mer
    }
board-gain-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-gain-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-floors-brown =
    { $n ->
        [one] { $n } étage brun
       *[other] { $n } étages bruns
    }
board-floors-green =
    { $n ->
        [one] { $n } étage vert
       *[other] { $n } étages verts
    }
board-floors-black =
    { $n ->
        [one] { $n } étage noir
       *[other] { $n } étages noirs
    }
board-floors-white =
    { $n ->
        [one] { $n } étage blanc
       *[other] { $n } étages blancs
    }
board-space = { $space } : { $things }.
board-fog = brouillard
board-open = eau libre
board-gives = donne { $gains }
board-crane = grue pour { $spaces }
board-castle = château
board-ship-blue = bateau bleu
board-ship-yellow = bateau jaune
board-ship-red = bateau rouge
board-tower-brown = tour brune de { $n } étages sur 4
board-tower-green = tour verte de { $n } étages sur 4
board-tower-black = tour noire de { $n } étages sur 4
board-tower-white = tour blanche de { $n } étages sur 4
board-occupied = une étoile de mer
board-supplies = Dans la réserve : { $things }.
board-piles = Dans la pioche : { $pile }. Défaussées : { $discards }.
board-unseen = Encore dans le brouillard : { $tiles }.
board-no-fog = Il n’y a plus de brouillard.
