quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-oops = Oops!
quick-moment = One moment, please.
quick-thanks = Thank you!
quick-again = Shall we play again?
quick-bye = Bye!

house-sat-down = { $who } has sat down.
house-stand-in = A bot plays for { $who } for now.
house-back = { $who } is back.
house-bot-sits = A bot has sat down.
house-seat-free = A seat is free for a person now.
house-time-up = Time is up: a stand-in answered for { $who }.
house-paused = { $who } has stopped the clock.
house-resumed = The clock of { $who } runs again.

too-much-words = That is too long. Say it in { $most } characters at most.
too-much-talk = Not so fast: wait { $seconds } seconds, then go on.

not-yours-watching = Whoever only watches cannot do this. Ask for a link with a seat.
not-yours-no-seat = No seat is free here any more. Choose another table, or set one up.
not-yours-host = Only the person who set up the table can change this seat.
not-yours-stand-in = Only the person whose seat it is can take it back.
not-yours-bot-plays = A bot plays on this seat. Take the seat back first.
not-yours-pause = You have agreed to this break. Now only the person who asked for it can end it.

bad-table-colour = This colour is taken. Choose another one.
bad-table-phrase = “{ $phrase }” is no quick phrase. These are: { $known }.
bad-table-chat = There is no talk at this table. The quickest way is to shout across the room.
bad-table-no-clock = There is no clock at this table.
bad-table-clock = There is no clock of “{ $given }” seconds. Choose one of: { $known }.
bad-table-lesson = There is no first game with the captain here.

room-people = Players
room-menu = Seat of { $who }: more …
room-turn = it is their turn
room-you = you
room-here = is here
room-away = away
room-free = nobody here yet
room-free-bot = free: { $bot }
room-thinks = { $bot } is thinking
room-hurried = { $bot }, with less time than it needs
room-stuck = { $bot } does not answer.
room-stand-in = stand-in: { $bot }
room-proposal = { $bot } for { $who }? { $agreed } of { $needed } agree.
room-watching = { $n ->
    [one] one person is watching
   *[other] { $n } people are watching
}
room-paused = { $who } has stopped the clock.
room-stop = Stop the clock
room-go-on = Let the clock run
room-settings = Settings

offer-own = { $bot }: play for me
offer-back = I’m back
offer-agree = Agree
offer-try-again = Try again
offer-stand-in = Propose: { $bot } plays for { $who }
offer-free = Free this seat for a person
offer-bot = Seat: { $bot }

talk-title = Talk
talk-unread = Unread
talk-quick = Quick phrases
talk-own = Say something …
talk-send = Say it

setting-sound = A soft sound when it is my turn, something happens or somebody speaks
setting-pace = Show others’ turns
pace-slow = slowly
pace-normal = at normal speed
pace-fast = fast
pace-off = not at all
setting-notify = A notification when it is my turn
setting-notify-refused = This browser does not allow notifications here. You can change that in its settings for this page.

keys-talk = talk

room-full-strength = The bots are at their full strength now.

luck-people = Luck draws as soon as everybody has sat down. Still to come: { $who }.
luck-numbers = Before luck draws, every seat seals a secret number and then shows it. Still to come: { $who }.
offer-without = Draw without { $who }’s number
stale-luck = Not everybody has sealed their number yet, or somebody has sealed another. Look again first.
house-left-out = Luck draws without a number of { $who }. All others have sealed new ones.
bad-share-soon = { $seconds ->
    [one] This seat still has a second to give its part. Then you can go on without it.
   *[other] This seat still has { $seconds } seconds to give its part. Then you can go on without it.
}
