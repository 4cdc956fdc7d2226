"""Two answers whose link has the same head: what an operator looks for who wants to exchange one after it was posted.

They choose the salts of decisions as they like, since the key is theirs. So of two games that go apart at an answer
they can make the heads of that link agree in few digits: in 6 by some thousand salts of each, within a second; in 12 by
some ten millions, within a minute; in 40 never."""

import copy
import hashlib
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any, NamedTuple

from engine.store.chain.hashes import NOTHING, SALT, Entry, leaf_hash, link_hash, step_body
from engine.store.chain.links import STEP
from engine.store.verification.chain_check import ChainCheck
from engine.store.verification.export_format import Finished, document_as_struct
from engine.store.verification.replay import Differs

CUT = 6  # hex digits of a head that are few enough to find two of in a moment
SALTS = 1 << 12  # that are tried for the answer that is posted
TRIES = 1 << 20  # for the other at most; one in so many fits by far
Document = dict[str, Any]


class Forged(NamedTuple):
    """An export that was forged. heads: whole hashes of links, as its thread was told them. tries: salts of the second
    answer that it took."""

    document: Document
    heads: Sequence[str]
    tries: int = 0

    def thread_lines(self, digits: int) -> str:
        """Return the last lines of the posts."""
        table = self.document["table"]
        return "\n".join(f"-# #{n} · {table} · {head[:digits]}" for n, head in enumerate(self.heads, 1))


class Try(NamedTuple):
    """A link of which one decision has a certain salt."""

    salt: bytes
    entries: list[Entry]
    hash: bytes


def forge_collision(posted: Document, kept: Document, *, digits: int, tries: int = TRIES) -> Forged | None:
    """Return the second of two games of a table as if its thread had been told the first's answer, where they go apart;
    None where the heads of no two tries agree in so many digits."""
    answers = {step["id"]: leaf_body(step) for step in posted["decisions"]}
    answer = next(s for s in kept["decisions"] if answers.get(s["id"], leaf_body(s)) != leaf_body(s))
    at = next(n for n, link in enumerate(kept["chain"]) if decision_place_in_link(link, answer["id"]) is not None)
    known = {one.hash.hex()[:digits]: one for one in islice(_tries(kept, at, answers[answer["id"]]), SALTS)}
    for n, other in enumerate(islice(_tries(kept, at, leaf_body(answer)), tries), 1):
        one = known.get(other.hash.hex()[:digits])
        if one is not None:
            document = copy.deepcopy(kept)
            document["chain"][at]["entries"] = other.entries
            for step in document["decisions"]:
                step["salt"] = other.salt.hex() if step["id"] == answer["id"] else step["salt"]
            heads = rehash_links(document)
            return Forged(document, [*heads[:at], one.hash.hex(), *heads[at + 1 :]], n)
    return None


def leaf_body(step: Document) -> Entry:
    """Return what the leaf of an export's decision is of."""
    return step_body(step["id"], step["seat"], step["prompt"], step["action"], step["draws"])


def decision_place_in_link(link: Document, number: int) -> int | None:
    """Return where in a link a decision stands; None: nowhere."""
    return next((n for n, entry in enumerate(link["entries"]) if entry["is"] == STEP and entry["id"] == number), None)


def forge_salt(document: Document) -> Forged:
    """Return a game of which the operator has chosen the salt of a link, with all that hangs on it made anew, before it
    was posted."""
    made = copy.deepcopy(document)
    made["chain"][len(made["chain"]) // 2]["salt"] = "5a" * SALT
    return Forged(made, rehash_links(made))


def rehash_links(document: Document) -> list[str]:
    """Give every link of an export the hash of what it says, and return these."""
    before = NOTHING
    for number, link in enumerate(document["chain"]):
        before = link_hash(before, number, bytes.fromhex(link["salt"]), link["entries"])
        link["hash"] = before.hex()
    return [link["hash"] for link in document["chain"]]


def does_forged_chain_pass(forged: Forged, digits: int) -> bool:
    """Return whether the chain is sound, and the thread's heads are its own as far as so few digits show."""
    found, _ = document_as_struct(forged.document)
    if not isinstance(found, Finished):
        return False
    chain = ChainCheck(found)
    try:
        chain.check_link()
        chain.long_from = len(chain.links)  # as if all of them had been told with few digits
        told = chain.proven_by_told_heads([head[:digits] for head in forged.heads])
    except Differs:
        return False
    return not list(chain.differences()) and told.short == len(forged.heads)


def _tries(document: Document, at: int, body: Entry) -> Iterator[Try]:
    """Yield a link with this answer in it, with ever other salts."""
    link, chain = document["chain"][at], document["chain"]
    before = bytes.fromhex(chain[at - 1]["hash"]) if at else NOTHING
    place = decision_place_in_link(link, body["id"])
    for n in count():
        salt = hashlib.sha256(b"%d" % n).digest()[:SALT]
        entries = [
            {**entry, "leaf": leaf_hash(salt, body)} if m == place else entry for m, entry in enumerate(link["entries"])
        ]
        yield Try(salt, entries, link_hash(before, at, bytes.fromhex(link["salt"]), entries))
