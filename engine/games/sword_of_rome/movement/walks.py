"""A force on its way, and what each part of it has left to walk (sections 9.1.2 and 9.5.2).

CU and leaders that have moved in the first half of a Campaign, or that are taken up on the way, have other movement
points left than those who lead or accompany them. The force goes as far as the least of them can; the parts are noted
by how many points more they have than the force.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import TABLES

MOST_LEGS = 14


class Part(NamedTuple):
    """CU that have all the same movement points left."""

    cu: int
    mp: int


class Walk(msgspec.Struct, frozen=True):
    """A force on its way, as far as it can be foreseen.

    space, cu, leaders: where it is and what it is (leaders: who commands first). mp: movement points left.
    value: of the card. ships: whether it has the ships of a card (Naval Transports).
    on_way: it has come along the Appian Way, which costs 1 MP in all (ruling 25).
    smooth: it pursues, and so crosses no rough link or strait in its next step (section 11.4).
    changed: spaces where it leaves and takes up nobody: where it sets out, and where it has done so before.
    net: CU that it has left here, less those taken up. here: it stands there now.
    ended: what follows cannot be foreseen. pauses: it has raided, after which its owner is asked how it goes on, so
    that it need not be able to stop where it is.
    flank, barred: of a flanking force, the space of the battle, and where the primary force came from (9.5.6).
    easy: kinds of links that a card lets it cross as if they were clear.
    militia: CU of it that do not leave Africa. hired: mercenaries among its CU; hired_net: as `net`, of these.
    fleet: the value with which Carthage lends it ships, 0 without.
    legs_left: how many more a plan may name: on the Appian Way one may step to and fro for nothing.
    bonus: MP that a card has given to all of it.
    fresher: (CU, MP) of those CU that have so many more MP left than the force; spry: (leader, MP) of such leaders.
    """

    power: Power
    space: str
    cu: int
    leaders: tuple[str, ...]
    mp: int
    value: int = 3
    ships: bool = False
    on_way: bool = False
    smooth: bool = False
    changed: tuple[str, ...] = ()
    net: int = 0
    here: bool = True
    ended: bool = False
    pauses: bool = False
    flank: str = ""
    barred: str = ""
    easy: tuple[str, ...] = ()
    militia: int = 0
    hired: int = 0
    hired_net: int = 0
    fleet: int = 0
    legs_left: int = MOST_LEGS
    bonus: int = 0
    fresher: tuple[tuple[int, int], ...] = ()
    spry: tuple[tuple[str, int], ...] = ()

    @property
    def is_lone(self) -> bool:
        """Return whether leaders move without CU."""
        return not self.cu

    @property
    def unspent_mp(self) -> int:
        """Return the MP of those who have not moved yet."""
        return TABLES.movement_points_by_card(self.power, self.value) + self.bonus


def parts_of(walk: Walk) -> list[Part]:
    """Return the CU of a force by what they have left, the most tired first."""
    return cu_by_remaining_mp(walk.cu, walk.mp, walk.fresher)


def cu_by_remaining_mp(cu: int, mp: int, fresher: Iterable[tuple[int, int]]) -> list[Part]:
    """Return CU by what they have left, the most tired first, of a force whose `fresher` have more than `mp`. If it has
    lost CU since, those are the most tired ones."""
    found: list[Part] = []
    for count, more in sorted(fresher, key=lambda pair: -pair[1]):
        if least := min(count, cu):
            found.append(Part(least, mp + more))
            cu -= least
    return [*([Part(cu, mp)] if cu else []), *reversed(found)]


def leader_mp(walk: Walk, leader: str) -> int:
    """Return the MP that a leader of a force has left."""
    return walk.mp + dict(walk.spry).get(leader, 0)


def force_composed_of(walk: Walk, cu: Iterable[Part], leaders: Sequence[tuple[str, int]]) -> Walk:
    """Return a force that consists of these CU, and of these leaders with the MP that each has left."""
    by_mp: dict[int, int] = {}
    for part in cu:
        by_mp[part.mp] = by_mp.get(part.mp, 0) + part.cu
    by_mp = {mp: count for mp, count in by_mp.items() if count}
    least = min([*by_mp, *(mp for _, mp in leaders)])
    return msgspec.structs.replace(
        walk,
        cu=sum(by_mp.values()),
        leaders=tuple([leader for leader, _ in leaders]),
        mp=least,
        fresher=tuple([(by_mp[mp], mp - least) for mp in sorted(by_mp) if mp > least]),
        spry=tuple([(leader, mp - least) for leader, mp in leaders if mp > least]),
    )


def force_joined(walk: Walk, cu: Iterable[Part] = (), leaders: Iterable[tuple[str, int]] = ()) -> Walk:
    """Return a force that takes CU and leaders up; it goes on with the MP of the most tired of all."""
    led = [(one, leader_mp(walk, one)) for one in walk.leaders]
    return force_composed_of(walk, [*parts_of(walk), *cu], [*led, *leaders])


def force_split(walk: Walk, count: int = 0, leaders: Sequence[str] = ()) -> tuple[list[Part], Walk]:
    """Return the CU that a force leaves behind, and what goes on: the most tired stay, so that the others may have more
    MP again (own choice of the owner in all but name; ruling 83)."""
    behind: list[Part] = []
    staying: list[Part] = []
    for part in parts_of(walk):
        gone = min(count, part.cu)
        count -= gone
        behind += [Part(gone, part.mp)] if gone else []
        staying += [Part(part.cu - gone, part.mp)] if part.cu > gone else []
    led = [(one, leader_mp(walk, one)) for one in walk.leaders if one not in leaders]
    return behind, force_composed_of(walk, staying, led)


def freshest_cu(available: Sequence[Part], count: int) -> list[Part]:
    """Return so many of the CU that can be taken along: those with the most MP left."""
    chosen: list[Part] = []
    for part in sorted(available, key=lambda one: -one.mp):
        taken = min(count, part.cu)
        count -= taken
        chosen += [Part(taken, part.mp)] if taken else []
    return chosen
