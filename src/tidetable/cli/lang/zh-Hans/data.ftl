# 游戏拥有者可以修正的数据文件。

help-data = 写出游戏所用的文件：版图、板块和卡牌。拥有游戏的人可以修正它，并用 --data 来玩。加上 --check 则只说明文件有什么不对。
    .short = 写出或检查游戏的数据。
    .examples =
        tidetable data titania > my_titania.toml
            修正的起点
        tidetable data titania --check my_titania.toml
            文件对吗？
        tidetable serve --data my_titania.toml
            用它来玩
help-data-check = 检查这个文件，而不是写出一个。
help-data-file = 用这个修正过的数据文件来玩；可以重复使用。“tidetable data 游戏”会写出起点。
data-none = { $game } 没有可以修正的数据。
data-fine = { $file } 没有问题。用它来玩：tidetable play { $game } --data { $file }
data-used = { $game } 使用 { $file }。
