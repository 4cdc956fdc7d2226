"""Rules and figures that change under a table: whatever it was pinned to, it goes on under those that are installed, in
an epoch of its own, so that verification knows from where on which of them held. Nothing else applies a patch, and what
has happened stands.

Looked at whenever the pin may not be that of the installed rules: as a table is loaded, taken up again, or goes back to
before its last epoch.
"""

import logging
from contextlib import suppress

from bot.tables.live import LiveTable
from engine.store.heads import RULES
from engine.store.interface import HeadMoved, Store
from engine.store.kept import PUBLIC, RUNNING, Deed, NewPost
from engine.store.replay import SHOWN, fingerprint

log = logging.getLogger(__name__)


async def pin(store: Store, live: LiveTable) -> None:
    """Open an epoch where a running table is pinned to other rules or figures than those that are installed, and tell
    the table; call within its turn. The position stays as it is."""
    row, game, head = live.row, live.game, live.head
    if row.status != RUNNING or (row.rules_version, row.data_hash) == (game.version, game.data_hash):
        return
    saved = await store.state_at(row.id, head)
    # The position goes into the fingerprint with its key, so it tells nobody anything; but nobody can put another in
    # its place either when the whole game is published.
    args = {"version": game.version, "fingerprint": fingerprint(saved)[:SHOWN]}
    told = {"lead": "ledger.epoch", "lead_args": args, "events": [], "decision": head}
    post = NewPost(audience=PUBLIC, kind="ledger", payload=told, deed=Deed(user=None, what="epoch", details=args))
    with suppress(HeadMoved):  # two loaded the table at the same time, and the other was first
        await store.new_epoch(
            row.id, head, saved, reason=RULES, rules_version=game.version, data_hash=game.data_hash, posts=[post]
        )
    now_at, saved = await store.load(row.id)
    live.replace(row=await store.table(row.id), state=game.decode(saved), head=now_at)
    log.info("table %s goes on under rules %s, data %s", row.id, game.version, game.data_hash)
