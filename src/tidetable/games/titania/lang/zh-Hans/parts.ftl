# 版图的各个部分

area-spaces = 王国的格子
area-kingdom = 塔与雾
area-period = 期
area-fleets = 供应区的船
area-stores = 供应区的贝壳
area-heaps = 供应区
area-to-come = 还在雾下的
