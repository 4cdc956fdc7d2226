"""How a page begins and goes on: with a link, or as a Discord Activity, and with a new bearer while it lives."""

import time
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.process.faults import log_fault
from bot.services import Services
from bot.table_page.activity import ActivityLogin, Arrival
from bot.table_page.guard import Guard
from bot.table_page.lookups import json_answer
from bot.table_page.sessions import Sessions
from bot.table_page.signed_tokens import PagePass, bearer_lifetime_seconds
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
    """What a page is given: a bearer, for how long it holds, in seconds, and its table; or a question."""

    token: str = ""
    lasts: float = 0.0
    table: msgspec.Raw | None = None
    said: str = ""
    ticket: str = ""
    tables: tuple[TableOffered, ...] = ()


def token_of(request: web.Request) -> str:
    """Return the bearer that a request brings, "" for none."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


class PageOpening:
    """The addresses at which pages begin. activity: None where there is no Activity; shown: returns a table as JSON, as
    a bearer's person is shown it."""

    def __init__(
        self,
        services: Services,
        sessions: Sessions,
        guard: Guard,
        activity: ActivityLogin | None,
        shown: Callable[[PagePass], Awaitable[bytes]],
    ) -> None:
        self.services, self.sessions, self.guard, self._shown = services, sessions, guard, shown
        self.signer, self.activity = sessions.signer, activity

    def add_web_routes(self, app: web.Application, prefix: str) -> None:
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
            begun = await self._given(await self.sessions.redeem_page_link(sent.link))
        elif sent.ticket:
            begun = await self._given(await self.sessions.bearer_of_choice(sent.ticket, sent.table))
        elif self.activity is not None:
            begun = await self._arrived(await self.activity.arrival_by_code(sent.code, sent.instance, request.headers))
        else:
            raise web.HTTPForbidden
        return json_answer(msgspec.json.encode(begun))

    async def _given(self, bearer: PagePass) -> Begun:
        """Return a bearer with what it would be used for first."""
        table = None
        try:
            table = msgspec.Raw(await self._shown(bearer))
        except Exception as error:  # the page asks for it by itself, and the link need not be lost for that
            log_fault(error)
        return Begun(self.signer.sign(bearer), bearer_lifetime_seconds(bearer), table)

    async def _arrived(self, arrival: Arrival) -> Begun:
        """Return the bearer for the table that was opened; where it is not clear which that is, ask."""
        if self.services.block_list.refusal(arrival.user, arrival.guild, "") is not None:
            raise web.HTTPForbidden
        services = self.services
        opened = services.launches.table_of(arrival.user, arrival.channel, arrival.instance)
        here = opened or await services.table_id_of_thread(arrival.channel)
        if here and (found := await self.sessions.bearer_of_arrival(arrival, here)) is not None:
            return await self._given(found)
        rows = tables_with_installed_games(await services.store.tables(user=arrival.user, statuses=(RUNNING,)))
        if len(rows) == 1 and (found := await self.sessions.bearer_of_arrival(arrival, rows[0].id)) is not None:
            return await self._given(found)
        with language_context(await services.tables.preferences.language(arrival.user)):
            if not rows:
                return Begun(said=COMMON("page.no_table"))
            offered = tuple(
                TableOffered(row.id, row.name, f"{Words(row.game).name(row.game)} · {row.id}") for row in rows
            )
            ticket = await self.sessions.ticket_to_choose(arrival.user, arrival.instance)
            return Begun(said=COMMON("page.which"), ticket=ticket, tables=offered)

    async def _renew(self, request: web.Request) -> web.StreamResponse:
        """Give a page that lives a new bearer in the place of one whose time is nearing its end. One of an Activity is
        given only to who is still there."""
        text = token_of(request)
        await self.sessions.bearer(text)
        bearer = self.sessions.check_signed_bearer(text)
        if bearer.until - time.time() < FRESH * bearer_lifetime_seconds(bearer):
            if bearer.instance and not await self._is_there(bearer):
                raise web.HTTPForbidden
            bearer = msgspec.structs.replace(bearer, until=time.time() + bearer_lifetime_seconds(bearer))
            if not bearer.instance and not bearer.is_watching:
                self.services.start_background(self.sessions.note_opened(bearer, anew=True))
        return json_answer(msgspec.json.encode(Begun(self.signer.sign(bearer), bearer_lifetime_seconds(bearer))))

    async def _is_there(self, bearer: PagePass) -> bool:
        return self.activity is not None and await self.activity.is_person_in_instance(bearer.user, bearer.instance)
