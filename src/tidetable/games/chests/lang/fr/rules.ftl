# Les règles dans nos propres mots : une phrase ou quelques-unes pour chaque énoncé de rules.toml.

chapter-components = Ce qu’il y a dans la boîte
chapter-setup = Avant de commencer
chapter-turn = À ton tour
chapter-end = La fin du jeu
chapter-variants = Variantes
chapter-rulings = Là où le livret ne dit rien

rule-CHE-C1 = Il y a quatre dés qui montrent des clés, des pièces d’or, des diamants et des sabres, dix-huit cartes, et quatre cartes bateau avec un bateau au recto et un pirate au verso. D’un côté, chacune des dix-huit cartes est un coffre verrouillé avec une, deux ou trois clés. De l’autre, on voit ce qu’il contient : des pièces d’or, des diamants, les deux… ou rien que des arêtes de poisson.
rule-CHE-C2 = Un coffre qui montre plus de clés cache un meilleur trésor. Personne ne sait ce qu’il contient tant qu’il n’est pas ouvert.

rule-CHE-S1 = Chacun prend un bateau et le pose devant soi, côté bateau vers le haut ; le pirate au dos ne sert pas. On mélange les dix-huit cartes en une pioche, côté coffre vers le haut. On pose les trois premières à côté, toujours en coffres verrouillés : ce sont les coffres sur la table.
rule-CHE-S2 = C’est au plus jeune de commencer. Ensuite, on joue dans le sens des aiguilles d’une montre.

rule-CHE-T1 = Lance les quatre dés. Si le résultat ne te plaît pas, tu peux relancer les quatre, mais une seule fois, et c’est le deuxième lancer qui compte.
rule-CHE-T2 = Ensuite, tu dois te servir de tes dés en les posant sur des cartes. Une carte n’accepte des dés que si tu remplis toutes ses cases d’un coup. Tant que tes dés peuvent remplir un coffre sur la table ou l’un de tes trésors, tu dois continuer. Les dés qui ne vont nulle part sont écartés et ne servent plus pendant ce tour.
rule-CHE-T3 = Pour ouvrir un coffre sur la table, pose dessus autant de clés qu’il en montre. Puis retourne-le et mets le trésor devant ton bateau, à la vue de tous.
rule-CHE-T4 = Pour charger un trésor qui se trouve devant ton bateau, pose un dé assorti sur chacune de ses pièces d’or et chacun de ses diamants. La carte passe sous ton bateau : c’est maintenant du butin, bien à l’abri.
rule-CHE-T5 = Les sabres sont des jokers : un dé avec des sabres vaut une clé, une pièce d’or ou un diamant, selon ton besoin.
rule-CHE-T6 = Quand tu trouves des arêtes de poisson, elles vont tout de suite dans ton bateau, sans aucun dé. Elles ne valent rien.
rule-CHE-T7 = Tu peux remplir plusieurs coffres et trésors dans le même tour. Tous les dés sont posés avant qu’une carte soit retournée : un trésor trouvé pendant ce tour pourra donc être chargé au plus tôt dans un prochain tour.
rule-CHE-T8 = À la fin de ton tour, les coffres ouverts sont remplacés depuis la pioche pour qu’il y en ait de nouveau trois sur la table, tant qu’il reste des cartes. Puis ton voisin de gauche reçoit les dés.

rule-CHE-E1 = Dès que quelqu’un ouvre le tout dernier coffre, chacun joue exactement un tour de plus, y compris celui qui l’a ouvert.
rule-CHE-E2 = Puis on compte le butin sous les bateaux : chaque pièce d’or et chaque diamant vaut un point. Les arêtes de poisson ne comptent pas, ni les trésors restés devant un bateau. Celui qui a le plus de points gagne.
rule-CHE-E3 = En cas d’égalité, c’est celui des ex æquo qui a le plus de diamants dans son butin qui gagne. Si c’est encore égal, celui qui a le moins d’arêtes de poisson dans son bateau. Et si rien ne les départage, ils gagnent ensemble.

rule-CHE-V1 = Pirates gourmands : après ton premier lancer, tu peux déjà poser des dés sur une ou plusieurs cartes, puis relancer une fois les dés qui restent.
rule-CHE-V2 = Vieux loups de mer (dès 6 ans) : à ton tour, tu peux aussi voler des trésors qu’un adversaire n’a pas encore chargés. Pose un dé avec des sabres sur le bateau de cet adversaire et remplis un ou plusieurs des trésors qui sont devant. Ils passent aussitôt sous ton propre bateau.

rule-CHE-R1 = La première carte de la pioche montre ses clés, mais on ne peut l’ouvrir qu’une fois qu’elle fait partie des coffres sur la table.
rule-CHE-R2 = Pirates gourmands : les cartes remplies après le premier lancer ne sont retournées qu’à la fin du tour, avec les autres.
rule-CHE-R3 = Vieux loups de mer : pour voler, il te faut un dé avec des sabres à poser sur le bateau de l’adversaire. Il est dépensé là et ne sert de joker nulle part ailleurs. Un seul de ces dés suffit pour autant de trésors que tu veux de ce même adversaire.
rule-CHE-R4 = Vieux loups de mer : on n’est jamais obligé de voler. Seuls ouvrir des coffres et charger ses propres trésors sont une obligation.
rule-CHE-R5 = Pendant le dernier tour de table, il n’y a plus de coffre à ouvrir, mais on continue de charger, et de voler. C’est le voisin de gauche de celui qui a ouvert le dernier coffre qui commence ; celui qui l’a ouvert joue en dernier.
    .reason = Les dés passent toujours à gauche, et un tour de plus ne peut venir qu’après le tour où le coffre a été ouvert.
rule-CHE-R6 = Un trésor a une case pour chaque pièce d’or et chaque diamant qu’il montre. Le dernier coffre est le dix-huitième : il n’y en a alors plus ni sur la table ni dans la pioche.
rule-CHE-R7 = Jusqu’où faut-il se servir de ses dés ? Après ton dernier lancer, tu remplis une carte après l’autre, coffres sur la table ou trésors à toi, celles que tu veux et dans l’ordre que tu veux. Tu n’as fini que lorsque les dés qui te restent ne peuvent plus remplir aucune de ces cartes ; ces dés-là sont perdus. Tu n’es pas obligé de choisir les cartes qui prennent le plus de dés. Et si tu préfères relancer, tu n’as rien à poser avant.
    .reason = Le livret n’écarte que les dés qui ne vont nulle part, et il ne dit d’aucune carte qu’elle passe avant une autre.
rule-CHE-R8 = Les sabres n’aident que là où il manque quelque chose : tes clés, tes pièces d’or et tes diamants servent d’abord. Il suffit donc de désigner la carte, et les dés qui restent sont les mêmes quel que soit l’ordre.
    .reason = Un joker tient lieu de ce qu’on n’a pas. Ainsi, personne ne peut gaspiller des sabres pour échapper à une obligation, et personne ne perd une carte qu’il aurait pu remplir.
rule-CHE-R9 = Pirates gourmands en détail : après le premier lancer, tu remplis autant de cartes que tu veux, ou aucune. Chacune doit être remplie entièrement et sur-le-champ ; le deuxième lancer ne peut pas la compléter. Puis tu peux relancer une fois, tous ensemble, les dés qui restent. Ce qui est sur des cartes y reste. L’obligation de se servir des dés ne vaut qu’après ce deuxième lancer, ou si tu y renonces. Quand les quatre dés sont sur des cartes, il n’y a plus rien à lancer.
rule-CHE-R10 = Vieux loups de mer en détail : chaque adversaire que tu voles te coûte un dé avec des sabres rien que pour lui, et ce dé ne va sur le bateau qu’avec le premier trésor que tu y remplis. D’autres sabres peuvent servir de jokers pendant le vol. Tu peux mêler vols, ouvertures et chargements comme tu veux ; tout se fait ensemble à la fin de ton tour. Avec les pirates gourmands, on peut voler dès le premier lancer, et un dé posé sur un bateau vaut encore après le deuxième. Les arêtes de poisson et le butin ne peuvent pas être volés.
rule-CHE-R11 = Dans le tour qui ouvre le dernier coffre, on peut aussi en ouvrir d’autres. Quoi qu’il contienne, même des arêtes de poisson, le dernier tour de table commence, et il n’y en a qu’un. Ce tour-là n’est pas le tour de plus : un trésor qu’on y trouve peut encore être chargé pendant le tour de plus.
rule-CHE-R12 = Les nouveaux coffres n’arrivent qu’à la fin d’un tour. À ton tour, tu ne peux donc ouvrir que les coffres qui étaient sur la table au début : trois au plus, et moins quand la pioche est vide.
rule-CHE-R13 = À cette table, l’hôte désigne qui commence ; sinon, le sort décide. Les règles sont les mêmes à deux, à trois et à quatre ; à deux, les vieux loups de mer se volent l’un l’autre.
rule-CHE-R14 = Une carte remplie produit toujours son effet ; une fois les dés posés, il n’y a plus rien à choisir. D’abord on charge et on vole les trésors, puis on retourne les coffres, même si l’ordre ne change rien.
rule-CHE-R15 = Pirates gourmands et vieux loups de mer peuvent se jouer ensemble.
    .reason = Chacune des deux variantes change une autre partie du tour.
rule-CHE-R16 = Tout le monde peut regarder les dés, les clés sur les coffres de la table et sur la première carte de la pioche, le nombre de cartes de la pioche, tous les trésors et tout ce qui est passé sous un bateau. Ce que cache un coffre verrouillé et ce qui vient plus bas dans la pioche, personne ne le sait. Aucun joueur n’a de secret.
