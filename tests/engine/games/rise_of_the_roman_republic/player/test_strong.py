"""The computer player: it wins against random ones from every side, answers in time, and always within the menu."""

import time

import pytest

from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.player.table import Table
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.dice import KeyedDice, Lots
from engine.kernel.state import Outcome

SIDES = ("rome", "samnites", "epirus")
LONGEST = 3.0  # seconds for an answer on a busy machine; the figure itself is measured by self-play
OPTIONS = {one.key: one.default for one in PLAIN.options}


def start(seed: str) -> RiseState:
    return PLAIN.start(OPTIONS, ("1", "2", "3"), b"k" * 16, KeyedDice(seed.encode(), 0)).state


def play(seed: str, strong: tuple[str, ...]) -> tuple[Outcome, float]:
    """Play a game in which some sides are played well, the others at random; return its end and the longest answer."""
    lots, state, longest, number = Lots(seed), start(seed), 0.0, 0
    while state.outcome is None:
        prompt = lots.one([one for one in PLAIN.prompts(state).values() if one.answered is None and one.default])
        number += 1
        action = prompt.menu.sample(lots)
        if prompt.side in strong:
            began = time.perf_counter()
            answer = StrongPlayer().answer(PLAIN.view(state, prompt.seat), prompt, lots)
            longest = max(longest, time.perf_counter() - began)
            assert answer is not None and prompt.menu.contains(answer)
            action = answer
        state = PLAIN.apply(state, prompt.id, action, KeyedDice(seed.encode(), number)).state
    return state.outcome, longest


@pytest.mark.parametrize("side", SIDES)
def test_it_wins_against_random_players(side: str) -> None:
    outcome, longest = play(f"strong {side}", (side,))
    assert outcome.winners == (side,) and longest < LONGEST


def test_a_province_is_worth_most_where_little_is_missing() -> None:
    """Rome holds Latium and Campania, the Samnites Samnium: who takes a city there costs its master the province."""
    view = PLAIN.view(start("worth"), None)
    rome, epirus = Table(view, "rome"), Table(view, "epirus")
    assert not [place for place in rome.cities if rome.cities[place].side == "rome" and rome.worth(place)]
    samnite = max(rome.worth(one.place) for one in rome.in_province["samnium"])
    assert samnite > max(rome.worth(one.place) for one in rome.in_province["umbria"])
    lucania = [one.place for one in epirus.in_province["lucania"] if one.side != "epirus"]
    assert max(map(epirus.worth, lucania)) > max(epirus.worth(one.place) for one in epirus.in_province["apulia"])


def test_it_asks_a_small_city_before_it_does_anything_else() -> None:
    """Alexander stands beside Lucanian cities; to ask costs nothing."""
    state = start("asks")
    number = 0
    while True:
        prompt = next(one for one in PLAIN.prompts(state).values() if one.answered is None)
        form = prompt.menu.forms.get(DemandSurrender.tag())
        number += 1
        if form is not None and prompt.side == "epirus":
            answer = StrongPlayer().answer(PLAIN.view(state, prompt.seat), prompt, Lots("asks"))
            assert isinstance(answer, DemandSurrender)
            return
        assert prompt.default is not None
        state = PLAIN.apply(state, prompt.id, prompt.default, KeyedDice(b"asks", number)).state
