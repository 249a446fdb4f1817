# 《拿索》的資料檔除了一般要求之外還需要的。

bad-data-nassau-too-few = 第 { $line } 行：[[{ $record }]] 有 { $n } 筆，但每輪一筆，至少需要 { $least } 筆。請增加。
bad-data-nassau-gain = 第 { $line } 行：「{ $field }」裡的「{ $value }」不是一種收穫。收穫是種類加上數字，例如 rum-2，數字最大為 { $most }；pirate-1 和 animal-1 一次只有一個，hold 最多為 hold-2。這裡可用的種類：{ $known }。
bad-data-nassau-start = 第 { $line } 行：起點標記必須在同一塊板塊的兩面，而且只在這一塊上。檔案裡共有 { $n } 面有標記。請改正「start」。
bad-data-nassau-alleys = 第 { $line } 行：板塊 { $tile } 的 { $side } 面有廣場與其他廣場隔絕。請鋪一條巷子過去。
bad-data-nassau-holds = 第 { $line } 行：玩家起始的東西要裝滿 { $needed } 個貨艙，但只開放 { $n } 個。請改正「crates_in_holds」、「provisions」或「open_holds」。
bad-data-nassau-crates = 第 { $line } 行：玩家起始時貨艙裡有 { $n } 個箱子，但總共只有 { $most } 個。請改正其中之一。
bad-data-nassau-supply = 第 { $line } 行：「{ $value }」有 { $n } 個，但四個人玩至少需要 { $least } 個。請增加。
bad-data-nassau-neighbours = 第 { $line } 行：海域 { $zone } 把 { $other } 列為鄰居，反過來卻沒有。請改正其中之一。
bad-data-nassau-reach = 第 { $line } 行：沒有船能從港口到達海域 { $zone }。請給它一個到得了的鄰居。
bad-data-nassau-weak = 第 { $line } 行：海域 A、B、D 共有 { $slots } 個敵人位置，但強度 1 或 2 的敵人只有 { $n } 個。請減少「slots」，或讓更多敵人這麼弱。
bad-data-nassau-slots = 第 { $line } 行：總共有 { $slots } 個敵人位置，但敵人只有 { $n } 個。請減少「slots」。
bad-data-nassau-places = 第 { $line } 行：[[{ $record }]] 有 { $tiles } 筆，但各海域中的位置有 { $places } 個。兩個數字必須相同。
bad-data-nassau-first-posts = 第 { $line } 行：海域 A、B、C、D、E、G 合起來必須有 { $needed } 個貿易站位置，每種貨物一個；現在有 { $n } 個。請改正它們的「posts」。
bad-data-nassau-squares = 第 { $line } 行：一個街區至少需要 { $least } 個廣場。請從左上角起順時針列出四個角，中央有廣場的話再列在最後；沒有廣場的地方寫 ""。
bad-data-nassau-no-square = 第 { $line } 行：「{ $field }」需要廣場 { $square }，但板塊 { $tile } 的 { $side } 面在那裡沒有廣場。請補上廣場，或改正「{ $field }」。
bad-data-nassau-no-exit = 第 { $line } 行：板塊 { $tile } 的 { $side } 面沒有任何出口，船長永遠到不了。請至少給它一個出口。
bad-data-nassau-spaces = 第 { $line } 行：這個藏貨處有 { $values } 個分數、{ $goods } 種貨物。每一格兩者都要有。
