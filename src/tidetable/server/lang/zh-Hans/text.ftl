# 文字牌桌、播报，以及可以更改的按键

text-link = 用文字玩
text-title = 文字牌桌
text-line = 输入行动、命令，或想听的内容
text-send = 输入
text-instead = 隐藏版图
text-close = 关闭文字牌桌
text-answers = 回答
text-now = 现在
text-moves = 你能做的事
text-since = 你上一个回合之后发生的事
text-board = 版图的每个地方
text-again = { $question } 再输入一次就会执行。
text-hint = { $label }：{ $why }
text-undone = 已收回。

table-board = 版图
table-in-words = 版图的文字说明
table-question = 现在的问题
table-choices = 你的选项

announce-turn = { table-your-turn }。{ $prompt }
setting-says = 屏幕阅读器播报
says-all = 发生的一切
says-short = 玩家做的事
says-mine = 只在轮到我时

keys-walk = 走到那个方向上下一个发光的东西
keys-text = 输入你要做的事，或朗读各个部分
keys-change = 选一个按键就能更改，然后按下新的按键。Delete 可以关掉它。
keys-press = 请按一个键……
keys-none = 关
keys-one = 更改按键：{ $what }
keys-reset = 恢复所有按键
