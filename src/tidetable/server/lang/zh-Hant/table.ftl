table-undo = 悔棋
table-undo-allowed = 收回你的上一步
table-unseen = 尚未看到的牌
table-skip = 自動結束我的回合
table-hand-over = 請把螢幕交給下一位
table-here-i-am = 是我！
table-shortcuts = 快捷鍵
table-your-turn = 輪到你了
table-reconnecting = 連線中斷，正在重試……
table-back = 返回
table-over = 遊戲結束了。
table-again = 再玩一局
table-record = 將這局存成檔案
table-fair = 運氣公平嗎？
table-commitment = 指紋
table-seed = 種子
table-zoom = 放大檢視
table-closer = 放大
table-farther = 縮小
table-whole = 整個圖版
table-feed = 發生了什麼
table-invite = 邀請朋友
table-watch = 只觀戰
table-copy = 複製
table-close = 關閉
table-do-it = 就這麼做
table-list = 以清單列出選項
table-confirm = 無法收回的行動先問我
table-for-good = 這一步無法收回，確定嗎？

match-won = { $name } 贏得比賽！（{ $standing }）
match-stands = { $n } 局比賽：{ $standing }

keys-tab = 在發光的東西之間移動並選擇
keys-numbers = 從清單中選擇
keys-list = 顯示或隱藏選項清單
keys-escape = 退回一步
keys-undo = 收回你的上一步
keys-zoom = 放大、縮小、看整個圖版
keys-arrows = 放大時移動圖版
keys-help = 顯示或隱藏這份清單

not-yours-record = 棋譜在結束後才公開，因為裡面有還沒揭曉的內容。請先玩完這一局。

stale-overtaken = 桌上先發生了別的事。請再看一次，然後選擇。
