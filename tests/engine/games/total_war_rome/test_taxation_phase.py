"""TAXATION PHASE: regions, unrest, markets and roads, wonders, sieges, developments (rulings 4, 36, 88 to 90)."""

import pytest

from engine.games.total_war_rome.actions.rounds import Season
from engine.games.total_war_rome.events.board import ImprovementLost
from engine.games.total_war_rome.events.rounds import RegionBlighted, TaxRaised
from engine.games.total_war_rome.frames.rounds import TaxationPhase
from engine.games.total_war_rome.income import development_tax, linked_markets, total_region_tax
from engine.games.total_war_rome.tables import REGIONS
from engine.games.total_war_rome.view import view_of
from engine.kernel.prompts import SEALED
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, ROME, TRIBES, Board

HOME = 12  # gold of every faction's home regions


def taxed(board: Board) -> Board:
    return board.begin(TaxationPhase(), step="end")


def lands(board: Board, side: str = ROME) -> int:
    return total_region_tax(board.state, side, set())


class TestRegions:
    """Taxation Phase: regions."""

    def test_the_gold_value_of_all_regions(self) -> None:
        board = taxed(Board().own(ROME, "ionia", "corsica"))
        assert board.gold() == 10 + HOME + 3 + 1
        assert board.gold(CARTHAGE) == 10 + HOME

    @pytest.mark.ruling(88)
    @pytest.mark.parametrize(("unrest", "gold"), [(0, 3), (1, 1), (2, 0), (5, 0)])
    def test_unrest_halves_and_then_stops_it(self, unrest: int, gold: int) -> None:
        """Ruling 88: half, rounded down."""
        assert lands(Board().land("latium", unrest=unrest)) == HOME - 3 + gold

    @pytest.mark.ruling(88)
    def test_one_marker_halves_two_gold_to_one_and_one_to_none(self) -> None:
        """Ruling 88."""
        assert lands(Board().land("etruria", unrest=1).land("umbria", unrest=1)) == HOME - 1 - 1

    @pytest.mark.parametrize(
        ("side", "developments", "region", "gold"),
        [
            (ROME, ("rome_latin_rights",), "latium", 3),
            (ROME, ("rome_latin_rights",), "ionia", 1),  # home regions only
            (ROME, ("rome_bread_circuses",), "ionia", 3),
            (ROME, ("rome_latin_rights", "rome_bread_circuses"), "latium", 3),
            (GREEKS, ("greek_sympoliteia",), "attica", 3),
            (CARTHAGE, ("carthage_hundred_four",), "ionia", 3),
            (TRIBES, ("barbarian_sacred_groves",), "ionia", 3),
        ],
    )
    def test_developments_give_immunity_to_one_marker(
        self, side: str, developments: tuple[str, ...], region: str, gold: int
    ) -> None:
        board = Board().has(side, developments=developments)
        before = lands(board, side) - (3 if board.owner(region) == side else 0)
        board.own(side, region).land(region, unrest=1)
        assert lands(board, side) == before + gold
        board.land(region, unrest=2)
        assert lands(board, side) == before + (1 if gold == 3 else 0)
        assert board.state.regions[region].unrest == 2  # the markers stay

    @pytest.mark.ruling(37)
    def test_a_besieged_region_gives_nothing(self) -> None:
        """Besieging 1, ruling 37: by armies only; navies blockade nothing."""
        board = Board().army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy")
        board.navy("carthage_fleet_1", "mare_tyrrhenum").land("campania", market=True)
        assert lands(board) == HOME - 3


@pytest.mark.ruling(90)
class TestMarkets:
    """Taxation Phase: markets; ruling 90."""

    def test_linked_by_a_road(self) -> None:
        board = Board().land("latium", market=True).land("campania", market=True).land("apulia", market=True)
        assert len(linked_markets(board.state, ROME)) == 0
        board.roads(("latium", "campania"))
        assert len(linked_markets(board.state, ROME)) == 2

    def test_by_a_chain_of_roads_through_own_regions(self) -> None:
        board = Board().land("latium", market=True).land("apulia", market=True)
        board.roads(("latium", "samnium"), ("samnium", "apulia"))
        assert len(linked_markets(board.state, ROME)) == 2
        board.own(CARTHAGE, "samnium")
        assert len(linked_markets(board.state, ROME)) == 0

    def test_a_besieged_market_gives_nothing(self) -> None:
        board = Board().land("latium", market=True).land("campania", market=True).roads(("latium", "campania"))
        board.army("carthage_1", "campania", siege=True).status(ROME, CARTHAGE, "enemy")
        assert "campania" not in linked_markets(board.state, ROME)

    def test_another_that_a_road_joins_to_it_keeps_its_gold(self) -> None:
        """Besieging 1 takes what the besieged region itself would bring; the other is connected to it still."""
        board = Board().land("latium", market=True).land("campania", market=True).roads(("latium", "campania"))
        board.army("carthage_1", "campania", siege=True).status(ROME, CARTHAGE, "enemy")
        assert linked_markets(board.state, ROME) == {"latium"}
        assert {told.side: told.markets for told in taxed(board).all(TaxRaised)}[ROME] == 1

    def test_an_adjacent_besieged_one_is_enough_for_peaceful_agriculture(self) -> None:
        board = Board().land("aedui", market=True).land("arverni", market=True)
        board.has(TRIBES, developments=("barbarian_peaceful_agriculture",))
        board.army("carthage_1", "arverni", siege=True).status(TRIBES, CARTHAGE, "enemy")
        assert linked_markets(board.state, TRIBES) == {"aedui"}

    def test_peaceful_agriculture_needs_no_roads(self) -> None:
        board = Board().land("aedui", market=True).land("arverni", market=True).land("helvetii", market=True)
        assert len(linked_markets(board.state, TRIBES)) == 0
        board.has(TRIBES, developments=("barbarian_peaceful_agriculture",))
        assert len(linked_markets(board.state, TRIBES)) == 2
        board.land("sequani", market=True)
        assert len(linked_markets(board.state, TRIBES)) == 4

    @pytest.mark.ruling(4)
    def test_they_count_for_economic_power(self) -> None:
        """Ruling 4."""
        board = Board().own(ROME, "ionia", "turdetania", "raetia").land("latium", market=True)
        board.land("campania", market=True).roads(("latium", "campania"))
        told = next(e for e in taxed(board).all(TaxRaised) if e.side == ROME)
        assert (told.regions, told.markets, told.total) == (18, 2, 20) and board.vp() == 1


def test_what_unrest_and_sieges_take_is_told_with_the_taxes() -> None:
    board = Board().land("latium", unrest=2).land("etruria", unrest=1)
    board.army("carthage_1", "apulia", siege=True).status(ROME, CARTHAGE, "enemy")
    told = next(e for e in taxed(board).all(TaxRaised) if e.side == ROME)
    lost = sum(REGIONS[region].gold for region in ("latium", "apulia")) + -(-REGIONS["etruria"].gold // 2)
    assert (told.missing, told.unrest, told.besieged) == (lost, ("latium", "etruria"), ("apulia",))
    assert told.regions == sum(REGIONS[region].gold for region in board.state.controlled_regions(ROME)) - lost


class TestDevelopments:
    """Taxation Phase: developments."""

    @pytest.mark.parametrize(
        ("side", "developments", "gold"),
        [
            (ROME, ("rome_publicani",), 2),
            (GREEKS, ("greek_panhellenic_games",), 2),
            (TRIBES, ("barbarian_iron",), 1),
            (CARTHAGE, ("carthage_silver",), 2),  # Gades is a home region
        ],
    )
    def test_gold_every_round(self, side: str, developments: tuple[str, ...], gold: int) -> None:
        assert development_tax(Board().has(side, developments=developments).state, side) == gold

    def test_silver_needs_a_region_of_the_mines(self) -> None:
        board = Board().has(CARTHAGE, developments=("carthage_silver",)).own(GREEKS, "gades")
        assert development_tax(board.state, CARTHAGE) == 0

    def test_sea_monopoly_pays_for_three_port_markets(self) -> None:
        board = Board().has(CARTHAGE, developments=("carthage_monopoly",))
        for n, region in enumerate(("hippo", "zeugitana", "sardinia", "lilybaeum"), 1):
            board.land(region, market=True)
            assert development_tax(board.state, CARTHAGE) == min(n, 3)

    def test_bought_this_round_it_gives_nothing_yet(self) -> None:
        board = Board(rnd=1).has(ROME, developments=("rome_publicani",))
        assert development_tax(board.state, ROME) == 0


@pytest.mark.ruling(89)
class TestWonders:
    """Taxation Phase: Ancient Wonders; ruling 89."""

    def test_two_gold_from_every_other(self) -> None:
        board = taxed(Board().land("latium", wonder=True))
        assert board.gold() == 10 + HOME + 6 and board.gold(CARTHAGE) == 10 + HOME - 2

    def test_several_add_up(self) -> None:
        board = taxed(Board(2).land("latium", wonder=True).land("etruria", wonder=True))
        assert board.gold() == 10 + HOME + 4

    def test_as_much_as_he_has(self) -> None:
        board = Board(2).land("latium", wonder=True).has(CARTHAGE, gold=0)
        for region in ("zeugitana", "byzacena", "tripolitania", "hippo", "lilybaeum", "sardinia", "gades"):
            board.own("", region)
        board.own(CARTHAGE, "corsica")
        assert taxed(board).gold(CARTHAGE) == 0 and board.gold() == 10 + HOME + 1


@pytest.mark.ruling(36)
class TestDeterioration:
    """Besieging 3, ruling 36: walls, then barracks, then markets; neither roads nor wonders."""

    def test_one_improvement_a_round(self) -> None:
        board = Board().army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy")
        board.land("latium", walls=True, barracks=True, market=True, wonder=True).roads(("latium", "umbria"))
        for what in ("walls", "barracks", "market"):
            taxed(board)
            lost = board.told(ImprovementLost)
            assert (lost.what, lost.why) == (what, "siege")
        count = len(board.all(ImprovementLost))
        taxed(board)
        assert len(board.all(ImprovementLost)) == count == 3
        assert board.state.regions["latium"].wonder and board.state.roads

    def test_only_where_an_enemy_ended_his_turn(self) -> None:
        board = Board().army("carthage_1", "latium").land("latium", walls=True).status(ROME, CARTHAGE, "enemy")
        assert not taxed(board).all(ImprovementLost)


@pytest.mark.ruling(104)
class TestSeason:
    """Taxation Phase: the one sealed window of the phase (ruling 104): Bumper Harvest, Blight, Festival Games."""

    def test_bumper_harvest(self) -> None:
        board = taxed(Board().holds(ROME, "ac_36").own(ROME, "ionia", "mastia"))
        assert {p.kind for p in board.prompts(ROME)} == {SEALED} and board.asked() == {ROME}
        board.do(ROME, Season(("ac_36",)))
        assert board.gold() == 10 + HOME + 5 + 3 and board.vp() == 1  # ruling 4: it counts as tax

    def test_blight(self) -> None:
        board = taxed(Board().holds(CARTHAGE, "ac_03", "ac_18"))
        board.refused(CARTHAGE, Season(("ac_03",), blighted=("hippo",)))
        board.refused(CARTHAGE, Season(("ac_03",), blighted=("messana",)))
        board.do(CARTHAGE, Season(("ac_03", "ac_18"), blighted=("latium", "etruria")))
        assert board.gold() == 10 + HOME - 5 and len(board.all(RegionBlighted)) == 2

    def test_festival_games_remove_three_markers_before_the_taxes(self) -> None:
        board = taxed(Board().holds(ROME, "ac_05").land("latium", unrest=2).land("etruria", unrest=2))
        board.refused(ROME, Season(("ac_05",), calmed=("latium", "latium", "etruria", "etruria")))
        board.do(ROME, Season(("ac_05",), calmed=("latium", "latium", "etruria")))
        assert board.gold() == 10 + HOME - 1 and board.state.regions["etruria"].unrest == 1

    def test_all_who_might_hold_one_are_asked_at_once(self) -> None:
        board = taxed(Board().holds(ROME, "ac_36").holds(GREEKS, "ac_07"))
        assert board.asked() == {ROME, GREEKS}
        board.do(ROME, Season(("ac_36",))).do(GREEKS, Season(()))
        assert board.gold() == 10 + HOME + 3

    @pytest.mark.ruling(104)
    def test_nobody_is_asked_once_all_lie_open(self) -> None:
        """Ruling 104."""
        board = Board().holds(ROME, "ac_07").discarded("ac_03", "ac_18", "ac_36", "ac_40", "ac_05", "ac_13")
        assert taxed(board).all(TaxRaised)


class TestWhatTheBoardTells:
    """A view tells what every region would bring now: it is what the phase then raises, and no secret."""

    def board(self) -> Board:
        board = (
            Board().own(ROME, "ionia").land("zeugitana", market=True).land("ionia", unrest=1).land("etruria", unrest=2)
        )
        board.land("latium", market=True).land("campania", market=True).roads(("campania", "latium"))
        return board.has(ROME, developments=("rome_publicani",)).has(CARTHAGE, developments=("carthage_monopoly",))

    def test_each_region_with_its_unrest_and_its_linked_market(self) -> None:
        told = view_of(self.board().state, None).yields
        assert (told["latium"], told["campania"], told["ionia"], told["etruria"]) == (4, 3, 1, 0)
        assert "corsica" not in told  # nobody's
        assert told == view_of(self.board().state, "1").yields

    def test_a_siege_stops_region_and_market_but_not_the_one_linked_to_it(self) -> None:
        board = self.board().army("carthage_1", "latium", siege=True).status(ROME, CARTHAGE, "enemy")
        told = view_of(board.state, None).yields
        assert (told["latium"], told["campania"]) == (0, 3)

    def test_the_dice_of_every_garrison(self) -> None:
        """Assaulting Garrisoned Regions 4: home regions and barracks have one."""
        told = view_of(Board().land("latium", barracks=True).land("corsica", barracks=True).state, None).garrisons
        assert (told["latium"], told["umbria"], told["corsica"]) == (5, 2, 3)
        assert "ionia" not in told

    def test_the_sum_is_what_the_phase_raises(self) -> None:
        board = self.board()
        view = view_of(board.state, None)
        raised = {event.side: event.total for event in taxed(board).all(TaxRaised)}
        assert raised == {side: faction.income for side, faction in view.factions.items()}
