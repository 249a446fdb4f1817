"""Learning: what a learner sees, many games stepped at once, and what each action is made of."""
