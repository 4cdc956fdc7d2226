"""Practice tables: one person against computers, in their DM with the bot and nowhere else.

Such a table has no server, no lobby card and no thread: `Extra.is_practice` names the seat of its person, and the store
puts what others would tell their thread into that seat's queue, under its numbers (`engine.store.outbox_write`). Its
row names the DM channel as channel and thread. It has no deadlines, counts towards no server's limits, and is removed a
week after it was touched last, left or not.
"""

from collections.abc import Mapping

import msgspec

from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.tables import lobby, roles
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.post_types import (
    Ledger,
    LobbyCard,
    Map,
    Nudge,
    Panel,
    PicturedEvent,
    Records,
    Report,
    Secret,
    kind_of,
    seat_card,
)
from bot.tables.table_extra import Study, extra_of, with_extra
from bot.tables.timing import DAY
from bot.titles import title_of_game
from bot.titles.scenarios import Subject, practice_options, short_name, usual_seats
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.interface import AlreadyDone, Store
from engine.store.models import ABANDONED, LOBBY, PUBLIC, RUNNING, Post, TableRow

KEPT = 7 * DAY  # for which a practice table is kept after it was touched last
SEAT = "1"  # of its person
NOT_TOLD = frozenset(kind_of(one) for one in (Panel, LobbyCard, Nudge, Secret))
# What calls nobody, in their DM too:
TOLD_TO_ALL = frozenset(kind_of(one) for one in (Ledger, Map, PicturedEvent, Report, Records))


async def current_practice_table(store: Store, user: int, game: str, options: Mapping[str, str]) -> TableRow | None:
    """Return the practice table of a game, by just these options, at which a person plays now."""
    for row in await store.tables(user=user, statuses=(LOBBY, RUNNING)):
        if extra_of(row).study is not None:
            continue
        if row.extra.get("practice") and row.game == game and practice_options(game, row.options) == options:
            return row
    return None


async def make_practice_table(
    store: Store,
    user: int,
    name: str,
    subject: Subject,
    channel: int,
    interaction: int,
    *,
    options: dict[str, str],
    role: str = "",
    study: Study | None = None,
    seat: str = SEAT,
) -> TableRow:
    """Keep a new practice table, which is still to be started; that of the first time where the interaction came
    before. channel: the person's DM. role: what they want to play; "": the first. study: the step that it goes on from,
    with as many as play there; None: a guided round. seat: theirs."""
    count = usual_seats(subject.game, options) if study is None else len(study.sides)
    try:
        return await lobby.new_table(
            store,
            game=subject.game,
            name=_name(subject) if study is None else _study_name(subject, study),
            options=options,
            pace=lobby.PACES["open"],
            guild=0,
            channel=channel,
            host=user,
            host_name=name,
            computers=count - 1,
            host_seat=int(seat),
            extra=with_extra(
                {},
                practice=seat,
                led_in=study is None and bool(title_of_game(subject.game).lesson_begins),
                **({"study": study} if study is not None else {}),
                **({"roles": {str(user): role}} if role else {}),
            ),
            interaction=interaction,
            status=LOBBY,
            thread=channel,
        )
    except AlreadyDone as done:
        made = await store.table(str(done.answer["table"]))
        if made is None:
            raise
        return made


def _study_name(subject: Subject, study: Study) -> str:
    return Words(subject.game)("study.imagined_name" if study.seat else "study.name", table=study.table)


def _name(subject: Subject) -> str:
    """Return what a practice table is called: after its scenario, of which a person may practise several."""
    words = Words(subject.game)
    scenario = short_name(subject, words)
    return words("practice.name_of", scenario=scenario) if scenario else words("practice.name")


async def start_practice_game(actor: Actor) -> None:
    """Start the game of a practice table, if that has not been done. RuleError where the game that it goes on from is
    gone: the table is over then."""
    async with actor.turn() as live:
        if live.row.status == LOBBY:
            await roles.finalize_roles(actor)
            try:
                await actor.start()
            except RuleError:
                live.replace(row=await actor.store.update_table(live.row, status=ABANDONED))
                raise


async def end_practice(actor: Actor, user: int) -> None:
    """End a practice table for good, as its person wants. RuleError where it is none, or over."""
    async with actor.turn() as live:
        if not live.is_practice or live.seat_of(user) is None:
            raise RuleError(keyed_text("error.not_your_table"))
        if live.row.status not in (LOBBY, RUNNING):
            raise RuleError(keyed_text("error.table_over"))
        live.replace(
            row=await actor.store.update_table(live.row, status=ABANDONED, posts=[seat_card(live.public_audience)])
        )


def practice_message_form(post: Post) -> MessageForm:
    """Return the form of a message that tells a post: V2 for what is said to all, and so calls nobody."""
    to_all = post.audience == PUBLIC or post.kind in TOLD_TO_ALL
    return MessageForm.V2 if to_all else MessageForm.CLASSIC


def hushed_screen(live: LiveTable, post: Post, screen: Screen) -> Screen:
    """Return the message of a post, without a sound where a practice table's person is told what calls nobody."""
    quiet = live.is_practice and post.kind in TOLD_TO_ALL
    return msgspec.structs.replace(screen, silent=True) if quiet else screen


async def is_told_here(actor: Actor, post: Post, channel: int | None) -> bool:
    """Return whether something is told at a practice table: not what has no place in a DM (panel, lobby card, the
    secret of dice that nobody else has to trust), nor where its person cannot be written to. channel: their DM; the
    table is let know where that has become another one."""
    if channel is None or post.kind in NOT_TOLD:
        return False
    async with actor.turn() as live:
        if live.row.thread != channel:
            live.replace(row=await actor.store.update_table(live.row, thread=channel, channel=channel))
    return True


def dm_link(channel: int) -> str:
    """Return the address of a person's DM channel with the bot."""
    return f"https://discord.com/channels/@me/{channel}"
