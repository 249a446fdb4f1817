# 行動和問題裡提到的東西：都是名詞；要丟的東西和棋子給的東西帶著數目。

weapon-pistol = 手槍
weapon-sabre = 彎刀
weapon-cannon = 大砲
weapon-hook = 鐵鉤
weapon-harpoon = 魚叉

object-doubloon = 金幣
object-rum = 蘭姆酒
object-bomb = 炸彈
object-compass = 羅盤
object-contract = 契約

good-tobacco = 菸草
good-sugar-cane = 甘蔗
good-silver = 白銀
good-spices = 香料
good-emeralds = 祖母綠
good-sapphires = 藍寶石

animal-rat = 老鼠
animal-turtle = 烏龜
animal-crab = 螃蟹
animal-cat = 貓
animal-lizard = 蜥蜴
animal-kraken = 海怪
animal-parrot = 鸚鵡
animal-monkey-spirit = 猴靈

# 可以得到的東西，帶著量詞，讓 pair-gain 在前面加數目
kind-pistol = 把手槍
kind-sabre = 把彎刀
kind-cannon = 門大砲
kind-hook = 支鐵鉤
kind-harpoon = 支魚叉
kind-doubloon = 枚金幣
kind-rum = 瓶蘭姆酒
kind-bomb = 顆炸彈
kind-compass = 個羅盤
kind-contract = 份契約
kind-weapon = 件武器
kind-sail = 面船帆
kind-sailor = 個水手
kind-hold = 個貨艙
kind-pirate = 個海盜
kind-animal = 隻動物
kind-tale = 張故事
kind-crate = 個箱子
kind-provision = 份補給
kind-good = 個貨物
pair-gain = { $second } { $first }

cargo-crate = 一個箱子
cargo-provision = 一份補給
cargo-tobacco = 菸草
cargo-sugar-cane = 甘蔗
cargo-silver = 白銀
cargo-spices = 香料
cargo-emeralds = 祖母綠
cargo-sapphires = 藍寶石

gift-provision = 一份補給
gift-rum = 一瓶蘭姆酒
gift-crate = 一個箱子

type-kraken = 海怪
type-fortress = 要塞
type-treasure-island = 寶藏島
type-merchant-ship = 商船
type-pirate-ship = 海盜船
pair-adversary = { $first }

token-nothing = 無事
token-dodge = 閃避
token-pistol = 手槍
token-sabre = 彎刀
token-cannon = 大砲
token-hook = 鐵鉤
token-harpoon = 魚叉
token-sail = 船帆
token-sailor = 水手
token-rum = 蘭姆酒
token-doubloon = 金幣
token-provision = 補給
token-hold = 貨艙

figure-sea-dog = 老海狼
figure-dutchman = 飛行荷蘭人號

stop-skull-island = 骷髏島
stop-campfire = 營火
stop-home-port = 母港

line-crates = 箱子
line-tales = 故事
line-points = 分數

pile-Arrr = Arrr
pile-B = B
back-S = S
back-Arrr = Arrr
back-B = B

category-towers = 瞭望塔
category-adversaries = 敵人
category-goods = 藏起來的貨物
category-weapons = 武器
category-companions = 夥伴
category-cargo = 剩餘的東西
category-dutchman = 飛行荷蘭人號
