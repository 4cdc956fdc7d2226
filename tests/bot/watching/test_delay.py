"""A table with a delay: who has no seat there is shown nothing of its last rounds, wherever they ask."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.interactions import long_answer
from bot.interactions.commands.lookup import lookup_entries
from bot.process.cost_limit import CostLimit
from bot.replay.recording import moments_from_store
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Channel, Message
from bot.tables import chronicle
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of, with_extra
from bot.tables.watching.sight import TableSnapshot, visible_table
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import RuleError
from tests.bot.hall import InProcess, leaves, refused, until
from tests.bot.replay.test_requests import Drawn
from tests.bot.watching.looking import SPECTATOR, mark_of, played_to, seen_on, shown, told_by_maps

GAME = game_ids()[0]
LOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    ("watch", {}), ("watch", {"when": "1"}), ("map", {}), ("map", {"when": "1"}), ("log", {}), ("log", {"when": "1"}),
    ("log", {"last": "40"}), ("table", {}), ("game show", {}), ("stats", {}), ("rules", {}), ("host audit", {}),
)  # fmt: skip
SHOWING = ("map", "log", "chart", "steps", "rules", "then", "stats")  # verbs below the thread's messages
FELIX = 0  # the seat of nobody


async def delayed(hall: InProcess, game: str, delay: int, rounds: int) -> tuple[str, Actor]:
    """Return a table with a delay at which a round has begun."""
    hall.app._handler.door.cost_limit = CostLimit(0)
    table = await hall.create("Ada", "Boris", game=game, **computers(game))
    ada = hall.person("Ada")
    said = await (await ada.slash("host spectators", hall.thread(table), delay=delay)).wait_until_answered()
    assert "spectators see the game" in said.text
    await hall.settled()
    assert "Spectators see the game" in hall.card(table).all_words
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    actor = await hall.actor(table)
    await played_to(actor, rounds)
    await hall.settled()
    return table, actor


def computers(game: str) -> dict[str, Any]:
    """Return how many computer players must be asked for."""
    missing = find_game(game).least_seats - 2
    return {"computers": missing} if missing > 0 else {}


def private_to(who: Person, thread: Channel) -> Iterator[Message]:
    """Yield what somebody alone was shown."""
    yield from (m for m in thread.messages.values() if m.ephemeral_to == who.id)


async def later_lines(actor: Actor, until_decision: int) -> set[str]:
    """Return what everybody was told of what came after a decision, and not before it too."""
    rows = await actor.store.events_between(actor.live.row.id, 0)
    before = await chronicle.event_lines(actor, None, [row for row in rows if row.decision <= until_decision])
    later = await chronicle.event_lines(actor, None, [row for row in rows if row.decision > until_decision])
    return {line for line in later if line not in before and len(line) > 12}


@pytest.mark.parametrize("game", game_ids())
async def test_a_spectator_is_shown_nothing_of_the_last_rounds(
    hall: InProcess, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by_maps(monkeypatch, game)
    table, actor = await delayed(hall, game, 1, 3)
    thread, felix, live = hall.thread(table), hall.person(SPECTATOR), actor.live
    seen = await visible_table(actor, int(felix.id))
    assert isinstance(seen, TableSnapshot)
    assert live.game.round(seen.live.state) == live.game.round(live.state) - 1 and seen.live.head < live.head
    changed = changed_since(seen.live, live)
    for command, options in (*LOOKS, *(("card", {"card": card}) for card in changed[:1])):
        message = await shown(await felix.slash(command, thread, **options), felix)
        for control in list(controls_of(message)):  # and whatever can be pressed from there, once
            if control.get("custom_id") and not control.get("disabled") and not control["custom_id"].startswith("repl"):
                await (await felix.forge(message, control["custom_id"])).wait_until_answered()
    told = [m for m in thread.messages.values() if m.ephemeral_to is None and not m.deleted]
    for message in told:  # what can be pressed in the thread
        for control in controls_of(message):
            if control.get("custom_id", "").partition(":")[0] in SHOWING:
                await (await felix.forge(message, control["custom_id"])).wait_until_answered()
    forbidden = await later_lines(actor, seen.live.head) | {said_now(live, card) for card in changed}
    marks = await marks_after(actor, seen.live.head)
    answers = [said for message in private_to(felix, thread) for said in seen_on(message)]
    assert len(answers) > 30 and marks
    for said in answers:
        assert not [line for line in forbidden if line in said], said
        assert not [mark for mark in marks if mark in said], said
    labels = {chapter.label for chapter in await chronicle.game_chapters(actor)}
    allowed = {chapter.label for chapter in await chronicle.game_chapters(seen)}
    for command, option in (("watch", "when"), ("log", "when"), ("map", "when")):
        offered = {choice["name"] for choice in (await felix.autocomplete(command, option, "", thread)).choices}
        assert offered and not {name for name in offered if name in labels - allowed}
    hidden = next(iter(labels - allowed))
    await refused(await felix.slash("log", thread, when=hidden), "")
    assert await visible_table(actor, int(hall.person("Ada").id)) is actor, "who plays sees it as it is"


def changed_since(old: LiveTable, new: LiveTable) -> list[str]:
    """Return what stands otherwise at a table than it did."""
    listed = [entry.id for entry in lookup_entries(new.row.game) if entry.token]
    return [card for card in listed if now_of(new, card) not in ("", now_of(old, card))]


def said_now(live: LiveTable, card: str) -> str:
    """Return the line that `/card` adds of something as it stands at a table."""
    return live.words("lexicon.now", name=live.row.name, id=live.row.id, said=now_of(live, card))


def now_of(live: LiveTable, card: str) -> str:
    """Return how something stands at a table."""
    token = next(entry.token for entry in lookup_entries(live.row.game) if entry.id == card)
    return title_of_game(live.row.game).entry_state_text(live.view(None), token, live.words)


async def marks_after(actor: Actor, decision: int) -> set[str]:
    """Return the marks of all public views after a decision that are not also of one before."""
    live, found = actor.live, {True: set[str](), False: set[str]()}
    for one in await actor.store.path(live.row.id):
        state = live.game.decode(await actor.store.state_at(live.row.id, one.id))
        found[one.id > decision].add(mark_of(live.game.view(state, None)))
    return found[True] - found[False]


async def test_before_a_game_has_run_so_long_there_is_nothing_to_see(hall: InProcess) -> None:
    table, actor = await delayed(hall, GAME, 2, 2)
    thread, felix = hall.thread(table), hall.person(SPECTATOR)
    for command, options in LOOKS:
        await refused(await felix.slash(command, thread, **options), "has not been played for longer yet")
    assert not (await felix.autocomplete("log", "when", "", thread)).choices
    await played_to(actor, 3)
    assert "Step" in (await shown(await felix.slash("watch", thread), felix)).all_words


async def test_the_replay_of_a_spectator_ends_where_he_may_see(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor = await delayed(hall, GAME, 1, 3)
    drawn = Drawn()
    hall.app.replays = hall.app.films.child = drawn
    monkeypatch.setattr(long_answer, "EDIT", 0.02)
    felix, thread = hall.person(SPECTATOR), hall.thread(table)
    receipt = await (await felix.slash("replay", thread)).wait_until_answered()
    await until(lambda: receipt.message is not None and receipt.message.attachments)
    seen = await visible_table(actor, int(felix.id))
    assert drawn.orders[0].until == seen.live.head
    moments = [
        m async for m in moments_from_store(hall.app.store, actor.live.row, actor.live.game, drawn.orders[0].until)
    ]
    assert moments[-1].state == seen.live.state


async def test_a_delay_is_only_made_longer_while_the_game_runs(hall: InProcess) -> None:
    table, actor = await delayed(hall, GAME, 2, 1)
    ada, thread = hall.person("Ada"), hall.thread(table)
    await refused(await ada.slash("host spectators", thread, delay=1), "it can only be made more")
    await (await ada.slash("host spectators", thread, delay=3)).wait_until_answered()
    assert extra_of(actor.live.row).delay == 3
    await refused(await hall.person("Boris").slash("host spectators", thread, delay=4), "host")


async def test_after_the_end_everything_is_seen(hall: InProcess) -> None:
    _, actor = await delayed(hall, GAME, 3, 2)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, status="abandoned"))
    assert await visible_table(actor, FELIX) is actor


async def test_who_has_a_part_in_the_table_sees_it_as_it_is(hall: InProcess) -> None:
    """A host who does not play, and whose seat a computer player keeps."""
    table, actor = await delayed(hall, GAME, 2, 1)
    felix, boris = int(hall.person(SPECTATOR).id), int(hall.person("Boris").id)
    with pytest.raises(RuleError):
        await visible_table(actor, felix)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, host=felix, extra=with_extra(live.row)))
    assert await visible_table(actor, felix) is actor
    await leaves(hall.person("Boris"), table)
    assert actor.live.seat_of(boris) is None and await visible_table(actor, boris) is actor


async def test_a_step_back_takes_back_what_spectators_see(hall: InProcess) -> None:
    """What they see hangs on the round that is played now, not on the furthest that was ever played."""
    table, actor = await delayed(hall, GAME, 1, 3)
    seen = await visible_table(actor, FELIX)
    path = [one for one in await actor.store.path(table) if actor.live.game.round(await state(actor, one.id)) == 2]
    async with actor.turn():
        await actor.move_head(path[-1].id, {"what": "undone", "seat": "1", "user": 1, "label": path[-1].label})
    again = await visible_table(actor, FELIX)
    assert isinstance(again, TableSnapshot) and again.live.head < seen.live.head
    assert actor.live.game.round(again.live.state) == 1


async def state(actor: Actor, decision: int) -> object:
    """Return a table's state after a decision."""
    return actor.live.game.decode(await actor.store.state_at(actor.live.row.id, decision))
