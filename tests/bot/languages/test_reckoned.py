"""Computer players that know their game say by which rule they answer, in each language; and what came second is an
answer that may be given."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.screens.rows.table_rows import computer_reason_keys
from bot.tables.computers.answers import policy_of
from bot.words import Words
from data.speaking import language_context
from engine.games import computer_player_factory
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import MUST, Prompt
from engine.kit.player import USUAL, DecidingPlayer, best_scored

ROOT = Path(__file__).resolve().parents[3]


def knowing() -> list[str]:
    """Return the games whose computer player answers by rules of its own, and whose words tell of them."""
    told = (ROOT / "data").glob("*/locale/en/reckons.ftl")
    return sorted(path.parents[2].name for path in told)


@pytest.mark.parametrize("game", knowing())
@pytest.mark.parametrize("language", ["en", "it"])
def test_each_rule_is_told(game: str, language: str) -> None:
    player: Any = computer_player_factory(game)
    with language_context(language):
        words = Words(game, {})
        assert [moment for moment in player.decisions if not computer_reason_keys(words, game, moment)] == []


@pytest.mark.parametrize("game", knowing())
def test_where_nothing_is_weighed_no_reason_is_offered(game: str) -> None:
    assert policy_of(game, "nothing.of_the_kind") == USUAL
    assert computer_reason_keys(Words(game, {}), game, "nothing.of_the_kind") == []


@pytest.mark.parametrize("game", knowing())
def test_each_sentence_is_of_a_rule(game: str) -> None:
    player: Any = computer_player_factory(game)
    known = {policy_of(game, moment) for moment in player.decisions}
    lines = (ROOT / f"data/{game}/locale/en/reckons.ftl").read_text("utf-8").splitlines()
    keys = [line.partition(" = ")[0].removeprefix("reckons-") for line in lines if line.startswith("reckons-")]
    assert [key for key in keys if key.split("-")[0] not in known and "asked-" + key not in _asked(game)] == []


class Go(Action, frozen=True):
    """Where to go."""

    to: str


def nearest(view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Go where it is worth most."""
    place = best_scored([(worth, place) for place, worth in view.items()])
    return Go(place) if place else None


class Goer(DecidingPlayer[Any]):
    """Goes where it is worth most."""

    decisions: ClassVar[Mapping[str, Any]] = {"trip.start": nearest}


def test_what_came_second_is_another_answer_of_the_menu() -> None:
    menu = Menu(Form(Go, to=OneOf(("capua", "rome"))))
    asked = Prompt(
        id="1", seat="1", side="1", kind=MUST, moment="trip.start", menu_of=lambda _: menu, default_of=lambda _: None
    )
    found = Goer().answer_with_reasons({"rome": 3.0, "gaul": 2.0, "capua": 1.0}, asked, UnverifiedRandom(1))
    assert (found.answer, found.second, found.policy, found.plan) == (Go("rome"), Go("capua"), "nearest", "go")
    assert Goer().answer({"rome": 3.0, "capua": 1.0}, asked, UnverifiedRandom(1)) == Go("rome")


def _asked(game: str) -> str:
    return "".join(path.read_text("utf-8") for path in (ROOT / f"data/{game}/locale/en").glob("*.ftl"))
