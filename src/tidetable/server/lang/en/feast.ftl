end-see-board = See the board
end-count-up = Count up again
moments-title = What decided it
moments-waiting = The captain is looking at the game again …
moments-far = The captain is looking at the game again: { $n } of { $of } decisions
end-chart-counted = The part on the right is what was counted up at the end.
feed-setup = Set-up
