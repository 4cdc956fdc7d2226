"""What the chain is hashed from: leaves for decisions, links over them, and the salts of both.

A decision goes in as a leaf with a salt of its own. These salts come of a key that is never published; what may be
known when the game is over is exported with its salt, what never may be is a leaf that nobody can guess. A link is
salted too, so that its value does not tell how many private steps it covers. Salts of links come of the dice's secret,
which is committed to before the game and published after it: whoever runs the bot cannot choose them, and everybody can
work them out when the game is over.

A head is what posts tell of a link: the first digits of its hash. It has 40, since two answers with the same 12 can be
found in a minute by whoever chooses salts of steps. Tables that are older than that have told heads of 12.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

SALT = 16  # bytes
NOTHING = bytes(32)  # what link 0 follows on
SHOWN = 40  # hex digits of a hash in the footer of a post
SHORT = 12  # as many as older posts have: too few to bind anything
Entry = dict[str, Any]


def canonical_json(value: Any) -> bytes:
    """Return plain data as JSON that is the same for the same data, and another for 1, 1.0 and true.

    >>> canonical_json({"b": 1, "a": [True, "é"]}).decode()
    '{"a":[true,"é"],"b":1}'
    """
    return msgspec.json.encode(value, order="sorted")


def step_salt(key: bytes, decision: int) -> bytes:
    """Return the salt of a decision's leaf."""
    return hmac.digest(key, b"praetor step salt\0%d" % decision, "sha256")[:SALT]


def link_salt(secret: bytes, number: int) -> bytes:
    """Return the salt of a link. secret: of the table's dice; where the chain is older than long heads, of the links
    before these the key of its steps' salts."""
    return hmac.digest(secret, b"praetor link salt\0%d" % number, "sha256")[:SALT]


def leaf_hash(salt: bytes, body: Mapping[str, Any]) -> str:
    """Return the hash of a decision or an epoch, in hex."""
    return hashlib.sha256(b"praetor step\0" + salt + canonical_json(body)).hexdigest()


def step_body(number: int, seat: str, prompt: str, action: Mapping[str, Any], draws: Sequence[Any]) -> Entry:
    """Return what the leaf of a decision is of."""
    return {"id": number, "seat": seat, "prompt": prompt, "action": action, "draws": draws}


def epoch_body(number: int, reason: str, rules: str, data: str, state: str, draws: Sequence[Any]) -> Entry:
    """Return what the leaf of an epoch is of. rules, data: those that it began with. state: the fingerprint of the
    position that it goes on from."""
    return {"id": number, "reason": reason, "rules_version": rules, "data_hash": data, "state": state, "draws": draws}


def link_hash(before: bytes, number: int, salt: bytes, entries: Sequence[Entry]) -> bytes:
    """Return the hash of a link, which follows on another's."""
    body = canonical_json({"number": number, "salt": salt.hex(), "entries": entries})
    return hashlib.sha256(b"praetor link\0" + before + body).digest()
