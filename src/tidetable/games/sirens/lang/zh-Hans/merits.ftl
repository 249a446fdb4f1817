# 船长评分之后，说明这个选择好在哪里。
merit-wins-game = 这样就赢了！
merit-blocks = 之后{ $who }在船卡 { $ship } 没有任何一张牌足够获胜。
merit-ready = 之后你手上的 { $card } 就足够赢得船卡 { $ship }。
merit-reach = 之后你在船卡 { $ship } 只差 { $n }。
merit-crew-comes = 船员来到你领先的船卡 { $ship }。
merit-crew-leaves = 船员离开{ $who }领先的船卡 { $ship }。
merit-rum-against = 提高{ $who }领先的船卡 { $ship } 的防御数值。
merit-lead = 这样你在船卡 { $ship } 领先。
merit-lowers = { $who }在船卡 { $ship } 少了 { $n }。
merit-takes-place = 占掉{ $who }在船卡 { $ship } 的一个位置，还剩 { $n } 个。
merit-stands = 你在船卡 { $ship } 累积到 { $n }，目标是 { $resistance }。
merit-keeps-rum = 朗姆酒留着以后用。
merit-crew-open = 船员来到还没有人领先的船卡 { $ship }。
merit-lacks = 之后{ $who }在船卡 { $ship } 还差 { $n }。
