"""A commander displaced by a card before the dice (12.2.4), as by C30 of Carthage."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.combat import JoinRelief, TakeCommand
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import BattleRolled, CommandTaken, LeaderStruck
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table

POISON = "C30"
DICE = (1, 1, 1, 6, 6, 6)


def attacked(*leaders: str) -> Table:
    """Let Greeks under these leaders attack Carthage in Lilybaeum, which plays C30 with a 5."""
    stacks = {"greek@lilybaeum": (6, *leaders), "carthaginian@lilybaeum": (6, "hamilcar")}
    table = Table(
        players=5,
        stacks=stacks,
        mercenaries={"carthaginian@lilybaeum": 3},
        hands={"carthaginian": (POISON,)},
        strict=False,
    ).turn_number_under_way("greek")
    table.begin(Battle(space="lilybaeum", attacker="greek", defender="carthaginian", came_from="selinus"))
    while table.moment() != "battle.before":
        table.close()
    return table


@pytest.mark.ruling(12)
def test_ruling_12_the_owner_picks_who_leads_and_leadership_is_reckoned_anew() -> None:
    table = attacked("agathocles", "cleonymus", "timoleon").do("carthaginian", Respond(POISON)).close(5)
    assert [event.leader for event in table.told(LeaderStruck)] == ["agathocles"]
    assert table.asked() == {"greek"} and table.moment() == "battle.lead"
    assert not table.allowed("greek", TakeCommand("agathocles"))
    table.do("greek", TakeCommand("cleonymus"), *DICE)
    assert table.told(CommandTaken) == [CommandTaken("cleonymus", "greek", "lilybaeum")]
    rolled = table.told(BattleRolled)[0]
    assert dict(rolled.defender_mods)["leadership"] == 1  # Hamilcar 3 against Cleonymus 2


@pytest.mark.ruling(12)
def test_in_a_relief_he_picks_among_those_inside_where_nobody_leads_outside() -> None:
    """13.4.2: the owner picks, not the order of rank; those who stand outside go before."""
    table = Table(
        players=5,
        stacks={"greek@messana": (6, "agathocles"), "carthaginian@messana": (6, "hamilcar")},
        mercenaries={"carthaginian@messana": 3},
        places={"messana": Place("greek", 1, siege=0, besieger="carthaginian")},
        hands={"carthaginian": (POISON,)},
        strict=False,
    ).turn_number_under_way("greek")
    own = table.stack("greek@messana")
    inside = msgspec.structs.replace(own, cu=4, cu_inside=2, leaders_inside=("timoleon", "cleonymus"))
    table.state.stacks = {**table.state.stacks, "greek@messana": inside}
    table.begin(Battle(space="messana", attacker="greek", defender="carthaginian", came_from="catina"))
    table.do("greek", JoinRelief(True))
    while table.moment() != "battle.before":
        table.close()
    table.do("carthaginian", Respond(POISON)).close(5)
    assert table.asked() == {"greek"} and table.moment() == "battle.lead"
    table.do("greek", TakeCommand("cleonymus"), *DICE)
    assert table.stack("greek@messana").leaders_inside[0] == "cleonymus"
    assert dict(table.told(BattleRolled)[0].defender_mods)["leadership"] == 1  # Hamilcar 3 against Cleonymus 2


@pytest.mark.ruling(12)
def test_ruling_12_with_one_left_or_none_nobody_is_asked() -> None:
    table = attacked("agathocles", "cleonymus").do("carthaginian", Respond(POISON)).close(5, *DICE)
    assert not table.told(CommandTaken)
    assert dict(table.told(BattleRolled)[0].defender_mods)["leadership"] == 1
    alone = attacked("agathocles").do("carthaginian", Respond(POISON)).close(5, *DICE)
    assert dict(alone.told(BattleRolled)[0].defender_mods)["leadership"] == 3


def test_a_low_roll_spares_him() -> None:
    table = attacked("agathocles", "cleonymus", "timoleon").do("carthaginian", Respond(POISON)).close(2, *DICE)
    assert not table.told(LeaderStruck) and table.told(BattleRolled)
