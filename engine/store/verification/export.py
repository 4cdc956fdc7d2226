"""A table as one JSON document, for its players and for `praetor verify`.

Format 3 (docs/fairness.md). Always: `praetor_export` (3; 2 where no link of the chain is salted by the secret),
`table`, `game`, `status` (running, over, abandoned), `options`, `seats` (`[{"seat", "kind"}]`; with `names` only where
asked for, Discord ids never), `rules_version`, `data_hash`, `commitment`.

Running: only what the public has been told. `events`: the public forms of the events along the path, in order. No
decisions, since how many there were and whose tells of sealed answers and windows; no ids, no times, no event numbers
and no activities, since they count private steps; no words, since half a key is not the public's either.

Over or abandoned: `secret` (hex), `words` (by seat), `epochs` (`[{"decision", "reason", "rules_version", "data_hash",
"state"}]`; state: base64 of the base, null for the set-up; `rules_version`: the last by which a replay of it came out
the same; `earlier`, where there were others before: `[{"until", "rules_version", "data_hash"}]`, until: the decision
up to which), `decisions` (`[{"id", "seat", "prompt", "action", "draws"}]`, those that took effect, 0 being the
set-up), `void` (ids of replies that never took effect: replaced, beaten to it in their window, or still sealed at the
end; what they said stays secret. Where lots were drawn among the replies to a window, all of them are decisions: the
dice could not be checked without), `undone` (ids), `markers` (`[{"kind", "from", "to"}]`: the undos and redos that the
table was told of), `outcome`, `state_hash`. Ids of `decisions`, `void`, `undone` and the epochs' together are 0, 1, 2,
... without a gap: the bot cannot have rolled once more in secret. `chain` is the hash chain that binds all of this, by
leaves: a decision or epoch of the path has its `salt`, what came to nothing or was undone has none and stays secret.
`long_from`: the first link that is salted by the secret; format 2 has none such, format 1, which older exports have,
neither chain nor salts. The post that an export is published with tells the fingerprint of the whole of it but the
names (`export_format.fingerprint_of`) and the last hash of the chain.
"""

import base64
from collections.abc import Sequence, Set
from typing import Any

import msgspec

from engine.games import played_game
from engine.kernel.errors import SaveError
from engine.kernel.game import Game
from engine.store.chain.hashes import link_salt, step_salt
from engine.store.chain.links import LATE, Chain
from engine.store.chain.origins import origin_of
from engine.store.charts.reading import know_kept_charts
from engine.store.decisions import EPOCH
from engine.store.interface import Store
from engine.store.models import ABANDONED, LOBBY, OVER, Decision, EventRow, TableRow
from engine.store.undo_redo import RESTORED
from engine.store.verification.export_format import FORMAT, SHORT_HEADS
from engine.store.verification.replay import checked_state_fingerprint
from engine.store.verification.void_replies import decisions_without_effect, state_without_void_answers

ALL = 2**31


async def export_table(
    store: Store, table_id: str, *, names: bool = False, game: Game[Any] | None = None
) -> dict[str, Any]:
    """Return the table as a document; SaveError if there is no such table or it was not started."""
    table = await store.table(table_id)
    if table is None:
        raise SaveError(f"there is no table {table_id}")
    if table.head is None or table.status == LOBBY:
        raise SaveError(f"table {table_id} was not started: there is nothing to export yet")
    await store.unpack_table(table_id)
    await know_kept_charts(store, table.game, table.options)
    title = game or played_game(table.game, table.options)
    document = _head(table, names)
    if table.status in (OVER, ABANDONED):
        document.update(await _whole(store, table, title))
    else:
        document["events"] = _public(title, await store.events(table_id, last=ALL))
    return document


def _head(table: TableRow, names: bool) -> dict[str, Any]:
    seats = [{"seat": s.seat, "kind": s.kind, **({"name": s.name} if names else {})} for s in table.seats]
    return {
        "praetor_export": FORMAT,
        "table": table.id,
        "game": table.game,
        "status": table.status if table.status in (OVER, ABANDONED) else "running",
        "options": table.options,
        "seats": seats,
        "rules_version": table.rules_version,
        "data_hash": table.data_hash,
        "commitment": table.commitment,
    }


def _public(game: Game[Any], rows: Sequence[EventRow]) -> list[Any]:
    forms = (game.event(row.event).seen_by(None) for row in rows)
    return [msgspec.to_builtins(form) for form in forms if form is not None]


async def _whole(store: Store, table: TableRow, game: Game[Any]) -> dict[str, Any]:
    path = await store.path(table.id)
    _, saved = await store.load(table.id)
    void = await decisions_without_effect(store, table.id, game, path, await store.events(table.id, last=ALL))
    steps = {decision.id for decision in path}
    outcome = game.outcome(game.decode(saved))
    salts = _Salts(await store.chain_of_table(table.id))
    return {
        "secret": (await store.secret(table.id)).hex(),
        "words": await store.dice_key_words(table.id),
        "bound": salts.bound,
        "restores": salts.chain.restores,
        "epochs": await _epochs(store, table.id, game, path, void, salts),
        "decisions": [_decision(d, salts) for d in path if d.why != EPOCH and d.id not in void],
        "void": sorted(void),
        "undone": [n for n in range(await store.next_decision_id(table.id)) if n not in steps],
        "markers": [{"kind": m.kind, "from": m.frm, "to": m.to} for m in await store.undo_markers(table.id)],
        "outcome": msgspec.json.decode(msgspec.json.encode(outcome)),
        "state_hash": checked_state_fingerprint(saved),
        "chain": salts.links(),
        **salts.form(),
    }


class _Salts:
    """The chain of a table as an export tells it, with the salts of what is published."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        first = chain.links[0].entries[0] if chain.links else {}
        self.bound: dict[str, str] = first.get("bound", {})
        late = first["next"] if first.get("is") == LATE else 0
        self._within = range(late, ALL if chain.links else 0)  # the decisions that are in it

    def form(self) -> dict[str, int]:
        """Return which form the export has: of a chain without a link of the newer kind it is the same file as ever,
        whose fingerprint its thread was told."""
        if self.chain.long_from >= len(self.chain.links):
            return {"praetor_export": SHORT_HEADS}
        return {"long_from": self.chain.long_from}

    def of(self, decision: int) -> str | None:
        """Return the salt of a decision, None where that came before the chain."""
        return step_salt(self.chain.salts, decision).hex() if decision in self._within else None

    def links(self) -> list[dict[str, Any]]:
        return [
            {"salt": self._of_link(link.number).hex(), "entries": link.entries, "hash": link.hash.hex()}
            for link in self.chain.links
        ]

    def _of_link(self, number: int) -> bytes:
        return link_salt(self.chain.secret if number >= self.chain.long_from else self.chain.salts, number)


def _decision(d: Decision, salts: _Salts) -> dict[str, Any]:
    draws = msgspec.to_builtins(d.draws)
    return {
        "id": d.id, "seat": d.seat, "prompt": d.prompt, "action": d.action, "draws": draws, "salt": salts.of(d.id)
    }  # fmt: skip


async def _epochs(
    store: Store, table_id: str, game: Game[Any], path: Sequence[Decision], void: Set[int], salts: _Salts
) -> list[dict[str, Any]]:
    found = []
    drawn = {decision.id: decision.draws for decision in path if decision.why == EPOCH}
    for epoch in await store.epochs(table_id):
        base = None
        if epoch.decision:
            kept = await store.state_at(table_id, epoch.decision)
            saved = state_without_void_answers(game, kept, epoch.decision, path, void)
            base = base64.b64encode(saved).decode()
        kept_epoch = {
            "decision": epoch.decision,
            "reason": epoch.reason,
            "rules_version": epoch.rules_version,
            "data_hash": epoch.data_hash,
            "state": base,
            "salt": salts.of(epoch.decision) if epoch.decision else None,
        }
        if epoch.decision:
            kept_epoch["state_hash"] = checked_state_fingerprint(kept)
        if epoch.reason == RESTORED or origin_of(epoch.reason) is not None:
            kept_epoch["draws"] = msgspec.to_builtins(drawn[epoch.decision])
        if epoch.earlier:
            kept_epoch["earlier"] = [msgspec.to_builtins(version) for version in epoch.earlier]
        found.append(kept_epoch)
    return found
