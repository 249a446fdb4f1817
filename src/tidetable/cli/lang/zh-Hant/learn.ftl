# 網路透過與自己對戰來學習。

metavar-table = 座位[:名稱=選擇]

help-learn = 讓網路透過與自己對戰來學習。它只從規則學起：與自己對戰成千上萬局，每種座位數，以及你指定的選項。網路寫入「資料夾/遊戲.npz」，可以參加聯賽；再下一次同樣的指令，訓練就會繼續。這裡用 numpy，有顯示卡時用 torch。
    .short = 讓網路透過與自己對戰來學習。
    .examples =
        tidetable learn chests
            在這台機器上十分鐘
        tidetable learn sirens --minutes 60 --device cuda --games 3584 --width 384 --blocks 3
            在顯示卡上一小時
        tidetable learn nassau --table 2 --table 4 --table 2:dutchman=yes
            只在這幾種桌子
        tidetable learn sirens --beat learned/sirens.npz --folder answer
            什麼最能贏過不再學習的網路？
        tidetable learn sirens --calibrate learned/sirens.npz --folder calibrated
            誰會贏，有多大把握？它的回答保持不變
        tidetable league sirens --bots mate --bot learned/sirens.npz
            它變得多強了？
help-learn-minutes = 訓練多久；不說就是 10 分鐘。
help-learn-lessons = 上完這麼多課就結束，如果這比較早。
help-learn-folder = 網路、學習曲線和接續訓練所需的東西寫在哪裡；不說就是「learned」。
help-learn-table = 學習用的一種桌子：幾個座位，冒號後面是選項；可以給好幾次。不說就是每種座位數。
help-learn-games = 每種桌子同時進行幾局；不說就是 256。
help-learn-actors = 每種桌子的對局由幾個行程進行；不說就是除一個以外的所有核心。
help-learn-width = 網路有多寬；不說就和它開始或繼續所用的網路一樣，沒有就是 128。
help-learn-blocks = 網路有幾個區塊；不說就和它開始或繼續所用的網路一樣，沒有就是 2。
help-learn-device = 在哪裡計算：用 numpy，或用 torch 在「cpu」或「cuda」上，或用「fused」：一分鐘後才開始，但之後更快；不說就用現有最好的。
help-learn-set = 改變訓練方式，例如 rate=5e-4:3e-5（從第一課到最後一課）、clip=0.1 或 seed=2；可以給好幾次。
help-learn-from = 從這個網路開始，而不是從零開始；例如隨附的那一個。
help-learn-beat = 學著打敗這個不再學習的網路。
help-learn-calibrate = 讓這個網路從自己對局的結局學會誰會贏；它的回答保持不變。
help-learn-deals = 最後網路與要擊敗的網路（沒有的話，與最好的快速機器人）對戰幾副牌，兩邊座位各一次；不說就是 20。
help-learn-ray = 在這個位址的 Ray 叢集上對局，在這裡學習；「local」會為這次訓練在這裡啟動一個。

learn-begins = { $game }：一個有 { $inputs } 個輸入和 { $actions } 個行動的網路，開始在 { $kinds } 種桌子上學習。
learn-goes-on = { $game }：{ $folder } 裡的訓練繼續，有 { $inputs } 個輸入和 { $actions } 個行動，在 { $kinds } 種桌子上。
learn-line = { $seconds } 秒：第 { $lessons } 課，{ $games } 局，{ $decisions } 個決定；猶豫 { $doubt }。
learn-rivals = 它贏了與舊版本對局的 { $share } %。
learn-beats = 它贏了與要擊敗的網路對局的 { $share } %。
learn-written = 已寫入：{ $file }
learn-played = 已下 { $games } 局。
learn-calibrated = 已寫入：{ $file }。對沒有用來學習的對局，結局的意外程度以前是 { $before }，現在是 { $after }。
learn-interrupted = 已停止。到最後一行為止學到的都在 { $folder }：下同樣的指令就能繼續。
learn-needs = 訓練需要 { $package }，這裡沒有安裝：pip install "tidetable[learn]"
learn-no-torch = 在「{ $device }」上訓練需要 torch：pip install "tidetable[learn]"。沒有它就不要指定裝置，會用 numpy。
learn-no-card = torch 在這裡找不到顯示卡。不要指定裝置，或指定「cpu」。
learn-one-network = 最多指定一個網路：--from、--beat 或 --calibrate。
learn-overwrites = { $file } 會被學到的覆寫。請用 --folder 指定別的資料夾。
learn-other = { $file } 是用別的寬度或區塊數、或為別的遊戲訓練的。請指定同樣的數字，或別的資料夾。
learn-table = 「{ $text }」不是一種桌子。請這樣寫：--table 3，或 --table 2:選項=選擇
learn-setting = 「{ $text }」不能設定。請這樣寫：--set clip=0.1，或 --set rate=5e-4:3e-5。有：{ $known }。
learn-actors = { $games } 局無法分給 { $actors } 個行程。請用 --actors 指定少一點，或多一點局數。
