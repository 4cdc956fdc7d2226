"""The emojis of the application: each sign of each game is drawn, and uploaded once, beside everything else.

What is there Discord says alone: at each start, and every few hours, the list is asked for, so a kill in the middle of
an upload, a second process or a hand on the developer portal change nothing. An emoji's name carries the hash of its
drawing (`render.signs`), hence a name that is listed needs no upload, and a changed drawing is another emoji. Old ones
stay, since messages show them by their id; only where there is no room left the oldest go, and never one that this
version draws.
"""

import asyncio
import base64
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any

import aiohttp
import discord
import msgspec
from discord.http import HTTPClient

from bot.words.signs import SignTable
from render import Picture, RenderService
from render.service.priority_queue import LOW_PRIORITY
from render.signs import FORM

log = logging.getLogger(__name__)
ROOM = 2000  # emojis of an application
FULL = 30008  # the code of an answer: there is no room for another
SOON, LATER = 30.0, 3600.0  # seconds until another try: after a first failure, and at most
LONGEST = 24 * 3600.0  # seconds, where Discord itself says how long it will take none
AGAIN = 6 * 3600.0  # seconds after which the list is looked at again, though all went well
BROKEN = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)


class MissingEmoji(msgspec.Struct, frozen=True):
    """A sign that should be there: whose it is, and its drawing, whose file is called after the emoji."""

    game: str
    sign: str
    drawing: Picture

    @property
    def name(self) -> str:
        """Return the emoji's name."""
        return self.drawing.filename.removesuffix(".png")


class EmojiUpload:
    """Brings the signs of all games to Discord, and tells the table which are there.

    signs: ids by game. client: the connection as it is now, which may be another later. online: set while it may be
    used. symbol: what stands for a sign elsewhere. sleep: waits that many seconds.
    """

    def __init__(
        self,
        renderer: RenderService,
        table: SignTable,
        signs: Mapping[str, Collection[str]],
        client: Callable[[], discord.Client],
        online: asyncio.Event,
        symbol: Callable[[str, str], str],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._renderer, self._table, self._signs = renderer, table, signs
        self._client, self._online, self._symbol, self._sleep = client, online, symbol, sleep
        self._wanted: list[MissingEmoji] = []

    async def run(self) -> None:
        """Upload what is missing, and look again from time to time, for ever. Nothing that Discord answers ends it."""
        LOW_PRIORITY.set(True)  # in this task alone: whoever waits for a picture comes first
        pause = SOON
        while True:
            await self._online.wait()
            if self._client().application_id is None:  # nobody has logged in: the program ends
                await self._sleep(SOON)
                continue
            wait = await self._round()
            if wait is None:
                pause = SOON
                await self._sleep(AGAIN)
            else:
                await self._sleep(min(max(wait, pause), LONGEST))
                pause = min(pause * 2, LATER)

    async def _round(self) -> float | None:
        """Upload what the list lacks. Return the seconds after which to try again; None: all are there."""
        try:
            listed = await self._list()
            left = [one for one in await self._all() if not self._found(one, listed)]
            await self._make_room(listed, len(left))
            for one in left:
                if not self._found(one, listed):  # a drawing that two games share is up by now
                    await self._upload(one, listed)
        except BROKEN as error:
            why = f"{type(error).__name__} {getattr(error, 'code', '')}".strip()
            log.warning("emojis: %s, the others later (%s)", self._standing(), why)
            return float(getattr(error, "retry_after", 0.0))
        log.info("emojis: %s", self._standing())
        return None if all(one.name in listed for one in self._wanted) else 0.0

    def _standing(self) -> str:
        return f"{len(self._table)} of {sum(map(len, self._signs.values()))} signs are up"

    async def _list(self) -> dict[str, int]:
        """Return what Discord has: ids by name, the oldest first."""
        http, application = self._http()
        found: Any = await http.get_application_emojis(application)
        ids = {str(one["name"]): int(one["id"]) for one in found["items"]}
        return dict(sorted(ids.items(), key=lambda pair: pair[1]))

    async def _all(self) -> list[MissingEmoji]:
        """Draw every sign, once a process: first those whose symbol is a number, as faces of dice are, since they lose
        the most where a text is written before they are up."""
        if not self._wanted:
            listed = [(game, sign) for game, signs in self._signs.items() for sign in signs]
            listed.sort(key=lambda one: not self._symbol(*one)[-1:].isdigit())
            self._wanted = [
                MissingEmoji(game, sign, await self._renderer.draw_sign(game, sign)) for game, sign in listed
            ]
        return self._wanted

    def _found(self, one: MissingEmoji, listed: dict[str, int]) -> bool:
        """Note a sign that is there already, and return whether it is."""
        if one.name not in listed:
            return False
        self._table.put(one.game, one.sign, one.name, listed[one.name], self._symbol(one.game, one.sign))
        return True

    async def _upload(self, one: MissingEmoji, listed: dict[str, int]) -> None:
        """Upload a sign. Where Discord refuses this one alone, the next is tried."""
        try:
            await self._create(one, listed)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            if error.code == FULL:
                for name in self._old(listed)[:1]:
                    await self._remove(name, listed)
                    await self._create(one, listed)
                    return
                raise
            log.warning("emojis: %s was refused (%d)", one.name, error.code)

    async def _create(self, one: MissingEmoji, listed: dict[str, int]) -> None:
        http, application = self._http()
        image = f"data:{one.drawing.mime};base64,{base64.b64encode(one.drawing.data).decode()}"
        made: Any = await http.create_application_emoji(application, one.name, image)
        listed[one.name] = int(made["id"])
        self._found(one, listed)

    def _http(self) -> tuple[HTTPClient, int]:
        """Return the connection and the application's id. ClientException: nobody is logged in."""
        client = self._client()
        if client.application_id is None:
            raise discord.ClientException
        return client.http, client.application_id

    async def _make_room(self, listed: dict[str, int], more: int) -> None:
        """Remove as many old drawings of ours as there is no room for, the oldest first."""
        for name in self._old(listed)[: max(0, len(listed) + more - ROOM)]:
            await self._remove(name, listed)

    def _old(self, listed: Iterable[str]) -> list[str]:
        """Return the names of ours that this version does not draw. What was uploaded by hand is not ours."""
        ours = {one.name for one in self._wanted}
        return [name for name in listed if name not in ours and FORM.fullmatch(name)]

    async def _remove(self, name: str, listed: dict[str, int]) -> None:
        http, application = self._http()
        with contextlib.suppress(discord.NotFound):  # another has removed it
            await http.delete_application_emoji(application, listed[name])
        log.info("emojis: %s made room for newer ones", name)
        del listed[name]
