"""SPENDING PHASE: baskets, prices and every cap; developments, generals, agents, unrest, improvements, events."""

from typing import Any

import pytest

from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.campaign import GeneralChanged
from engine.games.total_war_rome.events.spending import Bought, Developed, LineStruck
from engine.games.total_war_rome.frames.rounds import SpendingPhase
from engine.games.total_war_rome.tables import COSTS, DEVELOPMENTS, REGIONS, border_id, stars_of
from engine.kernel.prompts import SEALED
from tests.engine.games.total_war_rome.scenario import (
    ADMIRAL,
    CARTHAGE,
    COMPETENT,
    FOOT,
    GREEKS,
    LEGION,
    ROME,
    TRIBAL,
    TRIBES,
    VELITES,
    Board,
)


def shop(board: Board, **gold: int) -> Board:
    """Begin the phase, with 40 gold for everybody."""
    for side in board.state.players:
        board.has(side, gold=gold.get(side, 40))
    return board.begin(SpendingPhase(), step="end")


def buy(board: Board, **baskets: Spend) -> Board:
    """Let everybody buy; who is not named buys nothing."""
    for side in board.state.order:
        board.do(side, baskets.get(side, Spend()))
    return board


def may(board: Board, side: str = ROME, /, **lines: Any) -> bool:
    return board.allows(side, Spend(**lines))


@pytest.mark.ruling(94, 108)
class TestBaskets:
    """Spending Phase; rulings 94 and 108."""

    def test_sealed_until_all_are_in(self) -> None:
        board = shop(Board())
        assert {p.kind for side in board.state.players for p in board.prompts(side)} == {SEALED}
        board.do(ROME, Spend(agents=())).do(ROME, Spend(developments=("rome_engineers",)))
        assert board.gold() == 40 and not board.all(Developed)
        assert buy(board, rome=Spend(developments=("rome_engineers",))).told(Developed).side == ROME

    def test_revealed_in_turn_order_whoever_was_first(self) -> None:
        board = Board()
        board.state.order = (GREEKS, ROME, TRIBES, CARTHAGE)
        shop(board)
        for side, kind in (ROME, "rome_viae"), (CARTHAGE, "carthage_cothon"), (GREEKS, "greek_agora"), (TRIBES, ""):
            board.do(side, Spend(developments=(kind,) if kind else ()))
        assert [e.side for e in board.all(Developed)] == [GREEKS, ROME, CARTHAGE]

    def test_not_above_the_gold_in_hand(self) -> None:
        board = shop(Board(), rome=5)
        assert may(board, developments=("rome_engineers",), agents=()) and not may(board, roads=("latium-umbria",) * 2)
        lines: dict[str, Any] = {"developments": ("rome_engineers",), "unrest": ()}
        assert may(board, **lines, improvements=("latium:market",))
        assert not may(board, **lines, improvements=("latium:market", "latium:walls"))

    @pytest.mark.ruling(108)
    def test_a_road_that_another_built_first_is_struck_and_refunded(self) -> None:
        """Ruling 108."""
        board = shop(Board().own(ROME, "messana").own(CARTHAGE, "lilybaeum"))
        road = border_id("messana", "lilybaeum")
        buy(board, rome=Spend(roads=(road,)), carthage=Spend(roads=(road,)))
        assert board.told(LineStruck).side == CARTHAGE and board.gold(CARTHAGE) == 40 and board.gold() == 39

    @pytest.mark.ruling(108)
    def test_a_free_road_that_is_struck_refunds_nothing(self) -> None:
        """Ruling 108: only gold that was paid comes back."""
        board = Board().own(ROME, "messana").has(ROME, developments=("rome_viae",))
        board.state.order = (CARTHAGE, ROME, GREEKS, TRIBES)
        road, mine = border_id("messana", "lilybaeum"), (border_id("latium", "umbria"), border_id("latium", "etruria"))
        buy(shop(board), rome=Spend(roads=(road,)), carthage=Spend(roads=(road,)))
        assert board.gold() == 40
        board.state.roads.clear()
        buy(shop(board), rome=Spend(roads=(*mine, road)), carthage=Spend(roads=(road,)))
        assert board.gold() == 40  # the third was paid for, and comes back
        assert len(board.state.roads) == 3


class TestDevelopments:
    """Buy Developments."""

    def test_one_on_each_row(self) -> None:
        board = shop(Board().has(ROME, developments=("rome_engineers",)))
        assert may(board, developments=("rome_siegecraft", "rome_viae"))
        assert not may(board, developments=("rome_viae", "rome_shipyards"))

    def test_each_after_the_one_above(self) -> None:
        board = shop(Board())
        assert not may(board, developments=("rome_siegecraft",))
        assert not may(board, developments=("rome_engineers", "rome_onagers"))  # not the one between

    @pytest.mark.ruling(126)
    def test_one_and_the_next_below_it_together(self) -> None:
        """Ruling 126: they stand on different rows."""
        board = shop(Board())
        both = ("rome_engineers", "rome_siegecraft")
        assert may(board, developments=both) and may(board, developments=both[::-1])
        assert not may(board, developments=(*both, "rome_viae"))  # two of the first row
        buy(board, rome=Spend(developments=(*both, "rome_onagers")))
        assert board.gold() == 40 - sum(DEVELOPMENTS[kind].cost for kind in (*both, "rome_onagers"))
        assert [e.development for e in board.all(Developed)] == [*both, "rome_onagers"]
        assert set(board.state.factions[ROME].developments.values()) == {2}  # so they work from round 3

    @pytest.mark.ruling(8)
    def test_a_whole_column_at_once(self) -> None:
        """Faction Advancement counts once, as its last is bought (ruling 8)."""
        column = ("rome_engineers", "rome_siegecraft", "rome_onagers")
        board = buy(shop(Board()), rome=Spend(developments=column))
        assert board.vp() == 1

    @pytest.mark.ruling(126)
    def test_the_second_reading(self) -> None:
        """Ruling 126: the one above must be owned already (option next_development)."""
        board = shop(Board(next_development="next_round"))
        assert not may(board, developments=("rome_engineers", "rome_siegecraft"))
        assert may(board, developments=("rome_engineers",))
        board = shop(Board(next_development="next_round").has(ROME, developments=("rome_engineers",)))
        assert may(board, developments=("rome_siegecraft",))

    def test_effects_from_the_next_round(self) -> None:
        """What it makes available cannot be recruited in the same round."""
        board = shop(Board().army("rome_1", "latium"))
        lines: dict[str, Any] = {"developments": ("rome_engineers",), "troops": ("rome_1:scorpio",)}
        assert not may(board, **lines)
        buy(board, rome=Spend(developments=("rome_engineers",)))
        board.state.round = 2
        assert not may(shop(board), troops=("rome_1:scorpio",))
        board.state.round = 3
        assert may(shop(board), troops=("rome_1:scorpio",))

    def test_price_and_discounts(self) -> None:
        cost = DEVELOPMENTS["greek_phalanx"].cost
        board = buy(shop(Board()), greek_states=Spend(developments=("greek_phalanx",)))
        assert board.gold(GREEKS) == 40 - cost
        library = ("greek_agora", "greek_sympoliteia", "greek_panhellenic_games", "greek_library")
        board = buy(
            shop(Board().has(GREEKS, developments=library)), greek_states=Spend(developments=("greek_phalanx",))
        )
        assert board.gold(GREEKS) == 40 - cost + 1

    def test_learned_men_make_the_dearest_two_cheaper(self) -> None:
        board = shop(Board().holds(ROME, "learned_men").has(ROME, developments=("rome_engineers",)))
        dearest = DEVELOPMENTS["rome_siegecraft"].cost
        buy(board, rome=Spend(events=("ac_41",), developments=("rome_siegecraft", "rome_viae")))
        assert board.gold() == 40 - max(1, dearest - 2) - DEVELOPMENTS["rome_viae"].cost
        assert board.hand(ROME) == []


@pytest.mark.ruling(91)
class TestImprovements:
    """Buy Regional Improvements; ruling 91."""

    def test_two_gold_each_and_roads_one(self) -> None:
        assert (COSTS["market"], COSTS["barracks"], COSTS["walls"], COSTS["road"], COSTS["ancient_wonder"]) == (
            2,
            2,
            2,
            1,
            6,
        )
        board = buy(shop(Board()), rome=Spend(improvements=("latium:market", "latium:walls"), roads=("latium-umbria",)))
        land = board.state.regions["latium"]
        assert land.market and land.walls and not land.barracks and board.gold() == 35
        assert "latium-umbria" in board.state.roads and len(board.all(Bought)) == 3

    def test_one_of_each_kind_in_a_region(self) -> None:
        board = shop(Board().land("latium", market=True))
        assert not may(board, improvements=("latium:market",)) and may(board, improvements=("latium:barracks",))

    def test_two_in_a_region(self) -> None:
        assert not may(shop(Board()), improvements=("latium:market", "latium:barracks", "latium:walls"))

    def test_two_of_a_kind(self) -> None:
        board = shop(Board())
        assert may(board, improvements=("latium:market", "etruria:market"))
        assert not may(board, improvements=("latium:market", "etruria:market", "umbria:market"))

    def test_five_in_a_round_and_roads_apart(self) -> None:
        five = ("latium:market", "etruria:market", "umbria:walls", "samnium:walls", "apulia:barracks")
        board = shop(Board())
        roads = ("latium-umbria", "campania-latium", "etruria-latium", "latium-samnium", "samnium-umbria")
        assert may(board, improvements=five, roads=roads)
        assert not may(board, improvements=(*five, "campania:barracks"))

    def test_only_where_one_controls_and_nobody_besieges(self) -> None:
        """Besieging 2."""
        board = Board().army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "umbria")
        board = shop(board)
        for region in ("latium", "umbria", "messana"):
            assert not may(board, improvements=(f"{region}:market",))
        assert may(board, improvements=("etruria:market",))

    def test_barracks_cost_less_with_iron(self) -> None:
        board = shop(Board().has(TRIBES, developments=("barbarian_iron",)))
        buy(board, barbarian_tribes=Spend(improvements=("aedui:barracks", "aedui:market")))
        assert board.gold(TRIBES) == 40 - 1 - 2

    def test_public_works_build_one_free_within_the_caps(self) -> None:
        board = shop(Board().holds(ROME, "public_works"), rome=4)
        lines: dict[str, Any] = {"events": ("ac_15",), "improvements": ("latium:market", "latium:walls")}
        assert not may(board, **lines, free_works=("latium:barracks",))  # two in a region
        assert not may(board, improvements=("latium:market",), free_works=("umbria:walls",))  # the card is not played
        buy(board, rome=Spend(**lines, free_works=("umbria:walls",)))
        assert board.gold() == 0 and board.state.regions["umbria"].walls


@pytest.mark.ruling(17)
class TestRoads:
    """Buy Regional Improvements: roads; ruling 17."""

    def test_one_side_ones_own_and_the_other_no_enemys(self) -> None:
        board = Board().own(ROME, "messana").own(CARTHAGE, "syracusae")
        road = border_id("messana", "syracusae")
        assert may(shop(board), roads=(road,))
        assert not may(shop(board.status(ROME, CARTHAGE, "enemy")), roads=(road,))
        assert may(shop(board), roads=(border_id("messana", "bruttium"),))  # across a strait
        assert not may(shop(board), roads=(border_id("sardinia", "corsica"),))

    @pytest.mark.ruling(17)
    def test_both_sides(self) -> None:
        """Ruling 17, second reading (option roads)."""
        board = shop(Board(roads="both_sides"))
        assert may(board, roads=("latium-umbria",)) and not may(board, roads=(border_id("boii", "umbria"),))

    def test_not_twice(self) -> None:
        assert not may(shop(Board().roads(("latium", "umbria"))), roads=("latium-umbria",))

    @pytest.mark.ruling(130)
    def test_none_at_a_besieged_region(self) -> None:
        """Ruling 130: a road is an improvement of both regions that it joins."""
        board = Board().army("carthage_1", "umbria", siege=True).status(ROME, CARTHAGE, "enemy")
        assert not may(shop(board), roads=(border_id("boii", "umbria"),))
        assert not may(shop(board), roads=("latium-umbria",))
        assert may(board, roads=("etruria-latium",))

    def test_nor_onto_anothers_besieged_region(self) -> None:
        """Besieging 2."""
        board = Board().own(ROME, "messana").army("carthage_1", "syracusae", siege=True)
        road = border_id("messana", "syracusae")
        assert may(shop(board), roads=(road,))
        assert not may(shop(board.status(GREEKS, CARTHAGE, "enemy")), roads=(road,))

    def test_viae_give_two_free(self) -> None:
        board = shop(Board().has(ROME, developments=("rome_viae",)))
        buy(board, rome=Spend(roads=("latium-umbria", "etruria-latium", "campania-latium")))
        assert board.gold() == 39


@pytest.mark.ruling(92)
class TestAncientWonders:
    """Buy Regional Improvements 4; ruling 92."""

    def full(self, *, roads: bool = True, **land: bool) -> Board:
        board = Board().land("latium", **{"market": True, "barracks": True, "walls": True, **land})
        if roads:
            board.roads(*(("latium", other) for other in REGIONS["latium"].neighbours))
        return shop(board)

    def test_where_nothing_else_can_be_built(self) -> None:
        board = self.full()
        buy(board, rome=Spend(improvements=("latium:wonder",)))
        assert board.state.regions["latium"].wonder and board.gold() == 34

    def test_not_before(self) -> None:
        assert not may(self.full(roads=False), improvements=("latium:wonder",))
        assert not may(self.full(walls=False), improvements=("latium:wonder",))
        assert not may(self.full(walls=False), improvements=("latium:walls", "latium:wonder"))
        assert not may(self.full(wonder=True), improvements=("latium:wonder",))

    def test_an_island_needs_no_roads(self) -> None:
        board = Board().own(ROME, "creta").land("creta", market=True, barracks=True, walls=True)
        assert may(shop(board), improvements=("creta:wonder",))


@pytest.mark.ruling(95)
class TestGeneralsAndAgents:
    """Buy a General, Buy an Agent; ruling 95."""

    def test_a_general_costs_two(self) -> None:
        board = buy(shop(Board()), rome=Spend(generals=(ADMIRAL,)))
        assert board.gold() == 38 and board.state.factions[ROME].spare == (ADMIRAL,)

    def test_which_one_his_faction_says(self) -> None:
        """Buy a General: those of as many stars differ; all hear the stars alone (ruling 101)."""
        board = shop(Board())
        mediocre = [g for g in board.state.factions[ROME].generals if stars_of(g) == 2]
        assert len(mediocre) == 4
        for general in mediocre:
            done = buy(shop(Board()), rome=Spend(generals=(general,)))
            assert done.state.factions[ROME].spare == (general,)
            assert next(e for e in done.all(Bought) if e.what == "general").places == ("2",)

    def test_tribes_get_mediocre_generals_free(self) -> None:
        board = buy(
            shop(Board(), barbarian_tribes=0), barbarian_tribes=Spend(generals=(TRIBAL, "barbarian_tribes_commius"))
        )
        assert len(board.state.factions[TRIBES].spare) == 2 and board.gold(TRIBES) == 0

    def test_competent_ones_need_a_development(self) -> None:
        assert not may(shop(Board()), generals=(COMPETENT,))
        command = ("rome_socii_horse", "rome_centurions", "rome_consular_command")
        board = buy(shop(Board().has(ROME, developments=command)), rome=Spend(generals=(COMPETENT,)))
        assert stars_of(board.state.factions[ROME].spare[0]) == 3 and board.gold() == 36

    def test_as_many_as_there_are(self) -> None:
        board = Board()
        mediocre = tuple(g for g in board.state.factions[ROME].generals if stars_of(g) == 2)
        assert may(shop(board), generals=mediocre) and not may(board, generals=(*mediocre, COMPETENT))

    def test_he_takes_over_a_leaderless_army_near_home(self) -> None:
        board = Board().army("rome_1", "boii", stars=0).army("rome_2", "callaecia", stars=0)
        board = shop(board.own(ROME, "boii", "callaecia"))
        assert not may(board, generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_2",))
        buy(board, rome=Spend(generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_1",)))
        assert stars_of(board.state.armies["rome_1"].general) == 2 and board.state.factions[ROME].spare == ()

    @pytest.mark.ruling(127)
    def test_those_off_the_board_are_not_counted(self) -> None:
        """Ruling 127: four armies take four generals onto the board; as many as there are may wait off it."""
        board = Board().spare("rome_scipio_africanus").army("rome_1", "latium", general="rome_aemilius_paullus")
        three = sorted(g for g in board.state.factions[ROME].generals if stars_of(g) == 3)
        for general in three:
            board.spare(general)
        board = buy(shop(board), rome=Spend(generals=(ADMIRAL, "rome_terentius_varro", "rome_atilius_regulus")))
        assert len(board.state.factions[ROME].spare) == 1 + len(three) + 3

    @pytest.mark.ruling(127)
    def test_a_new_one_may_relieve_another(self) -> None:
        """Ruling 127: who commanded becomes a spare general, and all see who commands now."""
        board = Board().army("rome_1", "boii", general="rome_gaius_flaminius").own(ROME, "boii")
        command = ("rome_socii_horse", "rome_centurions", "rome_consular_command")
        board = buy(
            shop(board.has(ROME, developments=command)),
            rome=Spend(generals=(COMPETENT,), posts=(f"{COMPETENT}:rome_1",)),
        )
        new = board.state.armies["rome_1"].general
        assert stars_of(new) == 3 and board.state.factions[ROME].spare == ("rome_gaius_flaminius",)
        told = board.told(GeneralChanged)
        assert (told.army, told.before, told.general) == ("rome_1", "rome_gaius_flaminius", new)

    @pytest.mark.ruling(101, 127)
    def test_also_in_an_army_space_and_nobody_hears_of_it(self) -> None:
        """Rulings 101 and 127: generals off the map are secret."""
        board = Board().army("rome_1", general="rome_gaius_flaminius")
        board = buy(shop(board), rome=Spend(generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_1",)))
        assert board.state.factions[ROME].spare == ("rome_gaius_flaminius",) and not board.all(GeneralChanged)

    def test_not_far_from_home_nor_aboard(self) -> None:
        board = Board().army("rome_1", "callaecia").own(ROME, "callaecia").army("rome_2", "boii")
        board.navy("rome_fleet_1", "mare_tyrrhenum").army("rome_3").aboard("rome_3", "rome_fleet_1")
        board = shop(board.own(ROME, "boii"))
        assert [may(board, generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_{n}",)) for n in (1, 2, 3)] == [
            False,
            True,
            False,
        ]

    def test_a_spare_one_waits_for_the_campaign(self) -> None:
        """Reorganising: he rides then; here he takes over only who has no general."""
        board = Board().spare("rome_scipio_africanus").army("rome_1", "latium").army("rome_2", "umbria", stars=0)
        board = shop(board)
        assert not may(board, posts=("rome_scipio_africanus:rome_1",))
        assert may(board, posts=("rome_scipio_africanus:rome_2",))

    @pytest.mark.ruling(127, 130)
    def test_a_new_one_does_not_get_into_a_besieged_region(self) -> None:
        """Besieging 2, rulings 127 and 130: he is recruited; who is a spare one already is not."""
        board = Board().spare("rome_scipio_africanus").army("rome_1", "umbria", stars=0)
        board = shop(board.army("carthage_1", "umbria", siege=True).status(ROME, CARTHAGE, "enemy"))
        assert not may(board, generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_1",))
        assert may(board, posts=("rome_scipio_africanus:rome_1",))

    def test_who_takes_over_is_named(self) -> None:
        board = Board().army("rome_1", "boii", stars=0).own(ROME, "boii")
        board = buy(shop(board), rome=Spend(generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_1",)))
        told = board.told(GeneralChanged)
        assert told.before == "" and (said := told.label()) and said.key == "event.general_takes"

    def test_a_lost_agent_is_bought_back(self) -> None:
        board = shop(Board().agent("rome_agent_2"))
        assert not may(board, agents=("messana",))
        buy(board, rome=Spend(agents=("samnium",)))
        assert board.at("rome_agent_2") == "samnium" and board.gold() == 38

    def test_two_agents_then_three_never_more(self) -> None:
        assert not may(shop(Board()), agents=("latium",))
        board = shop(Board().has(ROME, developments=("rome_extra_agent",)))
        assert may(board, agents=("latium",)) and not may(board, agents=("latium", "latium"))

    def test_not_in_a_lost_home_region(self) -> None:
        board = shop(Board().agent("rome_agent_2").own(CARTHAGE, "samnium"))
        assert not may(board, agents=("samnium",))


class TestUnrest:
    """Pay to Remove Disruption."""

    def test_one_gold_a_marker(self) -> None:
        board = shop(Board().land("latium", unrest=3).land("umbria", unrest=1), rome=3)
        assert not may(board, unrest=("latium",) * 3 + ("umbria",))
        buy(board, rome=Spend(unrest=("latium", "latium", "umbria")))
        assert board.gold() == 0 and board.state.regions["latium"].unrest == 1

    def test_not_more_than_there_are(self) -> None:
        assert not may(shop(Board().land("latium", unrest=1)), unrest=("latium", "latium"))

    def test_druids_calm_two_free(self) -> None:
        board = shop(Board().land("aedui", unrest=3).has(TRIBES, developments=("barbarian_druid_council",)))
        buy(board, barbarian_tribes=Spend(unrest=("aedui",) * 3))
        assert board.gold(TRIBES) == 39

    def test_festival_games_calm_three_free(self) -> None:
        board = shop(Board().holds(ROME, "festival_games").land("latium", unrest=4), rome=1)
        assert not may(board, unrest=("latium",) * 4)
        buy(board, rome=Spend(events=("ac_05",), unrest=("latium",) * 4))
        assert board.gold() == 0 and board.state.regions["latium"].unrest == 0


class TestEvents:
    """Playing Events in the Spending Phase."""

    def test_conscription_recruits_one_of_three_gold_free(self) -> None:
        board = shop(Board().holds(ROME, "conscription").army("rome_1", "latium"), rome=0)
        assert not may(board, events=("ac_37",), free_troops=(f"rome_1:{LEGION}", f"rome_1:{FOOT}"))
        buy(board, rome=Spend(events=("ac_37",), free_troops=(f"rome_1:{LEGION}",)))
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT, LEGION) and board.hand(ROME) == []

    def test_not_a_dearer_one(self) -> None:
        board = Board().holds(CARTHAGE, "conscription").army("carthage_1", "zeugitana")
        board.has(CARTHAGE, developments=("carthage_numidian_alliance", "carthage_elephant_corps"))
        board = shop(board)
        assert not may(board, CARTHAGE, events=("ac_37",), free_troops=("carthage_1:war_elephants",))
        assert may(board, CARTHAGE, events=("ac_37",), free_troops=("carthage_1:punic_cavalry",))

    @pytest.mark.ruling(62)
    @pytest.mark.parametrize(("kind", "veteran"), [(LEGION, f"{LEGION}_vet"), (VELITES, f"{VELITES}_vet")])
    def test_recalled_veterans_upgrade_a_card(self, kind: str, veteran: str) -> None:
        """Ruling 62: the veteran card must be in the reserve; the old card goes there."""
        board = shop(Board().holds(ROME, "recalled_veterans").army("rome_1", "latium", FOOT, FOOT, kind))
        before = board.state.factions[ROME].reserve.get(kind, 0)
        buy(board, rome=Spend(events=("ac_30",), veterans=(f"rome_1:{kind}",)))
        assert veteran in board.state.armies["rome_1"].cards
        assert board.state.factions[ROME].reserve[kind] == before + 1

    def test_no_veteran_left(self) -> None:
        board = Board().holds(ROME, "recalled_veterans").army("rome_1", "latium", FOOT, FOOT, *[f"{LEGION}_vet"] * 4)
        board.army("rome_2", "umbria", LEGION, LEGION)
        assert not may(shop(board), events=("ac_30",), veterans=(f"rome_2:{LEGION}",))
        assert not may(board, events=("ac_30",), veterans=(f"rome_1:{LEGION}_vet",))

    def test_without_the_card_nothing_is_free(self) -> None:
        board = shop(Board().army("rome_1", "latium"))
        board.refused(ROME, Spend(free_troops=(f"rome_1:{FOOT}",)))
        board.refused(ROME, Spend(events=("ac_37",)))
