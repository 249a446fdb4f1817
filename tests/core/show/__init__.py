"""Drawing: shapes, pieces, the kit."""
