"""Events and responses in whole games: nearly all are played in a few, and what is not has its own test. The long form
is `scripts/cards_played.py`."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.tables import CARDS
from tests.engine.games.sword_of_rome.whole_games.card_plays import count, never, playable

GAMES = 8
MOST = 0.75  # of all cards, come up in so many games


@pytest.mark.soak(6)
def test_nearly_all_events_and_responses_are_played_in_a_few_games() -> None:
    seen: Counter[str] = Counter()
    for n in range(GAMES):
        count(seen, "seeking", (5, 5, 4)[n % 3], str(n))
    for_value = {card for card, known in CARDS.items() if known.value == 3 or known.deck == CARTHAGINIAN}
    assert set(seen) <= set(playable()) | for_value  # bribes and ships too
    assert len(never(seen)) <= (1 - MOST) * len(playable()), never(seen)


TESTS = [path for path in Path(__file__).parents[1].rglob("test_*.py") if path.parent.name != "player"]
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in TESTS)


@pytest.mark.parametrize("card", playable())
def test_a_card_that_never_comes_up_has_a_test_that_plays_it(card: str) -> None:
    assert re.search(rf'"{card}"', TEXT)
