# 版圖的各個部分

area-spaces = 王國的格子
area-kingdom = 塔與霧
area-period = 期
area-fleets = 供應區的船
area-stores = 供應區的貝殼
area-heaps = 供應區
area-to-come = 還在霧下的
