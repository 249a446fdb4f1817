# 用文字描述桌面。大部分是指著圖上某處時的說明。

board-round-word = 輪次
board-round = 第 { $n } 輪，共 4 輪。
board-phase = 階段：{ $name }。
board-phase-1 = 拿索
board-phase-2 = 加勒比海
board-phase-3 = 整備
board-turn = 輪到{ $who }。
board-dolphin = { $who }持有海豚。
board-points = { $who }：{ $n } 分。
board-sentence = { $words }。

## 城市

board-alley = 巷子 { $way }：空著，{ $n } 段
board-alley-taken = 巷子 { $way }：{ $who }帶著 { $n } 個海盜站在這裡
board-exit = 上岸處 { $exit }：付 1 枚金幣，駁船從這裡到另一個上岸處。
board-square = 廣場 { $square }：{ $gain }
board-square-either = 廣場 { $square }：{ $one }或{ $other }
board-start = 起點標記：船長從這裡開始
board-captain = 船長站在 { $square }。
board-figure = Stefan Feld 棋子站在 { $square }：把船長移到那裡的人得到 1 份補給、1 瓶蘭姆酒或 1 個箱子。
board-way = 空著，{ $n } 段：{ $square }。
board-way-out = 空著，{ $n } 段：出口 { $exit }。
board-free-quays = 港口裡空著的碼頭：{ $quays }。
board-tavern = 酒館
board-table = 酒館第 { $n } 桌：坐在這裡的海盜帶來{ $gain }。
board-animals = 動物
board-offering = 交易板塊

## 加勒比海

board-zone = 海域 { $zone }；從這裡可以航行到 { $others }。
board-foe = { $slot }：{ $type }，強度 { $strength }，要用的武器：{ $weapon }。造成傷害得 { $points } 分和{ $gains }；最後算 { $score } 分。上面的箱子：{ $crates } 個。
board-outpost = { $outpost }：空著的前哨，給{ $gain }。
board-outpost-of = { $outpost }：{ $who }的前哨。
board-tower = { $tower }：瞭望塔，要用的武器：{ $weapon }。沒有人佔領。
board-tower-of = { $tower }：瞭望塔，要用的武器：{ $weapon }。{ $who }在那裡有 { $n } 個箱子。
board-post = { $post }：貿易站，要 2 個水手和 2 件這種武器：{ $weapon }。那裡有{ $good }。
board-post-empty = { $post }：貿易站，要 2 個水手和 2 件這種武器：{ $weapon }。現在是空的。
board-crates-of = { $who }的 { $n } 個箱子
board-boat = { $who }的小船在 { $zone }。
board-sea-dog = 老海狼在 { $zone }：2 瓶蘭姆酒、一張故事，還有東西可以買。
board-dutchman = 飛行荷蘭人號，這一輪用來攻擊的武器：{ $weapon }。箱子最多：{ $points } 分。每次攻擊：2 瓶蘭姆酒。
board-dutchman-zone = 飛行荷蘭人號在 { $zone }。
board-dutchman-quay = 飛行荷蘭人號碼頭上的箱子。最後按多少排名：{ $points } 分。
board-harbour = 拿索港口
board-quay = 碼頭 { $quay }：2 份補給和{ $gain }。
board-moored = { $who }停在這裡。
board-way-home = 返航
board-skull-island = { $place }：藏 1、2 或 3 個貨物，付 { $prices } 枚金幣

## 船

board-sails = { $n } 面船帆
board-sailors = { $n } 個水手
board-pirates = 船上站著 { $n } 個海盜，躺著 { $lying } 個
board-animal-used = { $animal }（這一輪用過了）
board-animal-waits = { $animal }（等著空的水手）
board-hold = 打開的貨艙：最多 4 個箱子，或最多 3 份補給，或 1 個貨物
board-hold-closed = 關著的貨艙
board-open-holds = { $n } 個打開的貨艙
board-supply = 自己的儲備還有 { $n } 個箱子
board-arms = { $weapon }：{ $n } 件，包括船上印的
board-have = { $thing }：{ $n }
board-left = { $thing }：還有 { $n }
board-bag = 袋子裡有 { $n } 個貨物：{ $goods }
board-crates-aboard = 貨艙裡的箱子：{ $n } 個；自己的儲備還有 { $rest } 個
board-provisions = { $n } 份補給
board-outposts = { $n } 個前哨
board-hideout = 藏貨處：貨物如果符合下一個空格就放那裡，否則放到中間
board-space = { $good }，值 { $n }
board-free-spaces = 藏貨處的空格，依順序：{ $spaces }。
board-hidden = 藏了 { $n } 個貨物
board-beaten = { $type }：打敗 { $n } 個
board-beaten-score = 打敗的敵人總共算 { $n }，再乘以種類數。
board-home-crates = 母港：前哨帶來 { $n } 個箱子
board-home-tales = 母港：放著自己箱子的敵人帶來 { $n } 張故事
board-home-points = 母港：瞭望塔帶來 { $n } 分
board-weapons-list = 武器
board-cargo-list = { $n } 個打開的貨艙裡
board-objects-list = 物品
board-animals-list = 動物
board-hidden-list = 藏起來的
board-beaten-list = 打敗的

## 故事

board-hand = 你的故事
board-tale-met = { $tale }──{ $n } 分，現在達成
board-tale-unmet = { $tale }──{ $n } 分，還沒達成：{ $missing }
board-told-heading = 這一輪講的
board-told-by = { $who }講了：{ $tale }，{ $n } 分
board-told = 這一輪的故事得到 { $n } 分
board-tales = 手上有 { $n } 張故事：{ $backs }
board-piles = 故事
board-pile = { $pile }：還有 { $n } 張，棄牌 { $gone } 張

## 戰鬥

board-fight = { $who }在戰鬥
board-damage = 箱子 { $n }／{ $needed }，這次戰鬥 { $now } 個
board-damage-dutchman = 板塊上有 { $n } 個箱子
board-tokens = 戰鬥標記
board-attack = 攻擊，奪走：{ $thing }
board-dice = 骰子──3 以上各抵消一個攻擊
board-put = 放 { $n } 個箱子
board-lay = 讓 { $n } 個海盜躺下
board-give-crate = 拿回一個箱子
board-pay-rum = 付 1 瓶蘭姆酒
board-sign = 使用一份契約
board-times-reward = 獎勵：{ $n } 次

## 分數

board-standing = 照現況的最終計分

board-part-city = 城市
board-part-sea = 海上
board-part-fire = 營火
board-part-ship = 船
