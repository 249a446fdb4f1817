## 回顧一局

help-review = 回顧一局結束的遊戲：哪些是運氣，哪些決定得好或不好，局勢在哪裡轉變，以及哪些選擇會更好。每個人都只依當時能知道的事來評斷。需要幾秒鐘；規則沒有編譯時，大約一兩分鐘。
    .short = 回顧一局結束的遊戲：運氣、轉折、失誤。
    .examples =
        tidetable review evening.tide
            所有玩家
        tidetable review evening.tide --seat 1
            只看第一個座位
    .codes =
        結束代碼：
          0  已顯示回顧
          1  檔案無法讀取，或遊戲尚未結束
          2  指令有誤
          3  檔案自相矛盾
help-review-seat = 只說這個號碼的座位。
help-review-playouts = 所有決定一共試玩幾局：越多看得越仔細，0 表示不找更好的選擇。

review-looking = 正在回顧每一個決定
