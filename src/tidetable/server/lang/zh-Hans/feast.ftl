end-see-board = 看版图
end-count-up = 再计一次分
moments-title = 决定胜负的时刻
moments-waiting = 船长正在回顾这一局……
moments-far = 船长正在回顾这一局：{ $of } 个决定中的第 { $n } 个
end-chart-counted = 右边是结束时计算的分数。
feed-setup = 开局布置
