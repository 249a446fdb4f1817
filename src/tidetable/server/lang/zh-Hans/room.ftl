quick-hello = 你好！
quick-good-luck = 祝好运！
quick-well-played = 玩得真好！
quick-oops = 哎呀！
quick-moment = 请稍等一下。
quick-thanks = 谢谢！
quick-again = 再玩一局吗？
quick-bye = 再见！

house-sat-down = { $who }入座了。
house-stand-in = 暂时由机器人代替{ $who }。
house-back = { $who }回来了。
house-bot-sits = 机器人入座了。
house-seat-free = 有一个座位空出来给人坐了。
house-time-up = 时间到：代打替{ $who }回答了。
house-paused = { $who }停了计时。
house-resumed = { $who }的计时又开始了。

too-much-words = 太长了，最多 { $most } 个字。
too-much-talk = 别急，等 { $seconds } 秒再说。

not-yours-watching = 观战的人不能这么做。请向开桌的人要一个有座位的链接。
not-yours-no-seat = 这里没有空位了。请选别桌，或自己开一桌。
not-yours-host = 只有开桌的人能改这个座位。
not-yours-stand-in = 只有座位的主人能收回座位。
not-yours-bot-plays = 这个座位正由机器人操作。请先收回座位。
not-yours-pause = 你已经同意这次休息。现在只有提出的人能结束它。

bad-table-colour = 这个颜色有人用了，请选别的。
bad-table-phrase = “{ $phrase }”不是快捷用语。可用的有：{ $known }。
bad-table-chat = 这一桌不开放聊天。最快的办法是直接喊一声。
bad-table-no-clock = 这一桌没有计时。
bad-table-clock = 没有“{ $given }”秒的计时。请从这些中选：{ $known }。
bad-table-lesson = 这里没有入门局。

room-people = 玩家
room-menu = { $who }的座位：更多……
room-turn = 轮到这个座位
room-you = 你
room-here = 在座
room-away = 不在
room-free = 还没有人
room-free-bot = 空位：{ $bot }
room-thinks = { $bot }思考中
room-hurried = { $bot }，思考时间不够
room-stuck = { $bot }没有回应。
room-stand-in = 代打：{ $bot }
room-proposal = 让{ $bot }代替{ $who }？{ $needed } 人中有 { $agreed } 人同意。
room-watching = { $n } 人观战
room-paused = { $who }停了计时。
room-stop = 停止计时
room-go-on = 继续计时
room-settings = 设置

offer-own = { $bot }：替我玩
offer-back = 我回来了
offer-agree = 同意
offer-try-again = 再试一次
offer-stand-in = 提议由{ $bot }代替{ $who }
offer-free = 把座位空出来给人坐
offer-bot = 由{ $bot }来玩

talk-title = 聊天
talk-unread = 未读
talk-quick = 快捷用语
talk-own = 说点什么……
talk-send = 发送

setting-sound = 轮到我、有事发生或有人说话时轻声提醒
setting-pace = 播放其他人的回合
pace-slow = 慢
pace-normal = 普通
pace-fast = 快
pace-off = 不播放
setting-notify = 轮到我时发出通知
setting-notify-refused = 这个浏览器不允许在此通知。可在浏览器对本页的设置中更改。

keys-talk = 说话

room-full-strength = 机器人现在使出全力了。

luck-people = 所有人坐下后，运气才开始抽取。还在等：{ $who }。
luck-numbers = 运气抽取之前，每个座位先封存一个秘密数字，再公开它。还在等：{ $who }。
offer-without = 不等{ $who }的数字，直接抽取
stale-luck = 还有人没有封存数字，或有人封存了别的数字。请先再看一次。
house-left-out = 运气不等{ $who }的数字就抽取。其他人都重新封存了数字。
bad-share-soon = 这个座位还有 { $seconds } 秒可以给出数字。之后就可以不等它。
