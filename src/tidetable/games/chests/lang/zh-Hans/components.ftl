# 页面所列的配件。

parts-face = 骰面
parts-card = 卡牌

part-name = 哪个
part-on-each-die = 每颗骰子
part-keys = 钥匙
part-treasure = 内容
part-count = 数量
