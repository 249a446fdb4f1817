# 一個機器人在內建機器人之中的位置。

help-benchmark = 看看一個機器人有多強：它在永遠不變的牌局上和內建機器人對戰，並排進它們的量尺。內建機器人早已互相玩過，不必重玩。所有回答都存進一個檔案，任何人不需要那個機器人也能驗證。不指定機器人時，只顯示量尺。
    .short = 看一個機器人在內建機器人之中的位置。
    .examples =
        tidetable benchmark chests
            目前的量尺
        tidetable benchmark chests --bot my.py
            把你自己的機器人排進去
        tidetable benchmark chests --bot mybots:Cautious --seats 2,3,4
            兩人、三人和四人
        tidetable benchmark chests --verify benchmark/chests-2-my.py.jsonl
            重玩一個檔案裡的對局並比較
help-benchmark-bot = 要排進量尺的機器人：可以從這裡匯入的類別、一個檔案，或內建機器人。
help-benchmark-seats = 一桌幾個玩家；幾個數字以逗號分隔。預設 2。
help-benchmark-games = 每種同桌組合玩幾局，會進位到每副牌局從每個座位都玩過；預設 200。
help-benchmark-against = 和量尺上的哪些機器人對戰，以逗號分隔；預設全部。想得久的花最多時間。
help-benchmark-folder = 存放對局檔案的資料夾。用同樣的指令就會接著玩。
help-benchmark-verify = 用這個檔案裡的回答重玩所有對局，看結果是否和它說的一樣。

benchmark-seats = { $game }：沒有「{ $seats }」人的表。有這些人數的表：{ $known }。
benchmark-against = 「{ $bot }」不在量尺上。量尺上有：{ $known }。
benchmark-anchor = 「{ $bot }」已經在量尺上。不加 --bot 就能看到。
benchmark-few = 在 { $seats } 人桌，新來的一次要遇到另外 { $needed } 個。請用 --against 列出這麼多個，或不列，就會遇到全部。
benchmark-anchor-fault = { $bot } 在這台電腦上沒能玩完一局（{ $kind }），所以無法判斷。規則編譯了嗎（「make build」）？記憶體夠嗎？減少 --workers 也有幫助。
benchmark-log-other = { $file } 是別的機器人或別的規則的對局，或者機器人後來改過。請用另一個 --folder，或刪除這個檔案。
benchmark-written = 對局在 { $file }。任何人都能驗證：tidetable benchmark --help 說明怎麼做。
benchmark-heading = { $game }，{ $seats } 人：{ $benchmark }
benchmark-standings = 量尺
    .note = greedy 定為 1000；領先 400 分表示十勝一敗。真正的分數有 95 % 的把握在界限之內。這張表根據 { $games } 局。
benchmark-verified = { $file } 屬實：全部 { $games } 局的結果都和它說的一樣。
benchmark-false = { $file } 不屬實：結果不同的對局有 { $games } 局，第一局在牌局 { $deal }（{ $seating }）。
benchmark-entry-other = { $file } 裡沒有這個遊戲在這個評測中的對局。「tidetable benchmark」會寫出這種檔案。
benchmark-entry-rules = { $file } 用的規則、資料或牌局和這裡的評測不同。請重玩一次。
benchmark-entry-anchors = { $file } 裡有和不在量尺上的機器人的對局。請重玩一次。
benchmark-entry-games = { $file } 不完整：從第一副到最後一副牌局，每個座位都要玩過。請再用一次寫出它的指令。
