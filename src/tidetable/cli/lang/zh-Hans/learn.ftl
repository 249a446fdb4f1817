# 网络通过与自己对战来学习。

metavar-table = 座位[:名称=选择]

help-learn = 让网络通过与自己对战来学习。它只从规则学起：与自己对战成千上万局，每种座位数，以及你指定的选项。网络写入“文件夹/游戏.npz”，可以参加联赛；再下一次同样的命令，训练就会继续。这里用 numpy，有显卡时用 torch。
    .short = 让网络通过与自己对战来学习。
    .examples =
        tidetable learn chests
            在这台机器上十分钟
        tidetable learn sirens --minutes 60 --device cuda --games 3584 --width 384 --blocks 3
            在显卡上一小时
        tidetable learn nassau --table 2 --table 4 --table 2:dutchman=yes
            只在这几种桌子
        tidetable learn sirens --beat learned/sirens.npz --folder answer
            什么最能赢过不再学习的网络？
        tidetable learn sirens --calibrate learned/sirens.npz --folder calibrated
            谁会赢，有多大把握？它的回答保持不变
        tidetable league sirens --bots mate --bot learned/sirens.npz
            它变得多强了？
help-learn-minutes = 训练多久；不说就是 10 分钟。
help-learn-lessons = 上完这么多课就结束，如果这比较早。
help-learn-folder = 网络、学习曲线和接续训练所需的东西写在哪里；不说就是“learned”。
help-learn-table = 学习用的一种桌子：几个座位，冒号后面是选项；可以给好几次。不说就是每种座位数。
help-learn-games = 每种桌子同时进行几局；不说就是 256。
help-learn-actors = 每种桌子的对局由几个进程进行；不说就是除一个以外的所有核心。
help-learn-width = 网络有多宽；不说就和它开始或继续所用的网络一样，没有就是 128。
help-learn-blocks = 网络有几个区块；不说就和它开始或继续所用的网络一样，没有就是 2。
help-learn-device = 在哪里计算：用 numpy，或用 torch 在“cpu”或“cuda”上，或用“fused”：一分钟后才开始，但之后更快；不说就用现有最好的。
help-learn-set = 改变训练方式，例如 rate=5e-4:3e-5（从第一课到最后一课）、clip=0.1 或 seed=2；可以给好几次。
help-learn-from = 从这个网络开始，而不是从零开始；例如随附的那一个。
help-learn-beat = 学着打败这个不再学习的网络。
help-learn-calibrate = 让这个网络从自己对局的结局学会谁会赢；它的回答保持不变。
help-learn-deals = 最后网络与要击败的网络（没有的话，与最好的快速机器人）对战几副牌，两边座位各一次；不说就是 20。
help-learn-ray = 在这个地址的 Ray 集群上对局，在这里学习；“local”会为这次训练在这里启动一个。

learn-begins = { $game }：一个有 { $inputs } 个输入和 { $actions } 个行动的网络，开始在 { $kinds } 种桌子上学习。
learn-goes-on = { $game }：{ $folder } 里的训练继续，有 { $inputs } 个输入和 { $actions } 个行动，在 { $kinds } 种桌子上。
learn-line = { $seconds } 秒：第 { $lessons } 课，{ $games } 局，{ $decisions } 个决定；犹豫 { $doubt }。
learn-rivals = 它赢了与旧版本对局的 { $share } %。
learn-beats = 它赢了与要击败的网络对局的 { $share } %。
learn-written = 已写入：{ $file }
learn-played = 已下 { $games } 局。
learn-calibrated = 已写入：{ $file }。对没有用来学习的对局，结局的意外程度以前是 { $before }，现在是 { $after }。
learn-interrupted = 已停止。到最后一行为止学到的都在 { $folder }：下同样的命令就能继续。
learn-needs = 训练需要 { $package }，这里没有安装：pip install "tidetable[learn]"
learn-no-torch = 在“{ $device }”上训练需要 torch：pip install "tidetable[learn]"。没有它就不要指定设备，会用 numpy。
learn-no-card = torch 在这里找不到显卡。不要指定设备，或指定“cpu”。
learn-one-network = 最多指定一个网络：--from、--beat 或 --calibrate。
learn-overwrites = { $file } 会被学到的覆写。请用 --folder 指定别的文件夹。
learn-other = { $file } 是用别的宽度或区块数、或为别的游戏训练的。请指定同样的数字，或别的文件夹。
learn-table = “{ $text }”不是一种桌子。请这样写：--table 3，或 --table 2:选项=选择
learn-setting = “{ $text }”不能设置。请这样写：--set clip=0.1，或 --set rate=5e-4:3e-5。有：{ $known }。
learn-actors = { $games } 局无法分给 { $actors } 个进程。请用 --actors 指定少一点，或多一点局数。
