"""Who may look: a link is opened once and gives a bearer, and both hold only as long as their person has the seat."""

import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import web

from bot.delivery.closed_dms import UNSENT
from bot.messages.screen import Screen
from bot.services import Services
from bot.table_page.signed_tokens import (
    BEARER,
    BEARER_LASTS,
    LINK,
    LINK_LASTS,
    WATCH,
    WATCH_LINK,
    PagePass,
    Signer,
    name_hash,
    new_name,
)
from bot.tables.persons.preferences import OpenedPage, Preferences
from bot.words import Words
from data.speaking import language_context
from engine.kernel.errors import RuleError

COMMON = Words("common")
PAGES = 8  # that are remembered of a person
USED = 20_000  # links that are remembered as used


class Sessions:
    """Opens links and checks bearers. HTTPForbidden, without a reason, for whatever does not hold."""

    def __init__(self, services: Services, signer: Signer) -> None:
        self.services, self.signer, self._began = services, signer, time.time()
        self._used: OrderedDict[str, None] = OrderedDict()

    async def begin(self, text: str) -> PagePass:
        """Take a link, once, and return the bearer for it. Links from before the start are refused, since it is not
        known which of them were used."""
        now = time.time()
        link = self.signer.checked(text, LINK, now) or self.signer.checked(text, WATCH_LINK, now)
        if link is None or name_hash(link.once) in self._used or link.until - LINK_LASTS < self._began:
            raise web.HTTPForbidden
        self._used[name_hash(link.once)] = None
        if len(self._used) > USED:
            self._used.popitem(last=False)
        seat, epoch = await self._held(link)
        if link.seat:  # who looks through the sandbox's page has opened nothing
            self.services.start_background(self._opened(link))
        until = time.time() + BEARER_LASTS
        kind = WATCH if link.is_watching else BEARER
        return msgspec.structs.replace(link, kind=kind, seat=seat, epoch=epoch, until=until, once=new_name())

    async def bearer(self, text: str) -> PagePass:
        """Return whose request it is."""
        now = time.time()
        found = self.signer.checked(text, BEARER, now) or self.signer.checked(text, WATCH, now)
        if found is None or self.services.block_list.refusal(found.user, None, "") is not None:
            raise web.HTTPForbidden
        await self._held(found)
        return found

    async def _held(self, held: PagePass) -> tuple[str, int]:
        """Return the seat that a pass is for, and its person's epoch. Who plays at a running table does not look on."""
        with suppress(RuleError):
            live = (await self.services.tables.actor(held.table)).live
            row = live.seat_of(held.user)
            epoch = (await self.services.tables.preferences.of(held.user)).page_epoch
            if held.is_watching:
                if held.epoch == epoch and not (row is not None and live.is_running):
                    return "", epoch
            elif row is not None and (not held.seat or (held.seat, held.epoch) == (row.seat, epoch)):
                return row.seat, epoch
        raise web.HTTPForbidden

    async def _opened(self, link: PagePass) -> None:
        """Note that a page was opened, and tell its person: somebody else may have their link."""
        now, tables = time.time(), self.services.tables

        def noted(kept: Preferences) -> dict[str, Any]:
            fresh = [page for page in kept.pages if page.at > now - BEARER_LASTS]
            return {"pages": (*fresh, OpenedPage(link.table, now))[-PAGES:]}

        await tables.preferences.edit(link.user, noted)
        with language_context(await tables.preferences.language(link.user)), suppress(*UNSENT):
            name = (await tables.actor(link.table)).live.row.name
            await self.services.worker.dms.write(link.user, Screen(content=COMMON("page.opened", name=name)))
