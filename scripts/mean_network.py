"""Write the mean of networks, weight by weight: mean_network.py INTO ONE OTHER...

It is for those that went on from each other, whose weights mean the same. What only one of them
has learned of single positions counts less in it, so its chances may be truer.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tidetable.networks.network import load, save

MEAN: Final = "mean"  # in the record: of which networks


def main() -> None:
    into, *files = map(Path, sys.argv[1:])
    if not files:
        raise SystemExit("Say where to write it, and of which networks: INTO ONE OTHER...")
    records, networks = zip(*map(load, files), strict=True)
    if len({str(record.get("observation")) for record in records}) > 1:
        raise SystemExit("They have learned to read different things.")
    mean = {name: sum(one[name] for one in networks) / len(networks) for name in networks[0]}
    save(into, mean, records[0] | {MEAN: [*records]})


if __name__ == "__main__":
    main()
