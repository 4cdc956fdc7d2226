"""NAVAL BATTLES; rulings 66 to 72."""

from typing import Any

import msgspec
import pytest

from engine.games.total_war_rome.actions.battle import LoseShips
from engine.games.total_war_rome.battle.naval import Broadside, broadside_damage, drowned_troops
from engine.games.total_war_rome.events.battle import NavalBattleFought
from engine.games.total_war_rome.forecast.unseen_forces import fleets_of
from engine.games.total_war_rome.frames.battle import NavalBattle
from engine.games.total_war_rome.secrets import dealt_anew
from engine.games.total_war_rome.state import Army, Navy
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, GREEKS, ROME, Battle, FaceDice, table

TRI, QUIN = "trireme_r", "quinquereme_c"


@pytest.mark.parametrize(
    ("faces", "ships", "marines", "damage"),
    [
        (("skull", "x", "x"), 3, False, Broadside(2, 0, 0)),
        (("x",), 3, False, Broadside(0, 0, 0)),  # an odd X is lost
        (("s", "s", "s"), 3, True, Broadside(0, 1, 3)),
        (("s", "s"), 3, False, Broadside(0, 0, 2)),
        (("skull", "skull", "s", "s"), 2, True, Broadside(2, 0, 2)),  # nothing left to capture
    ],
)
def test_damage(faces: tuple[str, ...], ships: int, marines: bool, damage: Broadside) -> None:
    assert broadside_damage(faces, ships, marines) == damage


def test_carried_troops_drown_in_proportion_rounded_up() -> None:
    assert drowned_troops(6, 4, 1, 0) == 2  # the rulebook's example
    assert drowned_troops(6, 4, 1, 2) == 4
    assert drowned_troops(6, 2, 2, 1) == 6


def fleet(
    ours: int, theirs: int, *dice: str, marines: bool = False, aboard: tuple[str, ...] = (), general: str = ""
) -> Battle:
    navies = {
        "rome_fleet": Navy(owner=ROME, sea="mare_tyrrhenum", ships=(TRI,) * ours),
        "carthage_fleet": Navy(owner=CARTHAGE, sea="mare_tyrrhenum", ships=(QUIN,) * theirs),
    }
    armies = (
        {"carthage_1": Army(owner=CARTHAGE, navy="carthage_fleet", general=general, cards=aboard)} if aboard else {}
    )
    state = table(armies, navies)
    if marines:
        own: Any = state.factions[ROME]
        state.factions[ROME] = msgspec.structs.replace(own, developments={"rome_marines": 1})
    return Battle(state, NavalBattle(attacker="rome_fleet", defender="carthage_fleet")).begin(FaceDice(*dice))


def test_a_victory_and_a_retreat() -> None:
    battle = fleet(2, 2, "GREEN:skull", "GREEN:blank", "YELLOW:blank", "YELLOW:x")
    battle.answer({CARTHAGE: LoseShips((QUIN,))})
    end = battle.ended[0]
    assert (end.winner, end.withdraws, end.destroyed) == ("attacker", ("carthage_fleet",), ())
    assert battle.state.navies["carthage_fleet"].ships == (QUIN,)
    assert battle.state.factions[CARTHAGE].reserve[QUIN] == 5
    assert battle.state.factions[ROME].vp == 0


@pytest.mark.ruling(103)
def test_ships_whose_dice_were_told_are_known_to_all() -> None:
    """Ruling 103: while the loser names what sinks, and afterwards, with what is lost by kind."""
    mixed = ("quinquereme_c", "trireme_c")
    navies = {
        "rome_fleet": Navy(owner=ROME, sea="mare_tyrrhenum", ships=(TRI, TRI)),
        "carthage_fleet": Navy(owner=CARTHAGE, sea="mare_tyrrhenum", ships=mixed),
    }
    frame = NavalBattle(attacker="rome_fleet", defender="carthage_fleet")
    dice = FaceDice("GREEN:skull", "GREEN:blank", "YELLOW:blank", "GREEN:x")
    battle = Battle(table({}, navies), frame).begin(dice)
    for ships in (mixed, mixed[:1]):
        for side in (ROME, GREEKS):
            assert fleets_of(battle.state, "carthage_fleet", side) == (((ships, 1.0),), True)
            anew = dealt_anew(battle.machine, battle.state, battle.state.players[side], UnverifiedRandom(1))
            assert anew.navies["carthage_fleet"].ships == ships
        if battle.prompts:
            battle.answer({CARTHAGE: LoseShips(mixed[1:])})
    told = next(e for e in battle.events if isinstance(e, NavalBattleFought))
    assert (told.attacker_lost, told.defender_lost) == ((), mixed[1:])


@pytest.mark.ruling(6)
def test_victory_at_sea_for_sinking_a_navy_of_two() -> None:
    """Victory at Sea; ruling 6."""
    battle = fleet(2, 2, "GREEN:skull", "GREEN:skull", "YELLOW:blank", "YELLOW:blank")
    assert battle.ended[0].destroyed == ("carthage_fleet",)
    assert battle.state.factions[ROME].vp == 1  # ruling 6
    single = fleet(2, 1, "GREEN:skull", "GREEN:blank", "YELLOW:blank")
    assert single.state.factions[ROME].vp == 0


def test_on_a_tie_the_attacker_retreats() -> None:
    battle = fleet(2, 2, "GREEN:blank", "GREEN:s", "YELLOW:x", "YELLOW:blank")
    assert battle.ended[0].withdraws == ("rome_fleet",)
    assert battle.ended[0].winner == ""


def test_marines_capture() -> None:
    battle = fleet(2, 3, "GREEN:s", "GREEN:s", "YELLOW:blank", "YELLOW:blank", "YELLOW:blank", marines=True)
    assert battle.state.navies["rome_fleet"].ships == (QUIN, TRI, TRI)
    assert battle.state.navies["carthage_fleet"].ships == (QUIN, QUIN)
    assert battle.ended[0].winner == "attacker"


@pytest.mark.ruling(68)
def test_a_captured_ship_without_a_place_is_sunk() -> None:
    dice = ["GREEN:s", "GREEN:s", *["GREEN:blank"] * 3, *["YELLOW:blank"] * 2]
    battle = fleet(5, 2, *dice, marines=True)
    assert len(battle.state.navies["rome_fleet"].ships) == 5
    assert battle.state.factions[CARTHAGE].reserve[QUIN] == 5


def test_carried_troops_die_by_s_and_with_their_ships() -> None:
    cards = ("libyan_spearmen",) * 4
    battle = fleet(2, 2, "GREEN:skull", "GREEN:s", "YELLOW:blank", "YELLOW:blank", aboard=cards)
    battle.answer({CARTHAGE: LoseShips((QUIN,))})
    assert "carthage_1" not in battle.state.armies  # one by S, two with the ship: a single main card is destroyed


def test_a_lost_navy_takes_army_and_general_with_it() -> None:
    cards = ("libyan_spearmen",) * 4
    battle = fleet(
        2,
        2,
        "GREEN:skull",
        "GREEN:skull",
        "YELLOW:blank",
        "YELLOW:blank",
        aboard=cards,
        general="carthage_gisgo",
    )
    assert not battle.state.navies.keys() & {"carthage_fleet"}
    assert "carthage_1" not in battle.state.armies
    assert battle.state.factions[CARTHAGE].reserve["libyan_spearmen"] == 8
    assert "carthage_gisgo" in battle.state.factions[CARTHAGE].generals


def test_an_admiral_aboard_adds_a_green_die() -> None:
    cards = ("libyan_spearmen",) * 4
    battle = fleet(1, 1, "GREEN:blank", "YELLOW:blank", "GREEN:skull", aboard=cards, general="carthage_adherbal")
    assert battle.ended[0].destroyed == ("rome_fleet",)
