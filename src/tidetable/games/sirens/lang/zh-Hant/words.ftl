# 遊戲名稱、行動、物品和選項。兩位玩家看到的句子一樣：「己方」是行動者的那一側。

game-title = 人魚的呼喚
game-tagline = 兩位人魚，中間一艘船：誰的歌聲能引來船長、大副和一塊塊船板？
game-credit = 《人魚的呼喚》由 Martin Schlegel 設計，Smiling Monster Games 於 2014 年出版。這是非官方版本，與他們沒有關係。文字和圖畫都是我們自己做的。
game-tie = 沒有人獲勝：你們的分數一樣。等下一艘船來分高下，再玩一局吧？

verb-play = 把 { $card } 放到 { $place }
    .place = 把 { $card } 放到哪裡？
verb-octopus = 章魚：把 { $lying } 移到 { $place }
    .handle = 用章魚移動一張牌
    .place = 章魚要把 { $lying } 搬到哪裡？
verb-rum = 把蘭姆酒杯放到船卡 { $ship }
    .handle = 使用蘭姆酒杯
    .ship = 把蘭姆酒杯放到哪張船卡？
verb-done = 結束回合
verb-pass = 跳過
verb-crew = 走到船卡 { $ship }
verb-pick = 選 { $card }

did-play = { $who }把 { $card } 放到 { $place }。
did-octopus = { $who }用章魚把 { $lying } 移到 { $place }。
did-rum = { $who }把蘭姆酒杯放到船卡 { $ship }。
did-done = { $who }結束回合。
did-pass = { $who }沒有可以做的，跳過。
did-crew = { $who }決定船員往哪裡走。
did-pick = { $who }選了 { $card }。
did-card = 你抽到 { $card }。
did-start = { $seat }先開始。
did-drew = { $who }補了一張牌。
did-moves = 船員走到船卡 { $ship }。
did-wins = { $who }贏得船卡 { $ship }！
did-wins-crew = { $who }贏得船卡 { $ship } 和上面的船員！
did-leaves = 平手：沒有人得到船卡 { $ship }，它移出遊戲。

ask-turn =
    { $octopus ->
        [yes]
            { $play ->
                [yes] 輪到你了：出一張牌，或使用章魚。
               *[no] 輪到你了：使用章魚。
            }
       *[no]
            { $play ->
                [yes] 輪到你了：出一張牌。
               *[no] 輪到你了，但你什麼都不能做：請跳過。
            }
    }
    .others = 輪到{ $who }了。
ask-after = 你的回合快結束了：要放蘭姆酒杯，還是結束回合？
    .others = { $who }還可以放蘭姆酒杯。
ask-crew = 你這一側的牌讓船員移動：往哪裡走？
    .others = { $who }正在決定船員往哪裡走。
ask-pick = 選四張手牌中的下一張，由小到大。
    .others = { $who }正在選牌。

card--4 = −4
card--3 = −3
card--2 = −2
card--1 = −1
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10

ship-28 = 28
ship-30 = 30
ship-32 = 32
ship-34 = 34
ship-36 = 36

side-mine = 己方
side-theirs = 對方

pair-place = { $first }（{ $second }）
pair-lying = { $first }的 { $second }

option-more-tactics = 從船頭到船尾都有更多的策略
    .help = 雙方各有相同的 26 張牌，各選四張，並從自己的抽牌堆補牌。
option-first = 誰先開始
    .help = 指定第一個玩的人，或讓運氣決定。
choice-first-random = 由運氣決定


bad-data-sirens-halves = 第 { $line } 行：數值 { $value } 的張數必須是偶數，因為一半有海星，一半有貝殼。
bad-data-sirens-cards = 第 { $line } 行：{ $n } 張卡牌太少。至少需要 { $least } 張。
