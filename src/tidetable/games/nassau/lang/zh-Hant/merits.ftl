# 船長評分之後，說明這個選擇好在哪裡。
merit-fight = 只要有一個箱子留在上面，就得 { $n } 分和 { $gain }。
merit-enough-crates = 只要敵人沒有閃避，這麼多箱子就能擊敗它。
merit-room = 這樣其他東西都放得下，不必丟掉任何東西。
merit-rat-helps = 老鼠還能先幫忙裝貨，之後才可能要等待。
merit-true-tales = 你有 { $n } 張故事是真的。
merit-tower-from = 從{ $who }手中奪走瞭望塔。
merit-final = 以目前來看，最終計分多 { $n } 分：{ $category }。
merit-foe-there = 那裡有你可以攻打的敵人。
merit-post-there = 那裡有你可以掠奪的貿易站。
merit-outpost-there = 那裡有一個無人的前哨。
merit-tower-there = 那裡有你可以佔領的瞭望塔。
merit-sea-dog-there = 老海狼在那裡。
merit-either = 得到 { $gain }或 { $other }。
merit-gets = 得到 { $gain }。
merit-dolphin = 你拿到海豚，接下來由你先開始。
merit-new-tale = 新的故事可能成真，成真了就能在營火旁得分。
