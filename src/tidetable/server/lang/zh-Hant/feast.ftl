end-see-board = 看版圖
end-count-up = 再計一次分
moments-title = 決定勝負的時刻
moments-waiting = 船長正在回顧這一局……
moments-far = 船長正在回顧這一局：{ $of } 個決定中的第 { $n } 個
end-chart-counted = 右邊是結束時計算的分數。
feed-setup = 開局佈置
