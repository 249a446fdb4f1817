# Without a net, and as an app on a phone.

app-name = Tidetable : jeux de société en mer

offline-title = Pas de réseau
offline-text = Le serveur est injoignable. Rien n’est perdu : tes parties y sont gardées, et cette page continue d’elle-même dès que le réseau revient.
offline-last = Voici le plateau tel que tu l’as vu pour la dernière fois, à { $time }.
offline-again = Réessayer

table-unsent = Ta réponse partira dès qu’elle sera rétablie.
