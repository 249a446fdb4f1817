# Ce qui parle pour une réponse, après l’avis du capitaine.
merit-fight =
    { $n ->
        [one] Si une caisse y reste, cela rapporte { $n } point et { $gain }.
       *[other] Si une caisse y reste, cela rapporte { $n } points et { $gain }.
    }
merit-enough-crates = Autant de caisses battent l’adversaire, s’il n’en esquive aucune.
merit-room = Alors tout le reste trouve sa place, et il n’y a rien à jeter.
merit-rat-helps = Ton rat peut encore aider à charger, avant de devoir peut-être attendre.
merit-true-tales =
    { $n ->
        [one] Un de tes récits est vrai.
       *[other] { $n } de tes récits sont vrais.
    }
merit-tower-from = Cela prend la tour de guet à { $who }.
merit-final =
    { $n ->
        [one] En l’état, cela fait { $n } point de plus au décompte final : { $category }.
       *[other] En l’état, cela fait { $n } points de plus au décompte final : { $category }.
    }
merit-foe-there = Il y a là un adversaire que tu peux combattre.
merit-post-there = Il y a là un comptoir que tu peux piller.
merit-outpost-there = Il y a là un avant-poste libre.
merit-tower-there = Il y a là une tour de guet que tu peux prendre.
merit-sea-dog-there = Le vieux loup de mer est là.
merit-either = Cela rapporte { $gain } ou { $other }.
merit-gets = Cela rapporte { $gain }.
merit-dolphin = Tu prends le dauphin et tu commences ensuite.
merit-new-tale = Un nouveau récit peut devenir vrai, et compter alors au feu de camp.
