# 游戏名称、行动、物品和选项。两位玩家看到的句子一样：“己方”是行动者的那一侧。

game-title = 人鱼的呼唤
game-tagline = 两位人鱼，中间一艘船：谁的歌声能引来船长、大副和一块块船板？
game-credit = 《人鱼的呼唤》由 Martin Schlegel 设计，Smiling Monster Games 于 2014 年出版。这是非官方版本，与他们没有关系。文字和图画都是我们自己做的。
game-tie = 没有人获胜：你们的分数一样。等下一艘船来分高下，再玩一局吧？

verb-play = 把 { $card } 放到 { $place }
    .place = 把 { $card } 放到哪里？
verb-octopus = 章鱼：把 { $lying } 移到 { $place }
    .handle = 用章鱼移动一张牌
    .place = 章鱼要把 { $lying } 搬到哪里？
verb-rum = 把朗姆酒杯放到船卡 { $ship }
    .handle = 使用朗姆酒杯
    .ship = 把朗姆酒杯放到哪张船卡？
verb-done = 结束回合
verb-pass = 跳过
verb-crew = 走到船卡 { $ship }
verb-pick = 选 { $card }

did-play = { $who }把 { $card } 放到 { $place }。
did-octopus = { $who }用章鱼把 { $lying } 移到 { $place }。
did-rum = { $who }把朗姆酒杯放到船卡 { $ship }。
did-done = { $who }结束回合。
did-pass = { $who }没有可以做的，跳过。
did-crew = { $who }决定船员往哪里走。
did-pick = { $who }选了 { $card }。
did-card = 你抽到 { $card }。
did-start = { $seat }先开始。
did-drew = { $who }补了一张牌。
did-moves = 船员走到船卡 { $ship }。
did-wins = { $who }赢得船卡 { $ship }！
did-wins-crew = { $who }赢得船卡 { $ship } 和上面的船员！
did-leaves = 平局：没有人得到船卡 { $ship }，它移出游戏。

ask-turn =
    { $octopus ->
        [yes]
            { $play ->
                [yes] 轮到你了：出一张牌，或使用章鱼。
               *[no] 轮到你了：使用章鱼。
            }
       *[no]
            { $play ->
                [yes] 轮到你了：出一张牌。
               *[no] 轮到你了，但你什么都不能做：请跳过。
            }
    }
    .others = 轮到{ $who }了。
ask-after = 你的回合快结束了：要放朗姆酒杯，还是结束回合？
    .others = { $who }还可以放朗姆酒杯。
ask-crew = 你这一侧的牌让船员移动：往哪里走？
    .others = { $who }正在决定船员往哪里走。
ask-pick = 选四张手牌中的下一张，由小到大。
    .others = { $who }正在选牌。

card--4 = −4
card--3 = −3
card--2 = −2
card--1 = −1
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10

ship-28 = 28
ship-30 = 30
ship-32 = 32
ship-34 = 34
ship-36 = 36

side-mine = 己方
side-theirs = 对方

pair-place = { $first }（{ $second }）
pair-lying = { $first }的 { $second }

option-more-tactics = 从船头到船尾都有更多的策略
    .help = 双方各有相同的 26 张牌，各选四张，并从自己的抽牌堆补牌。
option-first = 谁先开始
    .help = 指定第一个玩的人，或让运气决定。
choice-first-random = 由运气决定


bad-data-sirens-halves = 第 { $line } 行：数值 { $value } 的张数必须是偶数，因为一半有海星，一半有贝壳。
bad-data-sirens-cards = 第 { $line } 行：{ $n } 张卡牌太少。至少需要 { $least } 张。
