# Breaks: the clock stands still once everybody who plays agrees.

house-asks-pause = { $who } asks for a break.
house-no-pause = { $who } would rather play on.

room-ask = Ask for a break
room-asks-pause = { $who } asks for a break: { $agreed } of { $needed } agree.
