"""What is kept: databases, migrations, what was saved before."""
