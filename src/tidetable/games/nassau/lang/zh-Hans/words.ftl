# 游戏名称、行动、问题和选项。句子里提到的东西在 things.ftl，每张水手故事的条件在 tales.ftl。

game-title = 拿骚
game-tagline = 带船长穿过拿骚的小巷，装备你的船，到加勒比海大肆掠夺，再到篝火旁讲成一段段故事！
game-credit = 《Nassau》由 Stefan Feld 设计，Queen Games 于 2024 年出版。这是非官方版本，与他们没有关系。文字和图画都是我们自己做的。
game-tie = { $names }共享胜利！

# 在城里
verb-walk = 船长到 { $square }
verb-detour = 船长走较长的巷子到 { $square }
verb-barge = 驳船：从 { $out } 出城，从 { $back } 进城
    .handle = 坐驳船
    .first = 从上岸处 { $out } 坐驳船
    .back = 从 { $out } 出城：驳船从哪里进城？
verb-set = 把船长放到 { $square }
verb-pause = 用 1 瓶朗姆酒休息
verb-moor = 跳过：小船停到码头 { $quay }
verb-again = 付 1 枚金币再移动一次
verb-take = 拿 { $gain }
verb-arm = 拿一件武器：{ $weapon }
verb-hire = 带走第 { $table } 桌的海盗
verb-tame = 拿{ $animal }
verb-draw = 从 { $pile } 牌堆抽
verb-throw = 丢掉{ $cargo }
verb-wait = 让{ $animal }等待
verb-gift = 拿{ $gift }
verb-stand = 把棋子放到 { $square }
verb-use = 使用{ $animal }
verb-spare = 猴灵：使用{ $object }，但不必弃掉
    .handle = 用猴灵保住一件物品
    .object = 猴灵替你省下哪个物品？
verb-enough = 不用了，继续

# 在海上
verb-sail = 航行到 { $zone } 海域
verb-steer = 罗盘：直接前往{ $figure }
verb-home = 返航：{ $stop }
verb-fight = 攻打 { $slot } 的敌人
verb-claim = 占领前哨 { $outpost }
verb-tower = 在瞭望塔 { $tower } 放 { $crates } 个箱子
    .first = 占领瞭望塔 { $tower }
    .crates = 在瞭望塔 { $tower } 放几个箱子？
verb-plunder = 掠夺贸易站 { $post }
verb-meet = 拜访老海狼
verb-listen = 抽一张故事
verb-dutchman = 攻击飞翔的荷兰人号
verb-buy = 买 { $gain }
verb-bomb = 丢炸弹
verb-put =
    { $crates ->
        [0] 不放箱子
       *[other] 放 { $crates } 个箱子
    }
verb-give-crate = 拿回一个箱子
verb-pay-rum = 付 1 瓶朗姆酒
verb-lay =
    { $pirates ->
        [0] 不放倒海盗
       *[other] 放倒 { $pirates } 个海盗
    }
verb-repel = 挡下攻击：{ $token }
verb-lose = 先失去{ $token }
verb-sign = 使用契约

# 返航途中
verb-hide = 藏{ $good }
verb-drink = 付 { $rum } 瓶朗姆酒
verb-promise = 讲 { $tales } 张故事
verb-tell = 讲：{ $tale }
verb-twice = 鹦鹉：“{ $tale }”算两次
verb-once = 鹦鹉留待以后
verb-double = 乌龟：{ $line }加倍

did-walk = { $who }带船长到 { $square }。
did-detour = { $who }带船长走较长的巷子到 { $square }。
did-barge = { $who }坐驳船，从 { $out } 到 { $back }。
did-set = 船长被困住了：{ $who }把他放到 { $square }。
did-pause = { $who }喝了一瓶朗姆酒，休息一下。
did-moor = { $who }跳过，小船停到码头 { $quay }。
did-again = { $who }付一枚金币，再移动一次。
did-take = { $who }要 { $gain }。
did-arm = { $who }拿了一件武器：{ $weapon }。
did-hire = { $who }带走酒馆第 { $table } 桌的海盗。
did-tame = { $who }拿了{ $animal }。
did-draw = { $who }从 { $pile } 牌堆抽牌。
did-throw = { $who }丢掉{ $cargo }。
did-wait = { $who }让{ $animal }等待。
did-gift = 棋子给{ $who }{ $gift }。
did-stand = { $who }把棋子放到 { $square }。
did-use = { $who }使用{ $animal }。
did-spare = { $who }用猴灵留住{ $object }。
did-enough = { $who }就此打住。
did-sail = { $who }航行到 { $zone } 海域。
did-steer = { $who }跟着罗盘前往{ $figure }。
did-home = { $who }返航：{ $stop }。
did-fight = { $who }攻打 { $slot } 的敌人。
did-claim = { $who }占领前哨 { $outpost }。
did-tower = { $who }在瞭望塔 { $tower } 放了 { $crates } 个箱子。
did-plunder = { $who }掠夺贸易站 { $post }。
did-meet = { $who }拜访老海狼。
did-listen = { $who }听了一个故事。
did-dutchman = { $who }攻击飞翔的荷兰人号！
did-buy = { $who }向老海狼买了 { $gain }。
did-bomb = { $who }丢出炸弹！
did-put =
    { $crates ->
        [0] { $who }没有放箱子。
       *[other] { $who }放了 { $crates } 个箱子。
    }
did-give-crate = { $who }拿回一个箱子。
did-pay-rum = { $who }付一瓶朗姆酒抵消闪避。
did-lay =
    { $pirates ->
        [0] { $who }没有为防御放倒海盗。
       *[other] { $who }为防御放倒 { $pirates } 个海盗。
    }
did-repel = { $who }挡下攻击：{ $token }。
did-lose = { $who }先放弃{ $token }。
did-sign = { $who }使用契约：奖励再得一次。
did-hide = { $who }藏了{ $good }。
did-drink = { $who }在篝火付了 { $rum } 瓶朗姆酒。
did-promise = { $who }要讲 { $tales } 张故事。
did-tell = { $who }放了一张故事：“{ $tale }”。
did-twice = 鹦鹉学{ $who }又说了一遍：“{ $tale }”。
did-once = { $who }把鹦鹉留待以后。
did-double = { $who }使用乌龟：{ $line }加倍。

# 运气带来的
did-district = 摆好一个街区。
did-foe = 一个敌人登场：{ $adversary }。
did-outpost = 摆好一个前哨。
did-watchtower = 摆好一座瞭望塔，需要{ $weapon }。
did-post = 摆好一个贸易站，需要{ $weapon }。
did-good = 从袋子抽出一个货物：{ $good }。
did-start-weapon = 一开始的武器：{ $weapon }。
did-hideout = 发出一个藏货处。
did-animal = 翻开一只动物：{ $animal }。
did-tale = 你抽到一张故事：“{ $tale }”。
did-sea-dog = 老海狼在 { $zone } 海域。
did-offering = 老海狼有新的交易板块。
did-dutchman-zone = 飞翔的荷兰人号出现在 { $zone } 海域！
did-dutchman-weapon = 对付荷兰人号的武器：{ $weapon }。
did-figure = Stefan Feld 棋子在 { $square }。
did-start = { $seat }先开始。
did-token = 战斗标记：{ $token }。
did-die = 骰子掷出 { $face }。

# 接着发生的
did-gets = { $who }得到 { $gain }。
did-lapses = { $who }不能拿 { $gain }：什么都没得到。
did-gets-good = { $who }把{ $good }装上船。
did-gets-tale = { $who }得到一张 { $back } 故事。
did-scores = { $who }得 { $points } 分。
did-pays = { $who }失去 { $points } 分。
did-loses = { $who }失去{ $token }。
did-lays = { $who }放倒 { $pirates } 个海盗。
did-beats = { $who }打败了一个敌人：{ $adversary }！
did-told = { $who }讲了一个真实的故事：“{ $tale }”。
did-joked = { $who }讲了一张 { $back } 的冷笑话。
did-dolphin = { $who }拿到海豚。
did-waits = { $who }没有空的水手：{ $animal }先等着。
did-round = 第 { $number } 轮开始，由{ $who }先玩。
did-at-sea = 前往加勒比海！由{ $who }先开始。
did-reshuffled = { $pile } 牌堆空了：把它的弃牌洗成新的牌堆。
did-final = { $who }的{ $category }：{ $points } 分。

ask-city =
    { $pause ->
        [yes] 轮到你了（在城里）：移动船长、休息或跳过。
       *[no] 轮到你了（在城里）：移动船长或跳过。
    }
    .others = 轮到{ $who }了（在城里）。
ask-walk =
    { $n ->
        [1] 第二次移动：船长要去哪里？
       *[other] 船长从这里要去哪里？
    }
    .others =
        { $n ->
            [1] { $who }正在再次移动船长。
           *[other] { $who }正在继续移动船长。
        }
ask-again = 要付 1 枚金币，再移动船长一次吗？
    .others = { $who }可以再移动船长一次。
ask-option = 这个广场画着两样东西：要拿哪一样？
    .others = { $who }正在从两样东西里选一样。
ask-weapon = 任选一件武器：要哪一种？
    .others = { $who }正在选武器。
ask-table = 要从酒馆带走哪个海盗？
    .others = { $who }正在从酒馆带走海盗。
ask-tame = 要拿哪只动物？
    .others = { $who }正在选动物。
ask-pile =
    { $n ->
        [1] 抽一张故事：从哪个牌堆？
       *[other] 还要抽 { $n } 张故事：下一张从哪个牌堆？
    }
    .others = { $who }要抽 { $n } 张故事。
ask-throw = 货舱放不下了：要丢掉什么？
    .others = { $who }的船上东西太多了。
ask-wait = 你失去了一个水手：哪只动物要等待？
    .others = { $who }正在决定哪只动物要等待。
ask-kraken = 要使用海怪，让码头的奖励得到两次吗？
    .others = { $who }可以使用海怪。
ask-gift =
    { $n ->
        [0] 你遇到棋子了：要拿什么？
       *[other] 要付 1 枚金币再拿一样吗？
    }
    .others =
        { $n ->
            [0] { $who }遇到棋子了。
           *[other] { $who }可以再买一样。
        }
ask-stand = 棋子要放到哪里？
    .others = { $who }正在移动棋子。
ask-sea =
    { $home ->
        [yes]
            { $sail ->
                [yes] 轮到你了（在海上）：付 1 份补给航行，或开始返航。
               *[no] 轮到你了（在海上）：开始返航。
            }
       *[no] 轮到你了（在海上）：罗盘要带你去哪里？
    }
    .others = 轮到{ $who }了（在海上）。
ask-sail = 罗盘把你带到这里：接着要航行到哪里？
    .others = { $who }正从罗盘的目的地继续航行。
ask-action = 要在这个海域做什么？
    .others = { $who }正在选行动。
ask-prepare = 要怎么开始战斗？
    .others = { $who }正在准备战斗。
ask-dodge = 对方闪避了：要拿回一个箱子，还是付 1 瓶朗姆酒？
    .others = { $who }正在应付闪避。
ask-defend = 你被攻击了：要放倒最多 { $n } 个海盗，每个多掷一颗骰子吗？
    .others = { $who }可以为防御放倒最多 { $n } 个海盗。
ask-reroll = 要使用猫，把所有的 1 和 2 重掷吗？
    .others = { $who }可以用猫重掷。
ask-repel =
    { $n ->
        [1] 你可以挡下一个攻击：要挡哪一个？
       *[other] 你可以挡下 { $n } 个攻击：先挡哪一个？
    }
    .others = { $who }正在挡下 { $n } 个攻击。
ask-lose = 这些你都会失去，但先后有差别：先失去哪一个？
    .others = { $who }正在决定先失去什么。
ask-reward =
    { $n ->
        [1] 奖励是你的了：要多拿几次吗？
       *[other] 奖励已经可以拿 { $n } 次：要再多一次吗？
    }
    .others =
        { $n ->
            [1] { $who }可以多拿几次奖励。
           *[other] { $who }的奖励已经可以拿 { $n } 次。
        }
ask-trade = 要用 1 枚金币向老海狼买一样东西吗？
    .others = { $who }正在看老海狼的交易板块。
ask-home = 返航途中：下一站停哪里？
    .others = { $who }正在返航。
ask-hide =
    { $n ->
        [0] 骷髅岛：要藏哪个货物？
       *[other] 要付 2 枚金币，再藏一个货物吗？
    }
    .others =
        { $n ->
            [0] { $who }正在骷髅岛藏货物。
           *[other] { $who }可以再藏一个货物。
        }
ask-rum = 篝火：要付几瓶朗姆酒？每瓶最多可以讲三张故事。
    .others = { $who }来到篝火旁。
ask-tales = 付了 { $n } 瓶朗姆酒：要讲几张故事？
    .others = { $who }付了 { $n } 瓶朗姆酒，正在选故事。
ask-tell =
    { $n ->
        [1] 要讲一张故事：哪一张？
       *[other] 要讲 { $n } 张故事，号码小的先放：哪一张？
    }
    .others =
        { $n ->
            [1] { $who }正在放最后一张故事。
           *[other] { $who }正在放 { $n } 张故事。
        }
ask-twice = 要让鹦鹉重复你的一张故事吗？
    .others = { $who }正在听鹦鹉说话。
ask-turtle = 母港：要让乌龟加倍其中一项吗？
    .others = { $who }可以使用乌龟。

option-dutchman = 飞翔的荷兰人号
    .help = 扩充：一艘可以攻击的幽灵船，每轮出现在不同的海域。可以和老海狼一起玩，也可以取代他。
choice-dutchman-alone = 取代老海狼
option-figure = Stefan Feld 棋子
    .help = 变体：城市角落里的商人，会多给路过的人一样东西。
option-start-district = 起始街区
    .help = 放在中间（建议第一次玩时使用），或放在任何地方。
choice-start-district-random = 任何地方
choice-start-district-middle = 放在中间
option-first = 谁先开始
    .help = 指定第一个玩的人，或让运气决定。
choice-first-random = 由运气决定
