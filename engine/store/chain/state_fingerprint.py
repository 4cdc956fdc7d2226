"""The fingerprint of a position, by which it can be named without being told."""

import hashlib
from typing import Any

import msgspec

from engine.kernel.prompts import SEALED, WINDOW

SECRET = (SEALED, WINDOW)  # kinds of question whose answers nobody sees before the last is in


def secret_answers(state: dict[str, Any]) -> dict[str, Any]:
    """Return the answers to a sealed question or a window that is open in a plain state, by side; changing them changes
    the state."""
    pending: Any = state.get("pending")
    if not isinstance(pending, dict) or pending.get("kind") not in SECRET:
        return {}
    answers: Any = pending.get("answers")
    return answers if isinstance(answers, dict) else {}


def state_fingerprint(saved: bytes) -> str:
    """Return the hash of a state, whatever the order in which its mappings were filled. Answers to a sealed question
    or a window that is still open are left out: they never took effect and stay secret. MsgspecError if it is none."""
    state: Any = msgspec.msgpack.decode(saved, type=dict[str, Any])
    secret_answers(state).clear()
    try:
        return _hash(state)
    except TypeError:  # an order is only defined for keys that are strings
        return _hash(_with_string_keys(state))


def _hash(state: Any) -> str:
    return hashlib.sha256(msgspec.msgpack.encode(state, order="deterministic")).hexdigest()


def _with_string_keys(value: Any) -> Any:
    """Return plain data with every key as it stands in JSON, so that a position that is read from a file has the same
    hash."""
    if isinstance(value, dict):
        return {str(key): _with_string_keys(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_with_string_keys(one) for one in value]
    return value
