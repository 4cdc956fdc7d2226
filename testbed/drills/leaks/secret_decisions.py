"""Whether others can tell how a secret decision was made: a sealed answer, a response in a window, something done
aside.

All that others are shown must be the same, to the byte, as if the answer had been another. Of an aside, those who are
not told of it must see nothing at all.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.tables.posts import posts_of_decision
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.play import Transition
from engine.kernel.prompts import SEALED, WINDOW, Prompt
from engine.store.models import PUBLIC
from testbed.drills.leaks.visible import Piece, Still, pieces_always_shown

OTHERS = 4  # times that another answer is drawn


def is_secret(live: Still, prompt: Prompt, done: Transition[Any]) -> bool:
    """Return whether others must not see a decision: it is aside, or it waits with others to be revealed."""
    return prompt.side_action or (prompt.kind in (SEALED, WINDOW) and prompt.id in live.game.prompts(done.state))


def other_transition(
    live: Still, prompt: Prompt, action: Action, lots: UnverifiedRandom, key: bytes, number: int
) -> Transition[Any] | None:
    """Return the transition of another answer to the same question; None if no other is found."""
    for _ in range(OTHERS):
        other = prompt.menu.sample(lots)
        if other != action:
            return live.game.apply(live.state, prompt.id, other, KeyedDice(key, number))
    return None


def pieces_after(live: Still, done: Transition[Any], number: int, seat: str | None) -> Iterator[Piece]:
    """Yield what a seat (None: an onlooker) is shown after a decision, and what is posted to it."""
    there = Still(live.row, done.state, number)
    yield from pieces_always_shown(there, seat)
    posts = posts_of_decision(live.prompts(), there, number, done.events)
    yield "posts", msgspec.json.encode([post for post in posts if post.audience in (PUBLIC, seat)])


def audiences_told_nothing(live: Still, prompt: Prompt, *ways: Transition[Any]) -> list[str | None]:
    """Return who is told nothing in any of these transitions, the public (None) first."""
    told = [told.event for done in ways for told in done.events]
    seats = (None, *(s.seat for s in live.row.seats if s.seat != prompt.seat))
    return [seat for seat in seats if all(event.seen_by(seat) is None for event in told)]
