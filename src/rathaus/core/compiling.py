"""What the compiler is told about a class; to plain Python it means nothing.

`make fast` compiles `core` and the rules of the games with mypyc. See docs/architecture.md.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """The decorator of the same name, without need of its package."""
        return lambda decorated: decorated
