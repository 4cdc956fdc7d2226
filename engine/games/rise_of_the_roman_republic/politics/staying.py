"""Who stays behind when a leader intercepts, or comes to a battle: they may include those whom they can lead, and take
what they want of the units (section 5.54, ruling c.13)."""

from collections.abc import Mapping, Sequence

from engine.games.rise_of_the_roman_republic.forces import Force, numbers_of
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.picks import Item, Pick

LEGIONS = "legion"  # the group of legions among what may stay


def force_without_who_stays(state: RiseState, force: Force, out: Sequence[str] | Mapping[str, int]) -> Force:
    """Return a force without the leaders, legions and kinds of troops that stay; with a magistrate stay their
    legions."""
    commanders = {one: state.republic.commander_of_legion(one) for one in force.legions}
    stay = {one for one, man in commanders.items() if one in out or (man is not None and man.leader in out)}
    return Force(
        tuple([one for one in force.leaders if one not in out]),
        tuple([one for one in force.legions if one not in stay]),
        tuple([one for one in force.troops if one.kind not in out]),
    )


def units_left_behind_pick(state: RiseState, forces: Sequence[Force], most: int | None = None) -> Pick:
    """Return the choice of who and what stays of some forces, each with its leader first: they go, with some unit.
    most: how many legions may go; None: all."""
    leaders = [one for force in forces for one in force.leaders[1:]]
    legions = [one for force in forces for one in force.legions]
    kinds = dict.fromkeys([one.kind for force in forces for one in force.troops])
    items = (
        *[Item(one, group="leaders") for one in leaders],
        *[Item(one, group=LEGIONS) for one in legions],
        *[Item(one, group="troops") for one in kinds],
    )
    over = max(0, len(numbers_of(legions)) - most) if most is not None else 0

    def goes(counts: Mapping[str, int]) -> bool:
        out = [one for one, count in counts.items() if count]
        left = [force_without_who_stays(state, force, out) for force in forces]
        return all(one.legions or one.troops for one in left)

    return Pick(items, over, len(items), groups={LEGIONS: (over, len(legions))} if over else None, rule=goes)
