# La première partie, à lire à voix haute : où cliquer, et pourquoi.

lesson-welcome = Ohé, du bateau ! Il y a de l’or et des diamants dans ces coffres. Jouons ensemble les premiers tours.
lesson-roll = Tes dés sont dans le gobelet. Clique sur le gobelet pour les lancer !
lesson-again = Ça brille… mais il n’y a pas de clé, et il en faut pour ouvrir un coffre. ¶ Tu peux relancer les quatre dés une fois. Clique encore sur le gobelet !
lesson-open = Deux clés ! Et le coffre du milieu montre deux clés. Clique dessus : tes clés s’y posent, et il s’ouvre.
lesson-bones = Tu as trouvé deux pièces d’or ! Elles sont devant ton bateau. ¶ L’autre bateau a ouvert un coffre aussi, mais il n’y avait que des arêtes de poisson, et elles ne valent rien. ¶ C’est de nouveau à toi : clique sur le gobelet.
lesson-load = Tes deux pièces ne sont pas encore à l’abri. Charge-les ! ¶ Il faut un dé pour chaque pièce : un dé montre une pièce d’or, et les sabres sont des jokers, ils peuvent être l’autre. Clique sur tes deux pièces.
lesson-open-too = Il te reste une clé, et le coffre du milieu n’en veut qu’une. Clique dessus ! Dans un tour, tu peux remplir autant de cartes que tes dés le permettent.
lesson-another = Deux pièces dans ton bateau, cela fait deux points. ¶ Et dans le coffre, il y avait encore une pièce ! L’autre bateau a trouvé quelque chose aussi. ¶ Lance encore : clique sur le gobelet.
lesson-load-coin = Charge d’abord ta pièce : un dé avec une pièce d’or suffit. Clique sur la pièce devant ton bateau.
lesson-open-sabres = Il reste une clé et des sabres. Les sabres peuvent être la deuxième clé, et deux clés ouvrent le coffre du milieu. Clique dessus !
lesson-farewell = Deux diamants ! Charge-les à ton prochain tour. Maintenant tu sais jouer, alors continue sans moi. Quand le dernier coffre est ouvert, chacun joue encore un tour. Celui qui a le plus de pièces et de diamants dans son bateau gagne ! Si tu te poses une question, regarde les règles.
