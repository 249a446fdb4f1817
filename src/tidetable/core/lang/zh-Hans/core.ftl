# 所有游戏共用的文字：拒绝的理由、没取名字的玩家、规则页上的用语。

choice-yes = 是
choice-no = 否

seat-1 = 红船
seat-2 = 蓝船
seat-3 = 黄船
seat-4 = 绿船

## Bots: their level, their name, and a temper that tells how strong they are

bot-random = 随机机器人
    .name = 波莉
    .temper = 想到什么说什么，毫无盘算。
bot-greedy = 贪心机器人
    .name = 格列佛
    .temper = 眼前闪亮的就抢，从不往后看。
bot-gentle = 温和
    .name = 珍珠婆婆
    .temper = 和气地陪你玩，你赢了她最高兴。
bot-deckhand = 水手
    .name = 皮普
    .temper = 干劲十足，还在学本事。
bot-helmsman = 舵手
    .name = 亨克
    .temper = 航向稳定，少有闪失。
bot-mate = 大副
    .name = 萝莎
    .temper = 一只眼看见别人两只眼漏掉的。
bot-captain = 船长
    .name = 巴纳比
    .temper = 熟知海上一切招数，寸步不让。
bot-admiral = 海军上将
    .name = 奥古斯塔
    .temper = 和自己玩过数百万局，一局不忘。
bot-even = 势均力敌
    .name = 回声
    .temper = 随你变色：你多强，它就多强。
bot-called = { $name } · { $level }

## Words around the board

feast-board = 版图
feast-podium = 颁奖台

## 被拒绝的行动

not-understood-empty = 没有输入任何内容。请输入一个行动，或从选项中选一个。
not-understood-verb = 没有“{ $word }”这个行动。请用以下其中一个字开头：{ $known }。
not-understood-length =
    { $want ->
        [0] “{ $verb }”后面不用接字
       *[other] “{ $verb }”后面要接 { $want } 个字
    }，但你输入了 { $got } 个。请重新输入。
not-understood-number = 没有编号 { $number } 的行动。编号从 0 到 { $most }。
not-understood-thing = “{ $word }”不能接在“{ $verb }”后面。请用以下其中一个：{ $known }。
not-legal-now = 现在不能“{ $text }”。规则 { $rule }：{ $sentence }请选别的行动。
not-yours-turn = 现在不是由你决定。请等到轮到你的时候。
not-yours-over = 游戏已经结束，没有什么要决定的了。想再玩就开新的一局。
not-yours-seat = 这个座位不是你的，或不在这一桌。请选自己的座位，或在观战看。
not-yours-seed = 游戏结束之前，种子要保密。结束后再来看。
not-yours-chance = 这里没有要由运气抽的东西。要先由玩家决定。
not-yours-draw = 要先由运气抽出结果，玩家才能决定。
not-yours-asked = 现在由{ $asked }决定。请等到轮到你的时候。
not-now-rule = { $gist }（规则 { $rule }）
not-now-first = { $gist }（规则 { $rule }）现在：{ $ask }
not-now-later = 这个要之后才选。请先选一个发亮的东西，之后也许就能选这个。
not-now-other = 这个和你已经选的东西不能搭配。请先退一步，再从这个开始。
not-now-nothing = 现在不能用它做什么。请选一个发亮的东西。
stale-version = 桌上的情况已经变了：你回答的是第 { $version } 个局面，现在是第 { $now } 个。请再看一次，重新决定。

## 收回行动

cannot-undo-over = 游戏已经结束，不能再收回了。想再玩就开新的一局。
cannot-undo-nothing = 你还没有做过可以收回的决定。继续玩吧。
cannot-undo-others = 之后已经有别人做了决定，所以你的行动不能收回。请从这里继续玩。
cannot-undo-chance = 之后运气已经抽出结果，所以你的行动不能收回。请从这里继续玩。
cannot-undo-revealed = 你的行动翻开了原本看不到的东西，所以不能收回。请从这里继续玩。
cannot-undo-clock = 你的回合已经结束，计时已经轮到别人，所以不能收回。请从这里继续玩。
cannot-undo-redo = 没有可以重做的行动：你没有收回过，或之后已经发生了别的事。请从这里继续玩。

## 开桌

bad-table-game = 这里没有“{ $game }”这个游戏。请选以下其中一个：{ $known }。
bad-table-seats = 这个游戏是 { $least } 到 { $most } 人玩的，不能 { $seats } 人玩。请选这之间的人数。
bad-table-option = 这个游戏没有“{ $name }”这个选项。请从这些当中选：{ $known }。
bad-table-choice = “{ $name }”不能选“{ $choice }”。请选以下其中一个：{ $known }。
bad-table-first = 第 { $first } 位玩家不能先开始，因为只有 { $seats } 个人玩。请指定其中一位，或让运气决定。
bad-table-bot = 这个游戏没有“{ $bot }”这个机器人。请选以下其中一个：{ $known }。
bad-table-seed = 这一桌没有种子，运气无法抽出结果。想玩请另开一桌。

## 局面的文字

bad-position-parts = 局面的文字应有以冒号分隔的 { $want } 个部分，这里有 { $got } 个。请复制整行。
bad-position-seats = “{ $seats }”不是玩家人数。请复制局面输出的整行文字。
bad-position-options = 这个游戏有 { $want } 个选项，文字中却有 { $got } 个。请复制局面输出的整行文字。
bad-position-edition = 这个 { $game } 局面属于版本与数据 { $edition }；这里使用的是 { $ours }。请用输出它的规则打开。
bad-position-facts = 这个局面的最后一部分已损坏。请复制局面输出的整行文字。
bad-position-audit = 这个局面不可能出现：{ $wrong }。请复制局面输出的整行文字。
bad-position-begun = 这个局面不是从头开始玩的，所以没有记录。请以“start”开始，或保留它的文字。

## 读取记录

bad-record-format = 第 { $line } 行：这不是这里能读的记录。第一行必须是“tidetable { $want }”。
bad-record-no-game = 第 { $line } 行：前面没有说明这是哪个游戏。请在上面加一行“game”和游戏名称。
bad-record-game = 第 { $line } 行：这里没有“{ $game }”这个游戏。请改正名称，或安装这个游戏。
bad-record-edition = 第 { $line } 行：这份记录写的是游戏的“{ $edition }”版，而这里是第 { $ours } 版。请用有那个版本的 Tidetable 读取。
bad-record-twice = 第 { $line } 行：“{ $word }”前面已经写过了。哪一个才对？请索取原始的记录。
bad-record-missing = 第 { $line } 行：到这里都没有写“{ $word }”，所以没人知道玩的是什么。请索取原始的记录。如果你确定玩的就是这里桌上的东西，请加上一行“{ $want }”。
bad-record-long = 第 { $line } 行超过 { $most } 个字。记录里没有这么长的行。请改正或删掉它。
bad-record-no-commitment = 第 { $line } 行：有种子，却没有它该算出的指纹“commitment”。请索取原始的记录。
bad-record-word = 第 { $line } 行：开头部分不能用“{ $word }”。请改正或删掉这一行。
bad-record-value = 第 { $line } 行：“{ $word }”后面的“{ $value }”没有意义。请改正这一行。
bad-record-commitment = 第 { $line } 行：种子和它的指纹“commitment”不符，其中一个被改过。请索取原始的记录。
bad-record-table = 第 { $line } 行：不能这样开桌。{ $why }
bad-record-mark = 第 { $line } 行：“{ $mark }”不是玩家的号码，也不是代表运气的“~”或代表结果的“=”。请改正这一行。
bad-record-line = 第 { $line } 行“{ $text }”：{ $why }
bad-record-luck = 第 { $line } 行：这里抽出的是“{ $text }”，依照种子却应该是“{ $due }”，所以这次抽取被改过。请索取原始的记录。
bad-record-result = 第 { $line } 行：“{ $result }”不是这一局的结果。请改正或删掉这一行。
bad-record-after-end = 第 { $line } 行：结果后面不能再有内容。请删掉这一行。
bad-record-given = 第 { $line } 行：总共只有 { $entries } 行，不可能有 { $given } 行是接续来的。请更正数字。
bad-record-chain = 第 { $line } 行：下面各行得不出“chain”的指纹。至少有一行被改动、删去、加入或移动。请索取原本写下的记录。
bad-record-share = 第 { $line } 行“{ $text }”：{ $why } 请索取原本写下的记录。
bad-record-undo = 第 { $line } 行：收回不可能保留 { $entries } 个行动和抽取中的 { $keep } 个。请改正这一行。

## What seats give to the luck

bad-share-word = “{ $text }”不是座位能给运气的东西。座位封存一个数字、公开它，或被略过。
bad-share-seal = “{ $seal }”不是封印。封印有 64 位，由 0 到 9 和 a 到 f 组成。
bad-share-number = “{ $number }”不是给运气的数字。它有 32 位，由 0 到 9 和 a 到 f 组成。
bad-share-late = 太迟了：别人已公开数字，或运气已经抽过。
bad-share-twice = 这个座位已经做过了，或已被略过。
bad-share-other = 这不是这个座位封存的数字。
bad-share-open = 运气还不能抽：不是每个封存的数字都已公开。

## 规则与出处

rules-title = 《{ $game }》规则
rules-reason = 理由：{ $reason }

src-print = 印在说明书上
src-found = 查自公开资料
src-inferred = 由印出的内容推得
src-recon = 我们重建的
src-ruling = 我们的裁定

unprinted-title = 没有印出来的内容
unprinted-introduction = 本页由规则和数据文件自动产生，列出这一桌所有在说明书里查不到的内容：由说明书推得的、从别处查到的、我们重建的，以及说明书没说而由我们裁定的。拥有盒装游戏的人可以修正数据文件。
unprinted-rules = 规则
unprinted-components = 配件
components-and = { $first }、{ $second }

ending-winner = { $name }获胜！
names-and = { $first }和{ $second }

hint-clear = 明显最好。这样 100 局大约能赢 { $chances } 局。
hint-best = 最好。这样 100 局大约能赢 { $chances } 局。
hint-likely = 大概最好。这样 100 局大约能赢 { $chances } 局。
hint-equal =
    { $n ->
        [2] 这两个一样好。选哪个都行，100 局大约能赢 { $chances } 局。
       *[other] 这 { $n } 个一样好。选哪个都行，100 局大约能赢 { $chances } 局。
    }
hint-behind = 100 局大约赢 { $chances } 局，少了 { $behind } 局。
hint-close = 100 局大约赢 { $chances } 局。很难说第一个是不是更好。
hint-only = 没有别的可做。
hint-yours = 这是你的想法。
hint-or = { $one }，或：{ $other }
hint-and = { $one }{ $two }
hint-then = 接下来也许：{ $line }
hint-for =
    { $n ->
        [1] 第一个：{ $merit }
        [2] 第二个：{ $merit }
       *[other] 第三个：{ $merit }
    }
hint-after = 选第一个之后也许：{ $line }
merit-prevents = 不然{ $who }马上可以得 { $n } 分。
merit-points = 马上得 { $n } 分。

bad-table-hint = 这个游戏没有人给提示。看看规则，或点“为什么不行？”。

## 一张列出所有事实的纸

sheet-group = { $title }：{ $facts }。
sheet-line = { $label }：{ $value }
sheet-fact = { $label } { $value }
sheet-and = { $first }、{ $second }
sheet-times = { $n } × { $thing }
sheet-nothing = －
sheet-became = { $before } → { $after }
sheet-more = + { $thing }
sheet-less = − { $thing }
sheet-points = 分数
sheet-own = 只有你看得到

# After a first click that several moves begin with
click-which = 要用它做什么？
