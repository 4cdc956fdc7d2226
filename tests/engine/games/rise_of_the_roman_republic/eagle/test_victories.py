"""The ends of the Eagle as a table comes to them: at the end of a turn through the machine, or in the midst of one."""

from collections.abc import Callable

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack
from engine.games.rise_of_the_roman_republic.actions.movement import MarchAllies
from engine.games.rise_of_the_roman_republic.actions.politics import NONE
from engine.games.rise_of_the_roman_republic.board.control import is_in_area, province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open, set_city
from engine.games.rise_of_the_roman_republic.board.stacks import take_leader
from engine.games.rise_of_the_roman_republic.combat.fates import stranded_leader_refuge
from engine.games.rise_of_the_roman_republic.events.combat import CasualtyRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.invariants import violations
from engine.games.rise_of_the_roman_republic.naval.cargo import reachable_ports, shippable_movers
from engine.games.rise_of_the_roman_republic.options import completed_table_options
from engine.games.rise_of_the_roman_republic.politics.imperium import assignable_provinces, magistrate_placement_hexes
from engine.games.rise_of_the_roman_republic.politics.returning import leader_return_places
from engine.games.rise_of_the_roman_republic.turn.invasion import invasion_score
from engine.kernel.dice import KeyedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.eagle.test_end import FIVE, SIX, ally, empty
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def garrisoned(*places: str) -> Table:
    """Pyrrhus' men stand in these cities, and nobody else."""
    table = empty(Table("eagle", turn=5), *places)
    for place in places:
        table.stand("epirus", place, 1, inside=True)
    return table


def rich(points: int) -> Table:
    """Epirus has so many points."""
    table = ally(Table("eagle", turn=5), *SIX, "umbria", "picenum", "east_sicilia")
    table.state.levels = {**table.state.levels, "west_sicilia": {"epirus": 4}}
    for place in ("4412", "6015", "5915", "5405"):
        set_city(table.state, place, holder="epirus")
    if points > 48:
        set_city(table.state, "6419", holder="epirus")
    assert invasion_score(table.state)["epirus"] == points
    return table


def allied(turn: int, *rows: str) -> Table:
    return ally(Table("eagle", turn=turn), *rows)


VICTORIES: dict[str, tuple[Callable[[], Table], Callable[[], Table]]] = {
    "capital": (lambda: garrisoned("3714"), lambda: Table("eagle").stand("epirus", "3714", 60)),
    "cities_held": (lambda: garrisoned(*FIVE), lambda: garrisoned(*FIVE[:4])),
    "points_reached": (lambda: rich(53), lambda: rich(48)),
    "provinces_held": (lambda: allied(3, *SIX), lambda: allied(4, *SIX)),
}


@pytest.mark.parametrize("reason", VICTORIES)
def test_as_a_turn_ends_pyrrhus_has_won_and_by_a_hair_he_has_not(reason: str) -> None:
    won, missed = VICTORIES[reason]
    done = won().begin(Turns(step="recovery"))
    assert done.state.outcome is not None and done.state.outcome.winners == ("epirus",)
    assert done.state.outcome.reason.key == f"outcome.{reason}"
    table = missed()
    turn = table.state.turn
    table.state.frames, table.state.serial = [], 0
    field = Field("eagle")
    field.state = table.state
    field.start(Turns(step="recovery"))
    assert field.state.outcome is None and field.state.turn == turn + 1


@pytest.mark.parametrize("rows", [SIX[:4], (*SIX[1:], "picenum", "sabinus")], ids=["five", "no_campania"])
def test_five_provinces_or_none_of_them_campania_go_on(rows: tuple[str, ...]) -> None:
    field = Field("eagle")
    field.state = allied(3, *rows).state
    assert field.start(Turns(step="recovery")).state.outcome is None


def test_pyrrhus_killed_in_battle_ends_the_game_for_rome_at_once() -> None:
    """A nine, and one for a Major Defeat; a wound alone ends nothing."""
    for die, fate in ((9, "killed"), (8, "wounded")):
        table = alone(Field("eagle"))
        army(table, "rome", FLAT, "201", legions=("I", "II", "III", "IV"))
        army(table, "epirus", FLAT, "pyrrhus", infantry=20)
        table.phase("pyrrhus").act("epirus", Attack("rome")).meet()
        table.dice(tactics_pyrrhus=0, tactics_201=9, battle=3, casualty_pyrrhus=die).finish()
        assert [(one.leader, one.major, one.fate) for one in table.told(CasualtyRolled)] == [("pyrrhus", True, fate)]
        outcome = table.state.outcome
        assert (outcome is not None) is (fate == "killed")
        if outcome is not None:
            assert outcome.winners == ("rome",) and outcome.reason.key == "outcome.hero_fell"


def test_the_first_turn_is_pyrrhus_with_two_markers_after_the_set_up() -> None:
    """Through the set-up of a table: he begins, and one more of his lies in the cup."""
    dice = KeyedDice(bytes(32), 0)
    state = GAME.setup(completed_table_options({"scenario": "eagle"}), ("1", "2"), bytes(32), dice).state
    for step in range(9):
        if state.cup.drawn:
            break
        prompt = next(iter(GAME.prompts(state).values()))
        assert prompt.default is not None
        state = GAME.apply(state, prompt.id, prompt.default, KeyedDice(bytes(32), step + 1)).state
    assert state.cup.drawn == ("pyrrhus",)
    kinds = ("pyrrhus", "consul", "proconsul", "megacles", "milon", "siege", "augury")
    assert [state.cup.markers.count(one) for one in kinds] == [1, 4, 2, 1, 1, 3, 1]


def test_no_roman_comes_to_sicily_by_march_or_ship() -> None:
    table = empty(Table("eagle"), "6015").stand("rome", "6015", 10, inside=True)
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex != "3714"}
    table.legion("I", "6015", inside=True).legion("V", "6015", inside=True).stand("rome", "6015", 0, "201", inside=True)
    table.begin(Phase(leader="201", side="rome"))
    assert not any(table.allowed("rome", MarchAllies("rome@6015+in", (place,))) for place in ("5915", "5816"))
    goals = {
        one.removesuffix("+in")
        for mover in shippable_movers(table.state, "201").values()
        for one in reachable_ports(table.state, mover)
    }
    assert goals and not {one for one in goals if is_in_area(one, "sicily")}


def test_no_consul_is_given_sicily_nor_placed_there() -> None:
    """Special rules, Rome and Sicily: whoever controls it; one without an army is placed in the province that he is
    assigned (section 5.22), which may well be Sardinia."""
    table, frame = Table("eagle"), Election(office="field_consul", leader="202")
    found = {province_of(one) for one in magistrate_placement_hexes(table.state, frame, NONE)}
    assert "southern_sardinia" in found and not found & {*scenario_of(table.state).barred["rome"]}
    abroad = assignable_provinces(table.state, frame, "army_2", "2613")
    assert {"etruria", "samnium", "sardinia"} <= {*abroad} and "sicily" not in abroad


@pytest.mark.parametrize(
    ("leader", "place", "power", "friend"),
    [("201", "6015", "rome", "5915"), ("mago_eagle", "5915", "carthage", "6015")],
)
def test_nobody_who_is_stranded_or_was_wounded_comes_over_the_strait_to_where_he_may_not_be(
    leader: str, place: str, power: str, friend: str
) -> None:
    """No Roman to Messana, though the Mamertines are Rome's; no Carthaginian to Rhegium, though Pyrrhus holds it."""
    table = empty(Table("eagle"), "6015")
    take_leader(table.state, leader)
    table.stand(power, place, 0, leader)
    table.state.masters = {"carthage": "epirus", "mamertines": "rome"}
    set_city(table.state, "6015", holder="epirus")
    assert is_city_open(table.state, power, friend)
    to = stranded_leader_refuge(table.state, table.at(power, place))
    assert to is not None and province_of(to.hex) not in scenario_of(table.state).barred[power]
    assert friend not in leader_return_places(table.state, leader)


@pytest.mark.parametrize(
    ("power", "place", "kind", "why"),
    [
        ("rome", "5423", "garrison", "never goes"),
        ("carthage", "5405", "african", "never goes"),
        ("epirus", "5402", "greek", "natives"),
        ("rome", "6013", "campanian", "never march"),
    ],
)
def test_the_laws_say_who_is_where_he_never_goes(power: str, place: str, kind: str, why: str) -> None:
    table = alone(Field("eagle"))
    assert not [one for one in violations(table.state) if why in one]
    army(table, power, place, infantry=1, kind=kind)
    assert [one for one in violations(table.state) if why in one]
