"""The form of an export (`export.py` says what is in it), read so that nothing in a file goes unseen.

Whatever stands in a file and is not read, or is read otherwise than it stands there, could tell its reader something
that nobody has checked: so a document must come out of its struct as it went in.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.kernel.dice import Draw
from engine.kernel.errors import SaveError
from engine.kernel.events import TABLE
from engine.store.chain.hashes import SALT, canonical_json
from engine.store.models import ABANDONED, COMPUTER, HUMAN, OVER

FORMAT = 3
SHORT_HEADS = 2  # the form of older exports: salts of links that nobody can work out, heads of few digits
UNCHAINED = 1  # older still: no chain, no salts
DEEPEST = 60  # lists and objects in one another; an honest export has less than ten
HEX = frozenset("0123456789abcdef")


class Seat(msgspec.Struct):
    """A seat of an export; its name only where that was asked for."""

    seat: str
    kind: str
    name: str | msgspec.UnsetType = msgspec.UNSET


class ExportedVersion(msgspec.Struct):
    """Rules and data that an epoch of an export was played by up to a decision, before its own came."""

    until: int
    rules_version: str
    data_hash: str


class Epoch(msgspec.Struct):
    """An epoch of an export; what it was played by earlier only where there is such."""

    decision: int
    reason: str
    rules_version: str
    data_hash: str
    state: str | None
    earlier: list[ExportedVersion] | msgspec.UnsetType = msgspec.UNSET
    salt: str | msgspec.UnsetType | None = msgspec.UNSET
    state_hash: str | msgspec.UnsetType = msgspec.UNSET
    draws: list[Draw] | msgspec.UnsetType = msgspec.UNSET


class ExportedDecision(msgspec.Struct):
    """A decision of an export."""

    id: int
    seat: str
    prompt: str
    action: dict[str, Any]
    draws: list[Draw]
    salt: str | msgspec.UnsetType | None = msgspec.UNSET


class Marker(msgspec.Struct, rename={"frm": "from"}):
    """An undo or a redo of an export."""

    kind: str
    frm: int
    to: int


class Restore(msgspec.Struct):
    """A backup that was brought back: the number of the restore and of the decision that came next."""

    n: int
    decision: int


class ExportedLink(msgspec.Struct):
    """A link of the chain."""

    salt: str
    entries: list[dict[str, Any]]
    hash: str


class Head(msgspec.Struct, kw_only=True):
    """What every export has."""

    praetor_export: int
    table: str
    game: str
    status: str
    options: dict[str, str]
    seats: list[Seat]
    rules_version: str
    data_hash: str
    commitment: str


class Running(Head, kw_only=True):
    """An export of a running game."""

    events: list[dict[str, Any]]


class Finished(Head, kw_only=True):
    """An export of a game that is over, or was given up."""

    secret: str
    words: dict[str, str]
    epochs: list[Epoch]
    decisions: list[ExportedDecision]
    void: list[int]
    undone: list[int]
    markers: list[Marker]
    outcome: Any
    state_hash: str
    bound: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    restores: list[Restore] | msgspec.UnsetType = msgspec.UNSET
    chain: list[ExportedLink] | msgspec.UnsetType = msgspec.UNSET
    long_from: int | msgspec.UnsetType = msgspec.UNSET


Document = Running | Finished


def read_document(raw: bytes) -> dict[str, Any]:
    """Return a file's document; SaveError in a few words if it is none."""
    try:
        document: dict[str, Any] = msgspec.json.decode(raw, type=dict[str, Any])
        json.loads(raw, object_pairs_hook=_once)
    except RecursionError as error:
        raise SaveError("it is nested too deeply for an export") from error
    except (msgspec.MsgspecError, ValueError) as error:  # broken UTF-8 and numbers of thousands of digits among them
        raise SaveError(f"it is not an export of Praetor: {error}") from error
    if _deep(document):
        raise SaveError("it is nested too deeply for an export")
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of which no field stands there twice: readers would not agree on which of them counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for n, (key, _) in enumerate(pairs) if any(key == other for other, _ in pairs[:n]))
        raise ValueError(f"the field {twice[:40]} stands twice in one object")
    return found


def _deep(document: Any) -> bool:
    """Return whether lists and objects lie too deep in one another."""
    level = [document]
    for _ in range(DEEPEST):
        level = [
            inner
            for one in level
            if isinstance(one, (dict, list))
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
    return bool(level)


def fingerprint_of(document: Mapping[str, Any]) -> str:
    """Return the hash of a whole export, with or without the players' names."""
    seats = [{key: seat[key] for key in seat if key != "name"} for seat in document["seats"]]
    return hashlib.sha256(b"praetor export\0" + canonical_json({**document, "seats": seats})).hexdigest()


def document_as_struct(document: Mapping[str, Any]) -> tuple[Document, str]:
    """Return a document as its struct, and what in it is no part of the form ("" where all is). SaveError, with a
    reason, if it is none at all."""
    version = document.get("praetor_export")
    if isinstance(version, int) and version not in (UNCHAINED, SHORT_HEADS, FORMAT):
        raise SaveError(f"it is an export of format {str(version)[:20]}, this Praetor reads up to {FORMAT}")
    form: type[Document] = Running if document.get("status") == "running" else Finished
    try:
        found = msgspec.convert(dict(document), form)
    except msgspec.ValidationError as error:
        raise SaveError(f"it is not an export of Praetor: {error}") from error
    return found, next(_strange(dict(document), msgspec.to_builtins(found), ""), "")


def _strange(given: Any, known: Any, where: str) -> Iterator[str]:
    """Yield what the document has otherwise than the form."""
    if isinstance(given, dict) and isinstance(known, dict):
        for key in given:
            here = f"{where}.{key}" if where else str(key)
            if key in known:
                yield from _strange(given[key], known[key], here)
            else:
                yield f"the form has no field {here}"
        yield from (f"the field {where}.{key} is missing" for key in known if key not in given)
    elif isinstance(given, list) and isinstance(known, list):
        for n, (one, other) in enumerate(zip(given, known, strict=False)):
            yield from _strange(one, other, f"{where}[{n}]")
        if len(given) != len(known):
            yield f"{where} has {len(given)} parts, the form {len(known)}"
    elif canonical_json(given) != canonical_json(known):
        yield f"{where} is not written as the form has it"


def is_hash(text: str) -> bool:
    """Return whether a text is a SHA-256 hash as Praetor writes it."""
    return len(text) == 64 and set(text) <= HEX


def unfit_document_field(document: Document) -> str:
    """Return what in a document cannot be what its field is for; "" where all can."""
    if not is_hash(document.commitment):
        return "its commitment is not a SHA-256 hash"
    names = [seat.seat for seat in document.seats]
    if names != [str(n) for n in range(1, len(names) + 1)]:
        return "its seats are not numbered from 1 on"
    odd = next((seat.kind for seat in document.seats if seat.kind not in (HUMAN, COMPUTER)), None)
    if odd is not None:
        return f"{odd!r} is no kind of player"
    if isinstance(document, Running):
        return ""
    if document.status not in (OVER, ABANDONED):
        return f"{document.status!r} is not a status of a game"
    if set(document.words) != set(names):
        return "its words are not those of its seats"
    stranger = next((step.id for step in document.decisions if step.seat not in (*names, TABLE)), None)
    if stranger is not None:
        return f"decision {stranger} is of a seat that there is not"
    if not is_hash(document.state_hash):
        return "its state_hash is not a SHA-256 hash"
    return _unfit_for_a_chain(document)


def _unfit_for_a_chain(document: Finished) -> str:
    """Return what only the form with a chain has, or lacks, or has in another way; "" where all is right."""
    chained = document.praetor_export != UNCHAINED
    whole = (document.bound, document.restores, document.chain)
    if any((field is msgspec.UNSET) == chained for field in whole):
        return "it has not the fields of its form"
    if (document.long_from is msgspec.UNSET) == (document.praetor_export == FORMAT):
        return "it has not the fields of its form"
    if isinstance(document.long_from, int) and not 0 <= document.long_from < len(document.chain or ()):
        return "its chain has no link with the number long_from"
    epochs = [epoch for epoch in document.epochs if epoch.decision]
    if any((epoch.state_hash is msgspec.UNSET) == chained for epoch in epochs):
        return "an epoch has not the fields of its form"
    salts = [*(step.salt for step in document.decisions), *(epoch.salt for epoch in document.epochs)]
    odd = any(
        (salt is msgspec.UNSET) == chained or (isinstance(salt, str) and not _is_hex(salt, SALT)) for salt in salts
    )
    return "a salt is not written in hex, or not of its form" if odd else ""


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and set(text) <= HEX
