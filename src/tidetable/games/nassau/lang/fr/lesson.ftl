# La première manche : où cliquer, et pourquoi.

lesson-welcome = Bienvenue à Nassau ! On joue quatre manches, toujours ainsi : en ville, tu équipes ton navire ; puis tu navigues dans les Caraïbes ; et au feu de camp, tu racontes tes récits. Jouons ensemble la première.
lesson-walk = Tes récits sont en bas : un récit ne rapporte ses points que s’il est vrai, et un cadre vert dit qu’il l’est déjà. ¶ Mais d’abord, il te faut des provisions. Tout le monde mène le même capitaine. ¶ Pour son chemin, tu places un de tes pirates sur chaque section d’une allée : deux sur celle de d3. Clique sur d3.
lesson-provisions = Cette case montre deux choses, et tu en reçois une. ¶ En mer, chaque tour coûte 1 provision, et tu n’en as qu’une. Prends les 2 provisions.
lesson-doubloon = Pour 1 doublon, tu déplaces aussitôt le capitaine une deuxième fois, et tu reçois une deuxième chose. C’est un bon prix : encore un déplacement !
lesson-second-move = En d4, il y a des armes. Le chemin demande trois pirates, et il t’en reste six. Clique sur d4.
lesson-sabre = Un de tes récits demande une île au trésor vaincue, et c’est au sabre qu’on combat les îles. ¶ Prends le sabre.
lesson-follow = L’autre joueur a mené le capitaine en c2. ¶ De là, deux pirates suffisent pour aller en c1, où il y a des harpons. Clique sur c1.
lesson-harpoon = « Au moins 2 harpons », dit un autre de tes récits, et tu en as un. ¶ Prends le harpon : son cadre deviendra vert.
lesson-tavern = Le capitaine a fait le tour de la ville en barge ; il est en c6. ¶ Il te reste un pirate, juste assez pour l’allée de c5. ¶ Et c5 te rapporte un nouveau pirate ! Clique sur c5.
lesson-hire = Cinq de tes pirates sont à la taverne, et chacun apporte quelque chose. ¶ Ton doublon est dépensé, alors va chercher celui de la table 1 : clique dessus.
lesson-pass = Aucune allée d’ici n’est assez courte pour un seul pirate : il est temps de passer. ¶ Chaque quai donne 2 provisions, et le quai 2 un rhum en plus : tu en auras besoin au feu de camp. ¶ Le premier qui passe prend le dauphin et commence en mer. Clique sur le quai 2.
lesson-sail = En route pour les Caraïbes ! Pour 1 provision, tu peux naviguer, puis faire une action. ¶ Avec deux marins et deux voiles, tu vas jusqu’à deux zones plus loin. ¶ En D, tout près du port, il y a des îles au trésor. Clique sur D.
lesson-fight = Combats l’île la plus forte : sa force est 2, et elle donne 2 points et une boussole. Clique sur D2.
lesson-crates = Pour chaque paire d’un marin et d’un sabre, tu peux poser sur elle une caisse de munitions. Chaque caisse fait 1 dégât, et 2 suffisent pour la vaincre. ¶ Pose 2 caisses, mais attention : elle va riposter !
lesson-cat = Tu as pioché deux jetons de combat, autant que sa force. Ils attaquent ton harpon et ton rhum. ¶ Tu as lancé deux dés, et chaque 3 ou plus repousse une attaque : le 4 oui, le 1 non. ¶ Ton chat relance les 1 et les 2. Clique sur le chat !
lesson-sail-on = Un 3 : les deux attaques sont repoussées ! Tu as les points et la boussole, l’île est vaincue, et un récit de plus est vrai. ¶ Maintenant, celui de l’avant-poste : clique sur B, à deux zones d’ici.
lesson-outpost = Envoie ton pirate à l’avant-poste ; il y reste jusqu’à la fin de la partie. Tu y gagnes un harpon maintenant, et une caisse chaque fois que tu rentres. Clique sur B9.
lesson-stay = Tu peux aussi rester sur place. ¶ En B, il y a un comptoir avec des émeraudes, et tu as de quoi le piller. Clique encore sur B ; cela coûte quand même 1 provision.
lesson-plunder = Le comptoir demande deux sabres et deux marins, et tu les as. ¶ Les émeraudes vont dans une cale vide. Les marchandises que tu caches sur l’île de la Tête de mort comptent à la fin. Clique sur B7.
lesson-campfire = Quatre de tes récits sont vrais : il est grand temps de les raconter ! ¶ Le retour a trois étapes : l’île de la Tête de mort, le feu de camp, ton port d’attache. ¶ Ta cachette attend d’abord des épices, alors laisse l’île de côté aujourd’hui. Les provisions qui restent, tu les gardes. Clique sur le feu de camp.
lesson-rum = Chaque rhum te permet de raconter jusqu’à trois récits. Un seul suffit : garde l’autre pour la manche suivante. Paie 1 rhum.
lesson-three-tales = Raconte trois de tes quatre récits vrais. À chaque manche, qui n’en raconte aucun perd 5 points, et le meilleur conteur en gagne 5 : un récit vrai gardé pour la suite vaut donc beaucoup. Choisis trois récits.
lesson-tell-outpost = Tu les poses dans l’ordre, le plus petit numéro d’abord. Les harpons, tu les gardes. Commence donc par l’avant-poste, pour 3 points : clique dessus.
lesson-tell-cat = Un chat à bord : c’était vrai depuis le début, et cela vaut 4 points. Clique sur le chat.
lesson-tell-island = Et comment tu as vaincu l’île au trésor ! Encore 4 points. Clique dessus.
lesson-farewell = Onze points ! À ton prochain tour, te voilà au port. Après quatre manches vient le décompte final : tours de guet, adversaires vaincus, marchandises cachées, armes, marins avec animaux et chargement rapportent encore, et le plus de points gagne. Continue sans moi maintenant. Il reste beaucoup à découvrir ; les règles te le racontent.
