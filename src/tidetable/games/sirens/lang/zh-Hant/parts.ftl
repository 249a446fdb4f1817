# 版圖的各個部分

area-ship = 船
area-backs = 對手的手牌
area-theirs = 對手擁有的
area-own = 你擁有的
area-rum = 你的蘭姆酒
area-done = 結束回合
area-pile = 牌堆
area-offer = 可選的牌
area-to-come = 還沒出現的牌
