"""Who is behind, and so decides for the powers that nobody plays (section 16), and what the sides of one person have
together (ruling 131): what the table should not overlook."""

from collections.abc import Iterator

from bot.titles.sword_of_rome.short_words import side_emblem
from bot.words import Words
from engine.games.sword_of_rome.powers import NEMESIS, POWERS_OF, SIDE_OF, tie_rank
from engine.games.sword_of_rome.view import SideView, SwordView
from engine.kernel.state import Side

TREATY = "treaty"


def has_paired_sides(view: SwordView) -> bool:
    """Return whether persons play several sides each, whose points count together (ruling 131)."""
    return len({side.seat for side in view.sides}) < len(view.sides)


def person_total_line(view: SwordView, words: Words) -> Iterator[str]:
    """Yield in one line what the sides of each person have together, the most first; nothing where each has one."""
    if not has_paired_sides(view):
        return
    sums: dict[str, int] = {}
    signs: dict[str, str] = {}
    for side in view.sides:
        sums[side.seat] = sums.get(side.seat, 0) + side.vp
        signs[side.seat] = signs.get(side.seat, "") + side_emblem(side.side, words)
    order = sorted(sums, key=lambda seat: -sums[seat])
    parts = [words("together.part", emblems=signs[seat], seat=seat, vp=sums[seat]) for seat in order]
    yield words("together.said", parts=" · ".join(parts))


def unplayed_powers_on_map(view: SwordView) -> list[str]:
    """Return the powers that nobody plays and that have CU on the map."""
    played = {power for side in view.sides for power in POWERS_OF[side.side]}
    here = {one.power for one in view.stacks if one.cu or one.cu_inside}
    return [power for power in NEMESIS if power in here - played]


def trailing_side(view: SwordView, *, but: Side = "") -> SideView | None:
    """Return the side with the fewest victory points, of equals the one that wins ties. but: one that is left out."""
    found = [side for side in view.sides if not side.out and side.side != but]
    return min(found, key=lambda side: (side.vp, tie_rank(side.side)), default=None)


def powers_by_deciding_side(view: SwordView) -> dict[Side, list[str]]:
    """Return by side the powers that it decides for in the phases of all: the fewest victory points do, but for a
    power's own enemy; under the treaty Rome does for Carthage."""
    found: dict[Side, list[str]] = {}
    treaty = any(effect.kind == TREATY for effect in view.effects)
    for power in unplayed_powers_on_map(view):
        last = trailing_side(view, but=SIDE_OF[NEMESIS[power]])
        side = "roman" if treaty and power == "carthaginian" else last.side if last is not None else ""
        if side:
            found.setdefault(side, []).append(power)
    return found


def unplayed_power_deciders_line(view: SwordView, words: Words) -> Iterator[str]:
    """Yield in one line who decides for which of the powers that nobody plays; nothing where there is none."""
    parts = [words("trailing.part", side=side, powers=powers) for side, powers in powers_by_deciding_side(view).items()]
    if parts:
        yield words("trailing.decides", parts=" · ".join(parts))
