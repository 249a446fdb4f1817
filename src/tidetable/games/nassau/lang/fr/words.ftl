# Le jeu, ses coups, ses questions et ses options. Ce dont ils parlent se trouve dans things.ftl, et
# ce que demande chaque récit de marin dans tales.ftl.

game-title = Nassau
game-tagline = Mène le capitaine dans les allées de Nassau, équipe ton navire, pille les Caraïbes… et raconte tout au coin du feu !
game-credit = Nassau est un jeu de Stefan Feld, paru en 2024 chez Queen Games. Cette version n’est pas officielle et ne leur est pas liée. Les textes et les dessins sont les nôtres.
game-tie = { $names } partagent la victoire !

# En ville
verb-walk = Capitaine en { $square }
verb-detour = Capitaine en { $square }, par la allée plus longue
verb-barge = Barge : sortir en { $out }, rentrer en { $back }
    .handle = Prendre la barge
    .first = Barge depuis l’embarcadère { $out }
    .back = Sortie en { $out } : où la barge rentre-t-elle ?
verb-set = Poser le capitaine en { $square }
verb-pause = Faire une pause pour 1 rhum
verb-moor = Passer : bateau au quai { $quay }
verb-again = Encore un déplacement pour 1 doublon
verb-take = Prendre { $gain }
verb-arm = Prendre un { $weapon }
verb-hire = Aller chercher le pirate de la table { $table }
verb-tame = Prendre un animal : { $animal }
verb-draw = Piocher dans la pile { $pile }
verb-throw = Jeter : { $cargo }
verb-wait = Faire attendre : { $animal }
verb-gift = Prendre { $gift }
verb-stand = Mettre le pion en { $square }
verb-use = Utiliser un animal : { $animal }
verb-spare = Esprit de singe : utiliser et garder – { $object }
    .handle = Laisser l’esprit de singe garder un objet
    .object = Quel objet l’esprit de singe t’épargne-t-il ?
verb-enough = Non, on continue

# En mer
verb-sail = Naviguer vers la zone { $zone }
verb-steer = Boussole : cap sur le { $figure }
verb-home = Retour : { $stop }
verb-fight = Combattre l’adversaire en { $slot }
verb-claim = Prendre l’avant-poste { $outpost }
verb-tower =
    { $crates ->
        [one] Poser { $crates } caisse sur la tour de guet { $tower }
       *[other] Poser { $crates } caisses sur la tour de guet { $tower }
    }
    .first = Occuper la tour de guet { $tower }
    .crates = Combien de caisses poses-tu sur la tour de guet { $tower } ?
verb-plunder = Piller le comptoir { $post }
verb-meet = Rencontrer le vieux loup de mer
verb-listen = Piocher un récit
verb-dutchman = Attaquer le Hollandais volant
verb-buy = Acheter { $gain }
verb-bomb = Lancer une bombe
verb-put =
    { $crates ->
        [0] Ne poser aucune caisse
        [one] Poser { $crates } caisse
       *[other] Poser { $crates } caisses
    }
verb-give-crate = Reprendre une caisse
verb-pay-rum = Payer 1 rhum
verb-lay =
    { $pirates ->
        [0] Ne coucher personne
        [one] Coucher { $pirates } pirate
       *[other] Coucher { $pirates } pirates
    }
verb-repel = Repousser l’attaque sur { $token }
verb-lose = Perdre d’abord { $token }
verb-sign = Utiliser un contrat

# Sur le chemin du retour
verb-hide = Cacher : { $good }
verb-drink =
    { $rum ->
        [one] Payer { $rum } rhum
       *[other] Payer { $rum } rhums
    }
verb-promise =
    { $tales ->
        [one] Raconter { $tales } récit
       *[other] Raconter { $tales } récits
    }
verb-tell = Raconter : { $tale }
verb-twice = Perroquet : « { $tale } », deux fois
verb-once = Garder le perroquet pour plus tard
verb-double = Tortue : deux fois les { $line }

did-walk = { $who } mène le capitaine en { $square }.
did-detour = { $who } mène le capitaine en { $square } par la allée plus longue.
did-barge = { $who } prend la barge de { $out } à { $back }.
did-set = Le capitaine était bloqué : { $who } le pose en { $square }.
did-pause = { $who } boit un rhum et fait une pause.
did-moor = { $who } passe et accoste au quai { $quay }.
did-again = { $who } paie un doublon pour un autre déplacement.
did-take = { $who } veut { $gain }.
did-arm = { $who } prend un { $weapon }.
did-hire = { $who } va chercher le pirate de la table { $table } à la taverne.
did-tame = { $who } prend un animal : { $animal }.
did-draw = { $who } pioche dans la pile { $pile }.
did-throw = { $who } jette : { $cargo }.
did-wait = { $who } fait attendre un animal : { $animal }.
did-gift = Le pion donne { $gift } à { $who }.
did-stand = { $who } met le pion en { $square }.
did-use = { $who } utilise un animal : { $animal }.
did-spare = { $who } garde, grâce à l’esprit de singe : { $object }.
did-enough = { $who } en reste là.
did-sail = { $who } navigue vers la zone { $zone }.
did-steer = { $who } suit la boussole jusqu’au { $figure }.
did-home = { $who } prend le chemin du retour : { $stop }.
did-fight = { $who } combat l’adversaire en { $slot }.
did-claim = { $who } prend l’avant-poste { $outpost }.
did-tower =
    { $crates ->
        [one] { $who } pose { $crates } caisse sur la tour de guet { $tower }.
       *[other] { $who } pose { $crates } caisses sur la tour de guet { $tower }.
    }
did-plunder = { $who } pille le comptoir { $post }.
did-meet = { $who } rencontre le vieux loup de mer.
did-listen = { $who } écoute un récit.
did-dutchman = { $who } attaque le Hollandais volant !
did-buy = { $who } achète { $gain } au vieux loup de mer.
did-bomb = { $who } lance une bombe !
did-put =
    { $crates ->
        [0] { $who } ne pose aucune caisse.
        [one] { $who } pose { $crates } caisse.
       *[other] { $who } pose { $crates } caisses.
    }
did-give-crate = { $who } reprend une caisse.
did-pay-rum = { $who } paie un rhum contre l’esquive.
did-lay =
    { $pirates ->
        [0] { $who } ne couche personne pour la défense.
        [one] { $who } couche { $pirates } pirate pour la défense.
       *[other] { $who } couche { $pirates } pirates pour la défense.
    }
did-repel = { $who } repousse l’attaque sur { $token }.
did-lose = { $who } sacrifie d’abord { $token }.
did-sign = { $who } utilise un contrat : la récompense vient une fois de plus.
did-hide = { $who } cache une marchandise : { $good }.
did-drink =
    { $rum ->
        [one] { $who } paie { $rum } rhum au feu de camp.
       *[other] { $who } paie { $rum } rhums au feu de camp.
    }
did-promise =
    { $tales ->
        [one] { $who } va raconter { $tales } récit.
       *[other] { $who } va raconter { $tales } récits.
    }
did-tell = { $who } pose un récit : « { $tale } ».
did-twice = Le perroquet répète après { $who } : « { $tale } ».
did-once = { $who } garde le perroquet pour plus tard.
did-double = { $who } utilise la tortue : deux fois les { $line }.

# Ce que le hasard apporte
did-district = Un quartier de la ville est posé.
did-foe = Un adversaire entre en jeu : { $adversary }.
did-outpost = Un avant-poste est posé.
did-watchtower = Une tour de guet est posée. Elle demande : { $weapon }.
did-post = Un comptoir est posé. Il demande : { $weapon }.
did-good = Une marchandise sort du sac : { $good }.
did-start-weapon = Une arme pour commencer : { $weapon }.
did-hideout = Une cachette est distribuée.
did-animal = Un animal est retourné : { $animal }.
did-tale = Tu pioches un récit : « { $tale } ».
did-sea-dog = Le vieux loup de mer est dans la zone { $zone }.
did-offering = Le vieux loup de mer a une nouvelle offre.
did-dutchman-zone = Le Hollandais volant apparaît dans la zone { $zone } !
did-dutchman-weapon = Une arme contre le Hollandais : { $weapon }.
did-figure = Le pion Stefan Feld est en { $square }.
did-start = { $seat } commence.
did-token = Un jeton de combat montre { $token }.
did-die = Le dé montre { $face }.

# Ce qui s’ensuit
did-gets = { $who } reçoit { $gain }.
did-lapses = { $who } ne peut pas prendre { $gain } : rien n’est gagné.
did-gets-good = { $who } charge une marchandise : { $good }.
did-gets-tale = { $who } reçoit un récit { $back }.
did-scores =
    { $points ->
        [one] { $who } marque { $points } point.
       *[other] { $who } marque { $points } points.
    }
did-pays =
    { $points ->
        [one] { $who } perd { $points } point.
       *[other] { $who } perd { $points } points.
    }
did-loses = { $who } perd { $token }.
did-lays =
    { $pirates ->
        [one] { $who } couche { $pirates } pirate.
       *[other] { $who } couche { $pirates } pirates.
    }
did-beats = { $who } a vaincu un adversaire : { $adversary } !
did-told = { $who } raconte un récit vrai : « { $tale } ».
did-joked = { $who } raconte une mauvaise blague { $back }.
did-dolphin = { $who } prend le dauphin.
did-waits = { $who } n’a pas de marin libre. Attend donc : { $animal }.
did-round = La manche { $number } commence. À { $who } de jouer.
did-at-sea = En route pour les Caraïbes ! { $who } commence.
did-reshuffled = La pile { $pile } est vide : sa défausse, mélangée, en forme une nouvelle.
did-final =
    { $points ->
        [one] { $who }, { $category } : { $points } point.
       *[other] { $who }, { $category } : { $points } points.
    }

ask-city =
    { $pause ->
        [yes] À toi, en ville : mène le capitaine, fais une pause, ou passe.
       *[no] À toi, en ville : mène le capitaine, ou passe.
    }
    .others = En ville, c’est le tour de { $who }.
ask-walk =
    { $n ->
        [1] Le deuxième déplacement : où va le capitaine ?
       *[other] Où va le capitaine à partir d’ici ?
    }
    .others =
        { $n ->
            [1] { $who } déplace encore le capitaine.
           *[other] { $who } mène le capitaine plus loin.
        }
ask-again = Déplacer le capitaine une deuxième fois, pour 1 doublon ?
    .others = { $who } peut déplacer encore le capitaine.
ask-option = La case montre deux choses : laquelle prends-tu ?
    .others = { $who } choisit une chose sur deux.
ask-weapon = Une arme de ton choix : de quel type ?
    .others = { $who } choisit une arme.
ask-table = Quel pirate vas-tu chercher à la taverne ?
    .others = { $who } va chercher un pirate à la taverne.
ask-tame = Quel animal prends-tu ?
    .others = { $who } choisit un animal.
ask-pile =
    { $n ->
        [one] Pioche un récit : dans quelle pile ?
       *[other] Encore { $n } récits à piocher : dans quelle pile, le prochain ?
    }
    .others =
        { $n ->
            [one] { $who } pioche un récit.
           *[other] { $who } pioche { $n } récits.
        }
ask-throw = C’est trop pour tes cales : que jettes-tu ?
    .others = { $who } a trop de choses à bord.
ask-wait = Tu as perdu un marin : quel animal doit attendre ?
    .others = { $who } décide quel animal doit attendre.
ask-kraken = Utiliser le kraken pour recevoir deux fois le bonus du quai ?
    .others = { $who } peut utiliser le kraken.
ask-gift =
    { $n ->
        [0] Tu rencontres le pion : que prends-tu ?
       *[other] Encore une chose, pour 1 doublon ?
    }
    .others =
        { $n ->
            [0] { $who } rencontre le pion.
           *[other] { $who } peut acheter encore une chose au pion.
        }
ask-stand = Où va le pion ?
    .others = { $who } met le pion ailleurs.
ask-sea =
    { $home ->
        [yes]
            { $sail ->
                [yes] À toi, en mer : navigue pour 1 provision, ou commence ton retour.
               *[no] À toi, en mer : commence ton retour.
            }
       *[no] À toi, en mer : où te mène la boussole ?
    }
    .others = En mer, c’est le tour de { $who }.
ask-sail = Grâce à la boussole, te voilà ici : vers où navigues-tu encore ?
    .others = { $who } repart du but de la boussole.
ask-action = Que fais-tu dans cette zone ?
    .others = { $who } choisit une action.
ask-prepare = Comment commences-tu le combat ?
    .others = { $who } prépare le combat.
ask-dodge = Esquive : reprendre une caisse, ou payer 1 rhum ?
    .others = { $who } répond à une esquive.
ask-defend =
    { $n ->
        [one] On t’attaque : coucher un pirate pour un dé de plus ?
       *[other] On t’attaque : coucher jusqu’à { $n } pirates, pour un dé de plus chacun ?
    }
    .others =
        { $n ->
            [one] { $who } peut coucher un pirate pour la défense.
           *[other] { $who } peut coucher jusqu’à { $n } pirates pour la défense.
        }
ask-reroll = Utiliser le chat pour relancer tous les 1 et les 2 ?
    .others = { $who } peut relancer grâce au chat.
ask-repel =
    { $n ->
        [one] Tu peux repousser une attaque : laquelle ?
       *[other] Tu peux repousser { $n } attaques : laquelle d’abord ?
    }
    .others =
        { $n ->
            [one] { $who } repousse une attaque.
           *[other] { $who } repousse { $n } attaques.
        }
ask-lose = Tu perds tout cela, mais l’ordre compte : quoi d’abord ?
    .others = { $who } choisit quoi perdre d’abord.
ask-reward =
    { $n ->
        [one] La récompense est à toi : la prendre plus d’une fois ?
       *[other] La récompense vient déjà { $n } fois : encore une fois ?
    }
    .others =
        { $n ->
            [one] { $who } peut avoir la récompense plus d’une fois.
           *[other] { $who } reçoit déjà la récompense { $n } fois.
        }
ask-trade = Acheter quelque chose au vieux loup de mer, pour 1 doublon ?
    .others = { $who } regarde l’offre du vieux loup de mer.
ask-home = Sur le chemin du retour : quelle est ta prochaine étape ?
    .others = { $who } est sur le chemin du retour.
ask-hide =
    { $n ->
        [0] Île de la Tête de mort : quelle marchandise caches-tu ?
       *[other] Cacher encore une marchandise, pour 2 doublons ?
    }
    .others =
        { $n ->
            [0] { $who } cache des marchandises sur l’île de la Tête de mort.
           *[other] { $who } peut cacher encore une marchandise.
        }
ask-rum = Feu de camp : combien de rhums paies-tu ? Chacun vaut jusqu’à trois récits.
    .others = { $who } arrive au feu de camp.
ask-tales =
    { $n ->
        [one] { $n } rhum est payé : combien de récits racontes-tu ?
       *[other] { $n } rhums sont payés : combien de récits racontes-tu ?
    }
    .others =
        { $n ->
            [one] { $who } a payé { $n } rhum et choisit ses récits.
           *[other] { $who } a payé { $n } rhums et choisit ses récits.
        }
ask-tell =
    { $n ->
        [one] Un récit à raconter : lequel ?
       *[other] { $n } récits à raconter, le plus petit numéro d’abord : lequel ?
    }
    .others =
        { $n ->
            [one] { $who } pose le dernier récit.
           *[other] { $who } pose { $n } récits.
        }
ask-twice = Le perroquet doit-il répéter un de tes récits ?
    .others = { $who } écoute le perroquet.
ask-turtle = Port d’attache : la tortue doit-elle doubler quelque chose ?
    .others = { $who } peut utiliser la tortue.

option-dutchman = Le Hollandais volant
    .help = L’extension : un vaisseau fantôme à attaquer, à chaque manche dans une autre zone. Avec le vieux loup de mer, ou à sa place.
choice-dutchman-alone = À la place du vieux loup de mer
option-figure = Le pion Stefan Feld
    .help = La variante : un marchand, dans les coins de la ville, offre quelque chose de plus à qui passe par là.
option-start-district = Le quartier de départ
    .help = Au milieu, comme on le conseille pour une première partie, ou n’importe où.
choice-start-district-random = N’importe où
choice-start-district-middle = Au milieu
option-first = Qui commence ?
    .help = Désigne qui joue le premier tour, ou laisse faire le sort.
choice-first-random = Le sort décide
