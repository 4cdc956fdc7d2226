"""Movement by sea: ports, capacities, the naval combat table (section 9.6)."""

import msgspec
import pytest

from engine.games.sword_of_rome.movement.sea import (
    fleeing_capacity,
    may_use_port,
    naval_odds,
    needs_roll,
    sailing_capacity,
    sea_goals,
)
from engine.games.sword_of_rome.state import Effect, Place, Stack, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.zones import Cards

FOUR = ("roman", "greek", "gallic", "etruscan_samnite")


def board(*stacks: Stack, sides: tuple[str, ...] = FOUR, effects: tuple[Effect, ...] = ()) -> SwordState:
    """Return a board on which every space is its home power's."""
    return SwordState(
        prompt_key=b"k" * 16,
        seats=tuple(str(n + 1) for n in range(len(sides))),
        options={},
        players={side: str(n + 1) for n, side in enumerate(sides)},
        vp=dict.fromkeys(sides, 6),
        places={
            space.id: Place(owner="" if space.home == "independent" else space.home, loyalty=space.loyalty)
            for space in SPACES.values()
        },
        stacks={f"{one.power}@{one.space}": one for one in stacks},
        off_map={},
        cards=Cards({}, {}),
        plans={},
        announced={},
        effects=effects,
    )


TREATY = Effect("R14", "treaty")
DUOVIRI = Effect("R11", "duoviri_navales")


@pytest.mark.ruling(23)
def test_ruling_23_african_ports_are_for_carthage_and_for_greeks_who_stand_in_kerkouane() -> None:
    empty, landed = board(), board(Stack("greek", "kerkouane", 4))
    assert not may_use_port(empty, "greek", "carthago") and not may_use_port(empty, "greek", "kerkouane")
    assert may_use_port(landed, "greek", "kerkouane") and not may_use_port(landed, "greek", "carthago")
    assert may_use_port(empty, "carthaginian", "carthago")
    assert not may_use_port(landed, "roman", "kerkouane")
    assert may_use_port(
        board(sides=("roman", "carthaginian", "greek", "gallic", "etruscan_samnite")), "roman", "carthago"
    )


def test_greeks_sail_with_a_three_and_more_of_them_to_or_from_syracusae() -> None:
    """Section 9.6.3."""
    state = board()
    assert sailing_capacity(state, "greek", "tarentum", "neapolis", 3) == 3
    assert sailing_capacity(state, "greek", "tarentum", "syracusae", 3) == 6
    assert sailing_capacity(state, "greek", "syracusae", "roma", 3) == 6
    assert sailing_capacity(state, "greek", "syracusae", "roma", 2) == 0
    assert sailing_capacity(state, "greek", "syracusae", "catina", 3) == 0  # no port


def test_greeks_flee_with_more_to_syracusae_and_not_from_it() -> None:
    """Sections 11.1.1 and 12.4.3; with five players to Lilybaeum too, and with ten, if they hold it."""

    def room(state: SwordState, start: str, goal: str) -> int:
        return fleeing_capacity(state, "greek", start, goal, 3)

    state = board(Stack("greek", "syracusae", 10), Stack("greek", "tarentum", 10))
    assert room(state, "tarentum", "syracusae") == 6 and room(state, "syracusae", "tarentum") == 3
    five = board(*state.stacks.values(), sides=("roman", "carthaginian", "greek", "gallic", "etruscan_samnite"))
    assert room(five, "tarentum", "lilybaeum") == room(five, "syracusae", "tarentum") == 3
    five.places = {**five.places, "lilybaeum": Place("greek", 1)}
    assert room(five, "tarentum", "syracusae") == room(five, "syracusae", "lilybaeum") == 10
    assert room(five, "syracusae", "tarentum") == room(five, "lilybaeum", "messana") == 3
    assert sailing_capacity(five, "greek", "syracusae", "tarentum", 3) == 10  # a march


def test_rome_sails_after_duoviri_navales_or_the_treaty() -> None:
    """Section 9.6.3."""
    assert sailing_capacity(board(), "roman", "roma", "pisae", 3) == 0
    assert sailing_capacity(board(effects=(DUOVIRI,)), "roman", "roma", "pisae", 3) == 3
    assert sailing_capacity(board(effects=(DUOVIRI, TREATY)), "roman", "roma", "pisae", 3) == 10
    assert sailing_capacity(board(effects=(DUOVIRI, TREATY)), "roman", "roma", "pisae", 2) == 0


def test_carthage_unplayed_sails_without_a_card_but_not_to_italy() -> None:
    assert sailing_capacity(board(), "carthaginian", "lilybaeum", "syracusae", 0) == 10
    assert sailing_capacity(board(), "carthaginian", "lilybaeum", "roma", 3) == 0


def test_gauls_have_no_ships() -> None:
    assert sailing_capacity(board(), "gallic", "pisae", "roma", 3) == 0


@pytest.mark.ruling(19)
def test_ruling_19_a_friendly_port_makes_a_three_a_success() -> None:
    """Section 9.6.4."""
    state = board(effects=(TREATY,))
    assert needs_roll(state, "greek", "neapolis") and naval_odds(state, "greek", "neapolis") == 4
    assert needs_roll(state, "greek", "roma") and naval_odds(state, "greek", "roma") == 2
    assert [TABLES.naval_combat_result(die) for die in (3, 5)] == ["return", "attrition"]
    assert TABLES.naval_combat_result(3 + TABLES.naval_table.friendly_port) == "success"


def test_a_carthaginian_port_is_guarded() -> None:
    assert needs_roll(board(), "greek", "lilybaeum") and not needs_roll(board(), "greek", "neapolis")
    assert not needs_roll(board(), "carthaginian", "lilybaeum")


def test_ships_flee_to_friendly_ports_without_enemies() -> None:
    state = board(Stack("roman", "neapolis", 2))
    goals = sea_goals(state, "greek", "tarentum")
    assert "syracusae" in goals and "neapolis" not in goals and "roma" not in goals
    assert sea_goals(state, "greek", "metapontum") == ()


def test_a_captured_port_counts_for_who_holds_it() -> None:
    state = board()
    state.places = {**state.places, "neapolis": msgspec.structs.replace(state.places["neapolis"], owner="roman")}
    assert "neapolis" not in sea_goals(state, "greek", "tarentum")
