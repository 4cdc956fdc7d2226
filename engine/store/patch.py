"""`praetor patch --check`: every live table replayed by the rules that are installed now. There is nothing to apply: a
table goes on under them, in a new epoch, when it is next opened (`bot/tables/epochs.py`)."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.games import game as find_game
from engine.kernel.errors import EngineBug, PraetorError
from engine.kernel.game import Game
from engine.store.heads import EPOCH
from engine.store.interface import Store
from engine.store.kept import ARCHIVED, RUNNING, Decision, EpochRow, TableRow
from engine.store.replay import Differs, Replay, drawn


class Finding(msgspec.Struct, kw_only=True):
    """What the new rules would do to a table: the first difference in what has happened ("" if there is none), why it
    could not go on from where it stands ("" if it can), and whether its pinned rules or data are other than those that
    are installed (then it goes on in a new epoch, even without a difference)."""

    table: str
    game: str
    decisions: int = 0
    difference: str = ""
    stuck: str = ""
    other_rules: str = ""
    other_data: str = ""

    @property
    def holds(self) -> bool:
        """Return whether nothing that has happened comes out otherwise, and the table can go on."""
        return not (self.difference or self.stuck)

    @property
    def anew(self) -> bool:
        """Return whether the table goes on in a new epoch."""
        return bool(self.other_rules or self.other_data)


async def check(store: Store, *, find: Callable[[str], Game[Any]] = find_game) -> list[Finding]:
    """Replay every running table and return what was found, a line a table."""
    tables = await store.tables(statuses=(RUNNING, ARCHIVED))
    return [await check_table(store, table, find) for table in tables if table.head is not None]


async def check_table(store: Store, table: TableRow, find: Callable[[str], Game[Any]] = find_game) -> Finding:
    """Replay one table from its last epoch to its head and return the first difference."""
    finding = Finding(table=table.id, game=table.game)
    try:
        game = find(table.game)
        if game.version != table.rules_version:
            finding.other_rules = f"{table.rules_version} -> {game.version}"
        if game.data_hash != table.data_hash:
            finding.other_data = f"{table.data_hash} -> {game.data_hash}"
        finding.stuck = await _stuck(store, table.id, game)
        epochs = await store.epochs(table.id)
        path = await store.path(table.id)
        replay = Replay(game, await store.secret(table.id), await store.key_words(table.id))
        await _from_base(store, table, replay, epochs[-1], path)
        for decision in path:
            if decision.id > epochs[-1].decision:
                await _one(store, table.id, replay, decision)
                finding.decisions += 1
    except Differs as difference:
        finding.difference = str(difference)
    except PraetorError as error:
        finding.difference = f"the table cannot be read: {error}"
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


async def _from_base(store: Store, table: TableRow, replay: Replay, epoch: EpochRow, path: Sequence[Decision]) -> None:
    saved = await store.state_at(table.id, epoch.decision)
    try:
        if epoch.decision == 0:
            replay.start(table.options, [seat.seat for seat in table.seats], drawn(path[0].draws))
            replay.as_kept(saved)
        replay.base(saved)
    except Differs as difference:
        raise Differs(f"decision {epoch.decision} ({EPOCH if epoch.decision else 'set-up'}): {difference}") from None


async def _one(store: Store, table_id: str, replay: Replay, decision: Decision) -> None:
    saved = await store.state_at(table_id, decision.id)
    try:
        replay.step(decision.id, decision.seat, decision.prompt, decision.action, drawn(decision.draws))
        replay.as_kept(saved)
    except Differs as difference:
        raise Differs(f"decision {decision.id} ({decision.moment}): {difference}") from None
