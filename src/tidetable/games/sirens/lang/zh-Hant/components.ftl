# 頁面所列的配件。

parts-card = 卡牌
parts-icon = 卡牌上的船員符號

part-count = 數量
part-value = 數值
part-moves-crew = 移動船員
