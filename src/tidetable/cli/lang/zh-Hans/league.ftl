# 机器人对机器人。

metavar-class = 模块:类别|文件
metavar-elo = 低,高

help-league = 让机器人互相对战：每个都遇到其他每个，每副牌局都从每个座位各玩一次，所以大家的运气相同。相同的种子得到相同的结果，不论用多少进程。机器人如果出错、想太久或回答不合规则，就输掉那一局，联赛照常进行。
    .short = 让机器人互相对战并评分。
    .examples =
        tidetable league sirens --bots greedy,random --games 400
            谁比较强，有多确定？
        tidetable league chests --bot mybots.first:Cautious
            你自己的机器人加入
        tidetable league nassau --games 400 --resume nassau.jsonl
            可以中断，之后继续
        tidetable league sirens --html sirens.html --json sirens.json
            可读的报告和可用的数字
        tidetable league sirens --ray auto
            在 Ray 集群上
help-league-bots = 参加的内置机器人，以逗号分隔；默认 greedy 和 random。
help-league-bot = 你自己的机器人参加：可以从这里导入的类别，或一个文件，由文件里最后一个函数来玩；可以重复使用。
help-league-games = 每组对战玩几局，会进位到每副牌局从每个座位都玩过；默认 100。
help-league-seats = 一桌几个玩家；默认 2。
help-league-ladder = 每个机器人只和名单上的邻居对战：足以看出每一级是否真的更强。
help-league-sprt = 一旦看出第一个机器人是否比第二个强就停止（逐副牌局的序贯检定）。这时 --games 是最多的局数；默认 20000。
help-league-elo = 检定在哪两个领先幅度之间决定，以 Elo 分计：到第一个为止不算更强，从第二个起才算。默认 0,20。
help-league-seed = 运气从哪里来：相同的数字得到相同的牌局。默认 1。
help-league-seconds = 机器人一步最多想几秒；默认 60。
help-league-workers = 同时玩几局；默认与核心数相同。
help-league-ray = 在这个地址的 Ray 集群上玩；“local”会在这里为这次联赛启动一个。
help-league-resume = 把完成的对局保存在这个文件，并从已有的对局继续。
help-league-json = 把所有数字写入这个文件。
help-league-html = 把附图的报告写入这个文件；它不需要其他东西，可以直接转交。

league-few = 每桌 { $seats } 人的联赛至少需要 { $seats } 个机器人，现在有 { $bots } 个。
league-twice = “{ $bot }”不能和自己对战。每个机器人只列一次。
league-bad-bot-form = 看不懂“{ $bot }”。自己的机器人要这样写：--bot package.module:Class 或 --bot agent.py
league-bad-bot-import = “{ $bot }”无法导入：{ $detail }
league-bad-bot-missing = 没有“{ $bot }”：模块里没有叫做 { $detail } 的东西。
league-bad-bot-class = “{ $bot }”不是机器人。它必须是继承 tidetable.core.think.bot.Bot 的类别，并有“choose”方法。
league-bad-bot-agent = “{ $bot }”里没有能玩的函数。请写一个：def agent(observation, configuration):
league-bad-bot-network-file = “{ $bot }”里没有网络。“tidetable learn”会写出一个。
league-bad-bot-network-other = “{ $bot }”学的是别的东西：{ $detail }。请为这个游戏训练一个。
league-bad-bot-network-tables = “{ $bot }”已损坏：里面的表格彼此不符。请重新训练，或换一份副本。
league-bad-bot-weight = 看不懂“{ $bot }”。权重要这样写：--bot 'mate?exploration=0.5&depth=10'。这个机器人有：{ $detail }。
league-sprt-bots = 检定比较两个机器人；{ $seats } 人桌要有 { $seats } 个，检定的是前两个。你说了 { $bots } 个。
league-sprt-elo = 看不懂“{ $elo }”。请给两个 Elo 领先分数，小的在前：--elo 0,20
league-log-form = { $file } 不是联赛对局的列表，或在第 { $line } 行损坏。请选择别的文件。
league-log-other = { $file } 是另一个联赛的对局：游戏、数据、选项、座位数或种子不同。请选择别的文件。
league-no-ray = 无法使用 Ray。安装了吗（pip install "tidetable[ray]"）？这个地址有集群吗？{ $detail }
league-crew-lost = 对局的进程一再结束，而且不是任何机器人的错。内存够吗？
league-interrupted = 已停止。没有保存任何东西；用 --resume 文件 可以之后继续。
    .kept = 已停止。完成的对局在 { $file }：用同样的命令就能继续。

league-playing = 对局
league-resumed = 这个联赛已有 { $games } 局在 { $file }。
league-written = 已写入：{ $file }

league-heading = { $game }：{ $games } 局
league-report = 联赛：{ $game }
league-facts = 共 { $games } 局：{ $deals } 副牌局，每桌 { $seats } 人，每副都从每个座位各玩一次，所以所有机器人的运气相同。
league-again = 这个联赛可以这样重玩：

league-bot = 机器人
league-pairing = 对战
league-games = 局数
league-rating = 评分
league-interval = 95 %
league-won = 胜
league-tied = 和
league-lost = 负
league-share = 胜率
league-by-game = 95 %（按局）
league-by-deal = 95 %（按牌局）
league-lead = 领先分数
league-deals = 牌局
league-first-both = 前者
league-second-both = 后者
league-same-seat = 同一座位
league-other = 和局
league-luck-share = 由运气决定
league-moves = 步数
league-mean = 平均（毫秒）
league-most = 百分之95（毫秒）
league-worst = 最久（毫秒）
league-percent = { $share } %

league-sprt-better = { $deals } 副牌局之后接受：{ $one } 比 { $two } 强，领先更像 { $high } 而不是 { $low } Elo 分。
league-sprt-no-better = { $deals } 副牌局之后拒绝：{ $one } 领先 { $two } 更像 { $low } 而不是 { $high } Elo 分。
league-sprt-open = { $one } 与 { $two } 打了 { $deals } 副牌局，仍未分晓。请增加 --games，并用 --resume 接着打。
league-sprt-ratio = 概似比的对数：{ $ratio }；达 { $bound } 接受，达 −{ $bound } 拒绝，一百次检定最多错五次。

league-standings = 评分
    .note = 领先 400 分表示十胜一负；全体平均是 1500。真正的评分有 95 % 的把握在范围之内。
league-pairings = 谁胜过谁
    .note = 从前者的角度来看；和局算半胜。按牌局的范围比较准：同一副牌局的对局运气相同。
league-luck = 运气决定了什么
    .note = 每副牌局都从两个座位各玩一次：谁赢了两局？如果是同一座位，不论谁坐在那里，就是牌局决定的，而不是机器人。
league-times = 思考时间
    .note = 只计有选择的时候，在进行对局的机器上测得。进程数少于核心数时，数字比较稳定。

league-mishaps = 因自己的过错而输
league-mishap-raised = { $bot } 出错，输了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）：{ $detail }
league-mishap-slow = { $bot } 一步想超过 { $seconds } 秒，输了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）。
league-mishap-illegal = { $bot } 的回答不合规则，输了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）：{ $detail }
league-mishap-died = { $bot } 结束了进程，输了 { $games } 局，第一次在牌局 { $deal }（{ $seating }）。
