# 文字牌桌，以及在終端機或網頁上輸入的指令

text-table = 牌桌
text-elsewhere = 版圖上還有
text-parts = 可以朗讀這些部分：
text-nothing = 這裡沒有叫做「{ $word }」的東西。輸入「說明」可以知道能輸入什麼。
text-no-hand = 你手上沒有東西。
text-no-news = 你上一個回合之後，什麼都沒有發生。
text-here = 你可以用它做這些：
text-possible = 現在沒有什麼不允許這樣做。
text-number = 沒有這個編號的選項：編號從 1 到 { $most }。
text-offer = { $label }（{ $typed }）
text-choice = { $number }：{ $said }
text-help = 輸入一個行動，例如「{ $example }」，或選項的編號，或地點、玩家、部分的名稱來聽它的內容。還有這些指令：

# 每個指令除了本身的詞，還可以有別的詞，以分號隔開
command-help = 說明
    .also = ?; ？
    .help = 可以輸入什麼
command-look = 看
    .also = 讀; 什麼是; 誰是
    .help = 朗讀一個部分、地點或玩家，例如「看 手牌」；單獨輸入會說出所有部分的名稱
command-moves = 選項
    .also = 我能做什麼; 我可以做什麼; 現在呢
    .help = 現在問的是什麼，以及所有能選的
command-hand = 手牌
    .also = 我的手牌; 我有什麼
    .help = 你手上的東西
command-news = 消息
    .also = 發生了什麼; 發生了什麼事
    .help = 你上一個回合之後發生的事
command-why = 為什麼
    .also = 為什麼不行; 為何
    .help = 為什麼不能做某件事，後面加上那個行動
command-hint = 提示
    .help = 問船長會怎麼做；後面加上你的選擇，就會一起比較
command-undo = 收回
    .also = 退回
    .help = 收回上一個決定
command-redo = 重做
    .help = 再做一次剛才收回的決定

# 許多遊戲的版圖都有的部分
area-hand = 你的手牌
area-player = { $who }
area-podium = 頒獎台
sheet-now = 目前的局面
