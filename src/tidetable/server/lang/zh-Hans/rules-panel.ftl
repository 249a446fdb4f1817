# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = 搜索规则
rules-found = 找到 { $n } 条
rules-none = 找不到。请换个词试试。
rules-now = 与目前的问题有关
rules-link = 在规则页打开这一条
rules-edition = 这场游戏继续使用开始时的规则第 { $edition } 版。当时裁定不同的地方，这里照当时的写法说明。
rules-components = 说明书没有印出的配件
rules-components-text = 这些在说明书中查不到。我们从别处找到、推论或重建；拥有实体游戏的人可以更正。
why-title = 为什么不行？
why-mode = 想知道哪个东西为什么不能选？点它，或用 Tab 移过去再按 Enter。按 Esc 结束。
why-lesson = 规则允许这样做。现在请先照船长说的做，或自己玩下去。
lesson-captain = 船长带你玩入门局
lesson-step = 第 { $n } 步，共 { $most } 步
lesson-rule = 规则 { $rule }
lesson-next = 继续
lesson-leave = 自己玩下去
lesson-close = 继续玩
keys-rules = 打开或关上规则
keys-why = 询问某个东西为什么没有发亮
