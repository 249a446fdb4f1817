# Ce que tous les jeux partagent : refus, noms pour les joueurs sans nom, mots autour des règles.

choice-yes = Oui
choice-no = Non

seat-1 = Rouge
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Vert

## Bots: their level, their name, and a temper that tells how strong they are

bot-random = Robot au hasard
    .name = Polly
    .temper = Dit ce qui lui passe par la tête, sans y penser.
bot-greedy = Robot gourmand
    .name = Gulliver
    .temper = Happe tout ce qui brille, sans voir plus loin.
bot-gentle = Bienveillant
    .name = Perle
    .temper = Joue de bon cœur et se réjouit quand tu gagnes.
bot-deckhand = Matelot
    .name = Pip
    .temper = Plein d’ardeur, mais encore en apprentissage.
bot-helmsman = Timonier
    .name = Henk
    .temper = Tient son cap et se trompe rarement.
bot-mate = Second
    .name = Rosa
    .temper = Voit d’un œil ce que d’autres manquent des deux.
bot-captain = Capitaine
    .name = Barnabé
    .temper = Connaît toutes les ruses de la mer et ne donne rien.
bot-admiral = Amiral
    .name = Augusta
    .temper = A joué des millions de parties contre elle-même, sans en oublier une.
bot-even = D’égal à égal
    .name = Écho
    .temper = Prend tes couleurs : joue exactement aussi bien que toi.
bot-called = { $name } · { $level }

## Words around the board

feast-board = Plateau
feast-podium = Podium

## Un coup refusé

not-understood-empty = Rien n’a été saisi. Tape un coup, ou choisis l’un de ceux qui sont proposés.
not-understood-verb = Le coup « { $word } » n’existe pas. Commence par l’un de ces mots : { $known }.
not-understood-length =
    { $want ->
        [0] « { $verb } » ne prend aucun autre mot
        [1] « { $verb } » prend un autre mot
       *[other] « { $verb } » prend { $want } autres mots
    }, et tu { $got ->
        [0] n’en as tapé aucun
       *[other] en as tapé { $got }
    }. Recommence, s’il te plaît.
not-understood-number = Il n’y a pas de coup numéro { $number }. Les numéros vont de 0 à { $most }.
not-understood-thing = « { $word } » ne va pas avec « { $verb } ». Prends l’un de ceux-ci : { $known }.
not-legal-now = « { $text } » n’est pas permis maintenant. Règle { $rule } : { $sentence } Choisis un autre coup, s’il te plaît.
not-yours-turn = Ce n’est pas à toi de décider. Attends qu’on te pose une question.
not-yours-over = La partie est finie, il n’y a plus rien à décider. Commence-en une autre pour rejouer.
not-yours-seat = Cette place n’est pas la tienne, ou n’existe pas à cette table. Choisis-en une qui est à toi, ou regarde.
not-yours-seed = La graine reste secrète jusqu’à la fin de la partie. Redemande après la fin.
not-yours-chance = Le sort n’a rien à tirer ici. C’est d’abord à un joueur de décider.
not-yours-draw = Le sort doit d’abord tirer. Un joueur décidera ensuite.
not-yours-asked = C’est maintenant à { $asked } de décider. Attends qu’on te pose une question.
not-now-rule = { $gist } (Règle { $rule })
not-now-first = { $gist } (Règle { $rule }) Maintenant : { $ask }
not-now-later = Cela vient plus tard. Commence par quelque chose qui brille ; ensuite, tu pourras peut-être choisir ceci.
not-now-other = Cela ne va pas avec ce que tu as déjà choisi. Reviens d’un pas en arrière, puis commence par ceci.
not-now-nothing = On ne peut rien en faire maintenant. Choisis quelque chose qui brille.
stale-version = La partie a avancé : tu répondais à la position { $version }, et nous en sommes à { $now }. Regarde à nouveau et décide.

## Revenir en arrière

cannot-undo-over = La partie est finie, on ne peut plus rien annuler. Commence-en une autre pour rejouer.
cannot-undo-nothing = Tu n’as encore rien décidé que tu puisses annuler. Continue simplement à jouer.
cannot-undo-others = Quelqu’un d’autre a décidé depuis, donc ton coup reste joué. Continue à partir d’ici.
cannot-undo-chance = Le sort a tiré depuis, donc ton coup reste joué. Continue à partir d’ici.
cannot-undo-revealed = Ton coup a révélé quelque chose de caché, donc il reste joué. Continue à partir d’ici.
cannot-undo-clock = Ton tour est fini et l’horloge tourne pour quelqu’un d’autre, donc ton coup reste joué. Continue à partir d’ici.
cannot-undo-redo = Il n’y a rien à refaire : tu n’as rien annulé, ou autre chose s’est passé depuis. Continue à partir d’ici.

## Préparer une table

bad-table-game = Il n’y a pas de jeu « { $game } » ici. Choisis parmi ceux-ci : { $known }.
bad-table-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }. Choisis un nombre entre les deux.
bad-table-option = Ce jeu n’a pas d’option « { $name } ». Choisis parmi celles-ci : { $known }.
bad-table-choice = « { $choice } » n’est pas un choix pour « { $name } ». Choisis parmi ceux-ci : { $known }.
bad-table-first = Le joueur { $first } ne peut pas commencer, car il n’y a que { $seats } joueurs. Désigne l’un d’eux, ou laisse faire le sort.
bad-table-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Choisis parmi ceux-ci : { $known }.
bad-table-seed = Cette table n’a pas de graine, donc le sort ne peut rien tirer. Prépare une nouvelle table pour jouer.

## Le texte d’une position

bad-position-parts = Le texte d’une position a { $want } parties séparées par des deux-points ; celui-ci en a { $got }. Copie la ligne entière.
bad-position-seats = « { $seats } » n’est pas un nombre de joueurs. Copie la ligne entière qu’une position a écrite.
bad-position-options = Ce jeu a { $want } options, et le texte en nomme { $got }. Copie la ligne entière qu’une position a écrite.
bad-position-edition = Cette position de { $game } appartient à l’édition et aux données { $edition } ; ici, on joue avec { $ours }. Ouvre-la avec les règles qui l’ont écrite.
bad-position-facts = La dernière partie de cette position est abîmée. Copie la ligne entière qu’une position a écrite.
bad-position-audit = Cette position est impossible : { $wrong }. Copie la ligne entière qu’une position a écrite.
bad-position-begun = Cette position n’a pas été jouée depuis le début : elle n’a donc pas d’enregistrement. Commence par « start », ou garde son texte.

## Lire un enregistrement

bad-record-format = Ligne { $line } : ce n’est pas un enregistrement lisible ici. Sa première ligne doit être « tidetable { $want } ».
bad-record-no-game = Ligne { $line } : rien avant elle ne dit de quel jeu il s’agit. Ajoute au-dessus une ligne avec « game » et son nom.
bad-record-game = Ligne { $line } : il n’y a pas de jeu « { $game } » ici. Corrige le nom, ou installe le jeu.
bad-record-edition = Ligne { $line } : l’enregistrement indique l’édition « { $edition } » du jeu, mais c’est ici l’édition { $ours }. Lis-le avec une version de Tidetable qui a son édition.
bad-record-twice = Ligne { $line } : « { $word } » figurait déjà plus haut. Lequel des deux est vrai ? Demande l’enregistrement d’origine.
bad-record-missing = Ligne { $line } : rien jusqu’ici ne dit « { $word } », donc personne ne sait à quoi on a joué. Demande l’enregistrement d’origine. Si tu sais bien qu’on a joué avec ce qui est ici sur la table, ajoute la ligne « { $want } ».
bad-record-long = La ligne { $line } a plus de { $most } caractères. Aucune ligne d’un enregistrement n’est aussi longue. Corrige-la ou retire-la.
bad-record-no-commitment = Ligne { $line } : il y a une graine, mais pas l’empreinte « commitment » qu’elle doit donner. Demande l’enregistrement d’origine.
bad-record-word = Ligne { $line } : « { $word } » n’est pas un mot d’en-tête. Corrige la ligne ou retire-la.
bad-record-value = Ligne { $line } : « { $value } » n’a pas de sens après « { $word } ». Corrige la ligne.
bad-record-commitment = Ligne { $line } : la graine ne correspond pas à son empreinte « commitment », donc l’une des deux a été modifiée. Demande l’enregistrement d’origine.
bad-record-table = Ligne { $line } : la table ne peut pas être préparée ainsi. { $why }
bad-record-mark = Ligne { $line } : « { $mark } » n’est ni le numéro d’un joueur, ni « ~ » pour le sort, ni « = » pour le résultat. Corrige la ligne.
bad-record-line = Ligne { $line }, « { $text } » : { $why }
bad-record-luck = Ligne { $line } : le sort a tiré ici « { $text } », mais la graine donne « { $due } ». Donc le tirage a été modifié. Demande l’enregistrement d’origine.
bad-record-result = Ligne { $line } : « { $result } » n’est pas le résultat de cette partie. Corrige la ligne ou retire-la.
bad-record-after-end = Ligne { $line } : rien ne peut suivre le résultat. Retire cette ligne.
bad-record-given = Ligne { $line } : { $given } lignes ne peuvent pas être reprises quand il n’y en a que { $entries }. Corrige le nombre.
bad-record-chain = Ligne { $line } : les lignes suivantes ne donnent pas l’empreinte de la « chain ». Au moins une a été changée, retirée, ajoutée ou déplacée. Demande l’enregistrement tel qu’il a été écrit.
bad-record-share = Ligne { $line }, « { $text } » : { $why } Demande l’enregistrement tel qu’il a été écrit.
bad-record-undo = Ligne { $line } : une annulation ne peut pas garder { $keep } des { $entries } coups et tirages. Corrige la ligne.

## What seats give to the luck

bad-share-word = « { $text } » n’est rien qu’une place puisse donner à la chance. Elle scelle un nombre, le montre, ou est laissée de côté.
bad-share-seal = « { $seal } » n’est pas un sceau. Il a 64 chiffres, de 0 à 9 et de a à f.
bad-share-number = « { $number } » n’est pas un nombre pour la chance. Il a 32 chiffres, de 0 à 9 et de a à f.
bad-share-late = C’est trop tard : d’autres ont montré leurs nombres, ou la chance a déjà tiré.
bad-share-twice = Cette place l’a déjà fait, ou elle est laissée de côté.
bad-share-other = Ce n’est pas le nombre que la place a scellé.
bad-share-open = La chance ne peut pas encore tirer : tous les nombres scellés ne sont pas montrés.

## Les règles et d’où elles viennent

rules-title = Les règles de { $game }
rules-reason = Pourquoi : { $reason }

src-print = imprimé dans le livret
src-found = trouvé dans une source publique
src-inferred = découle de ce qui est imprimé
src-recon = reconstitué par nous
src-ruling = décidé par nous

unprinted-title = Ce qui n’est pas imprimé
unprinted-introduction = Cette page est produite à partir des règles et des fichiers de données. Elle dit tout ce qu’on ne peut vérifier dans aucun livret de règles : ce qui en découle, ce qui a été trouvé ailleurs, ce que nous avons reconstitué et ce que nous avons décidé là où il se tait. Qui possède un jeu en boîte peut corriger les fichiers de données.
unprinted-rules = Règles
unprinted-components = Matériel
components-and = { $first }, { $second }

ending-winner = { $name } gagne !
names-and = { $first } et { $second }

hint-clear = Nettement le meilleur. Avec cela, tu gagnes environ { $chances } parties sur 100.
hint-best = Le meilleur. Avec cela, tu gagnes environ { $chances } parties sur 100.
hint-likely = Sans doute le meilleur. Avec cela, tu gagnes environ { $chances } parties sur 100.
hint-equal =
    { $n ->
        [2] Les deux se valent. Avec l’un ou l’autre, tu gagnes environ { $chances } parties sur 100.
       *[other] Ces { $n } choix se valent. Avec chacun, tu gagnes environ { $chances } parties sur 100.
    }
hint-behind = Environ { $chances } sur 100, soit { $behind } de moins.
hint-close = Environ { $chances } sur 100. Difficile de dire si le premier est meilleur.
hint-only = Il n’y a rien d’autre à faire.
hint-yours = C’était ton idée.
hint-or = { $one } ou : { $other }
hint-and = { $one } { $two }
hint-then = Ensuite, peut-être : { $line }
hint-for =
    { $n ->
        [1] Le premier : { $merit }
        [2] Le deuxième : { $merit }
       *[other] Le troisième : { $merit }
    }
hint-after = Après le premier, peut-être : { $line }
merit-prevents =
    { $n ->
        [one] Sinon, { $who } pourrait marquer { $n } point tout de suite.
       *[other] Sinon, { $who } pourrait marquer { $n } points tout de suite.
    }
merit-points =
    { $n ->
        [one] Cela rapporte tout de suite { $n } point.
       *[other] Cela rapporte tout de suite { $n } points.
    }

bad-table-hint = Personne ne donne de conseils dans ce jeu. Les règles et « Pourquoi est-ce impossible ? » aideront peut-être.

## Une feuille de tout ce qu’il faut savoir

sheet-group = { $title } : { $facts }.
sheet-line = { $label } : { $value }
sheet-fact = { $label } { $value }
sheet-and = { $first }, { $second }
sheet-times = { $n } × { $thing }
sheet-nothing = –
sheet-became = { $before } → { $after }
sheet-more = + { $thing }
sheet-less = − { $thing }
sheet-points = Points
sheet-own = Visible par toi uniquement

# After a first click that several moves begin with
click-which = Qu’en fais-tu ?
