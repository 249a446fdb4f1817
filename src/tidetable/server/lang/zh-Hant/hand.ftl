# 回答之前的手：預覽、預先回答、結束回合。

preview-luck = 接著由運氣決定。
preview-ends = 接著你的回合就結束了。
too-much-trials = 一件一件來：前一件還在試。
too-much-hints = 船長已經在想了。請稍等一下再問。

table-redo = 重做
table-redo-allowed = 再做一次剛才收回的行動
table-hold = 由我自己結束回合
table-ends = 這樣你的回合就結束了。
table-end-turn = 結束我的回合
keys-redo = 再做一次剛才收回的行動
keys-ahead = 別人決定時，預先回答

order-ahead = 預先回答
order-prompt = 輪到你時，你要怎麼回答？
order-if = 只有在
order-any = 無論發生什麼
order-every-time = 每次都這樣，直到我的狀況改變
order-given = 已預先回答
order-forget = 取消
order-nothing = 現在還看不出會問你什麼。稍後再試。
order-after = { $label }（只有在：{ $after }）
order-stands = { $label }（每次都這樣，直到你的狀況改變）
order-dropped-position = 你預先給的回答作廢了：它不符合現在問你的問題。
order-dropped-unmet = 你預先給的回答作廢了：它要等的事沒有發生。
order-dropped-changed = 你預先給的回答作廢了：你的狀況有了變化。
not-yours-order-asked = 現在正輪到你。直接回答就好。
bad-table-orders = 你已經預先回答了 { $most } 次，不能再多。請先收回一個。
bad-table-order-kind = 這個遊戲沒有「{ $kind }」這個問題。/api 頁面說明在哪裡找。
