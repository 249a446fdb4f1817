"""What looks good in Nassau: for search, bots and hints."""
