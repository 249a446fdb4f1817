# 終端機裡的版圖，以及分數從何而來。字母給無法顯示符號的終端機使用。
screen-key = 鑰匙
    .letter = K
screen-coin = 金幣
    .letter = C
screen-diamond = 鑽石
    .letter = D
screen-sabres = 彎刀
    .letter = S
screen-bones = 魚骨
    .letter = F

screen-left = 左
screen-middle = 中
screen-right = 右
screen-keys = { $keys } 把鑰匙
screen-pile = 牌堆：{ $cards }
screen-no-pile = 沒有牌了
screen-filled = 已放骰子
screen-dice = 骰子
screen-not-rolled = 尚未擲骰
screen-all-placed = 全部放好了
screen-roll = （第 { $roll } 擲，共 2 擲）
screen-last-round = { $turns ->
    [0] 最後一輪：這是最後一個回合。
   *[other] 最後一輪：這個回合之後還有 { $turns } 個回合。
}
screen-boat = 船
screen-in-front = 船前
screen-loot = 戰利品

screen-coins = 金幣
screen-diamonds = 鑽石
screen-fish-bones = 魚骨
screen-points = 分數
