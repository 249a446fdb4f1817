end-see-board = Voir le plateau
end-count-up = Recompter
moments-title = Ce qui a tout décidé
moments-waiting = Le capitaine revoit la partie …
moments-far = Le capitaine revoit la partie : { $n } décisions sur { $of }
end-chart-counted = À droite, ce qui a été compté à la fin.
feed-setup = Mise en place
