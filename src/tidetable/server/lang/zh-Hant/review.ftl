review-open = 這一局的回顧
review-waiting = 船長正在回顧每一個決定，需要一點時間；你可以晚點再來。
review-progress = { $of } 個決定中的 { $n } 個
review-reload = 請稍後重新載入這個頁面。
review-failed = 船長沒辦法回顧這一局。重新載入頁面，讓他再試一次。
review-chart = 每一步之後的獲勝機會（以 100 局計）。
review-chart-of = { $name }：開始 { $start }，最高 { $most }，最低 { $least }，結束 { $end }。
review-as-table = 用表格看圖
review-position = 第幾步之後
review-sums = 從第一次決定時的機會到結果
review-all = 每一個決定
review-decided = 所選的
review-instead = 更好的
review-cost = 損失（100 局）
review-see = 看看
review-try = 從這裡試試

too-much-reviews = 現在有很多局正在回顧。請一分鐘後再來。
