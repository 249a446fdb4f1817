# The first game: what to click, and why.

lesson-welcome = Titania lies at the bottom of the sea, and its towers are to rise again. You need three things for it: ships, shells, and a crane. Let us sail the first two turns together.
lesson-card = In your turn you play up to three cards, and each of them sends out one ship of its colour. The ships belong to nobody. ¶ Begin with a yellow one: click a yellow card.
lesson-fog = A ship must lie next to another one of its colour. There are yellow ships at the castle. ¶ Sail from there into the fog: click G4, and see what it hides.
lesson-shells = The fog has lifted: three shells of one colour, and the colour is your choice! ¶ South of here, on I4, waits a brown tower without a floor. ¶ Take brown shells: click the brown ones.
lesson-second-card = You may play a second card at once. Click your other yellow card.
lesson-deeper = Now there is a yellow ship on G4 too, so this one can go further. ¶ From H4 it is only one step to the crane on I3. Click H4.
lesson-keep = A starfish! Right after you get starfish you may occupy a tower space with them. ¶ It costs as many as there are towers, and it brings more where floors stand already. So wait: keep the starfish.
lesson-draw = You could play a third card, but then you would draw none. ¶ After two cards you draw one, and soon you will need a yellow one. Stop and draw.
lesson-third-card = You drew a yellow card! ¶ Your opponent has sailed a red ship to G4: the second ship gets the same as the first, and then the tile is gone. ¶ Now you are off to the crane: click your yellow card.
lesson-crane = I3 is next to your ship on H4. ¶ It is a construction space: whoever comes here may build on the tower spaces next to it, and must build one floor at least. Click I3.
lesson-build = The first floor of a tower costs one shell of its colour. Pay a brown one: click the brown tower on I4.
lesson-second-floor = Three points, at once! ¶ The second floor costs two shells, and you have just two left. Build it as well: click the brown tower on I4 again.
lesson-joker = Six points! ¶ This card with two colours is a joker: it can be blue or yellow. You need yellow, because your ships here are yellow. Click the joker, then yellow.
lesson-bonus = I2 is a bonus space with a starfish. It lies next to your ship on I3. Click I2, then you have two starfish.
lesson-occupy = I4 shows two towers, so it costs two starfish. ¶ You score one point for each of the two towers and one for each of your two floors: four points! Click I4.
lesson-stop = You have ten points. ¶ From now on every floor on I4 scores 4 points instead of 3, whoever builds it. ¶ Save your blue card and stop: you draw one card.
lesson-farewell = That was it: sail, gather, build, occupy. When the last ship of a colour is placed, the period is over; after the second period the most points win, and point tiles count too. Play on by yourself! If a space puzzles you, open the rules.
