"""Mistakes of the computer player that *mended* makes no more, and *frozen* still does."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games.total_war_rome.computer_player.agents import deed_worth, harm_price
from engine.games.total_war_rome.computer_player.spending import Shop
from engine.games.total_war_rome.computer_player.values import attack_worth
from engine.games.total_war_rome.computer_player.weights import WEIGHTS
from engine.games.total_war_rome.tables import DEVELOPMENTS, FACTIONS
from engine.kit.weights import using_thinking_weights
from tests.engine.games.total_war_rome.player.test_player import C1, R1, eyes
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, LEGION, ROME, SPEARS, TRIBES, Board

FROZEN, MENDED = WEIGHTS.named("frozen"), WEIGHTS.named("mended")
RIOTS = {"region": "lilybaeum"}


@pytest.fixture(autouse=True)
def mended() -> Iterator[None]:
    """Let it go by what is mended, unless a test says otherwise."""
    with using_thinking_weights(MENDED):
        yield


def test_friends_are_not_harmed_for_nothing() -> None:
    worth = {}
    for status in ("enemy", "neutral", "friendly", "ally"):
        view = eyes(Board().own(CARTHAGE, "lilybaeum").status(ROME, CARTHAGE, status).agents())
        worth[status] = deed_worth(view, "riots", RIOTS)
        with using_thinking_weights(FROZEN):
            assert harm_price(view, RIOTS) == 0.0
    assert worth["enemy"] == worth["neutral"] > worth["friendly"] > worth["ally"]


def test_whoever_is_last_is_let_be() -> None:
    board = Board().own(CARTHAGE, "lilybaeum").has(CARTHAGE, vp=2).has(GREEKS, vp=9).has(TRIBES, vp=9).agents()
    last = harm_price(eyes(board), RIOTS)
    board.has(CARTHAGE, vp=9)
    assert last > harm_price(eyes(board), RIOTS) == 0.0


def test_a_defender_is_taken_to_be_stronger_than_it_looks() -> None:
    board = Board().army(R1, "apulia", *[LEGION] * 5).own(CARTHAGE, "bruttium").army(C1, "bruttium", *[SPEARS] * 5)
    view = eyes(board.status(ROME, CARTHAGE, "enemy"))
    mended = attack_worth(view, view.armies[R1], "bruttium")
    with using_thinking_weights(FROZEN):
        assert attack_worth(view, view.armies[R1], "bruttium") > mended


@pytest.mark.parametrize(("final", "bought"), [(True, True), (False, False)])
def test_the_last_basket_finishes_a_column(final: bool, bought: bool) -> None:
    """In the last basket only what finishes a column is worth anything, and that before troops."""
    column = next(iter(FACTIONS[ROME].columns.values()))
    board = Board().has(ROME, developments=tuple(column[:-1]))
    view = msgspec.structs.replace(eyes(board), final=final)
    form: Any = None
    shop = Shop(view, form)
    shop.gold = DEVELOPMENTS[column[-1]].cost
    assert shop.is_last == bought
    assert shop._finishing(column[-1]) > 0
    shop.gold -= 1
    assert shop._finishing(column[-1]) == 0.0
