"""What a page asks for beside its table: the words around it, the log, boards, cards. Each only for whoever has a
bearer, in their language."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from aiohttp import web

from bot.services import Services
from bot.table_page.glances import glanced_screen, picture_of_held_card
from bot.table_page.log_shown import last_log_entries, newest_entry
from bot.table_page.signed_tokens import PagePass, Signer
from bot.table_page.table_state import screen_as_sheet
from bot.tables.watching.sight import VisibleTable, visible_table
from bot.words import Words
from data.speaking import language_context

COMMON = Words("common")
PAGE_WORDS = (
    "page.asked",
    "page.map",
    "page.whole",
    "page.nearer",
    "page.farther",
    "page.grip",
    "page.stands",
    "page.came",
    "page.news",
    "page.hand",
    "page.table",
    "page.questions",
    "page.nothing",
    "page.filter",
    "page.take",
    "page.remove",
    "page.close",
    "page.slow",
    "page.lost",
    "page.ended",
    "page.views",
    "page.boards",
    "page.log",
    "page.log_new",
    "page.log_empty",
    "page.skip",
    "page.play",
    "page.loading",
    "page.hint_choose",
    "page.hint_tell",
    "page.hint_sheet",
    "page.next",
    "page.done",
)


def json_answer(body: bytes, mark: str = "") -> web.Response:
    """Return data as an answer. mark: what tells it from another state of the same."""
    answer = web.Response(body=body, content_type="application/json", headers={"ETag": f'"{mark}"'} if mark else {})
    answer.enable_compression()
    return answer


class Lookups:
    """Answers what is looked up. who: returns whose a request is."""

    def __init__(self, services: Services, signer: Signer, who: Callable[[web.Request], Awaitable[PagePass]]) -> None:
        self.services, self.signer, self._who = services, signer, who

    def add_web_routes(self, app: web.Application, prefix: str) -> None:
        """Add the addresses."""
        app.router.add_get(prefix + "/api/words", self._words)
        app.router.add_get(prefix + "/api/log", self._log)
        app.router.add_get(prefix + "/api/glance/{id}", self._glance)
        app.router.add_get(prefix + "/api/card/{id}", self._card)

    async def newest_log_entry_name(self, seen: VisibleTable, bearer: PagePass) -> str:
        """Return the name of the newest entry of the log that a reader is told."""
        return await newest_entry(seen, bearer.reader_seat, partial(self._entry, bearer))

    async def table_as_reader_sees_it(self, bearer: PagePass) -> VisibleTable:
        """Return the table as a reader may look at it: as it stands or, of who looks on at one with a delay, as it
        stood. RuleError where that is nothing yet."""
        actor = await self.services.tables.actor(bearer.table)
        return await visible_table(actor, bearer.user) if bearer.is_watching else actor

    def _entry(self, bearer: PagePass, number: int) -> str:
        return self.signer.keyed_hash_of_shown(bearer, f"entry {number}".encode())

    async def _words(self, request: web.Request) -> web.StreamResponse:
        """Give what stands around the questions, in the reader's language."""
        bearer = await self._who(request)
        with language_context(await self.services.tables.preferences.language(bearer.user)):
            return json_answer(msgspec.json.encode({key.removeprefix("page."): COMMON(key) for key in PAGE_WORDS}))

    async def _log(self, request: web.Request) -> web.StreamResponse:
        """Give what happened, newest first."""
        bearer, preferences = await self._who(request), self.services.tables.preferences
        with language_context(await preferences.language(bearer.user)):
            palette = (await preferences.of(bearer.user)).picture_look.palette
            found = await last_log_entries(
                await self.table_as_reader_sees_it(bearer), bearer.reader_seat, partial(self._entry, bearer), palette
            )
        return json_answer(msgspec.json.encode(found))

    async def _glance(self, request: web.Request) -> web.StreamResponse:
        """Give a board, a chart, or what else the map can show, as a sheet."""
        bearer = await self._who(request)
        with language_context(await self.services.tables.preferences.language(bearer.user)):
            found = await glanced_screen(
                self.services, await self.table_as_reader_sees_it(bearer), bearer, request.match_info["id"]
            )
        if found is None:
            raise web.HTTPNotFound
        return json_answer(msgspec.json.encode(screen_as_sheet(found)))

    async def _card(self, request: web.Request) -> web.StreamResponse:
        """Give the picture of a card that the reader holds."""
        bearer = await self._who(request)
        with language_context(await self.services.tables.preferences.language(bearer.user)):
            live = (await self.services.tables.actor(bearer.table)).live
            found = await picture_of_held_card(self.services, live, bearer, request.match_info["id"])
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.mime)
