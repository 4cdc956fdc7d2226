"""WINNING THE GAME: VICTORY POINTS, END OF ROUND, END OF GAME (rulings 1 to 8, 110)."""

from typing import Any

import pytest

from engine.games.total_war_rome.actions.campaign import Assault, Engage, March
from engine.games.total_war_rome.actions.rounds import Bid
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.rounds import FinalRound, VictoryPoints
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase, TaxationPhase
from engine.games.total_war_rome.rounds import game_outcome
from engine.games.total_war_rome.tables import FACTIONS, REGIONS
from engine.games.total_war_rome.victory import economic_power, score_victory_points, trigger_point
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, Board, ScriptedFaces


@pytest.mark.ruling(4)
@pytest.mark.parametrize(("gold", "points"), [(19, 0), (20, 1), (24, 1), (25, 2), (29, 2), (30, 3), (39, 3), (40, 4)])
def test_economic_power_gives_the_best_bracket_only(gold: int, points: int) -> None:
    """Ruling 4."""
    assert economic_power(gold) == points


def taxed(board: Board) -> Board:
    """Run the Taxation Phase; nobody holds a card for it."""
    return board.begin(TaxationPhase(), step="spending")


@pytest.mark.ruling(4)
def test_economic_power_counts_each_round_and_what_wonders_bring() -> None:
    """Ruling 4: region tax, markets and wonders count; paying for another's wonder does not reduce it."""
    more = ("ionia", "turdetania", "mastia")  # 12 of its own and 7
    board = Board().own(ROME, *more).land("latium", wonder=True)
    taxed(board)
    assert board.vp() == 2 and board.gold() == 10 + 12 + 7 + 6
    assert board.told(VictoryPoints).reason == "economy"
    for side in board.state.order:
        board.do(side, Spend())
    board = taxed(Board().own(ROME, *more, "raetia").land("attica", wonder=True))
    assert board.vp() == 1 and board.gold() == 10 + 20 - 2


@pytest.mark.ruling(8)
def test_faction_advancement_counts_when_the_last_of_a_column_is_bought() -> None:
    """Ruling 8."""
    board = Board().has(ROME, developments=("rome_engineers", "rome_siegecraft"), gold=10)
    board.begin(SpendingPhase(), step="end")
    board.do(ROME, Spend(developments=("rome_onagers",)))
    for side in board.state.order[1:]:
        board.do(side, Spend())
    assert board.vp() == 1 and board.told(VictoryPoints).reason == "advancement"


def sardinia(**land: object) -> Board:
    """Rome stands in Sardinia, a home region of Carthage worth 1."""
    board = Board().army("rome_1", "sardinia", *[LEGION] * 4, FOOT, FOOT).land("sardinia", **land)
    return board.status(ROME, CARTHAGE, "enemy").campaign()


def test_invading_the_enemy_gives_one_and_the_gold_value() -> None:
    board = sardinia().do(ROME, Assault("rome_1"), "Rs", "Rs", *["G*"] * 6, "W-")
    assert board.owner("sardinia") == ROME and board.vp() == 2
    assert board.told(VictoryPoints).reason == "invading"


@pytest.mark.ruling(7)
def test_invading_not_for_ones_own_home_region() -> None:
    """Ruling 7: retaking a home region gives nothing."""
    board = Board().own(CARTHAGE, "bruttium").status(ROME, CARTHAGE, "enemy")
    board.army("rome_1", "bruttium", *[LEGION] * 4, FOOT, FOOT).campaign()
    board.do(ROME, Assault("rome_1"), "Ys", "Ys", *["G*"] * 6, "W-")
    assert board.owner("bruttium") == ROME and board.vp() == 0


@pytest.mark.ruling(7)
def test_invading_not_twice_for_a_region_in_a_round() -> None:
    """Ruling 7."""
    board = Board().army("rome_1", "sardinia", *[LEGION] * 4, FOOT, FOOT).status(ROME, CARTHAGE, "enemy")
    board.has(ROME, invaded=("sardinia",)).campaign()
    board.do(ROME, Assault("rome_1"), "Rs", "Rs", *["G*"] * 6, "W-")
    assert board.owner("sardinia") == ROME and board.vp() == 0


@pytest.mark.ruling(7)
def test_invading_from_whoever_controls_it() -> None:
    """Ruling 7: the home region of a faction, taken from another that had conquered it."""
    board = sardinia(owner=GREEKS).do(ROME, Assault("rome_1"), "Rs", "Rs", *["G*"] * 6, "W-")
    assert board.vp() == 2 and board.relation(ROME, GREEKS) == "enemy"


@pytest.mark.ruling(5)
def test_conquest_of_an_independent_region_gives_no_point() -> None:
    """Ruling 5: only battles between armies are Glorious Victories."""
    board = Board().army("rome_1", "umbria", *[LEGION] * 4).campaign()
    board.do(ROME, March("rome_1", ("boii",)), "G-", "G-")
    assert board.owner("boii") == ROME and board.vp() == 0


@pytest.mark.ruling(6)
def test_victory_at_sea_needs_two_ships_at_the_start() -> None:
    """Victory at Sea; ruling 6."""
    for ships, points in (("trireme_c", "trireme_c"), 1), (("trireme_c",), 0):
        board = Board().navy("rome_fleet_1", "mare_tyrrhenum", "trireme_r", "trireme_r")
        board.navy("carthage_fleet_1", "mare_tyrrhenum", *ships).status(ROME, CARTHAGE, "enemy").campaign()
        board.do(ROME, Engage("rome_fleet_1", "carthage_fleet_1"), *["G*"] * 2, *["G-"] * len(ships))
        assert "carthage_fleet_1" not in board.state.navies and board.vp() == points


def scored(points: int, before: int = 0, **options: Any) -> Board:
    board = Board(**options).has(ROME, vp=before)
    score_victory_points(Play(board.state, ScriptedFaces(())), ROME, points, "broken")
    return board


@pytest.mark.ruling(3)
def test_a_track_never_falls_below_zero() -> None:
    """Ruling 3 and its second reading."""
    assert scored(-1).vp() == 0
    assert scored(-1, below_zero="yes").vp() == -1
    assert scored(-1, 4).vp() == 3


@pytest.mark.parametrize(("length", "points"), [("short", 15), ("medium", 20), ("long", 25)])
def test_the_trigger_makes_the_final_round(length: str, points: int) -> None:
    board = scored(1, points - 2, length=length)
    assert trigger_point(board.state) == points and not board.state.final
    score_victory_points(Play(board.state, ScriptedFaces(())), ROME, 1, "glory")
    assert board.state.final


@pytest.mark.ruling(2)
def test_the_final_round_stays_triggered() -> None:
    """Ruling 2: points that are lost again do not undo it."""
    board = scored(1, 19)
    score_victory_points(Play(board.state, ScriptedFaces(())), ROME, -1, "broken")
    assert board.state.final and board.vp() == 19


@pytest.mark.ruling(2)
def test_the_final_round_is_played_to_its_end() -> None:
    """Ruling 2: reached in the Spending Phase, the round ends there; the next phase comes otherwise."""
    board = Board().has(ROME, developments=("rome_engineers", "rome_siegecraft"), gold=10, vp=19)
    board.begin(SpendingPhase(), step="end").do(ROME, Spend(developments=("rome_onagers",)))
    for side in board.state.order[1:]:
        assert board.state.outcome is None
        board.do(side, Spend())
    assert board.told(FinalRound).side == ROME
    assert board.state.outcome is not None and board.state.outcome.winners == (ROME,)
    assert board.state.outcome.reason.key == "outcome.final_round"

    board = taxed(Board().own(ROME, "ionia", "turdetania", "mastia", "raetia").has(ROME, vp=19))
    assert board.state.final and board.moment() == "spending_phase.baskets"


def test_another_round_begins_without_a_trigger() -> None:
    board = Board().begin(Rounds(step="end"))
    assert board.state.round == 3 and board.moment() == "initiative_phase.bid"
    assert board.allows(ROME, Bid(10))


@pytest.mark.ruling(110)
def test_the_last_round_of_the_table_ends_the_game() -> None:
    """Ruling 110."""
    board = Board(last_round="2").has(CARTHAGE, vp=3).begin(Rounds(step="end"))
    assert board.state.outcome is not None and board.state.outcome.winners == (CARTHAGE,)
    assert board.state.outcome.reason.key == "outcome.last_round"
    assert Board().state.options["last_round"] == "20"


@pytest.mark.ruling(1)
def test_ties() -> None:
    """Ruling 1: points, then gold value controlled, then gold in hand, then shared."""
    board = Board(2)
    assert sum(REGIONS[r].gold for r in FACTIONS[ROME].home) == sum(REGIONS[r].gold for r in FACTIONS[CARTHAGE].home)
    board.has(ROME, gold=11)
    assert game_outcome(board.state).winners == (ROME,)
    board.has(ROME, gold=10)
    assert game_outcome(board.state).winners == (ROME, CARTHAGE)
    board.own(CARTHAGE, "raetia").has(ROME, gold=20)
    assert game_outcome(board.state).winners == (CARTHAGE,)
    board.has(ROME, vp=1)
    assert game_outcome(board.state).winners == (ROME,) and game_outcome(board.state).scores == {ROME: 1, CARTHAGE: 0}
