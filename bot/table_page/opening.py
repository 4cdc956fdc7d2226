"""How a page begins and goes on: with a link, or as a Discord Activity, and with a new bearer while it lives."""

import time

import msgspec
from aiohttp import web

from bot.services import Services
from bot.table_page.activity import ActivityLogin, Arrival
from bot.table_page.guard import Guard
from bot.table_page.sessions import Sessions
from bot.table_page.signed_tokens import PagePass, Signer, lasts
from bot.tables.registry import tables_with_installed_games
from bot.words import Words
from data.speaking import language_context
from engine.store.models import RUNNING

COMMON = Words("common")
FRESH = 2 / 3  # of its time a bearer must have left for no new one to be made


class Begin(msgspec.Struct, frozen=True):
    """What a page begins with: a link; or the code of an Activity and its instance; or, of somebody who was asked
    which of their tables it shall be, that answer and the ticket that came with the question."""

    link: str = ""
    code: str = ""
    instance: str = ""
    ticket: str = ""
    table: str = ""


class TableOffered(msgspec.Struct, frozen=True):
    """One of the tables at which a person sits. game: in words, with what tells two tables of one name apart."""

    table: str
    name: str
    game: str


class Begun(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page is given: a bearer and for how long it holds, in seconds; or a question."""

    token: str = ""
    lasts: float = 0.0
    said: str = ""
    ticket: str = ""
    tables: tuple[TableOffered, ...] = ()


def token_of(request: web.Request) -> str:
    """Return the bearer that a request brings, "" for none."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


class PageOpening:
    """The addresses at which pages begin. activity: None where there is no Activity."""

    def __init__(
        self, services: Services, signer: Signer, sessions: Sessions, guard: Guard, activity: ActivityLogin | None
    ) -> None:
        self.services, self.signer, self.sessions, self.guard = services, signer, sessions, guard
        self.activity = activity

    def add_to(self, app: web.Application, prefix: str) -> None:
        """Add the addresses."""
        app.router.add_post(prefix + "/api/begin", self._begin)
        app.router.add_post(prefix + "/api/renew", self._renew)
        app.router.add_get(prefix + "/api/activity", self._application)

    async def _application(self, request: web.Request) -> web.StreamResponse:
        """Say whose Activity this is, and who shows it in a frame."""
        if self.activity is None or not self.activity.application:
            raise web.HTTPNotFound
        return web.json_response({"client": str(self.activity.application), "frames": list(self.guard.frames)})

    async def _begin(self, request: web.Request) -> web.StreamResponse:
        """Take a link or a code, once, and give a bearer."""
        sent = msgspec.json.decode(await request.read(), type=Begin)
        if sent.link:
            begun = self._given(await self.sessions.begin(sent.link))
        elif sent.ticket:
            begun = self._given(await self.sessions.chosen(sent.ticket, sent.table))
        elif self.activity is not None:
            begun = await self._arrived(await self.activity.arrival(sent.code, sent.instance, request.headers))
        else:
            raise web.HTTPForbidden
        return web.Response(body=msgspec.json.encode(begun), content_type="application/json")

    def _given(self, bearer: PagePass) -> Begun:
        return Begun(self.signer.signed(bearer), lasts(bearer))

    async def _arrived(self, arrival: Arrival) -> Begun:
        """Return the bearer for the table that was opened; where it is not clear which that is, ask."""
        if self.services.block_list.refusal(arrival.user, arrival.guild, "") is not None:
            raise web.HTTPForbidden
        services = self.services
        opened = services.launches.table_of(arrival.user, arrival.channel, arrival.instance)
        here = opened or await services.table_here(arrival.channel)
        if here and (found := await self.sessions.arrived(arrival, here)) is not None:
            return self._given(found)
        rows = tables_with_installed_games(await services.store.tables(user=arrival.user, statuses=(RUNNING,)))
        if len(rows) == 1 and (found := await self.sessions.arrived(arrival, rows[0].id)) is not None:
            return self._given(found)
        with language_context(await services.tables.preferences.language(arrival.user)):
            if not rows:
                return Begun(said=COMMON("page.no_table"))
            offered = tuple(
                TableOffered(row.id, row.name, f"{Words(row.game).name(row.game)} · {row.id}") for row in rows
            )
            ticket = await self.sessions.ticket(arrival.user, arrival.instance)
            return Begun(said=COMMON("page.which"), ticket=ticket, tables=offered)

    async def _renew(self, request: web.Request) -> web.StreamResponse:
        """Give a page that lives a new bearer in the place of one whose time is nearing its end. One of an Activity is
        given only to who is still there."""
        text = token_of(request)
        await self.sessions.bearer(text)
        bearer = self.sessions.signed(text)
        if bearer.until - time.time() < FRESH * lasts(bearer):
            if bearer.instance and not await self._is_there(bearer):
                raise web.HTTPForbidden
            bearer = msgspec.structs.replace(bearer, until=time.time() + lasts(bearer))
        return web.Response(body=msgspec.json.encode(self._given(bearer)), content_type="application/json")

    async def _is_there(self, bearer: PagePass) -> bool:
        return self.activity is not None and await self.activity.is_there(bearer.user, bearer.instance)
