# 版图的各个部分

area-quay = 码头上的宝箱
area-tray = 骰子
area-boat = { $who }的船
area-treasures = { $who }船前的宝物
