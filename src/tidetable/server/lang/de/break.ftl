# Breaks: the clock stands still once everybody who plays agrees.

house-asks-pause = { $who } bittet um eine Pause.
house-no-pause = { $who } möchte lieber weiterspielen.

room-ask = Um eine Pause bitten
room-asks-pause = { $who } bittet um eine Pause: { $agreed } von { $needed } sind einverstanden.
