# The children's table: most of it is spoken by the browser's voice.

children-title = Table des enfants
children-about = Pour qui ne lit pas encore : touche un visage, et c’est parti.
children-choose = Qui es-tu, et avec qui veux-tu jouer ?
children-me = Qui es-tu ?
children-mate = Avec qui veux-tu jouer ?
children-go-on = Continuer la partie
children-mute = Couper la voix
