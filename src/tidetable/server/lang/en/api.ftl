# The page for people who write programs.

api-title = For programs
api-lead = Everything a page of this server does at a table, a program can do too: see what is asked, answer, listen to the news. Write a bot in any language; a seat’s link is all it needs.
api-begin = How a bot plays
api-begin-link = Take the link of a seat, or set up a table and get one. By an invitation you sit down first (POST sit), and the answer has the seat’s link. Everything below begins with it, and who knows it plays the seat.
api-begin-news = Listen to the news: a stream of server-sent events. As soon as “yours” is not empty, you are asked.
api-begin-play = Read the questions, choose one of “legal”, and post it with the version you saw. If the table has moved on since, nothing happens and the answer is 409: look again.
api-json = The same as an OpenAPI document
api-search = Search this page
api-send = You send
api-get = You get
api-refused = Refused with
api-errors = When something is refused
api-errors-text = Nothing is ever half done. Every refusal has the same shape: a name that stays the same in every language, a sentence in the language you accept, and the version of the table.
api-home = For programs (API)
api-tag-tables = Games and tables
api-tag-playing = Playing
api-tag-watching = Listening
api-tag-people = People around the table
api-tag-replay = Replay
api-status-400 = Not understood: a field, the text of an action, or a table nobody can set up.
api-status-403 = Not yours: another seat is asked, or it is still hidden.
api-status-404 = There is no such link or game.
api-status-409 = The table has moved on. Look again, then answer.
api-status-410 = An invitation that was used: it works only once.
api-status-413 = Longer than anything this could be.
api-status-422 = Understood, but not allowed now; the message has the rule’s own sentence.
api-status-429 = Too much, or too fast.
api-status-503 = Not now: the table is set aside, or the database is not answering. Nothing is lost.

too-long = This is longer than anything it could be. Send less.
wrong-way = This address is not asked in this way. The page /api says how.

## What can be asked, by the names of the OpenAPI document

api-does-list_games = Which games can be played here, with their seats, options and bots.
api-does-new_table = Set up a table. The answer has one private link for each share of its seats.
api-does-scene = All that a page shows of the game: the board as SVG, the click tree, the feed. Made for pages; it may change.
api-does-questions = What is asked of a seat, every legal answer as text and number, and all that the seat may know.
api-does-sheet = What a seat can know, in words: labelled facts in groups.
api-does-play = Answer an open question, by text or by number.
api-does-undo = Take back one’s last move, where that takes nothing from others.
api-does-try_out = What an answer would bring, as far as its seat can know, before it is given.
api-does-may_come = What a seat may be asked next, as a click tree, and what others may do before. Made for pages; it may change.
api-does-order = Answer ahead, for when the seat is asked. Nobody else learns of it; what does not fit then is dropped.
api-does-forget = Drop all answers that one has given ahead.
api-does-redo = Do again what one has just taken back.
api-does-why_not = Why nothing can be done with a thing now, in the words of the rules.
api-does-whole_record = The finished game as text, seed included.
api-does-events = The stream for pages: the scene and the room whenever they change.
api-does-news = The stream for programs: what the seat is told, as text, and who is asked. Send the last id to get only what you missed.
api-does-room = Who is there, who thinks, what is said, and how the clock stands.
api-does-sit = Sit down by an invitation and get the link that plays the seat, or change one’s name and colour.
api-does-seat = Let a bot play on a seat, or a person again.
api-does-say = Say something to everybody at the table.
api-does-clock = Ask for a break or agree to one, so that the clock stands still; or let it run.
api-does-luck = For what luck waits before it first draws, where seats have a part in it; nothing once it has drawn.
api-does-share_luck = Seal a number for the luck; or show it, once all are sealed.
api-does-invitations = The invitations to give away; for whoever set up the table.
api-does-at = The table as it was after so many entries.
api-does-scores = The scores over the turns.
api-does-board_svg = The board as an SVG picture.
api-does-verify = What the record of the finished game proves about its luck.
