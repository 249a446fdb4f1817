# 一个机器人在内置机器人之中的位置。

help-benchmark = 看看一个机器人有多强：它在永远不变的牌局上和内置机器人对战，并排进它们的量尺。内置机器人早已互相玩过，不必重玩。所有回答都保存到一个文件，任何人不需要那个机器人也能验证。不指定机器人时，只显示量尺。
    .short = 看一个机器人在内置机器人之中的位置。
    .examples =
        tidetable benchmark chests
            目前的量尺
        tidetable benchmark chests --bot my.py
            把你自己的机器人排进去
        tidetable benchmark chests --bot mybots:Cautious --seats 2,3,4
            两人、三人和四人
        tidetable benchmark chests --verify benchmark/chests-2-my.py.jsonl
            重玩一个文件里的对局并比较
help-benchmark-bot = 要排进量尺的机器人：可以从这里导入的类别、一个文件，或内置机器人。
help-benchmark-seats = 一桌几个玩家；几个数字以逗号分隔。默认 2。
help-benchmark-games = 每种同桌组合玩几局，会进位到每副牌局从每个座位都玩过；默认 200。
help-benchmark-against = 和量尺上的哪些机器人对战，以逗号分隔；默认全部。想得久的花最多时间。
help-benchmark-folder = 存放对局文件的文件夹。用同样的命令就会接着玩。
help-benchmark-verify = 用这个文件里的回答重玩所有对局，看结果是否和它说的一样。

benchmark-seats = { $game }：没有“{ $seats }”人的表。有这些人数的表：{ $known }。
benchmark-against = “{ $bot }”不在量尺上。量尺上有：{ $known }。
benchmark-anchor = “{ $bot }”已经在量尺上。不加 --bot 就能看到。
benchmark-few = 在 { $seats } 人桌，新来的一次要遇到另外 { $needed } 个。请用 --against 列出这么多个，或不列，就会遇到全部。
benchmark-anchor-fault = { $bot } 在这台电脑上没能玩完一局（{ $kind }），所以无法判断。规则编译了吗（“make build”）？内存够吗？减少 --workers 也有帮助。
benchmark-log-other = { $file } 是别的机器人或别的规则的对局，或者机器人后来改过。请用另一个 --folder，或删除这个文件。
benchmark-written = 对局在 { $file }。任何人都能验证：tidetable benchmark --help 说明怎么做。
benchmark-heading = { $game }，{ $seats } 人：{ $benchmark }
benchmark-standings = 量尺
    .note = greedy 定为 1000；领先 400 分表示十胜一败。真正的分数有 95 % 的把握在界限之内。这张表根据 { $games } 局。
benchmark-verified = { $file } 属实：全部 { $games } 局的结果都和它说的一样。
benchmark-false = { $file } 不属实：结果不同的对局有 { $games } 局，第一局在牌局 { $deal }（{ $seating }）。
benchmark-entry-other = { $file } 里没有这个游戏在这个评测中的对局。“tidetable benchmark”会写出这种文件。
benchmark-entry-rules = { $file } 用的规则、数据或牌局和这里的评测不同。请重玩一次。
benchmark-entry-anchors = { $file } 里有和不在量尺上的机器人的对局。请重玩一次。
benchmark-entry-games = { $file } 不完整：从第一副到最后一副牌局，每个座位都要玩过。请再用一次写出它的命令。
