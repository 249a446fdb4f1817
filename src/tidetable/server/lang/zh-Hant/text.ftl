# 文字牌桌、播報，以及可以更改的按鍵

text-link = 用文字玩
text-title = 文字牌桌
text-line = 輸入行動、指令，或想聽的內容
text-send = 輸入
text-instead = 隱藏版圖
text-close = 關閉文字牌桌
text-answers = 回答
text-now = 現在
text-moves = 你能做的事
text-since = 你上一個回合之後發生的事
text-board = 版圖的每個地方
text-again = { $question } 再輸入一次就會執行。
text-hint = { $label }：{ $why }
text-undone = 已收回。

table-board = 版圖
table-in-words = 版圖的文字說明
table-question = 現在的問題
table-choices = 你的選項

announce-turn = { table-your-turn }。{ $prompt }
setting-says = 螢幕閱讀器播報
says-all = 發生的一切
says-short = 玩家做的事
says-mine = 只在輪到我時

keys-walk = 走到那個方向上下一個發光的東西
keys-text = 輸入你要做的事，或朗讀各個部分
keys-change = 選一個按鍵就能更改，然後按下新的按鍵。Delete 可以關掉它。
keys-press = 請按一個鍵⋯⋯
keys-none = 關
keys-one = 更改按鍵：{ $what }
keys-reset = 恢復所有按鍵
