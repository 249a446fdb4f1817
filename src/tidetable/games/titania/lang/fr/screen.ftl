# Le plateau dans le terminal, et d’où viennent les points. Les lettres des bateaux servent là où un
# terminal n’a pas de formes.
screen-ship-blue = B
screen-ship-yellow = J
screen-ship-red = R
screen-shell-brown = b
screen-shell-green = v
screen-shell-black = n
screen-shell-white = l

screen-crane = grue
screen-tower = deux étages
screen-any = coquillages d’une couleur au choix
screen-each = un de chaque
screen-points = points
screen-starfish = étoile de mer
screen-cards = cartes
screen-tile = tuile de points
screen-fog = brouillard
screen-fog-again = brouillard redistribué
screen-lifted = tuile retournée
screen-extra-ship = encore un bateau
screen-castle = château

screen-supply = réserve, pioche
screen-floors = étages restants
screen-reserve = Période { $period }, bateaux restants
screen-aside = et { $ships } pour la période 2
screen-hand = Ta main
screen-in-fog = Dans le brouillard
screen-unseen = Cartes non vues

screen-track = Avant les tuiles
screen-tiles-of = Tuiles de { $value }
screen-total = Points
screen-goods = Coquillages et étoiles
