"""How lucky everybody's dice were, from public throws alone."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.titles.sword_of_rome.short_words import side_emblem
from bot.words import Words
from engine.games.sword_of_rome.events.combat import BattleRolled, DiceRerolled
from engine.games.sword_of_rome.events.movement import (
    AvoidRolled,
    BattleRefused,
    InterceptionRolled,
    NavalRoll,
    PursuitRolled,
)
from engine.games.sword_of_rome.events.siege import Raided, SiegeRolled
from engine.games.sword_of_rome.events.turn import AttritionRolled
from engine.games.sword_of_rome.powers import SIDE_OF
from engine.kernel.events import Event

FACES = 6


class CountedThrow(msgspec.Struct, frozen=True, kw_only=True):
    """A power's throw: what for, as the key of its words, and where; low: whether low dice are the good ones."""

    power: str
    what: str
    dice: tuple[int, ...]
    space: str
    low: bool = False

    @property
    def gain(self) -> float:
        """Return by how much the dice were better than was to be expected, in pips."""
        above = sum(self.dice) - len(self.dice) * (FACES + 1) / 2
        return -above if self.low else above

    @property
    def luck(self) -> float:
        """Return the same in standard deviations, by which one die compares with three."""
        return float(self.gain / (len(self.dice) * (FACES**2 - 1) / 12) ** 0.5)


def counted_throws(events: Sequence[Event]) -> Iterator[CountedThrow]:
    """Yield the throws of some events; not those that nobody made, as of whoever was let go."""
    for event in events:
        match event:
            case BattleRolled(space=space, rerolled=False):
                yield CountedThrow(power=event.attacker, what="luck.battle", dice=event.attacker_dice, space=space)
                yield CountedThrow(power=event.defender, what="luck.battle", dice=event.defender_dice, space=space)
            case DiceRerolled(power=power, space=space, new=dice):
                yield CountedThrow(power=power, what="luck.battle", dice=dice, space=space)
            case SiegeRolled(power=power, space=space, dice=dice):
                yield CountedThrow(power=power, what="luck.siege", dice=dice, space=space)
            case Raided(power=power, space=space, dice=dice):
                yield CountedThrow(power=power, what="luck.raid", dice=dice, space=space)
            case InterceptionRolled(power=power, space=space, die=die):
                yield CountedThrow(power=power, what="luck.interception", dice=(die,), space=space, low=True)
            case AvoidRolled(power=power, space=space, die=die) | BattleRefused(power=power, space=space, die=die):
                if not event.free:
                    yield CountedThrow(power=power, what="luck.avoid", dice=(die,), space=space, low=True)
            case PursuitRolled(power=power, space=space, die=die):
                yield CountedThrow(power=power, what="luck.pursuit", dice=(die,), space=space, low=True)
            case NavalRoll(power=power, goal=goal, die=die):
                yield CountedThrow(power=power, what="luck.voyage", dice=(die,), space=goal, low=True)
            case AttritionRolled(power=power, space=space, die=die):
                yield CountedThrow(power=power, what="luck.attrition", dice=(die,), space=space, low=True)


def dice_luck_text(events: Sequence[Event], words: Words) -> str:
    """Return by how many pips each side's dice were better or worse than was to be expected, the luckiest first, and
    the best and the worst throw."""
    found = list(counted_throws(events))
    sums: dict[str, float] = {}
    for throw in found:
        if side := SIDE_OF.get(throw.power):
            sums[side] = sums.get(side, 0.0) + throw.gain
    if not sums:
        return ""
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])
    each = (
        words("luck.of", emblem=side_emblem(side, words), side=side, pips=words.decimal(n, sign="+") if n else "0")
        for side, n in ranked
    )
    return "\n".join((words("luck.pips", parts=" · ".join(each)), *extreme_throw_lines(found, words)))


def extreme_throw_lines(found: Sequence[CountedThrow], words: Words) -> Iterator[str]:
    """Yield the luckiest and the unluckiest of some throws, if they are better and worse than was to be expected."""
    ordered = sorted(found, key=lambda throw: throw.luck)
    for key, throws_, sign in (("luck.best", ordered[-1:], 1), ("luck.worst", ordered[:1], -1)):
        for throw in throws_:
            if throw.gain * sign > 0:
                yield words(
                    key, emblem=side_emblem(throw.power, words), power=throw.power, dice=throw.dice,
                    what=words(throw.what, space=throw.space),
                )  # fmt: skip
