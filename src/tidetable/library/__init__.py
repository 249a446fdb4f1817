"""The public library, as `import tidetable as tt` offers it."""
