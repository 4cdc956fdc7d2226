"""Ratings of a season, and what a person plays most and with whom."""

from datetime import UTC, datetime

import msgspec
import pytest

from bot.messages.ids import Press
from bot.records.favourites import favourite_lines
from bot.records.matches import Match, Played
from bot.records.pages import RecordFilter, person_lines, record_filter_of_press
from bot.records.seasons import asked_season, is_in_season, season_at, season_before
from tests.games import EXAMPLE


def at(year: int, month: int, day: int = 1) -> float:
    return datetime(year, month, day, tzinfo=UTC).timestamp()


def match(*players: tuple[int, tuple[str, ...], int], when: float = 0.0) -> Match:
    seats = tuple(
        Played(
            seat=str(n), user=user, name=f"p{user}", sides=sides, place=place, won=place == 1, score=None, counts=True
        )
        for n, (user, sides, place) in enumerate(players, 1)
    )
    return Match(table="T", name="T", game=EXAMPLE, guild=1, where=1, at=when, players=seats)


def test_a_season_is_a_quarter_of_a_year() -> None:
    assert season_at(at(2026, 3, 31)) == "2026-1" and season_at(at(2026, 4)) == "2026-2"
    assert season_before("2026-1") == "2025-4"
    now = at(2026, 11, 29)
    assert (asked_season("this", now), asked_season("last", now), asked_season("", now)) == ("2026-4", "2026-3", "")
    assert is_in_season("2026-4", now) and not is_in_season("2026-3", now) and is_in_season("", now)


@pytest.mark.parametrize("wanted", [RecordFilter("server", season="2026-4"), RecordFilter("person", 5, EXAMPLE)])
def test_a_button_keeps_the_season_and_old_buttons_still_work(wanted: RecordFilter) -> None:
    assert record_filter_of_press(wanted.press(2)) == wanted


@pytest.mark.parametrize("season", ["2026-5", "20264", "x", "2026-4-1"])
def test_a_forged_season_is_refused(season: str) -> None:
    assert record_filter_of_press(Press("recs", argument=f"server,0,,{season}")) is None


GAMES = [
    match((1, ("rome",), 1), (2, ("gauls",), 2), (3, ("greeks",), 3)),
    match((1, ("rome",), 2), (2, ("gauls",), 1)),
    match((1, ("gauls",), 1), (3, ("rome",), 2)),
]


def test_the_side_and_the_opponents_of_a_person_are_told() -> None:
    side, met = favourite_lines(GAMES, 1, {1: "", 2: " (2)"})
    assert "2 of 3, 1 won" in side
    assert "p2 (2) (2, ahead 1)" in met and "p3" not in met, "who takes no part in the ratings is named nowhere"


def test_nothing_of_it_is_told_of_who_takes_no_part() -> None:
    told = "\n".join(person_lines(GAMES, 1, "Ada", None, {1: "", 2: ""}, rated=True))
    untold = "\n".join(person_lines(GAMES, 1, "Ada", None, {1: "", 2: ""}))
    assert "Met most" in told and "Met most" not in untold and "Most played" not in untold


def test_a_game_without_sides_has_no_favourite() -> None:
    plain = [msgspec.structs.replace(one, players=tuple(
        msgspec.structs.replace(player, sides=(player.seat,)) for player in one.players)) for one in GAMES]  # fmt: skip
    assert [line for line in favourite_lines(plain, 1, {1: ""}) if "Most played" in line] == []
