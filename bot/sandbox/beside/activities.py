"""Activities: who has one open where, codes and tokens of those who let the application know them, and the proxy's key.

They are off until somebody switches them on, as in the portal; nothing of them is kept from one run to the next.
"""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec
from nacl.signing import SigningKey

from bot.sandbox.clock import Clock
from bot.sandbox.errors import ApiError, api_error_for_code
from bot.sandbox.validation.commands import ENTRY
from bot.sandbox.world import DM, Channel, World

Json = dict[str, Any]
ENTRY_ID = "1" * 18  # the id of the command with which Discord itself launches the Activity
CODE_LASTS, SIGNED_FOR = 60.0, 3600  # seconds


@dataclass
class OpenActivity:
    """An Activity that is open in a channel."""

    channel_id: str
    guild_id: str | None
    launch_id: str
    users: list[str] = field(default_factory=list)


@dataclass
class Code:
    """What somebody has let an application know of them."""

    user_id: str
    application_id: str
    until: float


class Activities:
    """The Activities of the bot's application."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.world, self.clock = world, clock
        self.are_on = False
        self.secret = secrets.token_urlsafe(24)
        """What the operator reads in the portal."""
        self.instances: dict[str, OpenActivity] = {}
        self.codes: dict[str, Code] = {}
        self._tokens: dict[str, str] = {}
        self._key = SigningKey.generate()

    @property
    def verify_key(self) -> str:
        """The application's public key."""
        return self._key.verify_key.encode().hex()

    def switch_on(self) -> None:
        """Do as the portal: the application has Activities, and a command with which Discord launches them."""
        self.are_on = True
        scope = self.world.commands.setdefault("", {})
        scope[ENTRY_ID] = {
            "id": ENTRY_ID,
            "application_id": self.world.application_id,
            "version": "1" * 18,
            "type": ENTRY,
            "name": "launch",
            "description": "",
            "handler": 2,
            "nsfw": False,
            "default_member_permissions": None,
            "integration_types": [0],
            "contexts": [0, 1],
            "dm_permission": True,
        }

    # Instances

    def launch(self, channel: Channel, user_id: str) -> str:
        """Open the Activity in a channel, or join who has it open there; give the instance's id."""
        if not self.are_on:
            raise api_error_for_code(20012)
        for name, one in self.instances.items():
            if one.channel_id == channel.id:
                self.join(name, user_id)
                return name
        launch = str(10**18 + secrets.randbelow(10**17))
        place = f"pc-{channel.id}" if channel.type == DM else f"gc-{channel.guild_id}-{channel.id}"
        name = f"i-{launch}-{place}"
        self.instances[name] = OpenActivity(channel.id, channel.guild_id, launch, [user_id])
        return name

    def join(self, name: str, user_id: str) -> None:
        """Let a person into an instance."""
        if user_id not in self.instances[name].users:
            self.instances[name].users.append(user_id)

    def leave(self, name: str, user_id: str) -> None:
        """Let a person go; with the last one the instance ends."""
        self.instances[name].users.remove(user_id)
        if not self.instances[name].users:
            del self.instances[name]

    def instance_json(self, application_id: str, name: str) -> Json:
        """Shape an instance as the bot is told it."""
        found = self.instances.get(name)
        if found is None or application_id != self.world.application_id:
            raise ApiError(404, 0, "404: Not Found")
        kind = "gc" if found.guild_id else "pc"
        location: Json = {"id": name.split("-", 2)[2], "kind": kind, "channel_id": found.channel_id}
        if found.guild_id:
            location["guild_id"] = found.guild_id
        return {
            "application_id": application_id,
            "instance_id": name,
            "launch_id": found.launch_id,
            "location": location,
            "users": list(found.users),
        }

    # Codes and tokens

    def issue_code(self, user_id: str, application_id: str = "") -> str:
        """Let an application, else the bot's, know a person; give the code that its page is told."""
        made = secrets.token_urlsafe(20)
        until = self.clock.now() + CODE_LASTS
        self.codes[made] = Code(user_id, application_id or self.world.application_id, until)
        return made

    def exchange_code(self, form: Json) -> Json:
        """Exchange a code, once."""
        mine = (form.get("client_id"), form.get("client_secret")) == (self.world.application_id, self.secret)
        if not mine:
            raise _oauth_error(401, "invalid_client")
        if form.get("grant_type") == "client_credentials":
            return _grant(secrets.token_urlsafe(20))
        found = self.codes.pop(str(form.get("code")), None)
        fits = found is not None and found.application_id == form["client_id"] and self.clock.now() < found.until
        if found is None or not fits or form.get("grant_type") != "authorization_code":
            raise _oauth_error(400, "invalid_grant")
        token = secrets.token_urlsafe(20)
        self._tokens[token] = found.user_id
        return _grant(token)

    def person_of_token(self, token: str) -> str:
        """Give whom a token names."""
        if token not in self._tokens:
            raise api_error_for_code(0)
        return self._tokens[token]

    # The proxy

    def signed_headers(self, user_id: str, **other: Any) -> dict[str, str]:
        """Give the headers with which the proxy signs. other: what is otherwise in what is signed."""
        now = int(self.clock.now())
        payload = {
            "application_id": self.world.application_id,
            "user_id": user_id,
            "is_developer": False,
            "created_at": now,
            "expires_at": now + SIGNED_FOR,
            **other,
        }
        raw = msgspec.json.encode(payload)
        return {
            "X-Signature-Ed25519": base64.b64encode(self._key.sign(raw).signature).decode(),
            "X-Signature-Timestamp": str(payload["created_at"]),
            "X-Discord-Proxy-Payload": base64.b64encode(raw).decode(),
        }


def _grant(token: str) -> Json:
    return {"access_token": token, "token_type": "Bearer", "expires_in": 604_800, "scope": "identify"}


def _oauth_error(status: int, why: str) -> ApiError:
    error = ApiError(status, 0, why)
    error.body = {"error": why}
    return error
