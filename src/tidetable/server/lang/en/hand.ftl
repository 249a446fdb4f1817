# The hand before it answers: previews, answers given ahead, the end of a turn.

preview-luck = Then luck has a say.
preview-ends = Then your turn is over.
too-much-trials = One thing after the other: this is still being tried out.
too-much-hints = The captain is thinking already. Wait a moment, then ask again.

table-redo = Redo
table-redo-allowed = Do again what you took back
table-hold = Let me end my turns myself
table-ends = With this your turn is over.
table-end-turn = End my turn
keys-redo = do again what you took back
keys-ahead = answer ahead, while others are asked

order-ahead = Answer ahead
order-prompt = What will you answer when you are asked?
order-if = Only if
order-any = whatever happens
order-every-time = Every time, as long as nothing changes for me
order-given = Answered ahead
order-forget = Take it back
order-nothing = Nobody can tell yet what you will be asked. Try again in a moment.
order-after = { $label } (only if: { $after })
order-stands = { $label } (every time, as long as nothing changes for you)
order-dropped-position = Your answer ahead was dropped: it does not fit what you are asked now.
order-dropped-unmet = Your answer ahead was dropped: what it was to follow did not happen.
order-dropped-changed = Your answer ahead was dropped: something has changed for you.
not-yours-order-asked = You are asked just now. Simply answer.
bad-table-orders = You have answered ahead { $most } times; more cannot be kept. Take one back first.
bad-table-order-kind = There is no question “{ $kind }” in this game. The page /api says where to find them.
