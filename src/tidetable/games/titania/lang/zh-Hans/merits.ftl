# 船长评分之后，说明这个选择好在哪里。
merit-ends-game = 游戏就此结束，而不算分数板块的话你领先。
merit-can-score = 这艘船能马上为你得 { $n } 分。
merit-can-tile = 这艘船能到达一个分数板块。
merit-tile = 得到一个分数板块，价值 { $least } 到 { $most } 分。
merit-extra-ship = 得到一艘额外的船，马上继续航行。
merit-price = 这样你就付得起一个{ $shell }楼层。
merit-each-shell = 每种颜色的贝壳都得到。
merit-shells = 得到 { $n } 个{ $shell }贝壳。
merit-starfish = 得到 { $n } 个海星。
merit-cards = 得到 { $n } 张牌。
merit-keeps-starfish = 留下 { $n } 个海星以后用。
merit-keeps-shells = 留下 { $n } 个贝壳以后用。
merit-can-fog = 这艘船能翻开一个雾板块。
merit-fog = 翻开一个雾板块，谁知道下面是什么呢？
merit-can-build = 在那里你可以盖一层楼。
merit-choose-shells = 在那里你可以挑选贝壳。
