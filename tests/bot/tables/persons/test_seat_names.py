"""How seats are called whose names read alike."""

import itertools

import pytest

from bot.tables.lobby import NAMES
from bot.tables.persons.seat_names import (
    distinct_seat_names,
    look_alike_form_of_name,
    name_of_person_at_table,
    seat_named,
    shown_name,
)
from engine.store.models import COMPUTER, HUMAN, Pace, SeatRow, TableRow

ALIKE = (
    "Alex",
    "Аlех",
    "A\u200bl\u2060ex",
    "\u202eAlex",
    "ＡＬＥＸ",
    "𝐀𝓁𝕖𝚡",
    "alex",
    "A\u034flex",
    "Αlex\u3164",
    "A1ex",
    "AIex",
)


def table(*names: str, computers: tuple[str, ...] = ()) -> TableRow:
    """A lobby in which these persons sit, then these computer players."""
    persons = [SeatRow(seat=str(n), kind=HUMAN, user=n, name=shown_name(name)) for n, name in enumerate(names, 1)]
    rest = [SeatRow(seat=str(n), kind=COMPUTER, name=one) for n, one in enumerate(computers, len(names) + 1)]
    return TableRow(
        id="AAAAA", game="g", name="n", status="lobby", guild=1, channel=1, thread=1, host=1, options={}, pace=Pace(),
        seats=(*persons, *rest), commitment="", rules_version="", data_hash="", head=None, created=0, touched=0,
    )  # fmt: skip


@pytest.mark.parametrize("other", ALIKE)
def test_names_that_look_alike_read_alike(other: str) -> None:
    assert look_alike_form_of_name(other) == look_alike_form_of_name("Alex")


def test_names_that_look_different_are_left_as_they_are() -> None:
    names = ("Ada", "Adam", "Ida", "Jose Maria", "Мария", "שירה", "ليلى", "山田", "Ἀλέξανδρος", "🐺", "🦊", *NAMES)
    seats = [SeatRow(seat=str(n), kind=HUMAN, user=n, name=name) for n, name in enumerate(names)]
    assert list(distinct_seat_names(seats).values()) == list(names)


@pytest.mark.parametrize("names", list(itertools.combinations(ALIKE, 2)))
def test_two_that_read_alike_bear_their_numbers(names: tuple[str, str]) -> None:
    found = distinct_seat_names(table(*names).seats)
    assert found["1"].endswith(" (1)") and found["2"].endswith(" (2)")


def test_a_computer_player_and_whoever_bears_its_name_are_told_apart() -> None:
    found = distinct_seat_names(table("Li\u200bvia", "Ada", computers=("Livia",)).seats)
    assert found == {"1": "Livia (1)", "2": "Ada", "3": "Livia (3)"}


def test_nobody_can_take_the_name_that_the_number_makes() -> None:
    found = distinct_seat_names(table("Alex", "Alex (3)", "alex").seats)
    assert len({look_alike_form_of_name(name) for name in found.values()}) == 3


def test_a_name_that_shows_nothing_is_a_question_mark() -> None:
    assert (
        shown_name("\u3164\u2800 \u200b") == "?"
        and distinct_seat_names(table("\u3164", "\u2800").seats)["2"] == "? (2)"
    )


def test_who_has_no_seat_and_reads_like_one_bears_his_account() -> None:
    row = table("Alex", "Boris")
    assert (
        name_of_person_at_table(row, 1, "whatever", "a") == "Alex"
        and name_of_person_at_table(row, 9, "Clara", "c") == "Clara"
    )
    assert name_of_person_at_table(row, 9, "Аlех", "not_alex") == "Аlех (@not_alex)"


def test_a_seat_is_found_by_number_by_name_and_never_by_one_that_two_have() -> None:
    row = table("Alex", "Alex", "Boris")
    assert [seat and seat.seat for seat in (seat_named(row, said) for said in ("2", "alex (1)", "boris", "Alex"))] == [
        "2", "1", "3", None,
    ]  # fmt: skip
