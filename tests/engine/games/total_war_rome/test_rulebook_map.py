"""Every ruling of the facts page is named in a test, and is settled in rulings.yaml; every second reading, event and
every agent action of the cards is played in a test. (Sections: test_sections.py.)"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from data import load
from engine.games.total_war_rome.agents.requirements import DEEDS, Spec
from engine.games.total_war_rome.options import OPTIONS
from engine.games.total_war_rome.tables import CARDS, EVENTS
from engine.kernel.game import TableOption

HERE = Path(__file__).parent
RULINGS = range(1, 111)
NAMED = re.compile(r"[Rr]ulings? ((?:\d+(?:,? and |,? to |, )?)+)")


def all_tests() -> str:
    return "\n".join(path.read_text() for path in sorted(HERE.rglob("test_*.py")) if path != Path(__file__))


def numbers(text: str) -> Iterator[int]:
    """Yield the rulings that a text names: "ruling 3", "rulings 4, 7 and 9", "rulings 26 to 35"."""
    for found in NAMED.finditer(text):
        for first, last in re.findall(r"(\d+) to (\d+)", found[1]):
            yield from range(int(first), int(last) + 1)
        yield from map(int, re.findall(r"\d+", found[1]))


def test_every_ruling_is_named_in_a_test() -> None:
    assert sorted(set(RULINGS) - set(numbers(all_tests()))) == []


def test_every_ruling_is_settled() -> None:
    settled = load("total_war_rome", "rulings")["rulings"]
    assert sorted(set(RULINGS) - set(settled)) == []


@pytest.mark.parametrize("option", [o for o in OPTIONS if len(o.values) == 2], ids=lambda o: o.key)
def test_every_second_reading_is_played_in_a_test(option: TableOption) -> None:
    assert f'{option.key}="{option.values[1]}"' in all_tests() or f'"{option.key}": "{option.values[1]}"' in all_tests()


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_played_in_a_test(event: str) -> None:
    cards = [card.id for card in CARDS.values() if card.event == event]
    assert any(f'"{name}"' in all_tests() for name in (event, *cards))


@pytest.mark.parametrize("spec", DEEDS, ids=lambda spec: spec.action.tag())
def test_every_agent_action_is_played_in_a_test(spec: Spec) -> None:
    assert f"{spec.action.__name__}(" in all_tests()


def test_the_reader_of_rulings() -> None:
    assert list(numbers("Rulings 4, 7 and 9; ruling 12; rulings 26 to 28.")) == [4, 7, 9, 12, 26, 27, 28, 26, 28]
