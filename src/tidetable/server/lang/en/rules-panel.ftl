# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = Search the rules
rules-found = Found: { $n }
rules-none = Nothing found. Try another word.
rules-now = About your question
rules-link = Open the rules page at this statement
rules-edition = This game goes on under edition { $edition } of the rules, with which it was begun. What was ruled otherwise then is told here as it was.
rules-components = Components that are not printed in the rulebook
rules-components-text = They cannot be looked up in the rulebook. We found them elsewhere, worked them out or reconstructed them; anyone who owns the boxed game can correct them.
why-title = Why can’t I?
why-mode = What are you wondering about? Click it, or go to it with Tab and press Enter. Esc ends this.
why-lesson = The rules allow this. But follow the captain for now, or play on by yourself.
lesson-captain = The captain shows you the game
lesson-step = Step { $n } of { $most }
lesson-rule = Rule { $rule }
lesson-next = Next
lesson-leave = Play on by myself
lesson-close = Play on
keys-rules = open or close the rules
keys-why = ask why something does not glow
