"""The computer player: its answers are legal and its own, it does the evident thing, it beats chance."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.battle_chances import win_chance
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.computer_player.ideas import TRIES, Idea, best_legal
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result, siege_odds
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Menu
from engine.kernel.prompts import Prompt
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import Run, play_many_games
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.tiers import thinned

LONGEST = 300.0  # ms of the processor for an answer
SIDES = ("roman", "greek", "gallic", "etruscan_samnite")  # by seat


class Judged(StrongPlayer):
    """Plays at random; at each question the computer player is asked too, twice, and its answers are looked at."""

    def __init__(self) -> None:
        self.random = RandomPlayer()
        self.asked: dict[str, int] = {}

    def answer(self, view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        decide = self.decisions.get(prompt.moment)
        if decide is not None:
            found = decide(view, prompt, UnverifiedRandom("judged"))
            assert found == decide(view, prompt, UnverifiedRandom("judged")), prompt.moment
            assert found is None or prompt.menu.contains(found), (prompt.moment, found)
            self.asked[prompt.moment] = self.asked.get(prompt.moment, 0) + 1
        return self.random.answer(view, prompt, lots)


def winners(players: Mapping[str, Player], seed: str) -> tuple[str, ...]:
    state: Any = Run(GAME, players, seed).play()
    assert state.outcome is not None
    return tuple(state.outcome.winners)


@pytest.mark.parametrize(("seeds", "turns"), thinned([("one", "3"), ("one two", "9")], seconds=11))
def test_its_answers_are_legal_and_always_the_same_wherever_chance_leads(seeds: str, turns: str) -> None:
    judged = Judged()
    for seed in seeds.split():
        Run(GAME, dict.fromkeys("1234", judged), seed, {"last_round": turns}).play()
    assert {"player_turn.menu", "march.react", "march.on", "reinforcing.sides", "surrender.start"} <= set(judged.asked)


@pytest.mark.parametrize("seat", thinned(range(4), 4, seconds=6))
def test_it_beats_chance_as_each_side(seat: int) -> None:
    players: dict[str, Player] = {str(n + 1): StrongPlayer() if n == seat else RandomPlayer() for n in range(4)}
    won = [SIDES[seat] in winners(players, f"game {n}") for n in range(3)]
    assert sum(won) >= 2


@pytest.mark.parametrize("turns", thinned(["2", "3"], seconds=3))
def test_four_of_them_play_the_same_game_again(turns: str) -> None:
    def played() -> list[Any]:
        run = Run(GAME, {seat: StrongPlayer() for seat in "1234"}, "again", {"last_round": turns})
        run.play()
        return run.log

    assert played() == played()


@pytest.mark.parametrize(("turns", "games"), thinned([("5", 1), ("9", 2)], seconds=12))
def test_no_answer_takes_longer_than_a_third_of_a_second(turns: str, games: int) -> None:
    """Of the processor, beside players who bring about positions that it would not."""
    players: dict[str, Player] = {seat: RandomPlayer() if seat == "2" else StrongPlayer() for seat in "1234"}
    found = play_many_games(GAME, players, games, 5, {"last_round": turns})
    assert found.finished == games and 0 < found.answer_p99_ms <= found.answer_max_ms < LONGEST


def test_it_holds_no_more_than_some_ideas_against_the_menu() -> None:
    class Closed(Menu):
        tried = 0

        def contains(self, value: Action) -> bool:
            self.tried += 1
            return False

    menu = Closed()
    assert best_legal([Idea(float(n), Halt()) for n in range(1, 1000)], menu) is None
    assert menu.tried == TRIES


def test_it_does_not_walk_to_and_fro_where_steps_cost_nothing() -> None:
    """On the Appian Way an army may step on for ever; only what was planned is walked there."""
    stacks: dict[str, Force] = {"roman@velitrae": (5, "valerius"), "greek@capua": 1, "volsci@antium": 0}
    table = Table(stacks=stacks, places={"antium": Place("roman", 2)}, strict=False)
    table.state.effects = (Effect("R12", "appian_way"),)
    table.begin(
        March(
            step="on", side="roman", power="roman", leader="valerius", space="velitrae", cu=5, leaders=("valerius",),
            card="R9", value=3, mp=1, on_way=True, came_from="roma", refuge="velitrae",
        )
    )  # fmt: skip
    prompt = table.prompt("roman", MarchOn)
    found = StrongPlayer().answer(GAME.view(table.state, prompt.seat), prompt, UnverifiedRandom(1))
    free = ("roma", "antium")
    assert not isinstance(found, MarchOn) or found.route[0] not in free


def test_it_intercepts_whole_armies_and_keeps_the_card_that_would_help() -> None:
    """An attempt may be made in part, or with a card (K20): it looks at the whole army without one alone."""
    stacks: dict[str, Force] = {"roman@capua": (2, "claudius"), "greek@venusia": (9, "pyrrhus")}
    places = {"venusia": Place("greek"), "beneventum": Place("greek")}
    table = Table(stacks=stacks, hands={"roman": ("R10",), "greek": ("K20",)}, places=places)
    table.turn_number_under_way("roman").do("roman", MarchArmy("R10", "claudius", (), 2, ("beneventum",)))
    prompt = table.prompt("greek", React)
    assert any(
        "+K20" in one.token for one in prompt.menu.forms["react"].field("intercept", {}).choices_after(()).options
    )
    found = StrongPlayer().answer(GAME.view(table.state, prompt.seat), prompt, UnverifiedRandom(1))
    assert isinstance(found, React) and not any("+" in one or ":" in one for one in found.intercept)


class TestOdds:
    def test_equal_armies_with_equal_leaders_favour_the_defender(self) -> None:
        assert win_chance(0) < 0.5 < win_chance(1)

    def test_the_larger_army_wins_more_and_four_times_the_size_always(self) -> None:
        assert (
            expected_battle_result(5, 5, 0).wins
            < expected_battle_result(8, 5, 0).wins
            < expected_battle_result(10, 4, 0).wins
            < 1
        )
        assert (
            expected_battle_result(8, 2, 0).wins == 1
            and expected_battle_result(8, 2, 0).defender_losses == 2
            and expected_battle_result(8, 2, 0).attacker_losses == 0
        )
        assert expected_battle_result(2, 8, 0).wins == 0 and expected_battle_result(2, 8, 0).attacker_losses == 2

    def test_what_a_battle_costs_is_what_all_rolls_cost_on_average(self) -> None:
        odds = expected_battle_result(6, 6, 0)
        loser = odds.wins * odds.killed_winning + (1 - odds.wins) * odds.lost_beaten
        winner = odds.wins * odds.lost_winning + (1 - odds.wins) * odds.killed_beaten
        assert (loser, winner) == pytest.approx((4.06, 1.07), abs=0.005)

    def test_the_odds_of_a_siege_roll_add_up(self) -> None:
        odds = siege_odds()
        assert sum(odds.points) == pytest.approx(1)
        assert siege_odds(-1).points[0] > odds.points[0]
