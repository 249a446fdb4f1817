"""The chapters of the rulebook: a file for each."""
