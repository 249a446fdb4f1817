# The text table, announcements, and keys that can be changed

text-link = Play by text
text-title = Text table
text-line = Type an action, a command, or what to read
text-send = Enter
text-instead = Hide the picture
text-close = Close the text table
text-answers = Answers
text-now = Now
text-moves = What you can do
text-since = What happened since your last turn
text-board = The board, place by place
text-again = { $question } Type it once more to do it.
text-hint = { $label }: { $why }
text-undone = Taken back.

table-board = Board
table-in-words = The board in words
table-question = What is asked
table-choices = Your choices

announce-turn = { table-your-turn }. { $prompt }
setting-says = Screen readers are told
says-all = all that happens
says-short = what players do
says-mine = when it is my turn

keys-walk = go to the next glowing thing in that direction
keys-text = type what you do, or have parts read to you
keys-change = Choose a key to change it, then press another. Delete switches it off.
keys-press = Press a key …
keys-none = off
keys-one = Change the key for: { $what }
keys-reset = All keys as they were
