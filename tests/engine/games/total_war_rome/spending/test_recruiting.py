"""SPENDING PHASE, Buy Unit and Ship Cards: lines of communication, mercenaries, disunity, reforms, ships."""

import pytest

from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.spending import Recruited
from engine.games.total_war_rome.spending.recruiting import recruitable_troops, reinforceable_armies
from engine.games.total_war_rome.tables import PACKS, SHIPS, TROOPS, stars_of
from tests.engine.games.total_war_rome.scenario import (
    ADMIRAL,
    CARTHAGE,
    FOOT,
    GREEKS,
    HIGHLAND,
    HORSE,
    LEGION,
    LOWLAND,
    ROME,
    TRIBAL,
    TRIBES,
    VELITES,
    Board,
)
from tests.engine.games.total_war_rome.spending.test_spending_phase import buy, may, shop

SOCII = ("rome_socii_horse",)
REFORMS = (*SOCII, "rome_centurions", "rome_consular_command", "rome_marian_reforms")
JAVELINMEN = "tribal_javelinmen"


class TestTroops:
    """Buy Unit and Ship Cards."""

    def test_the_price_on_the_card(self) -> None:
        board = shop(Board().army("rome_1", "latium"))
        before = board.state.factions[ROME].reserve[LEGION]
        board = buy(board, rome=Spend(troops=(f"rome_1:{LEGION}", f"rome_1:{LEGION}")))
        assert board.gold() == 40 - 2 * (TROOPS[LEGION].cost or 0)
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT, LEGION, LEGION)
        assert board.state.factions[ROME].reserve[LEGION] == before - 2

    @pytest.mark.ruling(94)
    def test_others_learn_the_number_only(self) -> None:
        """Ruling 94."""
        board = buy(shop(Board().army("rome_1", "latium")), rome=Spend(troops=(f"rome_1:{LEGION}",)))
        told = board.told(Recruited)
        assert told.seen_by("1").kinds == (LEGION,) and told.seen_by("2").kinds == () and told.seen_by("2").count == 1

    def test_not_more_than_the_reserve_stack_holds(self) -> None:
        board = Board().army("rome_1", "latium", *[LEGION] * 5).army("rome_2", "umbria")
        board = shop(board)
        left = board.state.factions[ROME].reserve[LEGION]
        assert left == 3 and may(board, troops=(f"rome_2:{LEGION}",) * 3)
        assert not may(board, troops=(f"rome_2:{LEGION}",) * 4)

    def test_veterans_are_not_for_sale(self) -> None:
        assert not may(shop(Board().army("rome_1", "latium")), troops=(f"rome_1:{LEGION}_vet",))

    def test_a_development_may_be_required(self) -> None:
        assert not may(shop(Board().army("rome_1", "latium")), troops=(f"rome_1:{HORSE}",))
        assert may(shop(Board().army("rome_1", "latium").has(ROME, developments=SOCII)), troops=(f"rome_1:{HORSE}",))

    def test_six_main_battle_cards_two_skirmishers_two_artillery(self) -> None:
        """Universal Rules 5."""
        board = Board().army("rome_1", "latium").has(ROME, developments=("rome_engineers",))
        board = shop(board, rome=60)
        assert may(board, troops=(f"rome_1:{LEGION}",) * 4 + (f"rome_1:{VELITES}",) * 2 + ("rome_1:scorpio",) * 2)
        assert not may(board, troops=(f"rome_1:{LEGION}",) * 5)
        assert not may(board, troops=(f"rome_1:{VELITES}",) * 3)
        assert not may(board, troops=("rome_1:scorpio", "rome_1:ballista", "rome_1:ballista"))


@pytest.mark.ruling(93)
class TestLinesOfCommunication:
    """Lines of Communication; ruling 93."""

    def lines(self, board: Board, side: str = ROME) -> list[str]:
        return reinforceable_armies(board.state, side)

    def test_through_own_regions_to_a_home_region(self) -> None:
        board = Board().army("rome_1", "venetia").own(ROME, "venetia")
        assert self.lines(board) == []
        assert self.lines(board.own(ROME, "boii")) == ["rome_1"]

    def test_through_an_allys_regions(self) -> None:
        board = Board().army("rome_1", "venetia").own(ROME, "venetia").own(TRIBES, "boii")
        assert self.lines(board) == []
        assert self.lines(board.status(ROME, TRIBES, "ally")) == ["rome_1"]

    def test_from_where_it_stands_whoever_controls_that(self) -> None:
        board = Board().army("rome_1", "boii").own(TRIBES, "boii").status(ROME, TRIBES, "enemy")
        assert self.lines(board) == ["rome_1"]

    def test_over_sea_areas_with_an_own_navy_at_sea(self) -> None:
        board = Board().army("rome_1", "syracusae").status(ROME, CARTHAGE, "enemy")
        assert self.lines(board) == []
        assert self.lines(board.navy("rome_fleet_1", "mare_ionium")) == ["rome_1"]
        assert self.lines(board.navy("rome_fleet_1", port="bruttium")) == []
        assert self.lines(board.navy("rome_fleet_1", "mare_africum")) == []  # that does not reach home
        assert self.lines(board.navy("rome_fleet_2", "mare_tyrrhenum").navy("rome_fleet_1", "mare_sardoum")) == []

    def test_not_without_a_home_region(self) -> None:
        homes = ("latium", "etruria", "umbria", "samnium", "campania", "apulia", "lucania", "bruttium")
        board = Board().army("rome_1", "venetia").own(ROME, "venetia", "boii").own(CARTHAGE, *homes)
        assert self.lines(board) == []

    def test_armies_off_the_board_need_none(self) -> None:
        assert self.lines(Board().army("rome_1")) == ["rome_1"]

    def besieged(self) -> Board:
        """Carthage, which holds Boii, besieges Umbria, where Rome and its ally have an army each."""
        board = Board().army("rome_1", "umbria").army("carthage_1", "umbria", siege=True).own(CARTHAGE, "boii")
        board.army("greek_states_1", "umbria").status(ROME, CARTHAGE, "enemy").status(ROME, GREEKS, "ally")
        return board

    def test_the_owner_does_not_recruit_into_a_besieged_region(self) -> None:
        """Besieging 2."""
        assert self.lines(self.besieged()) == []

    def test_his_ally_who_stands_there_does(self) -> None:
        """Besieging 2 bars the region's owner."""
        assert reinforceable_armies(self.besieged().state, GREEKS) == []  # no line home
        board = self.besieged().navy("greek_states_fleet_1", "mare_adriaticum")
        board.navy("greek_states_fleet_2", "mare_ionium")
        assert reinforceable_armies(board.state, GREEKS) == ["greek_states_1"]

    def test_a_besieger_with_a_line_of_communication_is_reinforced(self) -> None:
        """Besieging 2 bars the region's owner, not who besieges him."""
        board = Board().army("rome_1", "lilybaeum", siege=True).status(ROME, CARTHAGE, "enemy")
        assert board.state.is_besieged("lilybaeum")
        assert self.lines(board) == []
        board.own(ROME, "messana", "syracusae")
        assert self.lines(board) == ["rome_1"]
        bought = buy(shop(board), rome=Spend(troops=(f"rome_1:{LEGION}",)))
        assert bought.state.armies["rome_1"].cards == (FOOT, FOOT, LEGION)

    def test_mercenaries_join_no_army_that_is_besieged_at_home(self) -> None:
        """Besieging 2; they join who besieges."""
        board = Board().own(ROME, "messana").land("messana", barracks=True).status(ROME, CARTHAGE, "enemy")
        board.army("rome_1", "bruttium").army("rome_2", "lilybaeum", siege=True)
        line = "mamertines"
        assert may(shop(board), troops=(f"rome_1:{line}",)) and may(board, troops=(f"rome_2:{line}",))
        board.army("carthage_1", "bruttium", siege=True)
        assert not may(shop(board), troops=(f"rome_1:{line}",)) and may(board, troops=(f"rome_2:{line}",))


@pytest.mark.ruling(10, 11)
class TestNewArmies:
    """New Armies; rulings 10 and 11."""

    def test_a_spare_general_founds_one_in_an_army_space(self) -> None:
        board = buy(
            shop(Board().spare("rome_scipio_africanus")),
            rome=Spend(posts=("rome_scipio_africanus:rome_1",), troops=(f"rome_1:{LEGION}", f"rome_1:{FOOT}")),
        )
        army = board.state.armies["rome_1"]
        assert not army.is_placed and army.general == "rome_scipio_africanus" and army.cards == (FOOT, LEGION)

    def test_so_does_one_bought_now(self) -> None:
        spend = Spend(generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_1",), troops=(f"rome_1:{LEGION}",))
        army = buy(shop(Board()), rome=spend).state.armies["rome_1"]
        assert stars_of(army.general) == 2 and army.cards == (LEGION,)

    def test_not_without_a_general(self) -> None:
        assert not may(shop(Board()), troops=(f"rome_1:{LEGION}",))

    def test_four_armies_at_most(self) -> None:
        """Universal Rules 7."""
        board = (
            Board()
            .army("rome_1", "latium")
            .army("rome_2", "umbria")
            .army("rome_3", "apulia")
            .army("rome_4", general="rome_scipio_africanus")
        )
        assert not may(shop(board), generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_5",))
        assert may(board, generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_4",))  # an army that there is


class TestMercenaries:
    """Buy Mercenaries."""

    def board(self, at: str = "bruttium", **land: bool) -> Board:
        return Board().own(ROME, "messana").land("messana", **{"barracks": True, **land}).army("rome_1", at)

    def test_from_a_controlled_region_with_barracks(self) -> None:
        board = buy(shop(self.board()), rome=Spend(troops=("rome_1:mamertines",)))
        assert board.state.packs["mamertines"] == 3 and "mamertines" in board.state.armies["rome_1"].cards
        assert not may(shop(self.board(barracks=False)), troops=("rome_1:mamertines",))
        assert not may(shop(self.board().own(CARTHAGE, "messana")), troops=("rome_1:mamertines",))

    def test_within_four_land_regions_or_sea_areas(self) -> None:
        assert may(shop(self.board("latium")), troops=("rome_1:mamertines",))
        assert not may(shop(self.board("belgica")), troops=("rome_1:mamertines",))

    @pytest.mark.ruling(128)
    def test_an_army_aboard_is_where_its_navy_is(self) -> None:
        """Ruling 128: within four sea areas, at sea or in port, as ashore."""
        near = self.board("").navy("rome_fleet_1", "mare_balearicum").aboard("rome_1", "rome_fleet_1")
        board = buy(shop(near), rome=Spend(troops=("rome_1:mamertines",)))
        assert "mamertines" in board.state.armies["rome_1"].cards
        docked = self.board("").navy("rome_fleet_1", port="apulia").aboard("rome_1", "rome_fleet_1")
        assert may(shop(docked), troops=("rome_1:mamertines",))
        far = self.board("").navy("rome_fleet_1", "mare_cantabricum").aboard("rome_1", "rome_fleet_1")
        assert not may(shop(far), troops=("rome_1:mamertines",))

    @pytest.mark.ruling(128)
    def test_the_way_needs_no_port(self) -> None:
        """Ruling 128: regions and sea areas are counted from any coast."""
        board = Board().own(ROME, "massylia").land("massylia", barracks=True).army("rome_1", "lucania")
        pack = next(kind for kind in PACKS["massylia"] if not TROOPS[kind].base)
        assert may(shop(board), troops=(f"rome_1:{pack}",))

    def test_a_new_army_may_be_of_them(self) -> None:
        spend = Spend(generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_2",), troops=("rome_2:mamertines",) * 2)
        assert buy(shop(self.board()), rome=spend).state.armies["rome_2"].cards == ("mamertines",) * 2

    def test_no_line_of_communication_is_needed_for_them(self) -> None:
        board = shop(self.board("hippo").status(ROME, CARTHAGE, "enemy"))
        assert may(board, troops=("rome_1:mamertines",)) and not may(board, troops=(f"rome_1:{LEGION}",))

    def test_no_veterans_and_not_more_than_the_pack(self) -> None:
        board = shop(self.board("bruttium"), rome=40)
        assert not may(board, troops=("rome_1:mamertines_vet",))
        assert may(board, troops=("rome_1:mamertines",) * 4) and not may(board, troops=("rome_1:mamertines",) * 5)

    def test_not_where_an_enemy_besieges(self) -> None:
        board = self.board().army("carthage_1", "messana", siege=True).status(ROME, CARTHAGE, "enemy")
        assert not may(shop(board), troops=("rome_1:mamertines",))


@pytest.mark.ruling(97)
class TestDisunity:
    """Disunity in the Barbarian Tribes; ruling 97: an army and a Spending Phase."""

    def test_two_main_battle_cards_and_one_skirmisher_an_army(self) -> None:
        board = Board().army("barbarian_tribes_1", "aedui").army("barbarian_tribes_2", "belgica")
        board = shop(board)
        one = (f"barbarian_tribes_1:{LOWLAND}",) * 2 + (f"barbarian_tribes_1:{JAVELINMEN}",)
        two = tuple(line.replace("_1:", "_2:") for line in one)
        assert may(board, TRIBES, troops=one + two)
        assert not may(board, TRIBES, troops=(*one, f"barbarian_tribes_1:{LOWLAND}"))
        assert not may(board, TRIBES, troops=(*one, f"barbarian_tribes_1:{JAVELINMEN}"))

    def test_a_new_army_too(self) -> None:
        new = {"generals": (TRIBAL,), "posts": (f"{TRIBAL}:barbarian_tribes_1",)}
        board = shop(Board())
        assert may(board, TRIBES, **new, troops=(f"barbarian_tribes_1:{LOWLAND}",) * 2)
        assert not may(board, TRIBES, **new, troops=(f"barbarian_tribes_1:{LOWLAND}",) * 3)

    def test_no_highland_with_lowland_warriors(self) -> None:
        board = shop(Board().army("barbarian_tribes_1", "aedui"))
        assert not may(board, TRIBES, troops=(f"barbarian_tribes_1:{HIGHLAND}",))

    def test_national_unity_lifts_it(self) -> None:
        unity = ("barbarian_reduced_antipathy", "barbarian_national_unity")
        board = shop(Board().army("barbarian_tribes_1", "aedui").has(TRIBES, developments=unity))
        assert may(board, TRIBES, troops=(f"barbarian_tribes_1:{HIGHLAND}",) * 4)

    @pytest.mark.ruling(97)
    def test_conscription_counts_and_mercenaries_by_agents_do_not(self) -> None:
        """Ruling 97."""
        board = shop(Board().holds(TRIBES, "conscription").army("barbarian_tribes_1", "aedui"))
        two = (f"barbarian_tribes_1:{LOWLAND}",) * 2
        free = {"events": ("ac_37",), "free_troops": (f"barbarian_tribes_1:{LOWLAND}",)}
        assert may(board, TRIBES, **free, troops=two[:1]) and not may(board, TRIBES, **free, troops=two)
        board = Board().army("barbarian_tribes_1", "aedui", LOWLAND, LOWLAND, "gaesatae", "gaesatae")
        assert may(shop(board), TRIBES, troops=two)


class TestShips:
    """Buy Unit and Ship Cards; Universal Rules 6 and 7."""

    def test_into_a_navy_in_port_or_a_navy_space(self) -> None:
        board = Board().navy("rome_fleet_1", port="latium").navy("rome_fleet_2", "mare_tyrrhenum")
        board = shop(board)
        assert may(board, ships=("rome_fleet_1:trireme_r",)) and not may(board, ships=("rome_fleet_2:trireme_r",))
        board = buy(shop(Board()), rome=Spend(ships=("rome_fleet_1:trireme_r",) * 2))
        assert board.state.navies["rome_fleet_1"].ships == ("trireme_r", "trireme_r")
        assert not board.state.navies["rome_fleet_1"].is_placed and board.gold() == 40 - 2 * SHIPS["trireme_r"].cost

    def test_five_ships_and_two_navies(self) -> None:
        yards = ("rome_shipyards",)
        board = shop(Board().navy("rome_fleet_1", "").has(ROME, developments=yards))
        three = ("rome_fleet_1:quinquereme_r",) * 3
        assert may(board, ships=three) and not may(board, ships=(*three, "rome_fleet_1:quinquereme_r"))
        assert may(board, ships=("rome_fleet_2:trireme_r",)) and not may(board, ships=("rome_fleet_3:trireme_r",))

    def test_both_navies_in_one_basket(self) -> None:
        """Universal Rules 7: two at most, and a basket may form both."""
        one, two = ("rome_fleet_1:trireme_r",), ("rome_fleet_2:trireme_r",)
        board = buy(shop(Board()), rome=Spend(ships=one * 2 + two))
        assert {n: len(navy.ships) for n, navy in board.state.navies.items()} == {"rome_fleet_1": 2, "rome_fleet_2": 1}
        board = shop(Board().navy("rome_fleet_2", "mare_tyrrhenum"))
        assert may(board, ships=one) and not may(board, ships=one + two)

    def test_a_kind_that_needs_a_development(self) -> None:
        assert not may(shop(Board()), ships=("rome_fleet_1:quinquereme_r",))
        assert may(shop(Board().has(ROME, developments=("rome_shipyards",))), ships=("rome_fleet_1:quinquereme_r",))

    def test_cheaper_with_a_cothon(self) -> None:
        board = shop(Board().has(CARTHAGE, developments=("carthage_cothon",)))
        buy(board, carthage=Spend(ships=("carthage_fleet_1:trireme_c",)))
        assert board.gold(CARTHAGE) == 40 - max(1, SHIPS["trireme_c"].cost - 1)


@pytest.mark.ruling(96)
class TestMarianReforms:
    """The Marian Reforms for Rome; ruling 96."""

    def reformed(self, *cards: str) -> Board:
        board = shop(Board().army("rome_1", "latium", *cards).has(ROME, developments=REFORMS[:3]))
        return buy(board, rome=Spend(developments=("rome_marian_reforms",)))

    def test_every_card_is_swapped_at_once(self) -> None:
        board = self.reformed(LEGION, LEGION, FOOT, HORSE, VELITES)
        assert board.state.armies["rome_1"].cards == tuple(
            sorted(("imperial_legionaries", "imperial_legionaries", "imperial_auxilia", "imperial_cavalry", VELITES))
        )

    def test_veterans_for_veterans(self) -> None:
        board = self.reformed(*[f"{LEGION}_vet"] * 3, f"{FOOT}_vet", f"{HORSE}_vet")
        assert all(kind.endswith("_vet") and kind.startswith("imperial") for kind in board.state.armies["rome_1"].cards)

    @pytest.mark.ruling(103)
    def test_others_forget_what_they_saw(self) -> None:
        """Ruling 103."""
        board = shop(Board().army("rome_1", "latium", seen=((CARTHAGE, 1),)).has(ROME, developments=REFORMS[:3]))
        assert buy(board, rome=Spend(developments=("rome_marian_reforms",))).state.armies["rome_1"].seen == ()

    def test_what_they_put_away_is_not_bought_in_the_same_basket(self) -> None:
        """One cannot upgrade to a type and recruit it at the same time; Conscription recruits too."""
        board = shop(Board().army("rome_1", "latium").has(ROME, developments=REFORMS[:3]).holds(ROME, "conscription"))
        reforms = {"developments": REFORMS[3:]}
        for kind in (LEGION, FOOT, HORSE, VELITES):
            assert may(board, troops=(f"rome_1:{kind}",)) and not may(board, **reforms, troops=(f"rome_1:{kind}",))
        free = {"events": (board.card(ROME, "conscription"),), "free_troops": (f"rome_1:{FOOT}",)}
        assert may(board, **free) and not may(board, **reforms, **free)

    def test_what_may_be_recruited_after(self) -> None:
        board = Board().has(ROME, developments=(*REFORMS, "rome_engineers", "rome_siegecraft", "rome_onagers"))
        after = recruitable_troops(board.state, ROME)
        assert "imperial_legionaries" in after and "scorpio" in after and "onager" in after and "ballista" in after
        assert not {LEGION, FOOT, HORSE, VELITES} & set(after)

    def test_and_before(self) -> None:
        engineers = ("rome_engineers", "rome_siegecraft", "rome_onagers")
        before = recruitable_troops(Board().has(ROME, developments=engineers).state, ROME)
        assert {"ballista", "onager", "scorpio", LEGION, VELITES} <= set(before)
        assert not any(kind.startswith("imperial") for kind in before)

    def test_in_the_round_of_the_reforms_neither(self) -> None:
        board = self.reformed(LEGION, LEGION)
        board.state.round = 2
        found = recruitable_troops(board.state, ROME)
        assert not any(kind.startswith("imperial") for kind in found) and LEGION not in found
