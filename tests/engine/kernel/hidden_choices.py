"""The toy with secret questions in which only who holds amber has a choice, and plans for one of them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.actions import Action
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from tests.engine.kernel.toy import RULES, Debate, Guard, Hide, Objection, Raided, Toy, ToyState

BOLD = Guard(1)  # what who has noted "buy" answers to a raid


def has_amber(state: ToyState, side: str) -> bool:
    """Return whether a side holds amber."""
    return "amber" in state.cards.zones[side]


def noted(state: ToyState, frame: Raided, side: str) -> Action | None:
    """Return what a side has laid down for a raid."""
    return BOLD if state.notes.get(side) == "buy" and has_amber(state, side) else None


def objections(state: ToyState, frame: Debate, side: str) -> Menu:
    """Return how a side may object: with amber alone."""
    return Menu(Form(Objection, ware=OneOf(["amber"]))) if has_amber(state, side) else Menu()


def guards(state: ToyState, frame: Raided, side: str) -> Menu:
    """Return how a side may meet a raid: who has no amber can only hide."""
    return Menu(*([Form(Guard, gold=Number(0, 2))] if has_amber(state, side) else []), Form(Hide))


def with_hidden_choices(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Toy:
    """Return a toy whose debates and raids hang on who holds amber. changed: other fields of the question of a raid."""
    debates, raids = RULES.procedures[Debate].steps, RULES.procedures[Raided].steps
    monkeypatch.setitem(debates, "start", replace(debates["start"], menu=objections))  # type: ignore[type-var]
    fields: dict[str, Any] = {"menu": guards, "shown": True, "prepared": noted, **changed}
    monkeypatch.setitem(raids, "start", replace(raids["start"], **fields))  # type: ignore[type-var]
    return Toy()


def others(able: Callable[[ToyState, str], bool]) -> Callable[[ToyState, Raided], Iterable[str]]:
    """Return whom a raid asks: of those who are raided the able ones."""

    def asked(state: ToyState, frame: Raided) -> list[str]:
        raider = state.seats[state.turns % len(state.seats)]
        return [side for side in state.seats if side != raider and able(state, side)]

    return asked
