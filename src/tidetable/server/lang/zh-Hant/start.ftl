start-welcome = 請入座
start-lead = 規則完整的航海桌遊：可以和機器人對戰、全家同用一個螢幕，或用秘密連結邀請朋友。不需帳號，也不用安裝。
start-exactly = { $n } 人
start-players = { $least }–{ $most } 人
start-minutes = { $n } 分鐘
start-age = { $n } 歲以上
start-play-now = 馬上開始
start-invite = 邀請朋友
start-lesson = 入門局
start-lesson-help = 和船長一起玩開局，一步一步來。
start-set-up = 開一桌
start-rules = 規則
start-against = 有幾位對手？
start-opponents = { $n } 位對手
start-how-many = 有幾位朋友要來？每人都有自己的連結。
start-friends = { $n } 位朋友
start-level = 對手是誰？

me-who = 你是誰？
me-name = 你的名字
me-colour = 你的顏色

mine-title = 你的牌桌
mine-yours = 輪到你了
mine-others = 輪到別人
mine-over = 已結束
mine-watching = 觀戰中
mine-forget = 忘記這一桌

open-title = 開放的牌桌
open-lead = 有人正在等玩伴，一起坐下來玩吧！
open-free = 空位
open-sit = 入座

new-who = 誰坐在桌邊？
new-here = 在這裡
new-link = 用連結
new-bot = 機器人
new-level = 程度
new-nobody = 沒有人
new-name = 名字
new-more = 更多設定
new-more-help = 變體、比賽、計時、聊天
new-match = 一局還是一場比賽？
new-match-help = 比賽中輪流先手，並記錄勝場。
new-best-of = { $n ->
    [one] 一局
   *[other] { $n } 局定勝負
}
new-clock = 要計時嗎？
new-clock-help = 時間到時，由代打回答一次，遊戲繼續。
new-clock-0 = 不計時
new-clock-30 = 每回合 30 秒
new-clock-60 = 每回合 1 分鐘
new-clock-180 = 每回合 3 分鐘
new-clock-600 = 每回合 10 分鐘
new-clock-86400 = 每回合 1 天
new-clock-259200 = 每回合 3 天
new-clock-604800 = 每回合一週
new-quiet = 兒童桌
new-quiet-help = 這裡不能寫訊息。
new-listed = 開放的牌桌
new-listed-help = 讓這個伺服器上的所有人都能坐空位。
new-start = 揚帆出發！

bad-table-who = 「{ $who }」不能入座。請選擇真人、機器人或沒有人。
bad-table-match = 比賽可以是 { $known } 局，不能是「{ $given }」。請選擇其中之一。

strength-growing = 機器人還在熱身：再過幾分鐘，較強的會想得遠得多。
strength-plain = 這台電腦上的規則沒有編譯：較強的機器人在這裡只想一秒，看得沒有那麼遠。
