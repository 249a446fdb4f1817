# 页面所列的配件。

parts-card = 卡牌
parts-icon = 卡牌上的船员符号

part-count = 数量
part-value = 数值
part-moves-crew = 移动船员
