# Les règles dans nos propres mots : une phrase ou quelques-unes pour chaque énoncé de rules.toml.

chapter-components = Ce qu’il y a dans la boîte
chapter-setup = Avant de commencer
chapter-turn = À ton tour
chapter-placing = Placer un bateau
chapter-spaces = Ce que font les cases
chapter-building = Bâtir des tours
chapter-starfish = Les étoiles de mer
chapter-periods = Deux périodes, et la fin
chapter-rulings = Là où le livret ne dit rien

rule-TIT-C1 = Il y a 36 cartes de bateau : 8 bleues, 8 jaunes, 8 rouges, et 12 jokers à deux couleurs, 4 pour chaque paire de couleurs.
rule-TIT-C2 = Il y a 60 bateaux, 20 dans chacune de ces trois couleurs. Ils ne sont à personne : tout le monde navigue avec toutes les couleurs.
rule-TIT-C3 = Il y a 22 tuiles de brouillard, 30 tuiles de points qui valent de 3 à 5, 25 étoiles de mer et 64 étages de tour, 16 de chaque couleur : brun, vert, noir et blanc. Le plateau a une case de tours pour chaque combinaison de ces couleurs, d’une seule aux quatre ; seul l’emplacement de chacune est reconstitué par nous. Les coquillages ont ces quatre couleurs aussi : 60 comptent pour 1 et 40 pour 2, ce qui fait une valeur de 35 par couleur. Quand ces règles disent « un coquillage », à recevoir ou à payer, c’est une valeur de 1.
rule-TIT-C4 = Chacun a un pion sur la piste de points, qui part de 0, et une tuile d’animal qui montre à qui est ce pion. Tout le monde voit les points de tous.

rule-TIT-S1 = Chacune des 22 cases de brouillard reçoit une tuile de brouillard au hasard, face cachée. Les trois cases du château reçoivent deux bateaux de chaque couleur, sur les drapeaux de leur couleur : sur chacune, deux bateaux de couleurs différentes.
rule-TIT-S2 = On laisse trois bateaux de chaque couleur de côté. Ils ne servent pas dans la première période, seulement dans la deuxième. La réserve compte donc au début 15 bateaux de chaque couleur.
rule-TIT-S4 = On brasse les tuiles de points sans les regarder. Coquillages, étages et étoiles de mer attendent en réserve, triés par couleur.
rule-TIT-S3 = On distribue quatre cartes de bateau à chacun. Les autres forment la pioche, face cachée, à côté de laquelle viendra la défausse, face visible. Le jeu tourne dans le sens horaire. D’après le livret commence celui qui a pris le bateau le plus récemment ; à cette table, c’est le sort qui décide.

rule-TIT-T1 = À ton tour, tu joues de zéro à trois cartes, l’une après l’autre. Chaque carte t’oblige à placer un bateau, et tout ce qu’apporte sa case est réglé avant la carte suivante. Tu peux n’en jouer aucune, ou t’arrêter après une ou deux, même si d’autres étaient possibles.
rule-TIT-T2 = Puis tu pioches une carte pour chacune des trois que tu n’as pas jouées : trois si tu n’as rien joué, deux après une carte, une après deux, rien après trois. Une fois ces cartes piochées, tu ne joues plus rien.
rule-TIT-T3 = Les cartes que tu as jouées pendant ce tour rejoignent la défausse, face visible, mais seulement après avoir pioché. Quand la pioche est épuisée, on mélange la défausse pour en faire une nouvelle.
rule-TIT-T4 = À la fin de ton tour, après avoir pioché, il te reste sept cartes au plus : à toi de choisir celles que tu défausses. Avant ce moment, tu peux en avoir davantage.

rule-TIT-B1 = Le bateau vient de la réserve et a la couleur de ta carte. Avec un joker, tu prends l’une de ses deux couleurs, à ton choix.
rule-TIT-B2 = Le bateau va sur une case qui touche au moins un bateau de sa couleur, au château ou ailleurs. Peu importe qui a placé cet autre bateau.
rule-TIT-B3 = Une case accueille deux bateaux au plus, jamais de la même couleur. Une case de tours n’en accueille aucun. Les cases du château sont pleines dès le début.

rule-TIT-F1 = Case de brouillard : le premier bateau fait retourner la tuile, et celui qui l’a placé reçoit tout de suite ce qu’elle montre. Le deuxième bateau rapporte encore la même chose, au même joueur ou à un autre. Puis la tuile quitte le plateau et reste à côté.
rule-TIT-F2 = Une tuile de brouillard montre l’une de ces choses : un coquillage de chacune des quatre couleurs ; deux ou trois coquillages d’une couleur donnée ; deux ou trois coquillages d’une même couleur, à ton choix ; une ou deux étoiles de mer ; un bateau.
rule-TIT-F3 = Une tuile de brouillard avec un bateau : prends encore un bateau de la couleur que tu viens de placer et place-le aussitôt à côté du dernier, selon les règles habituelles. Puis on règle sa case. Celle-ci peut à son tour apporter un bateau.
rule-TIT-N1 = Case bonus : tu reçois ce qu’elle montre, c’est-à-dire deux cartes, trois points, une étoile de mer, deux coquillages d’une couleur donnée, ou deux coquillages d’une même couleur, à ton choix. Les cases bonus du bord du plateau montrent deux choses, et tu reçois les deux. Le deuxième bateau reçoit autant que le premier.
rule-TIT-N2 = Case de points, avec un losange : tu prends une tuile de points, tu la regardes et tu la gardes face cachée jusqu’à la fin de la partie. Le deuxième bateau en rapporte une, comme le premier. S’il n’y en a plus, tu n’as rien.
rule-TIT-K1 = Case de construction, avec une grue : tu as le droit de bâtir sur toutes les cases de tours voisines, et l’obligation de bâtir au moins un étage.

rule-TIT-K2 = Pour le premier étage d’une tour, il faut un coquillage de la couleur de la tour, pour le deuxième deux, pour le troisième trois, pour le quatrième quatre. Les coquillages vont à la réserve, d’où vient l’étage, de la même couleur lui aussi. Une tour s’arrête à quatre étages.
rule-TIT-K3 = En une fois, tu peux bâtir plusieurs étages d’une tour, et des étages de plusieurs tours, sur toutes les cases de tours voisines de ta grue.
rule-TIT-K4 = Chaque étage rapporte 3 points sur-le-champ, et 4 si une étoile de mer est posée sur la case de tours, peu importe par qui.
rule-TIT-K5 = Un exemple : un bateau rouge arrive à une grue entre deux cases de tours. Deux coquillages noirs donnent le deuxième étage d’une tour noire et, sur la même case, un coquillage blanc le premier d’une tour blanche ; puis, sur l’autre case, un coquillage brun donne le premier d’une tour brune. Trois étages font 9 points. Sur notre plateau, la grue en G1 est un tel endroit, entre H1 avec le noir et le blanc et G2 avec le brun, quand la tour noire a déjà un étage.

rule-TIT-E1 = Occuper des cases de tours n’est permis qu’au moment même où tu reçois des étoiles de mer ; ou alors tu les gardes pour plus tard. Toutes les cases de tours du plateau sans étoile de mer conviennent, même loin de ton bateau.
rule-TIT-E2 = Occuper une case coûte autant d’étoiles de mer qu’elle montre de tours. L’une d’elles reste sur la case, les autres retournent à la réserve. Tu marques un point par tour montrée et un par étage qui s’y trouve déjà.
rule-TIT-E3 = Tu peux occuper plusieurs cases l’une après l’autre. Une case ne porte jamais plus d’une étoile de mer.
rule-TIT-E4 = Un exemple : une case montre deux tours, et trois étages s’y dressent déjà. L’occuper coûte deux étoiles de mer, dont l’une retourne à la réserve, et rapporte 2 + 3 = 5 points. Dès lors, chaque étage bâti là rapporte 4 points, à tout le monde.
rule-TIT-E5 = Tu peux garder autant d’étoiles de mer que tu veux. Celles que tu as gardées ne se dépensent, elles aussi, qu’à un tel moment, avec les nouvelles.

rule-TIT-P1 = Quand le dernier bateau d’une couleur sort de la réserve et est placé, on règle encore sa case. Puis la période est finie, et le tour aussi, même si d’autres cartes étaient jouables. Le joueur pioche comme à la fin de tout tour, et défausse jusqu’à sept.
rule-TIT-P2 = Pour la deuxième période, tous les bateaux retournent à la réserve, sauf les six du château. Les neuf laissés de côté les rejoignent : il y en a donc 18 de chaque couleur. Les étoiles de mer du plateau retournent à la réserve. Les tuiles de brouillard retournées, sur le plateau ou à côté, sont mélangées et distribuées face cachée sur les cases de brouillard sans tuile ; celles qui n’ont jamais été retournées ne bougent pas. Chacun garde ses cartes, ses coquillages et ses étoiles de mer, et les tours restent en place. La main passe d’abord à la personne assise à gauche de celle qui a mis fin à la première période.
rule-TIT-P3 = Quand le dernier bateau d’une couleur est placé dans la deuxième période, on règle sa case et la partie est finie aussitôt.
rule-TIT-P4 = Chacun ajoute maintenant les points de ses tuiles de points. Qui a le plus de points gagne. À égalité, c’est celui qui a le plus de coquillages, d’après leur valeur, et d’étoiles de mer, comptés ensemble. Si c’est encore égal, la victoire est partagée.

rule-TIT-R1 = Un bateau ne peut aller à une grue que si son joueur peut y payer et bâtir au moins un étage : il doit rester un étage de la couleur, et la tour doit en avoir moins de quatre. Cela vaut pour le bateau d’une carte comme pour un bateau supplémentaire.
    .reason = À une grue, on est obligé de bâtir un étage.
rule-TIT-R2 = Ce que tu reçois, tu le reçois d’office, sans pouvoir le refuser ; seul l’usage des étoiles de mer est libre. Si une case donne deux choses, tu reçois les deux, dans l’ordre où le plateau les montre, et c’est seulement ensuite que tu peux occuper des cases de tours. Avec des cartes et une étoile de mer, tu vois donc d’abord tes nouvelles cartes.
    .reason = Une case du bord donne les deux choses pour un seul bateau.
rule-TIT-R3 = Le bateau supplémentaire d’une tuile de brouillard doit être placé si c’est possible, avec la même règle que pour tout bateau quant aux grues ; sinon il est perdu. Il ne coûte pas de carte et ne compte pas quand tu pioches. Il peut terminer une période. S’il ne reste aucun bateau de la couleur, parce que celui qui vient d’être placé était le dernier, il est perdu : les bateaux laissés de côté ne font pas partie de la réserve.
rule-TIT-R4 = S’il n’y a plus assez de coquillages ou d’étoiles de mer en réserve, tu reçois ce qui reste. S’il n’y a plus d’étages d’une couleur, on ne peut pas en bâtir. Et si tu ne reçois pas d’étoile de mer parce qu’il n’y en a plus, tu ne peux rien occuper à ce moment-là.
    .reason = C’est ce qui est imprimé pour les tuiles de points.
rule-TIT-R5 = Les cartes d’une case bonus peuvent être jouées pendant le même tour, mais toujours trois au plus en tout. Elles ne changent rien au nombre de cartes à piocher à la fin.
rule-TIT-R6 = Si la pioche et la défausse sont vides toutes les deux, tu pioches moins de cartes.
rule-TIT-R7 = Pour départager une égalité, les coquillages comptent d’après leur valeur. Les étoiles de mer du plateau ne comptent pour personne.
rule-TIT-R8 = Si, dans une période, personne ne place de bateau pendant trois tours de table entiers de suite, soit trois tours de chaque joueur, cette période s’achève, et si c’est la deuxième, la partie ; comme si elle avait été terminée par le joueur du dernier de ces tours.
    .reason = Sinon, on pourrait piocher sans fin. Quiconque a une carte jouable peut l’éviter. Un plateau plein n’en peut pas être la cause, en tout cas le nôtre : les 61 cases ouvertes sans grue se tiennent toutes, il faudrait donc un bateau sur chacune, et une période en a 52 au plus.
rule-TIT-R9 = Les étages se paient et se comptent un par un. Après le premier, tu peux t’arrêter quand tu veux.
rule-TIT-R10 = À cette table, l’hôte désigne qui commence, sinon on tire au sort.
rule-TIT-R11 = Tu ne peux jouer une carte que s’il y a une case pour un bateau de sa couleur ; avec un joker, de la couleur que tu choisis. Si aucune de tes cartes n’est jouable, tu t’arrêtes et tu pioches.
    .reason = Une carte jouée oblige à placer un bateau.
rule-TIT-R12 = La défausse est mélangée pour former une nouvelle pioche au moment où il faut piocher une carte et où la pioche est vide, même au milieu d’une pioche, et pas avant. Les cartes jouées pendant ce tour n’en font pas partie.
    .reason = Ainsi on mélange le moins possible, et il ne faut jamais refaire une pioche alors que rien n’est défaussé.
rule-TIT-R13 = Les coquillages au choix sont chaque fois tous d’une seule couleur. Au gain suivant, tu choisis de nouveau : le deuxième bateau sur une tuile de brouillard peut prendre une autre couleur que le premier. Tu choisis parmi les couleurs dont il reste des coquillages en réserve ; s’il y en a moins que ton dû, tu prends ceux-là. S’il ne reste aucune couleur, tu n’as rien.
rule-TIT-R14 = Ce qui compte, c’est la valeur de tes coquillages dans chaque couleur. Ceux de 2 ne sont que de la monnaie : on peut toujours la faire, et il ne manque jamais à personne la bonne pièce.
rule-TIT-R15 = Tu peux occuper une case de tours où rien n’est encore bâti, et tu marques alors seulement pour ses tours ; et aussi une case où il n’y a plus rien à bâtir, parce que toutes ses tours ont quatre étages.
    .reason = Seules deux conditions sont imprimées : payer, et qu’il n’y ait pas d’étoile de mer à cet endroit.
rule-TIT-R16 = Entre deux cartes, il y a toujours en réserve un bateau de chaque couleur, sinon la période serait finie. La couleur d’un joker ne manque donc jamais ; seul un bateau supplémentaire peut manquer.
rule-TIT-R17 = Le dernier bateau, d’une carte ou supplémentaire, est réglé entièrement : l’étage obligatoire, l’occupation de cases de tours, les cartes, une tuile de points. Rien d’autre ne peut rester dû, car une tuile de brouillard avec un bateau ne montre rien de plus. Dans la deuxième période, les cartes ainsi gagnées sont piochées mais ne servent plus, on ne pioche pas à la fin du tour, et le tour de table n’est pas complété.
rule-TIT-R18 = Entre les deux périodes, tout se fait dans cet ordre : piocher, mettre les cartes jouées à la défausse, défausser jusqu’à sept, préparer le plateau pour la deuxième période, joueur suivant. Pioche, défausse, points et tuiles de points, prises ou non, restent tels quels. Les cases de tours peuvent être occupées de nouveau.
rule-TIT-R19 = Tout le monde peut voir le plateau, les tours, les points, les coquillages, les étoiles de mer et la défausse, combien de cartes comptent les mains et les piles, combien de tuiles de points a chacun, et quelles tuiles de brouillard ont été retournées (une fois mélangées de nouveau : lesquelles, mais pas où). Sont cachées les mains, l’ordre de la pioche et ce que montrent les tuiles de brouillard face cachée. Une tuile de points n’est connue que de son propriétaire.
rule-TIT-R20 = On ne demande rien à personne quand il n’y a pas de choix : si tu ne peux payer aucune case de tours, on ne te propose pas d’en occuper, et la construction s’arrête d’elle-même quand plus rien ne peut être payé ni bâti.
