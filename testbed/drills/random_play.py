"""A table's game played on in memory, everybody deciding at random, and how such decisions are taken at the table."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, Keys, UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.kernel.events import Event
from engine.kernel.prompts import MAY, OFFER, Prompt

LONG = 1200  # decisions after which the game is left alone
Decision = tuple[str, str, Action]  # seat, prompt, answer


class Position(NamedTuple):
    """A table as it would stand after some decisions; told: the public events of them."""

    live: LiveTable
    made: Sequence[Decision]
    told: Sequence[Event]


def random_positions(live: LiveTable, keys: Keys, first: int, lots: UnverifiedRandom) -> Iterator[Position]:
    """Yield the positions of a game from where a table stands, each as it will come out there: until its end, or for
    LONG decisions. first: the number of the next decision. The lists of a position grow with the next."""
    state, made, told = live.state, list[Decision](), list[Event]()
    for number in range(first, first + LONG):
        here = LiveTable(live.row, state, number)
        yield Position(here, made, told)
        prompt = _asked(here, lots)
        if prompt is None:
            return
        action = prompt.default if prompt is here.window_prompt() and prompt.default else prompt.menu.sample(lots)
        try:
            done = live.game.apply(state, prompt.id, action, KeyedDice(keys.of(number), number))
        except RuleError:
            return
        made.append((prompt.seat, prompt.id, action))
        told += [form for one in done.events if (form := one.event.seen_by(None)) is not None]
        state = done.state


def _asked(live: LiveTable, lots: UnverifiedRandom) -> Prompt | None:
    open_now = [
        p
        for p in live.prompts_waited_for()
        if p.answered is None and p.kind not in (MAY, OFFER) and live.seat_row(p.seat)
    ]
    return lots.choose(open_now) if open_now else live.window_prompt()


async def take_decisions(actor: Actor, decisions: Sequence[Decision]) -> None:
    """Take decisions at a table."""
    for seat, prompt, action in decisions:
        async with actor.turn():
            await actor.decide(seat, prompt, action)
