"""Drawing: shapes, symbols, the small things that all boards are made of."""
