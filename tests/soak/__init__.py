"""The torture chamber: everything at once that may happen to a server, again and again."""
