review-open = 这一局的回顾
review-waiting = 船长正在回顾每一个决定，需要一点时间；你可以晚点再来。
review-progress = { $of } 个决定中的 { $n } 个
review-reload = 请稍后重新加载这个页面。
review-failed = 船长没办法回顾这一局。重新加载页面，让他再试一次。
review-chart = 每一步之后的获胜机会（以 100 局计）。
review-chart-of = { $name }：开始 { $start }，最高 { $most }，最低 { $least }，结束 { $end }。
review-as-table = 用表格看图
review-position = 第几步之后
review-sums = 从第一次决定时的机会到结果
review-all = 每一个决定
review-decided = 所选的
review-instead = 更好的
review-cost = 损失（100 局）
review-see = 看看
review-try = 从这里试试

too-much-reviews = 现在有很多局正在回顾。请一分钟后再来。
