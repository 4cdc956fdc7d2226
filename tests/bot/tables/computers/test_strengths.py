"""How strong a table's computer players are: chosen in the lobby, for one seat, by command, at a practice table."""

from typing import Any

import pytest

from bot.sandbox.people.person import text_of
from bot.screens.lobby.strength_select import strength_select
from bot.tables.computers import strengths
from bot.tables.computers.strengths import strength_of_seat, strength_of_table
from bot.tables.table_extra import extra_of
from engine.store.models import COMPUTER, HUMAN, SeatRow
from tests.bot.hall import InProcess, refused, rest_of, until


def _of(row: Any) -> list[str]:
    return [strength_of_seat(row, seat) for seat in row.seats if seat.kind == COMPUTER]


async def test_the_host_chooses_for_all_and_for_one_in_the_lobby(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    table = await hall.create("Ada", computers=2)
    card, live = hall.card(table), (await hall.actor(table)).live
    assert "computer, normal" in text_of(card) and "Computer players:" not in text_of(card)
    await ada.select(await rest_of(ada, card), "easy", placeholder="Strength of the computer players")
    await until(lambda: text_of(card).count("computer, easy") == 2 and "Computer players: easy" in text_of(card))
    one = live.row.seats[2].name
    listed = strength_select(live).options
    assert [line.label for line in listed[:2]] == ["All computer players: easy", "All computer players: normal"]
    assert [line.label for line in listed[-3:]] == [f"{one}: easy", f"{one}: normal", f"{one}: hard"]
    assert [line.value for line in listed if line.chosen] == ["easy"]
    await ada.select(await rest_of(ada, card), f"normal {one}", placeholder="Strength of the computer players")
    await until(lambda: text_of(card).count("computer, normal") == 1)
    assert _of(live.row) == ["easy", "normal"]
    await refused(
        await boris.select(await rest_of(boris, card), "easy", placeholder="Strength of the computer players"),
        "Only the host",
    )
    await ada.press(await rest_of(ada, card), "Remove a computer player")
    await ada.press(await rest_of(ada, card), "Add a computer player")
    assert live.row.seats[2].name == one and _of(live.row) == ["easy", "easy"]  # the same name, another player
    await ada.select(await rest_of(ada, card), "normal", placeholder="Strength of the computer players")
    await until(lambda: "computer, easy" not in text_of(card))


async def test_the_host_s_command_tells_the_table(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada", computers=2)
    await ada.press(hall.card(table), "Start")
    live = (await hall.actor(table)).live
    await until(lambda: live.is_running)
    said = await (await ada.slash("host computers", "games", strength="easy", table=table)).wait_until_answered()
    assert "set the computer players to easy" in said.text
    assert strength_of_table(live.row) == "easy"
    said = await (
        await ada.slash("host computers", "games", strength="normal", seat="2", table=table)
    ).wait_until_answered()
    assert "to normal" in said.text and _of(live.row) == ["normal", "easy"]
    await until(lambda: any("to normal" in text_of(message) for message in hall.thread(table).messages.values()))
    await refused(
        await ada.slash("host computers", "games", strength="normal", seat="1", table=table), "No computer player"
    )


def _row(**extra: Any) -> Any:
    class Row:
        """A table's row, as far as strengths read it."""

        game = "samnite_wars"
        seats = (
            SeatRow(seat="1", kind=HUMAN, user=1, name="Ada"),
            SeatRow(seat="2", kind=COMPUTER, name="Livia"),
            SeatRow(seat="3", kind=COMPUTER, name="Livia", owner=7),
        )

    made = Row()
    made.extra = extra  # type: ignore[attr-defined]
    return made


def test_a_seat_that_is_kept_for_a_person_plays_as_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "extra_of", lambda row: extra_of(row.extra))
    row = _row(strength="easy", strengths={"Livia": "normal", "Ada": "normal"})
    assert [strength_of_seat(row, seat) for seat in row.seats] == ["easy", "normal", "easy"]


def test_a_table_of_before_there_was_a_choice_has_normal_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "extra_of", lambda row: extra_of(row.extra))
    assert [strength_of_seat(_row(), seat) for seat in _row().seats] == ["normal"] * 3
    assert strength_of_table(_row(strength="of another age")) == "normal"
