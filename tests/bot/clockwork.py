"""A clock that only the test moves, and the people of a table by who is asked."""

import time
from typing import Any

from bot.sandbox.people.person import Person
from bot.tables.actor import Actor
from bot.tables.upkeep.gaps import Unwatched
from engine.kernel.prompts import Prompt
from engine.store.models import OVER
from tests.bot.hall import Hall, InProcess

HOUR, DAY = 3600.0, 86_400.0


class Time:
    """The bot's clock, which only the test moves. Make it before any table."""

    def __init__(self, hall: InProcess) -> None:
        self.hall, self.at = hall, time.time()
        hall.app.tables.now = lambda: self.at
        hall.app.tables.gaps = Unwatched(hall.app.store, lambda: self.at)

    async def passes(self, seconds: float, table: str) -> None:
        """Let some seconds pass, and everything happen that is due by then."""
        self.at += seconds
        self.hall.app.tables.run_automatic(table)
        await self.hall.settled()


async def seated(hall: InProcess, **options: Any) -> tuple[str, Actor, Person, Person]:
    """Return a running table of Ada and Boris, its actor, who is Consul, and the other."""
    table = await hall.start("Ada", "Boris", **options)
    actor = await hall.actor(table)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    return (table, actor, ada, boris) if actor.live.state.consul == "1" else (table, actor, boris, ada)


def asked(actor: Actor) -> Prompt:
    """Return the first question that a seat has not answered."""
    return next(p for p in actor.live.prompts_waited_for() if p.answered is None and p.seat != "table")


def seat_of(actor: Actor, who: Person) -> str:
    """Return a person's seat."""
    seat = actor.live.seat_of(int(who.id))
    assert seat is not None
    return seat.seat


async def default(actor: Actor) -> None:
    """Play the default of what is asked, or close the window."""
    async with actor.turn() as live:
        waiting = [p for p in live.prompts_waited_for() if p.answered is None and p.seat != "table"]
        prompt = waiting[0] if waiting else live.window_prompt()
        assert prompt is not None and prompt.default is not None
        await actor.decide(prompt.seat, prompt.id, prompt.default)


async def played_out(actor: Actor, *, why: str = "computer") -> None:
    """Play the defaults of a game to its end, as its persons (why: "") or as computer players that sit in for them."""
    live = actor.live
    while live.row.status != OVER:
        async with actor.turn():
            if live.row.status == OVER:
                break
            prompt = live.window_prompt() or next(p for p in live.prompts_waited_for() if p.answered is None)
            seat = live.seat_row(prompt.seat)
            assert prompt.default is not None
            user = seat.user if seat is not None and not why else None
            await actor.decide(prompt.seat, prompt.id, prompt.default, user=user, why=why)


def thread_text(hall: Hall, who: Person, table: str) -> str:
    """Return all that stands in a table's thread."""
    return "\n".join(m.all_words for m in who.messages(hall.thread(table)))


def dm_text(who: Person) -> str:
    """Return all that stands in a person's DM."""
    return "\n".join(m.all_words for m in who.messages("dm"))
