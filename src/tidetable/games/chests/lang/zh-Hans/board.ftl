# 用文字说出整个版图。图画上只有名字和数字。
board-turn = 轮到{ $who }。
board-last-round = 这是最后一轮。
board-dice-in-cup = 骰子在骰盅里。
board-dice = 骰子掷出{ $dice }。
board-dice-key = { $n } 把钥匙
board-dice-coin = { $n } 枚金币
board-dice-diamond = { $n } 颗钻石
board-dice-sabres = { $n } 个弯刀
board-filled = 骰子已经放好，准备取得{ $cards }。
board-chest = { $place }（{ $keys }）
board-chests = 场上有{ $chests }。
board-no-chests = 没有宝箱了。
board-pile = 牌堆里还有 { $n } 个宝箱，最上面的有{ $keys }。
board-no-pile = 牌堆空了。
board-before = 船前面
