# Ce qui parle pour une réponse, après l’avis du capitaine.
merit-ends-game = Cela finit la partie pendant que tu es en tête, sans compter les tuiles de points.
merit-can-score =
    { $n ->
        [one] Son bateau peut te rapporter tout de suite { $n } point.
       *[other] Son bateau peut te rapporter tout de suite { $n } points.
    }
merit-can-tile = Son bateau peut atteindre une tuile de points.
merit-tile = Cela rapporte une tuile de points, qui vaut de { $least } à { $most }.
merit-extra-ship = Cela donne un bateau supplémentaire, qui repart tout de suite.
merit-price = Avec cela, tu peux payer un étage { $shell }.
merit-each-shell = Cela rapporte des coquillages de toutes les couleurs.
merit-shells =
    { $n ->
        [one] Cela rapporte { $n } coquillage { $shell }.
       *[other] Cela rapporte { $n } coquillages { $shell }s.
    }
merit-starfish =
    { $n ->
        [one] Cela rapporte { $n } étoile de mer.
       *[other] Cela rapporte { $n } étoiles de mer.
    }
merit-cards =
    { $n ->
        [one] Cela rapporte { $n } carte.
       *[other] Cela rapporte { $n } cartes.
    }
merit-keeps-starfish =
    { $n ->
        [one] Tu gardes { $n } étoile de mer pour plus tard.
       *[other] Tu gardes { $n } étoiles de mer pour plus tard.
    }
merit-keeps-shells =
    { $n ->
        [one] Tu gardes { $n } coquillage pour plus tard.
       *[other] Tu gardes { $n } coquillages pour plus tard.
    }
merit-can-fog = Son bateau peut retourner une tuile de brouillard.
merit-fog = Cela retourne une tuile de brouillard. Qui sait ce qu’elle cache ?
merit-can-build = Là, tu peux bâtir un étage.
merit-choose-shells = Là, tu choisis tes coquillages.
