## Une partie revue

not-yours-review = On peut revoir une partie une fois qu’elle est finie. Finis-la d’abord.

review-title = Comment c’est arrivé
review-of-100 = Chances de gagner, sur 100, telles que chacun pouvait les estimer alors.
review-turning-points = Tournants
review-mistakes = Ce qui aurait été mieux
review-move = Coup { $n } : { $move }
review-limits = La chance et les décisions donnent ensemble exactement le résultat. La taille de chaque part, et ce qui aurait été mieux, sont un avis : celui d’un bon joueur qui essaie tout.

review-start = À la première décision
review-own = Ses décisions
review-others = Les décisions des autres
review-luck = La chance
review-result = À la fin
review-lucky = La chance a souri à { $name }.
review-unlucky = La chance n’était pas du côté de { $name }.
review-fair = La chance n’a ni beaucoup aidé { $name }, ni beaucoup nui.
review-good = { $name } a décidé { $all } fois ; { $good } fois, presque rien n’a été perdu.
review-swing = { $name } : de { $before } à { $after } sur 100.
review-by-luck = Surtout la chance.
review-by-choice = Surtout cette décision.
review-better = Mieux, semble-t-il : « { $best } ». Cela gagnerait environ { $n } parties de plus sur 100.
review-no-mistakes = Aucune faute à signaler.
review-well-played = Bien joué !
