"""Run a command while other processes compete for the machine: busy.py NUMBER COMMAND...

What passes alone may still count on being quick. Here it does not get to be.
"""

from __future__ import annotations

import subprocess
import sys


def main() -> int:
    number, *command = sys.argv[1:]
    spin = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(spin) for _ in range(int(number))]
    try:
        return subprocess.run(command, check=False).returncode
    finally:
        for other in others:
            other.kill()
            other.wait()


if __name__ == "__main__":
    sys.exit(main())
