"""The door: who comes in, how much of everything they may ask for, and how long they may take."""
