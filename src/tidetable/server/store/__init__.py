"""What must survive: the database, and everything written to it."""
