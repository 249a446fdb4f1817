# 終端機裡的版圖，以及分數從哪裡來。字母只佔一欄，塔樓才排得下；沒有圖形的終端機也用字母代表船。
screen-ship-blue = B
screen-ship-yellow = Y
screen-ship-red = R
screen-shell-brown = b
screen-shell-green = g
screen-shell-black = k
screen-shell-white = w

screen-crane = 起重機
screen-tower = 兩層樓
screen-any = 任選一色的貝殼
screen-each = 每色各一
screen-points = 分數
screen-starfish = 海星
screen-cards = 牌
screen-tile = 分數板塊
screen-fog = 霧
screen-fog-again = 重新分配的霧
screen-lifted = 翻開的霧板塊
screen-extra-ship = 額外的船
screen-castle = 城堡

screen-supply = 供應區、抽牌堆
screen-floors = 剩餘樓層
screen-reserve = 第 { $period } 個時期，剩餘的船
screen-aside = 另有 { $ships } 艘留給第 2 個時期
screen-hand = 你的手牌
screen-in-fog = 霧中還有
screen-unseen = 還沒看到的牌

screen-track = 加板塊之前
screen-tiles-of = { $value } 分板塊
screen-total = 分數
screen-goods = 貝殼和海星
