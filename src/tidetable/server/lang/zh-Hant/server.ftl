languages = 語言
short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

start-welcome = 請入座
start-lead = 規則完整的航海桌遊：可以和電腦對戰、全家同用一個螢幕，或用秘密連結邀請朋友。不需帳號，也不用安裝。
start-exactly = { $n } 人
start-players = { $least }–{ $most } 人
start-minutes = { $n } 分鐘
start-age = { $n } 歲以上
start-play-now = 馬上開始
start-set-up = 開一桌
start-rules = 規則

new-who = 誰要玩？
new-here = 在這個螢幕
new-link = 用連結
new-nobody = 沒有人
new-name = 名字
new-how = 怎麼玩？
new-match = 一局還是一場比賽？
new-match-help = 比賽中輪流先手，並記錄勝場。
new-best-of = { $n ->
    [one] 一局
   *[other] { $n } 局定勝負
}
new-start = 揚帆出發！

table-undo = 悔棋
table-undo-allowed = 收回你的上一步
table-unseen = 尚未看到的牌
table-skip = 自動結束我的回合
table-hand-over = 請把螢幕交給下一位
table-here-i-am = 是我！
table-keys = 按鍵
table-your-turn = 輪到你了
table-offline = 伺服器沒有回應。你的這一步沒有送出，請再試一次。
table-reconnecting = 連線中斷，正在重試……
table-back = 返回
table-over = 遊戲結束了。
table-again = 再玩一局
table-record = 將這局存成檔案
table-fair = 運氣公平嗎？
table-fair-text = 在第一次抽取之前，這一桌就公布了下面的指紋。現在公布種子。由種子可以得出指紋和這一局的每次抽取：把這局存檔，用「tidetable replay --verify」檢查。
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

match-won = { $name } 贏得比賽！（{ $standing }）
match-stands = { $n } 局比賽：{ $standing }

keys-tab = 在發光的東西之間移動並選擇
keys-numbers = 從清單中選擇
keys-escape = 退回一步
keys-undo = 收回你的上一步
keys-zoom = 放大、縮小、看整個圖版
keys-arrows = 放大時移動圖版
keys-help = 顯示或隱藏這份清單

lost-title = 這裡只有海水
lost-text = 沒有這個頁面或這一桌。請檢查連結是否完整。
lost-home = 回到港口
broken-text = 我們這邊出了問題。你們的棋局沒有遺失：請重新載入頁面。
request-not-understood = 看不懂這個請求。請檢查：{ $fields }。

short-src-print = 印刷
short-src-found = 查得
short-src-inferred = 推得
short-src-recon = 重建
short-src-ruling = 裁定

not-yours-record = 棋譜在結束後才公開，因為裡面有還沒揭曉的內容。請先玩完這一局。
stale-overtaken = 桌上先發生了別的事。請再看一次，然後選擇。
bad-table-who = 「{ $who }」不能入座。請選擇真人、電腦或沒有人。
bad-table-match = 比賽可以是 { $known } 局，不能是「{ $wish }」。請選擇其中之一。
