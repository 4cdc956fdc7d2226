"""CAMPAIGN PHASE: conquering independent regions, assaults, sieges, and events of war."""

import pytest

from engine.games.total_war_rome.actions.campaign import Assault, LoseCards, March, Militia, TakeMercenary
from engine.games.total_war_rome.actions.event_cards import CampFever, Plunder
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.regions import garrison_dice
from engine.games.total_war_rome.campaign.conquest import garrison_colours
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, Table

ITALIANS = ("italian_infantry",) * 5


def test_conquering_an_independent_region() -> None:
    """Conquering 2 and 3: an opponent rolls two GREEN for 1 gold; the survivor takes control, and may go on."""
    table = Table()
    table.army("rome_1", "umbria", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("boii",)), "GREEN:SKULL", "GREEN:X")
    table.refuse(ROME, LoseCards(("italian_infantry",) * 2))  # an odd X is lost
    table.do(ROME, LoseCards(("italian_infantry",)))
    assert table.state.regions["boii"].owner == ROME
    assert "march" in table.tags(ROME)


def test_a_conquest_that_fails() -> None:
    """Conquering 3: no control if the army is destroyed, and fewer than two main battle cards are no army."""
    table = Table()
    table.army("rome_1", "umbria", "italian_infantry", "italian_infantry", "velites")
    table.campaign(ROME).do(ROME, March("rome_1", ("boii",)), "GREEN:SKULL", "GREEN:S")
    table.refuse(ROME, LoseCards(("italian_infantry", "italian_infantry")))  # the S takes the velites
    table.do(ROME, LoseCards(("italian_infantry", "velites")))
    assert "rome_1" not in table.state.armies
    assert table.state.regions["boii"].owner == ""
    assert "rome_aemilius_paullus" in table.state.factions[ROME].generals


def test_a_mercenary_region_joins_freely() -> None:
    """Conquering 4: a mercenary region rolls its own dice; all Blanks, and a free card joins."""
    table = Table()
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)), "GREEN:BLANK", "GREEN:BLANK")
    table.refuse(ROME, TakeMercenary("gaesatae"))
    table.do(ROME, TakeMercenary("mamertines_vet"))
    assert "mamertines_vet" in table.state.armies["rome_1"].cards


def test_invading_the_enemy() -> None:
    """Invading the Enemy: 1 VP and 1 for each gold value, once a region and round; retaking one's own gives none."""
    table = Table()
    table.land("lilybaeum", walls=False)
    table.army("rome_1", "messana", *ITALIANS)
    table.land("messana", owner=ROME)
    table.campaign(ROME)
    table.do(ROME, March("rome_1", ("lilybaeum",)))
    assert table.state.armies["rome_1"].held  # a garrison: no further without an assault
    table.refuse(ROME, March("rome_1", ("syracusae",)))
    table.do(ROME, Assault("rome_1"), *["RED:S"] * 3, *["GREEN:SKULL"] * 5, "GREEN:BLANK")
    assert table.state.regions["lilybaeum"].owner == ROME
    assert table.vp(ROME) == 3


def test_plunder() -> None:
    """Playing Events: Plunder gives twice the gold value of a region conquered this turn."""
    table = Table()
    table.army("rome_1", "etruria", *ITALIANS)
    table.land("liguria", owner=ROME)
    table.land("boii", owner=ROME)
    table.army("rome_1", "boii", *ITALIANS)
    table.state.roads["boii-insubria"] = True
    (card,) = table.hold(ROME, "plunder")
    table.campaign(ROME).do(ROME, March("rome_1", ("insubria",)), "YELLOW:BLANK", "YELLOW:X")
    gold = table.gold(ROME)
    table.do(ROME, Plunder(card, "insubria"))
    assert table.gold(ROME) == gold + 4


# Assaulting Garrisoned Regions


@pytest.mark.ruling(30)
def test_garrison_dice() -> None:
    """Assaulting 4 and 7: gold value + 1 RED dice, one more with barracks; YELLOW against siegecraft or a reconquest;
    absent factions' homes keep theirs."""
    table = Table(players=2)
    table.land("lilybaeum", barracks=True)
    assert garrison_colours(table.state, ROME, "lilybaeum") == ("RED",) * 4
    table.faction(ROME, developments={"rome_siegecraft": 1})
    assert garrison_colours(table.state, ROME, "lilybaeum") == ("YELLOW",) * 4
    assert garrison_colours(table.state, CARTHAGE, "lilybaeum") == ("YELLOW",) * 4
    assert garrison_dice(table.state, "attica") == 4 and table.state.regions["attica"].owner == ""
    assert garrison_dice(table.state, "boii") == 0


def test_a_failed_assault_walls_and_one_assault_a_turn() -> None:
    """Assaulting 6, 8 and 9: walls turn GREEN into WHITE; equal damage fails unless there are more S; the army may stay
    or move on, and assaults once a turn."""
    table = Table()
    table.land("messana", owner=ROME)
    table.land("syracusae", walls=True)
    table.army("rome_1", "messana", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("syracusae",)))
    table.do(ROME, Assault("rome_1"), "RED:SKULL", "RED:S", "RED:S")
    table.do(ROME, LoseCards(("italian_infantry",)), "WHITE:SKULL", "WHITE:S", *["WHITE:BLANK"] * 2, "GREEN:S")
    assert table.state.regions["syracusae"].owner == GREEKS  # equal, and equal S
    table.refuse(ROME, Assault("rome_1"))
    table.do(ROME, March("rome_1", ("messana",)))


def test_cards_before_an_assault() -> None:
    """Playing Events: Traitor at the Gate, Siege Works and Town Militia change the dice."""
    table = Table()
    table.land("messana", owner=ROME)
    table.land("syracusae", walls=False)
    table.army("rome_1", "syracusae", *ITALIANS)
    traitor, works = table.hold(ROME, "traitor_at_the_gate", "siege_works")
    (militia,) = table.hold(GREEKS, "town_militia")
    table.campaign(ROME).do(ROME, Assault("rome_1", (traitor, works)))
    table.do(GREEKS, Militia(militia))
    table.close(*["RED:S"] * 3, *["GREEN:SKULL"] * 5, "GREEN:BLANK", "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.regions["syracusae"].owner == ROME


def test_besieging() -> None:
    """Besieging: an enemy army that ends its turn there besieges; the army of the owner may not be placed there."""
    table = Table()
    table.army("rome_1", "lilybaeum", *ITALIANS)
    table.status(ROME, CARTHAGE, "enemy")
    table.campaign(ROME).do(ROME, EndTurn())
    assert table.state.is_besieged("lilybaeum")


def test_camp_fever() -> None:
    """Playing Events: Camp Fever rolls a GREEN and a WHITE die at an enemy army outside its home."""
    table = Table()
    table.army("carthage_1", "messana")
    table.army("carthage_2", "hippo")
    (card,) = table.hold(ROME, "camp_fever")
    table.campaign(ROME)
    table.refuse(ROME, CampFever(card, "carthage_2"))
    table.do(ROME, CampFever(card, "carthage_1"), "GREEN:SKULL", "WHITE:BLANK")
    table.do(CARTHAGE, LoseCards(("libyan_spearmen",)))
    assert len(table.state.armies["carthage_1"].cards) == 5
