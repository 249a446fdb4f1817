# The children's table: most of it is spoken by the browser's voice.

children-title = Children’s table
children-about = For those who do not read yet: tap a face, and off you go.
children-choose = Who are you, and who will you play with?
children-me = Who are you?
children-mate = Who will you play with?
children-go-on = Go on with the game
children-mute = Voice off
