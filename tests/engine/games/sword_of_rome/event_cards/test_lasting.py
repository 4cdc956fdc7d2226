"""How long effects of events last."""

import pytest

from engine.games.sword_of_rome.actions.turn import EndTurn, FetchEvent, PlayEvent
from engine.games.sword_of_rome.effects import add_effect, effect_in_force
from engine.games.sword_of_rome.event_cards.registry import HANDLERS, NOTHING, Handler
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Effect
from engine.kernel.state import Side
from tests.engine.games.sword_of_rome.playing import Table


def mark(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    add_effect(play, Effect("R36", "veto", side))


@pytest.fixture(autouse=True)
def _marking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HANDLERS, "R36", Handler(lambda state, side: NOTHING, mark))


def test_until_the_next_turn_ends_is_not_until_this_one_does() -> None:
    table = Table(hands={"roman": ["R36"]}).turn_number_under_way("roman")
    table.do("roman", PlayEvent("R36", ())).do("roman", EndTurn())
    assert table.state.round == 2 and table.asked() == {"roman"}
    assert effect_in_force(table.state, "veto")
    table.do("roman", EndTurn())
    assert not effect_in_force(table.state, "veto")


def test_desperate_times_are_no_next_turn() -> None:
    table = Table(hands={"roman": ["R36"]}).turn_number_under_way("roman")
    table.do("roman", PlayEvent("R36", ())).do("roman", EndTurn())
    table.begin(PlayerTurn(side="roman", card="RD1")).do("roman", EndTurn())
    assert effect_in_force(table.state, "veto")


def test_an_event_found_by_desperate_times_lasts_through_the_turn_that_follows() -> None:
    table = Table(hands={"roman": ["R36"]}).round_of("roman", "greek")
    table.begin(PlayerTurn(side="roman", card="RD1"))
    table.do("roman", FetchEvent("R36", ()))
    assert effect_in_force(table.state, "veto")
    table.do("roman", EndTurn())
    assert not effect_in_force(table.state, "veto")
