review-open = Comment c’est arrivé
review-waiting = Le capitaine revoit chaque décision. Cela prend un moment ; tu peux revenir plus tard.
review-progress = { $n } décisions sur { $of }
review-reload = Recharge cette page dans un moment.
review-failed = Le capitaine n’a pas pu revoir cette partie. Recharge la page pour qu’il essaie encore.
review-chart = Chances de gagner au fil des coups, sur 100.
review-chart-of = { $name } : { $start } au début, { $most } au mieux, { $least } au pire, { $end } à la fin.
review-as-table = Le graphique en tableau
review-position = Après le coup
review-sums = De la chance à la première décision jusqu’au résultat
review-all = Chaque décision
review-decided = Décidé
review-instead = Mieux
review-cost = Coût, sur 100
review-see = Regarder
review-try = Essayer d’ici

too-much-reviews = On revoit beaucoup de parties en ce moment. Reviens dans une minute.
