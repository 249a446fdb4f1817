"""What a browser or a program asks for, and what it is answered."""
