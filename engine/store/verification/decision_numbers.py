"""Decision numbers of an export: every one that was ever given is accounted for, and every undo by a marker."""

from collections.abc import Sequence

from engine.kernel.events import TABLE
from engine.store.decisions import SETUP
from engine.store.undo_redo import REDO, UNDO
from engine.store.verification.export_format import Finished, Marker
from engine.store.verification.replay import Differs


def no_gap(document: Finished) -> None:
    """Check that every decision ever numbered is accounted for, so that none was rolled in secret."""
    kept = [step.id for step in document.decisions]
    epochs = [epoch.decision for epoch in document.epochs]
    if kept != sorted(set(kept)) or not kept or kept[0] != 0:
        raise Differs("the decisions are not in order from the set-up on")
    first = document.decisions[0]
    if (first.seat, first.prompt, first.action) != (TABLE, "", SETUP):
        raise Differs("decision 0 is said to be something else than the set-up", 0)
    if not epochs or epochs[0] != 0:
        raise Differs("the first epoch is missing")
    for what, numbers in (("epochs", epochs), ("void", document.void), ("undone", document.undone)):
        if numbers != sorted(set(numbers)):
            raise Differs(f"the numbers of `{what}` are not in order")
    every = sorted([*kept, *document.void, *document.undone, *epochs[1:]])
    for expected, found in enumerate(every):
        if expected != found:
            what = f"decision {expected} is missing" if found > expected else f"decision {found} is there twice"
            raise Differs(what, min(expected, found))


def check_undone_as_marked(document: Finished) -> None:
    """Check that what is undone is exactly what the markers take back. Call after `no_gap`.

    A decision always hangs on the head, and a marker tells where the head stood and where it went: so the way to the
    end follows from the markers and from how many numbers were given."""
    undone = set(document.undone)
    played = {step.id for step in document.decisions} | {epoch.decision for epoch in document.epochs}
    count = len(undone) + len(played) + len(document.void)
    way = _way(document.markers, count)
    for step in range(count):
        if step in way and step in undone:
            raise Differs(f"decision {step} is said to be undone, and no undo of it was told", step)
        if step not in way and step not in undone:
            said = "to have been played" if step in played else "to have come to nothing"
            raise Differs(f"decision {step} is said {said}, and the undos that were told took it back", step)


def _way(markers: Sequence[Marker], count: int) -> set[int]:
    """Return the decisions that lead to the head in the end."""
    parents = [-1]
    head = 0
    for n, marker in enumerate(markers, 1):
        what = f"the {n}. undo or redo ({marker.kind} from {marker.frm} to {marker.to})"
        if len(parents) <= marker.frm < count:
            head = _on(parents, head, marker.frm + 1)
        if marker.frm != head:
            raise Differs(f"{what} does not begin where the game then stood", min(head, max(marker.frm, 0)))
        line = _line(parents, head)
        back = marker.to in line and marker.to != head
        forth = marker.to not in line and 0 <= marker.to < len(parents)
        if not (back if marker.kind == UNDO else forth and marker.kind == REDO):
            raise Differs(f"{what} does not lead to where it could", max(min(marker.to, head), 0))
        head = marker.to
    return _line(parents, _on(parents, head, count))


def _on(parents: list[int], head: int, count: int) -> int:
    """Let decisions follow on the head until there are `count`; return the head."""
    while len(parents) < count:
        parents.append(head)
        head = len(parents) - 1
    return head


def _line(parents: Sequence[int], step: int) -> set[int]:
    found: set[int] = set()
    while step >= 0:
        found.add(step)
        step = parents[step]
    return found
