## 回顧一局

not-yours-review = 遊戲結束之後才能回顧。請先玩完這一局。

review-title = 這一局是怎麼走到這裡的
review-of-100 = 每位玩家當時所能估計的獲勝機會（以 100 局計）。
review-turning-points = 轉折點
review-mistakes = 可以更好的地方
review-move = 第 { $n } 步：{ $move }
review-limits = 運氣和決定加起來正好是結果。每一部分有多大、怎樣會更好，只是一種看法：來自一個會多方嘗試的好玩家。

review-start = 第一次決定時
review-own = 自己的決定
review-others = 別人的決定
review-luck = 運氣
review-result = 結束時
review-lucky = 運氣站在{ $name }這邊。
review-unlucky = 運氣不站在{ $name }這邊。
review-fair = 運氣對{ $name }沒有太大的影響。
review-good = { $name }做了 { $all } 次決定，其中 { $good } 次幾乎沒有損失。
review-swing = { $name }：100 局中從 { $before } 局變成 { $after } 局。
review-by-luck = 主要是運氣。
review-by-choice = 主要是這個決定。
review-better = 也許更好的是「{ $best }」：100 局大約能多贏 { $n } 局。
review-no-mistakes = 沒有值得一提的失誤。
review-well-played = 玩得真好！
