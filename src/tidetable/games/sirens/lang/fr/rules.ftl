# Les règles dans nos propres mots : une phrase ou quelques-unes pour chaque énoncé de rules.toml.

chapter-components = Ce qu’il y a dans la boîte
chapter-setup = Avant de commencer
chapter-turn = À ton tour
chapter-crew = Déplacer l’équipage
chapter-scoring = Remporter une carte Navire
chapter-octopus = La pieuvre
chapter-rum = Le gobelet de rhum
chapter-variant = Une variante
chapter-rulings = Là où le livret ne dit rien

rule-SIR-C1 = Il y a 52 cartes à jouer ; le nombre sur une carte est sa force. Chaque nombre de 0 à 10 s’y trouve quatre fois, chaque nombre de −1 à −4 deux fois. Une moitié des cartes porte une étoile de mer, l’autre un coquillage, et les deux moitiés contiennent les mêmes 26 nombres. Ces deux signes ne servent que dans la variante ; sinon, les cartes de même nombre se valent.
rule-SIR-C2 = Certaines cartes portent l’icône « Déplacer l’équipage » : tous les 0 et toutes les cartes négatives, et aucune autre.
rule-SIR-C3 = Cinq cartes Navire forment le navire. De la proue à la poupe, ce sont le 28, le 30, le 32, le 34 et le 36 ; le nombre est la valeur de résistance de la carte. Pour l’équipage, la proue et la poupe sont voisines aussi : les cartes Navire forment un anneau.
rule-SIR-C4 = Il y a deux membres d’équipage à bord, le capitaine et le second. En plus, chaque joueur a un gobelet de rhum et une pieuvre.

rule-SIR-S4 = On pose le navire entre les deux joueurs, de sorte qu’il partage la table. Chaque carte Navire a désormais deux côtés, un pour chacun, et c’est là que vont les cartes.
rule-SIR-S1 = Un membre d’équipage se tient sur le 30, l’autre sur le 34. Peu importe lequel est où.
rule-SIR-S2 = On mélange les cartes et on en donne quatre à chacun, qui les cache à l’autre. Toutes les autres forment la pioche, face cachée. Le hasard décide qui commence.

rule-SIR-T1 = On joue à tour de rôle. À ton tour, tu fais exactement une de ces deux choses : ou bien tu joues une carte, puis tu en pioches une ; ou bien tu utilises ta pieuvre, et alors tu ne pioches rien.
rule-SIR-T2 = Quoi que tu fasses des deux, tu peux aussi poser ton gobelet de rhum sur n’importe quelle carte Navire en jeu. Cela n’est possible qu’une fois dans toute la partie.
rule-SIR-T3 = Pour jouer une carte, pose-la de ta main, face visible, à côté d’une carte Navire en jeu : de ton côté ou du côté adverse, comme tu veux.
rule-SIR-T4 = Un côté d’une carte Navire reçoit cinq cartes au plus. Chaque côté compte pour lui seul : quand l’un est plein, l’autre peut encore en recevoir. Si un côté plein perd une carte, il y a de nouveau de la place.
rule-SIR-T5 = Quand la pioche est vide, plus personne ne pioche. On continue avec les cartes en main, sans refaire de pioche.

rule-SIR-M1 = Quand une carte avec l’icône « Déplacer l’équipage » arrive à une carte Navire où se tient un membre d’équipage, celui-ci doit passer sur une carte Navire voisine. Cela vaut des deux côtés, et aussi quand une pieuvre apporte la carte. Ce déplacement se fait avant de regarder qui remporte quoi : celui qui gagne alors la carte Navire n’obtient pas le membre d’équipage qui vient de la quitter.
rule-SIR-M2 = C’est le joueur du côté où la carte a été posée qui choisit la direction, même si c’est le tour de l’autre.
rule-SIR-M3 = Les cartes Navire en jeu forment un anneau : de la proue à la poupe, il n’y a qu’un pas, et inversement. Une carte Navire remportée ne laisse pas de trou ; celles qui l’entouraient sont désormais voisines.
rule-SIR-M4 = Un membre d’équipage ne s’arrête jamais là où se tient l’autre. Il le dépasse et s’arrête sur la carte Navire suivante, dans la même direction.
rule-SIR-M5 = Personne ne bouge quand il y a juste autant de cartes Navire en jeu que de membres d’équipage : deux et deux, ou une et un.
rule-SIR-M6 = Un exemple : le 36 a déjà été remporté, le capitaine se tient sur le 28 et le second sur le 34. Un joueur pose un 0 au 28, du côté de l’autre ; c’est donc l’autre qui décide. Un chemin mène au 30. L’autre mène au 34, voisin du 28 depuis que le 36 n’est plus là ; mais comme le second s’y tient, le capitaine irait jusqu’au 32.

rule-SIR-P1 = Quand une carte a été posée et que l’équipage s’est déplacé, on regarde la carte Navire. Si les cartes d’un côté font ensemble au moins sa valeur de résistance, plus 3 pour chaque gobelet de rhum posé dessus, le joueur de ce côté prend la carte Navire, ainsi que le membre d’équipage qui s’y tient.
rule-SIR-P2 = Si aucun côté n’y arrive mais qu’il y a cinq cartes de part et d’autre, le plus grand total prend la carte Navire et le membre d’équipage qui s’y tient. Si les totaux sont égaux, tous deux quittent la partie.
rule-SIR-P3 = Ensuite, on range, même après une égalité : les gobelets de rhum sur la carte Navire quittent la partie, et toutes les cartes à côté d’elle aussi. Une pieuvre posée sur l’une de ces cartes revient à son propriétaire, qui peut s’en servir de nouveau.
rule-SIR-P4 = Chaque carte Navire et chaque membre d’équipage vaut un point. La partie s’arrête aussitôt que quelqu’un a quatre points ou plus, ou qu’il ne reste plus de carte Navire. Celui qui a le plus de points gagne. Si les deux en ont autant, personne ne gagne : ce sera au prochain navire de trancher.

rule-SIR-O1 = Si ta pieuvre n’est pas posée sur une carte, tu peux l’utiliser au lieu de jouer une carte. Choisis n’importe quelle carte posée au navire, d’un côté ou de l’autre, et déplace-la là où il y a de la place : à une autre carte Navire, ou de l’autre côté de la même. Ta pieuvre reste alors sur cette carte jusqu’à ce que la carte Navire voisine soit remportée.
rule-SIR-O2 = Tu ne peux pas choisir une carte sur laquelle est posée la pieuvre adverse.
rule-SIR-O3 = Une carte déplacée suit les mêmes règles qu’une carte jouée : pas plus de cinq par côté, l’équipage se déplace, la carte Navire peut être remportée. Le membre d’équipage qui est là où elle arrive se déplace même si la carte n’y fait que changer de côté.

rule-SIR-U1 = Un gobelet de rhum augmente de 3 la valeur de résistance de sa carte Navire. Les deux gobelets peuvent être sur la même carte et l’augmentent alors de 6. Ils comptent pour le total à atteindre, pas quand on compare cinq cartes à cinq. Un gobelet utilisé ne revient jamais.

rule-SIR-S3 = Plus de tactique de la proue à la poupe : un joueur prend toutes les cartes avec une étoile de mer, l’autre toutes celles avec un coquillage. Chacun choisit quatre de ses 26 cartes pour sa main, mélange les 22 autres et ne pioche que dans cette pioche à lui. Tout le reste est inchangé.

rule-SIR-R1 = Quand une pieuvre emporte une carte, on regarde aussi la carte Navire qu’elle quitte : d’abord celle où la carte arrive, puis, si la partie n’est pas finie, celle d’où elle vient. Cela ne peut compter que pour une carte négative, car le total monte quand elle s’en va. Si une carte change simplement de côté à la même carte Navire, on ne regarde celle-ci qu’une fois. Un seul coup peut donc faire remporter deux cartes Navire.
    .reason = À propos de la pieuvre, le livret dit quand une carte Navire est remportée, sans se limiter à celle où la carte arrive. Il n’est pas possible que les deux joueurs atteignent ainsi quatre points.
rule-SIR-R2 = Poser un gobelet de rhum ne fait jamais remporter une carte Navire : il ne fait qu’augmenter la valeur à atteindre.
rule-SIR-R3 = Si tu as une carte en main, tu dois agir ; on ne peut pas choisir de passer. Sans carte en main, tu dois utiliser ta pieuvre s’il y a un coup pour elle. S’il n’y en a pas, tu passes, mais tu peux encore poser le rhum. Les deux joueurs ne sont jamais bloqués en même temps : tant qu’une carte Navire est en jeu, 49 des 52 cartes au plus ont pu être posées, et quelqu’un en a donc encore une.
rule-SIR-R4 = Si les deux directions mènent à la même carte Navire, personne n’a à choisir. C’est le cas avec trois cartes Navire et deux membres d’équipage, et avec deux cartes Navire et un seul.
rule-SIR-R5 = Le livret existe en quatre langues ; là où elles diffèrent, c’est l’original allemand qui compte. Ainsi, l’équipage ne bouge pas quand il y a exactement autant de cartes Navire que de membres d’équipage ; on regarde la carte Navire une fois que l’équipage s’est déplacé ; et celui qui la remporte reçoit le membre d’équipage qui s’y tient, mais aucun gobelet de rhum.
rule-SIR-R6 = Tout le monde peut regarder ce qui est sur la table et les cartes qui ont quitté la partie, et savoir combien de cartes compte chaque main et chaque pioche. Les mains et l’ordre des pioches sont cachés. Dans la variante, chacun sait quelles 26 cartes l’autre avait au départ, donc aussi lesquelles il n’a pas encore montrées.
rule-SIR-R7 = L’ordre d’un tour : le rhum, si tu veux ; poser une carte, ou en déplacer une et y mettre la pieuvre ; l’équipage se déplace ; cartes Navire remportées et rangement ; la fin de la partie, si elle est là ; piocher, si tu as joué une carte ; le rhum, si tu veux ; puis c’est à ton adversaire. Après la fin de la partie, il ne se passe plus rien : ni pioche, ni rhum.
    .reason = Piocher achève le choix de jouer une carte, et le rhum s’ajoute à ce choix tout entier.
rule-SIR-R8 = Seul le joueur dont c’est le tour pose le rhum : ou bien avant de poser ou de déplacer une carte, ou bien à la fin du tour, après avoir pioché. Jamais entre les deux, donc jamais pendant que quelqu’un choisit où va l’équipage. Posé avant, il peut empêcher qu’une carte Navire soit remportée pendant ce tour. Posé après, il n’annule rien, mais tu connais la carte que tu as piochée. Tant que tu as ton gobelet, on te pose la question à la fin de ton tour ; sans lui, le tour se termine tout seul.
    .reason = Aucun moment n’est imprimé. Avec ces deux-là, tout ce qui va de la carte posée à la carte Navire remportée reste d’un seul tenant.
rule-SIR-R9 = Si le coup de ta pieuvre fait remporter la carte Navire où elle vient d’arriver, elle te revient aussitôt. Tu peux t’en servir de nouveau à ton prochain tour. La pieuvre de ton adversaire revient de la même façon, quel que soit le joueur dont c’est le tour.
rule-SIR-R10 = Un autre emplacement veut dire un autre côté : remettre une carte là où elle était n’est pas un coup. Là d’où part une carte, aucun membre d’équipage ne se déplace.
    .reason = Le livret parle d’un emplacement différent, et l’icône agit là où une carte est posée.
rule-SIR-R11 = Dans la variante, les deux joueurs choisissent leurs quatre cartes en secret et en même temps : aucun ne voit rien du choix de l’autre avant que les deux soient faits. On tire ensuite au sort qui commence.
    .reason = Les mains sont cachées, et désigner le premier joueur est la dernière étape de la mise en place.
rule-SIR-R12 = Peu importe quel côté on regarde d’abord. On regarde après chaque changement, et chacun n’augmente qu’un côté : les deux n’atteignent donc jamais la valeur ensemble. Et un côté qui l’atteint à cinq cartes contre cinq a de toute façon le plus grand total.
