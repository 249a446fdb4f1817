# 版圖的各個部分

area-heading = 輪次與階段
area-supply = 供應區
area-city = 拿索城
area-sea = 加勒比海
area-ship = 你的船
area-arms = 你的武器與物品
area-booty = 你的戰利品
area-fight = 戰鬥
area-speech = 你可以在這裡選擇的
area-had = 可以取得的
