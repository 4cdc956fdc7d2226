"""What a table has worked out of its state is forgotten with that state: after a decision, a way back, a reload, a new
seating, another language, a rest."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.tables.actor import Actor
from bot.tables.table_extra import with_extra
from data.speaking import language_context
from engine.kernel.prompts import Preview
from tests.bot.clockwork import default, seated
from tests.bot.fresh_tables import kept_over_changes, stale_parts
from tests.bot.hall import InProcess


async def decided(actor: Actor) -> None:
    """Take a decision in the name of whoever is asked."""
    await default(actor)


async def taken_back(actor: Actor) -> None:
    """Go back to before the last decision."""
    last = (await actor.store.path(actor.live.row.id, last=1))[0]
    assert last.parent is not None
    marker = {"what": "undone", "seat": last.seat, "user": 1, "label": last.label}
    async with actor.turn():
        await actor.move_head(last.parent, marker)


async def reloaded(actor: Actor) -> None:
    """Take the table as another process has left it: one decision further."""
    other = Actor(actor.store, type(actor.live)(actor.live.row), actor.now)
    await other.reload()
    await default(other)
    async with actor.turn():
        await actor.reload()


async def left_seat(actor: Actor) -> None:
    """Put another person on a seat."""
    async with actor.turn() as live:
        seats = [msgspec.structs.replace(seat, user=77, name="Zoe") for seat in live.row.seats]
        live.replace(row=await actor.store.set_seats(live.row, seats))


async def in_italian(actor: Actor) -> None:
    """Let the table be told in another language."""
    async with actor.turn() as live:
        extra = with_extra(live.row, language="it")
        live.replace(row=await actor.store.update_table(live.row, extra=extra))


async def rested(actor: Actor) -> None:
    """Let the table forget what it can read again."""
    actor.live.forget_caches()


CHANGES = (decided, decided, taken_back, decided, reloaded, left_seat, in_italian, rested, decided)


async def first_stale(actor: Actor) -> tuple[str, list[str]] | None:
    """Change a table in all ways, with everything worked out of it before each; return after which change it gave what
    was true before, and what. A change may also come of the bot's own work beside the test: a post that was sent is
    kept with the table."""
    for change in CHANGES:
        if stale := list(stale_parts(actor.live)):  # also works all of it out
            return "posted", stale
        names, words = actor.live.names, actor.live.words("button.map")
        await change(actor)
        stale = list(stale_parts(actor.live))
        if change is left_seat and actor.live.names == names:
            stale.append("names")
        if change is in_italian and actor.live.words("button.map") == words:
            stale.append("words")
        if stale:
            return change.__name__, stale
    return None


async def test_nothing_is_kept_over_a_change(hall: InProcess) -> None:
    actor = (await seated(hall))[1]
    assert await first_stale(actor) is None


PLANTED: dict[str, Callable[[str, list[str]], bool]] = {
    "_views": lambda change, stale: change == "decided" and any(one.startswith("view of") for one in stale),
    "_prompts": lambda change, stale: change == "decided" and "prompts" in stale,
    "_extra": lambda change, stale: "extra" in stale,
    "_names": lambda change, stale: change == "left_seat" and "names" in stale,
}


@pytest.mark.parametrize("part", PLANTED)
async def test_what_is_kept_too_long_is_found(hall: InProcess, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    """The planted fault: one thing outlives the state and row that it was worked out of."""
    actor = (await seated(hall))[1]
    list(stale_parts(actor.live))
    with kept_over_changes(monkeypatch, part):
        found = await first_stale(actor)
    hall.app.tables._actors.clear()
    assert found is not None and PLANTED[part](*found), found


async def test_a_view_is_built_once_for_each_seat_and_state(hall: InProcess) -> None:
    actor = (await seated(hall))[1]
    live = actor.live
    mine, public, other = live.view("1"), live.view(None), live.view("2")
    assert live.view("1") is mine and live.view(None) is public and mine != public and mine != other
    await default(actor)
    assert live.view("1") is not mine
    again = live.view("1")
    live.replace(row=msgspec.structs.replace(live.row, name="Another"))
    assert live.view("1") is again  # the state is the same
    live.forget_caches()
    assert live.view("1") is not again


@pytest.mark.parametrize(("change", "kept"), [(in_italian, True), (left_seat, False), (decided, False)])
async def test_what_answers_come_to_is_known_as_long_as_the_game_stands(
    hall: InProcess, change: Callable[[Actor], Awaitable[None]], kept: bool
) -> None:
    """A row that is written between the weighing of a draft and its showing would leave it unweighed."""
    actor = (await seated(hall))[1]
    live, (prompt, *_) = actor.live, actor.live.prompts_waited_for()
    key, screens = (prompt.id, ("tag",)), live.caches.screens
    with language_context("en"):
        live.caches.previews[key], live.caches.odds[key] = Preview(legal=True), "even"
        await change(actor)
        assert (key in live.caches.previews, key in live.caches.odds) == (kept, kept)
        assert live.caches.screens is not screens
    with language_context("it"):
        assert not live.caches.odds
