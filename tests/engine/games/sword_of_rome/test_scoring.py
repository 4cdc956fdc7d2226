"""Sections 4.4 and 5.8: scoring and victory."""

import pytest

from engine.games.sword_of_rome.events.turn import GameEnded, Scored
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.turn.scoring import change_vp
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Table


def _scored(table: Table) -> dict[str, Scored]:
    return {event.side: event for event in table.at("scoring").told(Scored)}


def test_b07_neapolis_taken_counts_every_turn() -> None:
    """B07: Rome +1, the Greeks -1, and again next turn (section 5.8.1)."""
    table = Table(places={"neapolis": Place("roman", 1)}).at("scoring")
    assert (table.state.vp["roman"], table.state.vp["greek"]) == (7, 5)
    table.at("scoring")
    assert (table.state.vp["roman"], table.state.vp["greek"]) == (8, 4)


def test_the_gauls_gain_from_no_space_but_lose_by_their_own() -> None:
    places = {"clusium": Place("gallic"), "bononia": Place("etruscan"), "sena_gallica": Place()}
    scored = _scored(Table(places=places))
    assert scored["gallic"].gained == () and scored["gallic"].lost == ("bononia", "sena_gallica")
    assert scored["gallic"].vp == 4
    assert scored["etruscan_samnite"].change == 0  # Bononia won, Clusium lost


@pytest.mark.ruling(111)
def test_ruling_111_partners_neither_gain_nor_lose_by_each_others_home() -> None:
    scored = _scored(Table(places={"clusium": Place("samnite"), "bovianum": Place("etruscan", subdued=True)}))
    assert scored["etruscan_samnite"] == Scored("etruscan_samnite", (), (), 0, 6)


def test_five_player_victory_spaces_do_not_count_with_four() -> None:
    scored = _scored(Table(places={"olbia": Place("roman"), "panormus": Place("greek", 1)}))
    assert scored["roman"].gained == () and scored["greek"].gained == ("panormus",)


def test_z02_points_stay_on_the_track() -> None:
    """Z02: from 0 to 12."""
    table = Table(vp={"roman": 12, "greek": 0}, places={"neapolis": Place("roman", 1)}, turn=6).at("scoring")
    assert (table.state.vp["roman"], table.state.vp["greek"]) == (12, 0)


@pytest.mark.ruling(41)
def test_ruling_41_what_passes_the_track_is_lost_after_the_net() -> None:
    places = {"neapolis": Place("roman", 1), "praeneste": Place("samnite")}
    assert _scored(Table(vp={"roman": 12}, places=places, turn=6))["roman"].vp == 12  # one won, one lost
    play = Play(Table(vp={"gallic": 12}).state, ScriptedDice())
    change_vp(play, "gallic", 3)
    assert play.state.vp["gallic"] == 12
    change_vp(play, "gallic", -13)
    assert play.state.vp["gallic"] == 0


@pytest.mark.ruling(54)
def test_ruling_54_automatic_victory_is_the_highest_of_those_at_the_level() -> None:
    """The level is 12 from turn 4 on, which is the end of the track, so that more than one there are tied."""
    table = Table(turn=4, vp={"roman": 12, "greek": 11}).at("scoring")
    assert table.told(GameEnded) == [GameEnded("automatic", ("roman",), 12, 12)]
    assert table.state.outcome is not None and table.state.outcome.winners == ("roman",)
    assert table.state.outcome.scores["greek"] == 11
    tied = Table(turn=4, vp={"roman": 12, "greek": 12}).at("scoring")
    assert tied.told(GameEnded)[0].winners == ("greek",)
    assert not Table(turn=4, vp={"roman": 11}).at("scoring").told(GameEnded)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_nobody_wins_automatically_on_the_first_three_turns(turn: int) -> None:
    """Section 4.2, by the reconstructed levels."""
    assert not Table(turn=turn, vp={"roman": 12}).at("scoring").told(GameEnded)


@pytest.mark.ruling(54)
def test_ruling_54_only_in_scoring() -> None:
    table = Table(vp={"roman": 12}).at("renewal")
    assert table.state.outcome is None


@pytest.mark.ruling(151)
@pytest.mark.parametrize("last", [3, 6, 9])
def test_ruling_151_the_last_turn_knows_no_automatic_victory(last: int) -> None:
    """On the last turn, of the short game too, the most points win, whether at the level or not."""
    table = Table(turn=last, vp={"roman": 7, "gallic": 11}, last_round=str(last)).at("scoring")
    assert table.told(GameEnded) == [GameEnded("last_turn", ("gallic",), 11)]
    assert Table(turn=last - 1, vp={"gallic": 9}, last_round=str(last)).at("scoring").state.outcome is None


def test_a_tie_at_the_end_goes_by_the_tie_order() -> None:
    """Section 4.3."""
    table = Table(turn=6, vp={"roman": 8, "greek": 8, "etruscan_samnite": 8}).at("scoring")
    assert table.told(GameEnded)[0].winners == ("etruscan_samnite",)
