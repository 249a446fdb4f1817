# 船长评分之后，说明这个选择好在哪里。
merit-load = 船上多了 { $n } 分。
merit-steal = 船上多了 { $n } 分，抢在{ $who }装载之前。
merit-last-chest = 这是最后一个宝箱，而你领先。
merit-no-bones = 里面不可能有鱼骨。
merit-richest = 平均来说，里面的宝藏比其他宝箱多。
merit-rest = 已放好的骰子留着，另外 { $n } 颗重掷。
merit-no-fit = 现在的骰子哪里都放不了。
merit-another-card = 剩下的骰子还能放另一张牌。
merit-holds = 平均来说，里面大约有 { $n } 分。
merit-better-roll = 掷 100 次，约 { $n } 次能放更好的牌，{ $none } 次什么都放不了。
merit-any-roll = 掷 100 次，约 { $n } 次有牌可放。
