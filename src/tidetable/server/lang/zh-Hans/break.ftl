# Breaks: the clock stands still once everybody who plays agrees.

house-asks-pause = { $who }想休息一下。
house-no-pause = { $who }想继续玩。

room-ask = 想休息一下
room-asks-pause = { $who }想休息一下：{ $needed } 人中有 { $agreed } 人同意。
