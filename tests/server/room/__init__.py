"""What happens at tables: seats, clocks, talk, thinking."""
