# The first game: what to click, and why.

lesson-welcome = You are a siren, and so is your opponent. Between you lies a ship of five ship cards. Whoever sings louder at a ship card wins it. Let us win the first one together.
lesson-first-card = Ship card 28 has the lowest resistance value, so let us begin there. ¶ If the cards on your side add up to 28 or more, it is yours. ¶ Click a 7 in your hand, then your side of 28.
lesson-done = You have drawn a new card. ¶ Once in the game you may also use your mug of rum, but nothing is in danger yet. ¶ End your turn: click the round tick.
lesson-second-card = Your opponent has laid a 10 on the other side of 34. ¶ You go on at 28: with a 6 you have 13. Click the 6, then your side of 28.
lesson-rum = On 34 stands the mate, and the 10 beside him is not yours. ¶ A mug of rum makes a ship card harder to win, for both of you: 34 becomes 37. Click your mug, then 34.
lesson-minus-four = A negative card spoils a total, so lay it on the other side! ¶ Besides, a 0 or a negative card drives away the crew member who stands there. ¶ Click the −4, then your opponent’s side of 34.
lesson-octopus = The mate went to 36. ¶ Then your opponent’s octopus carried the −4 over to you, and you have only 9 now. ¶ You can do that too: instead of playing a card, your octopus moves one. Click the 9 on the other side of 30, then your side of 28.
lesson-crew = You have 18 now. ¶ A −2 has come to your side of 36, so the mate must move on. It lies on your side, so you choose the way. ¶ 36 and 28 are neighbours, for the ship is a ring. Call him to you: click 28.
lesson-win = 18 lie on your side of 28, and you hold a 10: that is 28 exactly! ¶ The ship card is yours, and so is the mate on it. Click the 10, then your side of 28.
lesson-farewell = One point for the ship card and one for the mate: you have two! Both octopuses are free again. Four points win at once, so now it is the captain you want. Play on by yourself; if you want to know more, open the rules.
