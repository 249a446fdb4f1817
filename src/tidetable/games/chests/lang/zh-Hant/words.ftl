# 遊戲名稱、行動、物品和選項。寶藏和位置都是完整的名詞。

game-title = 寶箱與彎刀
game-tagline = 擲骰子、開寶箱、裝寶藏，小心魚骨！
game-credit = 「寶箱與彎刀」是我們取的名字：這款兒童骰子遊戲的法文說明書沒有印遊戲名稱，設計者和出版社我們也不知道。這是非官方版本，與任何公司都沒有關係。文字和圖畫都是我們自己做的。
game-tie = { $names }共享勝利！

verb-roll = 擲骰子
verb-open = 打開{ $place }
verb-load = 裝載{ $treasure }
verb-steal = 偷走{ $treasure }
verb-done = 結束回合

did-roll = { $who }擲骰子。
did-open = { $who }打開{ $place }。
did-load = { $who }把{ $treasure }裝上船。
did-steal = { $who }偷走了{ $treasure }！
did-done = { $who }結束回合。
did-start = { $boat }先開始。
did-chest = 牌堆的下一個寶箱有{ $keys }。
did-dice =
    擲出：{ $first }{ $second ->
        [none] { "" }
       *[face] 、{ $second }
    }{ $third ->
        [none] { "" }
       *[face] 、{ $third }
    }{ $fourth ->
        [none] { "" }
       *[face] 、{ $fourth }
    }。
did-treasure = 寶箱裡有{ $treasure }。
did-last-round = { $who }打開了最後一個寶箱：每個人再玩一個回合！
did-lost = { $who }的骰子無處可放，作廢。

ask-roll = 輪到你了：擲骰子吧！
    .others = 等{ $who }擲骰子。
ask-use = 你要怎麼用骰子？
    .others = { $who }正在放骰子。

face-key = 鑰匙
face-coin = 金幣
face-diamond = 鑽石
face-sabres = 彎刀
# 沒有擲的骰子。講骰子的那句話認得這個字，會把它略過。
face-none = none

place-left = 左邊的寶箱
place-middle = 中間的寶箱
place-right = 右邊的寶箱

keys-1 = 一把鑰匙
keys-2 = 兩把鑰匙
keys-3 = 三把鑰匙

treasure-coin = 一枚金幣
treasure-diamond = 一顆鑽石
treasure-coin-coin = 兩枚金幣
treasure-coin-diamond = 一枚金幣和一顆鑽石
treasure-diamond-diamond = 兩顆鑽石
treasure-coin-coin-coin = 三枚金幣
treasure-coin-coin-diamond = 兩枚金幣和一顆鑽石
treasure-coin-diamond-diamond = 一枚金幣和兩顆鑽石
treasure-diamond-diamond-diamond = 三顆鑽石
treasure-fish-bones = 魚骨

option-greedy-pirates = 貪心海盜
    .help = 第一次擲骰後可以先把骰子放到卡牌上，再重擲其餘的骰子。
option-old-sea-dogs = 老水手
    .help = 可以偷走別人還沒裝船的寶藏。六歲以上。
option-first = 誰先開始
    .help = 指定第一個玩的人，或讓運氣決定。
choice-first-random = 由運氣決定


pair-theirs = { $first }的{ $second }

bad-data-chests-die = 第 { $line } 行：骰子各面加起來是 { $n }。骰子有 { $sides } 面。
bad-data-chests-cards = 第 { $line } 行：卡牌加起來是 { $n } 張。應該有 { $all } 張。
