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
from bot.table_page.activity import Arrival
from bot.table_page.signed_tokens import (
    BEARER,
    BEARER_LASTS,
    LINK,
    LINK_LASTS,
    TICKET,
    WATCH,
    WATCH_LINK,
    PagePass,
    Signer,
    bearer_lifetime_seconds,
    new_name,
    used_link_hash,
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

    async def redeem_page_link(self, text: str) -> PagePass:
        """Take a link, once, and return the bearer for it. Links from before the start are refused, since it is not
        known which of them were used."""
        link = self._once(text, LINK, WATCH_LINK)
        bearer = await self._bearer_for(link)
        if link.seat:  # who looks through the sandbox's page has opened nothing
            self.services.start_background(self._opened(link))
        return bearer

    def _once(self, text: str, *kinds: str) -> PagePass:
        """Return what can be used once, used up."""
        now = time.time()
        found = next((one for kind in kinds if (one := self.signer.check(text, kind, now)) is not None), None)
        if found is None or used_link_hash(found.once) in self._used or found.until - LINK_LASTS < self._began:
            raise web.HTTPForbidden
        self._used[used_link_hash(found.once)] = None
        if len(self._used) > USED:
            self._used.popitem(last=False)
        return found

    async def _bearer_for(self, given: PagePass) -> PagePass:
        seat, epoch = await self._held(given)
        kind, until = WATCH if given.is_watching or not seat else BEARER, time.time() + bearer_lifetime_seconds(given)
        return msgspec.structs.replace(given, kind=kind, seat=seat, epoch=epoch, until=until, once=new_name())

    async def bearer(self, text: str) -> PagePass:
        """Return whose request it is. Of a game that is over nobody's seat is any more: who had one looks on."""
        found = self.check_signed_bearer(text)
        if self.services.block_list.refusal(found.user, None, "") is not None:
            raise web.HTTPForbidden
        seat, _ = await self._held(found)
        return found if seat or found.is_watching else msgspec.structs.replace(found, kind=WATCH, seat="")

    def check_signed_bearer(self, text: str) -> PagePass:
        """Return a bearer as it was given, which may hold no more."""
        now = time.time()
        found = self.signer.check(text, BEARER, now) or self.signer.check(text, WATCH, now)
        if found is None:
            raise web.HTTPForbidden
        return found

    # Who comes as a Discord Activity

    async def bearer_of_arrival(self, arrival: Arrival, table: str) -> PagePass | None:
        """Return the bearer for a table at which somebody has arrived: for their seat, or to look on at one of that
        server. None: there is nothing for them."""
        epoch = (await self.services.tables.preferences.of(arrival.user)).page_epoch
        wanted = PagePass(BEARER, arrival.user, table, "", epoch, 0.0, "", arrival.instance)
        for kind in (BEARER, WATCH):
            with suppress(web.HTTPForbidden, RuleError):
                live = (await self.services.tables.actor(table)).live
                if kind == BEARER or (live.state is not None and live.row.guild == arrival.guild):
                    found = await self._bearer_for(msgspec.structs.replace(wanted, kind=kind))
                    self.services.start_background(self.note_opened(found))
                    return found
        return None

    async def ticket_to_choose(self, user: int, instance: str) -> str:
        """Return what somebody chooses one of their tables with, once and soon."""
        epoch = (await self.services.tables.preferences.of(user)).page_epoch
        return self.signer.sign(PagePass(TICKET, user, "", "", epoch, time.time() + LINK_LASTS, new_name(), instance))

    async def bearer_of_choice(self, text: str, table: str) -> PagePass:
        """Return the bearer for the table that somebody has chosen, who sits there."""
        ticket = self._once(text, TICKET)
        if ticket.epoch != (await self.services.tables.preferences.of(ticket.user)).page_epoch:
            raise web.HTTPForbidden
        found = await self._bearer_for(msgspec.structs.replace(ticket, kind=BEARER, table=table))
        self.services.start_background(self.note_opened(found))
        return found

    async def _held(self, held: PagePass) -> tuple[str, int]:
        """Return the seat that a pass is for, "" of a game that is over, and its person's epoch. Who plays at a running
        table does not look on."""
        with suppress(RuleError):
            live = (await self.services.tables.actor(held.table)).live
            row = live.seat_of(held.user)
            epoch = (await self.services.tables.preferences.of(held.user)).page_epoch
            if held.is_watching:
                if held.epoch == epoch and not (row is not None and live.is_running):
                    return "", epoch
            elif row is not None and (not held.seat or (held.seat, held.epoch) == (row.seat, epoch)):
                return "" if live.state is not None and not live.is_running else row.seat, epoch
        raise web.HTTPForbidden

    async def note_opened(self, opened: PagePass, *, anew: bool = False) -> None:
        """Note that a page was opened, for `/links`. anew: one of the same table that was noted lives on."""
        now = time.time()

        def noted(kept: Preferences) -> dict[str, Any]:
            fresh = [page for page in kept.pages if page.at > now - BEARER_LASTS]
            fresh = [page for page in fresh if not anew or page.table != opened.table]
            return {"pages": (*fresh, OpenedPage(opened.table, now))[-PAGES:]}

        await self.services.tables.preferences.edit(opened.user, noted)

    async def _opened(self, link: PagePass) -> None:
        """Note that a page was opened, and tell its person: somebody else may have their link."""
        tables = self.services.tables
        await self.note_opened(link)
        with language_context(await tables.preferences.language(link.user)), suppress(*UNSENT):
            name = (await tables.actor(link.table)).live.row.name
            await self.services.worker.dms.write(link.user, Screen(content=COMMON("page.opened", name=name)))
