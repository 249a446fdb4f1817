# 遊戲擁有者可以修正的資料檔。

help-data = 寫出遊戲所用的檔案：版圖、板塊和卡牌。擁有遊戲的人可以修正它，並用 --data 來玩。加上 --check 則只說明檔案有什麼不對。
    .short = 寫出或檢查遊戲的資料。
    .examples =
        tidetable data titania > my_titania.toml
            修正的起點
        tidetable data titania --check my_titania.toml
            檔案對嗎？
        tidetable serve --data my_titania.toml
            用它來玩
help-data-check = 檢查這個檔案，而不是寫出一個。
help-data-file = 用這個修正過的資料檔來玩；可以重複使用。「tidetable data 遊戲」會寫出起點。
data-none = { $game } 沒有可以修正的資料。
data-fine = { $file } 沒有問題。用它來玩：tidetable play { $game } --data { $file }
data-used = { $game } 使用 { $file }。
