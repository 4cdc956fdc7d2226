"""Whole games of The Rise of the Roman Republic played by computer seats through the bot: everything is posted. Soak
plays each scenario that is offered, with its pictures; else it is the shortest, without."""

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.messages.screen import has_raw_marks
from engine.games import game_by_id as find_game
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from tests.bot.computers import draw_pixels, opened, over, to_computers
from tests.bot.hall import InProcess
from tests.tiers import thinned

PATIENCE = 900.0  # seconds, on a machine that others use too
OFFERED = next(option.values for option in find_game(GAME_ID).options if option.key == "scenario")
SHORTEST = "thunderbolt"
CASES = [(SHORTEST, False), *((scenario, True) for scenario in OFFERED)]


@pytest.mark.parametrize(("scenario", "drawn"), thinned(CASES, len(CASES), seconds=40))
async def test_a_whole_game_by_computers(
    hall: InProcess, scenario: str, *, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every public number is there once, no sentence has a hole."""
    if not drawn:
        draw_pixels(monkeypatch)
    options = {"scenario": scenario}
    _, seats = find_game(GAME_ID).seat_range_for_options(options)
    table = await opened(hall, GAME_ID, seats - 1, options=f"scenario={scenario}")
    thread = hall.thread(table)
    await to_computers(hall, table, monkeypatch)
    await over(hall, table, PATIENCE)
    public = [m for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None]
    borne = sorted(n for m in public for n in post_numbers_of_table(m.all_words, table))
    assert borne == sorted(set(borne))
    assert any("praetor verify" in m.all_words for m in public)
    for message in public:
        assert not any(has_raw_marks(line) for line in message.all_words.split("\n")), message.all_words
        assert "{" not in message.all_words, message.all_words
