"""What befell a faction since its last move: who did it, with which dice, and what came of it, in a line a deed."""

from collections.abc import Callable, Iterator, Sequence

from bot.titles.sentences import event_sentence
from bot.titles.total_war_rome.phase_cards import deed_line
from bot.titles.total_war_rome.short_words import dice_text
from bot.words import Words, without_stop
from engine.games.total_war_rome.events.agents import (
    AgentLost,
    AgentSentHome,
    ArmySeen,
    DeedDeclared,
    DeedFoiled,
    Traded,
)
from engine.games.total_war_rome.events.board import GoldMoved, RegionTaken, Rolled, UnrestPlaced
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.events.diplomacy import ProposalAnswered, StatusChanged
from engine.kernel.events import Event

Weight = Callable[[Event], int]
Line = tuple[int, str]
OF_DEEDS = (
    *(Rolled, AgentLost, AgentSentHome, ArmySeen, DeedFoiled, Traded, GoldMoved, UnrestPlaced, RegionTaken),
    *(ProposalAnswered, StatusChanged),
)
THROWS = frozenset({Rolled.tag()})
ATTACKS = ("assault", "garrison", "defence")  # what dice are rolled for as a region is attacked
BY_ARMIES = (*ATTACKS, "avoid", "catch", "camp_fever", "infighting", "storm")  # dice of no agent
BY_AGENTS = ("theft", "trade", "bribe", "mercenary")  # why gold changes hands by a deed


def lines_since(events: Sequence[Event], weight: Weight, words: Words) -> list[Line]:
    """Return a line for each deed and each other event that is told, with its weight."""
    return [line for line in _lines(list(events), weight, words) if line[1]]


def _lines(events: list[Event], weight: Weight, words: Words) -> Iterator[Line]:
    thrown: list[Rolled] = []
    while events:
        event = events.pop(0)
        if isinstance(event, DeedDeclared):
            results: list[Event] = []
            while events and _came_of_deed(events[0], event, results):
                results.append(events.pop(0))
            line = words("since.deed", agent=event.agent, deed=deed_line(event, results, words))
            yield max(weight(one) for one in (event, *results)), line
        elif isinstance(event, Rolled):
            thrown += [event] if event.what in ATTACKS else []
        elif weight(event) >= 0:
            line = event_sentence(event, words)
            if thrown and isinstance(event, AssaultEnds | RegionTaken) and line:
                rolls = [dice_text(one.dice, one.faces, words) for one in thrown]
                line = words("since.attack", said=without_stop(line), dice=" : ".join(rolls))
                thrown = []
            yield weight(event), line


def _came_of_deed(event: Event, deed: DeedDeclared, results: Sequence[Event]) -> bool:
    """Return whether an event belongs to an agent's deed: what befell the reader afterwards, by armies, taxes or cards,
    follows it without anything between. results: what belongs to it already."""
    match event:
        case Rolled(what=what):
            return what not in BY_ARMIES
        case GoldMoved(why=why):
            return why in BY_AGENTS
        case UnrestPlaced(region=region):
            return region in deed.on
        case RegionTaken(how=how):
            return how in ("bribe", "uprising")
        case StatusChanged(a=a, b=b):
            told = any(isinstance(one, StatusChanged) for one in results)
            return not told and {a, b} <= {deed.side, *deed.on}
        case _:
            return isinstance(event, OF_DEEDS)
