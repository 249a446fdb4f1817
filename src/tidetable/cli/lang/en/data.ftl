# Data files that an owner of a game corrects.

help-data = Write the file a game is played on: boards, tiles and cards. Whoever owns the game can correct it and play on it with --data. With --check, only say what is wrong with a file.
    .short = Write or check the data a game is played on.
    .examples =
        tidetable data titania > my_titania.toml
            the starting point
        tidetable data titania --check my_titania.toml
            is it in order?
        tidetable serve --data my_titania.toml
            play on it
help-data-check = Check this file instead of writing one.
help-data-file = Play on this data file, which you have corrected; may be given several times. “tidetable data GAME” writes the starting point.
data-none = { $game } is played on nothing that could be corrected.
data-fine = { $file } is in order. Play on it: tidetable play { $game } --data { $file }
data-used = { $game } is played on { $file }.
