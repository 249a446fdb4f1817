"""What is in the box of Titania: a data file, and its reader."""
