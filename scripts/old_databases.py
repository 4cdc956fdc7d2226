"""Make the databases of old schemas that the tests bring back (`tests/engine/store/old/`).

    python scripts/old_databases.py NUMBER=COMMIT ...

Each is made by the very code of its time: the commit is checked out to a folder of its own, which is thrown away
afterwards, and its store and actors play a table of each title there, of two persons and computer players, with what
the public and the persons are to be told still waiting in the outbox. Nothing of today's code has a hand in it. Those
that are there were made with

    python scripts/old_databases.py 1=6b81e57 2=407443f 3=5a911e5 4=a1ecd4a 5=daea5a9 6=40093d8 7=ad2b419c 8=6294f60
    python scripts/old_databases.py 9=6faebd4f 10=cb518817 11=0ee69006 12=a91e1253 13=6d8dad0a

(the last commits of schemas 1, 2, 5, 6 and 9 to 13, one each of schemas 3 and 4). Who adds a migration makes a database
of the schema before it with the last commit that has none: a test asks for it.
"""

import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLD = ROOT / "tests" / "engine" / "store" / "old"

# Carried out by the old code, so in words that every commit from the first schema on understands.
PLAY = """
import asyncio, sys
from pathlib import Path
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
try:
    from engine.games import game as find_game
    from engine.kernel.dice import commitment
except ImportError:
    from engine.games import game_by_id as find_game
    from engine.kernel.dice import dice_secret_hash as commitment
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store import interface
from engine.store.sqlite import open_store
try:
    from engine.store import kept
except ImportError:
    try:
        from engine.store import models as kept
    except ImportError:
        kept = interface

DECISIONS = {"samnite_wars": 60, "total_war_rome": 90}
IDS = {"samnite_wars": "SAMNS", "total_war_rome": "ROMES"}
NAMES = ("Marcus", "Livia")

async def begin(store, name, clock):
    game, secret = find_game(name), name.encode().ljust(32, b".")
    seats = [
        kept.SeatRow(seat=str(n), kind=kept.HUMAN, user=9000 + n, name=who, word="ave")
        for n, who in enumerate(NAMES, 1)
    ]
    while len(seats) < max(3, game.least_seats):
        seats.append(kept.SeatRow(seat=str(len(seats) + 1), kind=kept.COMPUTER, name="Appius"))
    row = kept.TableRow(
        id=IDS[name], game=name, name="The old table", status=kept.LOBBY, guild=1, channel=2, thread=3, host=9001,
        options=game.complete({}), pace=kept.Pace(), seats=tuple(seats), commitment=commitment(secret),
        rules_version=game.version, data_hash=game.data_hash, head=None, created=clock(), touched=clock(),
    )
    await store.create_table(row, secret)
    actor = Actor(store, LiveTable(row), clock)
    await actor.start()
    run = Run(game, {seat.seat: RandomPlayer() for seat in seats}, name)
    for _ in range(DECISIONS[name]):
        prompt, action = run._decide(actor.live.state)
        async with actor.turn():
            await actor.decide(prompt.seat, prompt.id, action, user=9001)
    assert game.outcome(actor.live.state) is None
    return actor.live.row.id

async def main():
    seconds = iter(range(1_790_000_000, 1_800_000_000, 60))
    clock = lambda: float(next(seconds))
    store = await open_store(Path(sys.argv[1]), clock=clock)
    tables = [await begin(store, name, clock) for name in DECISIONS]
    for table in tables:  # what was told in the beginning is there, the rest waits
        for post in await store.due_posts(clock(), limit=2):
            if hasattr(store, "trying"):
                await store.trying(post.id, clock())
            else:
                await store.trying_all([post.id], clock())
            await store.mark_sent(post.id, 100 + post.id, 3, clock())
    await store.set_person(9001, dm_channel=77, dm_open=True)
    await store.close()

asyncio.run(main())
"""


def make_old_database(number: int, commit: str) -> None:
    """Make the database of one schema by the code of one commit."""
    with tempfile.TemporaryDirectory() as folder:
        code, made = Path(folder) / "code", Path(folder) / "made.sqlite3"
        _git("worktree", "add", "--detach", "--quiet", str(code), commit)
        try:
            subprocess.run([sys.executable, "-c", PLAY, str(made)], cwd=code, check=True)  # noqa: S603 - our own past
            newest = max(int(path.name[:4]) for path in (code / "engine/store/migrations").glob("*.sql"))
        finally:
            _git("worktree", "remove", "--force", str(code))
        if newest != number:
            raise SystemExit(f"{commit} is of schema {newest}, not {number}")
        OLD.mkdir(exist_ok=True)
        (OLD / f"schema_{number}.sqlite3.gz").write_bytes(gzip.compress(made.read_bytes(), mtime=0))


def _git(*words: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *words], check=True)  # noqa: S603, S607 - ours


if __name__ == "__main__":
    for said in sys.argv[1:]:
        schema, _, from_commit = said.partition("=")
        make_old_database(int(schema), from_commit)
