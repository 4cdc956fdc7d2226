"""Leaders who come by events: with whose CU they may stand."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.event_cards.arriving_leaders import COMMANDS
from engine.games.sword_of_rome.event_cards.registry import event_targets
from engine.games.sword_of_rome.state import DISPLACED, Place
from engine.kernel.picks import Pick
from engine.kernel.texts import keyed_text
from tests.engine.games.sword_of_rome.playing import Force, Table


def besieging() -> Table:
    """Return a table where Romans besiege Greeks in Neapolis and stand in Roma, and hold the Dictator's card."""
    table = Table(
        stacks={"roman@neapolis": 3, "roman@roma": 4, "greek@neapolis": 2, "gallic@luna": 3},
        places={"neapolis": Place("greek", 2, siege=0, besieger="roman")},
        hands={"roman": ["R10"]},
        strict=False,
    )
    inside = msgspec.structs.replace(table.stack("greek@neapolis"), cu=0, cu_inside=2)
    table.state.stacks = {**table.state.stacks, "greek@neapolis": inside}
    return table.turn_number_under_way("roman")


def test_the_dictator_may_join_any_roman_cu_those_before_a_city_too() -> None:
    table = besieging()
    assert table.allowed("roman", PlayEvent("R10", ("roma",)))
    table.do("roman", PlayEvent("R10", ("neapolis", COMMANDS)))
    assert table.stack("roman@neapolis").commander == "dictator"


def test_a_leader_may_join_besieged_cu_within_their_city() -> None:
    table = Table(
        stacks={"gallic@capua": (4, "gaul_a"), "roman@capua": 2},
        places={"capua": Place("roman", 1, siege=0, besieger="gallic")},
        hands={"roman": ["R10"]},
        strict=False,
    )
    shut = msgspec.structs.replace(table.stack("roman@capua"), cu=0, cu_inside=2, leaders_inside=("valerius",))
    table.state.stacks = {**table.state.stacks, "roman@capua": shut}
    table.turn_number_under_way("roman").do("roman", PlayEvent("R10", ("capua", COMMANDS)))
    assert table.stack("roman@capua").leaders_inside == ("dictator", "valerius")


def test_an_enemy_leader_who_is_alone_where_cu_come_is_displaced() -> None:
    stacks: dict[str, Force] = {"roman@neapolis": (0, "fabricius"), "greek@syracusae": 2}
    table = Table(stacks=stacks, hands={"greek": ["K11"]}).turn_number_under_way("greek")
    table.do("greek", PlayEvent("K11", ("neapolis", COMMANDS)))
    assert table.stack("greek@neapolis").cu == 2 and table.state.off_map["fabricius"] == DISPLACED


@pytest.mark.ruling(125)
def test_ruling_125_cu_come_only_where_no_enemy_cu_are() -> None:
    table = Table(
        stacks={"samnite@capua": (4, "samnite_a"), "roman@capua": 2, "samnite@bovianum": 2},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
        hands={"etruscan_samnite": ["E11"]},
        strict=False,
    )
    shut = msgspec.structs.replace(table.stack("roman@capua"), cu=0, cu_inside=2)
    table.state.stacks = {**table.state.stacks, "roman@capua": shut}
    table.turn_number_under_way("etruscan_samnite")
    assert not table.allowed("etruscan_samnite", PlayEvent("E11", ("capua",)))
    assert table.allowed("etruscan_samnite", PlayEvent("E11", ("bovianum",)))


def test_a_city_that_timoleon_wins_over_is_named() -> None:
    table = Table(stacks={"greek@syracusae": 3}, places={"croton": Place("greek", 1)}, hands={"greek": ["K9"]})
    pick = event_targets(table.state, "greek", "K9")
    assert isinstance(pick, Pick)
    cities = [item for item in pick.items if item.group == "city"]
    assert cities and all(item.label == keyed_text("support.add", space=item.token[1:]) for item in cities)
