# Without a net, and as an app on a phone.

app-name = Tidetable: board games at sea

offline-title = No net
offline-text = The server cannot be reached. Nothing is lost: your games are kept there, and this page goes on by itself once the net is back.
offline-last = This is the board as you last saw it, at { $time }.
offline-again = Try again

table-unsent = Your answer is sent as soon as it is back.
