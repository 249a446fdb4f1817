"""`python -m tidetable` is the command `tidetable`."""

from tidetable.cli.app import main

if __name__ == "__main__":
    main()
