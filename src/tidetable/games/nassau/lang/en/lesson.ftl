# The first round: what to click, and why.

lesson-welcome = Welcome to Nassau! You play four rounds, and they all go like this: fit out your ship in the city, sail the Caribbean, and tell your tales by the campfire. Let us play the first one together.
lesson-walk = Your tales lie below: a tale brings its points only if it is true, and a green frame means that it is true already. ¶ But first you need provisions. You all lead the same captain. ¶ For his way you put one of your pirates on each section of an alley: two on the alley to d3. Click d3.
lesson-provisions = This square shows two things, and you get one of them. ¶ At sea every turn costs 1 provision, and you have only one. Take the 2 provisions.
lesson-doubloon = For 1 doubloon the captain moves a second time at once, and you gain a second time. That is a good price: move again.
lesson-second-move = On d4 there are weapons. The way takes three pirates, and you have six left. Click d4.
lesson-sabre = One of your tales asks for a beaten treasure island, and islands are fought with sabres. ¶ Take the sabre.
lesson-follow = The other player has led the captain to c2. ¶ From there two pirates are enough to get to c1, where there are harpoons. Click c1.
lesson-harpoon = “At least 2 harpoons” says another of your tales, and you have one. ¶ Take the harpoon: its frame will turn green.
lesson-tavern = The captain has taken the barge round the city and stands on c6. ¶ You have one pirate left, just enough for the alley to c5. ¶ And c5 brings you a new pirate! Click c5.
lesson-hire = Five of your pirates sit in the tavern, and each of them brings something along. ¶ You have spent your doubloon, so fetch the one at table 1: click it.
lesson-pass = No alley here is short enough for one pirate, so it is time to pass. ¶ Every quay gives 2 provisions, and quay 2 a rum besides: you will want it at the campfire. ¶ Whoever passes first takes the dolphin and begins at sea. Click quay 2.
lesson-sail = Off to the Caribbean! For 1 provision you may sail and then do one action. ¶ Two sailors with two sails take you up to two zones away. ¶ There are treasure islands in D, right next to the harbour. Click D.
lesson-fight = Fight the stronger island: its strength is 2, and it gives 2 points and a compass. Click D2.
lesson-crates = For each pair of a sailor and a sabre you may put a crate of ammunition on it. Each crate is 1 damage, and 2 are enough to beat it. ¶ Put 2 crates, but beware: it will strike back!
lesson-cat = You drew two combat tokens, as many as its strength. They attack your harpoon and your rum. ¶ You rolled two dice, and each 3 or more repels one attack: the 4 does, the 1 does not. ¶ Your cat rolls a 1 or a 2 again. Click the cat!
lesson-sail-on = A 3: both attacks are repelled! You got the points and the compass, the island is beaten, and one more tale is true. ¶ Now for a tale about outposts: click B, two zones from here.
lesson-outpost = Send your pirate to the outpost, where he stays to the end of the game. It gives you a harpoon now, and a crate each time you come home. Click B9.
lesson-stay = You may also stay where you are. ¶ There is a trading post in B with emeralds, and it is yours to plunder. Click B again; it costs 1 provision all the same.
lesson-plunder = The post asks for two sabres and two sailors, and you have both. ¶ The emeralds go into an empty hold. Goods that you hide on Skull Island count in the end. Click B7.
lesson-campfire = Four of your tales are true: high time to tell them! ¶ The way home has three stops: Skull Island, the campfire, your home port. ¶ Your hideout is waiting for spices first, so leave out Skull Island today. Provisions you have left you keep. Click the campfire.
lesson-rum = Each rum lets you tell up to three tales. One will do: save the other for the next round. Pay 1 rum.
lesson-three-tales = Tell three of your four true tales. In every round whoever tells none loses 5 points, and the best teller gets 5 more, so a true tale kept for the next round is worth a lot. Choose three tales.
lesson-tell-outpost = You lay them with the lowest number first. The harpoons are the ones you keep. So begin with the outpost, for 3 points: click it.
lesson-tell-cat = A cat on board: that has been true all along, and it is worth 4 points. Click the cat.
lesson-tell-island = And how you beat the treasure island! That is another 4 points. Click it.
lesson-farewell = Eleven points! In your next turn you are home. After four rounds comes the final scoring: watchtowers, beaten adversaries, hidden goods, weapons, sailors with animals and cargo bring more, and the most points win. Now play on by yourself. There is much more to find; the rules tell you about it.
