"""Why an action is not among one's choices now, in a word of the rules: worked out only when somebody asks.

All of it is public or the asker's own: his cards, his agents, what lies open on the board.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from engine.kernel.choices import Barred
from engine.kernel.texts import Text, text


class Reasons(Mapping[str, Text]):
    """The reasons of a menu, by the action's tag: `why(tag)` is asked for one when it is needed."""

    def __init__(self, tags: Iterable[str], why: Callable[[str], Text]) -> None:
        self._tags, self._why = tuple(tags), why

    def __getitem__(self, tag: str) -> Text:
        """Return why the action is not offered."""
        if tag not in self._tags:
            raise KeyError(tag)
        return self._why(tag)

    def __iter__(self) -> Iterator[str]:
        """Return the tags."""
        return iter(self._tags)

    def __len__(self) -> int:
        """Return how many actions have a reason."""
        return len(self._tags)


def requires(tag: str) -> Text:
    """Return what an action requires."""
    return text(f"why.requires_{tag}")


@cache
def unless(tag: str) -> Barred:
    """Return what is said of a target that an action does not reach: what the action requires."""
    return lambda token: requires(tag)
