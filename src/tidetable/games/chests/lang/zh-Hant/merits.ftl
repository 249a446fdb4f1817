# 船長評分之後，說明這個選擇好在哪裡。
merit-load = 船上多了 { $n } 分。
merit-steal = 船上多了 { $n } 分，搶在{ $who }裝載之前。
merit-last-chest = 這是最後一個寶箱，而你領先。
merit-no-bones = 裡面不可能有魚骨。
merit-richest = 平均來說，裡面的寶藏比其他寶箱多。
merit-rest = 已放好的骰子留著，另外 { $n } 顆重擲。
merit-no-fit = 現在的骰子哪裡都放不了。
merit-another-card = 剩下的骰子還能放另一張牌。
merit-holds = 平均來說，裡面大約有 { $n } 分。
merit-better-roll = 擲 100 次，約 { $n } 次能放更好的牌，{ $none } 次什麼都放不了。
merit-any-roll = 擲 100 次，約 { $n } 次有牌可放。
