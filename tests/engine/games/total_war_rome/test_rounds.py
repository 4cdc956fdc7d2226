"""The round: INITIATIVE, TAXATION, SPENDING, victory points, the end of the game, universal rules, set-up."""

import pytest
import yaml

from data import ROOT
from engine.games.total_war_rome.actions import Bid, Omens, Season, SetOrder, Spend
from engine.games.total_war_rome.agent_actions import Agree
from engine.games.total_war_rome.armies import destroy_if_small, legal, too_large
from engine.games.total_war_rome.frames import InitiativePhase, Rounds, SpendingPhase, TaxationPhase
from engine.games.total_war_rome.game import TITLE
from engine.games.total_war_rome.income import linked_markets, region_tax
from engine.games.total_war_rome.rounds import result
from engine.games.total_war_rome.state import Army
from engine.games.total_war_rome.tables import CARDS, FACTIONS, LIMITS, REGIONS, TROOPS, border
from engine.games.total_war_rome.victory import economic_power, score
from engine.kernel.actions import Action
from engine.kernel.errors import SetupError
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Faces, Table

# Set-up


def test_the_starting_position() -> None:
    """The Game Board: every faction controls its home regions; armies and navies start off the board."""
    table = Table()
    for side in table.state.players:
        assert tuple(table.state.controlled(side)) == FACTIONS[side].home
        assert sum(REGIONS[r].gold for r in FACTIONS[side].home) == 12
    assert not any(army.placed for army in table.state.armies.values())
    assert len(CARDS) == 55
    assert list(TITLE.check(table.state)) == []


def test_absent_factions() -> None:
    """Two and three players: absent factions' home regions are independent but stay garrisoned (ruling 99)."""
    table = Table(players=2)
    assert set(table.state.players) == {ROME, CARTHAGE}
    assert table.state.regions["attica"].owner == "" and table.state.garrisoned("attica")
    with pytest.raises(SetupError):
        TITLE.seated(("1",))


# Initiative


def initiative(table: Table, *bids: int) -> Table:
    table.enter(Rounds(step="agents"), InitiativePhase())
    for side, gold in zip(table.state.players, bids, strict=True):
        table.do(side, Bid(gold))
    return table


def test_initiative_goes_to_the_highest_total() -> None:
    """Initiative Phase 1 to 4: card and gold; all gold is lost; the winner sets first player and direction."""
    table = Table()
    table.faction(ROME, gold=9)
    before = [table.gold(side) for side in table.state.players]
    initiative(table, 4, 0, 0, 0)  # cards 1 to 4 in this order: 5, 2, 3, 4
    assert table.told("initiative_won")[0].side == ROME
    assert [table.gold(side) for side in table.state.players] == [before[0] - 4, *before[1:]]
    table.do(ROME, SetOrder(GREEKS, "anticlockwise"))
    assert table.state.order == (GREEKS, CARTHAGE, ROME, TRIBES)


def test_initiative_ties_go_to_the_most_gold() -> None:
    """Initiative Phase 3: with equal totals the most gold wins."""
    table = initiative(Table(), 3, 2, 1, 0)
    assert table.told("initiative_won")[0].side == ROME


def test_initiative_cards_and_bids_are_secret() -> None:
    """Initiative Phase 2: a bid may be replaced until the last is in, and nobody else sees card or gold."""
    table = Table()
    table.enter(Rounds(step="agents"), InitiativePhase())
    table.do(ROME, Bid(3))
    table.do(ROME, Bid(1))
    assert all(e.seen_by("2") is None for e in table.told("initiative_card") if e.seat == "1")
    view = TITLE.view(table.state, "2")
    assert view.factions[ROME].initiative is None and view.factions[CARTHAGE].initiative == 2  # type: ignore[attr-defined]


def test_favourable_omens() -> None:
    """Playing Events: Favourable Omens add 3 after the reveal."""
    table = Table()
    (card,) = table.hold(CARTHAGE, "favourable_omens")
    initiative(table, 0, 0, 0, 0)
    table.do(CARTHAGE, Omens(card))
    table.close()
    assert table.told("initiative_won")[0].side == CARTHAGE


# Taxation


def test_taxes_with_unrest() -> None:
    """Taxation Phase: one unrest marker halves a region's gold rounded down, two leave none; developments ignore the
    first."""
    table = Table()
    table.land("latium", unrest=1)  # 3 -> 1
    table.land("etruria", unrest=2)  # 2 -> 0
    table.land("umbria", unrest=1)  # 1 -> 0
    assert region_tax(table.state, ROME, set()) == 12 - 2 - 2 - 1
    table.faction(ROME, developments={"rome_latin_rights": 1})
    assert region_tax(table.state, ROME, set()) == 12 - 1  # Etruria still counts one marker
    assert region_tax(table.state, ROME, {"campania"}) == 12 - 1 - 2


def test_linked_markets() -> None:
    """Taxation Phase: 1 gold for each market linked by road to another; Barbarian Tribes with Peaceful Agriculture need
    no roads."""
    table = Table()
    for region in ("latium", "samnium", "bruttium"):
        table.land(region, market=True)
    assert len(linked_markets(table.state, ROME)) == 0
    table.state.roads[border("latium", "campania")] = True
    table.state.roads[border("campania", "samnium")] = True
    assert len(linked_markets(table.state, ROME)) == 2
    table.land("aedui", market=True)
    table.land("arverni", market=True)
    assert len(linked_markets(table.state, TRIBES)) == 0
    table.faction(TRIBES, developments={"barbarian_peaceful_agriculture": 1})
    assert len(linked_markets(table.state, TRIBES)) == 2


def test_the_taxation_phase() -> None:
    """Taxation Phase: events of the season, taxes, Ancient Wonders, Economic Power."""
    table = Table()
    harvest, blight = table.hold(ROME, "bumper_harvest", "blight")
    table.hold(CARTHAGE, "riots")
    table.land("latium", wonder=True)
    table.faction(ROME, gold=0, developments={"rome_publicani": 1})
    table.faction(CARTHAGE, gold=1)
    table.faction(GREEKS, gold=1)
    table.faction(TRIBES, gold=1)
    table.enter(Rounds(step="campaign"), TaxationPhase())
    assert table.asked() == {(ROME, "taxation_phase.season"), (CARTHAGE, "taxation_phase.season")}  # no empty hand
    table.do(CARTHAGE, Season(()))
    table.refuse(ROME, Season((blight,), (), ()))  # it needs a region
    table.do(ROME, Season((harvest, blight), ("zeugitana",), ()))
    assert table.gold(ROME) == 12 + 2 + 3 + 6  # regions, Publicani, harvest, wonder
    assert table.gold(CARTHAGE) == 1 + 12 - 3 - 2
    assert table.vp(ROME) == 1


def test_sieges_stop_taxes_and_wear_improvements_down() -> None:
    """Besieging 1 to 3: no gold, no recruiting or building there; walls, barracks, markets deteriorate in order."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("hippo", walls=True, market=True)
    table.army("rome_1", "hippo")
    table.state.armies["rome_1"] = Army(owner=ROME, at="hippo", general="rome_aemilius_paullus",
                                        cards=table.state.armies["rome_1"].cards, siege=True)  # fmt: skip
    assert region_tax(table.state, CARTHAGE, set()) == 11
    table.enter(Rounds(step="campaign"), TaxationPhase())
    land = table.state.regions["hippo"]
    assert not land.walls and land.market
    table2 = Table()
    table2.state.armies["rome_1"] = Army(owner=ROME, at="hippo", general="rome_aemilius_paullus",
                                         cards=table2.state.armies["rome_1"].cards, siege=True)  # fmt: skip
    table2.status(ROME, CARTHAGE, "enemy")
    table2.enter(Rounds(step="end"), SpendingPhase())
    table2.refuse(CARTHAGE, Spend(improvements=("hippo:market",)))


@pytest.mark.parametrize(("gold", "points"), [(19, 0), (20, 1), (24, 1), (25, 2), (30, 3), (39, 3), (40, 4), (60, 4)])
def test_economic_power(gold: int, points: int) -> None:
    """Economic Power: 1 VP for 20 gold raised, 2 for 25, 3 for 30, 4 for 40: the best bracket only."""
    assert economic_power(gold) == points


# Spending


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
        generals=("2",), posts=("2:rome_3",), troops=("rome_1:velites", "rome_3:italian_infantry"),
        ships=("rome_fleet_1:trireme_r", "rome_fleet_2:trireme_r"),
    )  # fmt: skip
    spending(table, ROME, basket)
    assert table.gold(ROME) >= 20 - 2 - 1 - 2 - 4  # the next round has not taxed anybody yet
    assert table.state.armies["rome_3"].cards == ("italian_infantry",)
    assert not table.state.armies["rome_3"].placed and table.state.armies["rome_3"].general
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
        Spend(posts=("2:rome_3",)),  # no such general
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
    assert not table.state.works(ROME, "free_roads_per_round") or table.state.round > 2


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
        table.state.roads[border("bruttium", other)] = True
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
    spending(table, ROME, Spend(generals=("2",), agents=("etruria",)))
    assert table.told("gold_moved")[0].gold == 4
    assert table.state.factions[ROME].spare == ("rome_atilius_regulus",)
    table = Table()
    table.faction(TRIBES, gold=0)
    spending(table, TRIBES, Spend(generals=("2",), posts=("2:barbarian_tribes_3",)))
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
    from engine.games.total_war_rome.recruiting import recruitable

    table.state.round += 1
    kinds = recruitable(table.state, ROME)
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


# Victory points, end of the game, universal rules


def test_the_trigger_makes_the_final_round() -> None:
    """Winning the Game: 15, 20 or 25 VP trigger the final round, and it stays triggered."""
    for length, points in (("short", 15), ("medium", 20), ("long", 25)):
        table = Table(length=length)
        play = Play(table.state, Faces())
        score(play, ROME, points - 1, "glory")
        assert not table.state.final
        score(play, ROME, 1, "glory")
        score(play, ROME, -1, "broken")
        assert table.state.final


def test_the_winner_and_ties() -> None:
    """End of Game: most VP; ties by gold value controlled, then gold, then shared (ruling 1); a last round ends it."""
    table = Table()
    table.faction(ROME, vp=9, gold=3)
    table.faction(CARTHAGE, vp=9, gold=5)
    assert result(table.state).winners == (CARTHAGE,)
    table.land("ionia", owner=ROME)
    assert result(table.state).winners == (ROME,)
    table.land("ionia", owner="")
    table.faction(ROME, gold=5)
    assert result(table.state).winners == (ROME, CARTHAGE)
    table.state.round = 20
    table.enter(Rounds(step="end"))
    outcome = TITLE.outcome(table.state)
    assert outcome is not None and outcome.reason.key == "outcome.last_round"


def test_army_limits() -> None:
    """Universal Rules 3 and 5: two to six main battle cards, two skirmishers, two artillery, ten in all; an army of one
    main battle card is destroyed."""
    assert legal(("hoplites",) * 2) and not legal(("hoplites",))
    assert too_large(("hoplites",) * 7) and too_large(("psiloi",) * 3)
    assert legal((*("hoplites",) * 6, "psiloi", "psiloi", "lithobolos", "oxybeles_g"))
    assert LIMITS["armies"] == 4 and LIMITS["navies"] == 2 and LIMITS["ships_per_navy"] == 5
    table = Table()
    table.army("rome_1", "latium", "italian_infantry", "velites", "velites")
    assert destroy_if_small(Play(table.state, Faces()), "rome_1")
    assert "rome_1" not in table.state.armies and list(TITLE.check(table.state)) == []


def test_what_others_may_know_of_an_army() -> None:
    """Universal Rules 1: how many troop cards, mercenaries and ships everybody may know; the kinds only the owner, and
    whom they were shown, until the army changes out of sight."""
    table = Table()
    table.army("rome_1", "latium", "italian_infantry", "italian_infantry", "mamertines")
    army = TITLE.view(table.state, "2").armies["rome_1"]  # type: ignore[attr-defined]
    assert (army.count, army.mercenaries, army.cards, army.general) == (3, 1, None, "rome_aemilius_paullus")
    from engine.games.total_war_rome.armies import changed, show_army

    show_army(table.state, "rome_1", (CARTHAGE,))
    assert TITLE.view(table.state, "2").armies["rome_1"].cards  # type: ignore[attr-defined]
    changed(table.state, "rome_1", ("italian_infantry",) * 2)
    assert TITLE.view(table.state, "2").armies["rome_1"].cards is None  # type: ignore[attr-defined]


def test_troop_groups() -> None:
    """Universal Rules 2: artillery, skirmishers, main battle cards; mounted are cavalry, chariots and elephants."""
    groups = {troop.type: troop.group for troop in TROOPS.values()}
    assert groups["foot_skirmisher"] == groups["cavalry_skirmisher"] == "skirmisher"
    assert groups["artillery"] == "artillery" and groups["elephant"] == groups["bowmen"] == "main"


def test_actions_are_told_in_words() -> None:
    """Every action of the game has its words."""
    known: dict[str, set[str]] = {"do": set(), "hint": set(), "action": set()}
    for path in sorted((ROOT / "total_war_rome" / "locale").glob("*en.yaml")):
        words = yaml.safe_load(path.read_text(encoding="utf-8"))
        for section, tags in known.items():
            tags |= set(words.get(section, ()))
    kinds: tuple[type[Action], ...] = TITLE.actions
    for section, tags in known.items():
        assert not [kind.tag() for kind in kinds if kind.tag() not in tags], section


def test_previews() -> None:
    """Spending Phase, Assaulting, Universal Rules 5: what a basket costs, what an assault promises, what the end of a
    turn would do (ruling 109)."""
    table = Table()
    table.faction(ROME, gold=9)
    table.enter(Rounds(step="end"), SpendingPhase())
    prompt = table.prompt(ROME)
    given = prompt.menu.tokens(Spend(troops=("rome_1:velites",), roads=("latium-umbria",)))
    assert TITLE.preview(table.state, prompt, given).lines[0].args == {"gold": 2, "left": 7}
    table = Table()
    table.army("rome_1", "lilybaeum")
    table.army("rome_2", "latium")
    table.army("rome_3", "latium", "italian_infantry", "italian_infantry", general="rome_claudius_nero")
    table.campaign(ROME)
    prompt = table.prompt(ROME)
    assert [line.key for line in TITLE.preview(table.state, prompt, ("end_turn",)).lines] == ["preview.merged"]
    assert TITLE.preview(table.state, prompt, ("assault", "rome_1")).lines[0].key == "preview.assault"
    assert not TITLE.preview(table.state, prompt, ("assault", "rome_2")).legal
