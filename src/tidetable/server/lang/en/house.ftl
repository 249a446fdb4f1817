languages = Languages

short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

lost-title = Nothing here but water
lost-text = This page or table does not exist. Check the link: it must be complete.
lost-home = Back to the harbour

house-offline = The server does not answer. Your move was not sent; please try again.

away-title = The tide is out
away-text = The server can neither read nor save games just now. Nothing is lost: wait a moment, then try again.

broken-title = Something broke
broken-text = Something broke on our side. Nothing of your game is lost: load the page again.

request-not-understood = This request is not understood. Look at: { $fields }.

short-src-print = printed
short-src-found = found
short-src-inferred = inferred
short-src-recon = reconstructed
short-src-ruling = ruling
