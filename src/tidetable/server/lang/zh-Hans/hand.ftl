# 回答之前的手：预览、预先回答、结束回合。

preview-luck = 接着由运气决定。
preview-ends = 接着你的回合就结束了。
too-much-trials = 一件一件来：前一件还在试。
too-much-hints = 船长已经在想了。请稍等一下再问。

table-redo = 重做
table-redo-allowed = 再做一次刚才收回的行动
table-hold = 由我自己结束回合
table-ends = 这样你的回合就结束了。
table-end-turn = 结束我的回合
keys-redo = 再做一次刚才收回的行动
keys-ahead = 别人决定时，预先回答

order-ahead = 预先回答
order-prompt = 轮到你时，你要怎么回答？
order-if = 只有在
order-any = 无论发生什么
order-every-time = 每次都这样，直到我的状况改变
order-given = 已预先回答
order-forget = 取消
order-nothing = 现在还看不出会问你什么。稍后再试。
order-after = { $label }（只有在：{ $after }）
order-stands = { $label }（每次都这样，直到你的状况改变）
order-dropped-position = 你预先给的回答作废了：它不符合现在问你的问题。
order-dropped-unmet = 你预先给的回答作废了：它要等的事没有发生。
order-dropped-changed = 你预先给的回答作废了：你的状况有了变化。
not-yours-order-asked = 现在正轮到你。直接回答就好。
bad-table-orders = 你已经预先回答了 { $most } 次，不能再多。请先收回一个。
bad-table-order-kind = 这个游戏没有“{ $kind }”这个问题。/api 页面说明在哪里找。
