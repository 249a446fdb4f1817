## 回顾一局

not-yours-review = 游戏结束之后才能回顾。请先玩完这一局。

review-title = 这一局是怎么走到这里的
review-of-100 = 每位玩家当时所能估计的获胜机会（以 100 局计）。
review-turning-points = 转折点
review-mistakes = 可以更好的地方
review-move = 第 { $n } 步：{ $move }
review-limits = 运气和决定加起来正好是结果。每一部分有多大、怎样会更好，只是一种看法：来自一个会多方尝试的好玩家。

review-start = 第一次决定时
review-own = 自己的决定
review-others = 别人的决定
review-luck = 运气
review-result = 结束时
review-lucky = 运气站在{ $name }这边。
review-unlucky = 运气不站在{ $name }这边。
review-fair = 运气对{ $name }没有太大的影响。
review-good = { $name }做了 { $all } 次决定，其中 { $good } 次几乎没有损失。
review-swing = { $name }：100 局中从 { $before } 局变成 { $after } 局。
review-by-luck = 主要是运气。
review-by-choice = 主要是这个决定。
review-better = 也许更好的是“{ $best }”：100 局大约能多赢 { $n } 局。
review-no-mistakes = 没有值得一提的失误。
review-well-played = 玩得真好！
