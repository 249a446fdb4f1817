hint-button = Hint
hint-title = What would the captain do?
hint-follow = Play this
hint-thinks = The captain is thinking …

keys-hint = what would the captain do?
