# Ce qui parle pour une réponse, après l’avis du capitaine.
merit-load =
    { $n ->
        [one] Cela met { $n } point dans ton bateau.
       *[other] Cela met { $n } points dans ton bateau.
    }
merit-steal =
    { $n ->
        [one] Cela met { $n } point dans ton bateau, et { $who } ne l’aura pas.
       *[other] Cela met { $n } points dans ton bateau, et { $who } ne les aura pas.
    }
merit-last-chest = C’est le dernier coffre, et tu es en tête.
merit-no-bones = Il ne peut pas contenir d’arêtes de poisson.
merit-richest = En moyenne, il contient plus que les autres coffres.
merit-rest =
    { $n ->
        [one] Ce que tu as rempli reste, et { $n } dé est relancé.
       *[other] Ce que tu as rempli reste, et { $n } dés sont relancés.
    }
merit-no-fit = Tels quels, les dés ne vont nulle part.
merit-another-card = Il reste des dés pour une autre carte.
merit-holds =
    { $n ->
        [one] En moyenne, il contient environ { $n } point.
       *[other] En moyenne, il contient environ { $n } points.
    }
merit-better-roll = Sur 100 lancers, { $n } vont à une meilleure carte et { $none } à aucune.
merit-any-roll = Sur 100 lancers, { $n } vont à une carte.
