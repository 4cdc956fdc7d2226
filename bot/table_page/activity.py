"""Who opens the page as a Discord Activity, and where: Discord itself is asked for both, since all that a client says
of itself can be forged.

A person is whom their OAuth2 code names, a place where the Activity's instance is. The code is exchanged here; what it
gives is used once, for the person's id, and kept nowhere. Limits come before anything that costs a request.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import msgspec
from aiohttp import web

from bot.process.settings import Secret
from bot.services import Services
from bot.table_page.proxy_signature import ForgedError, is_marked, signed_payload

log = logging.getLogger(__name__)
NAMED = re.compile(r"[\w-]{4,120}", re.ASCII)  # an instance
CODE = re.compile(r"[\w.~-]{4,200}", re.ASCII)
PATIENCE = 10.0  # seconds for each thing that Discord is asked
OPENINGS, SPAN = 40, 60.0  # so many in so many seconds: of instances that the bot launched, and of others
ABREAST = 8
LATE = 1.0  # seconds until it is asked once more who is there
KEY_KEPT = 3600.0  # seconds


class Location(msgspec.Struct, frozen=True):
    """Where an instance is."""

    channel_id: str
    guild_id: str | None = None


class ActivityInstance(msgspec.Struct, frozen=True):
    """An Activity that is open somewhere, as Discord tells it."""

    application_id: str
    location: Location
    users: list[str]


class Arrival(msgspec.Struct, frozen=True):
    """Somebody who has opened the Activity, and where. guild: None in a DM."""

    user: int
    channel: int
    guild: int | None
    instance: str


class Grant(msgspec.Struct, frozen=True):
    """What a code is exchanged for."""

    access_token: str


class Identity(msgspec.Struct, frozen=True):
    """Whose that is."""

    id: str


class ActivityLogin:
    """Finds out who comes. HTTPForbidden, without a reason, for whatever does not hold; HTTPTooManyRequests while too
    many come, HTTPServiceUnavailable while Discord cannot be asked. signed: refuse what its proxy has not signed."""

    def __init__(self, services: Services, secret: Secret, *, signed: bool = False) -> None:
        self.services, self._secret, self._signed = services, secret, signed
        self._session: aiohttp.ClientSession | None = None
        self._openings: dict[bool, deque[float]] = {known: deque(maxlen=OPENINGS) for known in (True, False)}
        self._under_way = 0
        self._key, self._key_until = b"", 0.0

    @property
    def application(self) -> int:
        """Return the application's id; 0 before the bot has logged in."""
        return self.services.client.application_id or 0

    async def stop(self) -> None:
        """Close the connections to Discord."""
        if self._session is not None:
            await self._session.close()

    async def arrival_by_code(self, code: str, instance: str, headers: Mapping[str, str]) -> Arrival:
        """Return who has come with a code, which is used up by that, to an instance."""
        if not NAMED.fullmatch(instance) or not CODE.fullmatch(code):
            raise web.HTTPForbidden
        if not self.application:
            raise web.HTTPServiceUnavailable
        async with self._counted(instance):
            signer = await self._signed_for(headers)
            place = await self._instance(instance)
            if place is None:
                raise web.HTTPForbidden
            user = await self._user(code)
            if str(user) not in place.users:  # Discord may not have noted yet that they have come
                await asyncio.sleep(LATE)
                place = await self._instance(instance) or place
            if str(user) not in place.users or signer not in ("", str(user)):
                raise web.HTTPForbidden
            guild = place.location.guild_id
            return Arrival(user, int(place.location.channel_id), int(guild) if guild else None, instance)

    async def is_person_in_instance(self, user: int, instance: str) -> bool:
        """Return whether a person is still in an instance, as far as Discord can be asked."""
        with suppress(web.HTTPServiceUnavailable):
            place = await self._instance(instance)
            return place is not None and str(user) in place.users
        return True

    @asynccontextmanager
    async def _counted(self, instance: str) -> AsyncIterator[None]:
        """Let in so many in a minute and so many at once; who was launched by the bot does not wait for others."""
        kept, now = self._openings[self.services.launches.is_known(instance)], time.monotonic()
        if self._under_way >= ABREAST or (len(kept) == OPENINGS and now - kept[0] < SPAN):
            raise web.HTTPTooManyRequests
        kept.append(now)
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    async def _signed_for(self, headers: Mapping[str, str]) -> str:
        """Return for whom the proxy has signed, "" where it does not say or has not signed at all."""
        if not is_marked(headers):
            if self._signed:
                raise web.HTTPForbidden
            return ""
        key = await self._public_key()
        try:
            return (await asyncio.to_thread(signed_payload, headers, key, self.application, time.time())).user_id
        except ForgedError:
            raise web.HTTPForbidden from None

    async def _public_key(self) -> bytes:
        if time.monotonic() >= self._key_until:
            found = await self._asked_as_bot("/applications/@me")
            self._key, self._key_until = bytes.fromhex(str(found["verify_key"])), time.monotonic() + KEY_KEPT
        return self._key

    async def _instance(self, instance: str) -> ActivityInstance | None:
        """Return an instance of this application; None where there is none, or none any more."""
        try:
            said = await self._asked_as_bot(f"/applications/{self.application}/activity-instances/{instance}")
            found = msgspec.convert(said, ActivityInstance)
        except (discord.NotFound, msgspec.ValidationError):
            return None
        known = found.application_id == str(self.application) and found.location.channel_id.isdecimal()
        return found if known else None

    async def _asked_as_bot(self, path: str) -> Any:
        """Return what Discord says to the bot. NotFound: there is no such thing."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.services.client.http.request(discord.http.Route("GET", path))
        except discord.NotFound:
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError, TimeoutError) as error:
            log.warning("an Activity could not be opened: Discord could not be asked (%s)", type(error).__name__)
            raise web.HTTPServiceUnavailable from None

    async def _user(self, code: str) -> int:
        """Return whom a code names; what it gives is dropped here."""
        form = {
            "client_id": str(self.application),
            "client_secret": self._secret.value,
            "grant_type": "authorization_code",
            "code": code,
        }
        grant = msgspec.json.decode(await self._asked("POST", "/oauth2/token", data=form), type=Grant)
        bearer = {"Authorization": f"Bearer {grant.access_token}"}
        found = msgspec.json.decode(await self._asked("GET", "/users/@me", headers=bearer), type=Identity)
        if not found.id.isdecimal():
            raise web.HTTPForbidden
        return int(found.id)

    async def _asked(self, method: str, path: str, **sent: Any) -> bytes:
        """Return what Discord says to the application."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE))
        try:
            async with self._session.request(method, self.services.settings.api + path, **sent) as answer:
                said = await answer.read()
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("an Activity could not be opened: Discord could not be asked (%s)", type(error).__name__)
            raise web.HTTPServiceUnavailable from None
        if status == HTTPStatus.OK:
            return said
        if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise web.HTTPServiceUnavailable
        if b"invalid_client" in said:
            log.error("no Activity can be opened: Discord does not take DISCORD_CLIENT_SECRET for this application")
        raise web.HTTPForbidden
