languages = Languages

lost-title = Nothing here but water
lost-text = This page or table does not exist. Check the link: it must be complete.
lost-home = Back to the harbour

house-offline = The server is not answering. Your move was not sent; please try again.

away-title = The tide is out
away-text = The server can neither read nor save games just now. Nothing is lost: wait a moment, then try again.

too-often-title = Not so fast
too-often-text = { $seconds ->
    [one] That was a lot at once, and others want to play, too. In a second you can go on.
   *[other] That was a lot at once, and others want to play, too. In { $seconds } seconds you can go on.
}

full-title = All places are taken
full-text = As many people look on as this server can serve. Nothing is lost, and your seat stays yours: come back in a minute.

aside-title = This table is set aside
set-aside-game = It plays “{ $game }”, and this server does not have that game. Nothing is lost: once the game is installed here, the table goes on.
set-aside-edition = It was begun with edition { $edition } of the rules, and this server has edition { $ours }. Nothing is lost: a server with edition { $edition } can go on with it.
set-aside-data = The cards and boards it was begun with cannot be read here. Nothing is lost: tell whoever runs this server.
set-aside-unreadable = It cannot be read. It is kept just as it is: tell whoever runs this server.
set-aside-changed = Its log is not as it was written: somebody or something has changed it. It is kept just as it is: tell whoever runs this server.
set-aside-host = Whoever runs this server has set it aside. It is kept just as it is: ask them.

broken-title = Something broke
broken-text = Something broke on our side. Nothing of your game is lost: reload the page.

request-not-understood = This request was not understood. Check: { $fields }.

short-src-print = printed
short-src-found = found
short-src-inferred = inferred
short-src-recon = reconstructed
short-src-ruling = ruling
