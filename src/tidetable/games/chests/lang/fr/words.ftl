# Le jeu, ses coups, ses objets et ses options. Trésors et places sont des groupes nominaux entiers.

game-title = Coffres & Sabres
game-tagline = Lance les dés, ouvre les coffres, charge les trésors… et gare aux arêtes de poisson !
game-credit = « Coffres & Sabres » est le nom que nous donnons à un jeu de dés pour enfants dont le livret français n’indique pas de titre ; son auteur et son éditeur nous sont inconnus. Cette version n’est pas officielle et n’est liée à personne. Les textes et les dessins sont les nôtres.
game-tie = { $names } partagent la victoire !

verb-roll = Lancer les dés
verb-open = Ouvrir { $place }
verb-load = Charger { $treasure }
verb-steal = Voler { $treasure }
verb-done = Finir le tour

did-roll = { $who } lance les dés.
did-open = { $who } ouvre { $place }.
did-load = { $who } charge { $treasure }.
did-steal = { $who } vole { $treasure } !
did-done = { $who } finit son tour.
did-start = { $boat } commence.
did-chest = Le prochain coffre de la pioche a { $keys }.
did-dice =
    Résultat : { $first }{ $second ->
        [none] { "" }
       *[face] , { $second }
    }{ $third ->
        [none] { "" }
       *[face] , { $third }
    }{ $fourth ->
        [none] { "" }
       *[face] , { $fourth }
    }.
did-treasure = Le coffre contient { $treasure }.
did-last-round = { $who } a ouvert le dernier coffre : encore un tour pour tout le monde !
did-lost = Les dés de { $who } ne vont nulle part et sont perdus.

ask-roll = À toi de jouer : lance les dés !
    .others = C’est à { $who } de lancer les dés.
ask-use = Que fais-tu de tes dés ?
    .others = { $who } place ses dés.

face-key = clé
face-coin = pièce d’or
face-diamond = diamant
face-sabres = sabres
# Là où aucun dé n’a été lancé. La phrase sur les dés cherche ce mot même et le laisse de côté.
face-none = none

place-left = le coffre de gauche
place-middle = le coffre du milieu
place-right = le coffre de droite

keys-1 = une clé
keys-2 = deux clés
keys-3 = trois clés

treasure-coin = une pièce d’or
treasure-diamond = un diamant
treasure-coin-coin = deux pièces d’or
treasure-coin-diamond = une pièce d’or et un diamant
treasure-diamond-diamond = deux diamants
treasure-coin-coin-coin = trois pièces d’or
treasure-coin-coin-diamond = deux pièces d’or et un diamant
treasure-coin-diamond-diamond = une pièce d’or et deux diamants
treasure-diamond-diamond-diamond = trois diamants
treasure-fish-bones = des arêtes de poisson

option-greedy-pirates = Pirates gourmands
    .help = Après le premier lancer, tu peux déjà poser des dés sur des cartes et relancer les autres.
option-old-sea-dogs = Vieux loups de mer
    .help = Tu peux voler des trésors que les autres n’ont pas encore chargés. Dès 6 ans.
option-first = Qui commence ?
    .help = Désigne qui joue le premier tour, ou laisse faire le sort.
choice-first-random = Le sort décide


pair-theirs = { $second } chez { $first }

bad-data-chests-die = Ligne { $line } : les faces d’un dé font { $n } en tout. Il en a { $sides }.
bad-data-chests-cards = Ligne { $line } : les cartes font { $n } en tout. Il y en a { $all }.
