# 终端里的版图，以及分数从哪里来。字母只占一栏，塔楼才排得下；没有图形的终端也用字母代表船。
screen-ship-blue = B
screen-ship-yellow = Y
screen-ship-red = R
screen-shell-brown = b
screen-shell-green = g
screen-shell-black = k
screen-shell-white = w

screen-crane = 起重机
screen-tower = 两层楼
screen-any = 任选一色的贝壳
screen-each = 每色各一
screen-points = 分数
screen-starfish = 海星
screen-cards = 牌
screen-tile = 分数板块
screen-fog = 雾
screen-fog-again = 重新分配的雾
screen-lifted = 翻开的雾板块
screen-extra-ship = 额外的船
screen-castle = 城堡

screen-supply = 供应区、抽牌堆
screen-floors = 剩余楼层
screen-reserve = 第 { $period } 个时期，剩余的船
screen-aside = 另有 { $ships } 艘留给第 2 个时期
screen-hand = 你的手牌
screen-in-fog = 雾中还有
screen-unseen = 还没看到的牌

screen-track = 加板块之前
screen-tiles-of = { $value } 分板块
screen-total = 分数
screen-goods = 贝壳和海星
