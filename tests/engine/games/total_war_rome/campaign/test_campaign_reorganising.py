"""CAMPAIGN PHASE: reorganising, the end of a turn, subduing unrest, tribal infighting."""

import pytest

from engine.games.total_war_rome.actions.campaign import (
    Assault,
    LoseCards,
    March,
    Merge,
    MoveGeneral,
    Reorganise,
    ReorganiseNavies,
    Subdue,
)
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.armies import is_legal_army, trim_army_to_limits
from engine.games.total_war_rome.events.campaign import ArmiesMerged
from engine.games.total_war_rome.state import Navy
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.scenario import (
    ADMIRAL,
    COMPETENT,
    FOOT,
    GREEKS,
    HIGHLAND,
    LEGION,
    LOWLAND,
    Board,
)
from tests.engine.games.total_war_rome.table import ROME, TRIBES, ScriptedFaces, Table

ITALIANS = ("italian_infantry",) * 5


@pytest.mark.ruling(114)
def test_reorganising_armies() -> None:
    """Reorganising: cards change armies in one region for 1 MU each; two main battle cards stay (ruling 114)."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries", "velites")
    table.campaign(ROME)
    table.refuse(ROME, Reorganise("rome_1", "rome_2", ("italian_infantry",) * 4, (), "keep"))  # two must stay
    table.do(ROME, Reorganise("rome_1", "rome_2", ("italian_infantry",) * 3, ("velites",), "swap"))
    one, two = table.state.armies["rome_1"], table.state.armies["rome_2"]
    assert (len(one.cards), len(two.cards)) == (3, 5)
    assert (one.spent, two.spent) == (1, 1)
    assert two.general == "rome_aemilius_paullus"


@pytest.mark.ruling(22)
def test_armies_aboard_navies_in_one_sea_area() -> None:
    """Reorganising: armies in the same sea area exchange cards and merge; one aboard and one ashore do not (22)."""
    sea, guests = "mare_tyrrhenum", ("rome_1", "rome_2")
    for ports in ({"sea": sea}, {"port": "latium"}):
        board = Board().army("rome_1", "latium", *[FOOT] * 4).army("rome_2", "latium", FOOT, FOOT, FOOT)
        board.army("rome_3", "latium", LEGION, LEGION)
        for n, army in enumerate(guests, 1):
            board.navy(f"rome_fleet_{n}", **ports).aboard(army, f"rome_fleet_{n}")
        board.campaign()
        assert set(board.options(ROME, Reorganise)) == set(guests)
        assert board.options(ROME, Reorganise, "rome_1") == ("rome_2",)
        board.do(ROME, Reorganise("rome_1", "rome_2", (FOOT,), (), "keep"))
        assert [len(board.state.armies[a].cards) for a in guests] == [3, 4]
        assert [board.state.armies[a].spent for a in guests] == [1, 1]
        board.refused(ROME, Merge("rome_1", "rome_2"))  # seven main battle cards
    board = Board().army("rome_1", "latium").army("rome_2", "latium").navy("rome_fleet_2", sea)
    board.navy("rome_fleet_1", sea).aboard("rome_1", "rome_fleet_1").aboard("rome_2", "rome_fleet_2").campaign()
    board.do(ROME, Merge("rome_1", "rome_2"))
    assert board.at("rome_1") == "gone" and len(board.state.armies["rome_2"].cards) == 4
    assert board.state.carried_by("rome_fleet_1") == ""
    board = Board().army("rome_1", "latium").army("rome_2", "latium").navy("rome_fleet_1", sea)
    board.navy("rome_fleet_2", "mare_ligusticum").aboard("rome_1", "rome_fleet_1").aboard("rome_2", "rome_fleet_2")
    assert not board.campaign().may(ROME, Merge)


def test_only_one_army_in_a_region_at_the_end_of_a_turn() -> None:
    """Universal Rules 5: two armies in one region are merged at the end of a turn; what is too much goes at random."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries", "velites", "velites")
    table.campaign(ROME).do(ROME, EndTurn())
    armies = [army for army in table.state.armies.values() if army.owner == ROME]
    assert len(armies) == 1 and is_legal_army(armies[0].cards) and len(armies[0].cards) == 8
    assert "rome_gaius_flaminius" in table.state.factions[ROME].spare


def test_merging_and_moving_generals() -> None:
    """Reorganising: a spare general joins an army within 4 of a home region; generals in play change armies."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries")
    table.faction(ROME, spare=("rome_scipio_africanus",), generals=tuple(
        g for g in table.state.factions[ROME].generals if g != "rome_scipio_africanus"))  # fmt: skip
    table.campaign(ROME)
    table.refuse(ROME, Merge("rome_1", "rome_2"))  # seven main battle cards
    table.do(ROME, MoveGeneral("rome_scipio_africanus", "rome_2"))
    assert table.state.armies["rome_2"].general == "rome_scipio_africanus"
    assert table.state.factions[ROME].spare == ("rome_gaius_flaminius",)
    table.do(ROME, MoveGeneral("rome_scipio_africanus", "rome_1"))
    assert table.state.armies["rome_2"].general == "rome_aemilius_paullus"


def test_reorganising_navies() -> None:
    """Reorganising: ship cards change navies in one place."""
    table = Table()
    table.navy("rome_fleet_1", port="latium")
    table.state.navies["rome_fleet_2"] = Navy(owner=ROME, port="latium", ships=("trireme_r",))
    reserve = dict(table.state.factions[ROME].reserve)
    reserve["trireme_r"] -= 1
    table.faction(ROME, reserve=reserve)
    table.campaign(ROME)
    table.do(ROME, ReorganiseNavies("rome_fleet_1", "rome_fleet_2", ("trireme_r",), ()))
    assert len(table.state.navies["rome_fleet_2"].ships) == 2


def test_trimming_an_army() -> None:
    """Universal Rules 5: an army above a limit loses cards at random."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS, "velites", "velites", "velites")
    play = Play(table.state, ScriptedFaces())
    trim_army_to_limits(play, "rome_1")
    assert is_legal_army(table.state.armies["rome_1"].cards)


# Subduing Unrest, Tribal Infighting


def test_subduing_unrest() -> None:
    """Subduing Unrest: an army of 4 cards removes one marker for each MU."""
    table = Table()
    table.land("latium", unrest=4)
    table.land("etruria", unrest=1)
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "etruria", "republican_legionaries", "republican_legionaries", "velites")
    table.campaign(ROME)
    table.refuse(ROME, Subdue("rome_2", 1))
    table.refuse(ROME, Subdue("rome_1", 4))
    table.do(ROME, Subdue("rome_1", 3))
    assert table.state.regions["latium"].unrest == 1


def test_tribal_infighting() -> None:
    """Tribal Infighting: adjacent armies of Barbarian Tribes roll 2 RED dice at each other; not with Reduced
    Antipathy."""
    for owned, rolls in (({}, True), ({"barbarian_reduced_antipathy": 1}, False)):
        table = Table()
        for army, region in (("barbarian_tribes_1", "aedui"), ("barbarian_tribes_2", "arverni")):
            table.army(army, region, *["lowland_warriors"] * 3, "tribal_javelinmen")
        table.faction(TRIBES, developments=owned)
        table.campaign(TRIBES)
        faces = ("RED:SKULL", "RED:X", "RED:S", "RED:X") if rolls else ()
        table.do(TRIBES, EndTurn(), *faces)
        if rolls:
            table.do(TRIBES, LoseCards(("lowland_warriors",)))
            table.do(TRIBES, LoseCards(("tribal_javelinmen",)))
        sizes = [len(table.state.armies[f"barbarian_tribes_{n}"].cards) for n in (1, 2)]
        assert sizes == ([3, 3] if rolls else [4, 4])


@pytest.mark.ruling(119)
class TestMergingNavies:
    """Reorganising; ruling 119."""

    GIVE_ALL = ReorganiseNavies("rome_fleet_1", "rome_fleet_2", ("trireme_r", "trireme_r"), ())

    def board(self) -> Board:
        return Board().navy("rome_fleet_1", port="latium").navy("rome_fleet_2", "", "trireme_r", port="latium")

    def test_one_that_gives_all_is_gone(self) -> None:
        board = self.board().campaign().do(ROME, self.GIVE_ALL)
        assert board.state.navies["rome_fleet_2"].ships == ("trireme_r",) * 3 and board.at("rome_fleet_1") == "gone"
        assert board.told(ArmiesMerged).army == "rome_fleet_1"

    def test_not_with_an_army_aboard(self) -> None:
        board = self.board().army("rome_1", "latium").aboard("rome_1", "rome_fleet_1").campaign()
        board.refused(ROME, self.GIVE_ALL)

    def test_not_into_one_that_has_no_room(self) -> None:
        board = self.board().navy("rome_fleet_2", "", *["trireme_r"] * 3, "quinquereme_r", port="latium").campaign()
        board.refused(ROME, self.GIVE_ALL)
        assert board.allows(ROME, ReorganiseNavies("rome_fleet_1", "rome_fleet_2", ("trireme_r",), ()))


@pytest.mark.ruling(123)
class TestDisunity:
    """Disunity in the Barbarian Tribes: no Highland with Lowland Warriors in one army (ruling 123)."""

    T1, T2 = "barbarian_tribes_1", "barbarian_tribes_2"

    def board(self, lowland: int = 3, highland: int = 2, *developments: str) -> Board:
        board = Board().army(self.T1, "aedui", *[LOWLAND] * lowland, "tribal_javelinmen")
        board.army(self.T2, "aedui", *[HIGHLAND] * highland, "tribal_archers")
        return board.has(TRIBES, developments=developments)

    def test_they_change_no_armies(self) -> None:
        board = self.board().campaign(TRIBES)
        assert not board.allows(TRIBES, Merge(self.T1, self.T2))
        assert not board.allows(TRIBES, Reorganise(self.T1, self.T2, (LOWLAND,), (), "keep"))
        assert not board.allows(TRIBES, Reorganise(self.T2, self.T1, (), (LOWLAND,), "keep"))
        assert board.allows(TRIBES, Reorganise(self.T1, self.T2, ("tribal_javelinmen",), ("tribal_archers",), "keep"))

    def test_a_people_of_its_own_may(self) -> None:
        board = Board().army(self.T1, "aedui", *[LOWLAND] * 3).army(self.T2, "aedui", LOWLAND, LOWLAND)
        assert board.campaign(TRIBES).allows(TRIBES, Merge(self.T1, self.T2))

    def test_all_may_with_national_unity(self) -> None:
        board = self.board(3, 2, "barbarian_reduced_antipathy", "barbarian_national_unity").campaign(TRIBES)
        assert board.allows(TRIBES, Merge(self.T1, self.T2))
        assert board.allows(TRIBES, Reorganise(self.T1, self.T2, (LOWLAND,), (), "keep"))

    def test_at_the_end_of_a_turn_the_fewer_leave(self) -> None:
        board = self.board().campaign(TRIBES).do(TRIBES, EndTurn())
        (army,) = [army for army in board.state.armies.values() if army.owner == TRIBES]
        assert army.cards == (LOWLAND,) * 3 + ("tribal_archers", "tribal_javelinmen")

    @pytest.mark.parametrize(("pick", "left"), [(1, LOWLAND), (2, HIGHLAND)])
    def test_of_as_many_those_whom_the_dice_name(self, pick: int, left: str) -> None:
        board = self.board(2, 2).campaign(TRIBES).do(TRIBES, EndTurn(), pick)
        (army,) = [army for army in board.state.armies.values() if army.owner == TRIBES]
        assert army.cards == (left, left, "tribal_archers", "tribal_javelinmen")


@pytest.mark.ruling(114)
class TestWhoLeadsAMerger:
    """Reorganising; ruling 114: its owner says which general commands, the other is a spare one."""

    @pytest.mark.parametrize(("leader", "leads"), [(COMPETENT, COMPETENT), (ADMIRAL, ADMIRAL), ("none", COMPETENT)])
    @pytest.mark.parametrize("into", ["rome_1", "rome_2"])
    def test_its_owner_says(self, leader: str, leads: str, into: str) -> None:
        board = Board().army("rome_1", "latium", general=COMPETENT).army("rome_2", "latium", general=ADMIRAL).campaign()
        other = "rome_1" if into == "rome_2" else "rome_2"
        board.do(ROME, Merge(other, into, leader))
        assert board.state.armies[into].general == leads
        assert board.state.factions[ROME].spare == (ADMIRAL if leads == COMPETENT else COMPETENT,)

    def test_of_as_many_stars_the_one_whose_army_stays_where_nothing_is_said(self) -> None:
        board = Board().army("rome_1", "latium").army("rome_2", "latium").campaign()
        led = board.state.armies["rome_2"].general
        assert board.do(ROME, Merge("rome_1", "rome_2")).state.armies["rome_2"].general == led

    def test_one_who_has_none_asks_nothing(self) -> None:
        board = Board().army("rome_1", "latium", stars=0).army("rome_2", "latium", general=ADMIRAL).campaign()
        assert board.options(ROME, Merge, "rome_1", "rome_2") == ("none",)
        assert board.do(ROME, Merge("rome_1", "rome_2")).state.armies["rome_2"].general == ADMIRAL


@pytest.mark.ruling(21, 31, 125)
class TestNothingIsDoneTwiceByChangingArmies:
    """Reorganising before a garrison; rulings 21, 31 and 125."""

    def before(self) -> Board:
        """The first army has besieged Syracuse since last year; the second comes to it."""
        board = Board().status(ROME, GREEKS, "enemy").own(ROME, "messana", "lilybaeum")
        board.army("rome_1", "syracusae", FOOT, FOOT, siege=True).army("rome_2", "messana", LEGION, LEGION, FOOT)
        return board.campaign().do(ROME, March("rome_2", ("syracusae",)))

    def test_who_has_come_before_a_garrison_goes_no_further_with_another(self) -> None:
        board = self.before()
        assert board.allows(ROME, March("rome_1", ("lilybaeum",)))
        board.do(ROME, Merge("rome_2", "rome_1"))
        assert not board.allows(ROME, March("rome_1", ("lilybaeum",)))

    def test_nor_by_a_change_of_cards(self) -> None:
        board = self.before().do(ROME, Reorganise("rome_2", "rome_1", (FOOT,), (), "keep"))
        assert not board.allows(ROME, March("rome_1", ("lilybaeum",)))

    def test_nobody_assaults_twice_by_a_merger(self) -> None:
        board = self.before().do(ROME, Assault("rome_2"), "Rs", "Rs", "Rs", "G-", "G-", "G-", "W-")
        assert board.owner("syracusae") == GREEKS and board.allows(ROME, Assault("rome_1"))
        board.do(ROME, Merge("rome_2", "rome_1"))
        assert not board.may(ROME, Assault)
