# 終端機裡的船，以及分數從何而來。字母給無法顯示符號的終端機使用。
screen-captain = 船長
    .letter = C
screen-mate = 大副
    .letter = M
screen-octopus-sign = 章魚
screen-rum-sign = 蘭姆酒
screen-icon = 移動船員

screen-points-of = { $points } 分
screen-hand-of = { $cards } 張牌
screen-octopus = 章魚可用
screen-octopus-on = 章魚在 { $ship } 的 { $card }
screen-rum = 酒杯可用
screen-no-rum = 酒杯用過
screen-hand = 你的手牌
screen-pile = 抽牌堆：{ $cards }
screen-piles = 抽牌堆：你 { $below }，對手 { $above }
screen-unseen = 還沒出現
screen-unseen-theirs = 對手的牌

screen-ship-cards = 船卡
screen-crew = 船員
screen-points = 分數
