"""Requests to Discord that ended when this process may have been replaced: one that was stopped between its last look
at the lease and the first byte, or whose network went away. What became of them the heir has to see to."""

from collections.abc import Mapping
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


def possible_effect_of_request(route: Route, answer: Any) -> LateRequest | None:
    """Return what a request may have done; None where it leaves nothing. answer: Discord's, None where none came."""
    if (route.method, route.path) == EDITED:
        _, _, message = route.url.rpartition("/")
        return LateRequest(int(route.channel_id or 0), int(message), is_edit=True)
    if (route.method, route.path) != SENT:
        return None
    found: Mapping[str, Any] = answer if isinstance(answer, Mapping) else {}
    return LateRequest(int(route.channel_id or 0), int(found.get("id", 0)), False, str(found.get("nonce") or ""))
