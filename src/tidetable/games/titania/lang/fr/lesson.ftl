# La première partie : où cliquer, et pourquoi.

lesson-welcome = Titania repose au fond de la mer, et ses tours doivent s’élever de nouveau. Pour cela, il te faut trois choses : des bateaux, des coquillages et une grue. Naviguons ensemble les deux premiers tours.
lesson-card = À ton tour, tu joues jusqu’à trois cartes, et chacune envoie un bateau de sa couleur. Les bateaux ne sont à personne. ¶ Commence par un jaune : clique sur une carte jaune.
lesson-fog = Un bateau doit toucher un autre bateau de sa couleur. Il y en a des jaunes au château. ¶ De là, entre dans le brouillard : clique sur G4 et vois ce qu’il cache.
lesson-shells = Le brouillard s’est levé : trois coquillages d’une couleur, et c’est toi qui la choisis ! ¶ Au sud d’ici, en I4, attend une tour brune sans étage. ¶ Prends des coquillages bruns : clique dessus.
lesson-second-card = Tu peux jouer tout de suite une deuxième carte. Clique sur ton autre carte jaune.
lesson-deeper = Il y a maintenant un bateau jaune en G4 aussi : celui-ci peut aller plus loin. ¶ De H4, il n’y a plus qu’un pas jusqu’à la grue en I3. Clique sur H4.
lesson-keep = Une étoile de mer ! Au moment où tu en reçois, tu peux occuper une case de tours. ¶ Cela en coûte autant qu’elle montre de tours, et rapporte plus là où il y a déjà des étages. Alors attends : garde l’étoile de mer.
lesson-draw = Tu pourrais jouer une troisième carte, mais alors tu n’en piocherais aucune. ¶ Après deux cartes, tu en pioches une, et il t’en faudra bientôt une jaune. Arrête-toi et pioche.
lesson-third-card = Tu as pioché une carte jaune ! ¶ Ton adversaire a placé un bateau rouge en G4 : le deuxième bateau reçoit la même chose que le premier, puis la tuile s’en va. ¶ Maintenant, cap sur la grue : clique sur ta carte jaune.
lesson-crane = I3 touche ton bateau en H4. ¶ C’est une case de construction : qui y vient a le droit de bâtir sur les cases de tours voisines, et doit bâtir au moins un étage. Clique sur I3.
lesson-build = Le premier étage d’une tour coûte un coquillage de sa couleur. Paie-en un brun : clique sur la tour brune en I4.
lesson-second-floor = Trois points, sur-le-champ ! ¶ Le deuxième étage coûte deux coquillages, et il t’en reste juste deux. Bâtis-le aussi : clique encore sur la tour brune en I4.
lesson-joker = Six points ! ¶ Cette carte à deux couleurs est un joker : elle vaut bleu ou jaune. Il te faut du jaune, car tes bateaux d’ici sont jaunes. Clique sur le joker, puis sur le jaune.
lesson-bonus = I2 est une case bonus avec une étoile de mer. Elle touche ton bateau en I3. Clique sur I2, et tu auras deux étoiles de mer.
lesson-occupy = I4 montre deux tours : l’occuper coûte deux étoiles de mer. ¶ Tu marques un point pour chacune des deux tours et un pour chacun de tes deux étages : quatre points ! Clique sur I4.
lesson-stop = Tu as dix points. ¶ Désormais, chaque étage en I4 rapporte 4 points au lieu de 3, peu importe qui le bâtit. ¶ Garde ta carte bleue et arrête-toi : tu pioches une carte.
lesson-farewell = C’est tout : naviguer, récolter, bâtir, occuper. Quand le dernier bateau d’une couleur est placé, la période est finie ; après la deuxième, le plus de points gagne, et les tuiles de points comptent aussi. Continue sans moi ! Si une case t’intrigue, ouvre les règles.
