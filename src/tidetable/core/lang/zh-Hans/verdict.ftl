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
