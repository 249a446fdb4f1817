# Ce qu’il faut au fichier de données de Nassau en plus de ce qu’il faut à tous.

bad-data-nassau-too-few = Ligne { $line } : nombre de [[{ $record }]] : { $n } ; il en faut au moins { $least }, un pour chaque manche. Ajoutes-en.
bad-data-nassau-gain = Ligne { $line } : « { $value } » dans « { $field } » n’est pas un gain. Un gain est un genre et un nombre jusqu’à { $most }, par exemple rum-2 ; pirate-1 et animal-1 viennent un par un, et hold-2 est le plus grand. Genres possibles ici : { $known }.
bad-data-nassau-start = Ligne { $line } : le symbole de départ doit être sur les deux faces d’une seule tuile. Nombre de faces qui l’ont dans le fichier : { $n }. Corrige « start ».
bad-data-nassau-alleys = Ligne { $line } : sur la face { $side } de la tuile { $tile }, des cases sont coupées des autres. Mènes-y une allée.
bad-data-nassau-holds = Ligne { $line } : nombre de cales que remplit ce qu’on a au départ : { $needed } ; nombre de cales ouvertes : { $n }. Corrige « crates_in_holds », « provisions » ou « open_holds ».
bad-data-nassau-crates = Ligne { $line } : nombre de caisses dans les cales au départ : { $n } ; on n’en a que { $most } en tout. Corrige l’un des deux.
bad-data-nassau-supply = Ligne { $line } : nombre de « { $value } » : { $n } ; à quatre, il en faut au moins { $least }. Ajoutes-en.
bad-data-nassau-neighbours = Ligne { $line } : la zone { $zone } nomme { $other } comme voisine, mais pas l’inverse. Corrige l’une des deux.
bad-data-nassau-reach = Ligne { $line } : aucun bateau ne peut jamais atteindre la zone { $zone } depuis le port. Donne-lui une voisine qu’on atteint.
bad-data-nassau-weak = Ligne { $line } : les zones A, B et D ont de la place pour { $slots } adversaires ; nombre d’adversaires de force 1 ou 2 : { $n }. Retire des « slots », ou affaiblis d’autres adversaires.
bad-data-nassau-slots = Ligne { $line } : il y a de la place pour { $slots } adversaires en tout ; nombre d’adversaires : { $n }. Retire des « slots ».
bad-data-nassau-places = Ligne { $line } : nombre de [[{ $record }]] : { $tiles } ; nombre de places pour eux dans les zones : { $places }. Il faut que les deux soient égaux.
bad-data-nassau-first-posts = Ligne { $line } : les zones A, B, C, D, E et G doivent avoir ensemble { $needed } places pour des comptoirs, une par sorte de marchandise ; elles en ont { $n }. Corrige leurs « posts ».
bad-data-nassau-squares = Ligne { $line } : un quartier a besoin d’au moins { $least } cases. Nomme les quatre coins dans le sens des aiguilles d’une montre depuis le coin en haut à gauche, puis le milieu s’il y en a une ; là où il n’y a pas de case, écris "".
bad-data-nassau-no-square = Ligne { $line } : « { $field } » a besoin de la case { $square }, mais la face { $side } de la tuile { $tile } n’en a pas là. Ajoute-la, ou corrige « { $field } ».
bad-data-nassau-no-exit = Ligne { $line } : aucune allée ne sort de la face { $side } de la tuile { $tile } ; le capitaine n’y viendrait jamais. Donne-lui au moins une sortie.
bad-data-nassau-spaces = Ligne { $line } : cette cachette a { $values } valeurs pour { $goods } marchandises. Il faut les deux pour chaque case.
