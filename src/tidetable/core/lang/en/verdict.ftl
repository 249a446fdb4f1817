# What a record proves about its luck, and what it does not.

verdict-played = Every line can be played by the rules (edition { $edition }, data { $data }).
verdict-seed = The seed gives the fingerprint in the record: { $commitment }
verdict-no-seed = The record holds no seed, so { $draws ->
    [one] its draw is not checked.
   *[other] none of its { $draws } draws is checked.
} The record of the finished game has the seed.
verdict-draws = { $draws ->
    [one] { $draws } draw was checked, and it is what the seed gives.
   *[other] All { $draws } draws were checked, and each is what the seed gives.
}
verdict-strange = { $n ->
    [one] { $n } of { $draws } draws is not what the seed gives. It is on line { $line }: “{ $said }”. The seed gives “{ $due }”.
   *[other] { $n } of { $draws } draws are not what the seed gives. The first is on line { $line }: “{ $said }”. The seed gives “{ $due }”.
}
verdict-given = { $given ->
    [one] The first line was
   *[other] The first { $given } lines were
} taken over from another game, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} among them. Another seed drew there, so nobody can check that here. Check the record of that game too.
verdict-result = The result is that of this game.
verdict-no-result = The game is over, but the line with the result is missing: it was lost or taken out.
verdict-unfinished = The game is not finished. How it went on is not in the record.
verdict-fingerprint = The fingerprint in the record is the one you noted.
verdict-other-fingerprint = The fingerprint in the record is NOT the one you noted: { $noted }
verdict-no-fingerprint = The record names no fingerprint, so yours cannot be compared with it.
verdict-shares = { $n ->
    [one] Seat { $seats } gave a number to the luck.
   *[other] Seats { $seats } gave a number each to the luck.
} Every number was sealed before any was shown, and is the one that was sealed.
verdict-silent = { $n ->
    [one] Seat { $seats } gave no number to the luck:
   *[other] Seats { $seats } gave no number to the luck:
} whoever sat there came later or did not show it, and has to trust the others.
verdict-chain = { $lines ->
    [one] The one line of the log gives
   *[other] All { $lines } lines of the log, one after another, give
} the last fingerprint in the record: none was changed, left out, added or moved since it was written down.
verdict-noted-line = The fingerprint that you noted is that of line { $line }. Up to there everything is as it was then.
verdict-noted-early = The fingerprint that you noted is right, but older than the seals of the seats: it binds the host’s seed, and not their numbers. Compare with the one that was shown when all had sealed.
