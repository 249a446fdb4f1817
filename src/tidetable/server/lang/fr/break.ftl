# Breaks: the clock stands still once everybody who plays agrees.

house-asks-pause = { $who } demande une pause.
house-no-pause = { $who } préfère continuer.

room-ask = Demander une pause
room-asks-pause = { $who } demande une pause : { $agreed } sur { $needed } d’accord.
