replay-open = Watch it again
replay-title = Looking back
replay-back = To the table
replay-scrubber = Position
replay-count = { $n } / { $last }
replay-first = To the beginning
replay-before = One move back
replay-after = One move on
replay-last = To the last move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-everybody = Everybody
replay-copy = Copy a link to here
replay-copied = The link is copied. Whoever opens it sees this position and plays no seat.
replay-svg = Board as SVG
replay-png = Board as PNG
replay-continue = Continue from here
replay-choose = Go to the move from which you want to play on. Then choose “Continue from here”.
replay-continue-text = A new table begins exactly where you are looking, with new luck. Who plays?
replay-keys-step = one move back, one move on
replay-keys-ends = to the beginning, to the last move
replay-keys-play = play and pause

end-chart = Points over the moves. At the end: { $standing }.
end-join = Join the rematch
end-watch = Watch the rematch
end-invited = { $name } wants to play again!
end-host = The host
end-keep = Save
end-fair = Before the first draw this table showed the fingerprint below. Now it shows the seed. The seed must give this fingerprint and every draw of the game.
end-verify = Check it now
end-checking = Checking …
end-sealed = Your browser has worked out the seed’s fingerprint itself: it is the one this table showed you when you first opened it.
end-unsealed = Your browser has worked out the seed’s fingerprint itself: it is NOT the one this table showed you. The seed was changed.
end-no-hash = Over a connection without encryption a browser cannot work out the fingerprint itself; the server did.
end-verified = { $draws ->
    [one] { $draws } draw was checked, and it is what the seed gives.
   *[other] All { $draws } draws were checked, and each is what the seed gives.
}
end-given = The first { $given } lines were taken over from another game and belong to its seed.
end-by-hand = If you would rather trust your own machine, save the game as a file and check it there:

not-yours-eyes = You see what others held when the game is over. Until then look back from your own seat, or as everybody sees it.
not-yours-continue = You can play on from here once the game is over. Before, it would show what is still hidden.
not-yours-again = You can play again once this game is over. Finish it first.
not-yours-verify = The luck can be checked when the game is over: the seed would show what is still to come.
bad-table-position = There is no position { $n } in this game. Choose one from 0 to { $last }.
bad-table-ended = The game is over at this position. Go back a few moves, then continue from there.
bad-table-seats-given = This game has { $seats } players. Choose somebody for each of the seats.
