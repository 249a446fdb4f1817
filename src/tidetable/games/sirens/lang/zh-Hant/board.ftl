# 用文字說出整個海灣。圖畫上幾乎只有名字和數字。
board-turn = 輪到{ $who }。
board-picking = 雙方正在挑選最初的四張牌。
board-ship = 船卡 { $ship }：總和達到 { $wanted } 就能贏得。
board-captain = 船長站在上面。
board-mate = 大副站在上面。
board-rum = 上面有 { $n } 個蘭姆酒杯。
board-at = { $who }這一側有 { $cards }。
board-total = { $who }在 { $ship } 的一側
board-side =
    船卡 { $ship } 在{ $who }的一側：{ $total } / { $wanted }，{ $free ->
        [0] 已滿
       *[other] 還能放 { $free } 張牌
    }
board-hand = 手牌：{ $cards }
board-cards = 手上有 { $n } 張牌
board-octopus-free = 章魚還沒有放出去
board-octopus = 章魚在船卡 { $ship } 靠{ $side }一側的 { $card } 上
board-mug = 一個蘭姆酒杯
board-own-mug = 你的蘭姆酒杯
board-pile =
    { $n ->
        [0] 抽牌堆空了。
       *[other] 抽牌堆裡還有 { $n } 張牌。
    }
board-pile-of =
    { $n ->
        [0] { $who }的抽牌堆空了。
       *[other] { $who }的抽牌堆裡還有 { $n } 張牌。
    }
board-unseen = 還沒出現的牌：{ $cards }。
board-all-seen = 所有的牌都出現過了。
board-next-ship = 平手！下一艘船見分曉。
