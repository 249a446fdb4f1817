# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = Search the rules
rules-found = Found: { $n }
rules-none = Nothing found. Try another word.
rules-now = About your question
rules-link = Open the rules page at this statement
rules-components = Components that are not printed in the rulebook
rules-components-text = Nobody could look these up. We found them elsewhere, worked them out or reconstructed them; who owns the boxed game can correct them.
why-title = Why not?
why-mode = What do you wonder about? Click it, or go to it with Tab and press Enter. Esc ends this.
why-lesson = The rules allow this. But follow the captain for now, or leave the walkthrough.
lesson-captain = The captain shows you the game
lesson-step = Step { $n } of { $most }
lesson-rule = Rule { $rule }
lesson-next = Next
lesson-leave = Leave the walkthrough
lesson-close = Play on
keys-rules = open or close the rules
keys-why = ask why something does not glow
