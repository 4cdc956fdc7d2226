"""`praetor patch --check`: every running table replayed by the rules that are installed now. There is nothing to apply:
before its next decision the bot does the same with a table (`bot/tables/epochs.py`), and it goes on as it is where all
comes out the same, else in a new epoch."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.games import game_by_id as find_game
from engine.games import played_name
from engine.kernel.errors import EngineBug, PraetorError
from engine.kernel.game import Game
from engine.store.charts.reading import know_kept_charts
from engine.store.interface import Store
from engine.store.models import ARCHIVED, RUNNING, TableRow
from engine.store.verification.version_replay import replay_with_version

UNCHANGED, SAME, EPOCH = "unchanged", "same", "epoch"


class PatchFinding(msgspec.Struct, kw_only=True):
    """What the installed rules would do to a table: the first difference in what has happened ("" if there is none),
    why it could not go on from where it stands ("" if it can), and whether its pinned rules or data are other than
    those that are installed. verdict: its rules are the installed ones (unchanged); others, that lead to the same
    states all along, so that only their version is recorded (same); or it goes on in a new epoch (epoch)."""

    table: str
    game: str
    decisions: int = 0
    difference: str = ""
    stuck: str = ""
    other_rules: str = ""
    other_data: str = ""
    verdict: str = UNCHANGED

    @property
    def is_without_change(self) -> bool:
        """Return whether nothing that has happened comes out otherwise, and the table can go on."""
        return not (self.difference or self.stuck)


async def check_running_tables(store: Store, *, find: Callable[[str], Game[Any]] = find_game) -> list[PatchFinding]:
    """Replay every running table and return what was found, a line a table."""
    tables = await store.tables(statuses=(RUNNING, ARCHIVED))
    return [await check_table(store, table, find) for table in tables if table.head is not None]


async def check_table(store: Store, table: TableRow, find: Callable[[str], Game[Any]] = find_game) -> PatchFinding:
    """Replay one table from its last epoch to its head and return the first difference."""
    finding = PatchFinding(table=table.id, game=table.game)
    try:
        await know_kept_charts(store, table.game, table.options)
        game = find(played_name(table.game, table.options))
        if game.version != table.rules_version:
            finding.other_rules = f"{table.rules_version} -> {game.version}"
        if game.data_hash != table.data_hash:
            finding.other_data = f"{table.data_hash} -> {game.data_hash}"
        await store.unpack_table(table.id)
        finding.stuck = await _stuck(store, table.id, game)
        done = await replay_with_version(store, table, game)
        finding.decisions, finding.difference = done.decisions, done.difference
    except PraetorError as error:
        finding.difference = f"the table cannot be read: {error}"
    if finding.other_rules or finding.other_data:
        finding.verdict = EPOCH if finding.difference else SAME
    return finding


async def _stuck(store: Store, table_id: str, game: Game[Any]) -> str:
    """Return why a table could not go on from where it stands; what a broken position holds is not named."""
    _, saved = await store.load(table_id)
    try:
        state = game.decode(saved)
        if game.outcome(state) is None and not game.prompts(state):
            return "nobody would be asked anything"
        broken = len(list(game.check(state)))
    except PraetorError:
        return "these rules cannot read the position"
    except (EngineBug, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        return f"the rules fail at the position ({type(error).__name__})"
    return f"the position breaks {broken} of their laws" if broken else ""
