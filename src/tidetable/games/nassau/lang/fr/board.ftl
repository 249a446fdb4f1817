# La table en mots. L’essentiel explique une partie de l’image à qui la désigne.

board-round-word = Manche
board-round = Manche { $n } sur 4.
board-phase = Phase : { $name }.
board-phase-1 = Nassau
board-phase-2 = Caraïbes
board-phase-3 = Préparatifs
board-turn = C’est le tour de { $who }.
board-dolphin = { $who } a le dauphin.
board-points =
    { $n ->
        [one] { $who } : { $n } point.
       *[other] { $who } : { $n } points.
    }
board-sentence = { $words }.

## La ville

board-alley =
    { $n ->
        [one] Allée { $way } : libre, { $n } section
       *[other] Allée { $way } : libre, { $n } sections
    }
board-alley-taken =
    { $n ->
        [one] Allée { $way } : { $who } est ici avec { $n } pirate
       *[other] Allée { $way } : { $who } est ici avec { $n } pirates
    }
board-exit = Embarcadère { $exit } : d’ici, la barge va à un autre embarcadère pour 1 doublon.
board-square = Case { $square } : { $gain }
board-square-either = Case { $square } : { $one } ou { $other }
board-start = Le symbole de départ : le capitaine a commencé ici
board-captain = Le capitaine est en { $square }.
board-figure = Le pion Stefan Feld est en { $square } : 1 provision, 1 rhum ou 1 caisse pour qui y amène le capitaine.
board-way =
    { $n ->
        [one] Libre, { $n } section : { $square }.
       *[other] Libre, { $n } sections : { $square }.
    }
board-way-out =
    { $n ->
        [one] Libre, { $n } section : la sortie { $exit }.
       *[other] Libre, { $n } sections : la sortie { $exit }.
    }
board-free-quays = Quais libres du port : { $quays }.
board-tavern = Taverne
board-table = Table { $n } de la taverne : le pirate assis ici apporte { $gain }.
board-animals = Animaux
board-offering = Offre

## Les Caraïbes

board-zone = Zone { $zone } ; d’ici, on navigue vers { $others }.
board-foe =
    { $points ->
        [one] { $slot } : { $type }, force { $strength }, se combat avec : { $weapon }. Un dégât rapporte { $points } point et { $gains } ; compte { $score } à la fin. Caisses dessus : { $crates }.
       *[other] { $slot } : { $type }, force { $strength }, se combat avec : { $weapon }. Un dégât rapporte { $points } points et { $gains } ; compte { $score } à la fin. Caisses dessus : { $crates }.
    }
board-outpost = { $outpost } : avant-poste libre, donne { $gain }.
board-outpost-of = { $outpost } : avant-poste de { $who }.
board-tower = { $tower } : tour de guet, s’occupe avec : { $weapon }. Personne n’y est.
board-tower-of =
    { $n ->
        [one] { $tower } : tour de guet, s’occupe avec : { $weapon }. { $who } y a { $n } caisse.
       *[other] { $tower } : tour de guet, s’occupe avec : { $weapon }. { $who } y a { $n } caisses.
    }
board-post = { $post } : comptoir, se pille avec 2 marins et 2 armes du type { $weapon }. On y trouve : { $good }.
board-post-empty = { $post } : comptoir, se pille avec 2 marins et 2 armes du type { $weapon }. Il est vide.
board-crates-of =
    { $n ->
        [one] { $n } caisse de { $who }
       *[other] { $n } caisses de { $who }
    }
board-boat = Le bateau de { $who } est en { $zone }.
board-sea-dog = Le vieux loup de mer est en { $zone } : 2 rhums, un récit et quelque chose à acheter.
board-dutchman = Le Hollandais volant, attaqué cette manche avec : { $weapon }. Le plus de caisses : { $points } points. Chaque attaque : 2 rhums.
board-dutchman-zone = Le Hollandais volant est en { $zone }.
board-dutchman-quay = Caisses sur le quai du Hollandais. Le plus grand nombre rapporte à la fin : { $points } points.
board-harbour = Port de Nassau
board-quay = Quai { $quay } : 2 provisions et { $gain }.
board-moored = { $who } est amarré ici.
board-way-home = Le retour
board-skull-island = { $place } : cacher 1, 2 ou 3 marchandises pour { $prices } doublons

## Les navires

board-sails =
    { $n ->
        [one] { $n } voile
       *[other] { $n } voiles
    }
board-sailors =
    { $n ->
        [one] { $n } marin
       *[other] { $n } marins
    }
board-pirates =
    { $n ->
        [one] { $n } pirate debout à bord, { $lying } couchés
       *[other] { $n } pirates debout à bord, { $lying } couchés
    }
board-animal-used = { $animal } (déjà servi cette manche)
board-animal-waits = { $animal } (attend un marin libre)
board-hold = Cale ouverte : jusqu’à 4 caisses, jusqu’à 3 provisions ou 1 marchandise
board-hold-closed = Cale fermée
board-open-holds =
    { $n ->
        [one] { $n } cale ouverte
       *[other] { $n } cales ouvertes
    }
board-supply =
    { $n ->
        [one] Encore { $n } caisse dans la réserve personnelle
       *[other] Encore { $n } caisses dans la réserve personnelle
    }
board-arms = { $weapon } : { $n }, en comptant l’arme du navire
board-have = { $thing } : { $n }
board-left = { $thing } : { $n } dans la réserve
board-bag =
    { $n ->
        [one] { $n } marchandise dans le sac : { $goods }
       *[other] { $n } marchandises dans le sac : { $goods }
    }
board-crates-aboard = Caisses dans les cales : { $n } ; encore { $rest } dans la réserve personnelle
board-provisions =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
board-outposts =
    { $n ->
        [one] { $n } avant-poste
       *[other] { $n } avant-postes
    }
board-hideout = Cachette : une marchandise va sur la prochaine case libre si c’est la sienne, sinon au milieu
board-space = { $good }, valeur { $n }
board-free-spaces = Cases libres de la cachette, dans l’ordre : { $spaces }.
board-hidden =
    { $n ->
        [one] { $n } marchandise cachée
       *[other] { $n } marchandises cachées
    }
board-beaten = { $type } : { $n } à bord
board-beaten-score = Les adversaires vaincus comptent { $n } ensemble, fois le nombre de leurs types.
board-home-crates =
    { $n ->
        [one] Port d’attache : { $n } caisse pour les avant-postes
       *[other] Port d’attache : { $n } caisses pour les avant-postes
    }
board-home-tales =
    { $n ->
        [one] Port d’attache : { $n } récit pour les adversaires qui portent tes caisses
       *[other] Port d’attache : { $n } récits pour les adversaires qui portent tes caisses
    }
board-home-points =
    { $n ->
        [one] Port d’attache : { $n } point pour les tours de guet
       *[other] Port d’attache : { $n } points pour les tours de guet
    }
board-weapons-list = Armes
board-cargo-list =
    { $n ->
        [one] Dans { $n } cale ouverte
       *[other] Dans { $n } cales ouvertes
    }
board-objects-list = Objets
board-animals-list = Animaux
board-hidden-list = Caché
board-beaten-list = Vaincus

## Les récits

board-hand = Tes récits
board-tale-met = { $tale } – { $n } points, vrai maintenant
board-tale-unmet = { $tale } – { $n } points, pas encore vrai : { $missing }
board-told-heading = Racontés cette manche
board-told-by = Raconté par { $who } : { $tale }, { $n } points
board-told =
    { $n ->
        [one] { $n } point de récits racontés cette manche
       *[other] { $n } points de récits racontés cette manche
    }
board-tales =
    { $n ->
        [one] { $n } récit en main : { $backs }
       *[other] { $n } récits en main : { $backs }
    }
board-piles = Récits
board-pile = { $pile } : { $n } à piocher, { $gone } dans la défausse

## Un combat

board-fight = { $who } combat
board-damage = { $n }/{ $needed } caisses, { $now } de ce combat
board-damage-dutchman =
    { $n ->
        [one] { $n } caisse sur la tuile
       *[other] { $n } caisses sur la tuile
    }
board-tokens = Jetons de combat
board-attack = Attaque, prend : { $thing }
board-dice = Dés – à partir de 3, chacun annule une attaque
board-put =
    { $n ->
        [one] Poser { $n } caisse
       *[other] Poser { $n } caisses
    }
board-lay =
    { $n ->
        [0] Ne coucher personne
        [one] Coucher { $n } pirate
       *[other] Coucher { $n } pirates
    }
board-give-crate = Reprendre une caisse
board-pay-rum = Payer 1 rhum
board-sign = Utiliser un contrat
board-times-reward = Récompense : { $n } ×

## Les points

board-standing = Décompte final en l’état

board-part-city = Ville
board-part-sea = Mer
board-part-fire = Feu de camp
board-part-ship = Navire
