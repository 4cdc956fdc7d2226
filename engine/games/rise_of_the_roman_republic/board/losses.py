"""Losses of SP, the one way in which they leave a stack (section 8.34; rulings c.29, G16, G27 and G28).

The legions of a side are one contingent, each other kind of troops another; infantry and cavalry lose apart. What the
legions lose is spread evenly over their elements.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.events.combat import Sp, SpLost
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Troops, number_of, numbers_of
from engine.games.rise_of_the_roman_republic.office_figures import Element
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import Legion, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES, rounded_share

LEAST_SP, LEAST_PERCENT = 5, 10  # a side of so many SP that loses so much loses one SP at least (ruling c.29)
INFANTRY, CAVALRY, ELEPHANTS = 0, 1, 2
ARMS = ("infantry", "cavalry", "elephants")  # what a token calls them
LEGIONS = "legions"  # the contingent of them all


class Lost(msgspec.Struct, frozen=True):
    """What was lost, all together. left: the parts as they are after it, those that are gone left out. by: what each
    kind and each element lost, as `SpLost` tells it. before: all SP before it."""

    infantry: int = 0
    cavalry: int = 0
    elephants: int = 0
    left: tuple[Part, ...] = ()
    by: dict[str, Sp] = {}
    before: int = 0

    @property
    def sp(self) -> int:
        """Return the SP of every arm."""
        return self.infantry + self.cavalry + self.elephants


def whole_stack_part(state: RiseState, key: str) -> Part:
    """Return all of a stack as a force; an empty one if there is none."""
    one = state.stacks.get(key)
    return Part(key, Force(one.leaders, one.legions, one.troops) if one is not None else Force())


def force_arms(state: RiseState, force: Force) -> Sp:
    """Return infantry, cavalry and elephants of a force."""
    infantry = cavalry = elephants = 0
    for name in force.legions:
        for feet, horse in state.legions[name].elements.values():
            infantry += feet
            cavalry += horse
    for one in force.troops:
        infantry += one.infantry
        cavalry += one.cavalry
        elephants += one.elephants
    return infantry, cavalry, elephants


def strength_by_arm(state: RiseState, parts: Iterable[Part]) -> Sp:
    """Return infantry, cavalry and elephants of parts."""
    found = [force_arms(state, part.force) for part in parts]
    return sum([one[0] for one in found]), sum([one[1] for one in found]), sum([one[2] for one in found])


def attrition_sp(counted: Sp) -> int:
    """Return Attrition SP: cavalry and elephants count more."""
    figures = TABLES.movement_attrition
    return counted[0] + figures.cavalry * counted[1] + figures.elephants * counted[2]


def strength_by_contingent(state: RiseState, parts: Sequence[Part]) -> dict[str, Sp]:
    """Return the strength of each contingent of parts, by arm."""
    found = _Losses(state, tuple(parts))
    return {name: found.contingent_remaining(name) for name in found.contingents()}


class Open(msgspec.Struct, frozen=True):
    """A loss of which the rules leave open what it falls on: so many of these SP, as tokens with how many there are."""

    count: int
    units: dict[str, int]


def lose_percent(
    play: RisePlay,
    of: str | Sequence[Part],
    percent: int,
    cause: str,
    *,
    infantry_only: bool = False,
    begun: Mapping[str, Sp] | None = None,
    wishes: Iterable[str] = (),
) -> Lost:
    """Let a side lose a percentage of each contingent, infantry and cavalry apart, .5 up; elephants count with the
    cavalry, which goes first (ruling G28). A side of 5 SP loses at least one at 10 percent: infantry of the largest
    contingent (ruling G27). of: a stack by its key, or the parts of a side. infantry_only: for assaults. begun: the
    strengths by contingent that the percentage is taken of, if not the present ones (ruling G24). wishes: what the
    owner chooses of `losses_left_to_owner`, as tokens."""
    taken = _Losses(play.state, _parts(play.state, of), wishes)
    if not taken.take_percent(percent, infantry_only=infantry_only, begun=begun):
        taken.take_one()
    return taken.settle(play, cause, percent)


def losses_left_to_owner(
    state: RiseState,
    of: Sequence[Part],
    percent: int,
    *,
    infantry_only: bool = False,
    begun: Mapping[str, Sp] | None = None,
) -> tuple[Open, ...]:
    """Return what such a loss leaves to the owner (section 8.34; rulings c.29, G27 and G28): on which elements the odd
    SP of the legions fall, how many elephants go instead of cavalry, or what the one SP is that has to be lost."""
    taken = _Losses(state, tuple(of))
    if taken.take_percent(percent, infantry_only=infantry_only, begun=begun):
        found = [*taken.odd_ones(), *taken.mounted()]
    else:
        found = [Open(1, taken.units(infantry_only=infantry_only))]
    return tuple([one for one in found if 0 < one.count < sum(one.units.values())])


def losses_by_arm(
    state: RiseState,
    of: Sequence[Part],
    percent: int,
    *,
    infantry_only: bool = False,
    begun: Mapping[str, Sp] | None = None,
) -> tuple[Sp, bool]:
    """Return what such a loss comes to by arm, and whether it is but the one SP that has to be lost (ruling c.29)."""
    taken = _Losses(state, tuple(of))
    least = not taken.take_percent(percent, infantry_only=infantry_only, begun=begun)
    if least:
        taken.take_one()
    infantry, cavalry, elephants = (sum(counts[arm] for counts in taken.taken.values()) for arm in range(3))
    return (infantry, cavalry, elephants), least


def lose_sp(play: RisePlay, of: str | Sequence[Part], points: int, cause: str) -> Lost:
    """Let a side pay so many Attrition SP: infantry first, from the largest contingent on; with none left cavalry, then
    elephants; an SP that is begun is lost whole (ruling G16). of: a stack by its key, or the parts of a side."""
    figures = TABLES.movement_attrition
    return _in_turn(play, of, points, cause, (1, figures.cavalry, figures.elephants))


def lose_strength(play: RisePlay, of: str | Sequence[Part], count: int, cause: str) -> Lost:
    """Let a side lose so many SP of whatever arm, in the same order as Attrition SP."""
    return _in_turn(play, of, count, cause, (1, 1, 1))


def lose_elephants(play: RisePlay, of: str | Sequence[Part], count: int, cause: str) -> Lost:
    """Let a side lose elephants alone."""
    taken = _Losses(play.state, _parts(play.state, of))
    for name in taken.contingents():
        gone = min(count, taken.contingent_remaining(name)[ELEPHANTS])
        taken.take(name, ELEPHANTS, gone)
        count -= gone
    return taken.settle(play, cause, 0)


def _in_turn(play: RisePlay, of: str | Sequence[Part], points: int, cause: str, prices: tuple[int, int, int]) -> Lost:
    taken = _Losses(play.state, _parts(play.state, of))
    for arm, price in enumerate(prices):
        for name in sorted(taken.contingents(), key=lambda one: -taken.contingent_remaining(one)[arm]):
            count = min(taken.contingent_remaining(name)[arm], -(-max(0, points) // price))
            taken.take(name, arm, count)
            points -= count * price
    return taken.settle(play, cause, 0)


def _parts(state: RiseState, of: str | Sequence[Part]) -> tuple[Part, ...]:
    return (whole_stack_part(state, of),) if isinstance(of, str) else tuple(of)


def spread_loss(have: Sequence[int], loss: int, wished: Collection[int] = ()) -> list[int]:
    """Return what each element loses of its strength: as evenly as can be; what is left over falls on those that are
    wished, then on the fullest (section 8.34).

    >>> spread_loss([9, 9, 9, 9], 11), spread_loss([4, 1], 4)
    ([3, 3, 3, 2], [3, 1])
    """
    taken = [0] * len(have)
    while loss:
        open_ones = [n for n in range(len(have)) if taken[n] < have[n]]
        if not open_ones:
            break
        if loss < len(open_ones):
            open_ones = sorted(open_ones, key=lambda n: (n not in wished, -have[n], n))[:loss]
        for n in open_ones:
            taken[n] += 1
        loss -= len(open_ones)
    return taken


class _Losses:
    """Losses as they are worked out: by contingent and arm, then settled on elements and stacks."""

    def __init__(self, state: RiseState, parts: tuple[Part, ...], wishes: Iterable[str] = ()) -> None:
        self.state, self.parts, self.wishes = state, parts, Counter(wishes)
        self.taken: dict[str, list[int]] = {}
        self.legions = tuple([name for part in parts for name in part.force.legions])

    @property
    def any(self) -> bool:
        """Return whether anything is lost so far."""
        return any(sum(counts) for counts in self.taken.values())

    def contingents(self) -> list[str]:
        """Return the contingents: the legions, then the kinds of troops."""
        kinds = dict.fromkeys([one.kind for part in self.parts for one in part.force.troops])
        return [LEGIONS, *kinds] if self.legions else [*kinds]

    def contingent_remaining(self, name: str) -> Sp:
        """Return what a contingent has left, by arm."""
        if name == LEGIONS:
            counted = force_arms(self.state, Force((), self.legions))
        else:
            kept = [one for part in self.parts for one in part.force.troops if one.kind == name]
            counted = force_arms(self.state, Force((), (), tuple(kept)))
        taken = self.taken.get(name, [0, 0, 0])
        return counted[0] - taken[0], counted[1] - taken[1], counted[2] - taken[2]

    def take(self, name: str, arm: int, count: int) -> None:
        """Take SP of one arm from a contingent."""
        if count:
            self.taken.setdefault(name, [0, 0, 0])[arm] += count

    def take_percent(self, percent: int, *, infantry_only: bool, begun: Mapping[str, Sp] | None) -> bool:
        """Take a percentage of each contingent; return False where one SP must be lost, and none is yet."""
        before = sum(strength_by_arm(self.state, self.parts)[: 1 if infantry_only else 3])
        for name in self.contingents():
            have = self.contingent_remaining(name)
            of_foot, of_horse, of_elephants = have if begun is None else begun.get(name, (0, 0, 0))
            self.take(name, INFANTRY, min(have[INFANTRY], rounded_share(percent, of_foot)))
            if not infantry_only:
                due = min(rounded_share(percent, of_horse + of_elephants), have[CAVALRY] + have[ELEPHANTS])
                beasts = max(self._wished(name, ELEPHANTS), due - have[CAVALRY], 0)
                beasts = min(beasts, have[ELEPHANTS], due)
                self.take(name, CAVALRY, due - beasts)
                self.take(name, ELEPHANTS, beasts)
        return self.any or begun is not None or percent < LEAST_PERCENT or before < LEAST_SP

    def _wished(self, name: str, arm: int) -> int:
        return self.wishes[f"{name}:{ARMS[arm]}"]

    def take_one(self) -> None:
        """Take one SP: what is wished, else infantry of the largest contingent, else what there is."""
        for name in self.contingents():
            for arm in (INFANTRY, CAVALRY, ELEPHANTS):
                if self.contingent_remaining(name)[arm] and (
                    self._wished(name, arm) if name != LEGIONS else self._elements_wished(arm)
                ):
                    self.take(name, arm, 1)
                    return
        for arm in (INFANTRY, CAVALRY, ELEPHANTS):
            found = [one for one in self.contingents() if self.contingent_remaining(one)[arm]]
            if found:
                self.take(max(found, key=lambda one: sum(self.contingent_remaining(one))), arm, 1)
                return

    def _elements(self) -> list[tuple[str, Element]]:
        """Return each element of the legions by its token, with its strength."""
        known = self.state.legions
        return [
            (f"{number_of(name)} {one}", strength)
            for name in self.legions
            for one, strength in known[name].elements.items()
        ]

    def _elements_wished(self, arm: int) -> list[int]:
        return [n for n, (name, _) in enumerate(self._elements()) if self._wished(name, arm)]

    def odd_ones(self) -> Iterator[Open]:
        """Yield by arm the elements on which the odd SP of the legions may fall: those that have some left."""
        for arm in (INFANTRY, CAVALRY):
            due, elements = self.taken.get(LEGIONS, [0, 0, 0])[arm], self._elements()
            have = [strength[arm] for _, strength in elements]
            while due and due >= (left := sum(count > 0 for count in have)) > 0:
                have, due = [max(0, count - 1) for count in have], due - left
            yield Open(
                due, {f"{name}:{ARMS[arm]}": 1 for (name, _), count in zip(elements, have, strict=True) if count}
            )

    def mounted(self) -> Iterator[Open]:
        """Yield by contingent the cavalry and the elephants, where a loss may fall on either (ruling G28)."""
        for name in self.contingents():
            _, horse, beasts = self.taken.get(name, [0, 0, 0])
            have = self.contingent_remaining(name)
            if have[ELEPHANTS] + beasts and have[CAVALRY] + horse:
                yield Open(
                    horse + beasts,
                    {f"{name}:cavalry": have[CAVALRY] + horse, f"{name}:elephants": have[ELEPHANTS] + beasts},
                )

    def units(self, *, infantry_only: bool) -> dict[str, int]:
        """Return all SP as tokens, those of the legions by element."""
        found = {}
        for arm in (INFANTRY,) if infantry_only else (INFANTRY, CAVALRY, ELEPHANTS):
            for name in self.contingents():
                if name != LEGIONS:
                    found[f"{name}:{ARMS[arm]}"] = self.contingent_remaining(name)[arm]
            if arm != ELEPHANTS:
                found |= {f"{name}:{ARMS[arm]}": strength[arm] for name, strength in self._elements()}
        return {token: count for token, count in found.items() if count}

    def settle(self, play: RisePlay, cause: str, percent: int) -> Lost:
        """Take everything off the map and tell it, power by power."""
        before = sum(strength_by_arm(self.state, self.parts))
        by = self._settle_legions()
        gone = tuple([name for name in self.legions if name not in self.state.legions])
        left = [self._settle_part(part, gone, by) for part in self.parts]
        infantry, cavalry, elephants = (sum(counts[arm] for counts in self.taken.values()) for arm in range(3))
        if infantry + cavalry + elephants:
            power, _, place = self.parts[0].key.partition("@")
            play.emit(
                SpLost(power, place.removesuffix("+in"), cause, percent, infantry, cavalry, elephants, dict(by), gone)
            )
        kept = tuple([part for part in left if not part.force.is_empty])
        return Lost(infantry, cavalry, elephants, kept, by, before)

    def _settle_legions(self) -> dict[str, Sp]:
        """Spread the loss of the legions over their elements; a legion without SP is gone."""
        state, by = self.state, {}
        infantry, cavalry, _ = self.taken.get(LEGIONS, (0, 0, 0))
        elements = [(name, element) for name in self.legions for element in state.legions[name].elements]
        have = [state.legions[name].elements[element] for name, element in elements]
        feet = spread_loss([one[0] for one in have], infantry, self._elements_wished(INFANTRY))
        horse = spread_loss([one[1] for one in have], cavalry, self._elements_wished(CAVALRY))
        left: dict[str, dict[str, Element]] = {name: {} for name in self.legions}
        for (name, element), (foot, ridden), lost_foot, lost_horse in zip(elements, have, feet, horse, strict=True):
            if lost_foot or lost_horse:
                by[f"{number_of(name)} {element}"] = (lost_foot, lost_horse, 0)
            if foot - lost_foot or ridden - lost_horse:
                left[name][element] = (foot - lost_foot, ridden - lost_horse)
        if by:
            self._change_legions(left)
        return by

    def _change_legions(self, left: dict[str, dict[str, Element]]) -> None:
        state = self.state
        changed: dict[str, Legion] = {
            name: msgspec.structs.replace(state.legions[name], elements=kept) for name, kept in left.items() if kept
        }
        state.legions = {
            name: changed.get(name, known) for name, known in state.legions.items() if left.get(name, known)
        }
        for name, kept in left.items():
            if not kept and number_of(name) not in numbers_of(state.legions):
                state.republic = state.republic.without_legion(number_of(name))

    def _settle_part(self, part: Part, gone: tuple[str, ...], by: dict[str, Sp]) -> Part:
        """Take the losses of the kinds of troops from a part and from its stack, as far as it has them."""
        lost: dict[tuple[str, bool], list[int]] = {}
        for one in part.force.troops:
            due = self.taken.get(one.kind, [0, 0, 0])
            done = by.get(one.kind, (0, 0, 0))
            have = (one.infantry, one.cavalry, one.elephants)
            now = [min(have[arm], due[arm] - done[arm]) for arm in range(3)]
            if any(now):
                lost[one.kind, one.elite] = now
                by[one.kind] = (done[0] + now[0], done[1] + now[1], done[2] + now[2])

        def rest(troops: Iterable[Troops]) -> tuple[Troops, ...]:
            return tuple([kept for one in troops if (kept := _less(one, lost)).sp])

        def change(one: Stack) -> None:
            legions = tuple([name for name in one.legions if name not in gone])
            set_stack(self.state, msgspec.structs.replace(one, legions=legions, troops=rest(one.troops)))

        if part.key in self.state.stacks and (lost or gone):
            change(self.state.stacks[part.key])
        legions = tuple([name for name in part.force.legions if name not in gone])
        return Part(part.key, Force(part.force.leaders, legions, rest(part.force.troops)))


def _less(one: Troops, lost: dict[tuple[str, bool], list[int]]) -> Troops:
    taken = lost.get((one.kind, one.elite), [0, 0, 0])
    left = (one.infantry - taken[0], one.cavalry - taken[1], one.elephants - taken[2])
    return Troops(one.kind, *left, one.elite)
