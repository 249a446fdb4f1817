# 船長評分之後，說明這個選擇好在哪裡。
merit-wins-game = 這樣就贏了！
merit-blocks = 之後{ $who }在船卡 { $ship } 沒有任何一張牌足夠獲勝。
merit-ready = 之後你手上的 { $card } 就足夠贏得船卡 { $ship }。
merit-reach = 之後你在船卡 { $ship } 只差 { $n }。
merit-crew-comes = 船員來到你領先的船卡 { $ship }。
merit-crew-leaves = 船員離開{ $who }領先的船卡 { $ship }。
merit-rum-against = 提高{ $who }領先的船卡 { $ship } 的防禦數值。
merit-lead = 這樣你在船卡 { $ship } 領先。
merit-lowers = { $who }在船卡 { $ship } 少了 { $n }。
merit-takes-place = 佔掉{ $who }在船卡 { $ship } 的一個位置，還剩 { $n } 個。
merit-stands = 你在船卡 { $ship } 累積到 { $n }，目標是 { $resistance }。
merit-keeps-rum = 蘭姆酒留著以後用。
merit-crew-open = 船員來到還沒有人領先的船卡 { $ship }。
merit-lacks = 之後{ $who }在船卡 { $ship } 還差 { $n }。
