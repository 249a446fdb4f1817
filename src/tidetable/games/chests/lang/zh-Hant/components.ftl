# 頁面所列的配件。

parts-face = 骰面
parts-card = 卡牌

part-name = 哪個
part-on-each-die = 每顆骰子
part-keys = 鑰匙
part-treasure = 內容
part-count = 數量
