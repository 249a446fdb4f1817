# 遊戲名稱、行動、問題和選項。句子裡提到的東西在 things.ftl，每張水手故事的條件在 tales.ftl。

game-title = 拿索
game-tagline = 帶船長穿過拿索的巷弄，裝備你的船，到加勒比海大肆掠奪，再到營火旁講成一段段故事！
game-credit = 《Nassau》由 Stefan Feld 設計，Queen Games 於 2024 年出版。這是非官方版本，與他們沒有關係。文字和圖畫都是我們自己做的。
game-tie = { $names }共享勝利！

# 在城裡
verb-walk = 船長到 { $square }
verb-detour = 船長走較長的巷子到 { $square }
verb-barge = 駁船：從 { $out } 出城，從 { $back } 進城
    .handle = 坐駁船
    .first = 從上岸處 { $out } 坐駁船
    .back = 從 { $out } 出城：駁船從哪裡進城？
verb-set = 把船長放到 { $square }
verb-pause = 用 1 瓶蘭姆酒休息
verb-moor = 跳過：小船停到碼頭 { $quay }
verb-again = 付 1 枚金幣再移動一次
verb-take = 拿 { $gain }
verb-arm = 拿一件武器：{ $weapon }
verb-hire = 帶走第 { $table } 桌的海盜
verb-tame = 拿{ $animal }
verb-draw = 從 { $pile } 牌堆抽
verb-throw = 丟掉{ $cargo }
verb-wait = 讓{ $animal }等待
verb-gift = 拿{ $gift }
verb-stand = 把棋子放到 { $square }
verb-use = 使用{ $animal }
verb-spare = 猴靈：使用{ $object }，但不必棄掉
    .handle = 用猴靈保住一件物品
    .object = 猴靈替你省下哪個物品？
verb-enough = 不用了，繼續

# 在海上
verb-sail = 航行到 { $zone } 海域
verb-steer = 羅盤：直接前往{ $figure }
verb-home = 返航：{ $stop }
verb-fight = 攻打 { $slot } 的敵人
verb-claim = 佔領前哨 { $outpost }
verb-tower = 在瞭望塔 { $tower } 放 { $crates } 個箱子
    .first = 佔領瞭望塔 { $tower }
    .crates = 在瞭望塔 { $tower } 放幾個箱子？
verb-plunder = 掠奪貿易站 { $post }
verb-meet = 拜訪老海狼
verb-listen = 抽一張故事
verb-dutchman = 攻擊飛行荷蘭人號
verb-buy = 買 { $gain }
verb-bomb = 丟炸彈
verb-put =
    { $crates ->
        [0] 不放箱子
       *[other] 放 { $crates } 個箱子
    }
verb-give-crate = 拿回一個箱子
verb-pay-rum = 付 1 瓶蘭姆酒
verb-lay =
    { $pirates ->
        [0] 不放倒海盜
       *[other] 放倒 { $pirates } 個海盜
    }
verb-repel = 擋下攻擊：{ $token }
verb-lose = 先失去{ $token }
verb-sign = 使用契約

# 返航途中
verb-hide = 藏{ $good }
verb-drink = 付 { $rum } 瓶蘭姆酒
verb-promise = 講 { $tales } 張故事
verb-tell = 講：{ $tale }
verb-twice = 鸚鵡：「{ $tale }」算兩次
verb-once = 鸚鵡留待以後
verb-double = 烏龜：{ $line }加倍

did-walk = { $who }帶船長到 { $square }。
did-detour = { $who }帶船長走較長的巷子到 { $square }。
did-barge = { $who }坐駁船，從 { $out } 到 { $back }。
did-set = 船長被困住了：{ $who }把他放到 { $square }。
did-pause = { $who }喝了一瓶蘭姆酒，休息一下。
did-moor = { $who }跳過，小船停到碼頭 { $quay }。
did-again = { $who }付一枚金幣，再移動一次。
did-take = { $who }要 { $gain }。
did-arm = { $who }拿了一件武器：{ $weapon }。
did-hire = { $who }帶走酒館第 { $table } 桌的海盜。
did-tame = { $who }拿了{ $animal }。
did-draw = { $who }從 { $pile } 牌堆抽牌。
did-throw = { $who }丟掉{ $cargo }。
did-wait = { $who }讓{ $animal }等待。
did-gift = 棋子給{ $who }{ $gift }。
did-stand = { $who }把棋子放到 { $square }。
did-use = { $who }使用{ $animal }。
did-spare = { $who }用猴靈留住{ $object }。
did-enough = { $who }就此打住。
did-sail = { $who }航行到 { $zone } 海域。
did-steer = { $who }跟著羅盤前往{ $figure }。
did-home = { $who }返航：{ $stop }。
did-fight = { $who }攻打 { $slot } 的敵人。
did-claim = { $who }佔領前哨 { $outpost }。
did-tower = { $who }在瞭望塔 { $tower } 放了 { $crates } 個箱子。
did-plunder = { $who }掠奪貿易站 { $post }。
did-meet = { $who }拜訪老海狼。
did-listen = { $who }聽了一個故事。
did-dutchman = { $who }攻擊飛行荷蘭人號！
did-buy = { $who }向老海狼買了 { $gain }。
did-bomb = { $who }丟出炸彈！
did-put =
    { $crates ->
        [0] { $who }沒有放箱子。
       *[other] { $who }放了 { $crates } 個箱子。
    }
did-give-crate = { $who }拿回一個箱子。
did-pay-rum = { $who }付一瓶蘭姆酒抵消閃避。
did-lay =
    { $pirates ->
        [0] { $who }沒有為防禦放倒海盜。
       *[other] { $who }為防禦放倒 { $pirates } 個海盜。
    }
did-repel = { $who }擋下攻擊：{ $token }。
did-lose = { $who }先放棄{ $token }。
did-sign = { $who }使用契約：獎勵再得一次。
did-hide = { $who }藏了{ $good }。
did-drink = { $who }在營火付了 { $rum } 瓶蘭姆酒。
did-promise = { $who }要講 { $tales } 張故事。
did-tell = { $who }放了一張故事：「{ $tale }」。
did-twice = 鸚鵡學{ $who }又說了一遍：「{ $tale }」。
did-once = { $who }把鸚鵡留待以後。
did-double = { $who }使用烏龜：{ $line }加倍。

# 運氣帶來的
did-district = 擺好一個街區。
did-foe = 一個敵人登場：{ $adversary }。
did-outpost = 擺好一個前哨。
did-watchtower = 擺好一座瞭望塔，需要{ $weapon }。
did-post = 擺好一個貿易站，需要{ $weapon }。
did-good = 從袋子抽出一個貨物：{ $good }。
did-start-weapon = 一開始的武器：{ $weapon }。
did-hideout = 發出一個藏貨處。
did-animal = 翻開一隻動物：{ $animal }。
did-tale = 你抽到一張故事：「{ $tale }」。
did-sea-dog = 老海狼在 { $zone } 海域。
did-offering = 老海狼有新的交易板塊。
did-dutchman-zone = 飛行荷蘭人號出現在 { $zone } 海域！
did-dutchman-weapon = 對付荷蘭人號的武器：{ $weapon }。
did-figure = Stefan Feld 棋子在 { $square }。
did-start = { $seat }先開始。
did-token = 戰鬥標記：{ $token }。
did-die = 骰子擲出 { $face }。

# 接著發生的
did-gets = { $who }得到 { $gain }。
did-lapses = { $who }不能拿 { $gain }：什麼都沒得到。
did-gets-good = { $who }把{ $good }裝上船。
did-gets-tale = { $who }得到一張 { $back } 故事。
did-scores = { $who }得 { $points } 分。
did-pays = { $who }失去 { $points } 分。
did-loses = { $who }失去{ $token }。
did-lays = { $who }放倒 { $pirates } 個海盜。
did-beats = { $who }打敗了一個敵人：{ $adversary }！
did-told = { $who }講了一個真實的故事：「{ $tale }」。
did-joked = { $who }講了一張 { $back } 的冷笑話。
did-dolphin = { $who }拿到海豚。
did-waits = { $who }沒有空的水手：{ $animal }先等著。
did-round = 第 { $number } 輪開始，由{ $who }先玩。
did-at-sea = 前往加勒比海！由{ $who }先開始。
did-reshuffled = { $pile } 牌堆空了：把它的棄牌洗成新的牌堆。
did-final = { $who }的{ $category }：{ $points } 分。

ask-city =
    { $pause ->
        [yes] 輪到你了（在城裡）：移動船長、休息或跳過。
       *[no] 輪到你了（在城裡）：移動船長或跳過。
    }
    .others = 輪到{ $who }了（在城裡）。
ask-walk =
    { $n ->
        [1] 第二次移動：船長要去哪裡？
       *[other] 船長從這裡要去哪裡？
    }
    .others =
        { $n ->
            [1] { $who }正在再次移動船長。
           *[other] { $who }正在繼續移動船長。
        }
ask-again = 要付 1 枚金幣，再移動船長一次嗎？
    .others = { $who }可以再移動船長一次。
ask-option = 這個廣場畫著兩樣東西：要拿哪一樣？
    .others = { $who }正在從兩樣東西裡選一樣。
ask-weapon = 任選一件武器：要哪一種？
    .others = { $who }正在選武器。
ask-table = 要從酒館帶走哪個海盜？
    .others = { $who }正在從酒館帶走海盜。
ask-tame = 要拿哪隻動物？
    .others = { $who }正在選動物。
ask-pile =
    { $n ->
        [1] 抽一張故事：從哪個牌堆？
       *[other] 還要抽 { $n } 張故事：下一張從哪個牌堆？
    }
    .others = { $who }要抽 { $n } 張故事。
ask-throw = 貨艙放不下了：要丟掉什麼？
    .others = { $who }的船上東西太多了。
ask-wait = 你失去了一個水手：哪隻動物要等待？
    .others = { $who }正在決定哪隻動物要等待。
ask-kraken = 要使用海怪，讓碼頭的獎勵得到兩次嗎？
    .others = { $who }可以使用海怪。
ask-gift =
    { $n ->
        [0] 你遇到棋子了：要拿什麼？
       *[other] 要付 1 枚金幣再拿一樣嗎？
    }
    .others =
        { $n ->
            [0] { $who }遇到棋子了。
           *[other] { $who }可以再買一樣。
        }
ask-stand = 棋子要放到哪裡？
    .others = { $who }正在移動棋子。
ask-sea =
    { $home ->
        [yes]
            { $sail ->
                [yes] 輪到你了（在海上）：付 1 份補給航行，或開始返航。
               *[no] 輪到你了（在海上）：開始返航。
            }
       *[no] 輪到你了（在海上）：羅盤要帶你去哪裡？
    }
    .others = 輪到{ $who }了（在海上）。
ask-sail = 羅盤把你帶到這裡：接著要航行到哪裡？
    .others = { $who }正從羅盤的目的地繼續航行。
ask-action = 要在這個海域做什麼？
    .others = { $who }正在選行動。
ask-prepare = 要怎麼開始戰鬥？
    .others = { $who }正在準備戰鬥。
ask-dodge = 對方閃避了：要拿回一個箱子，還是付 1 瓶蘭姆酒？
    .others = { $who }正在應付閃避。
ask-defend = 你被攻擊了：要放倒最多 { $n } 個海盜，每個多擲一顆骰子嗎？
    .others = { $who }可以為防禦放倒最多 { $n } 個海盜。
ask-reroll = 要使用貓，把所有的 1 和 2 重擲嗎？
    .others = { $who }可以用貓重擲。
ask-repel =
    { $n ->
        [1] 你可以擋下一個攻擊：要擋哪一個？
       *[other] 你可以擋下 { $n } 個攻擊：先擋哪一個？
    }
    .others = { $who }正在擋下 { $n } 個攻擊。
ask-lose = 這些你都會失去，但先後有差別：先失去哪一個？
    .others = { $who }正在決定先失去什麼。
ask-reward =
    { $n ->
        [1] 獎勵是你的了：要多拿幾次嗎？
       *[other] 獎勵已經可以拿 { $n } 次：要再多一次嗎？
    }
    .others =
        { $n ->
            [1] { $who }可以多拿幾次獎勵。
           *[other] { $who }的獎勵已經可以拿 { $n } 次。
        }
ask-trade = 要用 1 枚金幣向老海狼買一樣東西嗎？
    .others = { $who }正在看老海狼的交易板塊。
ask-home = 返航途中：下一站停哪裡？
    .others = { $who }正在返航。
ask-hide =
    { $n ->
        [0] 骷髏島：要藏哪個貨物？
       *[other] 要付 2 枚金幣，再藏一個貨物嗎？
    }
    .others =
        { $n ->
            [0] { $who }正在骷髏島藏貨物。
           *[other] { $who }可以再藏一個貨物。
        }
ask-rum = 營火：要付幾瓶蘭姆酒？每瓶最多可以講三張故事。
    .others = { $who }來到營火旁。
ask-tales = 付了 { $n } 瓶蘭姆酒：要講幾張故事？
    .others = { $who }付了 { $n } 瓶蘭姆酒，正在選故事。
ask-tell =
    { $n ->
        [1] 要講一張故事：哪一張？
       *[other] 要講 { $n } 張故事，號碼小的先放：哪一張？
    }
    .others =
        { $n ->
            [1] { $who }正在放最後一張故事。
           *[other] { $who }正在放 { $n } 張故事。
        }
ask-twice = 要讓鸚鵡重複你的一張故事嗎？
    .others = { $who }正在聽鸚鵡說話。
ask-turtle = 母港：要讓烏龜加倍其中一項嗎？
    .others = { $who }可以使用烏龜。

option-dutchman = 飛行荷蘭人號
    .help = 擴充：一艘可以攻擊的幽靈船，每輪出現在不同的海域。可以和老海狼一起玩，也可以取代他。
choice-dutchman-alone = 取代老海狼
option-figure = Stefan Feld 棋子
    .help = 變體：城市角落裡的商人，會多給路過的人一樣東西。
option-start-district = 起始街區
    .help = 放在中間（建議第一次玩時使用），或放在任何地方。
choice-start-district-random = 任何地方
choice-start-district-middle = 放在中間
option-first = 誰先開始
    .help = 指定第一個玩的人，或讓運氣決定。
choice-first-random = 由運氣決定
