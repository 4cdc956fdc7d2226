"""What has become known of an army's cards: the public course of its purchases, losses and battles, and who was shown
them when. No rule depends on it; it is what odds against cards that are not shown are worked out from.

Nothing in a trace is more than was told at the table: numbers and prices are public, kinds only where they were
printed, fought in the open or were shown to `sides` (rulings 102 and 103).
"""

from __future__ import annotations

import msgspec

from engine.kernel.state import Side

SHOWN = "shown"  # all cards: to everybody, or to `sides`
CAME = "came"  # `count` cards joined, `hired` of them mercenaries, for `gold` together (-1: no price was told); `kinds`
# of those that all saw
LOST = "lost"  # `count` cards were lost, `hired` of them mercenaries
FOUGHT = "fought"  # of a battle: `kinds` fought and are still there, `gone` fought and are not, `count` have not fought
VETERANS = "veterans"  # `count` cards became veterans
REFORMED = "reformed"  # the Marian Reforms
MIXED = "mixed"  # all the cards of another army joined
EXCHANGED = "exchanged"  # cards were exchanged with another army; `count` stand in this one now


class Trace(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One thing that became known of an army's cards; `what` is one of the constants above. other: what was known of
    the other army, of MIXED and EXCHANGED."""

    what: str
    count: int = 0
    hired: int = 0
    gold: int = -1
    kinds: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    sides: tuple[Side, ...] = ()
    other: tuple[Trace, ...] = ()


Record = tuple[Trace, ...]


def record_with_additions(record: Record, *traces: Trace) -> Record:
    """Return a record with more; what was known before all saw all cards is of no use any more."""
    for trace in traces:
        record = (trace,) if trace.what == SHOWN and not trace.sides else (*record, trace)
    return record


def flattened_record(record: Record) -> Record:
    """Return a record as another army keeps it, without what it keeps of others itself, so that none grows without
    end."""
    return tuple(msgspec.structs.replace(trace, other=()) for trace in record)


def record_known_to_faction(record: Record, side: Side) -> Record:
    """Return what a faction may know of an army: from the last time that it saw all cards, without what others saw."""
    open_to = [t for t in record if t.what != SHOWN or not t.sides or side in t.sides]
    start = max((n for n, t in enumerate(open_to) if t.what == SHOWN), default=0)
    return tuple(
        msgspec.structs.replace(t, sides=(), other=record_known_to_faction(t.other, side)) if t.sides or t.other else t
        for t in open_to[start:]
    )
