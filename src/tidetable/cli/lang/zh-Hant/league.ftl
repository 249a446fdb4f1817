# 機器人對機器人。

metavar-class = 模組:類別|檔案
metavar-elo = 低,高

help-league = 讓機器人互相對戰：每個都遇到其他每個，每副牌局都從每個座位各玩一次，所以大家的運氣相同。相同的種子得到相同的結果，不論用多少行程。機器人如果出錯、想太久或回答不合規則，就輸掉那一局，聯賽照常進行。
    .short = 讓機器人互相對戰並評分。
    .examples =
        tidetable league sirens --bots greedy,random --games 400
            誰比較強，有多確定？
        tidetable league chests --bot mybots.first:Cautious
            你自己的機器人加入
        tidetable league nassau --games 400 --resume nassau.jsonl
            可以中斷，之後繼續
        tidetable league sirens --html sirens.html --json sirens.json
            可讀的報告和可用的數字
        tidetable league sirens --ray auto
            在 Ray 叢集上
help-league-bots = 參加的內建機器人，以逗號分隔；預設 greedy 和 random。
help-league-bot = 你自己的機器人參加：可以從這裡匯入的類別，或一個檔案，由檔案裡最後一個函式來玩；可以重複使用。
help-league-games = 每組對戰玩幾局，會進位到每副牌局從每個座位都玩過；預設 100。
help-league-seats = 一桌幾個玩家；預設 2。
help-league-ladder = 每個機器人只和名單上的鄰居對戰：足以看出每一級是否真的更強。
help-league-sprt = 一旦看出第一個機器人是否比第二個強就停止（逐副牌局的序貫檢定）。這時 --games 是最多的局數；預設 20000。
help-league-elo = 檢定在哪兩個領先幅度之間決定，以 Elo 分計：到第一個為止不算更強，從第二個起才算。預設 0,20。
help-league-seed = 運氣從哪裡來：相同的數字得到相同的牌局。預設 1。
help-league-seconds = 機器人一步最多想幾秒；預設 60。
help-league-workers = 同時玩幾局；預設與核心數相同。
help-league-ray = 在這個位址的 Ray 叢集上玩；「local」會在這裡為這次聯賽啟動一個。
help-league-resume = 把完成的對局保存在這個檔案，並從已有的對局繼續。
help-league-json = 把所有數字寫入這個檔案。
help-league-html = 把附圖的報告寫入這個檔案；它不需要其他東西，可以直接轉交。

league-few = 每桌 { $seats } 人的聯賽至少需要 { $seats } 個機器人，現在有 { $bots } 個。
league-twice = 「{ $bot }」不能和自己對戰。每個機器人只列一次。
league-bad-bot-form = 看不懂「{ $bot }」。自己的機器人要這樣寫：--bot package.module:Class 或 --bot agent.py
league-bad-bot-import = 「{ $bot }」無法匯入：{ $detail }
league-bad-bot-missing = 沒有「{ $bot }」：模組裡沒有叫做 { $detail } 的東西。
league-bad-bot-class = 「{ $bot }」不是機器人。它必須是繼承 tidetable.core.think.bot.Bot 的類別，並有「choose」方法。
league-bad-bot-agent = 「{ $bot }」裡沒有能玩的函式。請寫一個：def agent(observation, configuration):
league-bad-bot-network-file = 「{ $bot }」裡沒有網路。「tidetable learn」會寫出一個。
league-bad-bot-network-other = 「{ $bot }」學的是別的東西：{ $detail }。請為這個遊戲訓練一個。
league-bad-bot-network-tables = 「{ $bot }」已損壞：裡面的表格彼此不符。請重新訓練，或換一份副本。
league-bad-bot-weight = 看不懂「{ $bot }」。權重要這樣寫：--bot 'mate?exploration=0.5&depth=10'。這個機器人有：{ $detail }。
league-sprt-bots = 檢定比較兩個機器人；{ $seats } 人桌要有 { $seats } 個，檢定的是前兩個。你說了 { $bots } 個。
league-sprt-elo = 看不懂「{ $elo }」。請給兩個 Elo 領先分數，小的在前：--elo 0,20
league-log-form = { $file } 不是聯賽對局的清單，或在第 { $line } 行損壞。請選擇別的檔案。
league-log-other = { $file } 是另一個聯賽的對局：遊戲、資料、選項、座位數或種子不同。請選擇別的檔案。
league-no-ray = 無法使用 Ray。安裝了嗎（pip install "tidetable[ray]"）？這個位址有叢集嗎？{ $detail }
league-crew-lost = 對局的行程一再結束，而且不是任何機器人的錯。記憶體夠嗎？
league-interrupted = 已停止。沒有保存任何東西；用 --resume 檔案 可以之後繼續。
    .kept = 已停止。完成的對局在 { $file }：用同樣的指令就能繼續。

league-playing = 對局
league-resumed = 這個聯賽已有 { $games } 局在 { $file }。
league-written = 已寫入：{ $file }

league-heading = { $game }：{ $games } 局
league-report = 聯賽：{ $game }
league-facts = 共 { $games } 局：{ $deals } 副牌局，每桌 { $seats } 人，每副都從每個座位各玩一次，所以所有機器人的運氣相同。
league-again = 這個聯賽可以這樣重玩：

league-bot = 機器人
league-pairing = 對戰
league-games = 局數
league-rating = 評分
league-interval = 95 %
league-won = 勝
league-tied = 和
league-lost = 負
league-share = 勝率
league-by-game = 95 %（按局）
league-by-deal = 95 %（按牌局）
league-lead = 領先分數
league-deals = 牌局
league-first-both = 前者
league-second-both = 後者
league-same-seat = 同一座位
league-other = 和局
league-luck-share = 由運氣決定
league-moves = 步數
league-mean = 平均（毫秒）
league-most = 百分之95（毫秒）
league-worst = 最久（毫秒）
league-percent = { $share } %

league-sprt-better = { $deals } 副牌局之後接受：{ $one } 比 { $two } 強，領先更像 { $high } 而不是 { $low } Elo 分。
league-sprt-no-better = { $deals } 副牌局之後拒絕：{ $one } 領先 { $two } 更像 { $low } 而不是 { $high } Elo 分。
league-sprt-open = { $one } 與 { $two } 打了 { $deals } 副牌局，仍未分曉。請增加 --games，並用 --resume 接著打。
league-sprt-ratio = 概似比的對數：{ $ratio }；達 { $bound } 接受，達 −{ $bound } 拒絕，一百次檢定最多錯五次。

league-standings = 評分
    .note = 領先 400 分表示十勝一負；全體平均是 1500。真正的評分有 95 % 的把握在範圍之內。
league-pairings = 誰勝過誰
    .note = 從前者的角度來看；和局算半勝。按牌局的範圍比較準：同一副牌局的對局運氣相同。
league-luck = 運氣決定了什麼
    .note = 每副牌局都從兩個座位各玩一次：誰贏了兩局？如果是同一座位，不論誰坐在那裡，就是牌局決定的，而不是機器人。
league-times = 思考時間
    .note = 只計有選擇的時候，在進行對局的機器上測得。行程數少於核心數時，數字比較穩定。

league-mishaps = 因自己的過錯而輸
league-mishap-raised = { $bot } 出錯，輸了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）：{ $detail }
league-mishap-slow = { $bot } 一步想超過 { $seconds } 秒，輸了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）。
league-mishap-illegal = { $bot } 的回答不合規則，輸了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）：{ $detail }
league-mishap-died = { $bot } 結束了行程，輸了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）。
