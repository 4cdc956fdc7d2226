"""How the computer player uses ships in the Eagle: islands that are to be had, voyages there, fleets where needed."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.naval import RaiseLevels, Reallot, Sail, SailWith, SendAmbassador
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.computer_player import hero, voyages
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.computer_player.islands import overseas_provinces
from engine.games.rise_of_the_roman_republic.computer_player.odds import battle_odds_in_hex
from engine.games.rise_of_the_roman_republic.computer_player.table import Table as Seen
from engine.games.rise_of_the_roman_republic.frames.naval import Fleets
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.rise_of_the_roman_republic.playing import Table

TUSCAN, ADRIATIC = "mare_tyrrhenum", "mare_adriaticum"
SEATS = {"rome": "1", "epirus": "2"}


def seen(table: Table, side: str) -> Seen:
    return Seen(PLAIN.view(table.state, SEATS[side]), side)


def answer(table: Table, side: str) -> Action | None:
    return StrongPlayer().answer(PLAIN.view(table.state, SEATS[side]), table.prompt(side), UnverifiedRandom(1))


def at_sea(table: Table, side: str) -> Action | None:
    """Return the voyage that a side's active leader would make, if it is worth more than any march."""
    forms = table.prompt(side).menu.forms
    known = Seen(PLAIN.view(table.state, SEATS[side]), side, forms)
    return voyages.choose_voyage(known, forms[Sail.tag()]) if Sail.tag() in forms else None


def test_islands_are_what_no_way_over_land_leads_to() -> None:
    found = overseas_provinces("eagle")
    assert {"corsica", "northern_sardinia", "west_sicilia", "messana"} <= found
    assert not {"latium", "bruttium", "northern_etruria"} & found and not overseas_provinces("alexander")


def test_rome_looks_to_sardinia_and_corsica_alone() -> None:
    """Its units never enter Sicily."""
    assert set(seen(Table("eagle"), "rome").islands.landing_gains) == {
        "northern_sardinia",
        "southern_sardinia",
        "corsica",
    }


def test_a_landing_in_sicily_costs_the_favour_of_carthage() -> None:
    table = Table("eagle")
    table.state.levels = {**table.state.levels, "west_sicilia": {"epirus": 4}}
    found = seen(table, "epirus").islands
    assert found.landing_cost("east_sicilia") > 1 and found.landing_cost("corsica") == 0.0


def test_an_island_where_somebody_is_at_work_promises_no_second_army_anything() -> None:
    table = Table("eagle").stand("epirus", "3126", 4, "milon")
    assert "corsica" not in seen(table, "epirus").islands.landing_gains


def port(sp: int, level: int = 1) -> Table:
    """Megacles is active in Paestum with some men; all Italy is his side's, and its level in the sea before it this."""
    table = Table("eagle").stand("epirus", "4911", sp, "megacles", inside=True)
    for place in [one for one in table.state.cities if HEXES[one].province not in overseas_provinces("eagle")]:
        set_city(table.state, place, holder="epirus")
    table.state.naval = {**table.state.naval, TUSCAN: {"rome": -3, "epirus": level}}
    return table.begin(Phase(leader="megacles", side="epirus"))


def test_the_hero_is_not_shipped_to_an_island() -> None:
    table = Table("eagle").stand("epirus", "5405", 20, "pyrrhus", inside=True)
    table.begin(Phase(leader="pyrrhus", side="epirus"))
    assert Sail.tag() in table.prompt("epirus").menu.forms and at_sea(table, "epirus") is None


def test_a_lesser_leader_is_where_the_sea_is_open() -> None:
    """Ten SP sail at level 1; at -4 nine voyages of ten would fail."""
    found = at_sea(port(10), "epirus")
    assert isinstance(found, Sail) and HEXES[found.to.removesuffix("+in")].province in overseas_provinces("eagle")
    assert at_sea(port(10, -4), "epirus") is None


def test_a_level_moves_from_where_nobody_contests_it_to_the_way_to_the_islands() -> None:
    table = Table("eagle").begin(Fleets(), 10, 3, 9)
    assert answer(table, "epirus") == Reallot(ADRIATIC, TUSCAN)


def test_a_level_is_built_where_it_is_worth_the_legions_that_it_costs() -> None:
    """Rome gets one at a six: from -1 to 0 no die is needed any more; beyond that it would rather have legions."""
    for level, zones in ((-1, (TUSCAN,)), (1, ())):
        table = Table("eagle")
        table.state.naval = {**table.state.naval, TUSCAN: {"rome": level, "epirus": 0}}
        assert answer(table.begin(Fleets(), 6), "rome") == RaiseLevels(zones)


def test_the_ambassador_goes_before_anything_else_is_risked() -> None:
    table = Table("eagle").stand("epirus", "5405", 20, "pyrrhus", inside=True)
    table.state.levied = ("epirus",)
    table.begin(Phase(leader="pyrrhus", side="epirus"))
    assert isinstance(answer(table, "epirus"), SendAmbassador)


@pytest.mark.parametrize(("side", "sign"), [("epirus", -1), ("rome", 1)])
def test_a_hero_with_few_men_is_a_prize(side: str, sign: int) -> None:
    table = Table("eagle").stand("epirus", "5004", 6, "pyrrhus")
    known = seen(table, side)
    view = msgspec.structs.replace(known.view, cities=())
    legion = StackView(power="rome", hex="5004", side="rome", leaders=("202",), sp=60, infantry=50)
    pyrrhus = next(one for one in view.stacks if "pyrrhus" in one.leaders)
    odds = battle_odds_in_hex(known, [legion], [pyrrhus], "5004")
    assert sign * hero.battle_gain_by_hero(view, side, [legion], [pyrrhus], odds) > 0
    assert hero.battle_gain_by_hero(view, side, [legion], [msgspec.structs.replace(pyrrhus, leaders=())], odds) == 0.0


def test_part_of_a_larger_army_is_shipped() -> None:
    table = port(40)
    forms = table.prompt("epirus").menu.forms
    found = voyages.ship_part_of_army(Seen(PLAIN.view(table.state, "2"), "epirus", forms), forms[SailWith.tag()])
    assert isinstance(found, SailWith) and 0 < len(found.units) <= voyages.PARTY
    assert table.allowed("epirus", found)
