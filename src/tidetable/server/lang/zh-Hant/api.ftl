# The page for people who write programs.

api-title = 給程式使用
api-lead = 這個伺服器的網頁在牌桌上能做的事，程式也都能做：查看問題、回答、收聽消息。用任何語言寫機器人都可以，只需要一個座位的連結。
api-begin = 機器人怎麼玩
api-begin-link = 取得一個座位的連結，或開一桌拿到連結。拿到的是邀請時，先入座（POST sit），回應裡就有座位的連結。以下的一切都從它開始；知道連結的人就能玩那個座位。
api-begin-news = 收聽消息：這是 server-sent events 串流。只要「yours」不是空的，就輪到你回答。
api-begin-play = 讀取問題，從「legal」選一個，連同你看到的版本送出。如果牌桌已經往前走，什麼都不會發生，回應是 409：請再看一次。
api-json = 同樣內容的 OpenAPI 文件
api-search = 搜尋本頁
api-send = 你送出
api-get = 你收到
api-refused = 拒絕時回傳
api-errors = 遭到拒絕時
api-errors-text = 不會有只做一半的事。所有拒絕都是同一種格式：一個在任何語言都不變的名稱、一句你的語言的說明，以及牌桌的版本。
api-home = 給程式使用（API）
api-tag-tables = 遊戲與牌桌
api-tag-playing = 進行遊戲
api-tag-watching = 收聽
api-tag-people = 桌邊的人
api-tag-replay = 重播
api-status-400 = 看不懂：某個欄位、行動的文字，或無法開的牌桌。
api-status-403 = 不屬於你：輪到別的座位，或內容仍是秘密。
api-status-404 = 沒有這個連結或遊戲。
api-status-409 = 牌桌已往前走。再看一次，然後回答。
api-status-410 = 已經用過的邀請：邀請只能用一次。
api-status-413 = 內容過長。
api-status-422 = 看得懂，但現在不允許；訊息會附上規則原文。
api-status-429 = 太多或太快。
api-status-503 = 現在不行：這一桌先擱在一邊，或資料庫沒有回應。什麼都沒有遺失。

too-long = 內容過長。請少送一些。
wrong-way = 這個網址不是這樣問的。請看 /api 頁面的說明。

## What can be asked, by the names of the OpenAPI document

api-does-list_games = 這裡有哪些遊戲，以及座位數、選項與機器人。
api-does-new_table = 開一桌。回應中每一份座位各有一個秘密連結。
api-does-scene = 網頁顯示的全部內容：SVG 圖、點選樹、紀錄。為網頁設計，可能會變動。
api-does-questions = 某個座位被問什麼、每個合法回答的文字與編號，以及該座位可知的一切。
api-does-sheet = 一個座位能知道的一切，用文字列出：分組的項目。
api-does-play = 用文字或編號回答目前的問題。
api-does-undo = 收回自己上一步，只要不影響他人。
api-does-try_out = 在給出回答之前，就座位所能知道的，說明它會帶來什麼。
api-does-may_come = 座位接下來可能被問到什麼（點選樹），以及別人在那之前可能做什麼。為頁面而設，可能會改。
api-does-order = 預先回答，等座位被問到時使用。別人不會知道；到時不合適的就作廢。
api-does-forget = 收回自己所有預先給的回答。
api-does-redo = 再做一次剛才收回的行動。
api-does-why_not = 為什麼現在不能動某個東西，用規則的話回答。
api-does-whole_record = 結束的對局文字紀錄，含種子。
api-does-events = 給網頁的串流：畫面與房間一有變動就送出。
api-does-news = 給程式的串流：以文字告知該座位得知的事與輪到誰。附上最後的 id，只會收到錯過的部分。
api-does-room = 誰在場、誰在思考、說了什麼、計時如何。
api-does-sit = 用邀請入座並得到這個座位的連結，或更改名字與顏色。
api-does-seat = 讓機器人代打某個座位，或換回真人。
api-does-say = 對全桌說話。
api-does-clock = 提出休息或同意休息，讓計時停下；或讓它繼續。
api-does-luck = 在各座位參與運氣的桌上，第一次抽取前還在等什麼；抽過之後沒有內容。
api-does-share_luck = 為運氣封存一個數字；或在全部封存後公開它。
api-does-invitations = 可分享的邀請；只給開桌的人。
api-does-at = 第幾筆紀錄之後的牌桌。
api-does-scores = 各回合的分數變化。
api-does-board_svg = 版圖的 SVG 圖片。
api-does-verify = 已結束對局的紀錄能證明運氣的哪些事。
