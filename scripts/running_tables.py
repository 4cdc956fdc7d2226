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
import hashlib
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import msgspec  # noqa: E402

from bot.app import App  # noqa: E402
from bot.delivery.throttle import Throttle  # noqa: E402
from bot.settings import read  # noqa: E402
from bot.tables import lobby  # noqa: E402
from bot.tables.live import nothing_to_decide  # noqa: E402
from bot.testbed.drills.plain_pictures import make_plain  # noqa: E402
from bot.testbed.sandbox.launch import Sandbox, serve  # noqa: E402
from bot.testbed.sandbox.limits import unhurried  # noqa: E402
from bot.testbed.sandbox.people.person import Person, Receipt, controls_of  # noqa: E402
from bot.testbed.sandbox.world import Channel, Message  # noqa: E402
from bot.words import Words  # noqa: E402
from engine.games import TITLES, strong_player  # noqa: E402
from engine.games import game as find_game  # noqa: E402
from engine.kernel.dice import game_key  # noqa: E402
from engine.kernel.prompts import MAY, MUST, OFFER, SEALED, WINDOW, Prompt  # noqa: E402
from engine.players.player import RandomPlayer  # noqa: E402
from engine.players.selfplay import Run  # noqa: E402
from engine.store.sqlite import open_store  # noqa: E402
from engine.store.verification.export import export  # noqa: E402
from tests.engine.store.running_tables import Asked, Kept, Press, Table, digest  # noqa: E402

PEOPLE = ("Ada", "Boris", "Clara")
LAST = 4  # decisions of each table that Discord has not been told of
HELD = 1e10  # seconds for which posts are held back while other tables are made
COMMON = Words("common")
FAR = 4e9  # a moment that no test will see: threads do not fall asleep before
DECIDING = ("ok", "do", "quick", "agree", "refuse", "passon", "take", "retake", "start", "join", "leave", "bot",
            "unbot", "opt", "pace", "end", "noend", "revive")  # fmt: skip
LEADING = ("bag", "bagp", "sel", "pick", "add", "num", "more", "page", "back")  # through a question, in this order


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be made: `wanted` finds the situation among the open prompts; act: what is done there besides."""

    id: str
    about: str
    game: str
    wanted: Callable[[Run, list[Prompt]], bool]
    people: int = 2
    computers: int = 0
    options: str = "last_round=3"
    act: str = ""
    strong: bool = False

    @property
    def folk(self) -> tuple[str, ...]:
        """Return who plays, the host first: nobody has more than ten tables."""
        at = TITLES.index(self.game)
        return (*PEOPLE[at:], *PEOPLE[:at])[: self.people]


def _half(kind: str, *moments: str) -> Callable[[Run, list[Prompt]], bool]:
    """Return whether some, and not all, have answered a question."""

    def holds(run: Run, prompts: list[Prompt]) -> bool:
        mine = [p for p in prompts if p.kind == kind and p.moment in moments]
        return any(p.answered for p in mine) and any(p.answered is None for p in mine)

    return holds


def _asks(kind: str, *moments: str) -> Callable[[Run, list[Prompt]], bool]:
    return lambda run, prompts: any(p.kind == kind and p.moment in moments and p.answered is None for p in prompts)


def _own_step(run: Run, prompts: list[Prompt]) -> bool:
    """Return whether the last step can be taken back by its seat."""
    done = run.last
    bare = done is not None and not done.barrier and run.log[-1].seat != "table"
    return bare and run.decisions > 6 and all(p.kind in (MUST, MAY) for p in prompts)


def _well_on(run: Run, prompts: list[Prompt]) -> bool:
    return run.decisions > 40 and all(p.kind in (MUST, MAY) for p in prompts)


def _never(run: Run, prompts: list[Prompt]) -> bool:
    return False


ROME, SAMNITE = "total_war_rome", "samnite_wars"
PLANS = (
    Plan(id="RBATT", about="in a land battle, half deployed", game=ROME,
         wanted=_half(SEALED, "combat_deployment.deploy", "land_battle.prepare")),
    Plan(id="RNAVY", about="in a sea battle, losses half named", game=ROME,
         wanted=_half(SEALED, "naval_battle.losses")),
    Plan(id="RMEET", about="two armies meet", game=ROME, wanted=_half(SEALED, "meeting.stances")),
    Plan(id="RWNDW", about="in the window of an agent's deed", game=ROME, wanted=_asks(WINDOW, "agent_deed.foil"),
         people=3),
    Plan(id="RBEDS", about="bids for the initiative half given, with a computer player", game=ROME, people=2,
         computers=1, wanted=_half(SEALED, "initiative_phase.bid")),
    Plan(id="RPACT", about="a treaty is proposed", game=ROME, wanted=_asks(MUST, "proposal.start")),
    Plan(id="RVETE", about="a vote is open on a way back", game=ROME, wanted=_well_on, act="vote"),
    Plan(id="RPANS", about="baskets half given, with a hidden battle plan, standing orders and a draft", game=ROME,
         wanted=_half(SEALED, "spending_phase.baskets"), act="plans"),
    Plan(id="RUNDA", about="a step was taken back and can be done again", game=ROME, wanted=_own_step, act="undo"),
    Plan(id="REVER", about="over", game=ROME, wanted=_never, strong=True),
    Plan(id="RDAWN", about="a lobby that has not begun", game=ROME, wanted=_never, act="lobby"),
    Plan(id="SHUSH", about="sealed answers half given", game=SAMNITE, people=3, wanted=_half(SEALED, "turn.etcetera")),
    Plan(id="SWNDW", about="in a window, half answered, with a computer player", game=SAMNITE, people=2, computers=1,
         wanted=_half(WINDOW, "aftermath.start", "war.negate", "turn.dusk", "turn.dawn")),
    Plan(id="SBATT", about="in a battle, war efforts half given", game=SAMNITE,
         wanted=_half(SEALED, "war_effort.effort")),
    Plan(id="SVETE", about="a vote is open on a way back", game=SAMNITE, wanted=_well_on, people=3, act="vote"),
    Plan(id="SUNDA", about="a step was taken back and can be done again", game=SAMNITE, people=3, wanted=_own_step,
         act="undo"),
    Plan(id="SEVER", about="over", game=SAMNITE, wanted=_never, strong=True),
)  # fmt: skip


# A game that comes into its situation, found without the bot


def found(plan: Plan) -> tuple[bytes, Run]:
    """Return the secret of a game that comes into a plan's situation, and its run up to there."""
    for attempt in range(400):
        secret = hashlib.sha256(f"{plan.id} {attempt}".encode()).digest()
        run = _run(plan, secret, f"{plan.id} {attempt}")
        if run is not None:
            return secret, run
    raise SystemExit(f"{plan.id}: no such situation was found")


def _run(plan: Plan, secret: bytes, seed: str) -> Run | None:
    game = find_game(plan.game)
    make = strong_player(plan.game) if plan.strong else RandomPlayer
    seats = [str(n) for n in range(1, plan.people + plan.computers + 1)]
    options = dict(one.split("=") for one in plan.options.split())
    run = Run(game, {seat: make() for seat in seats}, seed, options)
    run.key = game_key(secret, dict.fromkeys(seats, ""))
    state = run.start()
    while game.outcome(state) is None:
        prompts = [p for p in game.prompts(state).values() if p.seat != "table"]
        if run.decisions > LAST and plan.wanted(run, prompts) and _rests(prompts, plan):
            return run
        if run.decisions > 150 and not plan.strong:
            return None
        state = run.step(state)
    return run if plan.strong else None


def _rests(prompts: Sequence[Prompt], plan: Plan) -> bool:
    """Return whether only persons, who have something to decide, are waited for."""
    left = [p for p in prompts if p.answered is None]
    open_now = [p for p in left if p.kind not in (MAY, OFFER)]
    computers = any(1 < int(p.seat) <= 1 + plan.computers for p in left)  # they sit beside the host
    return bool(open_now) and not computers and not any(nothing_to_decide(p) for p in open_now)


# The tables, at the real bot


class Maker:
    """The bot before the stand-in, with a table after another."""

    def __init__(self, sandbox: Sandbox, app: App) -> None:
        self.sandbox, self.app, self.store = sandbox, app, app.store
        self.tables: dict[str, Table] = {}

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds."""
        for _ in range(6000):
            found = holds()
            if await found if asyncio.iscoroutine(found) else found:
                return
            await asyncio.sleep(0.01)
        raise SystemExit("it did not come to pass")

    async def delivered(self) -> None:
        """Let all that is due be sent, and send nothing more."""
        self.app.worker.online.set()
        self.app.worker.notify()

        async def quiet() -> bool:
            return not (self.app.worker._busy or await self.store.due(self.app.tables.now(), 1))

        await self.until(quiet)
        self.app.worker.online.clear()
        self.app.worker.notify()
        await asyncio.sleep(0.05)

    def _hold(self, seconds: float) -> None:
        """Hold back what waits now while other tables' posts are sent, or let it go."""
        with contextlib.closing(sqlite3.connect(self.app.settings.database)) as conn, conn:
            held = "not_before < 1e10" if seconds > 0 else "not_before >= 1e10"
            conn.execute(
                f"UPDATE outbox SET not_before = not_before + ? WHERE status = 'waiting' AND {held}",  # noqa: S608
                (seconds,),
            )

    async def settled(self, table: str) -> None:
        """Let everything that goes by itself happen at a table."""
        tables = self.app.tables
        tables.closing = False
        tables.settle(table)
        await self.until(lambda: table not in tables._settling)
        tables.closing = True

    async def make(self, plan: Plan) -> None:
        """Make a table and bring it into its situation."""
        secret, run = (b"." * 32, None) if plan.act == "lobby" else found(plan)
        letters = iter(plan.id)
        chosen = SimpleNamespace(token_bytes=lambda size: secret, choice=lambda letters_of: next(letters))
        lobby.secrets = chosen  # type: ignore[attr-defined]
        self.app.worker.online.set()
        host = self.sandbox.person(plan.folk[0])
        options = {"computers": plan.computers} if plan.computers else {}
        asked = {"game": plan.game, "name": plan.about[:60], "pace": "open", "options": plan.options, **options}
        created = await (await host.slash_with("game create", "games", asked)).settled()
        if f"(table {plan.id})" not in created.text:
            raise SystemExit(f"{plan.id}: {created!r}")
        for name in plan.folk[1:]:
            await (await self.sandbox.person(name).slash("game join", "games", table=plan.id)).settled()
        if run is not None:
            await (await host.slash("game start", "games", table=plan.id)).settled()
            await self._play(plan, run)
        else:
            await self.delivered()
        self._hold(HELD)
        print(plan.id, plan.about, run.decisions if run else 0, flush=True)  # noqa: T201

    async def _play(self, plan: Plan, run: Run) -> None:
        actor = await self.app.tables.actor(plan.id)
        last = 0 if plan.act == "vote" or plan.strong else LAST
        await self._carry_out(plan, run, 0, len(run.log) - last)
        await self.delivered()
        await self._carry_out(plan, run, len(run.log) - last, len(run.log))
        before = actor.live.head
        await self.settled(plan.id)
        prompts = [p for p in actor.live.prompts() if p.seat != "table" and not p.aside]
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
        host, thread = self.sandbox.person(plan.folk[0]), self.thread(plan.id)
        steps = await host.autocomplete("undo", "step", "", thread, table=plan.id)
        asked = await (await host.slash("undo", thread, step=steps.choices[-1]["value"], table=plan.id)).settled()
        if not (await self.app.tables.actor(plan.id)).live.row.extra.get("votes"):
            raise SystemExit(f"{plan.id}: no vote: {asked!r}")
        await self.delivered()

    async def _undo(self, plan: Plan, run: Run) -> None:
        actor = await self.app.tables.actor(plan.id)
        row = actor.live.seat_row(run.log[-1].seat)
        who = Person(self.sandbox.hub, str(row.user if row else 0))
        told = await (await who.slash("undo", self.thread(plan.id), table=plan.id)).settled()
        if await self.store.redoable(plan.id) is None:
            raise SystemExit(f"{plan.id}: nothing was undone: {told!r}")

    async def _plans(self, plan: Plan, run: Run) -> None:
        host, actor = self.sandbox.person(plan.folk[0]), await self.app.tables.actor(plan.id)
        thread = self.thread(plan.id)
        for prompt in actor.live.asides_of("1")[:1]:
            async with actor.turn():
                await actor.decide("1", prompt.id, prompt.menu.sample(run.lots), user=int(host.id))
        for window, answer in (("agent_deed.foil", "unless"), ("*", "ask")):
            await host.slash("orders set", thread, window=window, answer=answer, table=plan.id)
        await Walk(self, plan).through(host, await (await host.slash("table", thread)).settled())
        if await self.store.draft(plan.id, "1") is None or not await self.store.orders(plan.id, "1"):
            raise SystemExit(f"{plan.id}: no draft, or no orders")

    def thread(self, table: str) -> Channel:
        """Return a table's thread."""
        return next(
            c
            for c in self.sandbox.world.channels.values()
            if c.thread and any(f"mine:{table}" in _ids(m) for m in c.messages.values())
        )

    async def fates(self) -> None:
        """Let posts wait in every way: never tried, tried and refused, tried with an unknown end, and that cut off."""
        self._hold(-HELD)
        now = self.app.tables.now()
        for table, unsent in (("RBATT", True), ("SBATT", False), ("RPACT", None)):
            post = next(p for p in await self.store.due(now, 1000) if p.table == table)
            await self.store.trying(post.id, now)
            if unsent is not None:
                await self.store.retry(post.id, now + 60, "made", unsent=unsent)

    # What is seen

    async def look(self, plan: Plan) -> None:
        """Record a table as it stands."""
        row = await self.store.table(plan.id)
        assert row is not None  # noqa: S101 - it was made
        live = (await self.app.tables.actor(plan.id)).live
        prompts = [Asked(p.seat, p.id, p.kind, p.moment, p.answered is not None, p.aside) for p in live.prompts()]
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
            decisions=await self.store.next_decision(plan.id) if row.head is not None else 0,
            state=digest(live.game.encode(live.state)) if live.state is not None else "",
            prompts=prompts,
            redo=row.head is not None and await self.store.redoable(plan.id) is not None,
            votes=len(row.extra.get("votes") or {}),
            waiting=waiting,
        )

    async def press_all(self, plan: Plan) -> None:
        """Press what is offered and record what is answered."""
        walk = Walk(self, plan)
        if plan.act == "lobby":
            await walk.lobby()
        else:
            for name in plan.folk:
                await walk.of(self.sandbox.person(name))
        kept = self.tables[plan.id]
        pressed = [p for p in walk.pressed if p.id.split(":")[0] not in DECIDING]
        known = {p.id for p in pressed}
        self.tables[plan.id] = msgspec.structs.replace(
            kept, pressed=pressed, deciding=walk.deciding, seen=sorted(walk.seen - known)
        )


class Walk:
    """The presses at one table."""

    def __init__(self, maker: Maker, plan: Plan) -> None:
        self.maker, self.plan = maker, plan
        self.pressed: list[Press] = []
        self.deciding: Press | None = None
        self.seen: set[str] = set()
        prompts = maker.tables[plan.id].prompts if plan.id in maker.tables else ()
        self.open = {p.id for p in prompts if not (p.answered or p.aside)}

    async def lobby(self) -> None:
        """Press what changes nothing on a lobby card; a third person could join."""
        games = self.maker.sandbox.channel("games")
        card = next(m for m in reversed(games.messages.values()) if f"join:{self.plan.id}" in _ids(m))
        self.seen |= set(_ids(card))
        host, guest = (self.maker.sandbox.person(n) for n in (self.plan.folk[0], *set(PEOPLE) - set(self.plan.folk)))
        for custom_id in _ids(card):
            if custom_id.split(":")[0] in ("word", "opts"):
                await self._press(host, card, custom_id)
        self.deciding = Press(guest.name, card.channel_id, card.id, f"join:{self.plan.id}", [], "words")

    async def of(self, who: Person) -> None:
        """Press what a person is offered: on the panel, in his last DM of the table, in My table, in its questions."""
        thread = self.maker.thread(self.plan.id)
        public = [m for m in thread.messages.values() if m.ephemeral_to is None and not m.deleted and _ids(m)]
        panel = next(
            m for m in reversed(public) if f"mine:{self.plan.id}" in _ids(m) and f"map:{self.plan.id}" in _ids(m)
        )
        dms = [m for m in who.messages("dm") if any(f":{self.plan.id}" in one for one in _ids(m))][-3:]
        for message in (*public[-3:], panel, *dms):
            for control in controls_of(message):
                self.seen.add(control["custom_id"])
                if control["custom_id"].split(":")[0] in ("agree", "passon") and who.name != self.plan.folk[0]:
                    self.deciding = Press(who.name, message.channel_id, message.id, control["custom_id"], [], "words")
        for custom_id in _ids(panel):
            shown = await self._press(who, panel, custom_id)
            if custom_id.startswith("log:"):
                await self._leaf(who, shown.message)
        for message in dms[-1:]:
            for control in controls_of(message):
                if control["custom_id"].split(":")[0] not in DECIDING:
                    await self._press(who, message, control["custom_id"], _first(control))
        mine = await self._press(who, panel, f"mine:{self.plan.id}")
        if not mine.message:
            return
        opens = sorted(one for one in _ids(mine.message) if one.split(":")[0] in ("open", "aside"))
        for custom_id in opens:
            shown = await self._press(who, mine.message, custom_id)
            await self.through(who, shown)
        if not any(one.startswith("open") for one in opens):
            await self.through(who, await self._press(who, panel, f"mine:{self.plan.id}"))

    async def _leaf(self, who: Person, message: Message | None) -> None:
        for control in controls_of(message)[:2] if message else ():
            if control["custom_id"].split(":")[0] in ("leaf", "then"):
                await self._press(who, message, control["custom_id"], _first(control))

    async def through(self, who: Person, shown: Receipt) -> None:
        """Go through a question, a press a level, until it can be confirmed."""
        for _ in range(10):
            message = shown.message
            if message is None:
                return
            self.seen |= set(_ids(message))
            decides = [one for one in _ids(message) if one.split(":")[0] in ("ok", "do") and not one.endswith(":1")]
            if decides:
                vote = self.deciding is not None and self.deciding.id.split(":")[0] == "agree"
                if not vote and decides[0].split(":")[2] in self.open:
                    self.deciding = Press(who.name, message.channel_id, message.id, decides[0], [], "buttons")
            tried = {p.id for p in self.pressed[-8:]}
            ready = any(one.startswith("ok") for one in decides)  # a basket can be confirmed before anything is in it
            leads = [
                c
                for verb in (LEADING[:2] if ready else LEADING)
                for c in controls_of(message)
                if c.get("custom_id", "").split(":")[0] == verb
            ]
            lead = next((c for c in leads if c["custom_id"] not in tried), None)
            if lead is None:
                return
            shown = await self._press(who, message, lead["custom_id"], _first(lead))

    async def _press(self, who: Person, message: Message | None, custom_id: str, values: Sequence[str] = ()) -> Receipt:
        assert message is not None  # noqa: S101 - it was shown
        receipt = await (await who.forge(message, custom_id, values)).settled()
        shown = receipt.message
        if receipt.failed or "went wrong" in receipt.text:
            raise SystemExit(f"{self.plan.id}: {custom_id}: {receipt!r}")
        if COMMON("error.unchanged") in receipt.text:
            kind = "refused"
        elif COMMON("error.stale") in receipt.text:
            kind = "closed"
        elif receipt.modal is not None:
            kind = "form"
        elif shown is not None and shown.attachments:
            kind = "picture"
        else:
            kind = "buttons" if shown is not None and _ids(shown) else "words"
        self.seen |= set(_ids(shown))
        self.pressed.append(Press(who.name, message.channel_id, message.id, custom_id, list(values), kind))
        return receipt


def _ids(message: Message | None) -> list[str]:
    return [str(c["custom_id"]) for c in controls_of(message) if c.get("custom_id")] if message else []


def _first(control: dict[str, Any]) -> list[str]:
    """Return the least that can be chosen in a select; nothing for a button."""
    options = [str(option["value"]) for option in control.get("options", ())]
    return options[: max(1, int(control.get("min_values", 1)))]


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
        made[table] = await export(maker.store, table, names=names)
    return msgspec.json.encode(made)


async def main(out: Path) -> None:
    """Make all and write it to a folder."""
    make_plain()
    git = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    commit = subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603 - ours
    with tempfile.TemporaryDirectory() as folder:
        sandbox = await serve(limits=unhurried())
        database = Path(folder) / "praetor.sqlite3"
        said = {"PRAETOR_DATABASE": str(database), "PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0"}
        store = await open_store(database)
        store.database.hasty = True
        app = App(read({**sandbox.environment, **said}), store)
        app.worker.throttle = Throttle(0)
        running = asyncio.create_task(app.run())
        maker = Maker(sandbox, app)
        await maker.until(lambda: sandbox.gateway.connected and sandbox.world.commands)
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
    await maker.fates()
    for plan in PLANS:
        await maker.look(plan)
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
