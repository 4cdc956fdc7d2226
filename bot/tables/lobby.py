"""The lobby: a table before its game starts. Everything here is public."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.charts.chosen_charts import check_may_use, read_chosen_charts
from bot.tables.computers.strengths import settings_without_computer_player
from bot.tables.dice_words.words_given import check_hash_usable, hash_given_for_word, refuse_while_words_open
from bot.tables.epochs import version_of
from bot.tables.forum import scenario_tag_update_posts
from bot.tables.live import LiveTable
from bot.tables.persons.seat_names import distinct_seat_names, look_alike_form_of_name, shown_name
from bot.tables.places.thread_names import rename_posts
from bot.tables.post_types import LOBBY_CARD, Ledger, outbox_post, panel_post
from bot.tables.table_extra import extra_of, with_extra
from bot.words import harmless_text, unmarked_text
from data.charts import CHARTS, OURS
from engine.games import game_by_id as find_game
from engine.games import played_game
from engine.kernel.dice import dice_secret_hash
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.interface import Store
from engine.store.models import (
    ARCHIVED,
    COMPUTER,
    HUMAN,
    LOBBY,
    OPENING,
    PUBLIC,
    RUNNING,
    NewPost,
    Pace,
    SeatRow,
    TableRow,
)

SECRET = 32  # bytes of a secret of the dice
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are read for one another
NAMES = ("Appius", "Caeso", "Decimus", "Flavia", "Gnaeus", "Livia", "Marcus", "Octavia", "Servius", "Tullia")
PACES = {
    "live": Pace(name="live", hold=20, deadline=300, weighted=True),
    "daily": Pace(name="daily", hold=900, deadline=86_400, weighted=True),
    "slow": Pace(name="slow", hold=7_200, deadline=259_200, weighted=True),
    "open": Pace(name="open", hold=900, deadline=None, weighted=True),
}


async def new_table(
    store: Store,
    *,
    game: str,
    name: str,
    options: dict[str, str],
    pace: Pace,
    guild: int,
    channel: int,
    host: int,
    host_name: str,
    computers: int = 0,
    guests: Sequence[tuple[int, str]] = (),
    extra: dict[str, Any] | None = None,
    posts: Sequence[NewPost] = (),
    interaction: int | None = None,
    status: str = OPENING,
    thread: int | None = None,
    host_plays: bool = True,
    host_seat: int = 1,
    met: Sequence[int] = (),
    now: float | None = None,
) -> TableRow:
    """Keep a new table with its host as the first player, guests (persons with their names) and computer players;
    extra, posts: what makes its card and thread, without which it is no lobby yet (status, thread: of one that needs
    none); host_plays: else only the guests do; host_seat: at which seat they play, the computer players at those before
    it; met: persons who look for others no more; now: by the bot's clock (None:
    by the machine's). SetupError for an unknown game or option, RuleError for too many players, AlreadyDone where the
    interaction has made its table before."""
    await read_chosen_charts(store, game, options)
    if options.get(CHARTS, OURS) != OURS:
        await check_may_use(store, game, options[CHARTS], host, guild)
    complete = find_game(game).complete(options)
    rules = played_game(game, complete)
    most = rules.seat_range_for_options(complete)[1]
    if computers + len(guests) + host_plays > most:
        raise RuleError(keyed_text("error.table_full", most=most))
    seats = list[SeatRow]()
    for user, said in [*([(host, host_name)] if host_plays else []), *guests]:
        seats.append(SeatRow(seat=str(len(seats) + 1), kind=HUMAN, user=user, name=shown_name(said)))
    for _ in range(computers):
        seats.append(SeatRow(seat=str(len(seats) + 1), kind=COMPUTER, name=_free_name(seats)))
    if host_seat > 1:
        seats.insert(host_seat - 1, seats.pop(0))
        seats = [msgspec.structs.replace(seat, seat=str(n)) for n, seat in enumerate(seats, 1)]
    secret = secrets.token_bytes(SECRET)
    now = time.time() if now is None else now
    row = TableRow(
        id=await _free_id(store),
        game=game,
        name=harmless_text(name, 60),
        status=status,
        guild=guild,
        channel=channel,
        thread=thread,
        host=host,
        options=complete,
        pace=pace,
        seats=tuple(seats),
        commitment=dice_secret_hash(secret),
        rules_version=await version_of(rules),
        data_hash=rules.data_hash,
        head=None,
        created=now,
        touched=now,
        extra=extra or {},
    )
    await store.create_table(row, secret, posts=posts, interaction=interaction, met=met)
    return row


async def _free_id(store: Store) -> str:
    while True:
        made = "".join(secrets.choice(LETTERS) for _ in range(5))
        if await store.table(made) is None:
            return made


def _need_lobby(row: TableRow) -> None:
    if row.status != LOBBY:
        known = {RUNNING: "error.already_started", ARCHIVED: "error.archived", OPENING: "error.opening"}
        raise RuleError(keyed_text(known.get(row.status, "error.table_over"), channel=row.channel))
    refuse_while_words_open(row)


def refuse_if_tournament_seated(row: TableRow) -> None:
    """RuleError where a tournament has seated those who play: nobody comes in or goes, and what is played stays."""
    if extra_of(row).event:
        raise RuleError(keyed_text("error.event_table"))


async def join_lobby(store: Store, row: TableRow, user: int, name: str) -> TableRow:
    """Give a person a seat. RuleError if there is none, or they have one."""
    _need_lobby(row)
    if any(seat.user == user for seat in row.seats):
        raise RuleError(keyed_text("error.already_joined"))
    refuse_if_tournament_seated(row)
    if extra_of(row).study is not None:
        return await _take_computers_seat(store, row, user, shown_name(name))
    return await _seat(store, row, SeatRow(seat="", kind=HUMAN, user=user, name=shown_name(name)))


def _need_free_seats(row: TableRow) -> None:
    """RuleError at a study: its seats are those of the game that it is taken from, each with a player."""
    if extra_of(row).study is not None:
        raise RuleError(keyed_text("error.study_seats"))


async def _take_computers_seat(store: Store, row: TableRow, user: int, name: str) -> TableRow:
    """Give a person the first seat of a computer player at a study. RuleError where persons have them all."""
    free = next((seat for seat in row.seats if seat.kind == COMPUTER), None)
    if free is None:
        raise RuleError(keyed_text("error.table_full", most=len(row.seats)))
    taken = msgspec.structs.replace(free, kind=HUMAN, user=user, name=name)
    seats = [taken if seat is free else seat for seat in row.seats]
    return await store.set_seats(
        row, seats, extra=settings_without_computer_player(row, free.name), posts=(LOBBY_CARD,)
    )


async def swap_seat_with_computer(store: Store, row: TableRow, user: int, wanted: str) -> TableRow:
    """Let a person change places with a computer player at a study. RuleError where a person sits there."""
    _need_lobby(row)
    mine = next((seat for seat in row.seats if seat.user == user), None)
    other = next((seat for seat in row.seats if seat.seat == wanted), None)
    if mine is None:
        raise RuleError(keyed_text("error.not_your_table"))
    if other is None or (other.kind != COMPUTER and other is not mine):
        raise RuleError(keyed_text("error.study_seat_taken"))
    places = {mine.seat: other, other.seat: mine}
    seats = [msgspec.structs.replace(places.get(seat.seat, seat), seat=seat.seat) for seat in row.seats]
    return await store.set_seats(row, seats, posts=(LOBBY_CARD,))


async def update_seat_name(store: Store, live: LiveTable, user: int, name: str, nicknamed: bool | None) -> TableRow:
    """Call a person's seat by their present name, and tell the table of a change once the game runs.
    nicknamed: whether that is a name of the server's own; None where it is not known, in a DM: there it never takes its
    place."""
    row, kept, mine = live.row, live.extra.nicknamed, live.seat_of(user)
    if mine is None and user == row.host:
        return row if nicknamed is None else await _host_renamed(store, live, name)
    if mine is None or (nicknamed is None and user in kept):
        return row
    others = tuple(one for one in kept if one != user)
    now, said = (*others, user) if nicknamed else others, shown_name(name)
    extra = with_extra(row, nicknamed=now)
    if said == mine.name:
        return row if now == kept else await store.update_table(row, extra=extra)
    seats = [msgspec.structs.replace(seat, name=said) if seat is mine else seat for seat in row.seats]
    details = {"seat": mine.seat, "was": unmarked_text(distinct_seat_names(row.seats).get(mine.seat, "?"))}
    told = Ledger(lead="ledger.renamed", lead_args=details, decision=row.head or 0)
    posts = (outbox_post(PUBLIC, told), panel_post()) if row.status == RUNNING else (LOBBY_CARD,)
    return await store.set_seats(row, seats, extra=extra, posts=posts)


async def _host_renamed(store: Store, live: LiveTable, name: str) -> TableRow:
    """Call a host who does not play by the name that they carry on the server now."""
    row, said, before = live.row, shown_name(name), live.extra.host_name
    if before is None or said == before:
        return row
    extra = with_extra(row, host_name=said)
    return await store.update_table(row, extra=extra, posts=[LOBBY_CARD if row.head is None else panel_post()])


async def add_computer(store: Store, row: TableRow) -> TableRow:
    """Give a computer player a seat."""
    _need_lobby(row)
    refuse_if_tournament_seated(row)
    _need_free_seats(row)
    return await _seat(store, row, SeatRow(seat="", kind=COMPUTER, name=_free_name(row.seats)))


def _free_name(seats: Sequence[SeatRow]) -> str:
    taken = {look_alike_form_of_name(seat.name) for seat in seats}
    return next(n for n in (*NAMES, f"Automaton {len(seats)}") if look_alike_form_of_name(n) not in taken)


async def _seat(store: Store, row: TableRow, seat: SeatRow) -> TableRow:
    most = played_game(row.game, row.options).seat_range_for_options(row.options)[1]
    if len(row.seats) >= most:
        raise RuleError(keyed_text("error.table_full", most=most))
    return await _keep(store, row, (*row.seats, seat))


async def remove_computer(store: Store, row: TableRow) -> TableRow:
    """Take the last computer player away again."""
    _need_lobby(row)
    _need_free_seats(row)
    computers = [seat for seat in row.seats if seat.kind == COMPUTER]
    if not computers:
        raise RuleError(keyed_text("error.no_computer"))
    gone = computers[-1]
    extra = settings_without_computer_player(row, gone.name)  # its name may be another's next
    return await _keep(store, row, tuple(seat for seat in row.seats if seat is not gone), extra)


async def _keep(
    store: Store, row: TableRow, seats: tuple[SeatRow, ...], extra: dict[str, Any] | None = None
) -> TableRow:
    numbered = [msgspec.structs.replace(seat, seat=str(n)) for n, seat in enumerate(seats, 1)]
    return await store.set_seats(row, numbered, extra=extra, posts=(LOBBY_CARD,))


async def leave_table(store: Store, row: TableRow, user: int, *, called: str = "") -> TableRow:
    """Let a person go: before the start their seat is free again, in a running game a computer player takes it. The
    host's office passes to the next person; with nobody left the table is given up. called: as whom they are told of;
    their name where it is ""."""
    mine = next((seat for seat in row.seats if seat.user == user and seat.kind == HUMAN), None)
    if mine is None:
        raise RuleError(keyed_text("error.not_your_table"))
    if row.status == LOBBY and extra_of(row).study is not None:
        others = [seat for seat in row.seats if seat is not mine]
        heir = msgspec.structs.replace(mine, kind=COMPUTER, user=None, name=_free_name(others), word="")
        row = await _keep(store, row, tuple(heir if seat is mine else seat for seat in row.seats))
    elif row.status == LOBBY:
        row = await _keep(store, row, tuple(seat for seat in row.seats if seat is not mine))
    elif row.status == RUNNING:
        seats, extra = seats_with_computer_instead(row, mine, owner=user)
        who = called or unmarked_text(distinct_seat_names(row.seats).get(mine.seat, "?"))
        told = Ledger(lead="ledger.has_left", lead_args={"seat": mine.seat, "who": who}, decision=row.head or 0)
        posts = [outbox_post(PUBLIC, told), panel_post()]
        left = (*extra_of(row).left, mine.seat)  # of their own will: `/back` elsewhere does not bring them here
        row = await store.set_seats(row, seats, extra=with_extra(extra, left=left), posts=posts)
    else:
        known = {ARCHIVED: "error.archived", OPENING: "error.opening"}
        raise RuleError(keyed_text(known.get(row.status, "error.table_over"), channel=row.channel))
    if row.host == user:
        row = await _pass_office_on(store, row)
    return row


def seats_with_computer_instead(
    row: TableRow, seat: SeatRow, *, owner: int | None
) -> tuple[list[SeatRow], dict[str, Any]]:
    """Return the seats once a computer player has a person's for good, under a name of its own, and what is kept with
    the table then. owner: who may take it back."""
    others = [one for one in row.seats if one.seat != seat.seat]
    heir = msgspec.structs.replace(seat, kind=COMPUTER, user=None, owner=owner, name=_free_name(others))
    return [heir if one.seat == seat.seat else one for one in row.seats], data_without_former_player(row, seat)


def data_without_former_player(row: TableRow, seat: SeatRow) -> dict[str, Any]:
    """Return what is kept with a table once a seat's person, if it has one, plays there no more."""
    person = seat.user or seat.owner
    return row.extra if person is None else with_extra(row, former={str(person): seat.name, **extra_of(row).former})


async def _pass_office_on(store: Store, row: TableRow) -> TableRow:
    heir = next((seat.user for seat in row.seats if seat.kind == HUMAN and seat.user is not None), None)
    if heir is None:
        return row
    return await store.update_table(row, host=heir, posts=(LOBBY_CARD,) if row.status == LOBBY else ())


async def set_options(store: Store, row: TableRow, options: dict[str, str], pace: Pace | None) -> TableRow:
    """Change options or pace. SetupError for an unknown option or value, and where more are seated than may play so."""
    _need_lobby(row)
    refuse_if_tournament_seated(row)
    if options and extra_of(row).study is not None:
        raise RuleError(keyed_text("error.study_options"))
    game = find_game(row.game)
    await read_chosen_charts(store, row.game, options)
    if options.get(CHARTS, OURS) != OURS:
        await check_may_use(store, row.game, options[CHARTS], row.host, row.guild)
    complete = game.complete({**row.options, **options})
    game = played_game(row.game, complete)
    if len(row.seats) > game.seat_range_for_options(complete)[1]:
        game.seat_order(tuple([seat.seat for seat in row.seats]), complete)
    changed = msgspec.structs.replace(row, options=complete)
    posts = [LOBBY_CARD, *rename_posts(changed), *scenario_tag_update_posts(row, changed)]
    return await store.update_table(row, options=complete, pace=pace or row.pace, posts=posts)


async def set_word(store: Store, row: TableRow, user: int, word: str) -> TableRow:
    """Add a person's word to the key of the dice, or the SHA-256 of one that they open at the start."""
    _need_lobby(row)
    if not any(seat.user == user for seat in row.seats):
        raise RuleError(keyed_text("error.not_your_table"))
    given, said = hash_given_for_word(word), harmless_text(word, 60)
    kept = {person: one for person, one in extra_of(row).hashes.items() if person != str(user)}
    if given is not None:
        check_hash_usable(row, given)
        extra = with_extra(row, hashes={**kept, str(user): given})
        return await store.update_table(row, extra=extra, posts=(LOBBY_CARD,))
    seats = [msgspec.structs.replace(s, word=said) if s.user == user else s for s in row.seats]
    return await store.set_seats(row, seats, extra=with_extra(row, hashes=kept), posts=(LOBBY_CARD,))
