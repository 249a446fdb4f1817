# Le jeu, ses coups, ses objets et ses options. Les couleurs sont au masculin singulier : les phrases
# ajoutent le « s » des coquillages. Cartes, jokers et tuiles de brouillard sont des groupes nominaux entiers.

game-title = Titania
game-tagline = Navigue dans le royaume englouti, ramasse des coquillages et relève ses vieilles tours !
game-credit = Titania est un jeu de Rüdiger Dorn, paru en 2010 chez Hans im Glück. Cette version n’est pas officielle et ne leur est pas liée. Les textes et les dessins sont les nôtres.
game-tie = { $names } partagent la victoire !

verb-play = Jouer du { $colour }
verb-joker = Jouer { $card } comme { $colour }
    .colour = Laquelle des deux couleurs joues-tu ?
verb-stop = S’arrêter et piocher
verb-place = Aller en { $space }
verb-choose = Prendre des coquillages { $shell }s
verb-build = Bâtir un étage { $tower }
verb-enough = Arrêter de bâtir
verb-occupy = Occuper { $space }
verb-keep = Garder les étoiles de mer
verb-discard = Défausser { $card }

did-play = { $who } joue du { $colour }.
did-joker = { $who } joue { $card } comme { $colour }.
did-stop = { $who } ne joue plus de carte.
did-place = { $who } place un bateau en { $space }.
did-choose = { $who } veut des coquillages { $shell }s.
did-build = { $who } bâtit un étage { $tower }.
did-enough = { $who } arrête de bâtir.
did-occupy = { $who } occupe { $space } avec une étoile de mer.
did-keep = { $who } garde les autres étoiles de mer.
did-discard = { $who } défausse { $card }.
did-start = { $seat } commence.
did-card = Tu pioches { $card }.
did-fog = Le brouillard se lève : { $tile } !
did-tile = Ta tuile de points vaut { $value }.
did-drew =
    { $number ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $number } cartes.
    }
did-reshuffled = La pioche est vide : la défausse, mélangée, en forme une nouvelle.
did-gets-shells =
    { $number ->
        [one] { $who } reçoit un coquillage { $shell }.
       *[other] { $who } reçoit { $number } coquillages { $shell }s.
    }
did-gets-starfish =
    { $number ->
        [one] { $who } reçoit une étoile de mer.
       *[other] { $who } reçoit { $number } étoiles de mer.
    }
did-gets-points =
    { $number ->
        [one] { $who } marque 1 point.
       *[other] { $who } marque { $number } points.
    }
did-takes-tile = { $who } prend une tuile de points.
did-loses-ship = Le bateau supplémentaire ne peut aller nulle part : il est perdu.
did-last-ship = { $who } a placé le dernier bateau { $colour } : la période s’achève !
did-becalmed = Aucun bateau n’a navigué pendant trois tours de table : la période s’achève.
did-second-period = La deuxième période commence : les bateaux sont revenus dans la réserve et le brouillard est retombé.
did-shows = { $who } retourne { $number ->
    [one] une tuile de points
   *[other] { $number } tuiles de points
} de valeur { $value }.

ask-turn =
    { $n ->
        [3] À toi : joue une carte, ou pioches-en trois.
        [2] Joue une deuxième carte, ou arrête-toi et pioches-en deux.
       *[other] Joue une troisième carte, ou arrête-toi et pioches-en une.
    }
    .others = C’est le tour de { $who }.
ask-place =
    { $n ->
        [0] Où va le bateau bleu ?
        [1] Où va le bateau jaune ?
       *[2] Où va le bateau rouge ?
    }
    .others =
        { $n ->
            [0] { $who } place un bateau bleu.
            [1] { $who } place un bateau jaune.
           *[2] { $who } place un bateau rouge.
        }
ask-extra =
    { $n ->
        [0] Encore un bateau bleu : où va-t-il, à côté du dernier ?
        [1] Encore un bateau jaune : où va-t-il, à côté du dernier ?
       *[2] Encore un bateau rouge : où va-t-il, à côté du dernier ?
    }
    .others =
        { $n ->
            [0] { $who } place un bateau bleu supplémentaire.
            [1] { $who } place un bateau jaune supplémentaire.
           *[2] { $who } place un bateau rouge supplémentaire.
        }
ask-shells =
    { $n ->
        [one] Tu reçois un coquillage : de quelle couleur ?
       *[other] Tu reçois { $n } coquillages d’une même couleur : laquelle ?
    }
    .others = { $who } choisit une couleur de coquillages.
ask-build =
    { $n ->
        [0] Ton bateau est à une grue : bâtis un étage, il en faut au moins un.
       *[other] Encore un étage, ou est-ce assez ?
    }
    .others = { $who } bâtit.
ask-starfish = Tu as reçu des étoiles de mer : occuper une case de tours, ou les garder ?
    .others = { $who } peut occuper des cases de tours.
ask-discard =
    { $n ->
        [one] Tu peux garder sept cartes : défausses-en une.
       *[other] Tu peux garder sept cartes : défausses-en encore { $n }.
    }
    .others = { $who } défausse des cartes pour n’en garder que sept.

colour-blue = bleu
colour-yellow = jaune
colour-red = rouge

joker-blue-yellow = le joker bleu-jaune
joker-blue-red = le joker bleu-rouge
joker-yellow-red = le joker jaune-rouge

card-blue = une carte bleue
card-yellow = une carte jaune
card-red = une carte rouge
card-blue-yellow = un joker bleu-jaune
card-blue-red = un joker bleu-rouge
card-yellow-red = un joker jaune-rouge

shell-brown = brun
shell-green = vert
shell-black = noir
shell-white = blanc

pair-tower = { $second } en { $first }

fog-each-1 = un coquillage de chaque couleur
fog-brown-2 = deux coquillages bruns
fog-brown-3 = trois coquillages bruns
fog-green-2 = deux coquillages verts
fog-green-3 = trois coquillages verts
fog-black-2 = deux coquillages noirs
fog-black-3 = trois coquillages noirs
fog-white-2 = deux coquillages blancs
fog-white-3 = trois coquillages blancs
fog-any-2 = deux coquillages d’une couleur au choix
fog-any-3 = trois coquillages d’une couleur au choix
fog-starfish-1 = une étoile de mer
fog-starfish-2 = deux étoiles de mer
fog-ship-1 = un bateau supplémentaire

option-first = Qui commence ?
    .help = Désigne qui joue le premier tour, ou laisse faire le sort.
choice-first-random = Le sort décide


# Ce qui ne va pas dans un royaume écrit par son propriétaire. Entre guillemets, les mots du fichier.
bad-data-titania-space = Ligne { $line } : « { $value } » ne désigne aucune case. Une case porte la lettre de sa rangée et le numéro de sa colonne, de A1 à L12.
bad-data-titania-gives = Ligne { $line } : une case bonus donne une ou deux choses, mais la liste en a { $n }. Corrige « gives ».
bad-data-titania-cards = Ligne { $line } : il y a { $n } cartes de bateau, mais à quatre il en faut au moins { $least }. Augmente un « count ».
bad-data-titania-flags = Ligne { $line } : aucune case du château n’a de drapeau de la couleur « { $colour } », ses bateaux ne pourraient donc jamais partir. Ajoute-la aux « flags » d’une case.
bad-data-titania-ships = Ligne { $line } : de la couleur « { $colour } », il ne reste aucun bateau pour naviguer une fois retirés { $n } au château et ceux mis de côté. Augmente « count » ou diminue « aside ».
bad-data-titania-fog = Ligne { $line } : il y a { $tiles } tuiles de brouillard pour { $spaces } cases de brouillard. Il en faut autant des unes que des autres.
bad-data-titania-reach = Ligne { $line } : aucun bateau ne peut jamais atteindre { $space }. Mène jusque-là des cases navigables depuis le château, ou retire cette case.
bad-data-titania-crane = Ligne { $line } : la grue en { $space } n’a pas de case de tours à côté d’elle. Mets-en une, ou change le genre de cette case.
bad-data-titania-tower = Ligne { $line } : la case de tours { $space } n’a pas de grue à côté d’elle, personne ne pourrait donc y bâtir. Mets-en une, ou change le genre de cette case.
