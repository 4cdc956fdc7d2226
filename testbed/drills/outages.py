"""Faults of Discord, a different one in each game: the game goes on, or pauses and its host is told; nothing may be
lost."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from bot.sandbox import messages, permissions, threads
from bot.sandbox.faults import EventFault, Fault
from bot.sandbox.people import server_changes
from bot.sandbox.threads import delete_channel
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.disk import play_retrying_refusals
from testbed.drills.invariants import (
    Ending,
    check_acknowledged_kept,
    check_messages_readable,
    check_one_panel,
    check_posts_told_once,
    check_same_ending,
    ending_of,
    play_undisturbed,
)
from testbed.drills.kill_points import CALLBACK, MESSAGE, MESSAGES
from testbed.drills.report import Report
from testbed.drills.script import Script
from testbed.drills.stage import SavedTable, Stage, StuckError, faults_in_log, open_stage, wait_until

Trouble = Callable[["Bad"], Awaitable[None]]
HOST = "Ada"
HALF = 20  # emojis, about, that are up when the bot is struck
UNTOLD = 12  # decisions that edits alone may tell, which need no right to write


class Bad:
    """A game during which something goes wrong."""

    def __init__(self, stage: Stage, script: Script, report: Report) -> None:
        self.stage, self.script, self.report = stage, script, report
        self.same = True  # whether the ending must be the undisturbed one's

    def add_fault(self, *faults: Fault | EventFault) -> None:
        """Let something go wrong."""
        for fault in faults:
            self.stage.sandbox.faults.add(fault)

    async def play_with_fault(self, decisions: int = 3) -> None:
        """Play on while it goes wrong."""
        await play_retrying_refusals(self.script, self.report, decisions)

    async def wait_until_connected(self) -> None:
        """Wait until the bot is back."""
        await wait_until(lambda: self.stage.sandbox.gateway.is_connected, "the bot does not come back")

    async def wait_until_host_told(self, what: str) -> None:
        """Wait until the host reads something in their DM."""
        host = self.stage.person(HOST)

        def read() -> bool:
            return any(what in m.all_words for m in host.messages("dm"))

        try:
            await wait_until(read, "")
        except StuckError:
            self.report.note(f"the host was not told: {what!r}")


# The gateway


async def cut_lines(bad: Bad) -> None:
    """The connection drops: TCP resets, closes with several codes, op 7, op 9 (resumable). The bot resumes, and gets
    what was sent in the meantime."""
    gateway = bad.stage.sandbox.gateway
    drops: tuple[Callable[[], None], ...] = (
        partial(gateway.close_sockets, None),
        partial(gateway.close_sockets, 4000),
        gateway.reconnect,
        partial(gateway.close_sockets, 1000),
        partial(gateway.end_sessions, resumable=True),
    )
    for drop in drops:
        drop()
        await asyncio.sleep(0.05)
        await bad.wait_until_connected()
        await bad.play_with_fault(1)


async def lost_session(bad: Bad) -> None:
    """op 9, not resumable: the bot must identify anew."""
    bad.stage.sandbox.gateway.end_sessions(resumable=False)
    await wait_until(lambda: not bad.stage.sandbox.gateway.is_connected, "the session was to be over")
    await bad.wait_until_connected()
    await bad.play_with_fault()


async def no_connections(bad: Bad) -> None:
    """Nobody can connect for a while."""
    gateway = bad.stage.sandbox.gateway
    gateway.refuse = True
    gateway.close_sockets(None)
    await asyncio.sleep(4)
    gateway.refuse = False
    await bad.wait_until_connected()
    await bad.play_with_fault()


async def doubled_events(bad: Bad) -> None:
    """Interactions three times each, and other events late and out of order."""
    bad.add_fault(EventFault("INTERACTION_CREATE", copies=3, times=40))
    for event in ("CHANNEL_UPDATE", "THREAD_CREATE", "CHANNEL_PINS_UPDATE", "THREAD_MEMBERS_UPDATE"):
        bad.add_fault(EventFault(event, hold=2, times=5))
    await bad.play_with_fault(4)


# The HTTP side


async def rate_limits(bad: Bad) -> None:
    """429 of a route and of everything."""
    bad.add_fault(
        Fault("POST", MESSAGES, limited=1.0, times=3),
        Fault("PATCH", MESSAGE, limited=0.5, times=2),
        Fault("*", "*", limited=0.7, everywhere=True, times=2, skip=6),
    )
    await bad.play_with_fault(4)


async def server_errors(bad: Bad) -> None:
    """5xx, lost requests and lost answers of posts."""
    bad.add_fault(
        Fault("POST", MESSAGES, status=503, times=2),
        Fault("POST", MESSAGES, lose="request", skip=1),
        Fault("POST", MESSAGES, lose="answer", skip=2, times=2),
        Fault("PATCH", MESSAGE, status=500, times=3),
    )
    await bad.play_with_fault(4)


async def long_server_errors(bad: Bad) -> None:
    """5xx for longer than the library tries, with answers lost and the nonce forgotten meanwhile."""
    thread = bad.stage.thread(bad.script.table).id
    bad.add_fault(Fault("POST", MESSAGES, lose="answer", times=8, places=frozenset({thread})))
    await bad.play_with_fault(2)
    await asyncio.sleep(3)
    bad.stage.sandbox.advance(400)  # past the nonce
    await bad.play_with_fault(2)


async def slow_answers(bad: Bad) -> None:
    """Answers that take ten seconds, and acknowledgements that come too late."""
    bad.add_fault(Fault("POST", MESSAGES, delay=10.0, times=2), Fault("POST", CALLBACK, delay=3.2, times=2))
    await bad.play_with_fault(4)


async def expired_tokens(bad: Bad) -> None:
    """Interaction tokens that have expired when the bot answers."""
    bad.add_fault(Fault("POST", CALLBACK, status=404, code=10062, times=3))
    await bad.play_with_fault(4)


# Persons


async def closed_dms(bad: Bad) -> None:
    """Everybody's DMs are closed: the thread mentions them, "My table" still works."""
    for name in ("Ada", "Boris"):
        bad.stage.person(name).set_dms(open=False)
    thread = bad.stage.thread(bad.script.table)
    for _ in range(UNTOLD):
        await bad.play_with_fault(1)
        if any("<@" in m.all_words for m in thread.messages.values()):
            break
    await wait_until(lambda: any("<@" in m.all_words for m in thread.messages.values()), "nobody was mentioned")


async def no_shared_server(bad: Bad) -> None:
    """A person leaves the server (50278) and comes back."""
    boris, guild = bad.stage.person("Boris"), bad.stage.sandbox.guild
    boris.leave(guild)
    await asyncio.sleep(0.5)
    boris.join(guild)
    boris.join_thread(bad.stage.thread(bad.script.table))
    await bad.play_with_fault(4)


async def refused_pictures(bad: Bad) -> None:
    """Pictures are refused as they are posted, edited in, and brought by the answer to a press: the words are told, and
    the pictures follow."""
    for method, route in (("POST", MESSAGES), ("PATCH", MESSAGE), ("POST", CALLBACK)):
        bad.add_fault(Fault(method, route, status=400, code=40005, files=True, times=3))
    bad.stage.sandbox.faults.traps.gallery_edits = True
    await bad.play_with_fault(6)


async def refused_emojis(bad: Bad) -> None:
    """Each third emoji is refused as it is brought up, each second where a button bears it; half of them are up as
    people play, and the bot is struck there."""
    stage = bad.stage
    stage.environment["PRAETOR_EMOJIS"] = "1"
    await stage.end_bot()
    traps = stage.sandbox.faults.traps
    traps.emoji_uploads, traps.emoji_fields = 3, 2
    await stage.launch()
    await wait_until(lambda: len(stage.sandbox.world.emojis) > HALF, "no emojis are brought up")
    await bad.play_with_fault(3)
    stage.kill()
    await stage.end_bot()
    await stage.launch()
    await bad.play_with_fault(2)
    names = [one.name for one in stage.sandbox.world.emojis.values()]
    if len(set(names)) < len(names):
        bad.report.note("emojis are up twice", "doubled")


async def dms_opened_too_fast(bad: Bad) -> None:
    """DMs are opened too fast (40003)."""
    bad.add_fault(Fault("POST", MESSAGES, status=403, code=40003, times=2, places=_dms(bad)))
    await bad.play_with_fault(4)


def _dms(bad: Bad) -> frozenset[str]:
    return frozenset(bad.stage.sandbox.world.dms.values())


# Places


async def deleted_panel(bad: Bad) -> None:
    """Somebody deletes the panel."""
    messages.delete_message(bad.stage.sandbox.hub, bad.stage.panels(bad.script.table)[-1])
    await bad.play_with_fault(4)


async def deleted_thread(bad: Bad) -> None:
    """Somebody deletes the thread: the host is told, opens another, and nothing is missing in it."""
    delete_channel(bad.stage.sandbox.hub, bad.stage.thread(bad.script.table))
    await _anew(bad, "games")


async def deleted_channel(bad: Bad) -> None:
    """Somebody deletes the whole channel, thread and lobby card with it: the game goes on in another one."""
    delete_channel(bad.stage.sandbox.hub, bad.stage.sandbox.channel("games"))
    await _anew(bad, "general")


async def _anew(bad: Bad, where: str) -> None:
    """Play on without a thread until the host is told, let them open one, and play on there."""
    await bad.play_with_fault(2)
    await bad.wait_until_host_told("was deleted")
    host, records, table = bad.stage.person(HOST), bad.stage.records, bad.script.table
    before = records.table_row(table)["thread"]
    opened_ = await (await host.slash("game thread", where, table=table)).wait_until_answered()
    if "is open" not in opened_.text and "still to come" not in opened_.text:  # on a busy machine it may be
        bad.report.note(f"no new thread: {opened_.text[:80]}")
    await wait_until(lambda: records.table_row(table)["thread"] != before, "no new thread")
    bad.stage.person("Boris").join_thread(bad.stage.thread(bad.script.table))
    await bad.play_with_fault(3)
    bad.same = False  # the ledger stands in two threads


async def channel_forbidden(bad: Bad) -> None:
    """The bot may no longer write in the channel, then may again."""
    hub, games = bad.stage.sandbox.hub, bad.stage.sandbox.channel("games")
    server_changes.set_permission_overwrite(hub, games, hub.bot_id, deny=permissions.SEND | permissions.SEND_IN_THREADS)
    before = len(bad.stage.sandbox.server.log)
    for _ in range(UNTOLD):
        await bad.play_with_fault(1)
        if any(route == MESSAGES and status == 403 for _, route, status in bad.stage.sandbox.server.log[before:]):
            break
    await bad.wait_until_host_told("may not write")
    server_changes.set_permission_overwrite(hub, games, hub.bot_id)
    await bad.play_with_fault(2)


async def take_role_permissions_away(bad: Bad) -> None:
    """The bot's role loses everything but to be there, then gets it back."""
    hub, guild = bad.stage.sandbox.hub, bad.stage.sandbox.guild
    server_changes.set_bot_permissions(hub, guild, permissions.VIEW)
    await bad.play_with_fault(2)
    server_changes.set_bot_permissions(hub, guild, permissions.BOT_LEAST)
    await bad.play_with_fault(2)


async def bot_removed_from_server(bad: Bad) -> None:
    """The bot is removed from the server and invited again."""
    hub, guild = bad.stage.sandbox.hub, bad.stage.sandbox.guild
    server_changes.remove_bot(hub, guild)
    await asyncio.sleep(1.0)
    server_changes.add_bot(hub, guild)
    await asyncio.sleep(0.5)
    await bad.play_with_fault(3)


async def thread_archived(bad: Bad) -> None:
    """The thread is archived, and wakes with the next post."""
    hub, thread = bad.stage.sandbox.hub, bad.stage.thread(bad.script.table)
    bad.stage.sandbox.advance(8 * 86_400)
    threads.archive_idle_threads(hub)
    if thread.thread is not None and not thread.thread.archived:
        bad.report.note("the drill could not archive the thread")
    with contextlib.suppress(StuckError):
        await bad.play_with_fault(3)


TROUBLES: tuple[Trouble, ...] = (
    cut_lines,
    lost_session,
    no_connections,
    doubled_events,
    rate_limits,
    server_errors,
    long_server_errors,
    slow_answers,
    expired_tokens,
    closed_dms,
    no_shared_server,
    dms_opened_too_fast,
    refused_pictures,
    refused_emojis,
    deleted_panel,
    deleted_thread,
    deleted_channel,
    channel_forbidden,
    take_role_permissions_away,
    bot_removed_from_server,
    thread_archived,
)


async def play_game_with_fault(
    saved: SavedTable, undisturbed: Ending, trouble: Trouble, before: int, report: Report
) -> None:
    """Play one game in which one thing goes wrong."""
    said = len(report.said)
    report.print_progress(trouble.__name__)
    async with open_stage(saved) as stage:
        script = Script(stage, saved.table, "drill", saved.last)
        bad = Bad(stage, script, report)
        await stage.launch()
        try:
            await play_retrying_refusals(script, report, before)
            await trouble(bad)
            stage.sandbox.faults.clear()
            await _end(bad, undisturbed)
        except (StuckError, TimeoutError) as error:
            report.note(f"{error}; {stage.log[-2:]}", "crashed")
        for fault in faults_in_log(stage.log):
            report.note(fault, "crashed")
    report.said[said:] = [f"{trouble.__name__}: {words}" for words in report.said[said:]]


async def _end(bad: Bad, undisturbed: Ending) -> None:
    stage, script, report, table = bad.stage, bad.script, bad.report, bad.script.table
    await play_retrying_refusals(script, report)
    await stage.make_retries_due(table)
    await stage.wait_until_quiet(table, 60)
    with contextlib.suppress(StuckError):
        await wait_until(lambda: len(stage.panels(table)) == 1, "one panel")
    check_acknowledged_kept(stage, table, script.acknowledged, report)
    check_one_panel(stage, table, report)
    if bad.same:
        check_posts_told_once(stage, table, report)
        check_messages_readable(stage, table, report)
        check_same_ending(ending_of(stage, table), undisturbed, report)
    elif ending_of(stage, table).state != undisturbed.state:
        report.note("the finished game's state differs from the undisturbed run's", "changed")


async def drill(
    seed: str,
    rounds: int,
    *,
    game: str,
    players: int = 0,
    options: str = "last_round=1",
    decisions: int = 0,
    first: int = 0,
) -> Report:
    """Play `rounds` games, each with the next fault of the list. players: seats of each table, as for `begin`.
    decisions: as for `play_undisturbed`."""
    report, lots = Report(name="discord"), UnverifiedRandom(f"discord {seed}")
    saved, undisturbed, _ = await play_undisturbed(game, options, players, decisions)
    for n in range(rounds):
        trouble = TROUBLES[(first + n) % len(TROUBLES)]
        await play_game_with_fault(saved, undisturbed, trouble, lots.integer_below(4), report)
        report.rounds += 1
    return report
