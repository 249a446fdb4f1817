# A game on two sides of paper, in pictures.

guide-title = 圖解《{ $game }》
guide-link = 圖解
guide-panel = 圖解遊戲
guide-print = 列印兩頁
guide-all-rules = 全部編號規則
