# The first game, to be read aloud: what to click, and why.

lesson-welcome = Ahoy, captain! There are gold and diamonds in these chests. Let us play the first turns together.
lesson-roll = Your dice are in the cup. Click the cup to roll them!
lesson-again = Shiny – but there is no key, and chests open only with keys. ¶ You may roll all four dice once more. Click the cup again!
lesson-open = Two keys! And the middle chest shows two keys. Click it: your keys go on it, and it opens.
lesson-bones = You found two gold coins! They lie in front of your boat. ¶ The other boat opened a chest too and got fish bones, which are worth nothing. ¶ Now it is your turn again: click the cup.
lesson-load = Your two coins are not safe yet. Load them! ¶ Each coin needs a die: one die shows a gold coin, and sabres are jokers, they can be the other one. Click your two coins.
lesson-open-too = You still have a key, and the middle chest wants only one. Click it! In one turn you may fill as many cards as your dice can.
lesson-another = Two coins in your boat make two points. ¶ And in that chest was one more coin! The other boat has found something too. ¶ Roll again: click the cup.
lesson-load-coin = Load your coin first: one die with a gold coin is enough. Click the coin in front of your boat.
lesson-open-sabres = A key and sabres are left. The sabres can be a second key, and two keys open the middle chest. Click it!
lesson-farewell = Two diamonds! Load them in your next turn. Now you know how it goes, so play on by yourself. When the last chest is open, everyone has one more turn. Whoever has the most coins and diamonds in the boat wins! If you wonder about something, look in the rules.
