"""Persons and servers whom the bot serves no more, and the most tables that it carries at once."""

import msgspec

from bot.sandbox.people.receipts import controls_of
from engine.store.models import ARCHIVED, COMPUTER, RUNNING
from tests.bot.clockwork import seat_of, seated, thread_text
from tests.bot.hall import InProcess, ends, my_table, refused
from tests.bot.interactions.test_privacy import mine
from tests.bot.operators.owners import owner_of, says


async def test_a_blocked_person_is_refused_kindly_and_a_computer_player_sits_in_their_seat(hall: InProcess) -> None:
    table, actor, *_ = await seated(hall)
    owner, boris = owner_of(hall), hall.person("Boris")
    seat, screen = seat_of(actor, boris), await my_table(boris, hall.thread(table))
    told = await says(owner, "owner block", "dm", person=boris, why="spam")
    assert "At 1 table a computer player sits" in told.text
    row = actor.live.seat_row(seat)
    assert row is not None and row.kind == COMPUTER and actor.live.row.status == RUNNING
    await refused(await boris.slash("game create", "games", game=actor.live.row.game), "serves you no more", "/mydata")
    press = next(c["custom_id"] for c in controls_of(screen) if c["custom_id"].startswith("hand"))
    await refused(await boris.press(screen, custom_id=press), "serves you no more")
    assert not (await boris.autocomplete("game show", "table")).choices
    assert (await says(boris, "about")).text and "kept" in (await says(boris, "privacy")).text
    assert "spam" not in thread_text(hall, boris, table)
    (kept,) = (await mine(boris))["blocked"]
    assert kept["why"] == "spam"
    assert boris.id in (await says(owner, "owner blocked", "dm")).text
    await says(owner, "owner unblock", "dm", person=boris)
    assert "no more" not in (await says(boris, "game list")).text
    await refused(await owner.slash("owner unblock", "dm", person=boris), "not blocked")


async def test_to_be_forgotten_lifts_no_block_but_leaves_the_id_alone(hall: InProcess) -> None:
    owner, boris = owner_of(hall), hall.person("Boris")
    await says(owner, "owner block", "dm", person=boris, why="Boris spams")
    await says(boris, "forgetme", sure="yes")
    (kept,) = await hall.app.store.blocked()
    assert (kept.id, kept.why) == (int(boris.id), "")
    await hall.app.block_list.load()  # as the next start does
    await refused(await boris.slash("game list", "games"), "serves you no more")


async def test_the_table_of_a_blocked_person_who_plays_alone_is_put_aside(hall: InProcess) -> None:
    table = await hall.start("Boris", computers=2)
    owner, boris = owner_of(hall), hall.person("Boris")
    await says(owner, "owner block", "dm", person=boris)
    assert (await hall.actor(table)).live.row.status == ARCHIVED


async def test_a_blocked_server_is_refused_and_its_tables_are_put_aside(hall: InProcess) -> None:
    table, actor, *_ = await seated(hall)
    owner, ada, server = owner_of(hall), hall.person("Ada"), str(actor.live.row.guild)
    assert "1 table there is put aside" in (await says(owner, "owner block", "dm", server=server)).text
    assert actor.live.row.status == ARCHIVED
    await refused(await ada.slash("game revive", "games", table=table), "serves this server no more")
    assert "kept" in (await says(ada, "privacy")).text
    assert (await says(owner, "owner unblock", "dm", server=server)).text
    await says(ada, "game revive", table=table)
    assert actor.live.row.status == RUNNING


async def test_neither_an_owner_nor_nobody_can_be_blocked(hall: InProcess) -> None:
    owner = owner_of(hall)
    await refused(await owner.slash("owner block", "dm", person=owner), "owner cannot be blocked")
    for options in ({}, {"server": "here"}, {"server": "1", "person": hall.person("Ada")}):
        await refused(await owner.slash("owner block", "dm", **options), "one person, or the id of one server")
    assert await hall.app.store.blocked() == []


async def test_no_more_tables_are_opened_than_the_operator_allows(hall: InProcess) -> None:
    hall.app.settings = msgspec.structs.replace(hall.app.settings, tables=2)
    first = await hall.create("Ada")
    await hall.create("Boris")
    ada = hall.person("Ada")
    game = (await hall.actor(first)).live.row.game
    await refused(await ada.slash("game create", "games", game=game), "together: 2", "try again later")
    await ends(ada, "game abandon", first)
    await hall.create("Clara")
