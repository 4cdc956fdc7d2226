"""Boards, seeks and tournaments are kept whole or not at all, and go with a person or a server."""

import msgspec
import pytest

from engine.store.clubs.interface import EntrantRow, SeekRow, TournamentRow
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import SECRET, a_table

ADA, BORIS = 900_000_000_000_000_001, 900_000_000_000_000_002


def event(**fields: object) -> TournamentRow:
    entrants = (EntrantRow(number=1, user=ADA, name="Ada"), EntrantRow(number=2, user=BORIS, name="Boris"))
    row = TournamentRow(id=0, guild=1, status="open", host=ADA, kept="{}", at=5.0, entrants=entrants)
    return msgspec.structs.replace(row, **fields)


async def test_a_board_is_changed_in_one_step_and_can_be_ended(store: SqliteStore) -> None:
    assert await store.board(1) is None and await store.boards() == {}
    assert await store.change_board(1, lambda kept: (kept or "") + "a") == "a"
    assert await store.change_board(1, lambda kept: (kept or "") + "b") == "ab"
    assert await store.boards() == {1: "ab"}
    assert await store.change_board(1, lambda _: None) is None and await store.boards() == {}


async def test_who_looks_for_others_is_kept_once_and_since_the_first_time(store: SqliteStore) -> None:
    await store.keep_seek(SeekRow(guild=1, user=BORIS, wanted="{}", at=2.0))
    await store.keep_seek(SeekRow(guild=1, user=ADA, wanted='{"a":1}', at=1.0))
    await store.keep_seek(SeekRow(guild=1, user=ADA, wanted='{"a":2}', at=9.0))
    await store.keep_seek(SeekRow(guild=2, user=ADA, wanted="{}", at=3.0))
    assert [(one.user, one.wanted, one.at) for one in await store.seeks_on_server(1)] == [
        (ADA, '{"a":2}', 1.0),
        (BORIS, "{}", 2.0),
    ]
    assert await store.drop_seek(1, ADA) and not await store.drop_seek(1, ADA)
    assert [one.user for one in await store.seeks_on_server(1)] == [BORIS] and len(await store.seeks_on_server(2)) == 1


async def test_a_table_that_brings_people_together_ends_their_search_with_it(store: SqliteStore) -> None:
    for user in (ADA, BORIS):
        await store.keep_seek(SeekRow(guild=1, user=user, wanted="{}", at=1.0))
    await store.create_table(a_table(guild=1), SECRET, met=(ADA,))
    assert [one.user for one in await store.seeks_on_server(1)] == [BORIS]


async def test_a_tournament_is_made_once_and_changed_in_one_step(store: SqliteStore) -> None:
    number = await store.create_tournament(event(), interaction=7)
    assert await store.create_tournament(event(), interaction=7) == number
    assert len(await store.tournaments(guild=1)) == 1 and await store.tournaments(guild=2) == []
    found = await store.tournament(number)
    assert found == msgspec.structs.replace(event(), id=number) and found.entrant_of(BORIS) == found.entrants[1]
    after = await store.change_tournament(
        number, lambda row: msgspec.structs.replace(row, status="running", entrants=row.entrants[:1])
    )
    assert after is not None and after == await store.tournament(number) and len(after.entrants) == 1
    assert (
        await store.tournaments(statuses=("open",)) == [] and len(await store.tournaments(statuses=("running",))) == 1
    )
    assert await store.change_tournament(number + 1, lambda row: row) is None


async def test_a_change_that_is_refused_leaves_a_tournament_as_it_was(store: SqliteStore) -> None:
    number = await store.create_tournament(event(), interaction=7)

    def refuse(row: TournamentRow) -> TournamentRow:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await store.change_tournament(number, refuse)
    found = await store.tournament(number)
    assert found is not None and found.status == "open"


async def test_what_is_kept_of_a_person_here_is_shown_and_forgotten(store: SqliteStore) -> None:
    await store.keep_seek(SeekRow(guild=1, user=ADA, wanted='{"a":1}', at=1.0))
    number = await store.create_tournament(event(), interaction=7)
    data = await store.person_data(ADA)
    assert data["seeks"] == [{"guild": 1, "wanted": {"a": 1}, "at": 1.0}]
    assert [(one["number"], one["name"], one["organised"]) for one in data["tournaments"]] == [(1, "Ada", 1)]
    assert [(one["number"], one["organised"]) for one in (await store.person_data(BORIS))["tournaments"]] == [(2, 0)]
    await store.forget_settings(ADA)
    found = await store.tournament(number)
    assert found is not None and found.host == 0 and found.entrants[0] == EntrantRow(number=1, user=None, name="")
    assert await store.seeks_on_server(1) == [] and (await store.person_data(ADA))["tournaments"] == []


async def test_a_server_that_is_deleted_takes_all_of_it_along(store: SqliteStore) -> None:
    await store.change_board(1, lambda _: "{}")
    await store.keep_seek(SeekRow(guild=1, user=ADA, wanted="{}", at=1.0))
    await store.create_tournament(event(), interaction=7)
    kept = await store.create_tournament(event(guild=2), interaction=8)
    await store.remove_server(1)
    assert await store.boards() == {} and await store.seeks_on_server(1) == []
    assert [one.id for one in await store.tournaments()] == [kept]
