"""A question as data says nothing that its seat cannot know: all hidden things are dealt anew, and no byte changes."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.messages.drafts import Draft
from bot.table_page.table_state import question_as_data
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.walks import GAMES, seats_of, walk

SEED, EVERY = 5, 12  # the game, and steps from one that is looked at to the next


def shown(live: LiveTable, seat: str, lots: UnverifiedRandom) -> Iterator[bytes]:
    """Yield each question of a seat as the page has it, at the beginning, within and at the end of an answer."""
    for prompt in live.prompts_of(seat):
        given = prompt.menu.tokens_of_value(prompt.menu.sample(lots))
        for end in {0, 1, len(given) // 2, len(given)}:
            yield msgspec.json.encode(question_as_data(live, prompt, Draft(prompt.id, given[:end])))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_byte_of_a_question_hangs_on_what_its_seat_cannot_know(game_id: str) -> None:
    game, looked = find_game(game_id), 0
    seats = seats_of(game_id, SEED)
    for n, step in enumerate(walk(game_id, SEED)[::EVERY]):
        for seat in seats:
            twin = game.determinize(step.state, seat, UnverifiedRandom(n))
            row = seated_table_row(game_id, seats, game.complete({}))
            ours, others = (list(shown(LiveTable(row, one, n), seat, lots(n))) for one in (step.state, twin))
            assert ours == others, (n, seat)
            looked += len(ours)
    assert looked


def lots(n: int) -> Any:
    return UnverifiedRandom(f"asked {n}")
