"""SPENDING PHASE: what is bought, its limits, mercenaries, disunity, reforms, events."""

import pytest

from engine.games.total_war_rome.actions.agents import Agree
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from engine.games.total_war_rome.tables import REGIONS, border_id
from tests.engine.games.total_war_rome.scenario import ADMIRAL
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table


def spending(table: Table, side: str, basket: Spend) -> Table:
    table.enter(Rounds(step="end"), SpendingPhase())
    for other in table.state.players:
        if other != side:
            table.do(other, Spend())
    table.do(side, basket)
    return table


def refused(table: Table, side: str, *baskets: Spend) -> None:
    table.enter(Rounds(step="end"), SpendingPhase())
    for basket in baskets:
        table.refuse(side, basket)


def test_buying_troops_ships_and_a_new_army() -> None:
    """Buy Unit and Ship Cards: from the reserve stack at the printed cost, into armies within the limits; a general
    who is bought founds a new army in an army space."""
    table = Table()
    table.faction(ROME, gold=20)
    basket = Spend(
        generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_3",), troops=("rome_1:velites", "rome_3:italian_infantry"),
        ships=("rome_fleet_1:trireme_r", "rome_fleet_2:trireme_r"),
    )  # fmt: skip
    spending(table, ROME, basket)
    assert table.gold(ROME) >= 20 - 2 - 1 - 2 - 4  # the next round has not taxed anybody yet
    assert table.state.armies["rome_3"].cards == ("italian_infantry",)
    assert not table.state.armies["rome_3"].is_placed and table.state.armies["rome_3"].general
    assert table.state.navies["rome_fleet_2"].ships == ("trireme_r",)
    assert table.state.armies["rome_1"].cards.count("velites") == 2


def test_purchase_limits() -> None:
    """Buy Unit Cards: gold, cards in the reserve, army limits, developments that unlock a card."""
    table = Table()
    table.faction(ROME, gold=40)
    refused(
        table, ROME,
        Spend(troops=("rome_1:velites",) * 2),  # a third skirmisher
        Spend(troops=("rome_1:italian_infantry",) * 3),  # an eighth main battle card
        Spend(troops=("rome_1:allied_cavalry",)),  # needs Socii Horse
        Spend(troops=("rome_1:italian_infantry_vet",)),  # by upgrade only
        Spend(ships=("rome_fleet_1:trireme_r",) * 4),  # six ships
        Spend(ships=("rome_fleet_1:quinquereme_r",)),
        Spend(posts=(f"{ADMIRAL}:rome_3",)),  # no such general
    )  # fmt: skip
    poor = Table()
    poor.faction(ROME, gold=3)
    refused(poor, ROME, Spend(troops=("rome_1:republican_legionaries", "rome_1:velites")))


def test_lines_of_communication() -> None:
    """Lines of Communication: regions of one's own or an ally's, sea areas with an own navy, back to a home region."""
    table = Table()
    table.faction(ROME, gold=20)
    table.army("rome_1", "corsica")
    table.land("corsica", owner=ROME)
    line = Spend(troops=("rome_1:velites",))
    refused(table, ROME, line)
    table = Table()
    table.faction(ROME, gold=20)
    table.army("rome_1", "corsica")
    table.land("corsica", owner=ROME)
    table.navy("rome_fleet_1", sea="mare_tyrrhenum")
    spending(table, ROME, line)
    assert table.state.armies["rome_1"].cards.count("velites") == 2


def test_buying_mercenaries() -> None:
    """Buy Mercenaries: from a controlled mercenary region with barracks, into any army within 4."""
    table = Table()
    table.faction(ROME, gold=20)
    table.land("messana", owner=ROME)
    table.army("rome_1", "latium")
    refused(table, ROME, Spend(troops=("rome_1:mamertines",)))
    table = Table()
    table.faction(ROME, gold=20)
    table.land("messana", owner=ROME, barracks=True)
    table.army("rome_1", "campania")
    spending(table, ROME, Spend(troops=("rome_1:mamertines",)))
    assert "mamertines" in table.state.armies["rome_1"].cards and table.state.packs["mamertines"] == 3


@pytest.mark.ruling(108)
def test_what_another_has_built_meanwhile_is_struck() -> None:
    """Spending Phase (ruling 108): baskets are revealed in turn order; a road that another has just built is struck and
    its gold given back."""
    table = Table()
    table.land("messana", owner=ROME)
    for side in (ROME, CARTHAGE):
        table.faction(side, gold=5)
    table.enter(Rounds(step="end"), SpendingPhase())
    for side in (ROME, CARTHAGE):
        table.do(side, Spend(roads=("lilybaeum-messana",)))
    table.do(GREEKS, Spend())
    table.do(TRIBES, Spend())
    assert [event.side for event in table.told("line_struck")] == [CARTHAGE]
    assert [event.to for event in table.told("gold_moved") if event.why == "refund"] == [CARTHAGE]


def test_disunity_in_the_barbarian_tribes() -> None:
    """Disunity: two main battle cards and one skirmisher for each army, Highland and Lowland Warriors apart, until
    National Unity."""
    table = Table()
    table.faction(TRIBES, gold=30)
    too_many = Spend(troops=("barbarian_tribes_2:highland_warriors", "barbarian_tribes_2:tribal_archers",
                             "barbarian_tribes_2:tribal_archers"))  # fmt: skip
    mixed = Spend(troops=("barbarian_tribes_2:lowland_warriors",))
    refused(table, TRIBES, mixed)
    table = Table()
    table.faction(TRIBES, gold=30)
    table.army("barbarian_tribes_2", "", "highland_warriors", "highland_warriors")
    refused(table, TRIBES, too_many)
    table = Table()
    table.faction(TRIBES, gold=30, developments={"barbarian_national_unity": 1})
    spending(table, TRIBES, mixed)
    assert "lowland_warriors" in table.state.armies["barbarian_tribes_2"].cards


def test_developments() -> None:
    """Buy Developments: one on each row a round, each after the one above it; they work from the next round; a whole
    column is 1 VP (Faction Advancement)."""
    table = Table()
    table.faction(ROME, gold=40)
    refused(
        table, ROME,
        Spend(developments=("rome_socii_horse", "rome_engineers")),  # one row
        Spend(developments=("rome_centurions",)),  # not after the one above
        Spend(developments=("rome_socii_horse",), troops=("rome_1:allied_cavalry",)),  # not before the next round
    )  # fmt: skip
    table = Table()
    table.faction(ROME, gold=40, developments={"rome_engineers": 1, "rome_siegecraft": 1})
    spending(table, ROME, Spend(developments=("rome_onagers", "rome_viae")))
    assert table.vp(ROME) == 1
    assert table.state.factions[ROME].developments["rome_viae"] == 2
    assert not table.state.working_development_count(ROME, "free_roads_per_round") or table.state.round > 2


def test_regional_improvements_and_their_caps() -> None:
    """Buy Regional Improvements 1 to 3: one of each kind in a region; two in a region, two of a kind, five in all a
    round; roads apart."""
    table = Table()
    table.faction(ROME, gold=60)
    table.land("umbria", market=True)
    refused(
        table, ROME,
        Spend(improvements=("latium:market", "latium:barracks", "latium:walls")),
        Spend(improvements=("latium:market", "etruria:market", "campania:market")),
        Spend(improvements=("umbria:market",)),
        Spend(improvements=("lilybaeum:market",)),
        Spend(roads=("lilybaeum-messana",)),
        Spend(improvements=("latium:wonder",)),
    )  # fmt: skip
    table = Table()
    table.faction(ROME, gold=60)
    five = ("latium:market", "latium:barracks", "etruria:barracks", "etruria:walls", "campania:walls")
    spending(table, ROME, Spend(improvements=five, roads=("latium-umbria", "bruttium-messana")))
    assert table.told("gold_moved")[0].gold == 12
    assert set(table.state.roads) == {"latium-umbria", "bruttium-messana"}


def test_an_ancient_wonder() -> None:
    """Buy Regional Improvements 4: a wonder for 6 gold where every improvement and every road is there already."""
    table = Table()
    table.faction(ROME, gold=10)
    table.land("bruttium", market=True, barracks=True, walls=True)
    for other in REGIONS["bruttium"].neighbours:
        table.state.roads[border_id("bruttium", other)] = True
    spending(table, ROME, Spend(improvements=("bruttium:wonder",)))
    assert table.state.regions["bruttium"].wonder and table.told("gold_moved")[0].gold == 6


def test_generals_and_agents() -> None:
    """Buy a General, Buy an Agent: 2 gold, Barbarian generals free; agents up to the limit, in a home region."""
    table = Table()
    table.faction(ROME, gold=10)
    refused(table, ROME, Spend(agents=("latium",)))
    table = Table()
    table.faction(ROME, gold=10)
    del table.state.agents["rome_agent_1"]
    spending(table, ROME, Spend(generals=(ADMIRAL,), agents=("etruria",)))
    assert table.told("gold_moved")[0].gold == 4
    assert table.state.factions[ROME].spare == (ADMIRAL,)
    table = Table()
    table.faction(TRIBES, gold=0)
    new = "barbarian_tribes_commius"
    spending(table, TRIBES, Spend(generals=(new,), posts=(f"{new}:barbarian_tribes_3",)))
    assert table.state.armies["barbarian_tribes_3"].general


def test_removing_unrest() -> None:
    """Pay to Remove Disruption: 1 gold a marker; Druid Council removes two free."""
    table = Table()
    table.faction(TRIBES, gold=1, developments={"barbarian_druid_council": 1})
    table.land("aedui", unrest=4)
    spending(table, TRIBES, Spend(unrest=("aedui",) * 3))
    assert table.state.regions["aedui"].unrest == 1


def test_the_marian_reforms() -> None:
    """The Marian Reforms: Republican cards are swapped for Imperial ones, veterans for veterans; Velites stay but are
    not recruited; Ballistae before, Scorpio after."""
    table = Table()
    owned = {"rome_socii_horse": 1, "rome_centurions": 1, "rome_consular_command": 1, "rome_engineers": 1}
    table.faction(ROME, gold=30, developments=owned)
    table.army("rome_1", "", "republican_legionaries", "republican_legionaries_vet", "italian_infantry", "velites",
               "allied_cavalry")  # fmt: skip
    spending(table, ROME, Spend(developments=("rome_marian_reforms",), troops=("rome_1:ballista",)))
    assert table.state.armies["rome_1"].cards == tuple(
        sorted(("imperial_legionaries", "imperial_legionaries_vet", "imperial_auxilia", "velites", "imperial_cavalry",
                "ballista"))
    )  # fmt: skip
    from engine.games.total_war_rome.spending.recruiting import recruitable_troops

    table.state.round += 1
    kinds = recruitable_troops(table.state, ROME)
    assert "velites" not in kinds and "republican_legionaries" not in kinds
    assert {"imperial_legionaries", "scorpio"} <= set(kinds)
    assert table.vp(ROME) == 1  # the column is complete


def test_events_of_the_spending_phase() -> None:
    """Playing Events: Conscription, Recalled Veterans, Public Works, Learned Men, Hostage Exchange in a basket."""
    table = Table()
    table.faction(ROME, gold=0)
    cards = table.hold(ROME, "conscription", "recalled_veterans", "public_works", "hostage_exchange")
    basket = Spend(
        events=tuple(sorted(cards[:3])), free_troops=("rome_1:italian_infantry",),
        veterans=("rome_1:republican_legionaries",), free_works=("latium:market",), hostages=CARTHAGE,
    )  # fmt: skip
    order = tuple(table.state.cards.zones["hand_rome"])
    basket = Spend(**{**{f: getattr(basket, f) for f in basket.__struct_fields__},
                      "events": tuple(c for c in order if c in cards[:3])})  # fmt: skip
    spending(table, ROME, basket)
    table.do(CARTHAGE, Agree())
    army = table.state.armies["rome_1"]
    assert "republican_legionaries_vet" in army.cards and len(army.cards) == 7
    assert table.state.regions["latium"].market
    assert table.state.status(ROME, CARTHAGE) == "friendly"
    learned = Table()
    learned.faction(ROME, gold=1)
    (card,) = learned.hold(ROME, "learned_men")
    spending(learned, ROME, Spend(events=(card,), developments=("rome_extra_agent",)))
    assert "rome_extra_agent" in learned.state.factions[ROME].developments
