quick-hello = 你好！
quick-good-luck = 祝好運！
quick-well-played = 玩得真好！
quick-oops = 哎呀！
quick-moment = 請稍等一下。
quick-thanks = 謝謝！
quick-again = 再玩一局嗎？
quick-bye = 再見！

house-sat-down = { $who }入座了。
house-stand-in = 暫時由機器人代替{ $who }。
house-back = { $who }回來了。
house-bot-sits = 機器人入座了。
house-seat-free = 有一個座位空出來給人坐了。
house-time-up = 時間到：代打替{ $who }回答了。
house-paused = { $who }停了計時。
house-resumed = { $who }的計時又開始了。

too-much-words = 太長了，最多 { $most } 個字。
too-much-talk = 別急，等 { $seconds } 秒再說。

not-yours-watching = 觀戰的人不能這麼做。請向開桌的人要一個有座位的連結。
not-yours-no-seat = 這裡沒有空位了。請選別桌，或自己開一桌。
not-yours-host = 只有開桌的人能改這個座位。
not-yours-stand-in = 只有座位的主人能收回座位。
not-yours-bot-plays = 這個座位正由機器人操作。請先收回座位。
not-yours-pause = 你已經同意這次休息。現在只有提出的人能結束它。

bad-table-colour = 這個顏色有人用了，請選別的。
bad-table-phrase = 「{ $phrase }」不是快捷用語。可用的有：{ $known }。
bad-table-chat = 這一桌不開放聊天。最快的辦法是直接喊一聲。
bad-table-no-clock = 這一桌沒有計時。
bad-table-clock = 沒有「{ $given }」秒的計時。請從這些中選：{ $known }。
bad-table-lesson = 這裡沒有入門局。

room-people = 玩家
room-menu = { $who }的座位：更多……
room-turn = 輪到這個座位
room-you = 你
room-here = 在座
room-away = 不在
room-free = 還沒有人
room-free-bot = 空位：{ $bot }
room-thinks = { $bot }思考中
room-hurried = { $bot }，思考時間不夠
room-stuck = { $bot }沒有回應。
room-stand-in = 代打：{ $bot }
room-proposal = 讓{ $bot }代替{ $who }？{ $needed } 人中有 { $agreed } 人同意。
room-watching = { $n } 人觀戰
room-paused = { $who }停了計時。
room-stop = 停止計時
room-go-on = 繼續計時
room-settings = 設定

offer-own = { $bot }：替我玩
offer-back = 我回來了
offer-agree = 同意
offer-try-again = 再試一次
offer-stand-in = 提議由{ $bot }代替{ $who }
offer-free = 把座位空出來給人坐
offer-bot = 由{ $bot }來玩

talk-title = 聊天
talk-unread = 未讀
talk-quick = 快捷用語
talk-own = 說點什麼……
talk-send = 送出

setting-sound = 輪到我、有事發生或有人說話時輕聲提醒
setting-pace = 播放其他人的回合
pace-slow = 慢
pace-normal = 普通
pace-fast = 快
pace-off = 不播放
setting-notify = 輪到我時發出通知
setting-notify-refused = 這個瀏覽器不允許在此通知。可在瀏覽器對本頁的設定中更改。

keys-talk = 說話

room-full-strength = 機器人現在使出全力了。

luck-people = 所有人坐下後，運氣才開始抽取。還在等：{ $who }。
luck-numbers = 運氣抽取之前，每個座位先封存一個秘密數字，再公開它。還在等：{ $who }。
offer-without = 不等{ $who }的數字，直接抽取
stale-luck = 還有人沒有封存數字，或有人封存了別的數字。請先再看一次。
house-left-out = 運氣不等{ $who }的數字就抽取。其他人都重新封存了數字。
bad-share-soon = 這個座位還有 { $seconds } 秒可以給出數字。之後就可以不等它。
