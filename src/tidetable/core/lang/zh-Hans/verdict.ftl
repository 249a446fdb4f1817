# 一份记录能证明运气的哪些事，又有哪些不能。

verdict-played = 每一行都合乎规则（第 { $edition } 版，数据 { $data }）。
verdict-seed = 种子算出的正是记录里的指纹：{ $commitment }
verdict-no-seed = 记录里没有种子，所以 { $draws } 次抽取都没有检查。游戏结束后的记录才有种子。
verdict-draws = { $draws } 次抽取全都检查过，每一次都和种子相符。
verdict-strange = { $draws } 次抽取之中有 { $n } 次和种子不符。第一次在第 { $line } 行：“{ $said }”，依照种子应该是“{ $due }”。
verdict-given = 前 { $given } 行是接续自另一局，其中有 { $draws } 次抽取。那是另一个种子抽的，这里谁也无法检查。请也检查那一局的记录。
verdict-result = 结果正是这一局的结果。
verdict-no-result = 游戏已经结束，但是缺了写着结果的那一行。它可能遗失了，或被人拿掉了。
verdict-unfinished = 游戏还没结束。后来怎么了，记录里没有。
verdict-fingerprint = 记录里的指纹正是你记下的那个。
verdict-other-fingerprint = 记录里的指纹不是你记下的那个：{ $noted }
verdict-no-fingerprint = 记录里没有指纹，无法和你的比较。
verdict-shares = { $n } 个座位（{ $seats }）各为运气提供了一个数字。每个数字都在任何数字公开之前封存，公开的也正是封存的那个。
verdict-silent = { $n } 个座位（{ $seats }）没有为运气提供数字：坐在那里的人来得较晚，或没有公开数字，只能信任其他人。
verdict-chain = 记录里的 { $lines } 行依序得出记录的最后一个指纹：写下之后，没有一行被改动、删去、加入或移动。
verdict-noted-line = 你记下的指纹是第 { $line } 行的。到那里为止，一切都和当时一样。
verdict-noted-early = 你记下的指纹是对的，但比各座位的封印更早：它只绑定主人的种子，不绑定各座位的数字。请和全部封存后公布的指纹比较。
