"""/note: a private notebook at a table, with the round, on My table, in /mydata, gone with /forgetme, in no export."""

import json

from engine.store.verification.export import export_table
from tests.bot.clockwork import played_out, seated
from tests.bot.hall import InProcess, my_table, refused
from tests.bot.interactions.test_privacy import mine

SECRET = "beware of the Gauls in spring"


async def test_a_note_is_the_person_s_alone(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    assert "no notes" in (await (await consul.slash("note", "games", table=table)).wait_until_answered()).text
    said = await (await consul.slash("note", "games", text=SECRET, table=table)).wait_until_answered()
    assert said.is_ephemeral and f"1. Round {actor.live.game.round(actor.live.state)}: {SECRET}" in said.text
    await hall.settled()
    thread = hall.thread(table)
    assert (
        SECRET in (await my_table(consul, thread)).all_words and SECRET not in (await my_table(other, thread)).all_words
    )
    assert "no notes" in (await (await other.slash("note", "games", table=table)).wait_until_answered()).text
    assert not any(
        SECRET in m.all_words for who in (consul, other) for m in who.messages(thread) if m.ephemeral_to is None
    )
    assert (await mine(consul))["preferences"]["preferences"]["notes"][0]["text"] == SECRET
    assert SECRET not in json.dumps(await mine(other))
    await played_out(actor)
    assert SECRET.encode() not in json.dumps(await export_table(hall.app.store, table), default=str).encode()


async def test_a_note_changes_nothing_for_anybody_else(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    await played_out(actor)
    hall.app.tables.run_automatic(table)
    await hall.settled()
    onlooker = hall.person("Clara")

    async def seen() -> list[object]:
        told = [hall.sandbox.visible_to(who) for who in (other, onlooker)]
        row, export = await hall.app.store.table(table), await export_table(hall.app.store, table)
        return [*told, row, export]

    before = await seen()
    said = await (await consul.slash("note", "games", text=SECRET, table=table)).wait_until_answered()
    assert SECRET in said.text
    await hall.settled()
    assert await seen() == before


async def test_notes_are_struck_by_number_and_wrong_ones_change_nothing(hall: InProcess) -> None:
    table, _, consul, other = await seated(hall)
    for text in ("one", "two"):
        await (await consul.slash("note", "games", text=text, table=table)).wait_until_answered()
    await refused(await consul.slash("note", "games", strike=3, table=table), "no note 3", "2 notes")
    await refused(await consul.slash("note", "games", text="x" * 501, table=table), "at most 500")
    said = await (await consul.slash("note", "games", strike=1, table=table)).wait_until_answered()
    assert "1. Round" in said.text and "two" in said.text and "one" not in said.text.split("Round", 1)[1]
    await refused(await hall.person("Clara").slash("note", "games", text="hm", table=table), "")
    assert other.id != consul.id


async def test_whoever_is_forgotten_has_no_notes(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    await (await consul.slash("note", "games", text=SECRET, table=table)).wait_until_answered()
    await (await consul.slash("forgetme", "games", sure="yes")).wait_until_answered()
    assert SECRET not in str(await hall.app.store.person(int(consul.id)))


async def test_a_long_note_is_shown_whole(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    text = "all that was seen " * 25 + "to its end"
    said = await (await consul.slash("note", "games", text=text, table=table)).wait_until_answered()
    assert text in said.text
