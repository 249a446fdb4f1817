# 用文字说出整个海湾。图画上几乎只有名字和数字。
board-turn = 轮到{ $who }。
board-picking = 双方正在挑选最初的四张牌。
board-ship = 船卡 { $ship }：总和达到 { $wanted } 就能赢得。
board-captain = 船长站在上面。
board-mate = 大副站在上面。
board-rum = 上面有 { $n } 个朗姆酒杯。
board-at = { $who }这一侧有 { $cards }。
board-total = { $who }在 { $ship } 的一侧
board-side =
    船卡 { $ship } 在{ $who }的一侧：{ $total } / { $wanted }，{ $free ->
        [0] 已满
       *[other] 还能放 { $free } 张牌
    }
board-hand = 手牌：{ $cards }
board-cards = 手上有 { $n } 张牌
board-octopus-free = 章鱼还没有放出去
board-octopus = 章鱼在船卡 { $ship } 靠{ $side }一侧的 { $card } 上
board-mug = 一个朗姆酒杯
board-own-mug = 你的朗姆酒杯
board-pile =
    { $n ->
        [0] 抽牌堆空了。
       *[other] 抽牌堆里还有 { $n } 张牌。
    }
board-pile-of =
    { $n ->
        [0] { $who }的抽牌堆空了。
       *[other] { $who }的抽牌堆里还有 { $n } 张牌。
    }
board-unseen = 还没出现的牌：{ $cards }。
board-all-seen = 所有的牌都出现过了。
board-next-ship = 平局！下一艘船见分晓。
