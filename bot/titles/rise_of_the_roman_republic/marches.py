"""Marches in lines: the way of a force with its price, and below it what happened on it; and the arrows of a map."""

from collections.abc import Sequence

import msgspec

from bot.titles.rise_of_the_roman_republic.short_words import die_text, named_places_on_way, side_emblem
from bot.titles.sentences import event_sentence, lines_with_counts
from bot.words import Words, without_stop
from engine.games.rise_of_the_roman_republic.events.combat import SpLost, Withdrew
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried, Marched, Overrun
from engine.games.rise_of_the_roman_republic.events.tribes import TribeGone, TribeMastered, TribeMustered, TribeRolled
from engine.kernel.events import Event

DEEDS = (InterceptionTried, Overrun, TribeGone, TribeMastered, TribeMustered, TribeRolled)  # told below a march


class March(msgspec.Struct):
    """A march with what it cost, and the lines on what happened on it."""

    way: Marched
    lost: SpLost | None = None
    deeds: list[str] = msgspec.field(default_factory=list)


def is_march_attrition(march: March | None, event: Event) -> bool:
    """Return whether a loss is the attrition of a march."""
    return (
        march is not None
        and isinstance(event, SpLost)
        and event.cause == "movement"
        and (event.power, event.place) == (march.way.power, march.way.way[-1])
    )


def march_lines(march: March, words: Words) -> list[str]:
    """Return a march in a line, and below it what happened on it."""
    way, lost = march.way, march.lost
    line = words(
        "march.line", emblem=side_emblem(way.power, words), leader=way.leader, power=way.power, allies=way.allies,
        path=named_places_on_way(way.way, words), inside=way.inside, stopped=way.stopped, sp=way.sp,
        quarters=way.quarters, infantry=lost.infantry if lost else 0, cavalry=lost.cavalry if lost else 0, lost="yes" if
        lost else "no", strays=way.strays,
    )  # fmt: skip
    return [line, *(words("march.deed", deed=deed) for deed in lines_with_counts(march.deeds, words))]


def others_deeds_during_march(events: Sequence[Event], words: Words) -> list[str]:
    """Return what others did as a force went by, a line each: a tribe that rises with its dice in one."""
    lines, tribe = list[str](), dict[str, list[Event]]()
    for event in events:
        if isinstance(event, TribeRolled | TribeMastered | TribeMustered):
            tribe.setdefault(event.tribe, []).append(event)
    for event in events:
        if isinstance(event, TribeRolled | TribeMastered | TribeMustered):
            if event is tribe[event.tribe][0]:
                lines.append(tribe_line(tribe[event.tribe], words))
        elif isinstance(event, InterceptionTried):
            lines.append(interception_line(event, words))
        else:
            lines.append(event_sentence(event, words))
    return lines


def tribe_line(events: Sequence[Event], words: Words) -> str:
    """Return what became of one tribe: who leads it now and by which dice, and how strong it stands where."""
    rolled = [one for one in events if isinstance(one, TribeRolled)]
    mastered = next((one for one in reversed(events) if isinstance(one, TribeMastered)), None)
    mustered = next((one for one in reversed(events) if isinstance(one, TribeMustered)), None)
    parts = []
    if mustered is not None:
        parts.append(
            words(
                "tribe.rises", tribe=mustered.tribe, place=mustered.place, infantry=mustered.infantry,
                cavalry=mustered.cavalry, die=die_text(mustered.die, words),
            )
        )  # fmt: skip
    if mastered is not None:
        key = "tribe.allied" if mastered.allied else "tribe.side"
        parts.append(words(key, tribe=mastered.tribe, side=mastered.side, alone=mustered is None))
    if rolled:
        dice = " · ".join(
            words("tribe.die", side=side, total=face + rolled[-1].guile.get(side, 0), die=die_text(face, words),
                  guile=rolled[-1].guile.get(side, 0))
            for side, face in rolled[-1].dice.items()
        )  # fmt: skip
        parts.append(words("tribe.dice", dice=dice, ties=len(rolled) - 1))
    return words("tribe.line", tribe=_tribe(events), parts=", ".join(parts))


def _tribe(events: Sequence[Event]) -> str:
    return str(getattr(events[0], "tribe", ""))


def interception_line(event: InterceptionTried, words: Words) -> str:
    """Return a try to intercept: whose, where, what they rolled, what they needed and why, and what follows."""
    return f"{side_emblem(event.power, words)}{without_stop(event_sentence(event, words))}"


def moves_for_arrows(events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
    """Return which powers went through which hexes, for the arrows of a map; what goes on from where another move of
    theirs ended is one move."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for event in events:
        match event:
            case Marched(power=power, way=way) if len(way) > 1:
                step = (power, way)
            case Withdrew(power=power, start=start, way=way) if way:
                step = (power, (start, *way))
            case _:
                continue
        if found and found[-1][0] == power and found[-1][1][-1] == step[1][0]:
            found[-1] = (power, (*found[-1][1], *step[1][1:]))
        else:
            found.append(step)
    return found
