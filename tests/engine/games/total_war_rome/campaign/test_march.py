"""Armies on the march: placing, MU, borders, garrisons, sieges, reorganising, subduing, infighting, ends of turns."""

import pytest

from engine.games.total_war_rome.actions.agents import Agree
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    LoseCards,
    March,
    Merge,
    MoveGeneral,
    PlaceArmy,
    Reorganise,
    Subdue,
    TakeMercenary,
)
from engine.games.total_war_rome.actions.event_cards import CampFever, ForcedMarch, Plunder
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.armies import trim_army_to_limits
from engine.games.total_war_rome.campaign.conquest import roller_for
from engine.games.total_war_rome.campaign.movement import army_mu
from engine.games.total_war_rome.events.campaign import ArmiesMerged, ArmyDestroyed
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    ELEPHANT,
    FOOT,
    GREEKS,
    HIGHLAND,
    HORSE,
    LEGION,
    LOWLAND,
    PUNIC,
    ROME,
    SPEARS,
    TRIBES,
    VELITES,
    Board,
    ScriptedFaces,
)

R1, R2 = "rome_1", "rome_2"
T1, T2, T3 = "barbarian_tribes_1", "barbarian_tribes_2", "barbarian_tribes_3"


@pytest.mark.ruling(10, 11, 13)
class TestPlacing:
    """Placing Armies; rulings 10, 11 and 13."""

    def test_where(self) -> None:
        board = Board().army(R1).army(R2, "umbria").own(ROME, "ionia", "corsica", "messana", "mastia")
        board.land("messana", barracks=True).own(CARTHAGE, "campania").campaign()
        regions = set(board.options(ROME, PlaceArmy, R1))
        assert {"latium", "etruria", "ionia", "mastia", "messana"} <= regions  # conquered: 2 gold, or barracks
        assert not {"umbria", "campania", "corsica"} & regions  # another army, lost, worth 1

    @pytest.mark.ruling(136)
    def test_beside_another_of_ones_own_but_not_in_a_mere_home_region(self) -> None:
        """Placing Armies, ruling 136: a home region must be without another army; no such thing is said of conquered
        regions of 2 gold and of those with barracks. One of the two must be gone when the turn ends."""
        board = Board().own(ROME, "mastia", "messana", "corsica").land("messana", barracks=True)
        board.land("etruria", barracks=True).army(R1)
        for n, region in enumerate(("mastia", "messana", "etruria"), 2):
            board.army(f"rome_{n}", region)
        board.campaign()
        assert {"mastia", "messana", "etruria"} <= set(board.options(ROME, PlaceArmy, R1))
        board.army(R2, "umbria").campaign()
        assert not {"umbria", "corsica"} & set(board.options(ROME, PlaceArmy, R1))

    def test_not_where_besieged_nor_beside_an_enemy_army(self) -> None:
        board = Board().army(R1).army("carthage_1", "latium", siege=True).army("greek_states_1", "etruria")
        board.status(ROME, CARTHAGE, "enemy").status(ROME, GREEKS, "enemy").campaign()
        assert not {"latium", "etruria"} & set(board.options(ROME, PlaceArmy, R1))

    @pytest.mark.parametrize("status", ["neutral", "friendly", "ally"])
    def test_beside_an_army_that_is_no_enemys(self, status: str) -> None:
        board = Board().army(R1).army("greek_states_1", "etruria").status(ROME, GREEKS, status).campaign()
        board.do(ROME, PlaceArmy(R1, "etruria"))
        assert board.relation(ROME, GREEKS) == status and board.at(R1) == board.at("greek_states_1") == "etruria"

    def test_for_no_mu(self) -> None:
        board = Board().army(R1).campaign().do(ROME, PlaceArmy(R1, "latium"))
        assert army_mu(board.state.armies[R1]) == 3 and board.allows(ROME, March(R1, ("etruria",)))

    def test_only_with_a_general_and_two_main_battle_cards(self) -> None:
        board = Board().army(R1, "", FOOT, VELITES).army(R2, "", FOOT, FOOT, stars=0).campaign()
        assert not board.may(ROME, PlaceArmy)
        assert R1 in board.state.armies  # ruling 10: under construction, off the board


class TestMovementUnits:
    """Moving Armies: MU by army type."""

    @pytest.mark.ruling(15)
    @pytest.mark.parametrize(
        ("side", "cards", "mu"),
        [
            (ROME, (FOOT, FOOT), 3), (ROME, (HORSE, HORSE), 5), (ROME, (HORSE, HORSE, VELITES), 3),
            (CARTHAGE, (PUNIC, PUNIC, "numidian_cavalry"), 5), (CARTHAGE, (PUNIC, ELEPHANT), 3),
            (TRIBES, ("war_chariots", "noble_cavalry", "light_riders"), 5),
        ],
    )  # fmt: skip
    def test_five_for_cavalry_and_chariots_alone(self, side: str, cards: tuple[str, ...], mu: int) -> None:
        """Ruling 15: cavalry skirmishers ride along, elephants do not."""
        board = Board().army(f"{side}_1", "latium", *cards)
        assert army_mu(board.state.armies[f"{side}_1"]) == mu

    def test_a_general_who_marches_and_forced_march(self) -> None:
        board = Board().army(R1, "latium", general="rome_claudius_nero").holds(ROME, "forced_march").campaign()
        assert army_mu(board.state.armies[R1]) == 4
        assert army_mu(board.do(ROME, ForcedMarch("ac_33", R1)).state.armies[R1]) == 6

    def test_all_mu_come_back(self) -> None:
        board = Board().army(R1, "latium").campaign().do(ROME, March(R1, ("etruria",)))
        assert board.state.armies[R1].spent == 1
        assert board.do(ROME, EndTurn()).state.armies[R1].spent == 0


@pytest.mark.ruling(16)
class TestBorders:
    """Moving Armies, Movement Modifiers; ruling 16."""

    def test_one_a_region_and_one_more_across_rivers_and_mountains(self) -> None:
        board = Board().army(R1, "etruria").own(ROME, "boii", "insubria", "venetia").campaign()
        board.refused(ROME, March(R1, ("boii", "venetia")))  # a mountain and a river: 4 MU
        assert board.do(ROME, March(R1, ("boii",))).state.armies[R1].spent == 2
        board.refused(ROME, March(R1, ("venetia",)))  # too few MU for the Po
        assert board.allows(ROME, March(R1, ("umbria",)))

    def test_a_strait_is_a_plain_border(self) -> None:
        board = Board().army(R1, "bruttium").own(ROME, "messana").campaign().do(ROME, March(R1, ("messana",)))
        assert board.state.armies[R1].spent == 1

    def test_three_regions_along_roads_for_one(self) -> None:
        board = Board().army(R1, "etruria").own(ROME, "boii", "venetia", "dalmatia", "illyria")
        board.roads(
            ("etruria", "boii"), ("boii", "venetia"), ("venetia", "dalmatia"), ("dalmatia", "illyria")
        ).campaign()
        board.do(ROME, March(R1, ("boii", "venetia", "dalmatia")))
        assert board.state.armies[R1].spent == 1
        assert board.do(ROME, March(R1, ("illyria",))).state.armies[R1].spent == 2

    def test_a_broken_march_along_a_road_goes_on_within_its_mu(self) -> None:
        board = Board().army(R1, "latium").roads(("latium", "umbria"), ("umbria", "samnium"), ("samnium", "apulia"))
        board.campaign().do(ROME, March(R1, ("umbria",))).do(ROME, March(R1, ("samnium", "apulia")))
        assert board.state.armies[R1].spent == 1

    def test_the_last_mu_covers_three_regions_in_pieces_too(self) -> None:
        board = Board().army(R1, "latium").roads(("latium", "umbria"), ("umbria", "samnium")).campaign()
        board.do(ROME, March(R1, ("campania",))).do(ROME, March(R1, ("latium",))).do(ROME, March(R1, ("umbria",)))
        assert army_mu(board.state.armies[R1]) == 0
        board.do(ROME, March(R1, ("samnium",)))
        assert board.at(R1) == "samnium" and board.state.armies[R1].roads == 1

    @pytest.mark.ruling(17)
    def test_roads_serve_anybody(self) -> None:
        """Ruling 17."""
        board = Board().army(R1, "bruttium").own(CARTHAGE, "messana").roads(("lilybaeum", "messana"))
        board.status(ROME, CARTHAGE, "enemy").campaign().do(ROME, March(R1, ("messana",)), "G-", "G-")
        board.do(ROME, TakeMercenary("mamertines"))
        assert board.do(ROME, March(R1, ("lilybaeum",))).state.armies[R1].roads == 2

    @pytest.mark.ruling(20)
    @pytest.mark.parametrize("holder", [ROME, CARTHAGE])
    def test_past_a_neutral_army_in_a_region_of_ones_own_or_an_allys(self, holder: str) -> None:
        """Moving Armies: without opposition; only an enemy army is met."""
        board = Board().army(R1, "latium").army("greek_states_1", "umbria").own(holder, "umbria", "boii")
        board.status(ROME, CARTHAGE, "ally").campaign().do(ROME, March(R1, ("umbria", "boii")))
        for _ in range(2 * (holder == CARTHAGE)):
            board.do(CARTHAGE, Agree())
        assert board.at(R1) == "boii" and board.relation(ROME, GREEKS) == "neutral"

    def test_a_pathfinder_crosses_freely(self) -> None:
        board = Board().army("carthage_1", "byzacena", general="carthage_hamilcar_barca").campaign(CARTHAGE)
        board.do(CARTHAGE, March("carthage_1", ("massylia",)), "G-", "W-")
        assert board.state.armies["carthage_1"].spent == 1

    def test_only_through_what_is_ones_own(self) -> None:
        board = Board().army(R1, "umbria").campaign()
        board.refused(ROME, March(R1, ("boii", "liguria")))
        board.do(ROME, March(R1, ("boii",)), "G-", "G-")
        assert board.allows(ROME, March(R1, ("liguria",)))  # Conquering 3: it goes on after a conquest


class TestConquest:
    """Conquering Independent Regions."""

    @pytest.mark.ruling(25)
    def test_the_next_in_turn_order_who_is_no_ally_rolls(self) -> None:
        """Ruling 25."""
        board = Board().status(ROME, CARTHAGE, "ally")
        assert roller_for(board.state, ROME) == GREEKS and roller_for(board.state, TRIBES) == ROME
        assert roller_for(Board(2).status(ROME, CARTHAGE, "ally").state, ROME) == CARTHAGE

    def test_a_region_that_another_has_conquered(self) -> None:
        board = Board().own(GREEKS, "boii").army(R1, "umbria").land("boii", unrest=1, market=True).campaign()
        land = board.do(ROME, March(R1, ("boii",)), "G-", "G-").state.regions["boii"]
        assert (land.owner, land.unrest, land.market) == (ROME, 0, True)  # ruling 34

    def test_the_army_may_perish(self) -> None:
        board = Board().army(R1, "umbria").campaign().do(ROME, March(R1, ("boii",)), "G*", "G*")
        assert board.told(ArmyDestroyed).at == "boii" and board.owner("boii") == ""
        assert len(board.state.factions[ROME].generals) == 10  # ruling 9: he is not dead

    def test_barracks_make_an_independent_region_a_garrison(self) -> None:
        """Conquering 1."""
        board = Board().army(R1, "umbria").land("boii", barracks=True).campaign().do(ROME, March(R1, ("boii",)))
        assert board.state.armies[R1].held and board.allows(ROME, Assault(R1))
        board.refused(ROME, March(R1, ("umbria",)))

    @pytest.mark.ruling(35)
    def test_a_free_mercenary_only_if_it_fits(self) -> None:
        """Ruling 35; it applies to what another controls, too."""
        board = Board().army(R1, "bruttium").own(GREEKS, "messana").campaign()
        board.do(ROME, March(R1, ("messana",)), "G-", "G-")
        assert board.options(ROME, TakeMercenary) == ("mamertines_vet", "mamertines")
        board.do(ROME, TakeMercenary("mamertines"))
        assert "mamertines" in board.state.armies[R1].cards and board.state.packs["mamertines"] == 3
        board = Board().army(R1, "bruttium", *[LEGION] * 4, FOOT, FOOT).campaign()
        board.do(ROME, March(R1, ("messana",)), "G-", "G-")
        assert board.options(ROME, TakeMercenary) == ("none",)  # asked all the same: what fits is his secret
        board.do(ROME, TakeMercenary("none"))
        assert board.state.packs["mamertines"] == 4 and board.owner("messana") == ROME

    def test_plunder(self) -> None:
        board = Board().army(R1, "umbria").holds(ROME, "plunder", "ac_38").campaign()
        assert not board.may(ROME, Plunder)
        board.do(ROME, March(R1, ("boii",)), "G-", "G-").do(ROME, Plunder("ac_32", "boii"))
        assert board.gold() == 12 and not board.may(ROME, Plunder)  # a region is plundered once


@pytest.mark.ruling(21, 31, 36)
class TestSieges:
    """Besieging a Garrisoned Region; rulings 21, 31 and 36."""

    def siege(self) -> Board:
        board = Board().army(R1, "messana", FOOT, FOOT, FOOT, FOOT).own(ROME, "messana").status(ROME, CARTHAGE, "enemy")
        return board.campaign().do(ROME, March(R1, ("lilybaeum",)))

    def test_it_begins_at_the_end_of_the_turn(self) -> None:
        board = self.siege()
        assert not board.state.is_besieged("lilybaeum")
        assert board.do(ROME, EndTurn()).state.is_besieged("lilybaeum")

    def test_and_ends_when_the_army_goes(self) -> None:
        board = self.siege().do(ROME, EndTurn()).campaign().do(ROME, March(R1, ("messana",)))
        assert not board.state.is_besieged("lilybaeum")

    def test_after_a_failed_assault_it_goes_on_or_stays(self) -> None:
        board = self.siege()
        board.refused(ROME, March(R1, ("messana",)))
        board.do(ROME, Assault(R1), *["Rs"] * 3, *["G-"] * 4, "W-")
        board.refused(ROME, Assault(R1))  # once a turn
        assert board.allows(ROME, March(R1, ("messana",))) and board.allows(ROME, EndTurn())
        assert board.state.armies[R1].spent == 1  # an assault costs no MU

    def test_again_in_the_next_turn(self) -> None:
        board = self.siege().do(ROME, Assault(R1), *["Rs"] * 3, *["G-"] * 4, "W-").do(ROME, EndTurn()).campaign()
        assert board.allows(ROME, Assault(R1)) and board.allows(ROME, March(R1, ("messana",)))

    @pytest.mark.ruling(33)
    def test_not_past_an_army_of_the_owner(self) -> None:
        """Ruling 33: the battle comes first."""
        board = Board().army(R1, "lilybaeum").army("carthage_1", "lilybaeum").status(ROME, CARTHAGE, "enemy").campaign()
        board.refused(ROME, Assault(R1))


@pytest.mark.ruling(22)
class TestReorganising:
    """Reorganising; ruling 22."""

    def pair(self) -> Board:
        return Board().army(R1, "latium", FOOT, FOOT, VELITES).army(R2, "latium", LEGION, LEGION, LEGION)

    def test_a_mu_of_each(self) -> None:
        board = self.pair().campaign().do(ROME, Reorganise(R1, R2, (VELITES,), (LEGION,), "keep"))
        assert board.state.armies[R1].cards == (FOOT, FOOT, LEGION)
        assert [board.state.armies[a].spent for a in (R1, R2)] == [1, 1]

    def test_generals_may_change_places(self) -> None:
        board = self.pair()
        before = [board.state.armies[a].general for a in (R1, R2)]
        board.campaign().do(ROME, Reorganise(R1, R2, (), (), "swap"))
        assert [board.state.armies[a].general for a in (R2, R1)] == before

    def test_not_without_a_mu(self) -> None:
        board = self.pair().campaign()
        for way in ("umbria", "latium", "umbria"):
            board.do(ROME, March(R1, (way,)))
        assert board.do(ROME, March(R2, ("umbria",))).state.armies[R1].spent == 3
        assert not board.may(ROME, Reorganise)

    def test_merged_and_the_better_general_leads(self) -> None:
        board = Board().army(R1, "latium", general="rome_scipio_africanus").army(R2, "latium", LEGION, LEGION)
        spare = board.state.armies[R2].general
        board.campaign().do(ROME, Merge(R1, R2))
        assert board.state.armies[R2].general == "rome_scipio_africanus" and R1 not in board.state.armies
        assert board.state.factions[ROME].spare == (spare,)

    def test_a_spare_general_joins_within_four_of_home_at_no_mu(self) -> None:
        board = Board().own(ROME, "boii").army(R1, "venetia").army(R2, "callaecia").spare("rome_scipio_africanus")
        board.campaign()
        assert board.options(ROME, MoveGeneral, "rome_scipio_africanus") == (R1,)
        board.do(ROME, MoveGeneral("rome_scipio_africanus", R1))
        assert board.state.armies[R1].general == "rome_scipio_africanus" and board.state.armies[R1].spent == 0

    def test_one_in_play_moves_up_to_four(self) -> None:
        board = Board().army(R1, "latium", general="rome_scipio_africanus").army(R2, "bruttium", stars=0)
        board.own(ROME, "ionia").army("rome_3", "ionia").campaign()
        assert board.options(ROME, MoveGeneral, "rome_scipio_africanus") == (R2,)
        board.do(ROME, MoveGeneral("rome_scipio_africanus", R2))
        assert board.state.armies[R1].general == "" and board.state.armies[R2].general == "rome_scipio_africanus"


@pytest.mark.ruling(23)
class TestSubduing:
    """Subduing Unrest; ruling 23."""

    def test_one_marker_a_mu_with_four_cards(self) -> None:
        board = Board().army(R1, "latium", FOOT, FOOT, FOOT, VELITES).land("latium", unrest=4).campaign()
        board.refused(ROME, Subdue(R1, 4))
        board.do(ROME, Subdue(R1, 3))
        assert board.state.regions["latium"].unrest == 1 and not board.may(ROME, March)

    def test_not_with_three_nor_in_anothers_region(self) -> None:
        assert not Board().army(R1, "latium", FOOT, FOOT, FOOT).land("latium", unrest=1).campaign().may(ROME, Subdue)
        board = Board().army(R1, "messana", *[FOOT] * 4).own(GREEKS, "messana").land("messana", unrest=1)
        assert not board.status(ROME, GREEKS, "ally").campaign().may(ROME, Subdue)


@pytest.mark.ruling(24)
class TestInfighting:
    """Tribal Infighting; ruling 24."""

    def tribes(self, *at: str) -> Board:
        board = Board()
        for name, region in zip((T1, T2, T3), at, strict=False):
            board.army(name, region, *[LOWLAND if name != T2 else HIGHLAND] * 4)
        return board.campaign(TRIBES)

    def test_adjacent_armies_roll_two_red_dice_at_each_other(self) -> None:
        board = self.tribes("aedui", "arverni").do(TRIBES, EndTurn(), "R*", "Rs", "Rx", "Rx")
        board.do(TRIBES, LoseCards((LOWLAND,))).do(TRIBES, LoseCards((HIGHLAND,)))
        assert [len(board.state.armies[a].cards) for a in (T1, T2)] == [3, 3]

    def test_between_two_others_it_suffers_both(self) -> None:
        board = self.tribes("arverni", "aedui", "belgica")
        board.do(TRIBES, EndTurn(), "Rs", "Rs", "R*", "Rs", "R*", "Rs", "Rs", "Rs")
        board.do(TRIBES, LoseCards((HIGHLAND, HIGHLAND)))
        assert [len(board.state.armies[a].cards) for a in (T1, T2, T3)] == [4, 2, 4]

    def test_not_apart_nor_with_reduced_antipathy(self) -> None:
        assert not self.tribes("aedui", "helvetii").do(TRIBES, EndTurn()).window()
        board = Board().army(T1, "aedui").army(T2, "arverni").has(TRIBES, developments=("barbarian_reduced_antipathy",))
        assert board.campaign(TRIBES).do(TRIBES, EndTurn()).at(T1) == "aedui"

    def test_only_tribes_quarrel(self) -> None:
        assert Board().army(R1, "latium").army(R2, "umbria").campaign().do(ROME, EndTurn()).at(R1) == "latium"


@pytest.mark.ruling(12, 109)
class TestEndOfTurn:
    """Universal Rules 3 and 5; rulings 12 and 109."""

    def test_two_armies_in_a_region_are_one(self) -> None:
        board = Board().army(R1, "latium").army(R2, "umbria").campaign().do(ROME, March(R2, ("latium",)))
        board.do(ROME, EndTurn())
        assert board.all(ArmiesMerged) and sum(a.at == "latium" for a in board.state.armies.values()) == 1

    @pytest.mark.ruling(12)
    def test_what_is_over_the_limits_goes_at_random(self) -> None:
        """Ruling 12: own cards into the reserve stack, mercenaries to their pack."""
        board = Board().army(R1, "latium", *[FOOT] * 5).army(R2, "umbria", LEGION, LEGION, LEGION, "mamertines")
        board.campaign().do(ROME, March(R2, ("latium",))).do(ROME, EndTurn(), 9, 1, 1)
        (army,) = board.state.armies.values()
        assert army.group_card_count("main") == 6 and board.state.packs["mamertines"] in (3, 4)

    def test_trimming_stops_at_the_limits(self) -> None:
        board = Board()
        board.army(R1, "latium", *[LEGION] * 6, *[VELITES] * 3)
        trim_army_to_limits(Play(board.state, ScriptedFaces((2,))), R1)
        assert board.state.armies[R1].group_card_count("skirmisher") == 2

    @pytest.mark.ruling(9)
    def test_a_single_main_battle_card_is_no_army(self) -> None:
        """Ruling 9."""
        board = Board().army(R1, "umbria", LEGION, LEGION, VELITES).campaign()
        board.do(ROME, March(R1, ("boii",)), "G*", "G-").do(ROME, LoseCards((LEGION,)))
        assert R1 not in board.state.armies and board.state.factions[ROME].reserve[VELITES] == 5


@pytest.mark.ruling(98)
class TestElimination:
    """End of Round; ruling 98: it keeps its agents and its points, and passes."""

    def test_without_region_and_army(self) -> None:
        homes = Board().state.controlled_regions(ROME)
        board = Board().own(CARTHAGE, *homes).has(ROME, vp=5).army(R1).campaign()
        assert board.options(ROME, EndTurn) == () and not board.may(ROME, PlaceArmy)
        board.do(ROME, EndTurn())
        assert board.vp() == 5 and board.state.agents["rome_agent_1"].at == "latium"


def test_camp_fever_strikes_an_army_away_from_home() -> None:
    board = Board().holds(ROME, "camp_fever").army("carthage_1", "messana", SPEARS, SPEARS, SPEARS)
    board.army("greek_states_1", "attica").campaign()
    assert board.options(ROME, CampFever, "ac_16") == ("carthage_1",)
    board.do(ROME, CampFever("ac_16", "carthage_1"), "G*", "W-").do(CARTHAGE, LoseCards((SPEARS,)))
    assert len(board.state.armies["carthage_1"].cards) == 2 and board.asked() == {ROME}
