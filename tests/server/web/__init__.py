"""What comes in and goes out: pages, the API, refusals."""
