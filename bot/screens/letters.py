"""The letters of places: the same under a question and on the map."""

from collections.abc import Sequence

from engine.kernel.choices import Option

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


def lettered(options: Sequence[Option], places: frozenset[str]) -> dict[str, str]:
    """Return a letter for each option that is a place of the map, in the order of `next`: the same on the picture."""
    tokens = [o.token for o in options if o.token in places]
    return dict(zip(tokens, LETTERS, strict=False)) if len(tokens) <= len(LETTERS) else {}
