"""Points and tie-breaks by their names."""

from typing import Any

import pytest

from engine.tournaments.models import (
    BEATEN,
    KNOCKOUT,
    OPPONENTS,
    POOL,
    SCORE,
    SWISS,
    WINS,
    Entrant,
    Pairing,
    Tournament,
)
from engine.tournaments.standings import points_from_pairing, standings


def game(number: int, players: tuple[int, ...], places: tuple[int, ...], **more: Any) -> Pairing:
    made = {"round": number, "pool": 1, **more}
    return Pairing(number=number, players=players, sides=("",) * len(players), places=places, **made)


def tournament(kind: str, count: int, *pairings: Pairing, **more: Any) -> Tournament:
    entrants = tuple(Entrant(number=n) for n in range(1, count + 1))
    slots = (tuple(range(1, count + 1)),) if kind == POOL else ()
    return Tournament(
        kind=kind, least=2, most=4, entrants=entrants, pairings=pairings, slots=slots, status="running", **more
    )


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((1, 2, 3), (1, 0.5, 0)), ((1, 1, 3), (0.75, 0.75, 0)),
        ((1, 1, 1, 1), (0.5, 0.5, 0.5, 0.5)), ((2, 1, 3, 3), (2 / 3, 1, 1 / 6, 1 / 6)),
    ],
)  # fmt: skip
def test_a_game_brings_points_by_place_and_those_who_are_level_share(
    places: tuple[int, ...], points: tuple[float, ...]
) -> None:
    players = tuple(range(1, len(places) + 1))
    found = points_from_pairing(game(1, players, places), pool=True)
    assert tuple(found[player] for player in players) == pytest.approx(points)
    assert sum(found.values()) == pytest.approx(len(players) / 2)


def test_a_bye_brings_a_point_but_in_a_pool() -> None:
    assert points_from_pairing(game(1, (4,), (1,)), pool=False) == {4: 1.0}
    assert points_from_pairing(game(1, (4,), (1,)), pool=True) == {4: 0.0}


def test_tie_breaks_decide_in_the_order_that_was_chosen() -> None:
    games = (
        game(1, (1, 2), (1, 2), scores=(9.0, 1.0)), game(2, (3, 4), (1, 2), scores=(6.0, 4.0)),
        game(3, (1, 3), (2, 1), scores=(4.0, 6.0)), game(4, (2, 4), (1, 2), scores=(6.0, 4.0)),
        game(5, (1, 4), (1, 2), scores=(9.0, 1.0)), game(6, (2, 3), (1, 2), scores=(6.0, 4.0)),
    )  # fmt: skip
    for order, expected in (((BEATEN,), [2, 3, 1, 4]), ((SCORE,), [1, 3, 2, 4]), ((WINS, SCORE), [1, 3, 2, 4])):
        lines = standings(tournament(POOL, 4, *games, order=order))
        assert [one.points for one in lines] == [2, 2, 2, 0]
        assert {one.number for one in lines[:3]} == {1, 2, 3} and lines[3].number == 4
        values = [one.breaks for one in lines[:3]]
        assert values == sorted(values, reverse=True), (order, expected)


def test_those_who_are_level_in_all_share_a_place() -> None:
    lines = standings(tournament(POOL, 4, game(1, (1, 2), (1, 2)), game(2, (3, 4), (1, 2))))
    assert [(one.number, one.place) for one in lines] == [(1, 1), (3, 1), (2, 3), (4, 3)]


def test_points_of_opponents_decide_in_a_swiss_tournament() -> None:
    games = (
        game(1, (1, 2), (1, 2)), game(2, (3, 4), (1, 2)), game(3, (1, 3), (1, 1), round=2),
        game(4, (2, 4), (1, 2), round=2),
    )  # fmt: skip
    lines = standings(tournament(SWISS, 4, *games))
    assert lines[0].points == lines[1].points == 1.5 and lines[0].number == 1  # of the two, 1 met the better ones
    assert dict(zip((OPPONENTS, BEATEN, WINS), lines[0].breaks, strict=True)) == {OPPONENTS: 2.5, BEATEN: 1.75, WINS: 1}


def test_in_a_knockout_the_round_that_was_reached_comes_first() -> None:
    games = (
        game(1, (1, 2), (2, 1), round=1), game(2, (3, 4), (1, 2), round=1), game(3, (2, 3), (1, 2), round=2),
    )  # fmt: skip
    lines = standings(tournament(KNOCKOUT, 4, *games))
    assert [(one.number, one.place) for one in lines] == [(2, 1), (3, 2), (1, 3), (4, 3)]


def test_who_only_waits_is_not_in_the_standings() -> None:
    made = tournament(SWISS, 2, game(1, (1, 2), (1, 2)))
    waiting = Tournament(
        kind=SWISS, least=2, most=2, pairings=made.pairings, entrants=(*made.entrants, Entrant(number=3, waiting=True))
    )
    assert [one.number for one in standings(waiting)] == [1, 2]


def test_where_all_are_level_nobody_has_won() -> None:
    """So of two with as many points the one comes first who has won a game and lost one."""
    games = (game(1, (1, 2), (1, 1)), game(2, (1, 3), (1, 1)), game(3, (4, 2), (1, 2)), game(4, (3, 4), (1, 2)))
    lines = standings(tournament(POOL, 4, *games, order=(WINS,)))
    assert {one.number: (one.points, one.wins) for one in lines} == {1: (1, 0), 2: (0.5, 0), 3: (1.5, 1), 4: (1, 1)}
    assert [(one.number, one.place) for one in lines] == [(3, 1), (4, 2), (1, 3), (2, 4)]
    (shared,) = [game(1, (1, 2, 3), (1, 1, 3))]
    assert [shared.is_won_by(one) for one in (1, 2, 3)] == [True, True, False]
