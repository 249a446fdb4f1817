"""What is in the box of Chests & Sabres: a data file, and its reader."""
