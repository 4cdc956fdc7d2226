"""The hash chain of an export: whether its links follow on one another, whether all that the file tells is what they
bind, and whether they are those that the thread was told of."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.store.chain.hashes import (
    NOTHING,
    SHORT,
    SHOWN,
    Entry,
    canonical_json,
    epoch_body,
    leaf_hash,
    link_hash,
    link_salt,
    step_body,
)
from engine.store.chain.links import BEGIN, CALLED_OFF, END, EPOCH, LATE, RESTORED, RULES, SEATS, SKIPPED, STEP
from engine.store.undo_redo import REDO, UNDO
from engine.store.verification.export_format import Epoch, Finished, is_hash
from engine.store.verification.replay import Differs, checked_state_fingerprint
from engine.store.verification.replayed_epochs import base_of

HEADER = {"is", "table", "game", "options", "seats", "rules_version", "data_hash", "commitment", "words", "bound"}
FIELDS = {
    BEGIN: HEADER,
    LATE: {*HEADER, "next"},
    CALLED_OFF: {"is", "commitment"},
    STEP: {"is", "id", "leaf"},
    EPOCH: {"is", "id", "leaf"},
    UNDO: {"is", "from", "to"},
    REDO: {"is", "from", "to"},
    RULES: {"is", "until", "rules_version", "data_hash"},
    SEATS: {"is", "seats"},
    RESTORED: {"is", "n", "decision"},
    SKIPPED: {"is", "first", "last"},
    END: {"is", "status", "state"},
}
WHOLE = ("id", "from", "to", "until", "n", "decision", "first", "last", "next")  # fields that are whole numbers
Given = Sequence[str]


class ProvenHeads(NamedTuple):
    """What the heads prove that a thread was told. last: up to which link the chain is the thread's; -1: none. whole:
    nothing was kept after that. lost: heads that a restore has lost, of posts from before one that the file tells of,
    shortened. short: how many fit that are too short to prove anything."""

    last: int
    whole: bool
    lost: list[str]
    short: int


class ChainCheck:
    """What the chain of an export says. first: the number of the decision that it begins with. long_from: the first
    link that is salted by the secret and whose head was posted in full length."""

    def __init__(self, document: Finished) -> None:
        self.document = document
        self.links = document.chain or []
        self.entries: list[Entry] = []
        self.first = 0
        self.long_from = len(self.links) if document.long_from is msgspec.UNSET else document.long_from

    # The links themselves

    def check_link(self) -> None:
        """Check that each link follows on the one before it, in its form, with the salt that the secret gives; Differs
        names the first that does not."""
        before, secret = NOTHING, _bytes(self.document.secret)
        for number, link in enumerate(self.links):
            since = self._next(self.entries)
            for entry in link.entries:
                _formed(entry, f"link {number} of the chain", since)
            if not is_hash(link.hash) or len(link.salt) != 32 or not set(link.salt) <= set("0123456789abcdef"):
                raise Differs(f"link {number} of the chain has no hash or no salt, from decision {since} on", since)
            salted = bool(secret) and link.salt == link_salt(secret, number).hex()
            if number < self.long_from and salted:
                raise Differs(
                    f"link {number} of the chain is salted by the secret, and the file says that it is older, from "
                    f"decision {since} on",
                    since,
                )
            if number >= self.long_from and secret and not salted:
                raise Differs(
                    f"link {number} of the chain does not have the salt that the secret gives it: somebody chose "
                    f"it, from decision {since} on",
                    since,
                )
            before = link_hash(before, number, bytes.fromhex(link.salt), link.entries)
            if before.hex() != link.hash:
                raise Differs(
                    f"link {number} of the chain does not have the hash of what it says: it is not as it was, from "
                    f"decision {since} on",
                    since,
                )
            self.entries += link.entries
        if not self.entries or self.entries[0]["is"] not in (BEGIN, LATE):
            raise Differs("the chain has no beginning", 0)
        self.first = self.entries[0].get("next", 0)
        again = next((entry for entry in self.entries[1:] if entry["is"] in (BEGIN, LATE)), None)
        if again is not None:
            raise Differs("the chain begins a second time", 0)
        places = [n for n, entry in enumerate(self.entries) if entry["is"] == CALLED_OFF]
        if places != list(range(1, len(places) + 1)):
            raise Differs("the chain tells of a start that was called off after the game had begun", 0)

    @staticmethod
    def _next(entries: Sequence[Entry]) -> int:
        """Return the number of the decision that comes next after some entries."""
        for entry in reversed(entries):
            if entry["is"] in (STEP, EPOCH):
                return int(entry["id"]) + 1
            if entry["is"] == SKIPPED:
                return int(entry["last"]) + 1
        return int(entries[0].get("next", 0)) if entries else 0

    def entries_of_kinds(self, *kinds: str) -> list[Entry]:
        """Return the entries of some kinds, in order."""
        return [entry for entry in self.entries if entry["is"] in kinds]

    # What it binds

    def differences(self) -> Iterator[tuple[str, Differs]]:
        """Yield what the file tells otherwise than its chain: the thing, and how."""
        for thing, check in (
            ("header", self._header),
            ("header", self._seats),
            ("chain", self._numbers),
            ("chain", self._leaves),
            ("undos", self._markers),
            ("undone", self._way),
            ("restores", self._restores),
            ("epochs", self._rules),
            ("tail", self._end),
        ):
            try:
                check()
            except Differs as difference:
                yield thing, difference

    def _header(self) -> None:
        said, document = self.entries[0], self.document
        for field in ("table", "game", "options", "commitment", "words", "bound"):
            if canonical_json(said[field]) != canonical_json(getattr(document, field)):
                raise Differs(f"its {field} are not those that the chain begins with", 0)
        epoch = document.epochs[0] if document.epochs else None
        if epoch is not None and epoch.decision == 0 and (said["rules_version"], said["data_hash"]) != _began(epoch):
            raise Differs("the rules that the game began by are not those that the chain begins with", 0)

    def _seats(self) -> None:
        told = [[seat.seat, seat.kind] for seat in self.document.seats]
        if canonical_json(self.entries_of_kinds(BEGIN, LATE, SEATS)[-1]["seats"]) != canonical_json(told):
            raise Differs("its seats, or what kind of player had them at the end, are not those of the chain")

    def _numbers(self) -> None:
        expected = self.first
        for entry in self.entries_of_kinds(STEP, EPOCH, SKIPPED):
            first, last = (entry["first"], entry["last"]) if entry["is"] == SKIPPED else (entry["id"], entry["id"])
            if first != expected or last < first:
                raise Differs(f"the chain has number {first} where decision {expected} should be", expected)
            expected = last + 1
        document = self.document
        said = [*(step.id for step in document.decisions), *document.void, *document.undone]
        said += [epoch.decision for epoch in document.epochs]
        if max(said, default=0) >= expected:
            raise Differs(f"decision {expected} is not in the chain", expected)
        passed = {n for entry in self.entries_of_kinds(SKIPPED) for n in range(entry["first"], entry["last"] + 1)}
        kept = set(said) & passed
        if kept:
            raise Differs(f"decision {min(kept)} is said to be kept, and in the chain its number was passed over")
        missing = next((n for n in range(self.first, expected) if n not in passed and n not in set(said)), None)
        if missing is not None:
            raise Differs(f"decision {missing} is in the chain and missing in the file", missing)

    def _leaves(self) -> None:
        leaves = {entry["id"]: entry for entry in self.entries_of_kinds(STEP, EPOCH)}
        for step in self.document.decisions:
            draws = msgspec.to_builtins(step.draws)
            body = step_body(step.id, step.seat, step.prompt, step.action, draws)
            self._fits(leaves.get(step.id), STEP, step.id, step.salt, body)
        for epoch in self.document.epochs[1:]:
            draws = msgspec.to_builtins(epoch.draws) if epoch.draws else []
            if checked_state_fingerprint(base_of(epoch)) != epoch.state_hash:
                at = epoch.decision
                raise Differs(f"decision {at}: the position of the epoch does not have the hash that it is said to", at)
            rules, data = _began(epoch)
            body = epoch_body(epoch.decision, epoch.reason, rules, data, str(epoch.state_hash), draws)
            self._fits(leaves.get(epoch.decision), EPOCH, epoch.decision, epoch.salt, body)

    def _fits(self, entry: Entry | None, kind: str, number: int, salt: Any, body: Mapping[str, Any]) -> None:
        if number < self.first and salt is None:
            return
        if entry is None or entry["is"] != kind or not isinstance(salt, str):
            raise Differs(f"decision {number} is not bound by the chain as what it is said to be", number)
        if leaf_hash(bytes.fromhex(salt), body) != entry["leaf"]:
            raise Differs(f"decision {number} is not the one that the chain binds", number)

    def _markers(self) -> None:
        told = [{"kind": marker.kind, "from": marker.frm, "to": marker.to} for marker in self.document.markers]
        bound = [
            {"kind": entry["is"], "from": entry["from"], "to": entry["to"]}
            for entry in self.entries_of_kinds(UNDO, REDO)
        ]
        there = told[len(told) - len(bound) :] if self.first and bound else told if not self.first else []
        if there != bound:
            n = next((n for n, (one, other) in enumerate(zip(there, bound, strict=False)) if one != other), None)
            n = min(len(there), len(bound)) if n is None else n
            raise Differs(f"the undos and redos are not those that the chain has, from the {n + 1}. on")

    def _way(self) -> None:
        """Check that each move begins where the game then stood, and what is undone by them."""
        parents: dict[int, int] = {}
        head: int | None = None if self.first else -1
        for entry in self.entries_of_kinds(STEP, EPOCH, UNDO, REDO):
            if entry["is"] in (STEP, EPOCH):
                parents[entry["id"]] = -1 if head is None else head
                head = entry["id"]
                continue
            if head is not None and entry["from"] != head:
                raise Differs(f"the chain has an undo or redo from {entry['from']} where {head} was the head", head)
            head = entry["to"]
        if self.first:
            return  # what came before is not known: `check_undone_as_marked` follows all that is known
        way = set()
        while head is not None and head >= 0:
            way.add(head)
            head = parents.get(head, -1)
        undone = sorted(n for n in parents if n not in way)
        if undone != self.document.undone:
            odd = min(set(undone) ^ set(self.document.undone), default=0)
            raise Differs(f"decision {odd} is undone in the chain and not in the file, or the other way round", odd)

    def _restores(self) -> None:
        told = [{"n": one.n, "decision": one.decision} for one in self.document.restores or ()]
        bound = [{"n": entry["n"], "decision": entry["decision"]} for entry in self.entries_of_kinds(RESTORED)]
        if (told if not self.first else [one for one in told if one["decision"] >= self.first]) != bound:
            raise Differs(
                "the restores are not those that the chain has", min([one["decision"] for one in told + bound])
            )

    def _rules(self) -> None:
        """Check that what an epoch was played by later on is what the chain was told."""
        told = [(entry["until"], entry["rules_version"], entry["data_hash"]) for entry in self.entries_of_kinds(RULES)]
        changed = [(version.until, *now) for epoch in self.document.epochs for version, now in _changes(epoch)]
        odd = next((one for one in changed if one[0] >= self.first and one not in told), None)
        if odd is not None:
            raise Differs(f"the chain was not told at decision {odd[0]} of the rules that the file names", odd[0])

    def _end(self) -> None:
        places = [n for n, entry in enumerate(self.entries) if entry["is"] == END]
        document = self.document
        last = max((step.id for step in document.decisions), default=0)
        if not places:
            raise Differs("the chain does not say that the game was over or given up", last)
        end = self.entries[places[-1]]
        if (end["status"], end["state"]) != (document.status, document.state_hash):
            raise Differs("its status or final position is not the one that the chain ends with", last)
        if any(entry["is"] not in (SEATS, RULES) for entry in self.entries[places[-1] + 1 :]):
            raise Differs("the chain goes on after its end", last)

    # What the thread was told

    def proven_by_told_heads(self, heads: Given) -> "ProvenHeads":
        """Return what heads that the thread was told prove of the chain. Differs where one is none of the chain's.
        Short ones count for links that were told so alone, and say nothing but that they fit."""
        restores = {one.n for one in self.document.restores or ()}
        last, fitting, lost = -1, list[int](), list[str]()
        for head in heads:
            digits, _, restore = head.partition("/")
            short = len(digits) < SHOWN
            if short and not self.long_from:
                continue
            among = self.links[: self.long_from] if short else self.links
            found = next((n for n, link in enumerate(among) if link.hash.startswith(digits)), None)
            if found is None and max(restores, default=0) > int(restore or 0):
                lost.append(digits[:SHORT])
                continue
            if found is None:
                raise Differs(
                    f"the thread was told the head {digits[:SHORT]}, and the chain of the file has no such link: it is "
                    "not the game that was played there",
                    self._after(max([last, *fitting])),
                )
            if restore and int(restore) not in restores:
                since = self._after(max([last, *fitting]))
                raise Differs(f"the thread tells of restore {restore}, and the file knows of none", since)
            fitting += [found] if short else []
            last = last if short else max(last, found)
        whole = last >= 0 and not any(link.entries for link in self.links[last + 1 :])
        return ProvenHeads(last, whole, lost, len(fitting))

    def _after(self, link: int) -> int:
        """Return the number of the decision that came next after a link."""
        return self._next([entry for one in self.links[: link + 1] for entry in one.entries])


def _bytes(secret: str) -> bytes:
    """Return a secret that is written in hex; none where it is not, which is said elsewhere."""
    try:
        return bytes.fromhex(secret)
    except ValueError:
        return b""


def _began(epoch: Epoch) -> tuple[str, str]:
    """Return the rules and data that an epoch began with."""
    version = epoch.earlier[0] if epoch.earlier else epoch
    return version.rules_version, version.data_hash


def _changes(epoch: Epoch) -> Iterator[tuple[Any, tuple[str, str]]]:
    """Yield each version by which an epoch was no longer played, and what came instead."""
    earlier = list(epoch.earlier or ())
    for n, version in enumerate(earlier):
        now = earlier[n + 1] if n + 1 < len(earlier) else epoch
        yield version, (now.rules_version, now.data_hash)


def _formed(entry: Any, where: str, since: int) -> None:
    """Raise Differs where an entry of the chain is none."""
    kind = entry.get("is")
    known = FIELDS.get(kind) if isinstance(kind, str) else None
    if known is None or set(entry) != known:
        raise Differs(f"{where} has an entry that is none", since)
    if any(type(entry[field]) is not int or entry[field] < 0 for field in WHOLE if field in entry):
        raise Differs(f"{where} has a number that is none", since)
