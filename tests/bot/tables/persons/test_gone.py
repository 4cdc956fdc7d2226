"""Who has left a running game, or was voted out of it, is named no more as a seat's person."""

import pytest

from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from engine.store.models import COMPUTER
from tests.bot.clockwork import dm_text, played_out, thread_text
from tests.bot.hall import InProcess, button, leaves, refused, verbs
from tests.bot.watching.looking import seen_on
from tests.tiers import thinned


async def votes_out(hall: InProcess, table: str, seat: str) -> None:
    """Let Ada and Boris go on without somebody."""
    await (await hall.person("Ada").slash("host kick", "games", seat=seat, table=table)).wait_until_answered()
    await hall.settled()
    boris = hall.person("Boris")
    await (await boris.press(boris.last(hall.thread(table), "go on without"), "Agree")).wait_until_answered()
    await hall.settled()


def posts(hall: InProcess, who: Person, table: str) -> list[Message]:
    """What stands in a table's thread."""
    return list(who.messages(hall.thread(table)))


@pytest.mark.parametrize("how", thinned(["leave", "kick"], seconds=3))
async def test_who_is_gone_is_not_told_as_the_seat_any_more(hall: InProcess, how: str) -> None:
    table = await hall.start("Ada", "Boris", "Clara", options="last_round=2")
    actor, clara = await hall.actor(table), hall.person("Clara")
    await (leaves(clara, table) if how == "leave" else votes_out(hall, table, "3"))
    await hall.settled()
    seat = actor.live.seat_row("3")
    assert seat is not None and seat.kind == COMPUTER and "Clara" not in seat.name
    told = "Clara has left" if how == "leave" else "goes on without Clara"
    assert told in thread_text(hall, clara, table)
    if how == "kick":
        assert "Agreed: Ada asks to go on without Clara" in thread_text(hall, clara, table)
        trail = await (await hall.person("Ada").slash("host audit", "games", table=table)).wait_until_answered()
        assert "to go on without Clara" in trail.text
    before = {message.id for message in posts(hall, clara, table)}
    await played_out(actor)
    hall.app.tables.run_automatic(table)
    await hall.settled()
    after = [said for m in posts(hall, clara, table) if m.id not in before for said in seen_on(m)]
    assert after and not [said for said in after if "Clara" in said]
    again = await (await hall.person("Ada").slash("game show", "games", table=table)).wait_until_answered()
    assert "Clara" not in again.text
    final = next(m for m in reversed(posts(hall, clara, table)) if any("rematch" in one for one in seen_on(m)))
    await (await hall.person("Ada").press(final, custom_id=button(final, "rematch"))).wait_until_answered()
    await hall.settled()
    rows = await hall.app.store.tables(user=int(clara.id))
    assert not rows


async def test_leaving_a_running_game_is_asked_first(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    live, clara = (await hall.actor(table)).live, hall.person("Clara")
    asked = await (await clara.slash("game leave", "games", table=table)).wait_until_answered()
    assert "A computer player takes your seat" in asked.text and live.seat_of(int(clara.id)) is not None
    assert asked.message is not None
    kept = await (await clara.press(asked.message, custom_id=button(asked.message, "noend"))).wait_until_answered()
    assert "Nothing has changed" in kept.text and live.seat_of(int(clara.id)) is not None
    await leaves(clara, table)
    assert live.seat_of(int(clara.id)) is None
    await refused(await clara.forge(asked.message, f"goleave:{table}"), "given your seat", "/back")


async def test_who_left_takes_the_seat_back_under_the_own_name(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    live, clara = (await hall.actor(table)).live, hall.person("Clara")
    await leaves(clara, table)
    assert "Welcome back" in (await clara.slash("back", "games", table=table)).text
    assert live.names["3"] == "Clara"


@pytest.mark.parametrize("how", ["leave", "kick"])
async def test_old_buttons_say_what_has_become_of_the_seat(hall: InProcess, how: str) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    clara = hall.person("Clara")
    old = next(m for m in reversed(list(clara.messages("dm"))) if verbs(m))
    await (leaves(clara, table) if how == "leave" else votes_out(hall, table, "3"))
    says = "/back" if how == "leave" else "do not play at"
    await refused(await clara.forge(old, f"mine:{table}"), says)
    assert "no table" not in dm_text(clara)


async def test_to_be_forgotten_takes_the_name_of_who_left_too(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    clara = hall.person("Clara")
    await leaves(clara, table)
    clara.user.global_name = "Zoe"
    await (await clara.slash("forgetme", "games", sure="yes")).wait_until_answered()
    row = await hall.app.store.table(table)
    assert row is not None and "Clara" not in str(row)
