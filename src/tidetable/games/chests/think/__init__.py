"""What looks good in Chests & Sabres: for search, bots and hints."""
