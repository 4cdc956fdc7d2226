"""Requirements that are not met: nothing is offered, and the refusal says which rule stands against it."""

import pytest

from data.words import folder_messages
from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    DoubleAgent,
    Levy,
    MoveAgent,
    Protests,
    RebelUprising,
    RecruitMercenary,
    Riots,
    Sabotage,
    SowDistrust,
    Spy,
    Trade,
    TreasuryTheft,
    Treaty,
)
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Embark,
    Engage,
    March,
    PlaceArmy,
    PlaceNavy,
    Sail,
    Subdue,
)
from engine.games.total_war_rome.agents.phase import WHY
from engine.games.total_war_rome.agents.requirements import SPEC
from engine.games.total_war_rome.campaign import menu
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, ROME, TRIBES, Board

A1, A2 = "rome_agent_1", "rome_agent_2"
DEEDS = (
    Treaty("", A1, CARTHAGE, "sardinia"), Trade("", A1, CARTHAGE, "messana"), Spy("", A1, "carthage_1"),
    Protests("", A1, "messana"), Riots("", A1, "latium"), RebelUprising("", A1, "lilybaeum"),
    BribeArmy("", A1, "carthage_1"), BribeRegion("", A1, "zeugitana"), Sabotage("", A1, "sardinia", "market"),
    TreasuryTheft("", A1, "sardinia"), DoubleAgent("", A1, A2), SowDistrust("", A1, CARTHAGE, TRIBES),
    RecruitMercenary("", A1, "messana", "rome_1", "mamertines"), AssassinateGeneral("", A1, "carthage_1"),
    AssassinateAgent("", A1, A2),
)  # fmt: skip


def tag(deed: Action) -> str:
    return deed.tag()


@pytest.mark.parametrize("deed", DEEDS, ids=tag)
def test_without_the_card(deed: Action) -> None:
    assert Board().agents().refused(ROME, deed).key == "why.no_card"


@pytest.mark.parametrize("deed", DEEDS, ids=tag)
def test_what_the_requirement_is(deed: Action) -> None:
    """Agent Actions: "Move your agent to ..." is the requirement; nothing here meets it."""
    board = Board().holds(ROME, SPEC[type(deed)].symbol).agents()
    assert board.refused(ROME, deed).key == f"why.requires_{deed.tag()}"


@pytest.mark.parametrize("deed", DEEDS, ids=tag)
def test_no_agent_is_free(deed: Action) -> None:
    board = Board().holds(ROME, SPEC[type(deed)].symbol).agent(A1, "latium", acted=1).agent(A2).agents()
    assert board.refused(ROME, deed).key == "why.no_agent"


def test_too_far_away() -> None:
    board = Board().holds(ROME, "spy").army("carthage_1", "gades").agent(A1, "latium", steps=5).agent(A2).agents()
    assert board.refused(ROME, Spy("ac_14", A1, "carthage_1")).key == "why.too_far"


def test_moving_and_the_levy() -> None:
    board = Board().agent(A1, "latium", steps=5).agent(A2).agents()
    assert board.refused(ROME, MoveAgent(A1, "umbria")).key == "why.requires_move_agent"
    assert board.refused(ROME, Levy(("ac_01",))).key == "why.requires_levy"


@pytest.mark.parametrize(
    "action",
    [PlaceArmy("rome_1", "latium"), PlaceNavy("rome_fleet_1", "latium"), March("rome_1", ("umbria",)),
     Assault("rome_1"), Subdue("rome_1", 1), Embark("rome_1", "rome_fleet_1"), Sail("rome_fleet_1", ("mare_ionium",)),
     Engage("rome_fleet_1", "carthage_fleet_1")],
    ids=tag,
)  # fmt: skip
def test_the_campaign(action: Action) -> None:
    assert Board().campaign().refused(ROME, action).key == f"why.requires_{action.tag()}"


def test_the_campaign_where_another_could() -> None:
    """Moving Armies: the rule that stands against one army or one leg, though others may."""
    board = Board().army("rome_1", "umbria").army("rome_2", "latium", FOOT, FOOT, spent=3).campaign()
    assert board.refused(ROME, March("rome_2", ("umbria",))).key == "why.requires_march"
    assert board.refused(ROME, March("rome_1", ("messana",))).key == "why.requires_leg"
    board = Board().navy("rome_fleet_1", "mare_ionium").campaign()
    assert board.refused(ROME, Sail("rome_fleet_1", ("mare_gallicum",))).key == "why.requires_sea_leg"


def test_every_reason_has_words() -> None:
    words = {key.removeprefix("why.") for key in folder_messages("total_war_rome") if key.startswith("why.")}
    tags = (*WHY, *menu.WHY, "leg", "sea_leg")
    assert {"no_agent", "no_card", "too_far", *(f"requires_{name}" for name in tags)} == words
