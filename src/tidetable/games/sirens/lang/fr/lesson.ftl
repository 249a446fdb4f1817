# La première partie : où cliquer, et pourquoi.

lesson-welcome = Tu es une sirène, et il y en a une autre en face de toi. Entre elle et toi se trouve un navire fait de cinq cartes Navire. Celle qui chante le plus fort à une carte Navire la remporte. Gagnons la première ensemble.
lesson-first-card = Le 28 a la plus petite valeur de résistance : commençons par lui. ¶ Si les cartes de ton côté font au moins 28 ensemble, il est à toi. ¶ Clique sur un 7 de ta main, puis sur ton côté du 28.
lesson-done = Tu as pioché une nouvelle carte. ¶ Une fois dans la partie, tu peux aussi poser ton gobelet de rhum, mais rien ne presse encore. ¶ Finis ton tour : clique sur la coche ronde.
lesson-second-card = Un 10 est maintenant posé du côté adverse du 34. ¶ Toi, continue au 28 : avec un 6, tu auras 13. Clique sur le 6, puis sur ton côté du 28.
lesson-rum = Sur le 34 se tient le second, et le 10 d’à côté n’est pas à toi. ¶ Un gobelet de rhum rend une carte Navire plus difficile à gagner, pour elle comme pour toi : le 34 demandera 37. Clique sur ton gobelet, puis sur le 34.
lesson-minus-four = Une carte négative gâche un total, alors pose-la chez l’adversaire ! ¶ De plus, un 0 ou une carte négative chasse le membre d’équipage qui se tient là. ¶ Clique sur le −4, puis sur le côté adverse du 34.
lesson-octopus = Le second est passé sur le 36. ¶ Puis la pieuvre adverse t’a apporté le −4, et tu n’as plus que 9. ¶ Tu peux en faire autant : au lieu de jouer une carte, ta pieuvre en déplace une. Clique sur le 9 du côté adverse du 30, puis sur ton côté du 28.
lesson-crew = Tu as 18 maintenant. ¶ Un −2 est arrivé de ton côté du 36, alors le second doit partir. La carte est de ton côté, c’est donc toi qui choisis le chemin. ¶ Le 36 et le 28 sont voisins, car le navire forme un anneau. Appelle-le : clique sur le 28.
lesson-win = Tu as 18 de ton côté du 28 et un 10 en main : cela fait 28 tout juste ! ¶ La carte Navire sera à toi, et le second aussi. Clique sur le 10, puis sur ton côté du 28.
lesson-farewell = Un point pour la carte Navire et un pour le second : tu en as deux ! Les deux pieuvres sont de nouveau libres. Avec quatre points, on gagne aussitôt : c’est le capitaine qu’il te faut maintenant. Continue sans moi ; pour en savoir plus, ouvre les règles.
