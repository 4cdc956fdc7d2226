"""Which questions of a title the table answers by itself where the rules leave one answer."""

from typing import Protocol

import msgspec


class ForcedQuestions(msgspec.Struct, frozen=True):
    """The moments of a title's forced questions, which are answered without a press where only one answer is left.

    Neither a die nor a reveal in such an answer may bar the undo of the decision before: it has none, or that is barred
    already. What ends a turn is none of them. A question that is in neither list is asked, and its button names the
    only answer. `tests/conformance/forced/test_forced.py` holds each title to its lists.

    openly: everybody sees whether there is a choice, and no right of the asked seat, which may come of a hidden card,
        can be used meanwhile. A sealed question among them is answered within the hold, as by a plan.
    alone: only the asked seat may know that there is none. They are answered where one person plays against computers,
        to whom the missing pause tells nothing, unless that person could use a right meanwhile.
    """

    openly: frozenset[str] = frozenset()
    alone: frozenset[str] = frozenset()


class TitleForced(Protocol):
    """What a title says of them."""

    forced: ForcedQuestions
