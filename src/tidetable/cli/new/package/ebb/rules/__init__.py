"""The rules of Ebb: what is played, in the order of the rulebook."""
