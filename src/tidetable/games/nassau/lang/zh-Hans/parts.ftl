# 版图的各个部分

area-heading = 轮次与阶段
area-supply = 供应区
area-city = 拿骚城
area-sea = 加勒比海
area-ship = 你的船
area-arms = 你的武器与物品
area-booty = 你的战利品
area-fight = 战斗
area-speech = 你可以在这里选择的
area-had = 可以取得的
