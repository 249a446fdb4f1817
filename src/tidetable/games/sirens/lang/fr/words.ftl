# Le jeu, ses coups, ses objets et ses options. Les côtés sont dits pareil aux deux joueurs : « son »
# côté est celui du joueur qui agit.

game-title = Sirènes en vue
game-tagline = Deux sirènes et un navire entre elles : laquelle, par son chant, gagnera capitaine, second et planches ?
game-credit = Sirènes en vue est un jeu de Martin Schlegel, paru en 2014 chez Smiling Monster Games. Cette version n’est pas officielle et ne leur est pas liée. Les textes et les dessins sont les nôtres.
game-tie = Personne ne gagne : les deux ont autant de points. Au prochain navire de trancher… encore une partie ?

verb-play = Jouer { $card } au { $place }
    .place = Où joues-tu { $card } ?
verb-octopus = Pieuvre : porter { $lying } au { $place }
    .handle = Déplacer une carte avec la pieuvre
    .place = Où ta pieuvre porte-t-elle { $lying } ?
verb-rum = Poser le gobelet de rhum sur le { $ship }
    .handle = Utiliser le gobelet de rhum
    .ship = Sur quelle carte Navire poses-tu ton gobelet de rhum ?
verb-done = Finir le tour
verb-pass = Passer
verb-crew = Vers le { $ship }
verb-pick = Prendre { $card }

did-play = { $who } joue { $card } au { $place }.
did-octopus = { $who } utilise la pieuvre et porte { $lying } au { $place }.
did-rum = { $who } pose le gobelet de rhum sur le { $ship }.
did-done = { $who } finit son tour.
did-pass = { $who } n’a aucun coup et passe.
did-crew = { $who } choisit où va le membre d’équipage.
did-pick = { $who } prend { $card } en main.
did-card = Tu pioches { $card }.
did-start = { $seat } commence.
did-drew = { $who } pioche une carte.
did-moves = Le membre d’équipage passe sur le { $ship }.
did-wins = { $who } remporte le { $ship } !
did-wins-crew = { $who } remporte le { $ship } et le membre d’équipage qui s’y tient !
did-leaves = Égalité : personne n’a le { $ship }, il quitte la partie.

ask-turn =
    { $octopus ->
        [yes]
            { $play ->
                [yes] À toi : joue une carte, ou utilise ta pieuvre.
               *[no] À toi : utilise ta pieuvre.
            }
       *[no]
            { $play ->
                [yes] À toi : joue une carte.
               *[no] À toi, mais tu ne peux rien faire : passe.
            }
    }
    .others = C’est le tour de { $who }.
ask-after = Ton tour s’achève : veux-tu encore poser ton gobelet de rhum, ou finir ?
    .others = { $who } peut encore poser son rhum.
ask-crew = Une carte de ton côté déplace l’équipage : vers où ?
    .others = { $who } choisit où va le membre d’équipage.
ask-pick = Choisis la prochaine de tes quatre cartes, de la plus faible à la plus forte.
    .others = { $who } choisit ses cartes.

card--4 = un −4
card--3 = un −3
card--2 = un −2
card--1 = un −1
card-0 = un 0
card-1 = un 1
card-2 = un 2
card-3 = un 3
card-4 = un 4
card-5 = un 5
card-6 = un 6
card-7 = un 7
card-8 = un 8
card-9 = un 9
card-10 = un 10

ship-28 = 28
ship-30 = 30
ship-32 = 32
ship-34 = 34
ship-36 = 36

side-mine = son côté
side-theirs = côté adverse

pair-place = { $first } ({ $second })
pair-lying = { $second } du { $first }

option-more-tactics = Plus de tactique de la proue à la poupe
    .help = Chacun a les mêmes 26 cartes, en choisit quatre et pioche dans sa propre pioche.
option-first = Qui commence ?
    .help = Désigne qui joue le premier tour, ou laisse faire le sort.
choice-first-random = Le sort décide


bad-data-sirens-halves = Ligne { $line } : il faut un nombre pair de cartes de valeur { $value }, car la moitié porte une étoile de mer et l’autre un coquillage.
bad-data-sirens-cards = Ligne { $line } : { $n } cartes, c’est trop peu. Il en faut au moins { $least }.
