"""Requests to Discord that ended when this process may have been replaced: one that was stopped between its last look
at the lease and the first byte, or whose network went away. What became of them the heir has to see to."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from discord.http import Route

SENT, EDITED = ("POST", "/channels/{channel_id}/messages"), ("PATCH", "/channels/{channel_id}/messages/{message_id}")
STARTED, CHANGED = ("POST", "/channels/{channel_id}/threads"), ("PATCH", "/channels/{channel_id}")


class LateRequest(msgspec.Struct, frozen=True):
    """A message that was sent to a channel, or edited there. message: its id, 0 where nobody knows it; nonce: with
    which it was sent. is_place: a post of a forum that was started there, or a thread that was called otherwise or was
    given other tags (channel)."""

    channel: int
    message: int
    is_edit: bool
    nonce: str = ""
    is_place: bool = False


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
    asked, channel = (route.method, route.path), int(route.channel_id or 0)
    if asked == CHANGED:
        return LateRequest(channel, 0, is_edit=True, is_place=True)
    if asked == EDITED:
        return LateRequest(channel, int(route.url.rpartition("/")[2]), is_edit=True)
    made = int(answer.get("id", 0)) if isinstance(answer, Mapping) else 0
    if asked == STARTED:
        return LateRequest(channel, made, is_edit=False, is_place=True)
    return LateRequest(channel, made, is_edit=False, nonce=_nonce(sent)) if asked == SENT else None


def _nonce(sent: Mapping[str, Any]) -> str:
    """Return the nonce of a message that is sent, in JSON or beside files; "" where it has none."""
    parts = (part["value"] for part in sent.get("form") or () if part.get("name") == "payload_json")
    body = sent.get("json") or msgspec.json.decode(next(parts, "{}"))
    return str(body.get("nonce") or "")
