"""CAMPAIGN PHASE: embarking, interception, meeting enemy navies, storms."""

from engine.games.total_war_rome.actions.campaign import Disembark, Embark, Intercept, RetreatNavy, Sail
from engine.games.total_war_rome.actions.event_cards import Storm
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, Table

ITALIANS = ("italian_infantry",) * 5


def test_embarking_sailing_landing() -> None:
    """Embarking and disembarking: 1 MU for army and navy each; the navy moves 4, ports included."""
    table = Table()
    table.navy("rome_fleet_1", port="latium")
    table.army("rome_1", "latium", *ITALIANS)
    table.campaign(ROME)
    table.do(ROME, Embark("rome_1", "rome_fleet_1"))
    table.do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_sardoum")))
    table.refuse(ROME, Sail("rome_fleet_1", ("mare_balearicum", "mare_ibericum")))  # 1 MU is left
    table.do(ROME, Disembark("rome_1", "baleares"), "WHITE:BLANK", "WHITE:X")
    army, navy = table.state.armies["rome_1"], table.state.navies["rome_fleet_1"]
    assert (army.at, army.spent, navy.spent) == ("baleares", 2, 4)
    assert table.state.regions["baleares"].owner == ROME


def test_interception() -> None:
    """The Game Board, Seas: a navy at sea may intercept one that enters an adjacent sea area; allies do not."""
    table = Table()
    table.status(ROME, GREEKS, "ally")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", sea="mare_sardoum")
    table.navy("greek_states_fleet_1", sea="mare_ionium")
    table.campaign(ROME).do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_ligusticum")))
    assert (CARTHAGE, "voyage.intercept") in table.asked()
    assert (GREEKS, "voyage.intercept") not in table.asked()
    table.do(CARTHAGE, Intercept("carthage_fleet_1"))
    table.close("YELLOW:BLANK", "GREEN:BLANK", "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.status(ROME, CARTHAGE) == "enemy"
    assert (CARTHAGE, "sea_fight.choose") in table.asked()  # a tie: the attacking navy retreats
    table.do(CARTHAGE, RetreatNavy("mare_sardoum"))
    table.do(ROME, Sail("rome_fleet_1", ("mare_ligusticum",)))  # asked anew, and not intercepted again
    assert table.state.navies["rome_fleet_1"].sea == "mare_ligusticum"


def test_navies_in_port_are_safe() -> None:
    """Meeting Enemy Navies 1: a navy in port cannot be attacked and does not intercept."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", port="lilybaeum")
    table.campaign(ROME).do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum",)))
    assert table.asked() == {(ROME, "campaign_turn.start")}
    assert "engage" not in table.tags(ROME)


def test_meeting_an_enemy_navy() -> None:
    """Meeting Enemy Navies 2 and 4: who enters an enemy navy's sea area fights at once; the victor may go on."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", sea="mare_tyrrhenum")
    table.campaign(ROME)
    table.refuse(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_ligusticum")))
    table.do(
        ROME, Sail("rome_fleet_1", ("mare_tyrrhenum",)), "GREEN:SKULL", "GREEN:SKULL", "YELLOW:BLANK", "GREEN:BLANK"
    )
    assert "carthage_fleet_1" not in table.state.navies
    assert table.vp(ROME) == 1  # Victory at Sea
    table.do(ROME, Sail("rome_fleet_1", ("mare_ligusticum",)))


def test_a_storm() -> None:
    """Playing Events: Storm at Sea costs a navy 2 MU and a GREEN die of damage, the last ship and its army with it."""
    table = Table()
    table.navy("rome_fleet_1", sea="mare_tyrrhenum")
    (card,) = table.hold(CARTHAGE, "storm")
    table.campaign(ROME)
    table.do(CARTHAGE, Storm(card, "rome_fleet_1"), "GREEN:SKULL")
    navy = table.state.navies["rome_fleet_1"]
    assert (len(navy.ships), navy.bonus) == (1, -2)
