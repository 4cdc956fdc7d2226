"""Whom the table waits for, and for whom is answered, hangs on nothing that others do not know: the law finds each way
in which a game may break that."""

import pytest

from engine.kernel import battery
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import has_nothing_to_decide, openly_forced
from engine.players.player import RandomPlayer
from engine.players.selfplay import FULL, play_many_games
from tests.engine.kernel.hidden_choices import BOLD, has_amber, others, with_hidden_choices
from tests.engine.kernel.test_machine import KEY, held, start
from tests.engine.kernel.toy import Hide, Raid, Speak, Toy, ToyState

HANDS = {"b": ["amber"], "c": ["figs", "dates"]}
SEEDS = range(20)


def told(toy: Toy, state: ToyState) -> list[str]:
    """Return what the laws of what is asked in a state find."""
    return [what for n in SEEDS for what in battery.check_secrecy(toy, state, UnverifiedRandom(n))]


def led_to(toy: Toy, state: ToyState, action: object) -> list[str]:
    """Return what the law of a decision of `a` finds."""
    prompt = next(p for p in toy.prompts(state).values() if p.seat == "a")
    return [
        what
        for n in SEEDS
        for what in battery.check_awaited_alike(toy, state, prompt, action, KEY, 1, UnverifiedRandom(n))
    ]


def raid(toy: Toy, state: ToyState) -> ToyState:
    """Return the state in which `a` has raided the others."""
    prompt = next(p for p in toy.prompts(state).values() if p.seat == "a" and "raid" in p.menu.forms)
    return toy.apply(state, prompt.id, Raid(), KeyedDice(KEY, 1)).state


def test_who_has_no_choice_is_asked_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch)
    state = held(start(), **HANDS)
    asked = {p.seat: p for p in toy.prompts(raid(toy, state)).values()}
    assert asked.keys() == {"b", "c"}
    assert has_nothing_to_decide(asked["c"]) and not has_nothing_to_decide(asked["b"])
    assert not openly_forced(asked["c"]), "nobody else sees that"
    assert told(toy, raid(toy, state)) == [] and led_to(toy, state, Raid()) == [] and led_to(toy, state, Speak()) == []


def test_a_question_put_to_the_holders_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch, sides=others(has_amber))
    state = held(start(), **HANDS)
    assert any("who is asked hangs on" in what for what in told(toy, raid(toy, state)))
    assert any("who is asked after" in what for what in led_to(toy, state, Raid()))


def test_a_question_that_is_left_out_where_nobody_holds_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch, sides=others(has_amber))
    state = held(start(), b=["figs"], c=["dates"])
    assert any("who is asked after" in what for what in led_to(toy, state, Raid()))


def test_a_question_that_a_plan_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch, sides=others(lambda state, side: state.notes.get(side) != "buy"))

    def determinize(state: ToyState, seat: str | None, lots: UnverifiedRandom) -> ToyState:
        new = Toy.determinize(toy, state, seat, lots)
        new.notes = {side: what for side, what in state.notes.items() if side == seat}
        return new

    monkeypatch.setattr(toy, "determinize", determinize)
    state = held(start(), **HANDS)
    state.notes = {"b": "buy"}
    assert any("who is asked after" in what for what in led_to(toy, state, Raid()))


def test_who_is_answered_for_though_it_is_secret_that_he_has_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch, held=False)
    found = told(toy, raid(toy, held(start(), **HANDS)))
    assert any("who is answered for hangs on" in what for what in found)


def test_a_plan_is_what_a_deadline_and_a_computer_player_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = with_hidden_choices(monkeypatch)
    state = held(start(), **HANDS)
    state.notes = {"b": "buy", "c": "buy"}
    asked = {p.seat: p for p in toy.prompts(raid(toy, state)).values()}
    assert asked["b"].prepared == asked["b"].default == BOLD
    assert asked["c"].prepared is None and asked["c"].default == Hide(), "it is not on the menu without amber"


def test_random_games_obey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "replies", {})  # one of them guards without amber too
    toy = with_hidden_choices(monkeypatch)
    figures = play_many_games(toy, {seat: RandomPlayer() for seat in "abc"}, 10, 1, check=FULL)
    assert figures.crashes == [] and figures.finished == 10
