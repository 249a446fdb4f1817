# 船長評分之後，說明這個選擇好在哪裡。
merit-ends-game = 遊戲就此結束，而不算分數板塊的話你領先。
merit-can-score = 這艘船能馬上為你得 { $n } 分。
merit-can-tile = 這艘船能到達一個分數板塊。
merit-tile = 得到一個分數板塊，價值 { $least } 到 { $most } 分。
merit-extra-ship = 得到一艘額外的船，馬上繼續航行。
merit-price = 這樣你就付得起一個{ $shell }樓層。
merit-each-shell = 每種顏色的貝殼都得到。
merit-shells = 得到 { $n } 個{ $shell }貝殼。
merit-starfish = 得到 { $n } 個海星。
merit-cards = 得到 { $n } 張牌。
merit-keeps-starfish = 留下 { $n } 個海星以後用。
merit-keeps-shells = 留下 { $n } 個貝殼以後用。
merit-can-fog = 這艘船能翻開一個霧板塊。
merit-fog = 翻開一個霧板塊，誰知道下面是什麼呢？
merit-can-build = 在那裡你可以蓋一層樓。
merit-choose-shells = 在那裡你可以挑選貝殼。
