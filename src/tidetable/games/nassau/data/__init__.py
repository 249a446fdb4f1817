"""What is in the box of Nassau: a data file, and its reader."""
