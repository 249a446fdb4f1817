"""The contract suite, tried on a toy game and on its broken twins."""
