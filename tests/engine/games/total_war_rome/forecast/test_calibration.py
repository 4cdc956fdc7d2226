"""The odds that are shown before land battles, held against the true armies' chances in games of computer players:
few battles, but a bias of the old kind stands out in them (`praetor odds total_war_rome held` measures thousands)."""

from statistics import fmean

import pytest

from bot.titles.total_war_rome.odds_held import (
    Shown,
    brier_score,
    calibration_by_tenths,
    calibration_report_lines,
    mean_true_chances,
    play_game_for_shown_odds,
    replayed_battle_wins,
    share_of_spans_that_held,
)
from engine.games.total_war_rome.actions.campaign import March, Meet
from engine.games.total_war_rome.forecast import plausible_armies, war
from engine.games.total_war_rome.forecast.land_odds import BattleOdds, battle_odds_against, simulated_battle_odds
from engine.games.total_war_rome.state import RomeState
from tests.engine.games.total_war_rome.scenario import CARTHAGE, LEGION, ROME, SPEARS, Board

GAMES, ROUNDS = (1, pytest.param(2, marks=pytest.mark.soak(6))), 60
REPLAYS = 60
BIAS = 0.04  # how far the mean chance shown may lie from the true one


def off(shown: list[Shown]) -> float:
    """Return by how much a chance that is shown of an unknown army is better than the true one, in the mean."""
    return fmean(one.success - (one.truth or 0.0) for one in shown if not one.known)


def rosy(state: RomeState, side: str, army: str, foe: str, region: str) -> BattleOdds:
    """Return odds that take every second card of an unseen army for a skirmisher."""
    theirs = state.armies[foe]
    line, light = plausible_armies.recruitable_kinds(theirs.owner, ())[0], "velites"
    cards = tuple(light if n % 2 else line for n in range(len(theirs.cards)))
    return battle_odds_against(state.armies[army].cards, (cards,), war.ground_of(state, army, foe, region))


@pytest.fixture(scope="module", params=GAMES)
def compared(request: pytest.FixtureRequest) -> list[tuple[Shown, Shown]]:
    """What was shown in some games, each with what rosy odds would have shown of the same battle."""
    planted: list[float] = []

    def noted(state: RomeState, side: str, army: str, foe: str, region: str) -> BattleOdds:
        planted.append(rosy(state, side, army, foe, region).success)
        return war.battle_odds(state, side, army, foe, region)

    shown = [
        one for number in range(request.param) for one in play_game_for_shown_odds(number, "calibration", ROUNDS, noted)
    ]
    return [(one, one._replace(success=success)) for one, success in zip(shown, planted, strict=True)]


def test_what_is_shown_is_what_the_true_armies_would_win(compared: list[tuple[Shown, Shown]]) -> None:
    shown = [one for one, _ in compared]
    assert len(shown) >= 30
    assert abs(off(shown)) < BIAS
    count, inside = share_of_spans_that_held(shown)
    assert count > 15 and inside > 0.8


@pytest.mark.parametrize("mine", [4, 5])
def test_the_players_fight_as_the_true_armies_chances_take_them_to(mine: int) -> None:
    """No habit of computer players makes a favourite win less often than a battle that is played out says."""
    board = Board().status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana")
    board.army("rome_1", "bruttium", *[LEGION] * mine).army("carthage_1", "messana", *[SPEARS] * 4)
    board.campaign().do(ROME, March("rome_1", ("messana",)))
    for side in (ROME, CARTHAGE):
        board.do(side, Meet("fight", "stay", "none"))
    ground = war.ground_of(board.state, "rome_1", "carthage_1", "messana")
    true = simulated_battle_odds(
        board.state.armies["rome_1"].cards, board.state.armies["carthage_1"].cards, ground, 1000
    )
    won = replayed_battle_wins(board.state, "calibration", REPLAYS)
    assert 0.5 < true.success < 0.95 and abs(true.success - won[ROME] / REPLAYS) < 3 * (0.25 / REPLAYS) ** 0.5


def test_a_planted_bias_is_found(compared: list[tuple[Shown, Shown]]) -> None:
    """Every second card a skirmisher: the odds are rosy again."""
    assert off([planted for _, planted in compared]) > BIAS


def test_tenths_with_few_forecasts_are_joined() -> None:
    one = Shown("rome", "carthage", False, 0.05, 0.0, 0.2, 0.1, False, 0.1)
    told = [one] * 3 + [one._replace(success=0.95, won=True, truth=0.4)] * 2
    assert [(count, round(mean, 2), won) for count, mean, won, _ in calibration_by_tenths(told, 2)] == [
        (3, 0.05, 0.0),
        (2, 0.95, 1.0),
    ]
    assert [count for count, *_ in calibration_by_tenths(told, 4)] == [5]
    assert brier_score(told) == pytest.approx(0.05**2) and share_of_spans_that_held(told) == (5, 0.6)
    assert any("the span holds the truth in 60.0% of 5" in line for line in calibration_report_lines(told))


def test_what_is_shown_is_held_against_the_true_chances() -> None:
    one = Shown("rome", "carthage", False, 0.05, 0.0, 0.2, 0.1, False, 0.1)
    told = [one, one._replace(truth=0.2), one._replace(success=0.95, truth=None)]
    ((count, mean, true, error),) = mean_true_chances(told, 2)
    assert count == 2 and mean == pytest.approx(0.05) and true == pytest.approx(0.15) and error == pytest.approx(0.05)
    assert mean_true_chances(told, 3) == []
