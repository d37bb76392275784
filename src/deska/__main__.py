"""`python -m deska` is the command `deska`."""

import sys

from deska.cli import main

if __name__ == "__main__":
    sys.exit(main())
