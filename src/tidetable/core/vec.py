"""`vec`: a typed array where the rules are compiled, a plain list where they are not.

Compiled, librt's vec is about ten times faster than a list; interpreted, the list wins.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

_contract = find_spec("tidetable.core.contract")
COMPILED: Final = (
    _contract is not None and _contract.origin is not None and not _contract.origin.endswith(".py")
)


class _Listed:
    """`vec[i64]([1, 2])` is the list `[1, 2]`."""

    def __class_getitem__(cls, item: object) -> type[list[int]]:
        return list


def _listed(items: list[object], item: object) -> list[object]:
    """A vec that grows may have to move; a list stays where it is."""
    items.append(item)
    return items


if TYPE_CHECKING:
    from librt.vecs import append as append, vec as vec
elif COMPILED:
    from librt.vecs import append, vec
else:
    vec, append = _Listed, _listed
