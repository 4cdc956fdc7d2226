"""How many presses decisions take on their screens (`praetor bench presses` counts more games)."""

from collections import Counter
from itertools import islice

import pytest

from engine.games import game_ids
from testbed.bench.presses import measure, presses_by_decision


@pytest.mark.parametrize("game", game_ids())
def test_every_decision_of_a_game_can_be_pressed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The screens lead to each answer of a random game; else counting fails."""
    found = Counter(count for _, count in islice(presses_by_decision(game, 0), 300))
    with capsys.disabled():
        print(f"\n{game}: decisions by presses {sorted(found.items())}")  # noqa: T201 - shown by `pytest -s`
    assert found.total() > 20 and min(found) == 1 and found[2] > 0


def test_presses_are_told_by_action() -> None:
    found = measure("samnite_wars", 1)
    assert found and all(one["worst"] >= one["median"] >= 1 for one in found.values())
    one = next(iter(found))
    assert measure("samnite_wars", 1, only=one.split(" ")[1]) == {one: found[one]}


TYPED = {
    "rise_of_the_roman_republic": {"march": 4, "march_allies": 4, "march_with": 4},
    "total_war_rome": {"march": 4, "sail": 4, "move_agent": 4, "move_general": 4},
    "sword_of_rome": {"accept_battle": 2, "besiege": 4, "march_on": 5},
    "samnite_wars": {"invade": 3, "buy_cards": 2},
}
"""Presses that deeds take at most, Confirm included, where a place of a long list is typed, a press and a word."""


@pytest.mark.parametrize("game", TYPED)
def test_a_march_to_anywhere_takes_few_presses_and_a_word(game: str) -> None:
    found: dict[str, list[int]] = {}
    for seed in range(2):
        for tag, count in islice(presses_by_decision(game, seed, typing=True), 250):
            found.setdefault(tag, []).append(count)
    worst = {tag: max(found[tag]) for tag in TYPED[game] if tag in found}
    assert worst and all(count <= TYPED[game][tag] for tag, count in worst.items()), worst
    if "march" in found:
        assert sorted(found["march"])[len(found["march"]) // 2] == 3
