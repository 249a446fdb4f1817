# 版圖的各個部分

area-quay = 碼頭上的寶箱
area-tray = 骰子
area-boat = { $who }的船
area-treasures = { $who }船前的寶物
