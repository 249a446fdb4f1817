# 頁面所列的配件。

parts-card = 卡牌
parts-shells = 貝殼
parts-floors = 塔樓的樓層
parts-point-tile = 分數板塊
parts-fog-tile = 霧板塊
parts-space = 版圖的格子

part-name = 哪個
part-count = 數量
part-gives = 給予
part-towers = 塔樓
part-value = 數值
part-colour = 顏色
part-ones = 1 點
part-twos = 2 點
part-kind = 種類
part-flags = 旗幟

thing-cards = 卡牌
thing-points = 分
thing-bonus = 獎勵格
thing-tower = 塔樓格
thing-crane = 起重機
thing-castle = 城堡
thing-fog = 霧格
thing-point = 分數板塊
