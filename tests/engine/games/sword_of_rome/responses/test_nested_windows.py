"""Cards that answer what lies deep in an action: each window lies on top of those before, and the last one is settled
first (ruling 14)."""

import pytest

from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import ChooseTargets
from engine.games.sword_of_rome.events.cards import ResponsePlayed
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.events.gauls import GallicEventCancelled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.turn import GallicRoll
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import REMOVED, discard_zone
from engine.kernel.prompts import MAY
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import dice

CARTHAGE, LEAGUE = "carthaginian", "etruscan_samnite"
STACKS: dict[str, Force] = {
    "carthaginian@lilybaeum": (6, "hamilcar"),
    "carthaginian@carthago": (4, "carthage_a"),
    "etruscan@pisae": (5, "etruscan_a"),
    "greek@syracusae": 2,
}


def landed(*greek: str) -> Table:
    """Return a Campaign of Carthage whose first army has sailed to Pisae, past Mistrust and storms, where Etruscans may
    react."""
    hands = {CARTHAGE: ("C1", "C18"), "greek": greek, LEAGUE: ("E17", "E4")}
    table = (
        Table(players=5, stacks=STACKS, hands=hands).turn_number_under_way(CARTHAGE).do(CARTHAGE, PlayCampaign("C1"))
    )
    table.do(CARTHAGE, MarchArmy("C1", "hamilcar", (), 6, ("sea:pisae",)))
    assert table.moment() == "campaign.mistrust"
    table.close()
    assert table.moment() == "march.storm"
    return table


def names(table: Table) -> list[str]:
    return [type(frame).__name__ for frame in table.state.frames]


@pytest.mark.ruling(14)
def test_ruling_14_a_bribe_in_the_first_half_and_mistrust_in_the_second() -> None:
    """The frames: a Campaign in the turn, a march on it, its windows on that; each is settled before what is below."""
    table = landed("K19", "K29").close()
    assert names(table)[-2:] == ["Campaign", "March"] and table.moment() == "march.react"
    table.do(LEAGUE, React(bribe="E17"))
    while table.window():
        table.close()
    if table.offered(CARTHAGE, Halt):
        table.do(CARTHAGE, Halt())
    zones = table.state.cards.zones
    assert "E17" in zones[discard_zone(LEAGUE)] and "E17" not in zones[REMOVED]  # it is not removed, as others are
    assert table.stack("carthaginian@lilybaeum").cu == 6 and names(table)[-1] == "Campaign"
    table.do(CARTHAGE, MarchArmy("C1", "carthage_a", (), 4, ("kerkouane",)))
    assert table.moment() == "campaign.mistrust"
    table.do("greek", Respond("K29")).close()
    assert table.told(ActivationCancelled)[0].leader == "carthage_a" and table.stack("carthaginian@carthago").cu == 4
    assert names(table)[-1] == "PlayerTurn" and "K19" in table.hand("greek")


@pytest.mark.ruling(14)
def test_ruling_14_a_storm_in_the_first_half_leaves_the_second() -> None:
    table = landed("K19", "K29").do("greek", Respond("K19")).close()
    assert [one.card for one in table.told(ResponsePlayed)] == ["K19"]
    assert names(table)[-1] == "March" and table.stack("carthaginian@lilybaeum").cu == 6
    table.do(CARTHAGE, Halt())
    assert names(table)[-1] == "Campaign"
    table.do(CARTHAGE, MarchArmy("C1", "carthage_a", (), 4, ("kerkouane",))).close()
    while table.window():
        table.close()
    assert table.stack("carthaginian@kerkouane").cu == 4


# Three players: the Gallic event lies on the round


@pytest.mark.ruling(14, 133)
def test_rulings_14_133_one_card_cancels_the_gallic_event_and_the_other_stays() -> None:
    """Both hold one and both say so; the first clockwise plays, and nothing is left for the other to answer."""
    table = Table(players=3, hands={"roman": ["R21"], LEAGUE: ["E8"]}).round_of(LEAGUE).begin(GallicRoll(), 1, 2)
    asked = {one.side for one in GAME.prompts(table.state).values() if one.kind != MAY}
    assert {"roman", LEAGUE} <= asked
    table.do("roman", Respond("R21")).do(LEAGUE, Respond("E8")).close()
    cancelled = table.told(GallicEventCancelled)
    assert len(cancelled) == 1 and not table.window()
    kept = {"roman": "R21", LEAGUE: "E8"}
    kept.pop(cancelled[0].side)
    ((side, card),) = kept.items()
    assert card in table.hand(side) and table.asked() == {LEAGUE}


@pytest.mark.ruling(14)
def test_ruling_14_a_saved_point_lies_on_the_gallic_event_that_lies_on_the_round() -> None:
    """Brennus (12) shakes Roma: the event's own window first, then on top of it that of the loss."""
    table = Table(players=3, stacks={}, hands={"roman": ["R33", "R21"]}, vp={"greek": 1}).round_of(LEAGUE)
    table.begin(GallicRoll(), 6, 6)
    assert table.moment() == "gallic_roll.cancel"
    table.close()
    table.do("greek", ChooseTargets(("tarracina",)))
    assert names(table)[-2:] == ["GallicRoll", "SupportLoss"] and table.moment() == "support_loss.start"
    table.do("roman", Respond("R33", ("0", "1"))).close()
    assert table.place("roma").loyalty == 3 and table.place("tarracina").owner == "roman"
    assert not table.told(GallicEventCancelled) and table.hand("roman") == ("R21",) and table.asked() == {LEAGUE}


@pytest.mark.ruling(14)
@pytest.mark.parametrize("active", ["roman", "greek"])
def test_ruling_14_the_active_player_plays_first_whoever_attacks(active: str) -> None:
    """7.1.1: a flanking force of an ally's may fight a battle of its own in another's turn."""
    hands = {"roman": ("R31", "R4"), "greek": ("K36", "K4")}
    stacks: dict[str, Force] = {"greek@paestum": (6, "dionysius"), "roman@paestum": (6, "valerius")}
    table = Table(stacks=stacks, hands=hands, strict=False).turn_number_under_way(active)
    table.begin(Battle(space="paestum", attacker="greek", defender="roman", came_from="neapolis"))
    dice(table, 5, 4, 3, 2, 2, 2)
    assert table.moment() == "battle.after"
    table.do("greek", Respond("K36", ("1",))).do("roman", Respond("R31"))
    table.close(*((4, 4, 4) if active == "roman" else (4,)))
    assert [event.side for event in table.told(ResponsePlayed)] == [active]
