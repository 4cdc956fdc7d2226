"""Requests to Discord that ended when this process may have been replaced: one that was stopped between its last look
at the lease and the first byte, or whose network went away. What became of them the heir has to see to."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from discord.http import Route

SENT, EDITED = ("POST", "/channels/{channel_id}/messages"), ("PATCH", "/channels/{channel_id}/messages/{message_id}")


class LateRequest(msgspec.Struct, frozen=True):
    """A message that was sent to a channel, or edited there. message: its id, 0 where nobody knows it; nonce: with
    which it was sent."""

    channel: int
    message: int
    is_edit: bool
    nonce: str = ""


class KeptSending(msgspec.Struct, frozen=True):
    """What is kept of a message that was sent with some nonce. message: its id, 0 where nobody keeps it; waits: it is
    still to be sent, or was not seen to be sent yet; is_over: nothing is to stand for it any more."""

    message: int = 0
    waits: bool = False
    is_over: bool = False


SentAs = Callable[[str], Awaitable[KeptSending | None]]  # by a nonce; None: it is of something else


def possible_effect_of_request(route: Route, sent: Mapping[str, Any], answer: Any) -> LateRequest | None:
    """Return what a request may have done; None where it leaves nothing. sent: what came with it, as discord.py takes
    it; answer: Discord's, None where none came."""
    if (route.method, route.path) == EDITED:
        _, _, message = route.url.rpartition("/")
        return LateRequest(int(route.channel_id or 0), int(message), is_edit=True)
    if (route.method, route.path) != SENT:
        return None
    found: Mapping[str, Any] = answer if isinstance(answer, Mapping) else {}
    return LateRequest(int(route.channel_id or 0), int(found.get("id", 0)), is_edit=False, nonce=_nonce(sent))


def _nonce(sent: Mapping[str, Any]) -> str:
    """Return the nonce of a message that is sent, in JSON or beside files; "" where it has none."""
    parts = (part["value"] for part in sent.get("form") or () if part.get("name") == "payload_json")
    body = sent.get("json") or msgspec.json.decode(next(parts, "{}"))
    return str(body.get("nonce") or "")
