## Une partie revue

help-review = Revoit une partie finie : ce qui était de la chance, ce qui était bien ou mal décidé, où la partie a tourné, et quelles réponses auraient été meilleures. Chacun est jugé sur ce qu’il pouvait savoir alors. Cela prend quelques secondes, ou une à deux minutes si les règles ne sont pas compilées.
    .short = Revoir une partie finie : chance, tournants, erreurs.
    .examples =
        tidetable review soiree.tide
            de tout le monde
        tidetable review soiree.tide --seat 1
            seulement de la première place
    .codes =
        Codes de sortie :
          0  la partie est revue
          1  le fichier est illisible, ou la partie n’est pas finie
          2  la ligne de commande est fausse
          3  le fichier se contredit
help-review-seat = Ne parler que de la place qui porte ce numéro.
help-review-playouts = Combien de parties essayer, pour toutes les décisions ensemble : plus il y en a, plus le regard est précis ; avec 0, on ne cherche rien de mieux.

review-looking = Chaque décision est revue
