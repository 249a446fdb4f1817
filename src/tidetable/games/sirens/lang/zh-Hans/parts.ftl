# 版图的各个部分

area-ship = 船
area-backs = 对手的手牌
area-theirs = 对手拥有的
area-own = 你拥有的
area-rum = 你的朗姆酒
area-done = 结束回合
area-pile = 牌堆
area-offer = 可选的牌
area-to-come = 还没出现的牌
