# 游戏名称、行动、物品和选项。牌、万能牌和雾板块都是完整的名词。

game-title = Titania
game-tagline = 航行在沉没的王国里，收集贝壳，让古老的塔楼重新耸立！
game-credit = 《Titania》由 Rüdiger Dorn 设计，Hans im Glück 于 2010 年出版。这是非官方版本，与他们没有关系。文字和图画都是我们自己做的。
game-tie = { $names }共享胜利！

verb-play = 打出{ $colour }牌
verb-joker = 把{ $card }当{ $colour }打出
    .colour = 要当哪一种颜色？
verb-stop = 停止出牌并抽牌
verb-place = 航向 { $space }
verb-choose = 拿{ $shell }贝壳
verb-build = 建造 { $tower }
verb-enough = 不再建造
verb-occupy = 占领 { $space }
verb-keep = 留着海星
verb-discard = 弃掉{ $card }

did-play = { $who }打出{ $colour }牌。
did-joker = { $who }把{ $card }当{ $colour }打出。
did-stop = { $who }停止出牌。
did-place = { $who }把一艘船放到 { $space }。
did-choose = { $who }要{ $shell }贝壳。
did-build = { $who }建造 { $tower }。
did-enough = { $who }不再建造。
did-occupy = { $who }用海星占领 { $space }。
did-keep = { $who }留着其余的海星。
did-discard = { $who }弃掉{ $card }。
did-start = { $seat }先开始。
did-card = 你抽到{ $card }。
did-fog = 雾散了：{ $tile }！
did-tile = 你的分数板块是 { $value } 分。
did-drew = { $who }抽了 { $number } 张牌。
did-reshuffled = 抽牌堆空了：把弃牌洗成新的抽牌堆。
did-gets-shells = { $who }得到 { $number } 个{ $shell }贝壳。
did-gets-starfish = { $who }得到 { $number } 个海星。
did-gets-points = { $who }得到 { $number } 分。
did-takes-tile = { $who }拿了一个分数板块。
did-loses-ship = 额外的船没有地方可去，就此失去。
did-last-ship = { $who }放下了最后一艘{ $colour }船：这个时期结束！
did-becalmed = 连续三轮没有船出航：这个时期结束。
did-second-period = 第二个时期开始：船都回到供应区，新的雾又升起了。
did-shows = { $who }翻开 { $number } 个 { $value } 分的分数板块。

ask-turn =
    { $n ->
        [3] 轮到你了：打出一张牌，或抽三张牌。
        [2] 打出第二张牌，或停下来抽两张牌。
       *[other] 打出第三张牌，或停下来抽一张牌。
    }
    .others = 轮到{ $who }了。
ask-place =
    { $n ->
        [0] 蓝色船要去哪里？
        [1] 黄色船要去哪里？
       *[2] 红色船要去哪里？
    }
    .others =
        { $n ->
            [0] { $who }正在放一艘蓝色船。
            [1] { $who }正在放一艘黄色船。
           *[2] { $who }正在放一艘红色船。
        }
ask-extra =
    { $n ->
        [0] 额外的蓝色船：要放在上一艘船旁边的哪里？
        [1] 额外的黄色船：要放在上一艘船旁边的哪里？
       *[2] 额外的红色船：要放在上一艘船旁边的哪里？
    }
    .others =
        { $n ->
            [0] { $who }正在放一艘额外的蓝色船。
            [1] { $who }正在放一艘额外的黄色船。
           *[2] { $who }正在放一艘额外的红色船。
        }
ask-shells = 你得到 { $n } 个同色的贝壳：要哪种颜色？
    .others = { $who }正在选贝壳的颜色。
ask-build =
    { $n ->
        [0] 你的船到了起重机：建一层楼，至少要建一层。
       *[other] 再建一层，还是够了？
    }
    .others = { $who }正在建造。
ask-starfish = 你得到了海星：要占领塔楼格，还是留着？
    .others = { $who }可以占领塔楼格。
ask-discard = 手牌最多留七张：还要弃掉 { $n } 张。
    .others = { $who }正在弃牌，只留七张。

colour-blue = 蓝色
colour-yellow = 黄色
colour-red = 红色

joker-blue-yellow = 蓝黄万能牌
joker-blue-red = 蓝红万能牌
joker-yellow-red = 黄红万能牌

card-blue = 一张蓝色牌
card-yellow = 一张黄色牌
card-red = 一张红色牌
card-blue-yellow = 一张蓝黄万能牌
card-blue-red = 一张蓝红万能牌
card-yellow-red = 一张黄红万能牌

shell-brown = 棕色
shell-green = 绿色
shell-black = 黑色
shell-white = 白色

pair-tower = { $first } 的{ $second }楼层

fog-each-1 = 每种颜色的贝壳各一个
fog-brown-2 = 两个棕色贝壳
fog-brown-3 = 三个棕色贝壳
fog-green-2 = 两个绿色贝壳
fog-green-3 = 三个绿色贝壳
fog-black-2 = 两个黑色贝壳
fog-black-3 = 三个黑色贝壳
fog-white-2 = 两个白色贝壳
fog-white-3 = 三个白色贝壳
fog-any-2 = 两个贝壳，颜色任选一种
fog-any-3 = 三个贝壳，颜色任选一种
fog-starfish-1 = 一个海星
fog-starfish-2 = 两个海星
fog-ship-1 = 一艘额外的船

option-first = 谁先开始
    .help = 指定第一个玩的人，或让运气决定。
choice-first-random = 由运气决定


# 玩家自己写的王国哪里不对。引号里是文件中的字。
bad-data-titania-space = 第 { $line } 行：“{ $value }”不是格子的名称。格子的名称是行的字母加上列的数字，从 A1 到 L12。
bad-data-titania-gives = 第 { $line } 行：奖励格给一样或两样东西，这里却列了 { $n } 样。请改正“gives”。
bad-data-titania-cards = 第 { $line } 行：船牌有 { $n } 张，但四个人玩至少需要 { $least } 张。请增加“count”。
bad-data-titania-flags = 第 { $line } 行：没有城堡格有“{ $colour }”的旗帜，这个颜色的船永远无法出航。请把它加进某一格的“flags”。
bad-data-titania-ships = 第 { $line } 行：扣掉城堡上的 { $n } 艘和放在一旁的，“{ $colour }”就没有船可以出航。请增加“count”或减少“aside”。
bad-data-titania-fog = 第 { $line } 行：雾板块有 { $tiles } 个，雾格有 { $spaces } 个。两个数字必须相同。
bad-data-titania-reach = 第 { $line } 行：没有船到得了 { $space }。请从城堡铺一路可航行的格子过去，或删掉这一格。
bad-data-titania-crane = 第 { $line } 行：{ $space } 的起重机旁边没有塔楼格。请在旁边放一个，或改成别种格子。
bad-data-titania-tower = 第 { $line } 行：塔楼格 { $space } 旁边没有起重机，没有人能在那里建造。请在旁边放一台，或改成别种格子。
