"""The tables of a tournament: opened with those who are paired on their sides, started as soon as their thread is
there, and read when they are over.

A table is made once for each pairing: what asks for it has a number of its own, as an interaction has, so a kill
between its making and its note makes no second one.
"""

from collections.abc import Sequence

from bot.records.matches import match_of
from bot.tables import lobby, notices, opening, roles
from bot.tables.actor import Actor
from bot.tables.dice_words.opening import begin_word_opening
from bot.tables.endings import archive
from bot.tables.forum import status_posts
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import Opening, with_extra
from bot.titles import title_of_game
from bot.tournaments.kept import KeptTournament, entrant_names, kept_of
from bot.words import unmarked_text
from engine.games import game_by_id
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import TournamentRow
from engine.store.interface import AlreadyDone
from engine.store.models import LOBBY, OPENING, OVER, RUNNING, AuditNote, NewPost
from engine.tournaments.changes import outcome_of
from engine.tournaments.models import BY_HAND, Pairing

MANY = 100_000  # pairings of a tournament, at most
TRIES = 100  # numbers that the tables of a pairing have
TRIES_A_MOVE = 5  # of these for the same players, more than are tried


def request_number_of_pairing(tournament: int, pairing: Pairing) -> int:
    """Return the number under which the table of a pairing is asked for: below 0, where no interaction is."""
    return -((tournament * MANY + pairing.number) * TRIES + TRIES_A_MOVE * pairing.moves + pairing.tries)


async def open_pairing(tables: TableRegistry, row: TournamentRow, kept: KeptTournament, pairing: Pairing) -> str:
    """Open the table of a pairing, with its players seated in their order, and return its id; that of the first time
    where it was made before. SetupError, RuleError: it cannot be opened."""
    users = {one.number: one.user for one in row.entrants}
    names = {one.number: one.name for one in row.entrants}
    seated = [(user, names[number]) for number in pairing.players if (user := users.get(number)) is not None]
    asked = request_number_of_pairing(row.id, pairing)
    wanted = Opening(
        id=asked, channel=kept.channel, what=opening.CREATE, by=row.host, name="", since=tables.now(), forum=False
    )
    has_roles = bool(game_by_id(kept.game).roles_for_options(kept.options))
    chosen = {
        str(users[number]): side for number, side in zip(pairing.players, pairing.sides, strict=True) if has_roles
    }
    name = f"{kept.name} {pairing.round}.{pairing.number}"
    more = {"language": kept.language, "roles": chosen, "event": row.id, "event_call_due": True}
    extra = with_extra(opening.opening_as_stored(wanted), **more)
    try:
        made = await lobby.new_table(
            tables.store,
            game=kept.game,
            name=name,
            options=kept.options,
            pace=kept.pace,
            guild=row.guild,
            channel=kept.channel,
            host=row.host,
            host_name="",
            guests=seated,
            host_plays=False,
            extra=extra,
            posts=(opening.opening_work_post(wanted),),
            interaction=asked,
        )
    except AlreadyDone as done:
        return str(done.answer["table"])
    tables.posted()
    return made.id


async def start_pairing(actor: Actor, row: TournamentRow, pairing: Pairing) -> bool:
    """Start the game of a pairing whose thread is there, and tell those who play; return whether it has begun.
    SetupError says why it cannot."""
    async with actor.turn() as live:
        if live.row.status != LOBBY or live.row.thread is None:
            return False
        await roles.finalize_roles(actor)
        if await begin_word_opening(actor):
            return False
        calls = _calls(live, row, pairing) if live.extra.event_call_due else []
        await actor.start(lead=calls, posts=status_posts(live.row), event_call_due=False)
        return True


async def tell_begun(actor: Actor, row: TournamentRow, pairing: Pairing) -> None:
    """Tell those who play a game that it has begun, where it began by itself, once the words for its dice were open."""
    async with actor.turn() as live:
        if live.row.status == RUNNING and live.extra.event_call_due:
            extra = with_extra(live.row, event_call_due=False)
            posts = _calls(live, row, pairing)
            live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))


def _calls(live: LiveTable, row: TournamentRow, pairing: Pairing) -> list[NewPost]:
    """Return what those who play a game are told by DM as it begins. Whoever is asked at once is called by that."""
    kept, names = kept_of(row), entrant_names(row)
    said = keyed_text(
        "tournament.game_on",
        tournament=kept.name,
        round=pairing.round,
        table=live.row.name,
        channel=live.row.thread,
        players=", ".join(names[number] for number in pairing.players),
        until=int(pairing.due),
    )
    persons = [seat.user for seat in live.row.seats if seat.user is not None]
    return [notices.personal_notice_post(user, said, beside_card=True) for user in persons]


def result_of(actor: Actor, pairing: Pairing) -> tuple[list[int], list[float]] | None:
    """Return the places and scores of a game that is over, in the order of its pairing; None where it has no result."""
    found = match_of(actor.live.row)
    if found is None or len(found.players) != len(pairing.players):
        return None
    scores = [one.score for one in found.players]
    return [one.place for one in found.players], [
        one for one in scores if one is not None
    ] if None not in scores else []


def places_as_it_stands(actor: Actor, pairing: Pairing) -> list[int]:
    """Return the places of a game that goes on, by what everybody sees of its points; all level where there are
    none."""
    live = actor.live
    level = [1] * len(pairing.players)
    if live.state is None or len(live.row.seats) != len(level):
        return level
    points = title_of_game(live.played).points_by_side(live.view(None))
    mine = [_mean([points[side] for side in live.sides_of(seat.seat) if side in points]) for seat in live.row.seats]
    if any(one is None for one in mine):
        return level
    known = [one for one in mine if one is not None]
    return [1 + sum(other > one for other in known) for one in known]


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


async def is_unplayed(actor: Actor) -> bool:
    """Return whether nobody has decided anything at a table, and nothing was played for anybody. RuleError while its
    thread is being opened."""
    row = actor.live.row
    if row.status == OPENING:
        raise RuleError(keyed_text("error.opening", channel=row.channel))
    return row.status in (LOBBY, RUNNING) and await _has_no_decisions(actor)


async def _has_no_decisions(actor: Actor) -> bool:
    return all(one.user is None and not one.why for one in await actor.store.path(actor.live.row.id))


async def was_closed_unplayed(actor: Actor) -> bool:
    """Return whether a table that is given up was closed before its game began, or by an organiser who changed its
    pairing: not by those who play there."""
    live = actor.live
    return live.row.head is None or (live.extra.ended is None and await _has_no_decisions(actor))


async def close_unplayed(actor: Actor, row: TournamentRow, by: int) -> bool:
    """Close a table whose pairing an organiser changes, and tell its players; return whether nothing was played there.
    by: the organiser."""
    async with actor.turn():
        if not await is_unplayed(actor):
            return False
        name = unmarked_text(kept_of(row).name)
        note = AuditNote(user=by, what="close", details={"by": name})
        await archive.give_up_table(actor, "pairing_changed", note, tournament=name)
        return True


async def tell_result(actor: Actor, row: TournamentRow, pairing: Pairing) -> None:
    """Tell a table once how its game came out in its tournament where nobody reads that from the game: that it was
    adjudicated there, or that its result was set by hand. It may go on for its own sake; where its game has not begun
    it is closed."""
    kept, names = kept_of(row), entrant_names(row)
    name, by_hand = unmarked_text(kept.name), pairing.how == BY_HAND
    async with actor.turn() as live:
        if live.row.status == LOBBY and by_hand:
            note = AuditNote(user=None, what="close", details={"by": name})
            await archive.give_up_table(actor, "result_set", note, tournament=name)
            return
        is_told = live.extra.event_result == pairing.places if by_hand else live.extra.event_told
        if is_told or live.state is None or live.row.status not in (RUNNING, OVER):
            return
        outcome = outcome_of(kept.tournament, pairing.number)
        first = ", ".join(names.get(one, "?") for one in outcome["first"])
        told = {"tournament": name, "first": first, "level": outcome["level"], "over": live.row.status == OVER}
        key = "tournament.set_by_hand" if by_hand else "tournament.adjudicated"
        fields = {"event_result": pairing.places} if by_hand else {"event_told": True}
        posts = [notices.ledger_post(live, key, **told)]
        extra = with_extra(live.row, **fields)
        live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
