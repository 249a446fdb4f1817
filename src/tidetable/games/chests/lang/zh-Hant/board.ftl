# 用文字說出整個版圖。圖畫上只有名字和數字。
board-turn = 輪到{ $who }。
board-last-round = 這是最後一輪。
board-dice-in-cup = 骰子在骰盅裡。
board-dice = 骰子擲出{ $dice }。
board-dice-key = { $n } 把鑰匙
board-dice-coin = { $n } 枚金幣
board-dice-diamond = { $n } 顆鑽石
board-dice-sabres = { $n } 個彎刀
board-filled = 骰子已經放好，準備取得{ $cards }。
board-chest = { $place }（{ $keys }）
board-chests = 場上有{ $chests }。
board-no-chests = 沒有寶箱了。
board-pile = 牌堆裡還有 { $n } 個寶箱，最上面的有{ $keys }。
board-no-pile = 牌堆空了。
board-before = 船前面
