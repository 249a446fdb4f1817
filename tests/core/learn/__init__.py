"""What learners see and do, and many games at once."""
