"""CAMPAIGN PHASE: meeting enemy armies, avoiding battle, what follows a battle."""

import pytest

from engine.games.total_war_rome.actions.campaign import Confront, March, Meet, Withdraw
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, Table

ITALIANS = ("italian_infantry",) * 5
FIGHT = Meet("fight", "stay", "none")


def meeting() -> Table:
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    return table


def test_meeting_is_one_sealed_form_for_each() -> None:
    """Meeting Enemy Armies 1: who enters where an enemy army is meets it; both say in private what they will do."""
    table = meeting()
    assert {(ROME, "meeting.stances"), (CARTHAGE, "meeting.stances")} <= table.asked()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, FIGHT)
    assert any(moment.startswith(("land_battle", "combat_deployment")) for _, moment in table.asked())


def test_avoiding_battle_by_a_better_roll() -> None:
    """Meeting Enemy Armies 2 and 3: the general's die against the other's; better, and the army goes to an adjacent
    region; not better, and it fights."""
    table = meeting()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:SKULL", "GREEN:X", "GREEN:BLANK", "GREEN:X")
    assert table.state.armies["carthage_1"].at == "lilybaeum"
    assert table.state.regions["messana"].owner == ROME  # left alone with the region, it conquers it
    table = meeting()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:X", "GREEN:X")
    assert table.state.armies["carthage_1"].at == "messana"


@pytest.mark.ruling(38)
def test_both_avoid_and_the_active_player_moves_off() -> None:
    """Meeting Enemy Armies (ruling 38): if both want to avoid, the active player moves off without a roll."""
    table = meeting()
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"))
    table.do(ROME, Meet("avoid", "bruttium", "none"))
    assert table.state.armies["rome_1"].at == "bruttium"


def test_slip_away_and_no_escape() -> None:
    """Playing Events: Slip Away avoids without a roll; No Escape undoes a successful roll."""
    table = meeting()
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana")
    (slip,) = table.hold(CARTHAGE, "slip_away")
    (guard,) = table.hold(ROME, "no_escape")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    table.do(ROME, Meet("fight", "stay", guard))
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:SKULL", "GREEN:X")
    assert guard in table.state.cards.zones["discard"]
    assert table.state.armies["carthage_1"].at == "messana"
    assert slip not in table.state.cards.zones["discard"]


def test_an_army_without_a_general_rolls_black() -> None:
    """Without Leadership: 0 stars, and a BLACK die to avoid battle."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana", general="")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "BLACK:X", "GREEN:S", "GREEN:X", "GREEN:BLANK")
    assert table.state.armies["carthage_1"].at == "lilybaeum"


def test_starting_the_turn_beside_an_enemy_army() -> None:
    """Meeting Enemy Armies 1: an army that begins its turn with an enemy army must meet it before it leaves."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.army("rome_1", "latium", *ITALIANS)
    table.army("carthage_1", "latium")
    table.campaign(ROME)
    table.refuse(ROME, March("rome_1", ("etruria",)))
    table.do(ROME, Confront("rome_1", "carthage_1"))
    assert (CARTHAGE, "meeting.stances") in table.asked()


@pytest.mark.ruling(59)
def test_the_loser_withdraws_or_is_destroyed() -> None:
    """Determine the Victor (ruling 59): a beaten army withdraws to an adjacent region; without one it is destroyed."""
    from engine.games.total_war_rome.frames.campaign import Withdrawal

    table = Table()
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(GREEKS).enter(Withdrawal(army="rome_1", side=ROME))
    table.do(ROME, Withdraw("lucania"))
    assert table.state.armies["rome_1"].at == "lucania"
    table = Table()
    table.army("rome_1", "baleares", *ITALIANS)
    table.campaign(GREEKS).enter(Withdrawal(army="rome_1", side=ROME))
    assert "rome_1" not in table.state.armies
