"""/fair: what binds the dice of a table, who is bound against whom, and how anybody can check it."""

from typing import Any

from bot.checker.page import FILE as PAGE
from bot.checker.page import checker_page
from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_table
from bot.messages.screen import Screen
from bot.tables.actor import Actor
from bot.tables.dice_words.opening import HASHES, OPENED
from bot.tables.dice_words.words_given import hash_by_seat, start_held_for_words, word_by_seat
from bot.tables.live import LiveTable
from bot.tables.post_types import Card, kind_of, typed_post_body
from bot.tables.table_extra import extra_of
from bot.words import Words
from data.speaking import current_language
from engine.kernel.texts import Text, keyed_text
from engine.store.models import ABANDONED, HUMAN, LOBBY, OVER, RUNNING, SeatRow
from render import Picture

COMMON = Words("common")
COMMITTED = "ledger.committed"
COMMITTED_ONCE = "ledger.commitment"  # as it was told by older versions
EVER = range(1, 1_000_000_000)  # numbers of posts


def register(registry: CommandRegistry) -> None:
    """Add /fair."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    registry.add(
        Command(
            path=("fair",),
            description=COMMON("help.fair"),
            run=_fair,
            options=(table,),
            complete=lambda context, _: complete_table(context, context.text_option("table")),
        )
    )


async def _fair(context: Answering) -> None:
    actor = await require_table(context, statuses=(LOBBY, RUNNING, OVER, ABANDONED))
    live, links = actor.live, await _links(actor)
    lines = [live.words.say(line) for line in (_secret(live, links), *_persons(live, links), *_checks(live))]
    alt, label = live.words("ledger.checker_alt"), live.words("label", id=live.row.id, name=live.row.name)
    checker = Picture(
        data=checker_page(current_language()), mime="text/html", filename=PAGE, alt=alt, width=0, height=0
    )
    await context.send(Screen(content="\n".join((label, *lines)), pictures=(checker,)))


async def _links(actor: Actor) -> dict[str, str]:
    """Return, by what they say, links to the last posts that bind the dice."""
    live, kind = actor.live, kind_of(Card)
    said = {
        post.number: str(typed_post_body(post, Card).text["key"])
        for post in await actor.store.posts_of_kind(live.row.id, live.public_audience, kind, numbers=EVER)
    }
    found = {}
    for channel, message, number in await actor.store.sent_messages(
        live.row.id, live.public_audience, kind, numbers=EVER
    ):
        said[number] = COMMITTED if said.get(number) == COMMITTED_ONCE else said.get(number, "")
        if said[number] in (COMMITTED, HASHES, OPENED):
            found[said[number]] = f"https://discord.com/channels/{live.row.guild or '@me'}/{channel}/{message}"
    return found


def _link(links: dict[str, str], of: str, linked: str, plain: str) -> dict[str, Any]:
    """Return a link as a text within a text: plain words where the post is not to be had."""
    said = keyed_text(linked, link=links[of]) if of in links else keyed_text(plain)
    return {"key": said.key, "args": said.args}


def _secret(live: LiveTable, links: dict[str, str]) -> Text:
    post = _link(links, COMMITTED, "fair.post_link", "fair.post_plain")
    return keyed_text("fair.secret", commitment=live.row.commitment, post=post, voided=live.extra.voided)


def _persons(live: LiveTable, links: dict[str, str]) -> list[Text]:
    """Return who is bound against whom, and who is not."""
    row = live.row
    bound = hash_by_seat(row) if row.status == LOBBY else extra_of(row).bound
    words = word_by_seat(row)
    persons = [seat for seat in row.seats if seat.kind == HUMAN or words[seat.seat]]
    fixed = [seat.seat for seat in persons if seat.seat in bound]
    lines = []
    if fixed:
        hashes = _link(links, HASHES, "fair.hashes_link", "fair.hashes_plain")
        opened = _link(links, OPENED, "fair.opened_link", "fair.opened_plain")
        lobby = row.status == LOBBY and start_held_for_words(row) is None
        lines.append(
            keyed_text("fair.bound_later" if lobby else "fair.bound", seats=fixed, hashes=hashes, opened=opened)
        )
    else:
        lines.append(keyed_text("fair.nobody_yet" if row.status == LOBBY else "fair.nobody"))
    return [*lines, _unbound([seat for seat in persons if seat.seat not in bound], words)]


def _unbound(seats: list[SeatRow], words: dict[str, str]) -> Text:
    typed_ones = [seat.seat for seat in seats if words[seat.seat]]
    none = [seat.seat for seat in seats if not words[seat.seat]]
    return keyed_text("fair.unbound", typed=typed_ones, typed_count=len(typed_ones), none=none, none_count=len(none))


def _checks(live: LiveTable) -> tuple[Text, Text]:
    """Return what binds all that is kept, and how it is checked."""
    return keyed_text("fair.chain"), keyed_text(
        "fair.check_now" if live.row.status == OVER else "fair.check", page=PAGE
    )
