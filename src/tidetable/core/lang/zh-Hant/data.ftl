# 逐行讀取遊戲的資料檔。

bad-table-data = 這個檔案不是給「{ $game }」用的，而是給「{ $other }」用的。請用「tidetable data { $game }」寫出的檔案。
bad-record-data = 第 { $line } 行：這一局使用的資料是 { $data }，而這裡桌上的是 { $ours }。請用 --data 指定當時使用的檔案。

bad-data-file-faults = 無法用 { $file } 來玩：有 { $n } 處不對。
bad-data-unread = 無法讀取：{ $why }。請檢查檔名。
bad-data-text = 這不是 UTF-8 文字檔。請存成 UTF-8。
bad-data-toml = 第 { $line } 行：這不是 TOML（{ $why }）。請與原來的檔案比較。
bad-data-no-game = 檔案沒有說明是哪個遊戲。請在第一行寫上 game = "…"。
bad-data-no-record = 第 { $line } 行：[[{ $record }]] 下面沒有內容。至少需要一筆。
bad-data-record = 第 { $line } 行：沒有人需要「{ $record }」。可用的有：{ $known }。
bad-data-missing = 第 { $line } 行：這個 [[{ $record }]] 缺少「{ $field }」。可以是：{ $known }。
bad-data-field = 第 { $line } 行：這裡沒有人需要「{ $field }」。可用的有：{ $known }。
bad-data-value = 第 { $line } 行：「{ $field }」不能是「{ $value }」。可以是：{ $known }。
bad-data-twice = 第 { $line } 行：「{ $value }」前面已經出現過。只要寫一次。
bad-data-different = 第 { $line } 行：「{ $field }」有重複或太少。至少需要 { $least } 個不同的。
bad-data-lacking = 第 { $line } 行：[[{ $record }]] 之中缺少「{ $value }」。請補上。
bad-data-number = 第 { $line } 行：[[{ $record }]] 有 { $n } 筆，但必須是 { $needed } 筆。請增加或刪除。
bad-data-list = 第 { $line } 行：清單「{ $field }」有 { $n } 項，但最少要 { $least } 項，最多 { $most } 項。
bad-data-too-many = 第 { $line } 行：[[{ $record }]] 有 { $n } 筆，但最多只能有 { $most } 筆。請刪除一些。
