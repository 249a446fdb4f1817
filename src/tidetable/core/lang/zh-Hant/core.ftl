# 所有遊戲共用的文字：拒絕的理由、沒取名字的玩家、規則頁上的用語。

choice-yes = 是
choice-no = 否

seat-1 = 紅船
seat-2 = 藍船
seat-3 = 黃船
seat-4 = 綠船

## Bots: their level, their name, and a temper that tells how strong they are

bot-random = 隨機機器人
    .name = 波莉
    .temper = 想到什麼說什麼，毫無盤算。
bot-greedy = 貪心機器人
    .name = 格列佛
    .temper = 眼前閃亮的就搶，從不往後看。
bot-gentle = 溫和
    .name = 珍珠婆婆
    .temper = 和氣地陪你玩，你贏了她最高興。
bot-deckhand = 水手
    .name = 皮普
    .temper = 幹勁十足，還在學本事。
bot-helmsman = 舵手
    .name = 亨克
    .temper = 航向穩定，少有閃失。
bot-mate = 大副
    .name = 蘿莎
    .temper = 一隻眼看見別人兩隻眼漏掉的。
bot-captain = 船長
    .name = 巴納比
    .temper = 熟知海上一切招數，寸步不讓。
bot-admiral = 海軍上將
    .name = 奧古斯塔
    .temper = 和自己玩過數百萬局，一局不忘。
bot-even = 勢均力敵
    .name = 回聲
    .temper = 隨你變色：你多強，牠就多強。
bot-called = { $name } · { $level }

## Words around the board

feast-board = 版圖
feast-podium = 頒獎台

## 被拒絕的行動

not-understood-empty = 沒有輸入任何內容。請輸入一個行動，或從選項中選一個。
not-understood-verb = 沒有「{ $word }」這個行動。請用以下其中一個字開頭：{ $known }。
not-understood-length =
    { $want ->
        [0] 「{ $verb }」後面不用接字
       *[other] 「{ $verb }」後面要接 { $want } 個字
    }，但你輸入了 { $got } 個。請重新輸入。
not-understood-number = 沒有編號 { $number } 的行動。編號從 0 到 { $most }。
not-understood-thing = 「{ $word }」不能接在「{ $verb }」後面。請用以下其中一個：{ $known }。
not-legal-now = 現在不能「{ $text }」。規則 { $rule }：{ $sentence }請選別的行動。
not-yours-turn = 現在不是由你決定。請等到輪到你的時候。
not-yours-over = 遊戲已經結束，沒有什麼要決定的了。想再玩就開新的一局。
not-yours-seat = 這個座位不是你的，或不在這一桌。請選自己的座位，或在觀戰看。
not-yours-seed = 遊戲結束之前，種子要保密。結束後再來看。
not-yours-chance = 這裡沒有要由運氣抽的東西。要先由玩家決定。
not-yours-draw = 要先由運氣抽出結果，玩家才能決定。
not-yours-asked = 現在由{ $asked }決定。請等到輪到你的時候。
not-now-rule = { $gist }（規則 { $rule }）
not-now-first = { $gist }（規則 { $rule }）現在：{ $ask }
not-now-later = 這個要之後才選。請先選一個發亮的東西，之後也許就能選這個。
not-now-other = 這個和你已經選的東西不能搭配。請先退一步，再從這個開始。
not-now-nothing = 現在不能用它做什麼。請選一個發亮的東西。
stale-version = 桌上的情況已經變了：你回答的是第 { $version } 個局面，現在是第 { $now } 個。請再看一次，重新決定。

## 收回行動

cannot-undo-over = 遊戲已經結束，不能再收回了。想再玩就開新的一局。
cannot-undo-nothing = 你還沒有做過可以收回的決定。繼續玩吧。
cannot-undo-others = 之後已經有別人做了決定，所以你的行動不能收回。請從這裡繼續玩。
cannot-undo-chance = 之後運氣已經抽出結果，所以你的行動不能收回。請從這裡繼續玩。
cannot-undo-revealed = 你的行動翻開了原本看不到的東西，所以不能收回。請從這裡繼續玩。
cannot-undo-clock = 你的回合已經結束，計時已經輪到別人，所以不能收回。請從這裡繼續玩。
cannot-undo-redo = 沒有可以重做的行動：你沒有收回過，或之後已經發生了別的事。請從這裡繼續玩。

## 開桌

bad-table-game = 這裡沒有「{ $game }」這個遊戲。請選以下其中一個：{ $known }。
bad-table-seats = 這個遊戲是 { $least } 到 { $most } 人玩的，不能 { $seats } 人玩。請選這之間的人數。
bad-table-option = 這個遊戲沒有「{ $name }」這個選項。請從這些當中選：{ $known }。
bad-table-choice = 「{ $name }」不能選「{ $choice }」。請選以下其中一個：{ $known }。
bad-table-first = 第 { $first } 位玩家不能先開始，因為只有 { $seats } 個人玩。請指定其中一位，或讓運氣決定。
bad-table-bot = 這個遊戲沒有「{ $bot }」這個機器人。請選以下其中一個：{ $known }。
bad-table-seed = 這一桌沒有種子，運氣無法抽出結果。想玩請另開一桌。

## 局面的文字

bad-position-parts = 局面的文字應有以冒號分隔的 { $want } 個部分，這裡有 { $got } 個。請複製整行。
bad-position-seats = 「{ $seats }」不是玩家人數。請複製局面輸出的整行文字。
bad-position-options = 這個遊戲有 { $want } 個選項，文字中卻有 { $got } 個。請複製局面輸出的整行文字。
bad-position-edition = 這個 { $game } 局面屬於版本與資料 { $edition }；這裡使用的是 { $ours }。請用輸出它的規則開啟。
bad-position-facts = 這個局面的最後一部分已損壞。請複製局面輸出的整行文字。
bad-position-audit = 這個局面不可能出現：{ $wrong }。請複製局面輸出的整行文字。
bad-position-begun = 這個局面不是從頭開始玩的，所以沒有紀錄。請以「start」開始，或保留它的文字。

## 讀取紀錄

bad-record-format = 第 { $line } 行：這不是這裡能讀的紀錄。第一行必須是「tidetable { $want }」。
bad-record-no-game = 第 { $line } 行：前面沒有說明這是哪個遊戲。請在上面加一行「game」和遊戲名稱。
bad-record-game = 第 { $line } 行：這裡沒有「{ $game }」這個遊戲。請改正名稱，或安裝這個遊戲。
bad-record-edition = 第 { $line } 行：這份紀錄寫的是遊戲的「{ $edition }」版，而這裡是第 { $ours } 版。請用有那個版本的 Tidetable 讀取。
bad-record-twice = 第 { $line } 行：「{ $word }」前面已經寫過了。哪一個才對？請索取原始的紀錄。
bad-record-missing = 第 { $line } 行：到這裡都沒有寫「{ $word }」，所以沒人知道玩的是什麼。請索取原始的紀錄。如果你確定玩的就是這裡桌上的東西，請加上一行「{ $want }」。
bad-record-long = 第 { $line } 行超過 { $most } 個字。紀錄裡沒有這麼長的行。請改正或刪掉它。
bad-record-no-commitment = 第 { $line } 行：有種子，卻沒有它該算出的指紋「commitment」。請索取原始的紀錄。
bad-record-word = 第 { $line } 行：開頭部分不能用「{ $word }」。請改正或刪掉這一行。
bad-record-value = 第 { $line } 行：「{ $word }」後面的「{ $value }」沒有意義。請改正這一行。
bad-record-commitment = 第 { $line } 行：種子和它的指紋「commitment」不符，其中一個被改過。請索取原始的紀錄。
bad-record-table = 第 { $line } 行：不能這樣開桌。{ $why }
bad-record-mark = 第 { $line } 行：「{ $mark }」不是玩家的號碼，也不是代表運氣的「~」或代表結果的「=」。請改正這一行。
bad-record-line = 第 { $line } 行「{ $text }」：{ $why }
bad-record-luck = 第 { $line } 行：這裡抽出的是「{ $text }」，依照種子卻應該是「{ $due }」，所以這次抽取被改過。請索取原始的紀錄。
bad-record-result = 第 { $line } 行：「{ $result }」不是這一局的結果。請改正或刪掉這一行。
bad-record-after-end = 第 { $line } 行：結果後面不能再有內容。請刪掉這一行。
bad-record-given = 第 { $line } 行：總共只有 { $entries } 行，不可能有 { $given } 行是接續來的。請更正數字。
bad-record-chain = 第 { $line } 行：下面各行得不出「chain」的指紋。至少有一行被改動、刪去、加入或移動。請索取原本寫下的紀錄。
bad-record-share = 第 { $line } 行「{ $text }」：{ $why } 請索取原本寫下的紀錄。
bad-record-undo = 第 { $line } 行：收回不可能保留 { $entries } 個行動和抽取中的 { $keep } 個。請改正這一行。

## What seats give to the luck

bad-share-word = 「{ $text }」不是座位能給運氣的東西。座位封存一個數字、公開它，或被略過。
bad-share-seal = 「{ $seal }」不是封印。封印有 64 位，由 0 到 9 和 a 到 f 組成。
bad-share-number = 「{ $number }」不是給運氣的數字。它有 32 位，由 0 到 9 和 a 到 f 組成。
bad-share-late = 太遲了：別人已公開數字，或運氣已經抽過。
bad-share-twice = 這個座位已經做過了，或已被略過。
bad-share-other = 這不是這個座位封存的數字。
bad-share-open = 運氣還不能抽：不是每個封存的數字都已公開。

## 規則與出處

rules-title = 《{ $game }》規則
rules-reason = 理由：{ $reason }

src-print = 印在說明書上
src-found = 查自公開資料
src-inferred = 由印出的內容推得
src-recon = 我們重建的
src-ruling = 我們的裁定

unprinted-title = 沒有印出來的內容
unprinted-introduction = 本頁由規則和資料檔自動產生，列出這一桌所有在說明書裡查不到的內容：由說明書推得的、從別處查到的、我們重建的，以及說明書沒說而由我們裁定的。擁有盒裝遊戲的人可以修正資料檔。
unprinted-rules = 規則
unprinted-components = 配件
components-and = { $first }、{ $second }

ending-winner = { $name }獲勝！
names-and = { $first }和{ $second }

hint-clear = 明顯最好。這樣 100 局大約能贏 { $chances } 局。
hint-best = 最好。這樣 100 局大約能贏 { $chances } 局。
hint-likely = 大概最好。這樣 100 局大約能贏 { $chances } 局。
hint-equal =
    { $n ->
        [2] 這兩個一樣好。選哪個都行，100 局大約能贏 { $chances } 局。
       *[other] 這 { $n } 個一樣好。選哪個都行，100 局大約能贏 { $chances } 局。
    }
hint-behind = 100 局大約贏 { $chances } 局，少了 { $behind } 局。
hint-close = 100 局大約贏 { $chances } 局。很難說第一個是不是更好。
hint-only = 沒有別的可做。
hint-yours = 這是你的想法。
hint-or = { $one }，或：{ $other }
hint-and = { $one }{ $two }
hint-then = 接下來也許：{ $line }
hint-for =
    { $n ->
        [1] 第一個：{ $merit }
        [2] 第二個：{ $merit }
       *[other] 第三個：{ $merit }
    }
hint-after = 選第一個之後也許：{ $line }
merit-prevents = 不然{ $who }馬上可以得 { $n } 分。
merit-points = 馬上得 { $n } 分。

bad-table-hint = 這個遊戲沒有人給提示。看看規則，或點「為什麼不行？」。

## 一張列出所有事實的紙

sheet-group = { $title }：{ $facts }。
sheet-line = { $label }：{ $value }
sheet-fact = { $label } { $value }
sheet-and = { $first }、{ $second }
sheet-times = { $n } × { $thing }
sheet-nothing = －
sheet-became = { $before } → { $after }
sheet-more = + { $thing }
sheet-less = − { $thing }
sheet-points = 分數
sheet-own = 只有你看得到

# After a first click that several moves begin with
click-which = 要用它做什麼？
