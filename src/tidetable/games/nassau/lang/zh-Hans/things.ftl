# 行动和问题里提到的东西：都是名词；要丢的东西和棋子给的东西带着数目。

weapon-pistol = 手枪
weapon-sabre = 弯刀
weapon-cannon = 大炮
weapon-hook = 铁钩
weapon-harpoon = 鱼叉

object-doubloon = 金币
object-rum = 朗姆酒
object-bomb = 炸弹
object-compass = 罗盘
object-contract = 契约

good-tobacco = 烟草
good-sugar-cane = 甘蔗
good-silver = 白银
good-spices = 香料
good-emeralds = 祖母绿
good-sapphires = 蓝宝石

animal-rat = 老鼠
animal-turtle = 乌龟
animal-crab = 螃蟹
animal-cat = 猫
animal-lizard = 蜥蜴
animal-kraken = 海怪
animal-parrot = 鹦鹉
animal-monkey-spirit = 猴灵

# 可以得到的东西，带着量词，让 pair-gain 在前面加数目
kind-pistol = 把手枪
kind-sabre = 把弯刀
kind-cannon = 门大炮
kind-hook = 支铁钩
kind-harpoon = 支鱼叉
kind-doubloon = 枚金币
kind-rum = 瓶朗姆酒
kind-bomb = 颗炸弹
kind-compass = 个罗盘
kind-contract = 份契约
kind-weapon = 件武器
kind-sail = 面船帆
kind-sailor = 个水手
kind-hold = 个货舱
kind-pirate = 个海盗
kind-animal = 只动物
kind-tale = 张故事
kind-crate = 个箱子
kind-provision = 份补给
kind-good = 个货物
pair-gain = { $second } { $first }

cargo-crate = 一个箱子
cargo-provision = 一份补给
cargo-tobacco = 烟草
cargo-sugar-cane = 甘蔗
cargo-silver = 白银
cargo-spices = 香料
cargo-emeralds = 祖母绿
cargo-sapphires = 蓝宝石

gift-provision = 一份补给
gift-rum = 一瓶朗姆酒
gift-crate = 一个箱子

type-kraken = 海怪
type-fortress = 要塞
type-treasure-island = 宝藏岛
type-merchant-ship = 商船
type-pirate-ship = 海盗船
pair-adversary = { $first }

token-nothing = 无事
token-dodge = 闪避
token-pistol = 手枪
token-sabre = 弯刀
token-cannon = 大炮
token-hook = 铁钩
token-harpoon = 鱼叉
token-sail = 船帆
token-sailor = 水手
token-rum = 朗姆酒
token-doubloon = 金币
token-provision = 补给
token-hold = 货舱

figure-sea-dog = 老海狼
figure-dutchman = 飞翔的荷兰人号

stop-skull-island = 骷髅岛
stop-campfire = 篝火
stop-home-port = 母港

line-crates = 箱子
line-tales = 故事
line-points = 分数

pile-Arrr = Arrr
pile-B = B
back-S = S
back-Arrr = Arrr
back-B = B

category-towers = 瞭望塔
category-adversaries = 敌人
category-goods = 藏起来的货物
category-weapons = 武器
category-companions = 伙伴
category-cargo = 剩余的东西
category-dutchman = 飞翔的荷兰人号
