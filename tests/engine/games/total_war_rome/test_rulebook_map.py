"""Every event and every agent action of the cards is played in a test. (Sections: test_sections.py; rulings and
readings: tests/conformance.)"""

from pathlib import Path

import pytest

from engine.games.total_war_rome.agents.requirements import DEEDS, Spec
from engine.games.total_war_rome.tables import CARDS, EVENTS

HERE = Path(__file__).parent


def all_tests() -> str:
    return "\n".join(path.read_text() for path in sorted(HERE.rglob("test_*.py")) if path != Path(__file__))


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_played_in_a_test(event: str) -> None:
    cards = [card.id for card in CARDS.values() if card.event == event]
    assert any(f'"{name}"' in all_tests() for name in (event, *cards))


@pytest.mark.parametrize("spec", DEEDS, ids=lambda spec: spec.action.tag())
def test_every_agent_action_is_played_in_a_test(spec: Spec) -> None:
    assert f"{spec.action.__name__}(" in all_tests()
