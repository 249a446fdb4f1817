# 給管家的人：資料庫裡的所有牌桌。
metavar-table-number = 桌號
metavar-table-numbers = 桌號
metavar-days = 天數
metavar-shape = 形式
help-admin = 管家：查看資料庫裡的所有牌桌，檢查、複製，或丟掉舊的。凡是會改變東西的，都可以先用 --dry-run 試試。用 Postgres 時伺服器照常運作；用 SQLite 的伺服器要到下次啟動才會注意到被擱置、釋放或丟掉的牌桌。
    .short = 照管伺服器的所有牌桌。
    .examples =
        tidetable admin list
            每一桌：桌號、遊戲、版次、狀態
        tidetable admin verify
            重玩每一桌，並檢查已結束者的運氣
        tidetable admin prune --older 90 --dry-run
            會丟掉哪些
        tidetable admin backup games.sqlite3
            複製一份，伺服器照常運作
help-admin-table = 桌號，和清單及伺服器日誌裡的一樣。
help-admin-tables = 一個或多個桌號；不寫就是全部。
help-dry-run = 只說會做什麼。
help-admin-list = 列出各張牌桌：桌號、遊戲、規則版次、開桌日期、紀錄行數，以及進行中、已結束或擱在一邊。
    .short = 列出各張牌桌。
help-admin-verify = 依紀錄重玩每一桌，並檢查已結束的局的運氣。有問題時以 1 結束。你自己擱在一邊的也會列出。
    .short = 檢查各張牌桌。
help-admin-export = 寫出一局已結束的遊戲紀錄，和玩家能下載的一樣。
    .short = 寫出一局的紀錄。
help-admin-backup = 把所有遊戲照某一刻的樣子複製到一個檔案；伺服器照常運作。複製品檢查過才會得到它的名字。Postgres 請用 pg_dump。
    .short = 把所有遊戲複製到一個檔案。
help-admin-backup-file = 複製到哪裡。已有的檔案要等新的完整了才會被取代。
help-admin-prune = 丟掉很久以前開桌、已經結束的遊戲：紀錄、談話、座位和連結。只有備份才能找回來。
    .short = 丟掉舊遊戲。
help-admin-older = 開桌至少在多少天以前。
help-admin-unfinished = 從未玩完的也一起丟掉。
help-admin-migrate = 把資料庫變成這個版本所用的形式，就像伺服器啟動時那樣；或在換回舊版本之前，變成較舊的形式。
    .short = 改變資料庫的形式。
help-admin-to = 要變成的形式，例如 0006。
help-admin-set-aside = 不讓這些牌桌被打開：有連結的人會看到說明，一切保持原樣。
    .short = 把牌桌擱在一邊。
help-admin-free = 讓擱在一邊的牌桌可以再打開。
    .short = 讓牌桌繼續。
admin-table = { $table } { $game } { $edition } { $when } { $lines } { $state ->
    [aside] 擱在一邊
    [over] 已結束
   *[open] 進行中
}
admin-tables = 共 { $n } 桌。
admin-aside = 第 { $table } 桌：{ $why }
admin-luck = 第 { $table } 桌：運氣與種子不符。
admin-verified = 看了 { $n } 桌，{ $sick } 桌有問題。
admin-backed-up = 所有遊戲都在 { $file } 裡了。
admin-not-written = 無法寫入 { $file }：{ $why }
admin-pruned = { $dry ->
    [True] 會丟掉的牌桌：{ $n }。
   *[False] 已丟掉的牌桌：{ $n }。
}
admin-migrated = { $dry ->
    [True] 會走的步驟：{ $n }。{ $way }
   *[False] 已走的步驟：{ $n }。{ $way }
}
admin-set-aside = { $dry ->
    [True] 會擱在一邊的牌桌：{ $n }。
   *[False] 已擱在一邊的牌桌：{ $n }。
}
admin-free = { $dry ->
    [True] 會釋放的牌桌：{ $n }。
   *[False] 已釋放的牌桌：{ $n }。
}
admin-no-games = { $file } 裡沒有遊戲。請用 --data-dir 或 --database 說明它們在哪裡。
admin-older = 資料庫是較舊版本的形式。請在它上面啟動伺服器，或執行「tidetable admin migrate」，然後再試。
admin-shape = 資料庫沒有「{ $shape }」這種形式。可用的有：{ $known }。
bad-table-number = 這個資料庫裡沒有第 { $table } 桌。
bad-table-running = 這一局還沒結束，紀錄會洩漏隱藏的東西。請等到結束。
bad-table-backup = 這不是 SQLite。Postgres 請用 pg_dump。
