# For those who write games of their own

help-new = 写出一个属于你的游戏当作开始：一个完整的软件包，有隐藏的手牌，放在同名的文件夹里，马上可以玩。然后一点一点改成你的游戏。
    .short = 开始一个自己的游戏。
    .examples =
        tidetable new reef
        tidetable new reef --folder games/reef
help-new-name = 程序怎么称呼这个游戏：小写字母与数字，前三个必须是字母，例如“reef”。
help-new-folder = 写到哪里；不说则放在同名的文件夹。
new-bad-name = 游戏不能叫“{ $name }”。名称用小写英文字母与数字，前三个必须是字母，最多 20 个字：reef、harbour2。
new-word = “{ $name }”在 Python 里已经有意思了，游戏不能叫这个名字。请换一个名称。
new-taken = 已经有游戏或软件包叫“{ $name }”了。请换一个名称。
new-folder-used = { $folder } 已经存在，里面的东西不会动。请换一个名称，或用 --folder 指定别的文件夹。
new-written = { $title } 放在 { $folder }，现在就可以玩：
    .next =
        cd { $folder }
        pip install --editable .
        tidetable check { $name }
        tidetable play { $name }

help-lock = 把游戏里每个行动的编号写进 ids.lock。记录和训练好的网络用编号认得行动：从此没有编号会不知不觉地改变。给撰写游戏的人使用。
    .short = 写下游戏的编号。
    .examples =
        tidetable lock reef
lock-written = { $file } 记下了 { $actions } 个行动的编号。
lock-moved = 什么都没有写：有一个行动的编号变了，旧的记录会被读错。{ $file } 写着“{ $row }”。请把新的行动放在最后，当作“later”；如果是有意的，请提高游戏的版次，目前是 { $edition }。
