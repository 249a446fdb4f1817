# 用文字描述桌面。大部分是指着图上某处时的说明。

board-round-word = 轮次
board-round = 第 { $n } 轮，共 4 轮。
board-phase = 阶段：{ $name }。
board-phase-1 = 拿骚
board-phase-2 = 加勒比海
board-phase-3 = 整备
board-turn = 轮到{ $who }。
board-dolphin = { $who }持有海豚。
board-points = { $who }：{ $n } 分。
board-sentence = { $words }。

## 城市

board-alley = 巷子 { $way }：空着，{ $n } 段
board-alley-taken = 巷子 { $way }：{ $who }带着 { $n } 个海盗站在这里
board-exit = 上岸处 { $exit }：付 1 枚金币，驳船从这里到另一个上岸处。
board-square = 广场 { $square }：{ $gain }
board-square-either = 广场 { $square }：{ $one }或{ $other }
board-start = 起点标记：船长从这里开始
board-captain = 船长站在 { $square }。
board-figure = Stefan Feld 棋子站在 { $square }：把船长移到那里的人得到 1 份补给、1 瓶朗姆酒或 1 个箱子。
board-way = 空着，{ $n } 段：{ $square }。
board-way-out = 空着，{ $n } 段：出口 { $exit }。
board-free-quays = 港口里空着的码头：{ $quays }。
board-tavern = 酒馆
board-table = 酒馆第 { $n } 桌：坐在这里的海盗带来{ $gain }。
board-animals = 动物
board-offering = 交易板块

## 加勒比海

board-zone = 海域 { $zone }；从这里可以航行到 { $others }。
board-foe = { $slot }：{ $type }，强度 { $strength }，要用的武器：{ $weapon }。造成伤害得 { $points } 分和{ $gains }；最后算 { $score } 分。上面的箱子：{ $crates } 个。
board-outpost = { $outpost }：空着的前哨，给{ $gain }。
board-outpost-of = { $outpost }：{ $who }的前哨。
board-tower = { $tower }：瞭望塔，要用的武器：{ $weapon }。没有人占领。
board-tower-of = { $tower }：瞭望塔，要用的武器：{ $weapon }。{ $who }在那里有 { $n } 个箱子。
board-post = { $post }：贸易站，要 2 个水手和 2 件这种武器：{ $weapon }。那里有{ $good }。
board-post-empty = { $post }：贸易站，要 2 个水手和 2 件这种武器：{ $weapon }。现在是空的。
board-crates-of = { $who }的 { $n } 个箱子
board-boat = { $who }的小船在 { $zone }。
board-sea-dog = 老海狼在 { $zone }：2 瓶朗姆酒、一张故事，还有东西可以买。
board-dutchman = 飞翔的荷兰人号，这一轮用来攻击的武器：{ $weapon }。箱子最多：{ $points } 分。每次攻击：2 瓶朗姆酒。
board-dutchman-zone = 飞翔的荷兰人号在 { $zone }。
board-dutchman-quay = 飞翔的荷兰人号码头上的箱子。最后按多少排名：{ $points } 分。
board-harbour = 拿骚港口
board-quay = 码头 { $quay }：2 份补给和{ $gain }。
board-moored = { $who }停在这里。
board-way-home = 返航
board-skull-island = { $place }：藏 1、2 或 3 个货物，付 { $prices } 枚金币

## 船

board-sails = { $n } 面船帆
board-sailors = { $n } 个水手
board-pirates = 船上站着 { $n } 个海盗，躺着 { $lying } 个
board-animal-used = { $animal }（这一轮用过了）
board-animal-waits = { $animal }（等着空的水手）
board-hold = 打开的货舱：最多 4 个箱子，或最多 3 份补给，或 1 个货物
board-hold-closed = 关着的货舱
board-open-holds = { $n } 个打开的货舱
board-supply = 自己的储备还有 { $n } 个箱子
board-arms = { $weapon }：{ $n } 件，包括船上印的
board-have = { $thing }：{ $n }
board-left = { $thing }：还有 { $n }
board-bag = 袋子里有 { $n } 个货物：{ $goods }
board-crates-aboard = 货舱里的箱子：{ $n } 个；自己的储备还有 { $rest } 个
board-provisions = { $n } 份补给
board-outposts = { $n } 个前哨
board-hideout = 藏货处：货物如果符合下一个空格就放那里，否则放到中间
board-space = { $good }，值 { $n }
board-free-spaces = 藏货处的空格，依顺序：{ $spaces }。
board-hidden = 藏了 { $n } 个货物
board-beaten = { $type }：打败 { $n } 个
board-beaten-score = 打败的敌人总共算 { $n }，再乘以种类数。
board-home-crates = 母港：前哨带来 { $n } 个箱子
board-home-tales = 母港：放着自己箱子的敌人带来 { $n } 张故事
board-home-points = 母港：瞭望塔带来 { $n } 分
board-weapons-list = 武器
board-cargo-list = { $n } 个打开的货舱里
board-objects-list = 物品
board-animals-list = 动物
board-hidden-list = 藏起来的
board-beaten-list = 打败的

## 故事

board-hand = 你的故事
board-tale-met = { $tale }──{ $n } 分，现在达成
board-tale-unmet = { $tale }──{ $n } 分，还没达成：{ $missing }
board-told-heading = 这一轮讲的
board-told-by = { $who }讲了：{ $tale }，{ $n } 分
board-told = 这一轮的故事得到 { $n } 分
board-tales = 手上有 { $n } 张故事：{ $backs }
board-piles = 故事
board-pile = { $pile }：还有 { $n } 张，弃牌 { $gone } 张

## 战斗

board-fight = { $who }在战斗
board-damage = 箱子 { $n }／{ $needed }，这次战斗 { $now } 个
board-damage-dutchman = 板块上有 { $n } 个箱子
board-tokens = 战斗标记
board-attack = 攻击，夺走：{ $thing }
board-dice = 骰子──3 以上各抵消一个攻击
board-put = 放 { $n } 个箱子
board-lay = 让 { $n } 个海盗躺下
board-give-crate = 拿回一个箱子
board-pay-rum = 付 1 瓶朗姆酒
board-sign = 使用一份契约
board-times-reward = 奖励：{ $n } 次

## 分数

board-standing = 照现况的最终计分

board-part-city = 城市
board-part-sea = 海上
board-part-fire = 篝火
board-part-ship = 船
