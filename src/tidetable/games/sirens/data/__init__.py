"""What is in the box of Sirens in Sight: a data file, and its reader."""
