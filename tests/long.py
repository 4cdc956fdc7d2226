"""What `make test` tries a part of and `make soak` all of: cases of one kind that each take many seconds."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
LONG = "PRAETOR_LONG" in os.environ


def thinned(cases: Sequence[T], every: int = 2, first: int = 0) -> list[T]:
    """Return every so many of some cases, or all of them where the long tests are asked for."""
    return list(cases if LONG else cases[first::every])
