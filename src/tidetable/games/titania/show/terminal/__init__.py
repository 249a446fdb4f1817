"""The parts of the screen."""
