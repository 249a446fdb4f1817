"""What the measurements of the server share."""
