"""What looks good in Titania: for search, bots and hints."""
