# 给管家的人：数据库里的所有牌桌。
metavar-table-number = 桌号
metavar-table-numbers = 桌号
metavar-days = 天数
metavar-shape = 形式
help-admin = 管家：查看数据库里的所有牌桌，检查、复制，或丢掉旧的。凡是会改变东西的，都可以先用 --dry-run 试试。用 Postgres 时服务器照常运作；用 SQLite 的服务器要到下次启动才会注意到被搁置、释放或丢掉的牌桌。
    .short = 照管服务器的所有牌桌。
    .examples =
        tidetable admin list
            每一桌：桌号、游戏、版次、状态
        tidetable admin verify
            重玩每一桌，并检查已结束者的运气
        tidetable admin prune --older 90 --dry-run
            会丢掉哪些
        tidetable admin backup games.sqlite3
            复制一份，服务器照常运作
help-admin-table = 桌号，和列表及服务器日志里的一样。
help-admin-tables = 一个或多个桌号；不写就是全部。
help-dry-run = 只说会做什么。
help-admin-list = 列出各张牌桌：桌号、游戏、规则版次、开桌日期、记录行数，以及进行中、已结束或搁在一边。
    .short = 列出各张牌桌。
help-admin-verify = 依记录重玩每一桌，并检查已结束的局的运气。有问题时以 1 结束。你自己搁在一边的也会列出。
    .short = 检查各张牌桌。
help-admin-export = 写出一局已结束的游戏记录，和玩家能下载的一样。
    .short = 写出一局的记录。
help-admin-backup = 把所有游戏照某一刻的样子复制到一个文件；服务器照常运作。复制品检查过才会得到它的名字。Postgres 请用 pg_dump。
    .short = 把所有游戏复制到一个文件。
help-admin-backup-file = 复制到哪里。已有的文件要等新的完整了才会被取代。
help-admin-prune = 丢掉很久以前开桌、已经结束的游戏：记录、谈话、座位和链接。只有备份才能找回来。
    .short = 丢掉旧游戏。
help-admin-older = 开桌至少在多少天以前。
help-admin-unfinished = 从未玩完的也一起丢掉。
help-admin-migrate = 把数据库变成这个版本所用的形式，就像服务器启动时那样；或在换回旧版本之前，变成较旧的形式。
    .short = 改变数据库的形式。
help-admin-to = 要变成的形式，例如 0006。
help-admin-set-aside = 不让这些牌桌被打开：有链接的人会看到说明，一切保持原样。
    .short = 把牌桌搁在一边。
help-admin-free = 让搁在一边的牌桌可以再打开。
    .short = 让牌桌继续。
admin-table = { $table } { $game } { $edition } { $when } { $lines } { $state ->
    [aside] 搁在一边
    [over] 已结束
   *[open] 进行中
}
admin-tables = 共 { $n } 桌。
admin-aside = 第 { $table } 桌：{ $why }
admin-luck = 第 { $table } 桌：运气与种子不符。
admin-verified = 看了 { $n } 桌，{ $sick } 桌有问题。
admin-backed-up = 所有游戏都在 { $file } 里了。
admin-not-written = 无法写入 { $file }：{ $why }
admin-pruned = { $dry ->
    [True] 会丢掉的牌桌：{ $n }。
   *[False] 已丢掉的牌桌：{ $n }。
}
admin-migrated = { $dry ->
    [True] 会走的步骤：{ $n }。{ $way }
   *[False] 已走的步骤：{ $n }。{ $way }
}
admin-set-aside = { $dry ->
    [True] 会搁在一边的牌桌：{ $n }。
   *[False] 已搁在一边的牌桌：{ $n }。
}
admin-free = { $dry ->
    [True] 会释放的牌桌：{ $n }。
   *[False] 已释放的牌桌：{ $n }。
}
admin-no-games = { $file } 里没有游戏。请用 --data-dir 或 --database 说明它们在哪里。
admin-older = 数据库是较旧版本的形式。请在它上面启动服务器，或运行“tidetable admin migrate”，然后再试。
admin-shape = 数据库没有“{ $shape }”这种形式。可用的有：{ $known }。
bad-table-number = 这个数据库里没有第 { $table } 桌。
bad-table-running = 这一局还没结束，记录会泄漏隐藏的东西。请等到结束。
bad-table-backup = 这不是 SQLite。Postgres 请用 pg_dump。
