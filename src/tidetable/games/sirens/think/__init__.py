"""What looks good in Sirens in Sight: for search, bots and hints."""
