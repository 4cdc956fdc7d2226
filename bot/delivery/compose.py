"""Makes the messages of posts: words by the locale, pictures by the renderer, from what the audience may know."""

import hashlib
from typing import Any

import msgspec

from bot.checker.page import FILE as PAGE
from bot.checker.page import checker_page
from bot.delivery.last_rendered import KeptShown
from bot.delivery.thread_cards import ThreadComposer
from bot.messages.ids import Press
from bot.messages.screen import Button, Screen, cut_text
from bot.replay.films import Films
from bot.screens.rows.table_rows import table_row_buttons
from bot.screens.seat_card import (
    card_below_call,
    plain_call_line,
    questions_for_seat,
    reminder_line,
    table_and_round_text,
)
from bot.screens.table_screen import card_screen, nudge_screen, offer_screen, panel_screen
from bot.tables.live import LiveTable
from bot.tables.post_types import Card, Hand, Notice, Nudge, Offer, RoundSeen, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.reminders import is_in_digest
from bot.tables.watching.sight import delay_notice_lines, has_part_in, table_by_figures_for
from bot.titles import title_of_game
from data.speaking import current_language
from engine.kernel.texts import Text
from engine.store.models import PUBLIC, Post
from engine.store.verification.export import export_table
from engine.store.verification.export_format import fingerprint_of
from render import Picture, RenderService

REMINDERS = frozenset(f"remind.{when}{of}" for when in ("until", "open") for of in ("", "_sides"))  # of a question


class Composer(ThreadComposer):
    """Makes messages. Each method for a type of post takes the table and the posts of one message; it returns None
    where they have become pointless."""

    def __init__(self, tables: TableRegistry, renderer: RenderService, films: Films | None = None) -> None:
        super().__init__(tables, renderer)
        self.films = films
        # What each seat's hand looked like when it was sent last ("hand:SEAT"), and what its picture shows beside it
        # ("beside:SEAT"); and what messages show.
        self.shown = KeptShown(tables.store if tables is not None else None)

    # One method for each type of message (`bot.delivery.routes`): the table, and posts of that type

    async def closed_dms_nudge(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return that there is something for a seat whose DMs are closed."""
        seat = live.seat_row(typed_post_body(posts[0], Nudge).seat)
        return nudge_screen(live, seat) if seat and seat.user else None

    async def round_card_for_follower(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the card of a round to whoever follows the table without a seat there; None where they have one by
        now, or what it tells was taken back. An owner's charts are for who sits there: it is by our figures."""
        user, decision = int(posts[0].audience.removeprefix("user:")), typed_post_body(posts[0], RoundSeen).decision
        path = await self._back_to(live, decision)
        if has_part_in(live, user) or all(one.id != decision for one in path):
            return None
        seen = table_by_figures_for(await self.tables.actor(live.row.id), user)
        screen = await self.round_screen(seen, decision)
        place = f"https://discord.com/channels/{live.row.guild}/{live.row.thread}"
        stop = Button(id=Press("nofollow", live.row.id).id(), label=live.words("button.nofollow"))
        said = live.words("follow.round", game=live.words.name(live.row.game), name=live.row.name, link=place)
        said = "\n".join((said, *delay_notice_lines(seen)))
        return msgspec.structs.replace(screen, content=said, rows=((stop,),))

    async def offer(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return an offer to the person to whom it is made, with its buttons."""
        where = table_and_round_text(live, live.words)
        return offer_screen(live, posts[0].audience, typed_post_body(posts[0], Offer).prompt, where)

    async def card(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return words with buttons; to a person below the line that calls them, or where they are reminded of what
        they are asked as that line alone, with a link."""
        card, audience, now = typed_post_body(posts[0], Card), posts[0].audience, self.tables.now()
        shown, said = card_screen(live, card), msgspec.convert(card.text, Text)
        if audience == PUBLIC:
            return shown
        if card.private:
            return card_below_call(shown, live.words("push.offer_secret", where=table_and_round_text(live, live.words)))
        if said.key in REMINDERS and questions_for_seat(live, audience):
            link = live.words.say(said.args["card"]) if said.args.get("card") else ""
            sides = list(said.args.get("sides", ()))
            line = reminder_line(live, audience, sides, link, now, self.tables.hold_scale)
            return msgspec.structs.replace(shown, content=line)
        return card_below_call(shown, plain_call_line(live, live.words.say(said), now))

    async def notice(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return words to a person, below the table's label."""
        told, user = typed_post_body(posts[0], Notice), int(posts[0].audience.removeprefix("user:"))
        words = table_by_figures_for(await self.tables.actor(live.row.id), user).live.words
        label, said = words("label", id=live.row.id, name=live.row.name), words.say(told.text)
        screen = card_below_call(Screen(content=f"{label}\n{said}"), plain_call_line(live, said, self.tables.now()))
        silent = told.beside_card and await self._is_called_by_card(live, user)
        return msgspec.structs.replace(screen, silent=silent)

    async def _is_called_by_card(self, live: LiveTable, user: int) -> bool:
        """Return whether the table asks something of a person, and their card makes a sound for it."""
        seat = live.seat_of(user)
        if seat is None or not questions_for_seat(live, seat.seat):
            return False
        return not await is_in_digest(self.tables.preferences, live, seat.seat, self.tables.hold_scale)

    def panel(self, live: LiveTable) -> Screen:
        """Return the status panel as the table stands now."""
        return panel_screen(live, self.tables.hold_scale, self.tables.now())

    def note_hand_shown(self, live: LiveTable, seat: str) -> None:
        """Note that a seat's hand was sent as it is, in words or as a picture."""
        view = live.view(seat)
        self.shown.put(live.row.id, f"hand:{seat}", _holding(live, view))
        self.shown.put(live.row.id, f"beside:{seat}", _beside(live, view))

    def note_hand_not_shown(self, live: LiveTable, seat: str) -> None:
        """Note that a seat's hand did not reach it after all."""
        self.shown.put(live.row.id, f"hand:{seat}", None)

    async def hand_pictures(self, live: LiveTable, seat: str) -> list[Picture]:
        """Return the pictures of a seat's hand as it is now."""
        view = live.view(seat)
        self.note_hand_shown(live, seat)
        return list(await title_of_game(live.played).draw_hand(self.renderer, view, live.words))

    def hand_changed(self, live: LiveTable, seat: str) -> bool:
        """Return whether a seat's hand is another than was sent last, as far as that is known."""
        return live.state is not None and self.shown.get(live.row.id, f"hand:{seat}") != _holding(live, live.view(seat))

    def hand_outdated(self, live: LiveTable, seat: str) -> bool:
        """Return whether the pictures of a seat's hand show something else than was sent last: its hand or what is
        drawn beside it."""
        if self.hand_changed(live, seat):
            return True
        known = self.shown.get(live.row.id, f"beside:{seat}")
        return live.state is not None and known != _beside(live, live.view(seat))

    async def hand(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return a seat's hand as it is now, whatever it was shown before (after an undo, to a new person)."""
        if live.state is None:
            return None
        seat, lead = posts[0].audience, typed_post_body(posts[0], Hand).lead
        words, shown, view = live.words, title_of_game(live.played), live.view(seat)
        pictures = await self.hand_pictures(live, seat)
        label = words("label", id=live.row.id, name=live.row.name)
        lines = (label, words(lead), *shown.hand_lines(view, words))
        rows = (table_row_buttons(live, words, seat),)
        return Screen(content=cut_text("\n".join(lines), 1900), rows=rows, pictures=tuple(pictures))

    async def film(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the film of a game that is over; `NotYetError` while it is being made."""
        return await self.films.message(live) if self.films is not None else None

    async def dice_secret_with_export(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the secret of a game's dice with its export as a file, for whoever wants to check it."""
        document = await export_table(self.tables.store, live.row.id)
        name = f"praetor-{live.row.id}.json"
        file = Picture(
            data=msgspec.json.format(msgspec.json.encode(document), indent=1),
            mime="application/json",
            filename=name,
            alt=live.words("ledger.export_alt"),
            width=0,
            height=0,
        )
        checker = Picture(
            data=checker_page(current_language()),
            mime="text/html",
            filename=PAGE,
            alt=live.words("ledger.checker_alt"),
            width=0,
            height=0,
        )
        posted = {"commitment": live.row.commitment, "fingerprint": fingerprint_of(document)}
        return Screen(content=live.words("ledger.secret", file=name, page=PAGE, **posted), pictures=(file, checker))


def _holding(live: LiveTable, view: Any) -> str:
    """Return a hash of what a hand looks like."""
    return hashlib.sha256(msgspec.json.encode(title_of_game(live.played).hand_data(view))).hexdigest()


def _beside(live: LiveTable, view: Any) -> str:
    """Return a hash of what the pictures of a hand show beside it."""
    return hashlib.sha256(msgspec.json.encode(title_of_game(live.played).hand_board_data(view))).hexdigest()
