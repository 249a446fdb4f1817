# 终端。

## 说明

help-usage = 用法：{ $line }
help-examples = 示例
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-help = 显示这一页。

metavar-command = 命令
metavar-options = 选项
metavar-game = 游戏
metavar-name = 名称
metavar-file = 文件
metavar-folder = 文件夹
metavar-database = URL
metavar-number = 数字
metavar-fingerprint = 指纹
metavar-address = 地址
metavar-key = 密钥
metavar-language = 语言
metavar-bots = 机器人,机器人
metavar-names = 名字,名字
metavar-option = 名称=选择

help-tidetable = 规则完整的航海桌游：在终端或浏览器里玩。
    .examples =
        tidetable games                 有哪些游戏
        tidetable play chests           在这里和机器人玩
        tidetable serve --open          在浏览器里玩
        tidetable rules chests          阅读规则
        tidetable play --help           一个命令的完整说明
help-version = 显示版本，以及规则是否已编译。
help-lang = 使用这个语言：{ $known }。否则依 TIDETABLE_LANG 或系统语言而定。
help-game = “tidetable games”列出的名称。

help-play = 在终端里玩：你对机器人，或几个人轮流用同一个键盘。输入选项的编号，或输入完整的行动，例如“open left”。输入 ? 看解说，收回 可收回，重做 可再做一次，离开 可结束；游戏可以保存，以后再继续。
    .short = 在这里玩游戏。
    .examples =
        tidetable play chests
            你对一个贪心的机器人
        tidetable play chests --players 3 --bots greedy,random
            你对两个机器人
        tidetable play chests --names Anna,Ben
            两个人用同一个键盘
        tidetable play chests --option old-sea-dogs=yes --option first=1
            使用变体规则，由第一位玩家开始
        tidetable play chests --resume evening.tide
            继续保存的游戏
help-players = 总共几位玩家，包括人和机器人。
help-bots = 机器人，以逗号分隔，例如 greedy（贪心）、deckhand（水手）或 even（势均力敌，会配合你的程度）。不指定时，除了你以外都是贪心的机器人。
help-names = 使用这个键盘的人，以逗号分隔。
help-option = 选择变体规则，可重复使用。“tidetable rules 游戏”会说明各种变体。
help-seed = 运气的来源：同一个数字会带来相同的骰子和牌。不指定时，结束前没有人知道。
help-resume = 继续这个文件里的游戏。
help-no-unseen = 不列出尚未看到的牌：自己记牌。
help-auto-done = 让你的回合自动结束：回合最后不再问还要不要做什么，例如《人鱼的呼唤》的朗姆酒杯。游戏中可用“自动”切换。

help-serve = 让浏览器可以玩游戏，在这台电脑或你的网络上，直到你按下 Ctrl+C。游戏保存在文件夹里，重新启动后会继续。
    .short = 在浏览器里玩。
    .examples =
        tidetable serve --open
            启动并打开浏览器
        tidetable serve --host 0.0.0.0 --port 9000
            让网络上的其他人加入
help-host = 在哪里等候：127.0.0.1 只有这台电脑（默认），0.0.0.0 是整个网络。
help-port = 地址里冒号后面的数字，默认 8000。
help-data-dir = 游戏保存在哪里。不指定时，放在系统存放这类数据的地方。
help-database = 改把游戏保存在这个数据库，让多台服务器共用：postgresql+asyncpg://…
help-open = 打开浏览器，或不打开（默认）。
help-proxy = 相信这个代理服务器所说的来访者与地址：写它自己的地址，或像 10.0.0.0/8 的网段。可以给多个；不给就谁也不信。
help-streams = 同时可以有多少个页面和程序在听，默认 2000。
help-limits = 限制每个人能要求的量（默认），或不限制：供你自己电脑上的程序使用。
help-key = 知道这把密钥（至少 16 个字符）的人，可以在 /status 和 /metrics 以它为密码查看服务器的情况。最好用 TIDETABLE_KEY 给，而不是写在这里，因为其他程序读得到。不给就没有人能看。
help-drain = 从要求停止到真正停止之间的秒数，这段时间 /readyz 会说不要再送客人来，默认 0。
help-log = 日志的写法：plain 给人看，json 给收集日志的程序。
help-log-requests = 也记录每个请求：要了什么，不记是谁，也不含秘密。

help-replay = 重播一局记录，并显示结果。损坏的文件会被拒绝，并指出第一个错误的行。
    .short = 观看一局记录，检查它的运气。
    .examples =
        tidetable replay evening.tide
            结果如何
        tidetable replay evening.tide --step
            每一个决定
        tidetable replay evening.tide --verify
            运气公平吗？
        tidetable replay evening.tide --svg board.svg
            把最后的版图保存为图片
    .codes =
        结束代码：
          0  一切正常；用 --verify 时：每次抽取都得到证明
          1  文件无法读取，或违反规则
          2  看不懂这个命令
          3  记录自相矛盾，或和你记下的指纹不符
          4  没有矛盾，但不是全都得到证明
help-file = 用“保存”留下的游戏，或从浏览器下载的游戏。
help-verify = 用种子检查每一次抽取，再用记录里的指纹检查种子；并说明哪些得到证明、哪些没有。
help-fingerprint = 像 --verify 一样检查，再和你在第一次抽取前记下的指纹比较，要完整的 64 位。
help-step = 在每个决定之前显示版图。
help-seat = 从这个座位看，而不是观战。
help-svg = 把最后的版图画进这个文件。

help-rules = 印出一个游戏的完整规则，每条都有编号。
    .short = 阅读游戏规则。
    .examples =
        tidetable rules chests
        tidetable rules chests --lang fr
        tidetable rules chests --unprinted
help-unprinted = 只列出说明书没印的：我们的裁定，以及没有人有列表的配件。

help-games = 列出所有可以玩的游戏，以及其他命令使用的名称。
    .short = 列出游戏。
    .examples =
        tidetable games

help-check = 检查一个游戏是否遵守这里所有游戏的承诺：用各种变体的随机对局。给撰写游戏的人使用。
    .short = 检查游戏的承诺。
    .examples =
        tidetable check chests
        tidetable check chests --games 200
        tidetable check chests --seconds 600
help-check-games = 每项检查在每种变体里玩这么多局随机对局，不论多久。
help-check-seconds = 工作这么多秒，由各项检查平分，每种变体至少一局；两者都不说则为 60。

version = tidetable { $version }（{ $compiled ->
    [yes] 规则已编译
   *[no] 规则未编译
}）

## 用法错误

misused-hint = 说明：{ $command }
misused-command = 没有“{ $command }”这个命令。有这些：{ $known }。
misused-option = 这里没有 { $option } 这个选项。
misused-value = { $option } 缺少值，或是多了不该有的值。
misused-missing = 缺少 { $name }。
misused-number = { $option } 需要一个合理的整数。
misused-extra = 这个命令不需要这么多东西。含空格的名字要加引号。
misused-language = 我们还不会说“{ $language }”，只会这些：{ $known }。
misused-resume = --resume 要单独使用：玩家、机器人、选项和种子都在文件里。
misused-game = { $file } 是“{ $game }”的游戏。请写这个名称，或不写。
misused-wish = 看不懂“{ $wish }”。选项要这样写：--option old-sea-dogs=yes
misused-seed = “{ $seed }”不能当种子。请给一个整数，或结束的游戏所显示的 32 个数字和字母。
misused-fingerprint = “{ $fingerprint }”不可能是指纹。指纹有 64 位，由 0 到 9 和 a 到 f 组成。
misused-name = “{ $name }”不能当名字。请用逗号分隔名字：--names Anna,Ben
misused-seats = 数目不符：{ $seats } 个座位，却有 { $bots } 个机器人和 { $people } 个名字。
misused-seat = 没有第 { $seat } 个座位；座位是 1 到 { $seats }。

## 文件

file-missing = { $file }：没有这个文件或文件夹。
file-directory = { $file } 是文件夹，需要的是文件。
file-no-folder = { $file } 是文件，或位于文件之中，需要的是文件夹。
file-forbidden = { $file }：你没有权限使用。
file-no-text = { $file } 不是文本文件，所以不是游戏。
file-unusable = 无法使用 { $file }。
file-in-use = { $file } 是别的东西，所以保持原样。请换一个名称。
file-no-seed = { $file } 可以观看，但不能继续玩：里面没有种子，没有人知道接下来的运气。试试“tidetable replay”。

## 桌边

introduce-person = { $name }：使用这个键盘
introduce-bot = { $name }：{ $bot }
introduce-commitment = 运气的指纹（请记下，结束后可用来检查）：{ $commitment }
introduce-help = 输入编号，或输入一个行动。? 看解说，离开 可结束。
menu-back = 返回
prompt-number = 请输入 { $least } 到 { $most } 的编号，或输入 ? 看说明。
prompt-hint = 输入选项的编号，或输入 ? 看说明。
prompt-end = “保存 文件”可保存游戏，按 Enter 离开：

explain-rule = { $verb }（{ $rule }）：{ $sentence }
explain-answer = 输入选项的编号，或输入完整的行动，例如“{ $example }”。只有一个选项时，按 Enter 就好。你还可以输入：
command-save = 保存
    .help = 把游戏保存到文件，例如“保存 evening.tide”，然后继续玩
command-quit = 离开
    .help = 离开；游戏可以保存到以后
command-rules = 规则
    .help = 完整规则
command-language = 语言
    .help = 换一种语言，例如“语言 en”
command-auto = 自动
    .help = 让你的回合自动结束，或恢复询问

undone = 已收回。
redone = 已重做。
auto-on = 你的回合现在会自动结束。输入“自动”可恢复询问。
auto-off = 你的回合结束前会再问你。
auto-none = 这个游戏没有可以略过的问题。
hand-over = 轮到{ $name }了。请把键盘交过去，其他人先别看。
    .ready = { $name }，准备好了就按 Enter：
language-choices = 输入“语言”和其中一个：{ $known }。
quit-where = 游戏要存在哪个文件？按 Enter：{ $file }；输入 - 则不保存：
kept = 游戏存在 { $file }。要继续玩：
    .over = 游戏存在 { $file }。要观看并检查运气：
left-early = 游戏还没结束。

ending-place = 名次
ending-player = 玩家
ending-seed = 运气的种子：{ $seed }

## 回顾

replay-next = 按 Enter 继续，输入任何字再按 Enter 直接到结尾：
replay-unfinished = 这局游戏还没结束。
replay-fair = 运气是公平的。
replay-fair-if = 如果这个指纹就是第一次抽取前公布的那个，运气就是公平的。请和你记下的比较，或交给 --fingerprint。
replay-open = 这份记录没有矛盾，但不是全都得到证明。
replay-contradicted = 有地方不对：这份记录被改过，或不是你那一局的。请索取原始的记录。
replay-limits = 任何记录都无法证明的事：谁坐在哪里，以及在你记下的最后一个指纹之后每个人决定了什么。如果没有座位为运气提供数字，也无法证明开桌前没有人试过许多种子。
replay-drawn = 版图存在 { $file }。

## 游戏与浏览器

games-facts = { $least }–{ $most } 人，{ $age } 岁以上，{ $minutes } 分钟
serving = 桌子摆好了：{ $address }，按 Ctrl+C 停止。游戏保存在 { $folder }。
serve-proxy = “{ $address }”不是地址也不是网段。请写成 127.0.0.1 或 10.0.0.0/8 的样子。
serve-key = 密钥太短：至少要 { $least } 个字符，才不会被猜到。
serve-log = 没有叫“{ $log }”的日志写法。可用的有：{ $known }。
serve-refused = 无法在 { $host } 的端口 { $port } 提供服务：可能已经有别的程序在用。请换一个，例如 --port 8001。
serve-missing = 这里没有安装服务器（缺少 { $package }）。请安装：pip install 'tidetable[server]'
serve-database = 数据库 { $database } 无法使用：{ $why } 请检查地址；若用 Postgres，请先运行“pip install asyncpg”。
serve-newer = 数据库 { $database } 属于较新版本的 Tidetable：它的形式是 { $shape }，而这个版本最多只认得 { $ours }。什么都没有更动。请重新安装较新的版本；若要留在这个版本，请先用较新的版本运行“tidetable admin migrate --to { $ours }”。
moved = 你的游戏搬家了。原本在 { $old }，现在放在系统存放数据的地方：{ $new }。
moving-both = 两个文件夹里都有游戏。现在用的是 { $new } 里的。要玩 { $old } 里的，请运行：tidetable serve --data-dir { $old }
moving-later = 你的游戏暂时留在 { $old }，因为另一个服务器正开着它们。请先停止它，再启动一次，游戏就会搬到 { $new }。
moving-failed = 你的游戏无法搬到 { $new }：{ $why }。没有遗失任何东西：游戏留在 { $old }，并在那里继续。请确认你可以写入新文件夹，而且空间足够，再启动一次；或用 --data-dir 指定文件夹。

## 检查

checking = { $game }：{ $checks } 项检查
check-done = { $games } 局，{ $positions } 个局面
check-kept = 所有承诺都遵守了，共 { $games } 局。
check-broken = 有 { $broken } 项承诺没有遵守。

# What each check of the contract promises
promise-termination = 每一局都会结束
promise-legality = 提供的行动都接受，其他一律不收
promise-replay = 重播记录得到同一局
promise-copy = 副本与视角不会动到牌桌
promise-ids = 行动的编号与文字一致
promise-lock = 锁定文件记得每个编号
promise-words = 每样东西都有文字，没有多余的
promise-canary = 隐藏的东西和种子都不外泄
promise-non-interference = 隐藏的东西不影响看得到的
promise-sealed = 密封的回答看起来都一样
promise-guess = 猜想的世界与真实的看起来相同
promise-size = 每个问题最多 500 个回答
promise-reachable = 点击和文字都能到达每一步
promise-odds = 抽取符合概率
promise-conservation = 没有东西遗失或凭空出现
promise-guards = 没有规则禁止的就可以做，其他都不行
promise-ranges = 没有字段超出范围
promise-bots = 机器人守规则，相同情况相同选择
promise-undo = 收回的一步不留痕迹
