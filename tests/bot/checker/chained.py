"""Writes the chain of an export, by the description of its form alone: what the page is tested with, and what a forger
would write who knows the form and makes all hashes anew."""

import base64
import copy
import hashlib
import hmac
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from engine.store.verification.replay import checked_state_fingerprint

Document = dict[str, Any]
Entry = dict[str, Any]
HEADER = ("table", "game", "options", "commitment", "words", "bound")


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def salt_of(what: str, number: int) -> str:
    return hashlib.sha256(f"{what} {number}".encode()).hexdigest()[:32]


def leaf(salt: str, body: Any) -> str:
    return hashlib.sha256(b"praetor step\0" + bytes.fromhex(salt) + canonical(body)).hexdigest()


def began(epoch: Entry) -> tuple[str, str]:
    first = (epoch.get("earlier") or [epoch])[0]
    return first["rules_version"], first["data_hash"]


def link_salt(secret: str, number: int) -> str:
    return hmac.digest(bytes.fromhex(secret), b"praetor link salt\0%d" % number, "sha256").hex()[:32]


def chained(
    document: Document, *, late: int = 0, skipped: tuple[int, int] | None = None, long_from: int | None = 0
) -> Document:
    """Return an export in the form with a chain, whatever form it has: every hash made anew of what stands in it.

    long_from: the first link that is salted by the secret; None: an export of the form before there were such.
    late: the number that the chain begins with, for a table that is older. skipped: numbers that nobody used.
    """
    made = copy.deepcopy(document)
    made["praetor_export"] = 2 if long_from is None else 3
    made.setdefault("bound", {})
    made.setdefault("restores", [])
    for step in made["decisions"]:
        step["salt"] = salt_of("step", step["id"]) if step["id"] >= late else None
    for epoch in made["epochs"]:
        in_it = epoch["decision"] and epoch["decision"] >= late
        epoch["salt"] = salt_of("step", epoch["decision"]) if in_it else None
        if epoch["decision"]:
            epoch["state_hash"] = checked_state_fingerprint(base64.b64decode(epoch["state"]))
    if long_from is not None:
        made["long_from"] = long_from
    made["chain"] = links(list(_entries(made, late, skipped)), made["secret"], long_from)
    return made


def links(entries: list[Entry], secret: str, long_from: int | None = 0, size: int = 7) -> list[Entry]:
    """Return entries as links of so many each, the last without any: a post for the public has one, whatever was
    kept. secret: salts the links from `long_from` on."""
    found, before = [], bytes(32)
    for number, start in enumerate([*range(0, len(entries), size), len(entries)]):
        salted = long_from is not None and number >= long_from
        salt = link_salt(secret, number) if salted else salt_of("link", number)
        link: Entry = {"number": number, "salt": salt, "entries": entries[start : start + size]}
        before = hashlib.sha256(b"praetor link\0" + before + canonical(link)).digest()
        found.append({"salt": link["salt"], "entries": link["entries"], "hash": before.hex()})
    return found


def _entries(made: Document, late: int, skipped: tuple[int, int] | None) -> Iterator[Entry]:
    seats = [[seat["seat"], seat["kind"]] for seat in made["seats"]]
    rules, data = began(made["epochs"][0])
    header = {key: made[key] for key in HEADER} | {"seats": seats, "rules_version": rules, "data_hash": data}
    yield {"is": "late", "next": late, **header} if late else {"is": "begin", **header}
    leaves = dict(_leaves(made))
    last = max([*leaves, *made["void"], *made["undone"]])
    restores = {one["decision"]: one for one in made["restores"]}
    markers, done = [marker for marker in made["markers"] if marker["from"] >= late], -1
    for number in range(late, last + 1):
        while markers and markers[0]["from"] <= done:
            yield _move(markers.pop(0))
        done = max(done, number)
        if number in restores:
            yield {"is": "restored", **restores[number]}
        if skipped and skipped[0] <= number <= skipped[1]:
            if number == skipped[0]:
                yield {"is": "skipped", "first": skipped[0], "last": skipped[1]}
            continue
        yield leaves.get(number) or {"is": "step", "id": number, "leaf": hashlib.sha256(b"%d" % number).hexdigest()}
        yield from (
            {"is": "rules", "until": number, "rules_version": rules, "data_hash": data}
            for rules, data in _changes(made, number)
        )
    yield from map(_move, markers)
    yield {"is": "end", "status": made["status"], "state": made["state_hash"]}


def _move(marker: Entry) -> Entry:
    return {"is": marker["kind"], "from": marker["from"], "to": marker["to"]}


def _leaves(made: Document) -> Iterator[tuple[int, Entry]]:
    for step in made["decisions"]:
        body = {key: step[key] for key in ("id", "seat", "prompt", "action", "draws")}
        yield step["id"], {"is": "step", "id": step["id"], "leaf": leaf(step["salt"] or "", body)}
    for epoch in made["epochs"][1:]:
        rules, data = began(epoch)
        body = {"id": epoch["decision"], "reason": epoch["reason"], "rules_version": rules, "data_hash": data}
        body |= {"state": epoch["state_hash"], "draws": epoch.get("draws", [])}
        yield epoch["decision"], {"is": "epoch", "id": epoch["decision"], "leaf": leaf(epoch["salt"] or "", body)}


def _changes(made: Document, number: int) -> Iterator[tuple[str, str]]:
    for epoch in made["epochs"]:
        versions = [*epoch.get("earlier", []), epoch]
        for one, then in pairwise(versions):
            if one["until"] == number:
                yield then["rules_version"], then["data_hash"]


def footers(document: Document, *, every: int = 3) -> str:
    """Return the last lines of posts as they are copied from a thread, the last post's among them."""
    long_from = document.get("long_from", len(document["chain"]))
    lines = [
        f"-# #{n + 1} · {document['table']} · {link['hash'][: 40 if n >= long_from else 12]}"
        for n, link in enumerate(document["chain"])
        if n % every == 0 or n == len(document["chain"]) - 1
    ]
    return "\n".join(lines)
