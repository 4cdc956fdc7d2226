"""A hand is drawn anew whenever its pictures would show something else: nobody is shown an older board beside a
question that came in the place of the last."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from render import Picture
from tests.conformance.walks import GAMES, seats_of, walk

SEEDS, EVERY = 3, 3  # games of each title, and which of their decisions are looked at


class Drawn:
    """A renderer that notes what it is to draw, and draws nothing."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    async def draw(self, *what: Any, **how: Any) -> Picture:
        """Note what a picture shows."""
        self.asked.append((what, sorted(how.items())))
        return Picture(data=b"", mime="image/png", filename="hand.png", alt="", width=1, height=1)


def _drawn(game_id: str, view: Any) -> bytes:
    """Return all that the pictures of a viewer's hand show."""
    renderer: Any = Drawn()
    asyncio.run(title_of_game(game_id).draw_hand(renderer, view, Words(game_id)))
    return msgspec.json.encode(renderer.asked, enc_hook=repr)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_hand_s_pictures_show_is_what_tells_that_they_are_outdated(game_id: str) -> None:
    game, shown, seen = find_game(game_id), title_of_game(game_id), 0
    for seed in range(SEEDS):
        for seat in seats_of(game_id, seed):
            known: dict[bytes, bytes] = {}
            for step in walk(game_id, seed)[::EVERY]:
                view = game.view(step.state, seat)
                key = msgspec.json.encode((shown.hand_data(view), shown.hand_board_data(view)))
                drawn = _drawn(game_id, view)
                assert known.setdefault(key, drawn) == drawn, (seed, seat, step.prompt.moment)
                seen += len(drawn) > len("[]")
    assert seen > 20 or not shown.hand_data(view), "no hand was drawn"
