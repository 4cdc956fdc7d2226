"""kill -9 at random moments and at chosen points of scripted games: nothing may be lost or told twice, and each game
must end as it would have."""

import asyncio
import contextlib
import sqlite3

from bot.messages.ids import Press
from bot.sandbox.faults import Fault
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import SaveError
from engine.store import schema
from testbed.database_place import is_on_server
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
from testbed.drills.kill_points import CALLBACK, POINTS
from testbed.drills.page_script import PageScript, web_settings
from testbed.drills.report import Report
from testbed.drills.script import LATE, Script, Unanswered
from testbed.drills.spectators import FOLLOWER, check_follower_told, press_follow, round_starts_since
from testbed.drills.stage import SavedTable, Stage, StuckError, begin_game, open_stage, wait_until
from testbed.drills.watched import Watched, check_bets_kept, play_to_betting_battle

KILLS_A_GAME = 12
OPTIONS = "last_round=2"
DRAWN = 8  # one game in so many is played with pictures that are really drawn
SETTLED = 240.0  # seconds until all must be told: after the last kill the plates are drawn anew, on a busy machine
PRACTISED = 12  # one kill in so many strikes a practice table
WATCHED, KILLS_A_BATTLE = 6, 3  # one kill in so many strikes while spectators bet; so many a battle
BATTLE = 40  # questions until a battle is over, at most
DRAWING = 12  # the same for a bot that brings the emojis of its application up
EMOJIS = 30  # that are up when it is struck, at most: fewer than there are
UPLOADED = 120.0  # seconds until all are up
PERSON = "Ada"  # who practises
PAGED, PASSED_OVER = 10, 10**6  # one kill in so many strikes while a table is played on its page; never
STEPS = 5  # questions that a kill may wait for its request, before another is chosen


EMOJI = "/applications/{application_id}/emojis"
INSTANTS = ("instant", "commit", "start")  # at any moment; within a decision; while the bot starts


class Killer:
    """Kills the bot again and again during one game, and restarts it."""

    def __init__(
        self, stage: Stage, script: Script, lots: UnverifiedRandom, report: Report, tried: dict[str, int]
    ) -> None:
        self.stage, self.script, self.lots, self.report, self.tried = stage, script, lots, report, tried
        self.struck = 0
        self.fault: Fault | None = None
        self.later: asyncio.TimerHandle | None = None
        self.armed = 0  # how many questions ago
        script.confirming = self.note_decision_sent
        self.at_commit = False
        self.next = ""  # the name of the next moment

    def kill_bot_now(self, name: str) -> None:
        """Kill the bot now."""
        if self.stage.is_alive:
            self.stage.kill()
            self.struck += 1
            self.report.add(f"kills {name}")

    def choose_next_kill(self) -> None:
        """Choose the moment of the next kill."""
        self.cancel_next_kill()
        name = min(self.lots.shuffled((*INSTANTS, *(p.name for p in POINTS))), key=lambda n: self.tried.get(n, 0))
        self.next, self.tried[name] = name, self.tried.get(name, 0) + 1  # each point as often as the others
        point = next((p for p in POINTS if p.name == name), None)
        if point is not None:
            found = point.fault(
                self.stage, self.script.table, self.lots.integer_below(2), lambda: self.kill_bot_now(name)
            )
            self.fault = found
            self.stage.sandbox.faults.add(found)
        elif name == "commit":
            self.at_commit = True
        else:
            self._soon(name, 1.2 * self.lots.fraction())

    def _soon(self, name: str, seconds: float) -> None:
        self.later = asyncio.get_running_loop().call_later(seconds, self.kill_bot_now, name)

    def note_decision_sent(self) -> None:
        """Note that a decision is on its way to the bot, which will store it within milliseconds; a kill may be meant
        for that."""
        if self.at_commit:
            self._soon("commit", 0.015 * self.lots.fraction())
            self.at_commit = False

    def note_question_answered(self) -> None:
        """Note that a question was answered. If the next kill waits for a request that did not come, choose another
        moment."""
        self.armed += 1
        if self.armed > STEPS:
            self.choose_next_kill()

    def cancel_next_kill(self) -> None:
        """Cancel the next kill."""
        self.armed, self.at_commit = 0, False
        self.stage.sandbox.faults.clear()
        if self.later is not None:
            self.later.cancel()
        self.fault = self.later = None

    async def restart_bot(self) -> None:
        """Start the bot again after a kill, now and then when no nonce lives any more; the next kill may already strike
        while it starts."""
        await self.stage.end_bot()
        if self.lots.integer_below(2):
            self.stage.sandbox.advance(self.stage.sandbox.limits.nonce_seconds + 1)
            self.report.add("outages longer than nonces live")
        while True:
            await self.stage.launch(wait=False)
            with contextlib.suppress(StuckError):
                await self.stage.wait_until_connected()
            if self.stage.is_alive:
                return
            await self.stage.end_bot()


async def _play(killer: Killer, kills: int, *, whole: bool = True) -> None:
    """Play the game to its end, with so many kills on the way; not whole: until there were so many."""
    script, stage = killer.script, killer.stage
    killer.choose_next_kill()
    over, late = False, 0
    while not over and (whole or killer.struck < kills):
        try:
            over, late = await script.answer_one_question(), 0
            if killer.struck < kills:
                killer.note_question_answered()
        except Unanswered:
            if stage.is_alive:
                late += 1
                killer.report.add("answers that failed")
                if late == LATE:
                    raise StuckError(f"a living bot does not answer; the next kill was to be {killer.next!r}") from None
                continue
            struck = killer.struck
            if struck < kills:
                killer.choose_next_kill()
            else:
                killer.cancel_next_kill()
            await killer.restart_bot()
    killer.cancel_next_kill()
    if not stage.is_alive:
        await killer.restart_bot()
    try:
        await stage.wait_until_quiet(script.table, SETTLED)
        if whole:
            await wait_until(lambda: len(stage.panels(script.table)) == 1, "one panel")
    except StuckError as error:
        killer.report.note(str(error))


async def play_game_with_kills(
    saved: SavedTable,
    undisturbed: Ending,
    seed: str,
    kills: int,
    report: Report,
    tried: dict[str, int],
    *,
    plain: bool,
    paged: bool = False,
) -> int:
    """Play one game with kills and check the result. Return how many kills there were. paged: it is played on the
    table's page."""
    async with open_stage(saved, plain=plain) as stage:
        stage.environment |= web_settings() if paged else {}
        given = stage, saved.table, "drill", saved.last
        script = PageScript(*given, report) if paged else Script(*given)
        killer = Killer(stage, script, UnverifiedRandom(seed), report, tried)
        await stage.launch()
        try:
            await press_follow(stage, saved.table)
            await _play(killer, kills)
        except StuckError as error:
            report.note(f"{error}; {stage.log[-2:]}", "crashed")
            return killer.struck
        report.add("presses refused", len(script.refused))
        _follower(stage, saved.table, 0, report)
        check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
        check_posts_told_once(stage, saved.table, report)
        check_messages_readable(stage, saved.table, report)
        check_one_panel(stage, saved.table, report)
        check_same_ending(ending_of(stage, saved.table), undisturbed, report)
        return killer.struck


async def play_watched_game_with_kills(
    saved: SavedTable, seed: str, kills: int, report: Report, tried: dict[str, int]
) -> int:
    """Play a battle on which spectators bet, with kills, and on until it is over. Return how many kills there were."""
    async with open_stage(saved) as stage:
        await stage.launch()
        script = Watched(stage, saved.table, seed)
        killer = Killer(stage, script, UnverifiedRandom(seed), report, tried)
        try:
            since = stage.records.live_table(saved.table).head
            await press_follow(stage, saved.table)
            await _play(killer, kills, whole=False)
            await script.play_through_battle(BATTLE)
            await stage.wait_until_quiet(saved.table, SETTLED)
        except (StuckError, Unanswered) as error:
            report.note(f"before spectators: {type(error).__name__} {error}; {stage.log[-2:]}", "crashed")
            return killer.struck
        check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
        check_posts_told_once(stage, saved.table, report)
        check_bets_kept(script, report)
        _follower(stage, saved.table, since, report)
        report.add("kills before spectators", killer.struck)
        return killer.struck


def _follower(stage: Stage, table: str, since: int, report: Report) -> None:
    """Check what a follower was told. since: the decision at which they began to follow."""
    begun = round_starts_since(stage, table, since)
    told = check_follower_told(stage, table, stage.person(FOLLOWER).id, begun, report)
    report.add("rounds told to a follower under kills", told)


async def play_practice_with_kills(game: str, seed: str, kills: int, report: Report, tried: dict[str, int]) -> int:
    """Play at a practice table, all of which is one stream in a DM, with kills. Return how many there were."""
    async with open_stage() as stage:
        await stage.launch()
        who = stage.person(PERSON)
        page = await (await who.slash("learn", "games", game=game)).wait_until_answered()
        assert page.message is not None  # noqa: S101 - nothing has gone wrong yet
        await (await who.forge(page.message, Press("guide", argument=game).id())).wait_until_answered()
        table = str(
            stage.records.first_value("SELECT id FROM tables WHERE json_extract(extra, '$.practice') IS NOT NULL")
        )
        struck = await play_on_with_kills(stage, table, seed, kills, report, tried)
        check_posts_told_once(stage, table, report, answered_removed=True)
        check_messages_readable(stage, table, report)
        report.add("kills at practice tables", struck)
        return struck


async def play_on_with_kills(
    stage: Stage, table: str, seed: str, kills: int, report: Report, tried: dict[str, int]
) -> int:
    """Play on at a table that is under way, with kills, until there were so many or its game is over, and check that
    no decision is lost. Return how many there were."""
    script = Script(stage, table, "onward")
    killer = Killer(stage, script, UnverifiedRandom(seed), report, tried)
    try:
        await _play(killer, kills, whole=False)
    except StuckError as error:
        report.note(f"{table}: {error}; {stage.log[-2:]}", "crashed")
        return killer.struck
    check_acknowledged_kept(stage, table, script.acknowledged, report)
    return killer.struck


def check_schema_is_whole(conn: sqlite3.Connection, report: Report, *, newest: bool = False) -> None:
    """Check that a database has exactly the schema of some version. newest: it must be the last version.

    Each migration is a transaction of its own, so after a kill a database may be between the old and the newest
    version.
    """
    known = schema.schema_migrations()
    present = schema.schema_version(conn, "praetor")
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.migrate_schema(fresh, "fresh", known[:present])
        if _objects(conn) != _objects(fresh):
            report.note(f"a killed migration left what is not version {present}", "lost")
    if newest and present != len(known):
        report.note(f"after a killed migration the schema stays at version {present}")


def _objects(conn: sqlite3.Connection) -> list[tuple[str, ...]]:
    return conn.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").fetchall()


async def kill_while_migrating(lots: UnverifiedRandom, report: Report) -> None:
    """Kill a bot that makes its database, and see that the next one finds it whole or not there."""
    async with open_stage() as stage:
        await stage.launch(wait=False)
        await wait_until(lambda: stage.database.exists() or not stage.is_alive, "no database was made", every=0.0005)
        await asyncio.sleep(0.02 * lots.fraction())
        stage.kill()
        report.add("kills migrating")
        await stage.end_bot()
        try:
            with contextlib.closing(sqlite3.connect(stage.database)) as conn:
                check_schema_is_whole(conn, report)
        except SaveError as error:
            report.note(f"a killed migration left {error}", "lost")
        try:
            await stage.launch()
        except StuckError as error:
            report.note(f"after a kill while migrating: {error}", "crashed")


async def kill_while_uploading(game: str, lots: UnverifiedRandom, report: Report, players: int = 0) -> None:
    """Kill a bot that has brought a part of its emojis up, play on beside the next one, which brings the rest; each
    must be up once, and everything that was told be readable."""
    async with open_stage(PRAETOR_EMOJIS="1") as stage:
        struck = Fault(
            "POST", EMOJI, lose=lots.choose(("request", "answer")), skip=lots.integer_below(EMOJIS), then=stage.kill
        )
        stage.sandbox.faults.add(struck)
        try:
            await stage.launch()
            await wait_until(lambda: struck.hit, "no emoji was brought up", UPLOADED)
            report.add("kills uploading emojis")
            await stage.end_bot()
            await stage.launch()
            table = await begin_game(stage, game, (PERSON,), players=players)
            script = Script(stage, table, "drill")
            await script.play(STEPS)
            await wait_until(lambda: any("signs are up" in line for line in stage.log), "emojis are lacking", UPLOADED)
            await script.play(STEPS)
            await stage.wait_until_quiet(table)
        except (StuckError, Unanswered) as error:
            report.note(f"{type(error).__name__} {error}; {stage.log[-2:]}", "crashed")
            return
        names = [one.name for one in stage.sandbox.world.emojis.values()]
        report.figures["emojis up"] = len(names)
        if len(set(names)) < len(names):
            report.note("emojis are up twice", "doubled", len(names) - len(set(names)))
        check_posts_told_once(stage, table, report)
        check_messages_readable(stage, table, report)


async def play_paged_games_with_kills(
    saved: SavedTable, undisturbed: Ending, seed: str, kills: int, report: Report
) -> int:
    """Play games on the page of their table, with so many kills. Return how many there were."""
    done, tried = 0, {point.name: PASSED_OVER for point in POINTS if point.route == CALLBACK}  # a page has none
    for game in range(kills + 5):
        wanted = min(KILLS_A_GAME, kills - done)
        if not wanted:
            break
        found = f"{seed} page {game}"
        done += await play_game_with_kills(saved, undisturbed, found, wanted, report, tried, plain=True, paged=True)
    report.add("kills at the page's presses", done)
    return done


async def drill(
    seed: str, rounds: int, *, game: str, players: int = 0, options: str = OPTIONS, decisions: int = 0
) -> Report:
    """Kill the bot `rounds` times. players: seats of each table; 0: two persons and a computer player. decisions: as
    for `play_undisturbed`."""
    report, lots = Report(name="kill"), UnverifiedRandom(f"kill {seed}")
    saved, undisturbed, decided = await play_undisturbed(game, options, players, decisions)
    report.figures["decisions_a_game"] = len(undisturbed.ledger) and decided
    migrations = max(1, rounds // 20) if not is_on_server() else 0  # there one is a transaction of the server's
    for _ in range(migrations):
        await kill_while_migrating(lots, report)
    uploads = max(1, rounds // DRAWING)
    for _ in range(uploads):
        await kill_while_uploading(game, lots, report, players)
    games, tried = 0, dict[str, int]()
    done = (
        migrations
        + uploads
        + await play_practice_with_kills(game, f"{seed} practice", max(1, rounds // PRACTISED), report, tried)
    )
    battle = await play_to_betting_battle(saved)
    bouts = max(1, rounds // (WATCHED * KILLS_A_BATTLE)) if battle is not None else 0
    for bout in range(bouts):
        assert battle is not None  # noqa: S101 - else there is no bout
        done += await play_watched_game_with_kills(battle, f"{seed} battle {bout}", KILLS_A_BATTLE, report, tried)
    done += await play_paged_games_with_kills(saved, undisturbed, seed, max(1, rounds // PAGED), report)
    while done < rounds:
        wanted = min(KILLS_A_GAME, rounds - done)
        struck = await play_game_with_kills(
            saved, undisturbed, f"{seed} {games}", wanted, report, tried, plain=games % DRAWN != 3
        )
        done, games = done + struck, games + 1
        report.print_progress(f"{done} kills, {games} games")
        if not struck and games > rounds + 5:
            break
    report.rounds, report.figures["games"] = done, games
    return report
