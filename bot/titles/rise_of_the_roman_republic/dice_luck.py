"""How lucky everybody's dice were, from public throws alone: each against the five tenths that a die of 0 to 9 has in
the mean."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.titles.rise_of_the_roman_republic.short_words import die_text, side_emblem, side_or_tribe_of_leader
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import AvoidanceRolled, BattleBegan, BattleRolled
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried
from engine.games.rise_of_the_roman_republic.events.siege import (
    AssaultRolled,
    SiegeAttritionRolled,
    SurrenderRolled,
    TreacheryRolled,
)
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered
from engine.kernel.events import Event

MEAN = 4.5


class CountedThrow(msgspec.Struct, frozen=True, kw_only=True):
    """A side's throw: what for, as the key of its words, and where; low: whether low dice are the good ones."""

    side: str
    what: str
    die: int
    place: str = ""
    low: bool = False

    @property
    def gain(self) -> float:
        """Return by how much the die was better than was to be expected."""
        return (MEAN - self.die) if self.low else (self.die - MEAN)


THROWN: Mapping[type[Event], tuple[str, bool]] = {  # what for, and whether low dice are the good ones
    AssaultRolled: ("luck.assault", False),
    TreacheryRolled: ("luck.treachery", False),
    SiegeAttritionRolled: ("luck.siege", True),
    SurrenderRolled: ("luck.surrender", True),
    InterceptionTried: ("luck.interception", True),
    AvoidanceRolled: ("luck.avoid", True),
}


def counted_throws(events: Sequence[Event], masters: Mapping[str, str]) -> Iterator[CountedThrow]:
    """Yield the throws of some events. A tribe's are its master's of that time. masters: of the tribes before."""
    known, attacker = dict(masters), ""
    for event in events:
        if isinstance(event, TribeMastered):
            known[event.tribe] = event.side
        elif isinstance(event, BattleBegan):
            attacker = event.attacker
        elif isinstance(event, BattleRolled):
            yield CountedThrow(side=known.get(attacker, attacker), what="luck.battle", die=event.die, place=event.place)
        elif isinstance(event, ContinuationRolled):
            power = side_or_tribe_of_leader(event.leader)
            yield CountedThrow(side=known.get(power, power), what="luck.goes_on", die=event.die, low=True)
        elif (thrown := THROWN.get(type(event))) is not None:
            power, die_, place = (getattr(event, field) for field in ("power", "die", "place"))
            yield CountedThrow(side=known.get(power, power), what=thrown[0], die=die_, place=place, low=thrown[1])


def dice_luck_text(events: Sequence[Event], words: Words) -> str:
    """Return by how much each side's dice were better or worse than was to be expected, in the mean, the luckiest
    first, and the best and the worst throw."""
    found = list(counted_throws(events, {}))
    sums: dict[str, list[float]] = {}
    for throw in found:
        if words.has_words(f"sign.emblem_{throw.side}"):
            sums.setdefault(throw.side, []).append(throw.gain)
    if not sums:
        return ""
    ranked = sorted(((sum(gains) / len(gains), len(gains), side) for side, gains in sums.items()), reverse=True)
    each = (
        words("luck.of", emblem=side_emblem(side, words), side=side, count=count, pips=words.decimal(mean, sign="+"))
        for mean, count, side in ranked
    )
    return "\n".join((words("luck.pips", parts=" · ".join(each)), *extreme_throw_lines(found, words)))


def extreme_throw_lines(found: Sequence[CountedThrow], words: Words) -> Iterator[str]:
    """Yield the luckiest and the unluckiest of some throws that decided something, if they are better and worse than
    was to be expected; dice of a tribe without a master are nobody's luck."""
    grave = [throw for throw in found if throw.place and side_emblem(throw.side, words)]
    ordered = sorted(grave, key=lambda throw: throw.gain)
    for key, picked, sign in (("luck.best", ordered[-1:], 1), ("luck.worst", ordered[:1], -1)):
        for throw in picked:
            if throw.gain * sign > 0:
                yield words(key, emblem=side_emblem(throw.side, words), side=throw.side, die=die_text(throw.die, words),
                            what=words(throw.what, place=throw.place))  # fmt: skip
