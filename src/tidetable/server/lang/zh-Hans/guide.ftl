# A game on two sides of paper, in pictures.

guide-title = 图解《{ $game }》
guide-link = 图解
guide-panel = 图解游戏
guide-print = 打印两页
guide-all-rules = 全部编号规则
