# 终端里的船，以及分数从何而来。字母给无法显示符号的终端使用。
screen-captain = 船长
    .letter = C
screen-mate = 大副
    .letter = M
screen-octopus-sign = 章鱼
screen-rum-sign = 朗姆酒
screen-icon = 移动船员

screen-points-of = { $points } 分
screen-hand-of = { $cards } 张牌
screen-octopus = 章鱼可用
screen-octopus-on = 章鱼在 { $ship } 的 { $card }
screen-rum = 酒杯可用
screen-no-rum = 酒杯用过
screen-hand = 你的手牌
screen-pile = 抽牌堆：{ $cards }
screen-piles = 抽牌堆：你 { $below }，对手 { $above }
screen-unseen = 还没出现
screen-unseen-theirs = 对手的牌

screen-ship-cards = 船卡
screen-crew = 船员
screen-points = 分数
