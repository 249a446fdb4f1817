# 船长评分之后，说明这个选择好在哪里。
merit-fight = 只要有一个箱子留在上面，就得 { $n } 分和 { $gain }。
merit-enough-crates = 只要敌人没有闪避，这么多箱子就能击败它。
merit-room = 这样其他东西都放得下，不必丢掉任何东西。
merit-rat-helps = 老鼠还能先帮忙装货，之后才可能要等待。
merit-true-tales = 你有 { $n } 张故事是真的。
merit-tower-from = 从{ $who }手中夺走瞭望塔。
merit-final = 以目前来看，最终计分多 { $n } 分：{ $category }。
merit-foe-there = 那里有你可以攻打的敌人。
merit-post-there = 那里有你可以掠夺的贸易站。
merit-outpost-there = 那里有一个无人的前哨。
merit-tower-there = 那里有你可以占领的瞭望塔。
merit-sea-dog-there = 老海狼在那里。
merit-either = 得到 { $gain }或 { $other }。
merit-gets = 得到 { $gain }。
merit-dolphin = 你拿到海豚，接下来由你先开始。
merit-new-tale = 新的故事可能成真，成真了就能在篝火旁得分。
