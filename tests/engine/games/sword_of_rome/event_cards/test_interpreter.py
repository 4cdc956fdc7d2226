"""What the data of event cards may say: an unknown operation, field, selector or requirement is an error at loading."""

import msgspec
import pytest

from engine.games.sword_of_rome.cards.hands import EVENT
from engine.games.sword_of_rome.event_cards import interpreter
from engine.games.sword_of_rome.event_cards.registry import HANDLERS
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.errors import EngineBug

WRONG = [
    ({"op": "fly", "n": 1}, "no operation 'fly'"),
    ({"op": "draw", "n": 1, "speed": 2}, "no field 'speed'"),
    ({"op": "siege_points", "n": 1, "where": "above:roma"}, "no selector 'above:roma'"),
    ({"op": "siege_points", "n": 1, "where": "id:atlantis"}, "is no space"),
    ({"op": "siege_points", "n": 1, "where": "army"}, "has 0 arguments"),
    ({"op": "draw", "n": 1, "when": {"pred": "full_moon"}}, "no predicate 'full_moon'"),
    ({"op": "draw", "n": 1, "unless": {"pred": "in_force", "sort": "x"}}, "no field 'sort'"),
]


@pytest.mark.parametrize(("one", "why"), WRONG)
def test_what_nobody_knows_is_an_error(one: dict[str, object], why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "R35", msgspec.structs.replace(CARDS["R35"], ops=(one,)))
    monkeypatch.delitem(HANDLERS, "R35")
    with pytest.raises(EngineBug, match="card R35") as raised:
        interpreter.compile_events()
    assert why in str(raised.value)


def test_two_choices_of_one_form_could_not_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = {"op": "siege_points", "n": 1, "where": "port"}
    monkeypatch.setitem(CARDS, "R35", msgspec.structs.replace(CARDS["R35"], ops=(twice, twice)))
    monkeypatch.delitem(HANDLERS, "R35")
    with pytest.raises(EngineBug, match="same form"):
        interpreter.compile_events()


def test_every_event_is_whole() -> None:
    events = {card for card, known in CARDS.items() if known.kind == EVENT}
    assert GAME.most_seats == 5 and events == HANDLERS.keys()
