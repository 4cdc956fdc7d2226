"""Make the running tables that the tests keep from one commit (`tests/engine/store/running/`).

    python scripts/running_tables.py FOLDER

What is stored keeps its word, whatever classes and modules are called: this plays tables of both titles by the code
that is here, through the real bot before the stand-in for Discord, stops each in a situation (mid-battle, a window,
sealed answers half given, a vote, ...), and keeps the database, the stand-in's world, exports, and what was seen:
prompts, states, waiting posts, custom ids with the answers that they led to. Later code must open it all, answer the
same presses, deliver what waits and play every table to its end.

Secrets, dice, prompts and moves follow from the tables' ids; times and Discord's ids do not. What is kept was made at
the commit that `expected.json` names and is not to be made anew for a later one: it would then prove nothing of the
old. Make a second folder beside it instead.
"""

import asyncio
import contextlib
import gzip
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import msgspec

from bot.app import App
from bot.delivery.throttle import Throttle
from bot.process.settings import read_settings
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.people.person import Person
from bot.sandbox.world import Channel
from bot.tables import lobby
from engine.players.selfplay import Run
from engine.store.sqlite import open_store
from engine.store.verification.export import export_table
from scripts.running_tables_plans import LAST, PLANS, Plan, secret_and_run_for_plan
from scripts.running_tables_presses import DECIDING, Walk, ids_of
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from tests.engine.store.running_tables import Asked, Kept, Table, digest

HELD = 1e10  # seconds for which posts are held back while other tables are made
FAR = 4e9  # a moment that no test will see: threads do not fall asleep before


# The tables, at the real bot


class Maker:
    """The bot before the stand-in, with a table after another."""

    def __init__(self, sandbox: Sandbox, app: App) -> None:
        self.sandbox, self.app, self.store = sandbox, app, app.store
        self.tables: dict[str, Table] = {}

    async def wait_until(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds."""
        for _ in range(6000):
            found = holds()
            if await found if asyncio.iscoroutine(found) else found:
                return
            await asyncio.sleep(0.01)
        raise SystemExit("it did not come to pass")

    async def deliver_all_due(self) -> None:
        """Let all that is due be sent, and send nothing more."""
        self.app.worker.online.set()
        self.app.worker.notify()

        async def quiet() -> bool:
            return not (self.app.worker._busy or await self.store.due_posts(self.app.tables.now(), 1))

        await self.wait_until(quiet)
        self.app.worker.online.clear()
        self.app.worker.notify()
        await asyncio.sleep(0.05)

    def _hold(self, seconds: float) -> None:
        """Hold back what waits now while other tables' posts are sent, or let it go."""
        with contextlib.closing(sqlite3.connect(self.app.settings.database)) as conn, conn:
            held = "not_before < 1e10" if seconds > 0 else "not_before >= 1e10"
            conn.execute(
                f"UPDATE outbox SET not_before = not_before + ? WHERE status = 'waiting' AND {held}",  # noqa: S608 - columns and placeholders of our own
                (seconds,),
            )

    async def run_all_automatic(self, table: str) -> None:
        """Let everything that goes by itself happen at a table."""
        tables = self.app.tables
        tables.closing = False
        tables.run_automatic(table)
        await self.wait_until(lambda: table not in tables._settling)
        tables.closing = True

    async def make(self, plan: Plan) -> None:
        """Make a table and bring it into its situation."""
        secret, run = (b"." * 32, None) if plan.act == "lobby" else secret_and_run_for_plan(plan)
        letters = iter(plan.id)
        chosen = SimpleNamespace(token_bytes=lambda size: secret, choice=lambda letters_of: next(letters))
        lobby.secrets = chosen  # type: ignore[attr-defined, assignment]
        self.app.worker.online.set()
        host = self.sandbox.person(plan.player_names[0])
        options = {"computers": plan.computers} if plan.computers else {}
        asked = {"game": plan.game, "name": plan.about[:60], "pace": "open", "options": plan.options, **options}
        created = await (await host.slash_with("game create", "games", asked)).wait_until_answered()
        if f"(table {plan.id})" not in created.text:
            raise SystemExit(f"{plan.id}: {created!r}")
        for name in plan.player_names[1:]:
            await (await self.sandbox.person(name).slash("game join", "games", table=plan.id)).wait_until_answered()
        if run is not None:
            await (await host.slash("game start", "games", table=plan.id)).wait_until_answered()
            await self._play(plan, run)
        else:
            await self.deliver_all_due()
        self._hold(HELD)
        print(plan.id, plan.about, run.decisions if run else 0, flush=True)

    async def _play(self, plan: Plan, run: Run) -> None:
        actor = await self.app.tables.actor(plan.id)
        last = 0 if plan.act == "vote" or plan.strong else LAST
        await self._carry_out(plan, run, 0, len(run.log) - last)
        await self.deliver_all_due()
        await self._carry_out(plan, run, len(run.log) - last, len(run.log))
        before = actor.live.head
        await self.run_all_automatic(plan.id)
        prompts = [p for p in actor.live.prompts() if p.seat != "table" and not p.side_action]
        if not plan.strong and (actor.live.head != before or not plan.wanted(run, prompts)):
            gone = [(p.seat, p.kind, p.moment, p.answered) for p in prompts]
            steps = [(d.seat, d.moment, d.action, d.why) for d in await self.store.path(plan.id, last=4)]
            raise SystemExit(
                f"{plan.id}: the table has gone on by itself: {before} -> {actor.live.head}, {gone} {steps}"
            )
        if plan.act:
            await getattr(self, f"_{plan.act}")(plan, run)

    async def _carry_out(self, plan: Plan, run: Run, start: int, end: int) -> None:
        actor = await self.app.tables.actor(plan.id)
        seats = {seat.seat: seat.user for seat in actor.live.row.seats}
        for one in run.log[start:end]:
            async with actor.turn():
                await actor.decide(one.seat, one.asked, one.action, user=seats.get(one.seat))

    async def _vote(self, plan: Plan, run: Run) -> None:
        host, thread = self.sandbox.person(plan.player_names[0]), self.thread(plan.id)
        steps = await host.autocomplete("undo", "step", "", thread, table=plan.id)
        asked = await (
            await host.slash("undo", thread, step=steps.choices[-1]["value"], table=plan.id)
        ).wait_until_answered()
        if not (await self.app.tables.actor(plan.id)).live.row.extra.get("votes"):
            raise SystemExit(f"{plan.id}: no vote: {asked!r}")
        await self.deliver_all_due()

    async def _undo(self, plan: Plan, run: Run) -> None:
        actor = await self.app.tables.actor(plan.id)
        row = actor.live.seat_row(run.log[-1].seat)
        who = Person(self.sandbox.hub, str(row.user if row else 0))
        told = await (await who.slash("undo", self.thread(plan.id), table=plan.id)).wait_until_answered()
        if await self.store.last_undone_step(plan.id) is None:
            raise SystemExit(f"{plan.id}: nothing was undone: {told!r}")

    async def _plans(self, plan: Plan, run: Run) -> None:
        host, actor = self.sandbox.person(plan.player_names[0]), await self.app.tables.actor(plan.id)
        thread = self.thread(plan.id)
        for prompt in actor.live.asides_of("1")[:1]:
            async with actor.turn():
                await actor.decide("1", prompt.id, prompt.menu.sample(run.lots), user=int(host.id))
        for window, answer in (("agent_deed.foil", "unless"), ("*", "ask")):
            await host.slash("orders set", thread, window=window, answer=answer, table=plan.id)
        await Walk(self.sandbox, plan.id, plan.player_names, thread).walk_through_question(
            host, await (await host.slash("table", thread)).wait_until_answered()
        )
        if await self.store.draft(plan.id, "1") is None or not await self.store.orders(plan.id, "1"):
            raise SystemExit(f"{plan.id}: no draft, or no orders")

    def thread(self, table: str) -> Channel:
        """Return a table's thread."""
        return next(
            c
            for c in self.sandbox.world.channels.values()
            if c.thread and any(f"mine:{table}" in ids_of(m) for m in c.messages.values())
        )

    async def leave_posts_in_every_state(self) -> None:
        """Let posts wait in every way: never tried, tried and refused, tried with an unknown end, and that cut off."""
        self._hold(-HELD)
        now = self.app.tables.now()
        for table, unsent in (("RBATT", True), ("SBATT", False), ("RPACT", None)):
            post = next(p for p in await self.store.due_posts(now, 1000) if p.table == table)
            await self.store.note_try(post.id, now)
            if unsent is not None:
                await self.store.retry_later(post.id, now + 60, "made", unsent_after=1 if unsent else None)

    # What is seen

    async def record_table(self, plan: Plan) -> None:
        """Record a table as it stands."""
        row = await self.store.table(plan.id)
        assert row is not None  # noqa: S101 - it was made
        live = (await self.app.tables.actor(plan.id)).live
        prompts = [Asked(p.seat, p.id, p.kind, p.moment, p.answered is not None, p.side_action) for p in live.prompts()]
        with contextlib.closing(sqlite3.connect(self.app.settings.database)) as conn:
            waiting = conn.execute(
                "SELECT audience, number, kind FROM outbox WHERE table_id = ? AND status = 'waiting' ORDER BY id",
                (plan.id,),
            ).fetchall()
        self.tables[plan.id] = Table(
            id=plan.id,
            about=plan.about,
            game=plan.game,
            status=row.status,
            decisions=await self.store.next_decision_id(plan.id) if row.head is not None else 0,
            state=digest(live.game.encode(live.state)) if live.state is not None else "",
            prompts=prompts,
            redo=row.head is not None and await self.store.last_undone_step(plan.id) is not None,
            votes=len(row.extra.get("votes") or {}),
            waiting=waiting,
        )

    async def press_all(self, plan: Plan) -> None:
        """Press what is offered and record what is answered."""
        thread = None if plan.act == "lobby" else self.thread(plan.id)
        walk = Walk(self.sandbox, plan.id, plan.player_names, thread, self.tables[plan.id].prompts)
        if plan.act == "lobby":
            await walk.press_harmless_lobby_buttons()
        else:
            for name in plan.player_names:
                await walk.press_all_offered_to(self.sandbox.person(name))
        kept = self.tables[plan.id]
        pressed = [p for p in walk.pressed if p.id.split(":")[0] not in DECIDING]
        known = {p.id for p in pressed}
        self.tables[plan.id] = msgspec.structs.replace(
            kept, pressed=pressed, deciding=walk.deciding, seen=sorted(walk.seen - known)
        )


# To the files


def _pruned(maker: Maker) -> bytes:
    """Return the world with those messages alone that bear a control that was recorded, or stand last or pinned."""
    world = maker.sandbox.world
    presses = [p for t in maker.tables.values() for p in (*t.pressed, t.deciding) if p is not None]
    used = {p.message for p in presses}
    for channel in world.channels.values():
        last = [m.id for m in channel.messages.values() if m.ephemeral_to is None and not m.deleted][-6:]
        keep = used | set(last) | set(channel.pins)
        cards = {m.id for m in channel.messages.values() if m.thread_id}
        channel.messages = {k: m for k, m in channel.messages.items() if k in keep | cards}
        channel.order = [n for n in channel.order if str(n) in channel.messages]
        for message in channel.messages.values():
            message.versions = []
        if channel.thread is not None:
            channel.thread.active_at = FAR
    world.interactions.clear()
    world.last_id = maker.sandbox.hub.ids.last
    return msgspec.json.encode(world)


def _write(folder: Path, name: str, data: bytes) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(gzip.compress(data, 9, mtime=0))


@contextlib.contextmanager
def _copied(database: Path) -> Iterator[bytes]:
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(sqlite3.connect(database)) as conn:
        copy = Path(folder) / "copy.sqlite3"
        conn.execute("VACUUM INTO ?", (str(copy),))
        yield copy.read_bytes()


async def _exports(maker: Maker) -> bytes:
    made = {}
    for table, names in (("RBATT", False), ("SBATT", True), ("RUNDA", False), ("REVER", False), ("SEVER", True)):
        made[table] = await export_table(maker.store, table, names=names)
    return msgspec.json.encode(made)


async def main(out: Path) -> None:
    """Make all and write it to a folder."""
    replace_drawing_by_pixels()
    git = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    commit = subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603 - ours
    with tempfile.TemporaryDirectory() as folder:
        sandbox = await serve_sandbox(limits=unhurried_limits())
        database = Path(folder) / "praetor.sqlite3"
        said = {"PRAETOR_DATABASE": str(database), "PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0"}
        store = await open_store(database)
        store.database.hasty = True
        app = App(read_settings({**sandbox.environment, **said}), store)
        app.worker.throttle = Throttle(0)
        running = asyncio.create_task(app.run())
        maker = Maker(sandbox, app)
        await maker.wait_until(lambda: sandbox.gateway.is_connected and sandbox.world.commands)
        app.tables.closing = True  # nothing goes by itself but where it is asked for
        try:
            await _made(maker, database, commit, out)
        finally:
            app.stop()
            await running
            await sandbox.stop()


async def _made(maker: Maker, database: Path, commit: str, out: Path) -> None:
    for plan in PLANS:
        await maker.make(plan)
    await maker.leave_posts_in_every_state()
    for plan in PLANS:
        await maker.record_table(plan)
    moment = maker.app.tables.now()
    with _copied(database) as kept:
        _write(out, "tables.sqlite3.gz", kept)
    _write(out, "exports.json.gz", await _exports(maker))
    for plan in PLANS:
        await maker.press_all(plan)
    _write(out, "world.json.gz", _pruned(maker))
    made = Kept(commit=commit, moment=moment, tables=maker.tables)
    (out / "expected.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
