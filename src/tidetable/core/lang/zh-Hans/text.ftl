# 文字牌桌，以及在终端或网页上输入的命令

text-table = 牌桌
text-elsewhere = 版图上还有
text-parts = 可以朗读这些部分：
text-nothing = 这里没有叫做“{ $word }”的东西。输入“说明”可以知道能输入什么。
text-no-hand = 你手上没有东西。
text-no-news = 你上一个回合之后，什么都没有发生。
text-here = 你可以用它做这些：
text-possible = 现在没有什么不允许这样做。
text-number = 没有这个编号的选项：编号从 1 到 { $most }。
text-offer = { $label }（{ $typed }）
text-choice = { $number }：{ $said }
text-help = 输入一个行动，例如“{ $example }”，或选项的编号，或地点、玩家、部分的名称来听它的内容。还有这些命令：

# 每个命令除了本身的词，还可以有别的词，以分号隔开
command-help = 说明
    .also = ?; ？
    .help = 可以输入什么
command-look = 看
    .also = 读; 什么是; 谁是
    .help = 朗读一个部分、地点或玩家，例如“看 手牌”；单独输入会说出所有部分的名称
command-moves = 选项
    .also = 我能做什么; 我可以做什么; 现在呢
    .help = 现在问的是什么，以及所有能选的
command-hand = 手牌
    .also = 我的手牌; 我有什么
    .help = 你手上的东西
command-news = 消息
    .also = 发生了什么; 发生了什么事
    .help = 你上一个回合之后发生的事
command-why = 为什么
    .also = 为什么不行; 为何
    .help = 为什么不能做某件事，后面加上那个行动
command-hint = 提示
    .help = 问船长会怎么做；后面加上你的选择，就会一起比较
command-undo = 收回
    .also = 退回
    .help = 收回上一个决定
command-redo = 重做
    .help = 再做一次刚才收回的决定

# 许多游戏的版图都有的部分
area-hand = 你的手牌
area-player = { $who }
area-podium = 颁奖台
sheet-now = 目前的局面
