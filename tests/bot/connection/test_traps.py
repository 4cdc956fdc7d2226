"""The traps of Discord and of discord.py, with the real bot as a process of its own."""

import asyncio
import signal
import socket
import time
from contextlib import closing

from bot.connection.refused_for_good import STATUS
from bot.sandbox.default_world import default_world
from bot.sandbox.faults import EventFault, Fault
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.people.person import Person
from tests.bot.conftest import patient
from tests.bot.hall import Process, button, carried_out, choose, my_table, opened, rest_of, until

DRAIN = 10.0  # seconds that a supervisor gives


async def seated(hall: Process) -> tuple[str, Person, Person]:
    """Return a running table of two: its id, the first Consul, the other."""
    table = await hall.create("Ada", "Boris")
    thread = hall.thread(table)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await (await ada.slash("game start", thread)).wait_until_answered()
    await until(lambda: any("is Consul" in m.all_words for m in ada.messages(thread)))
    first = ada.last(thread, "is Consul").all_words.split(" is Consul")[0].split()[-1]
    return table, *((ada, boris) if first == "Ada" else (boris, ada))


async def test_discord_is_down_at_the_start(process: Process) -> None:
    """Neither REST nor gateway answers: the bot waits instead of dying, and connects when Discord is there."""
    world = default_world()
    with closing(socket.socket()) as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    process.environment |= {
        "PRAETOR_DISCORD_API": f"http://127.0.0.1:{port}/api/v10",
        "PRAETOR_DISCORD_GATEWAY": f"ws://127.0.0.1:{port}/",
        "DISCORD_TOKEN": world.token,
    }
    await process.launch(wait=False)
    await process.logs("trying again")
    assert process.alive
    late = await serve_sandbox(port=port, world=world, limits=patient())
    try:
        await until(lambda: late.gateway.is_connected and late.world.commands)
        assert "Praetor" in (await late.person("Ada").slash("help")).text
        status, log = await process.end()
    finally:
        await late.stop()
    assert status == 0 and "trying again" in log and world.token not in log


async def test_the_gateway_alone_is_down(process: Process, stand_in: Sandbox) -> None:
    process.environment["PRAETOR_DISCORD_GATEWAY"] = "ws://127.0.0.1:9/"  # nobody listens there
    reached = Fault("GET", "/oauth2/applications/@me", times=1)  # does nothing: only to see that it was asked
    stand_in.faults.add(reached)
    await process.launch(wait=False)
    await until(lambda: reached.hit)
    await process.logs("econnect", "trying again")
    assert process.alive
    status, log = await process.end()
    assert status == 0 and stand_in.token not in log


async def test_a_dead_discord_is_tried_again(process: Process, stand_in: Sandbox) -> None:
    fault = stand_in.faults.add(Fault("GET", "/oauth2/applications/@me", lose="request", times=2))
    await process.launch()
    assert isinstance(fault, Fault)
    assert "Praetor" in (await process.person("Ada").slash("help")).text


async def test_a_wrong_token_ends_it_with_a_word(process: Process) -> None:
    process.environment["DISCORD_TOKEN"] = "sandbox.1.not-the-token"
    await process.launch(wait=False)
    assert process.process is not None
    await asyncio.wait_for(process.process.wait(), 60)
    status, log = await process.end()
    assert status == STATUS and "does not accept the token" in log and "not-the-token" not in log


async def test_sigterm_drains_and_exits(process: Process) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    await until(lambda: consul.pins(process.thread(table)))  # the first pictures are drawn
    sent = len(process.sandbox.world.interactions)
    pressed = asyncio.create_task(consul.slash("samnite buy-cards", process.thread(table), gold=1))
    await until(lambda: len(process.sandbox.world.interactions) > sent)
    began = time.monotonic()
    status, log = await process.end(signal.SIGTERM)
    assert status == 0 and time.monotonic() - began < DRAIN, log
    assert "Traceback" not in log and "Task was destroyed" not in log
    receipt = await pressed
    assert not receipt.has_failed or receipt.interaction.ack is None
    await process.launch()
    assert not (await process.person("Ada").slash("table", process.thread(table))).has_failed


async def test_malformed_dispatches_are_survived(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    for event, payload in (
        ("CHANNEL_CREATE", {"id": "1"}),
        ("GUILD_CREATE", {}),
        ("INTERACTION_CREATE", {"id": "x"}),
        ("GUILD_ROLE_UPDATE", {"guild_id": stand_in.guild.id}),
        ("THREAD_CREATE", {"id": None}),
        ("NO_SUCH_EVENT", {"a": 1}),
    ):
        stand_in.gateway.dispatch(event, payload)
    assert "Praetor" in (await process.person("Ada").slash("help")).text
    status, log = await process.end()
    assert status == 0 and "malformed CHANNEL_CREATE" in log


async def test_a_lost_connection_is_resumed_and_nothing_is_missed(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    for code in (None, 4000):
        stand_in.gateway.close_sockets(code)
        receipt = await consul.slash("table", process.thread(table))  # sent while the line is down
        assert not receipt.has_failed and table in receipt.text


async def test_an_event_that_comes_twice_is_done_once(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    stand_in.faults.add(EventFault("INTERACTION_CREATE", copies=3))
    receipt = await (await consul.slash("samnite buy-cards", process.thread(table), gold=1)).wait_until_answered()
    assert "For 1 coin you draw" in receipt.text
    stand_in.faults.add(EventFault("INTERACTION_CREATE", copies=2))
    await consul.slash("game create", game="samnite_wars", name="Twice")
    assert (await process.end())[0] == 0  # what is under way is finished first
    rows = process.records.rows("SELECT moment FROM decisions WHERE person_id IS NOT NULL")
    moments, tables = [row["moment"] for row in rows], process.records.first_value("SELECT count(*) FROM tables")
    assert moments.count("turn.strategy") == 1 and tables == 2


async def test_buttons_and_forms_outlive_a_restart(process: Process) -> None:
    await process.launch()
    table = await process.create("Ada", "Boris")
    ada, boris, card = process.person("Ada"), process.person("Boris"), process.card(table)
    form = await ada.press(await rest_of(ada, card), "A word for the dice")
    assert form.modal is not None
    await process.end(signal.SIGKILL)
    await process.launch()
    assert "part of the dice" in (await ada.submit(form, {"word": "Caudium"})).text
    assert "begins" in (await (await ada.press(card, "Start")).wait_until_answered()).text
    thread = process.thread(table)
    await until(lambda: ada.pins(thread))
    mine = [(who, await my_table(who, thread)) for who in (ada, boris)]
    await process.end(signal.SIGKILL)
    await process.launch()
    panel = ada.pins(thread)[0]
    for who, message in mine:
        shown = await (await who.press(message, custom_id=button(message, "mine"))).wait_until_answered()
        assert table in shown.text and shown.is_ephemeral
        assert table in (await (await who.press(panel, "My table")).wait_until_answered()).text


async def test_a_draft_outlives_a_restart(process: Process) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    thread = process.thread(table)
    shown = await choose(consul, await opened(consul, thread, ""), "0")  # open already where nothing else is asked
    await process.end(signal.SIGKILL)
    await process.launch()
    done = await (await consul.press(shown, custom_id=button(shown, "ok"))).wait_until_answered()
    assert carried_out(done.text)


async def test_discord_fails_while_posts_are_due(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    thread = process.thread(table)
    faults = (  # the card of the turn is edited where it is there already, else posted
        Fault("POST", "/channels/{channel_id}/messages", status=502, times=3),
        Fault("PATCH", "/channels/{channel_id}/messages/{message_id}", status=502, times=3),
    )
    for fault in faults:
        stand_in.faults.add(fault)
    await (await consul.slash("samnite buy-cards", thread, gold=1)).wait_until_answered()
    await until(lambda: any("for 1 card" in m.all_words for m in consul.messages(thread)))
    assert max(fault.hit for fault in faults) == 3
    said = [line for m in consul.messages(thread) if m.ephemeral_to is None for line in m.all_words.split("\n")]
    assert len([line for line in said if "for 1 card" in line]) == 1


async def test_a_kill_and_an_outage_longer_than_a_nonce_is_remembered(process: Process, stand_in: Sandbox) -> None:
    await process.launch()
    table, consul, _ = await seated(process)
    thread = process.thread(table)
    stand_in.faults.add(Fault("POST", "/channels/{channel_id}/messages", lose="answer", times=9))
    await (await consul.slash("samnite buy-cards", thread, gold=1)).wait_until_answered()
    await until(lambda: any("for 1 card" in m.all_words for m in consul.messages(thread)))
    await process.end(signal.SIGKILL)  # the post is there; the bot never heard of it
    stand_in.faults.clear()
    stand_in.advance(3600)
    await process.launch()
    await until(lambda: not waiting(process))
    said = [line for m in consul.messages(thread) if m.ephemeral_to is None for line in m.all_words.split("\n")]
    assert len([line for line in said if "for 1 card" in line]) == 1


def waiting(process: Process) -> int:
    return int(process.records.first_value("SELECT count(*) FROM outbox WHERE status = 'waiting'"))
