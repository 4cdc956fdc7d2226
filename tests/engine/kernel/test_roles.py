"""Roles: whom each seat plays, by what was chosen, by the order of the seats, by lot."""

import pytest

from engine.kernel.dice import KeyedDice, ScriptedDice
from engine.kernel.errors import SetupError
from engine.kernel.roles import (
    Role,
    Roles,
    assign_roles,
    check_chosen,
    role_for_choice,
    roles_by_lobby_options,
    roles_for_seat_count,
)
from engine.players.player import RandomPlayer
from engine.players.selfplay import FULL, play_many_games
from tests.engine.kernel.pairs import PAIRS

FOUR = tuple(Role(id=name) for name in ("rome", "gauls", "greeks", "etruscans"))
TWO = (Role(id="gauls_greeks", sides=("gauls", "greeks")), Role(id="rome_etruscans", sides=("rome", "etruscans")))
ROLES: Roles = {2: TWO, 4: FOUR}
SEATS = ("1", "2", "3", "4")


def played(chosen: str, seats: tuple[str, ...] = SEATS, **options: str) -> dict[str, str]:
    """Return who plays what where these were chosen."""
    given = {**options, **({"chosen_roles": chosen} if chosen else {})}
    return {
        s: role.id
        for s, role in roles_by_lobby_options(ROLES, "factions", given, seats, ScriptedDice(), "roles").items()
    }


def test_without_a_choice_roles_go_by_the_order_of_the_seats() -> None:
    assert played("") == dict(zip(SEATS, ("rome", "gauls", "greeks", "etruscans"), strict=True))
    assert played("", ("1", "2")) == {"1": "gauls_greeks", "2": "rome_etruscans"}


def test_who_has_chosen_plays_it_and_the_rest_take_what_is_left() -> None:
    assert played(",greeks,,rome") == {"1": "gauls", "2": "greeks", "3": "etruscans", "4": "rome"}


def test_the_lot_decides_among_what_is_left() -> None:
    assert played("?,greeks,?,rome") == {"1": "etruscans", "2": "greeks", "3": "gauls", "4": "rome"}  # scripted: sorted
    assert (
        len(
            set(roles_by_lobby_options(ROLES, "", {"chosen_roles": "?,?,?,?"}, SEATS, KeyedDice(b"k" * 16, 0), "roles"))
        )
        == 4
    )


def test_a_table_that_draws_all_roles_hears_no_choice() -> None:
    assert played("greeks,,,", factions="random")["1"] == "etruscans"
    assert played("greeks,,,", factions="by_seat")["1"] == "greeks"


def test_before_the_lot_only_the_others_are_known() -> None:
    assert list(assign_roles(FOUR, SEATS, ("?", "", "rome", ""), None, "roles")) == ["2", "3", "4"]


def test_a_side_that_was_chosen_is_found_in_the_role_it_is_part_of() -> None:
    assert role_for_choice(TWO, "greeks") == TWO[0] and role_for_choice(TWO, "samnites") is None
    assert role_for_choice(FOUR, "greeks") == FOUR[2] and FOUR[2].plays() == ("greeks",)


@pytest.mark.parametrize(("chosen", "key"), [(("samnites", ""), "no_such_role"), (("gauls", "greeks"), "role_twice")])
def test_a_choice_that_cannot_be(chosen: tuple[str, ...], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        check_chosen(TWO, chosen)
    assert refused.value.why.key == f"error.{key}"


def test_no_more_choices_than_seats() -> None:
    with pytest.raises(SetupError):
        played("rome,gauls,greeks", ("1", "2"))


def test_roles_of_the_nearest_number_of_seats() -> None:
    assert (
        roles_for_seat_count(ROLES, 1) == TWO
        and roles_for_seat_count(ROLES, 3) == FOUR
        and roles_for_seat_count(ROLES, 6) == FOUR
    )
    assert roles_for_seat_count({}, 3) == ()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_pairs_keeps_every_law(seats: int) -> None:
    """Two seats play two sides each: a view holds both, and what one's own sides have sealed is no secret to them."""
    players = {str(n): RandomPlayer() for n in range(1, seats + 1)}
    figures = play_many_games(PAIRS, players, 10, 1, check=FULL)
    assert figures.crashes == [] and figures.finished == 10
