"""The weights of computer players by name, and players who go by them."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

import data
from engine.games import game_ids, player_by_name, player_names, player_of_strength, strengths_of
from engine.kernel.actions import Accept, Action, Decline, Pass
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import MUST, Prompt
from engine.kit.player import DecidingPlayer, action_of_first_fitting_plan, best_scored
from engine.kit.weights import NamedWeights, Weights, using_thinking_weights


class Greed(Weights, frozen=True, kw_only=True):
    """Weights of a title that there is not."""

    greed: float


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NamedWeights[Greed]:
    (tmp_path / "players.yaml").write_text(
        "frozen: {greed: 1.0}\nnormal: {like: frozen, greed: 2.0}\neasy: {like: normal, slips: 1.0, leeway: 0.5}\n"
    )
    monkeypatch.setitem(data._PLACED, "greedy", tmp_path)
    return NamedWeights("greedy", Greed)


def test_a_player_is_like_another_but_for_what_it_says(named: NamedWeights[Greed]) -> None:
    assert named.names == ("frozen", "normal", "easy")
    assert (named.named("frozen").greed, named.named("easy").greed) == (1.0, 2.0)
    assert named.named("normal", {"greed": "3.5"}).greed == 3.5


def test_an_unknown_name_or_weight_is_refused_with_those_that_there_are(named: NamedWeights[Greed]) -> None:
    with pytest.raises(ValueError, match="it has frozen, normal, easy"):
        named.named("clever")
    with pytest.raises(ValueError, match="its weights are"):
        named.named("normal", {"gred": 1})


def test_the_weights_of_who_thinks_hold_and_else_those_of_normal(named: NamedWeights[Greed]) -> None:
    assert named.weights_of_thinking_player().greed == 2.0
    with using_thinking_weights(named.named("frozen")):
        assert named.weights_of_thinking_player().greed == 1.0
    assert named.weights_of_thinking_player().greed == 2.0


MENU = Menu(Form(Accept), Form(Decline), Form(Pass))


def _asked() -> Prompt:
    return Prompt(
        id="1", seat="1", side="1", kind=MUST, moment="pact.start",
        menu_of=lambda side: MENU, default_of=lambda side: Pass(),
    )  # fmt: skip


def _ranked(view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    return best_scored([(1.0, Accept()), (view, Decline()), (0.1, Pass())])


def _player(named: NamedWeights[Greed], name: str, **changes: Any) -> DecidingPlayer[Any]:
    class Player(DecidingPlayer[Any]):
        decisions: ClassVar[Any] = {"pact.start": _ranked}
        named_weights: ClassVar[Any] = named

    return Player(name, changes)


def test_an_easy_player_takes_the_second_best_where_it_is_nearly_as_good(named: NamedWeights[Greed]) -> None:
    assert _player(named, "easy").answer(0.8, _asked(), UnverifiedRandom(1)) == Decline()
    assert _player(named, "normal").answer(0.8, _asked(), UnverifiedRandom(1)) == Accept()


def test_an_easy_player_does_nothing_absurd(named: NamedWeights[Greed]) -> None:
    assert _player(named, "easy").answer(0.3, _asked(), UnverifiedRandom(1)) == Accept()


def test_an_easy_player_slips_as_often_as_its_weights_say(named: NamedWeights[Greed]) -> None:
    player = _player(named, "easy", slips=0.25)
    slips = sum(player.answer(0.8, _asked(), UnverifiedRandom(n)) == Decline() for n in range(400))
    assert 60 < slips < 140


def test_the_reasons_of_a_slip_can_be_told(named: NamedWeights[Greed]) -> None:
    found = _player(named, "easy").answer_with_reasons(0.8, _asked(), UnverifiedRandom(1))
    assert (found.answer, found.policy) == (Decline(), "ranked")


def test_a_plan_that_the_weights_omit_is_passed_over(named: NamedWeights[Greed]) -> None:
    plans = (("accept", lambda view, form: Accept()), ("decline", lambda view, form: Decline()))
    assert action_of_first_fitting_plan(None, _asked(), plans) == Accept()
    with using_thinking_weights(named.named("normal", {"omits": ("accept",)})):
        assert action_of_first_fitting_plan(None, _asked(), plans) == Decline()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_title_has_players_by_name(game_id: str) -> None:
    assert {"frozen", "normal", "random"} <= {*player_names(game_id)}
    assert "normal" in strengths_of(game_id)
    for name in player_names(game_id):
        player_by_name(game_id, name)
    assert player_of_strength(game_id, "normal") is player_of_strength(game_id, "normal")
    assert getattr(player_of_strength(game_id, "of another age"), "name", "") == "normal"
