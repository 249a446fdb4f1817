# 页面所列的配件。

parts-card = 卡牌
parts-shells = 贝壳
parts-floors = 塔楼的楼层
parts-point-tile = 分数板块
parts-fog-tile = 雾板块
parts-space = 版图的格子

part-name = 哪个
part-count = 数量
part-gives = 给予
part-towers = 塔楼
part-value = 数值
part-colour = 颜色
part-ones = 1 点
part-twos = 2 点
part-kind = 种类
part-flags = 旗帜

thing-cards = 卡牌
thing-points = 分
thing-bonus = 奖励格
thing-tower = 塔楼格
thing-crane = 起重机
thing-castle = 城堡
thing-fog = 雾格
thing-point = 分数板块
