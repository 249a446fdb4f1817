## A game looked at again

help-review = Look at a finished game again: what was luck and what was decided well or badly, where the game turned, and which answers would have been better. Every player is judged by what they could know at the time. It takes seconds, or a minute or two where the rules are not compiled.
    .short = Look at a finished game again: luck, turning points, mistakes.
    .examples =
        tidetable review evening.tide
            of all players
        tidetable review evening.tide --seat 1
            of the first player only
    .codes =
        Exit codes:
          0  the review is shown
          1  the file cannot be read, or the game is not over
          2  the command line is wrong
          3  the file contradicts itself
help-review-seat = Tell of the seat with this number only.
help-review-playouts = How many games to try out, shared by all decisions: more look more closely, 0 looks for no better answers.

review-looking = Looking at every decision
