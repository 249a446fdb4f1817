"""Try the package that is installed: is it compiled, and does each game come to its end?

Run where the package was installed from a wheel, and not within a checkout.
"""

from __future__ import annotations

import tidetable as tt
from tidetable.core.vec import COMPILED


def main() -> None:
    assert COMPILED, f"{tt.__file__}: the rules are not compiled"
    for name in tt.list_games():
        position = tt.game(name).start(seed=7)
        while not position.over:
            position.play(position.legal[0])
        print(f"{name}: {position.scores}")


if __name__ == "__main__":
    main()
