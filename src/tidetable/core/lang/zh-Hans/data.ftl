# 逐行读取游戏的数据文件。

bad-table-data = 这个文件不是给“{ $game }”用的，而是给“{ $other }”用的。请用“tidetable data { $game }”写出的文件。
bad-record-data = 第 { $line } 行：这一局使用的数据是 { $data }，而这里桌上的是 { $ours }。请用 --data 指定当时使用的文件。

bad-data-file-faults = 无法用 { $file } 来玩：有 { $n } 处不对。
bad-data-unread = 无法读取：{ $why }。请检查文件名。
bad-data-text = 这不是 UTF-8 文本文件。请保存为 UTF-8。
bad-data-toml = 第 { $line } 行：这不是 TOML（{ $why }）。请与原来的文件比较。
bad-data-no-game = 文件没有说明是哪个游戏。请在第一行写上 game = "…"。
bad-data-no-record = 第 { $line } 行：[[{ $record }]] 下面没有内容。至少需要一笔。
bad-data-record = 第 { $line } 行：没有人需要“{ $record }”。可用的有：{ $known }。
bad-data-missing = 第 { $line } 行：这个 [[{ $record }]] 缺少“{ $field }”。可以是：{ $known }。
bad-data-field = 第 { $line } 行：这里没有人需要“{ $field }”。可用的有：{ $known }。
bad-data-value = 第 { $line } 行：“{ $field }”不能是“{ $value }”。可以是：{ $known }。
bad-data-twice = 第 { $line } 行：“{ $value }”前面已经出现过。只要写一次。
bad-data-different = 第 { $line } 行：“{ $field }”有重复或太少。至少需要 { $least } 个不同的。
bad-data-lacking = 第 { $line } 行：[[{ $record }]] 之中缺少“{ $value }”。请补上。
bad-data-number = 第 { $line } 行：[[{ $record }]] 有 { $n } 笔，但必须是 { $needed } 笔。请增加或删除。
bad-data-list = 第 { $line } 行：列表“{ $field }”有 { $n } 项，但最少要 { $least } 项，最多 { $most } 项。
bad-data-too-many = 第 { $line } 行：[[{ $record }]] 有 { $n } 笔，但最多只能有 { $most } 笔。请删除一些。
