"""Assaults and siege attrition in lines: the dice of either side with every modifier, and the toll; and, for whoever
only wants to know what it cost, a siege in one line."""

from collections.abc import Collection, Sequence

from bot.titles.rise_of_the_roman_republic.short_words import die_text, modifiers_text, side_emblem
from bot.titles.sentences import event_sentence, joined_parts
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved, SpLost
from engine.games.rise_of_the_roman_republic.events.siege import (
    AssaultRolled,
    CityTaken,
    Foraged,
    MilitiaLost,
    SiegeAttritionRolled,
)
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.siege.odds import assault_chances
from engine.kernel.events import Event

SIEGES = (AssaultRolled, SiegeAttritionRolled)
TOLL = (MilitiaLost, SpLost)
SIEGE, WASTE = "siege", "devastated"  # the cause of what siege attrition costs; of boxes that a wasted land moves
CAUSES = ("assault", SIEGE, "fall")


class SiegeLines:
    """What befell one besieged city, from its dice to its toll."""

    def __init__(self, words: Words, *, odds: bool) -> None:
        self.words, self.odds = words, odds
        self.rolled: list[AssaultRolled | SiegeAttritionRolled] = []
        self.toll: list[MilitiaLost | SpLost] = []
        self.wasted: list[Foraged | BoxesMoved] = []  # what the besieger lays waste, told between the dice and the toll
        self.taken: CityTaken | None = None

    def goes_on(self, event: Event) -> bool:
        """Return whether an event is of the same siege as those before it."""
        if isinstance(event, AssaultRolled):
            return False
        if isinstance(event, SiegeAttritionRolled):
            return not self.toll and bool(self.rolled) and self.rolled[0].place == event.place
        if isinstance(event, Foraged | BoxesMoved):
            return isinstance(event, Foraged) or (bool(self.wasted) and event.why == WASTE)
        return isinstance(event, TOLL) and event.cause in CAUSES and event.place == self.rolled[0].place

    def add_event(self, event: Event) -> None:
        """Add an event."""
        if isinstance(event, AssaultRolled | SiegeAttritionRolled):
            self.rolled.append(event)
        elif isinstance(event, TOLL):
            self.toll.append(event)
        elif isinstance(event, Foraged | BoxesMoved):
            self.wasted.append(event)

    def lines(self, *, is_settled: bool = True) -> list[str]:
        """Return the lines. is_settled: whether all is told that it costs: else somebody may still say who falls."""
        words, first = self.words, self.rolled[0]
        if isinstance(first, AssaultRolled):
            spared = [self._spared(first)] if is_settled and self._is_spared(first) else []
            return [*assault_lines(first, words, odds=self.odds), *self._toll(), *spared]
        rolled = [one for one in self.rolled if isinstance(one, SiegeAttritionRolled)]
        lines = [words("siege.attrition", place=first.place, lost=sum(one.loss for one in rolled))]
        lines += [words("march.deed", deed=attrition_line(one, words)) for one in rolled]
        return [*lines, *self._toll(), *[words("march.deed", deed=event_sentence(one, words)) for one in self.wasted]]

    def _is_spared(self, rolled: AssaultRolled) -> bool:
        """Return whether an assault costs its attackers a share, and yet nobody: each kind of troops is rounded."""
        return rolled.attacker > 0 and not any(isinstance(one, SpLost) and one.power == rolled.power
                                               for one in self.toll)  # fmt: skip

    def _spared(self, rolled: AssaultRolled) -> str:
        return self.words("march.deed", deed=self.words("siege.spared", power=rolled.power, percent=rolled.attacker))

    def _toll(self) -> list[str]:
        """Return what either side lost, in one line; nothing where nobody lost anything."""
        parts = [toll_said(one, self.words) for one in self.toll]
        return [self.words("march.deed", deed=joined_parts(parts))] if parts else []


def assault_lines(rolled: AssaultRolled, words: Words, *, odds: bool) -> list[str]:
    """Return an assault: with what it was made and whether the city held, the die and why it counts what it does, how
    likely it was."""
    left = rolled.left
    lines = [
        words("assault.line", emblem=side_emblem(rolled.power, words), leader=rolled.leader, place=rolled.place,
              infantry=rolled.infantry, strength=rolled.strength, left=left,
              whole="yes" if left == rolled.strength else "no", acting=rolled.acting or "none"),
        words("assault.dice", power=rolled.power, die=die_text(rolled.die, words), adjusted=rolled.adjusted,
              attacker=rolled.attacker, defender=rolled.defender, modifiers=modifiers_text(rolled.modifiers, words),
              count=len(rolled.modifiers)),
    ]  # fmt: skip
    if odds:
        net = sum(one.amount for one in rolled.modifiers)
        falls = assault_chances(rolled.infantry, rolled.strength, net, rolled.shift).falls
        lines.append(words("assault.odds", chance=round(falls)))
    return [lines[0], *(words("march.deed", deed=line) for line in lines[1:])]


def attrition_line(rolled: SiegeAttritionRolled, words: Words) -> str:
    """Return a die of siege attrition: whose, what it counts with its modifiers, and what it costs."""
    return words(
        "siege.die", emblem=side_emblem(rolled.power, words), power=rolled.power, besieger=rolled.besieger,
        die=die_text(rolled.die, words), adjusted=rolled.adjusted, percent=rolled.percent, size=rolled.attrition_sp,
        loss=rolled.loss, modifiers=modifiers_text(rolled.modifiers, words), count=len(rolled.modifiers),
    )  # fmt: skip


def toll_said(event: MilitiaLost | SpLost, words: Words) -> str:
    """Return a loss in a few words."""
    if isinstance(event, MilitiaLost):
        return words("siege.militia", place=event.place, sp=event.sp, left=event.left)
    return words(
        "short.lost", emblem=side_emblem(event.power, words), power=event.power, infantry=event.infantry,
        cavalry=event.cavalry, legions=event.legions, gone=len(event.legions),
    )  # fmt: skip


def siege_attrition_lines(events: Sequence[Event], own: Collection[str], words: Words) -> list[tuple[int, str]]:
    """Return what siege attrition cost where one of these powers besieges or is besieged, a line a city and marker:
    with the place of its first die among the events who lost how much, and what is left."""
    found = []
    for n, event in enumerate(events):
        if not isinstance(event, SiegeAttritionRolled) or not _begins(events[:n], event):
            continue
        rolled = [event]
        for other in events[n + 1 :]:
            if isinstance(other, SiegeAttritionRolled):
                if other.place != event.place or other.besieger == event.besieger:
                    break
                rolled.append(other)
        if any(one.power in own for one in rolled) and any(one.loss for one in rolled):
            sides = [_short_side(one, events[n:], words) for one in rolled]
            found.append((n, words("siege.short", place=event.place, marker=event.marker,
                                   most=FIGURES.siege_markers, sides=joined_parts(sides))))  # fmt: skip
    return found


def _begins(before: Sequence[Event], event: SiegeAttritionRolled) -> bool:
    """Return whether a die is the first of its siege: the besieger's, or one of the besieged without it."""
    last = next((one for one in reversed(before) if isinstance(one, SiegeAttritionRolled)), None)
    return event.besieger or last is None or (last.place, last.marker) != (event.place, event.marker)


def sp_lost_to_attrition_die(rolled: SiegeAttritionRolled, events: Sequence[Event]) -> SpLost | None:
    """Return what SP a die of siege attrition cost a force; None if none. events: from the die on."""
    for event in events[1:]:
        if isinstance(event, SiegeAttritionRolled) and (event.place, event.power) == (rolled.place, rolled.power):
            return None
        if isinstance(event, SpLost) and (event.cause, event.place, event.power) == (SIEGE, rolled.place, rolled.power):
            return event
    return None


def _short_side(rolled: SiegeAttritionRolled, events: Sequence[Event], words: Words) -> str:
    lost = sp_lost_to_attrition_die(rolled, events[events.index(rolled) :])
    return words(
        "siege.short_side", emblem=side_emblem(rolled.power, words), power=rolled.power, besieger=rolled.besieger,
        die=die_text(rolled.die, words), loss=rolled.loss, size=rolled.attrition_sp, left=rolled.attrition_sp -
        rolled.loss, infantry=lost.infantry if lost is not None else 0, cavalry=lost.cavalry if lost is not None else 0,
        elephants=lost.elephants if lost is not None else 0, some=lost is not None,
    )  # fmt: skip
