# 终端里的版图，以及分数从何而来。字母给无法显示符号的终端使用。
screen-key = 钥匙
    .letter = K
screen-coin = 金币
    .letter = C
screen-diamond = 钻石
    .letter = D
screen-sabres = 弯刀
    .letter = S
screen-bones = 鱼骨
    .letter = F

screen-left = 左
screen-middle = 中
screen-right = 右
screen-keys = { $keys } 把钥匙
screen-pile = 牌堆：{ $cards }
screen-no-pile = 没有牌了
screen-filled = 已放骰子
screen-dice = 骰子
screen-not-rolled = 尚未掷骰
screen-all-placed = 全部放好了
screen-roll = （第 { $roll } 掷，共 2 掷）
screen-last-round = { $turns ->
    [0] 最后一轮：这是最后一个回合。
   *[other] 最后一轮：这个回合之后还有 { $turns } 个回合。
}
screen-boat = 船
screen-in-front = 船前
screen-loot = 战利品

screen-coins = 金币
screen-diamonds = 钻石
screen-fish-bones = 鱼骨
screen-points = 分数
