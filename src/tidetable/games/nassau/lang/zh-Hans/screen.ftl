# 终端里的桌面，字数尽量少。短词后面接数目，例如：箱子×3。

screen-comma = 、
screen-pair = { $first }：{ $second }


screen-captain = 船长
    .letter = C
screen-figure = 棋子
    .letter = F
screen-visited = 他来过
screen-free = 空巷子，要 2 个海盗
screen-exit = 出城（a1n：a1 的北边）
screen-tower = 瞭望塔
    .letter = T
screen-post = 贸易站
screen-outpost = 前哨
    .letter = O

screen-middle-squares = 街区中央
screen-other-alleys = 其他巷子
screen-quays = 码头
screen-tavern = 酒馆
screen-sea-dog = 老海狼
screen-dutchman = 荷兰人号
screen-dutchman-quay = 码头
screen-points-of = { $points } 分
screen-piles = 牌堆
screen-bag = 货物袋
screen-caribbean = 加勒比海
screen-dice = 骰子

screen-boat = 小船
screen-home = 到家
screen-goods = 货物
screen-animals-of = 动物
screen-beaten = 打败
screen-hideout = 藏货处
screen-tales = 故事
screen-pirates-are = 海盗：站着/躺着/在城里
screen-used = (猫)：用过
screen-waits = 猫...：等水手
screen-own-tales = 你的故事
screen-tale-marks = 号码、背面、分数
screen-tale-unmet = { $tale }（{ $missing }）
screen-own-hideout = 你的藏货处
screen-points = 分数
screen-in-all = 合计

short-pistol = 手枪
short-sabre = 弯刀
short-cannon = 大炮
short-hook = 铁钩
short-harpoon = 鱼叉
short-doubloon = 金币
short-rum = 酒
short-bomb = 炸弹
short-compass = 罗盘
short-contract = 契约
short-weapon = 武器
short-sail = 船帆
short-sailor = 水手
short-hold = 货舱
short-pirate = 海盗
short-animal = 动物
short-tale = 故事
short-crate = 箱子
short-provision = 补给
short-good = 货物

short-kraken = 海怪
short-fortress = 要塞
short-treasure-island = 宝藏岛
short-merchant-ship = 商船
short-pirate-ship = 海盗船

short-category-towers = 瞭望塔
short-category-adversaries = 敌人
short-category-goods = 藏货
short-category-weapons = 武器
short-category-companions = 伙伴
short-category-cargo = 剩余
short-category-dutchman = 荷兰人

tally-rounds = 四轮
tally-towers = 瞭望塔
tally-adversaries = 敌人
tally-goods = 藏货
tally-weapons = 武器
tally-companions = 伙伴
tally-cargo = 剩余
tally-dutchman = 荷兰人号
tally-points = 分数
