# 《拿骚》的数据文件除了一般要求之外还需要的。

bad-data-nassau-too-few = 第 { $line } 行：[[{ $record }]] 有 { $n } 笔，但每轮一笔，至少需要 { $least } 笔。请增加。
bad-data-nassau-gain = 第 { $line } 行：“{ $field }”里的“{ $value }”不是一种收获。收获是种类加上数字，例如 rum-2，数字最大为 { $most }；pirate-1 和 animal-1 一次只有一个，hold 最多为 hold-2。这里可用的种类：{ $known }。
bad-data-nassau-start = 第 { $line } 行：起点标记必须在同一块板块的两面，而且只在这一块上。文件里共有 { $n } 面有标记。请改正“start”。
bad-data-nassau-alleys = 第 { $line } 行：板块 { $tile } 的 { $side } 面有广场与其他广场隔绝。请铺一条巷子过去。
bad-data-nassau-holds = 第 { $line } 行：玩家起始的东西要装满 { $needed } 个货舱，但只开放 { $n } 个。请改正“crates_in_holds”、“provisions”或“open_holds”。
bad-data-nassau-crates = 第 { $line } 行：玩家起始时货舱里有 { $n } 个箱子，但总共只有 { $most } 个。请改正其中之一。
bad-data-nassau-supply = 第 { $line } 行：“{ $value }”有 { $n } 个，但四个人玩至少需要 { $least } 个。请增加。
bad-data-nassau-neighbours = 第 { $line } 行：海域 { $zone } 把 { $other } 列为邻居，反过来却没有。请改正其中之一。
bad-data-nassau-reach = 第 { $line } 行：没有船能从港口到达海域 { $zone }。请给它一个到得了的邻居。
bad-data-nassau-weak = 第 { $line } 行：海域 A、B、D 共有 { $slots } 个敌人位置，但强度 1 或 2 的敌人只有 { $n } 个。请减少“slots”，或让更多敌人这么弱。
bad-data-nassau-slots = 第 { $line } 行：总共有 { $slots } 个敌人位置，但敌人只有 { $n } 个。请减少“slots”。
bad-data-nassau-places = 第 { $line } 行：[[{ $record }]] 有 { $tiles } 笔，但各海域中的位置有 { $places } 个。两个数字必须相同。
bad-data-nassau-first-posts = 第 { $line } 行：海域 A、B、C、D、E、G 合起来必须有 { $needed } 个贸易站位置，每种货物一个；现在有 { $n } 个。请改正它们的“posts”。
bad-data-nassau-squares = 第 { $line } 行：一个街区至少需要 { $least } 个广场。请从左上角起顺时针列出四个角，中央有广场的话再列在最后；没有广场的地方写 ""。
bad-data-nassau-no-square = 第 { $line } 行：“{ $field }”需要广场 { $square }，但板块 { $tile } 的 { $side } 面在那里没有广场。请补上广场，或改正“{ $field }”。
bad-data-nassau-no-exit = 第 { $line } 行：板块 { $tile } 的 { $side } 面没有任何出口，船长永远到不了。请至少给它一个出口。
bad-data-nassau-spaces = 第 { $line } 行：这个藏货处有 { $values } 个分数、{ $goods } 种货物。每一格两者都要有。
