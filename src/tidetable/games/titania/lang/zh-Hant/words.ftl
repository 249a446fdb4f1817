# 遊戲名稱、行動、物品和選項。牌、萬用牌和霧板塊都是完整的名詞。

game-title = Titania
game-tagline = 航行在沉沒的王國裡，收集貝殼，讓古老的塔樓重新聳立！
game-credit = 《Titania》由 Rüdiger Dorn 設計，Hans im Glück 於 2010 年出版。這是非官方版本，與他們沒有關係。文字和圖畫都是我們自己做的。
game-tie = { $names }共享勝利！

verb-play = 打出{ $colour }牌
verb-joker = 把{ $card }當{ $colour }打出
    .colour = 要當哪一種顏色？
verb-stop = 停止出牌並抽牌
verb-place = 航向 { $space }
verb-choose = 拿{ $shell }貝殼
verb-build = 建造 { $tower }
verb-enough = 不再建造
verb-occupy = 佔領 { $space }
verb-keep = 留著海星
verb-discard = 棄掉{ $card }

did-play = { $who }打出{ $colour }牌。
did-joker = { $who }把{ $card }當{ $colour }打出。
did-stop = { $who }停止出牌。
did-place = { $who }把一艘船放到 { $space }。
did-choose = { $who }要{ $shell }貝殼。
did-build = { $who }建造 { $tower }。
did-enough = { $who }不再建造。
did-occupy = { $who }用海星佔領 { $space }。
did-keep = { $who }留著其餘的海星。
did-discard = { $who }棄掉{ $card }。
did-start = { $seat }先開始。
did-card = 你抽到{ $card }。
did-fog = 霧散了：{ $tile }！
did-tile = 你的分數板塊是 { $value } 分。
did-drew = { $who }抽了 { $number } 張牌。
did-reshuffled = 抽牌堆空了：把棄牌洗成新的抽牌堆。
did-gets-shells = { $who }得到 { $number } 個{ $shell }貝殼。
did-gets-starfish = { $who }得到 { $number } 個海星。
did-gets-points = { $who }得到 { $number } 分。
did-takes-tile = { $who }拿了一個分數板塊。
did-loses-ship = 額外的船沒有地方可去，就此失去。
did-last-ship = { $who }放下了最後一艘{ $colour }船：這個時期結束！
did-becalmed = 連續三輪沒有船出航：這個時期結束。
did-second-period = 第二個時期開始：船都回到供應區，新的霧又升起了。
did-shows = { $who }翻開 { $number } 個 { $value } 分的分數板塊。

ask-turn =
    { $n ->
        [3] 輪到你了：打出一張牌，或抽三張牌。
        [2] 打出第二張牌，或停下來抽兩張牌。
       *[other] 打出第三張牌，或停下來抽一張牌。
    }
    .others = 輪到{ $who }了。
ask-place =
    { $n ->
        [0] 藍色船要去哪裡？
        [1] 黃色船要去哪裡？
       *[2] 紅色船要去哪裡？
    }
    .others =
        { $n ->
            [0] { $who }正在放一艘藍色船。
            [1] { $who }正在放一艘黃色船。
           *[2] { $who }正在放一艘紅色船。
        }
ask-extra =
    { $n ->
        [0] 額外的藍色船：要放在上一艘船旁邊的哪裡？
        [1] 額外的黃色船：要放在上一艘船旁邊的哪裡？
       *[2] 額外的紅色船：要放在上一艘船旁邊的哪裡？
    }
    .others =
        { $n ->
            [0] { $who }正在放一艘額外的藍色船。
            [1] { $who }正在放一艘額外的黃色船。
           *[2] { $who }正在放一艘額外的紅色船。
        }
ask-shells = 你得到 { $n } 個同色的貝殼：要哪種顏色？
    .others = { $who }正在選貝殼的顏色。
ask-build =
    { $n ->
        [0] 你的船到了起重機：建一層樓，至少要建一層。
       *[other] 再建一層，還是夠了？
    }
    .others = { $who }正在建造。
ask-starfish = 你得到了海星：要佔領塔樓格，還是留著？
    .others = { $who }可以佔領塔樓格。
ask-discard = 手牌最多留七張：還要棄掉 { $n } 張。
    .others = { $who }正在棄牌，只留七張。

colour-blue = 藍色
colour-yellow = 黃色
colour-red = 紅色

joker-blue-yellow = 藍黃萬用牌
joker-blue-red = 藍紅萬用牌
joker-yellow-red = 黃紅萬用牌

card-blue = 一張藍色牌
card-yellow = 一張黃色牌
card-red = 一張紅色牌
card-blue-yellow = 一張藍黃萬用牌
card-blue-red = 一張藍紅萬用牌
card-yellow-red = 一張黃紅萬用牌

shell-brown = 棕色
shell-green = 綠色
shell-black = 黑色
shell-white = 白色

pair-tower = { $first } 的{ $second }樓層

fog-each-1 = 每種顏色的貝殼各一個
fog-brown-2 = 兩個棕色貝殼
fog-brown-3 = 三個棕色貝殼
fog-green-2 = 兩個綠色貝殼
fog-green-3 = 三個綠色貝殼
fog-black-2 = 兩個黑色貝殼
fog-black-3 = 三個黑色貝殼
fog-white-2 = 兩個白色貝殼
fog-white-3 = 三個白色貝殼
fog-any-2 = 兩個貝殼，顏色任選一種
fog-any-3 = 三個貝殼，顏色任選一種
fog-starfish-1 = 一個海星
fog-starfish-2 = 兩個海星
fog-ship-1 = 一艘額外的船

option-first = 誰先開始
    .help = 指定第一個玩的人，或讓運氣決定。
choice-first-random = 由運氣決定


# 玩家自己寫的王國哪裡不對。引號裡是檔案中的字。
bad-data-titania-space = 第 { $line } 行：「{ $value }」不是格子的名稱。格子的名稱是列的字母加上欄的數字，從 A1 到 L12。
bad-data-titania-gives = 第 { $line } 行：獎勵格給一樣或兩樣東西，這裡卻列了 { $n } 樣。請改正「gives」。
bad-data-titania-cards = 第 { $line } 行：船牌有 { $n } 張，但四個人玩至少需要 { $least } 張。請增加「count」。
bad-data-titania-flags = 第 { $line } 行：沒有城堡格有「{ $colour }」的旗幟，這個顏色的船永遠無法出航。請把它加進某一格的「flags」。
bad-data-titania-ships = 第 { $line } 行：扣掉城堡上的 { $n } 艘和放在一旁的，「{ $colour }」就沒有船可以出航。請增加「count」或減少「aside」。
bad-data-titania-fog = 第 { $line } 行：霧板塊有 { $tiles } 個，霧格有 { $spaces } 個。兩個數字必須相同。
bad-data-titania-reach = 第 { $line } 行：沒有船到得了 { $space }。請從城堡鋪一路可航行的格子過去，或刪掉這一格。
bad-data-titania-crane = 第 { $line } 行：{ $space } 的起重機旁邊沒有塔樓格。請在旁邊放一個，或改成別種格子。
bad-data-titania-tower = 第 { $line } 行：塔樓格 { $space } 旁邊沒有起重機，沒有人能在那裡建造。請在旁邊放一台，或改成別種格子。
