"""The page's server: its addresses, what it refuses before anything is looked up, and the headers of every answer.

It listens on loopback unless the operator says otherwise; a proxy or tunnel in front of it ends TLS. No address, link
or bearer is ever logged. Every answer says that the page needs nothing from anywhere else.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import resources

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.interactions.commands.tables import check_may_see_table
from bot.interactions.door import Door
from bot.interactions.presses import handle_press, is_of_table, verb_of_press
from bot.messages.ids import parse_custom_id
from bot.process.cost_limit import PICTURE_PRESSES
from bot.process.faults import log_fault
from bot.process.metrics import FAILED, OK, REFUSED
from bot.services import Services
from bot.table_page.activity import ActivityLogin
from bot.table_page.boards import Boards
from bot.table_page.guard import Guard
from bot.table_page.live import Readers, TooManyPagesError
from bot.table_page.lookups import Lookups, json_answer
from bot.table_page.opening import PageOpening, token_of
from bot.table_page.page_context import PageContext
from bot.table_page.page_files import FILES, packed_file
from bot.table_page.sessions import Sessions
from bot.table_page.signed_tokens import LINK_LASTS, WATCH_LINK, PagePass, Signer, new_name
from bot.table_page.table_state import (
    AnswerSheet,
    TableShown,
    screen_as_sheet,
    table_as_seat_sees_it,
    table_shown_as_json,
)
from bot.table_page.watched import table_as_public_sees_it, table_shown_as_hidden
from bot.tables.actor import Actor
from bot.tables.watching.sight import VisibleTable
from bot.words import Words
from data.speaking import language_context
from engine.kernel.errors import RuleError

log = logging.getLogger(__name__)
BODY = 16 * 1024  # bytes of a request
PRESSES, SPAN = 20, 10.0  # presses of a person in so many seconds
NAMELESS = 100  # sockets that may wait at once for what says whose they are
ENDED_BY = 2.0  # seconds that requests under way are given when the bot ends
NAMED_BY = 5.0  # seconds in which a socket says whose it is
ANSWER = 20.0  # seconds that a press may take
EMOJI_FONT = "emoji.ttf"  # for browsers on machines without emojis of their own
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
PREFIXES = ("", "/.proxy")  # the second is before all paths in older clients of Discord
COMMON = Words("common")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Pressed(msgspec.Struct, frozen=True):
    """What a page sends. once: what names this press, the same if it is sent again. fields: those of a form."""

    once: str
    press: str
    values: list[str] = []
    fields: dict[str, str] = {}


class Told(msgspec.Struct, frozen=True):
    """How a press was answered. how: `done`, `draft`, `stale`, `refused` or `failed`; lines: what is said of it; sheet:
    a screen that is no question."""

    how: str
    lines: tuple[str, ...] = ()
    sheet: AnswerSheet | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a press: how it went, and the table as it is shown now."""

    told: Told
    table: TableShown | None


class TablePage:
    """Serves the page of every table to the persons who play there. address: where persons reach it, `https://host`;
    activity: who comes to it as a Discord Activity; None: nobody does."""

    def __init__(
        self, services: Services, door: Door, signer: Signer, address: str, activity: ActivityLogin | None = None
    ) -> None:
        self.services, self.door, self.signer, self.activity = services, door, signer, activity
        self._address, self.sessions = address, Sessions(services, signer)
        self.guard = Guard(address, lambda: activity.application if activity is not None else 0)
        self._opening = PageOpening(services, self.sessions, self.guard, activity, self._table_json)
        self.readers, self.boards = Readers(services.tables), Boards(services)
        self.lookups = Lookups(services, signer, self._who)
        self._presses: dict[int, deque[float]] = {}
        self._nameless = 0  # sockets that have not said yet whose they are
        self.serves_modules_apart = False  # True: not as one script, so that a test can reach each of them
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    # Listening

    def app(self) -> web.Application:
        """Return the addresses."""
        app = web.Application(middlewares=[self._guarded], client_max_size=BODY)
        for prefix in PREFIXES:
            app.router.add_get(prefix + "/", self._file)
            app.router.add_get(prefix + "/page/{name}", self._file)
            self._opening.add_web_routes(app, prefix)
            self.lookups.add_web_routes(app, prefix)
            app.router.add_get(prefix + "/api/table", self._table)
            app.router.add_get(prefix + "/map/{key:[0-9a-f]+}.json", self.boards.map_data)
            app.router.add_get(prefix + "/map/{name:[0-9a-f]+}.webp", self.boards.map_file)
            app.router.add_post(prefix + "/api/press", self._press)
            app.router.add_get(prefix + "/api/live", self._socket)
        return app

    async def start(self, host: str, port: int) -> int:
        """Listen, and return the port (0 takes a free one); 0 where it cannot be had, which is logged."""
        self._runner = web.AppRunner(self.app(), access_log=None, shutdown_timeout=ENDED_BY)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            log.error("no page is served: %s:%d cannot be listened on (%s)", host, port, error.strerror)
            return 0
        taken = int(self._runner.addresses[0][1])
        self.guard.hosts |= {f"{host}:{taken}", f"localhost:{taken}"}
        log.info("tables are served as pages at %s:%d", host, taken)
        return taken

    async def stop(self) -> None:
        """Listen no more. Open pages are told, and come again: nobody who looks on holds the end of the bot up."""
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)
        if self._runner is not None:
            await self._runner.cleanup()
        if self.activity is not None:
            await self.activity.stop()

    def watch_link(self, user: int, table: str, epoch: int) -> str:
        """Return the address at which a person looks on at a table, once and soon."""
        given = PagePass(WATCH_LINK, user, table, "", epoch, time.time() + LINK_LASTS, new_name())
        return f"{self._address}/#{self.signer.sign(given)}"

    def link(self, user: int, table: str, seat: str, epoch: int) -> str:
        """Return the address at which a person opens the page of their seat, once and soon."""
        given = PagePass("link", user, table, seat, epoch, time.time() + LINK_LASTS, new_name())
        return f"{self._address}/#{self.signer.sign(given)}"

    # What comes before anything else

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse another's Host or Origin; answer whatever goes wrong without saying more than that."""
        if not self.guard.lets_in(request):
            return self.guard.with_headers(request, web.json_response({"error": "host"}, status=403))
        try:
            answer = await handler(request)
        except web.HTTPException as error:
            answer = web.json_response({"error": error.reason}, status=error.status)
        except (msgspec.ValidationError, msgspec.DecodeError):
            answer = web.json_response({"error": "unreadable"}, status=400)
        except RuleError:  # there is no such table any more, or nothing of it may be seen yet
            answer = web.json_response({"error": "nothing"}, status=404)
        except Exception as error:
            answer = web.json_response({"error": "fault", "number": log_fault(error)}, status=500)
        return answer if answer.prepared else self.guard.with_headers(request, answer)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        if name == EMOJI_FONT:
            font = (resources.files("render") / "font_files" / "noto-emoji-600-normal.ttf").read_bytes()
            return web.Response(body=font, content_type="font/ttf", headers={"Cache-Control": "max-age=31536000"})
        kind, file = KINDS.get(name.rpartition(".")[2]), FILES / name
        if kind is None or "/" in name or not file.is_file():
            raise web.HTTPNotFound
        packed, tag = packed_file(name, apart=self.serves_modules_apart)
        headers = {"Cache-Control": "no-cache", "ETag": f'"{tag}"'}
        if request.headers.get("If-None-Match") == f'"{tag}"':
            return web.Response(status=304, content_type=kind, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return web.Response(body=packed, content_type=kind, charset="utf-8", headers=headers)

    # Who asks

    async def _who(self, request: web.Request) -> PagePass:
        return await self.sessions.bearer(token_of(request))

    # What is shown

    async def table_as_bearer_sees_it(self, bearer: PagePass) -> TableShown:
        """Return the table as the bearer's person is shown it, marked."""
        tables = self.services.tables
        language = await tables.preferences.language(bearer.user)
        with language_context(language):
            actor = await tables.actor(bearer.table)
            found, seen = await self._shown_to(bearer, actor, language)
            if seen is not None:
                board, mapped = await self.boards.board_of(seen.live, bearer), self.boards.has_map(seen.live)
                newest = await self.lookups.newest_log_entry_name(seen, bearer)
                found = msgspec.structs.replace(found, board=board, mapped=mapped, newest=newest)
        return msgspec.structs.replace(found, mark=self.signer.keyed_hash_of_shown(bearer, table_shown_as_json(found)))

    async def _shown_to(self, bearer: PagePass, actor: Actor, language: str) -> tuple[TableShown, VisibleTable | None]:
        """Return a table in words and questions, and the state that its map and log are of; None: there is none yet."""
        given = self.services.tables.hold_scale, self.services.tables.now(), language
        if not bearer.is_watching:
            return await table_as_seat_sees_it(actor, bearer.seat, *given), actor
        try:
            seen = await self.lookups.table_as_reader_sees_it(bearer)
        except RuleError as nothing:
            return table_shown_as_hidden(actor.live, nothing, language), None
        return table_as_public_sees_it(seen, *given), seen

    async def _table_json(self, bearer: PagePass) -> bytes:
        return table_shown_as_json(await self.table_as_bearer_sees_it(bearer))

    async def _table(self, request: web.Request) -> web.StreamResponse:
        found = await self.table_as_bearer_sees_it(await self._who(request))
        if request.headers.get("If-None-Match") == f'"{found.mark}"':
            return web.Response(status=304)
        return json_answer(table_shown_as_json(found), found.mark)

    # Presses

    def _too_often(self, user: int) -> bool:
        now, kept = time.monotonic(), self._presses.setdefault(user, deque(maxlen=PRESSES))
        if len(kept) == PRESSES and now - kept[0] < SPAN:
            return True
        kept.append(now)
        return False

    async def _press(self, request: web.Request) -> web.StreamResponse:
        bearer = await self._who(request)
        pressed = msgspec.json.decode(await request.read(), type=Pressed)
        found = parse_custom_id(pressed.press)
        if bearer.is_watching and self.sessions.check_signed_bearer(token_of(request)).is_watching:
            raise web.HTTPForbidden
        if found is None or not 8 <= len(pressed.once) <= 64 or len(pressed.values) > 400:
            raise web.HTTPBadRequest
        if not is_of_table(found, bearer.table):
            raise web.HTTPForbidden
        if self._too_often(bearer.user):
            raise web.HTTPTooManyRequests
        language = await self.services.tables.preferences.language(bearer.user)
        with language_context(language):
            over = Told("refused", (COMMON("error.not_running"),))
            told = over if bearer.is_watching else await self._carried_out(bearer, pressed)
            table = await self.table_as_bearer_sees_it(bearer)
        return json_answer(msgspec.json.encode(Answer(told, table)), table.mark)

    async def _carried_out(self, bearer: PagePass, pressed: Pressed) -> Told:
        """Let a press in by the door; return how it was answered, as soon as it is: what follows in the chat does not
        keep it."""
        context = PageContext(
            self.services, bearer, self.signer.once_number(bearer, pressed.once), pressed.values, dict(pressed.fields)
        )
        self.services.last_presses.note_press(bearer.user, context.id)
        verb = verb_of_press(pressed.press)

        async def run(context: PageContext) -> None:
            actor = await self.services.tables.actor(bearer.table)
            context.name_person_as_table_does(actor.live)
            check_may_see_table(context, actor)
            await handle_press(context, pressed.press)

        async def carried() -> str:
            with self.services.metrics.count_interaction("page", verb) as outcome:
                bounded = self.door.limited_to_allowed_callers(run, picture=verb in PICTURE_PRESSES)
                await self.door.carry_out(context, bounded, outcome)
                return outcome.said

        task = asyncio.create_task(carried())
        self.services.track(task)
        waiting = asyncio.create_task(context.answered.wait())
        await asyncio.wait((task, waiting), timeout=ANSWER, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        ended = task.result() if task.done() and not task.cancelled() else OK
        if context.shown is None and context.form is None and not task.done():
            return Told("failed")
        return _told(context, verb, ended)

    # News

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """Tell a page that what it shows has changed: the bearer comes first, and then only marks go out."""
        if self._nameless >= NAMELESS:
            raise web.HTTPTooManyRequests
        socket = web.WebSocketResponse(heartbeat=25.0, max_msg_size=1024)
        await socket.prepare(request)
        self._sockets.add(socket)
        telling: asyncio.Task[None] | None = None
        try:
            self._nameless += 1
            try:
                first = await socket.receive(timeout=NAMED_BY)
            finally:
                self._nameless -= 1
            if first.type is not WSMsgType.TEXT:
                return socket
            token = msgspec.json.decode(first.data, type=dict[str, str]).get("token", "")
            await self.sessions.bearer(token)
            bearer = self.sessions.check_signed_bearer(token)
            with self.readers.count_open_page(bearer.user):
                telling = asyncio.create_task(self._tell(socket, bearer))
                async for message in socket:
                    if message.type is not WSMsgType.TEXT:
                        break
        except (web.HTTPForbidden, msgspec.DecodeError, msgspec.ValidationError, TimeoutError):
            await socket.close(code=4403)
        except TooManyPagesError:
            await socket.close(code=4429)
        finally:
            self._sockets.discard(socket)
            if telling is not None:
                telling.cancel()
                with suppress(asyncio.CancelledError):
                    await telling
        return socket

    async def _tell(self, socket: web.WebSocketResponse, bearer: PagePass) -> None:
        text = self.signer.sign(bearer)

        async def holds() -> None:
            await self.sessions.bearer(text)

        async def mark() -> str:
            return (await self.table_as_bearer_sees_it(await self.sessions.bearer(text))).mark

        try:
            async for one in self.readers.marks_as_they_change(bearer.table, holds, mark):
                await socket.send_json({"mark": one})
        except web.HTTPForbidden:
            await socket.close(code=4403)
        except (ConnectionError, RuntimeError):
            await socket.close()


SILENT = frozenset(("mine", "asked", "open", "aside", "offers"))


def _told(context: PageContext, verb: str, ended: str) -> Told:
    """Return how a press was answered, from what its person was shown."""
    shown, lines = context.shown, tuple(line for line in context.told.split("\n") if line)
    if ended in (REFUSED, FAILED) and shown is not None:
        return Told("refused" if ended == REFUSED else "failed", sheet=screen_as_sheet(shown))
    if context.done:
        return Told("done", lines)
    if lines:
        return Told("stale", lines)
    again = verb == "ok" and shown is not None and bool(shown.rows)
    if shown is not None and verb not in SILENT and (again or not shown.asks):
        return Told("draft", sheet=screen_as_sheet(shown))
    return Told("draft")
