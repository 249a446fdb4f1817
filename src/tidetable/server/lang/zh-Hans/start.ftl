start-welcome = 请入座
start-lead = 规则完整的航海桌游：可以和机器人对战、全家同用一个屏幕，或用秘密链接邀请朋友。不需账号，也不用安装。
start-exactly = { $n } 人
start-players = { $least }–{ $most } 人
start-minutes = { $n } 分钟
start-age = { $n } 岁以上
start-play-now = 马上开始
start-invite = 邀请朋友
start-lesson = 入门局
start-lesson-help = 和船长一起玩开局，一步一步来。
start-set-up = 开一桌
start-rules = 规则
start-against = 有几位对手？
start-opponents = { $n } 位对手
start-how-many = 有几位朋友要来？每人都有自己的链接。
start-friends = { $n } 位朋友
start-level = 对手是谁？

me-who = 你是谁？
me-name = 你的名字
me-colour = 你的颜色

mine-title = 你的牌桌
mine-yours = 轮到你了
mine-others = 轮到别人
mine-over = 已结束
mine-watching = 观战中
mine-forget = 忘记这一桌

open-title = 开放的牌桌
open-lead = 有人正在等玩伴，一起坐下来玩吧！
open-free = 空位
open-sit = 入座

new-who = 谁坐在桌边？
new-here = 在这里
new-link = 用链接
new-bot = 机器人
new-level = 程度
new-nobody = 没有人
new-name = 名字
new-more = 更多设置
new-more-help = 变体、比赛、计时、聊天
new-match = 一局还是一场比赛？
new-match-help = 比赛中轮流先手，并记录胜场。
new-best-of = { $n ->
    [one] 一局
   *[other] { $n } 局定胜负
}
new-clock = 要计时吗？
new-clock-help = 时间到时，由代打回答一次，游戏继续。
new-clock-0 = 不计时
new-clock-30 = 每回合 30 秒
new-clock-60 = 每回合 1 分钟
new-clock-180 = 每回合 3 分钟
new-clock-600 = 每回合 10 分钟
new-clock-86400 = 每回合 1 天
new-clock-259200 = 每回合 3 天
new-clock-604800 = 每回合一周
new-quiet = 儿童桌
new-quiet-help = 这里不能写消息。
new-listed = 开放的牌桌
new-listed-help = 让这个服务器上的所有人都能坐空位。
new-start = 扬帆出发！

bad-table-who = “{ $who }”不能入座。请选择真人、机器人或没有人。
bad-table-match = 比赛可以是 { $known } 局，不能是“{ $given }”。请选择其中之一。

strength-growing = 机器人还在热身：再过几分钟，较强的会想得远得多。
strength-plain = 这台电脑上的规则没有编译：较强的机器人在这里只想一秒，看得没有那么远。
