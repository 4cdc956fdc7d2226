"""Secret decisions: a sealed answer that is not the last, an answer in a window, what is done aside.

Nobody but who decided may see which it was: for all others the same decision with another answer looks the same, in
their messages, on the panel and in what is posted. Who is told nothing of an aside sees that nothing has happened.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.tables.posts import of_decision
from bot.testbed.drills.leaks.visible import Piece, Still, standing
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, Lots
from engine.kernel.play import Transition
from engine.kernel.prompts import SEALED, WINDOW, Prompt
from engine.store.models import PUBLIC

OTHERS = 4  # times that another answer is drawn


def is_secret(live: Still, prompt: Prompt, done: Transition[Any]) -> bool:
    """Return whether a decision is one that others must not see: it concerns nobody else, or it can be replaced since
    all wait on for others."""
    return prompt.aside or (prompt.kind in (SEALED, WINDOW) and prompt.id in live.game.prompts(done.state))


def another(live: Still, prompt: Prompt, action: Action, lots: Lots, key: bytes, number: int) -> Transition[Any] | None:
    """Return what comes of another answer to the same question; None where none is found."""
    for _ in range(OTHERS):
        other = prompt.menu.sample(lots)
        if other != action:
            return live.game.apply(live.state, prompt.id, other, KeyedDice(key, number))
    return None


def after(live: Still, done: Transition[Any], number: int, seat: str | None) -> Iterator[Piece]:
    """Yield what a seat (None: an onlooker) is shown after a decision, and what is posted to it."""
    there = Still(live.row, done.state, number)
    yield from standing(there, seat)
    posts = of_decision(live.prompts(), there, number, done.events)
    yield "posts", msgspec.json.encode([post for post in posts if post.audience in (PUBLIC, seat)])


def strangers(live: Still, prompt: Prompt, *ways: Transition[Any]) -> list[str | None]:
    """Return who is told of none of these ways; the public first."""
    told = [told.event for done in ways for told in done.events]
    seats = (None, *(s.seat for s in live.row.seats if s.seat != prompt.seat))
    return [seat for seat in seats if all(event.seen_by(seat) is None for event in told)]
