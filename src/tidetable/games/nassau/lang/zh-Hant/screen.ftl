# 終端機裡的桌面，字數盡量少。短詞後面接數目，例如：箱子×3。

screen-comma = 、
screen-pair = { $first }：{ $second }


screen-captain = 船長
    .letter = C
screen-figure = 棋子
    .letter = F
screen-visited = 他來過
screen-free = 空巷子，要 2 個海盜
screen-exit = 出城（a1n：a1 的北邊）
screen-tower = 瞭望塔
    .letter = T
screen-post = 貿易站
screen-outpost = 前哨
    .letter = O

screen-middle-squares = 街區中央
screen-other-alleys = 其他巷子
screen-quays = 碼頭
screen-tavern = 酒館
screen-sea-dog = 老海狼
screen-dutchman = 荷蘭人號
screen-dutchman-quay = 碼頭
screen-points-of = { $points } 分
screen-piles = 牌堆
screen-bag = 貨物袋
screen-caribbean = 加勒比海
screen-dice = 骰子

screen-boat = 小船
screen-home = 到家
screen-goods = 貨物
screen-animals-of = 動物
screen-beaten = 打敗
screen-hideout = 藏貨處
screen-tales = 故事
screen-pirates-are = 海盜：站著/躺著/在城裡
screen-used = (貓)：用過
screen-waits = 貓...：等水手
screen-own-tales = 你的故事
screen-tale-marks = 號碼、背面、分數
screen-tale-unmet = { $tale }（{ $missing }）
screen-own-hideout = 你的藏貨處
screen-points = 分數
screen-in-all = 合計

short-pistol = 手槍
short-sabre = 彎刀
short-cannon = 大砲
short-hook = 鐵鉤
short-harpoon = 魚叉
short-doubloon = 金幣
short-rum = 酒
short-bomb = 炸彈
short-compass = 羅盤
short-contract = 契約
short-weapon = 武器
short-sail = 船帆
short-sailor = 水手
short-hold = 貨艙
short-pirate = 海盜
short-animal = 動物
short-tale = 故事
short-crate = 箱子
short-provision = 補給
short-good = 貨物

short-kraken = 海怪
short-fortress = 要塞
short-treasure-island = 寶藏島
short-merchant-ship = 商船
short-pirate-ship = 海盜船

short-category-towers = 瞭望塔
short-category-adversaries = 敵人
short-category-goods = 藏貨
short-category-weapons = 武器
short-category-companions = 夥伴
short-category-cargo = 剩餘
short-category-dutchman = 荷蘭人

tally-rounds = 四輪
tally-towers = 瞭望塔
tally-adversaries = 敵人
tally-goods = 藏貨
tally-weapons = 武器
tally-companions = 夥伴
tally-cargo = 剩餘
tally-dutchman = 荷蘭人號
tally-points = 分數
