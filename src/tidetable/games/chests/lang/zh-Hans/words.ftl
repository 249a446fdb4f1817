# 游戏名称、行动、物品和选项。宝藏和位置都是完整的名词。

game-title = 宝箱与弯刀
game-tagline = 掷骰子、开宝箱、装宝藏，小心鱼骨！
game-credit = “宝箱与弯刀”是我们取的名字：这款儿童骰子游戏的法文说明书没有印游戏名称，设计者和出版社我们也不知道。这是非官方版本，与任何公司都没有关系。文字和图画都是我们自己做的。
game-tie = { $names }共享胜利！

verb-roll = 掷骰子
verb-open = 打开{ $place }
verb-load = 装载{ $treasure }
verb-steal = 偷走{ $treasure }
verb-done = 结束回合

did-roll = { $who }掷骰子。
did-open = { $who }打开{ $place }。
did-load = { $who }把{ $treasure }装上船。
did-steal = { $who }偷走了{ $treasure }！
did-done = { $who }结束回合。
did-start = { $boat }先开始。
did-chest = 牌堆的下一个宝箱有{ $keys }。
did-dice =
    掷出：{ $first }{ $second ->
        [none] { "" }
       *[face] 、{ $second }
    }{ $third ->
        [none] { "" }
       *[face] 、{ $third }
    }{ $fourth ->
        [none] { "" }
       *[face] 、{ $fourth }
    }。
did-treasure = 宝箱里有{ $treasure }。
did-last-round = { $who }打开了最后一个宝箱：每个人再玩一个回合！
did-lost = { $who }的骰子无处可放，作废。

ask-roll = 轮到你了：掷骰子吧！
    .others = 等{ $who }掷骰子。
ask-use = 你要怎么用骰子？
    .others = { $who }正在放骰子。

face-key = 钥匙
face-coin = 金币
face-diamond = 钻石
face-sabres = 弯刀
# 没有掷的骰子。讲骰子的那句话认得这个字，会把它略过。
face-none = none

place-left = 左边的宝箱
place-middle = 中间的宝箱
place-right = 右边的宝箱

keys-1 = 一把钥匙
keys-2 = 两把钥匙
keys-3 = 三把钥匙

treasure-coin = 一枚金币
treasure-diamond = 一颗钻石
treasure-coin-coin = 两枚金币
treasure-coin-diamond = 一枚金币和一颗钻石
treasure-diamond-diamond = 两颗钻石
treasure-coin-coin-coin = 三枚金币
treasure-coin-coin-diamond = 两枚金币和一颗钻石
treasure-coin-diamond-diamond = 一枚金币和两颗钻石
treasure-diamond-diamond-diamond = 三颗钻石
treasure-fish-bones = 鱼骨

option-greedy-pirates = 贪心海盗
    .help = 第一次掷骰后可以先把骰子放到卡牌上，再重掷其余的骰子。
option-old-sea-dogs = 老水手
    .help = 可以偷走别人还没装船的宝藏。六岁以上。
option-first = 谁先开始
    .help = 指定第一个玩的人，或让运气决定。
choice-first-random = 由运气决定


pair-theirs = { $first }的{ $second }

bad-data-chests-die = 第 { $line } 行：骰子各面加起来是 { $n }。骰子有 { $sides } 面。
bad-data-chests-cards = 第 { $line } 行：卡牌加起来是 { $n } 张。应该有 { $all } 张。
