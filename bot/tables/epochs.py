"""New rules or figures under a running table: it goes on under those that are installed.

Before anything is done at a table that is pinned to another version it is replayed. If every state comes out the same,
only the new version is recorded, with a line in the audit trail; else an epoch opens with the present position as its
base and the thread is told, so that verification knows which version holds from where on. Past decisions are never
changed.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec

from bot.tables.charts.chosen_charts import are_charts_taken_away, options_in_force
from bot.tables.live import LiveTable
from bot.tables.post_types import Ledger, outbox_post
from bot.tables.table_extra import with_extra
from bot.words import harmless_text
from data.charts import CHARTS
from engine.games import game_by_id as find_game
from engine.games import game_ids, played_name
from engine.kernel.code_hash import forget_modules
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import SetupError
from engine.kernel.game import Game
from engine.store.interface import Conflict, Store
from engine.store.models import PUBLIC, RUNNING, AuditNote, TableRow
from engine.store.undo_redo import RESTORED, RULES
from engine.store.verification.replay import SHOWN, checked_state_fingerprint
from engine.store.verification.version_replay import replay_with_version

log = logging.getLogger(__name__)
SAME = "same_rules"  # the line in the audit trail


def is_table_outdated(row: TableRow) -> bool:
    """Return whether a table runs that is pinned to other rules or figures than those that are installed."""
    return row.status == RUNNING and row.game in game_ids() and _is_outdated(row)


def _is_outdated(row: TableRow) -> bool:
    """Compare the pinned version with that of the game by the table's charts. Where these are not read yet, it is as if
    it were outdated: then the table is loaded, and looked at more closely."""
    try:
        name = played_name(row.game, options_in_force(row))
    except SetupError:
        return True
    return _pinned_to_others(row, find_game(name))


def _pinned_to_others(row: TableRow, game: Game[Any]) -> bool:
    return (row.rules_version, row.data_hash) != (game.version, game.data_hash)


async def read_versions() -> None:
    """Work out the versions of all titles' rules, once a process, off the event loop."""
    for title in game_ids():
        await version_of(find_game(title))
    forget_modules()


async def version_of(game: Game[Any]) -> str:
    """Return the version of a game's rules. Reading all its code takes long, so if that was not done yet, the event
    loop must not wait for it."""
    return await asyncio.to_thread(lambda: game.version)


async def pin_to_installed_rules(store: Store, live: LiveTable) -> None:
    """Let a running table go on under the installed rules and figures; call within its turn, before it is changed.
    The position stays as it is. A kill at any moment leaves the table as it was before, or as it is after."""
    row, game = live.row, live.game
    if row.status != RUNNING:
        return
    if _pinned_to_others(row, game):
        await _pin(store, live)
    if live.played == row.game and are_charts_taken_away(live.row):
        live.replace(row=await store.update_table(live.row, extra=with_extra(live.row, by_ours=True)))


async def _pin(store: Store, live: LiveTable) -> None:
    row, game = live.row, live.game
    done = await replay_with_version(store, row, game)
    with suppress(Conflict):  # another process was first
        if done.difference:
            await open_epoch(store, live, done.difference)
        else:
            await _record(store, live)
    now_at, saved = await store.load(row.id)
    live.replace(row=await store.table(row.id), state=game.decode(saved), head=now_at)


async def reshuffle_restored(store: Store, live: LiveTable) -> None:
    """Shuffle the hidden decks of a table again that was brought back from a backup, once; call within its turn. Who
    has seen how it went on before knows nothing of what is drawn from now on."""
    restore = await store.unshuffled_restore(live.row.id)
    if restore is None:
        return
    number = await store.next_decision_id(live.row.id)
    dice = KeyedDice((await store.dice_keys(live.row.id)).of(number), number)
    saved = live.game.encode(live.game.with_unknown_shuffled(live.state, dice))
    told = outbox_post(PUBLIC, Ledger(lead="ledger.reshuffled", lead_args={"n": restore}, decision=live.head))
    await store.new_epoch(
        live.row.id, live.head, saved, reason=RESTORED, rules_version=live.game.version,
        data_hash=live.game.data_hash, posts=[told], draws=msgspec.to_builtins(dice.drawn), restore=restore,
    )  # fmt: skip
    head, _ = await store.load(live.row.id)
    live.replace(row=await store.table(live.row.id), state=live.game.decode(saved), head=head)


async def _record(store: Store, live: LiveTable) -> None:
    row, game = live.row, live.game
    args = {"version": game.version, "before": row.rules_version}
    await store.replace_rules_of_epoch(
        row.id, live.head, AuditNote(user=None, what=SAME, details=args),
        rules_version=game.version, data_hash=game.data_hash,
    )  # fmt: skip
    log.info("table %s comes out the same by rules %s, data %s", row.id, game.version, game.data_hash)


async def open_epoch(store: Store, live: LiveTable, difference: str) -> None:
    """Let a table go on from where it stands in an epoch of the installed rules, and tell it."""
    row, game = live.row, live.game
    saved = await store.state_at(row.id, live.head)
    # The position goes into the fingerprint with its key, so it tells nobody anything; but nobody can put another in
    # its place either when the whole game is published.
    args = {"version": game.version, "fingerprint": checked_state_fingerprint(saved)[:SHOWN]}
    note = AuditNote(user=None, what="epoch", details=args)
    lead, said = "ledger.epoch", args
    if are_charts_taken_away(row) and row.data_hash != game.data_hash:
        lead, said = "ledger.charts_gone", {**args, "charts": harmless_text(row.options[CHARTS].rpartition("@")[0])}
    told = outbox_post(PUBLIC, Ledger(lead=lead, lead_args=said, decision=live.head), audit_note=note)
    await store.new_epoch(
        row.id, live.head, saved, reason=RULES, rules_version=game.version, data_hash=game.data_hash, posts=[told]
    )
    log.info(
        "table %s goes on under rules %s, data %s in a new epoch: %s", row.id, game.version, game.data_hash, difference
    )
