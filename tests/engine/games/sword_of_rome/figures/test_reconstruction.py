"""Ruling 80: what is invented stands in the data alone, is named there, and a true figure drops in without code."""

from collections.abc import Iterator

import msgspec
import pytest

from data import load_game_data
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.tables import CARDS, LEADERS
from tests.engine.games.sword_of_rome.playing import Table

NARNIA = MarchArmy(card="R10", leader="valerius", along=(), cu=5, route=("narnia",))


@pytest.fixture
def true_figures() -> Iterator[None]:
    """Let the card be worth 1 and the leader need 1 for a while, as if the true figures had come."""
    card, leader = CARDS["R10"], LEADERS["valerius"]
    CARDS["R10"] = msgspec.structs.replace(card, value=1)
    yield
    CARDS["R10"], LEADERS["valerius"] = card, leader


@pytest.mark.ruling(80)
def test_ruling_80_other_figures_need_no_other_code(true_figures: None) -> None:
    def allowed() -> bool:
        table = Table(stacks={"roman@roma": (5, "valerius")}, hands={"roman": ["R10"]}).turn_number_under_way("roman")
        return table.allowed("roman", NARNIA)

    assert not allowed()  # a card of 1 does not move a leader of 2
    LEADERS["valerius"] = msgspec.structs.replace(LEADERS["valerius"], initiative=1)
    assert allowed()


@pytest.mark.ruling(80)
@pytest.mark.parametrize("file", ["cards", "leaders", "spaces", "scenarios", "tables"])
def test_ruling_80_each_file_names_what_is_invented(file: str) -> None:
    assert "reconstruction" in str(load_game_data("sword_of_rome", file)["source"])
