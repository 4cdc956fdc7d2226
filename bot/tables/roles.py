"""Roles in the lobby: who has chosen what, what is free, and what it comes to when the game starts.

A person's choice is stored with the table (`Extra.roles`, by their id, since seats are numbered again when somebody
leaves). Computer players take what is left. When the game starts the choices go into its options, where the set-up, the
export and its verification find them.
"""

from bot.tables.actor import Actor
from bot.tables.dice_words.words_given import refuse_while_words_open
from bot.tables.live import LiveTable
from bot.tables.lobby import swap_seat_with_computer
from bot.tables.post_types import LOBBY_CARD
from bot.tables.table_extra import with_extra
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.roles import (
    ANY,
    BY_LOT,
    CHOSEN,
    Role,
    are_roles_drawn_by_lot,
    check_chosen,
    role_for_choice,
    roles_for_seat_count,
)
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, RUNNING, SeatRow

LOT = "random"  # what a person chooses to have their role drawn


def offered_roles(live: LiveTable) -> tuple[Role, ...]:
    """Return the roles that are played with as many as are seated now; of a game that wants more, with its fewest."""
    if live.extra.study is not None:
        return tuple(Role(id=seat, sides=sides) for seat, sides in live.extra.study.sides.items())
    least, known = live.game.seat_range_for_options(live.row.options)[0], live.game.roles_for_options(live.row.options)
    return tuple(roles_for_seat_count(known, max(len(live.row.seats), least))) if known else ()


def role_chosen_by_seat(live: LiveTable, seat: SeatRow) -> str:
    """Return what a seat has chosen: a role, "?" for the lot, "" for nothing; at a study where it sits."""
    if live.extra.study is not None:
        return seat.seat if seat.user is not None else ANY
    return live.extra.roles.get(str(seat.user), ANY) if seat.user is not None else ANY


def seats_by_chosen_role(live: LiveTable) -> dict[str, SeatRow]:
    """Return by role who has chosen it."""
    found: dict[str, SeatRow] = {}
    for seat in live.row.seats:
        role = role_for_choice(offered_roles(live), role_chosen_by_seat(live, seat))
        if role is not None:
            found.setdefault(role.id, seat)
    return found


def expected_roles(live: LiveTable) -> dict[Seat, Role]:
    """Return whom each seat will play as things stand, as far as that is known before the lot."""
    seats = tuple(seat.seat for seat in live.row.seats)
    if live.extra.study is not None:
        return {role.id: role for role in offered_roles(live)}
    try:
        return live.game.deal_roles(_options(live), seats, None) if offered_roles(live) else {}
    except RuleError:  # two have chosen what has become one role, say: the start tells it
        return {seat.seat: Role(id=role) for role, seat in seats_by_chosen_role(live).items()}


def _options(live: LiveTable) -> dict[str, str]:
    """Return the table's options with the choices of its seats in them."""
    options = {key: value for key, value in live.row.options.items() if key != CHOSEN}
    chosen = [role_chosen_by_seat(live, seat) for seat in live.row.seats]
    if live.game.roles and any(chosen) and not are_roles_drawn_by_lot(live.game.role_option, options):
        options[CHOSEN] = ",".join(chosen)
    return options


async def choose_role(actor: Actor, user: int, wanted: str) -> Role | None:
    """Let a person choose a role, the lot (`random`), or nothing (""); return the role. RuleError where it is taken, no
    role of this game, or where the host lets the lot decide. Call within the turn."""
    live = actor.live
    if live.row.status != LOBBY:
        raise RuleError(keyed_text("error.already_started" if live.row.status == RUNNING else "error.table_over"))
    refuse_while_words_open(live.row)
    if live.seat_of(user) is None:
        raise RuleError(keyed_text("error.not_your_table"))
    roles = offered_roles(live)
    if not roles:
        raise RuleError(keyed_text("error.no_roles"))
    if live.extra.study is not None:
        live.replace(row=await swap_seat_with_computer(actor.store, live.row, user, wanted))
        return role_for_choice(roles, wanted)
    if are_roles_drawn_by_lot(live.game.role_option, live.row.options):
        raise RuleError(keyed_text("error.roles_by_lot"))
    role = role_for_choice(roles, wanted) if wanted not in (LOT, ANY) else None
    if role is None and wanted not in (LOT, ANY):
        possible = keyed_text("error.possible", options=[one.id for one in roles])
        raise RuleError(keyed_text("error.no_such_role", role=wanted, count=len(live.row.seats)), possible=possible)
    taker = seats_by_chosen_role(live).get(role.id) if role is not None else None
    if taker is not None and taker.user != user:
        raise RuleError(keyed_text("error.role_taken", role=wanted, seat=taker.seat))
    kept = {name: choice for name, choice in live.extra.roles.items() if name != str(user)}
    if wanted != ANY:
        kept[str(user)] = BY_LOT if wanted == LOT else wanted
    extra = with_extra(live.row, roles=kept)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=(LOBBY_CARD,)))
    return role


async def finalize_roles(actor: Actor) -> None:
    """Put what was chosen into the options of a game that starts. SetupError where it cannot be: a role that is not
    played by so many, or one that two have chosen. Call within the turn."""
    live = actor.live
    if live.extra.study is not None:  # who plays what there is settled
        return
    options = _options(live)
    if CHOSEN in options:
        known = live.game.roles_for_options(options)
        check_chosen(roles_for_seat_count(known, len(live.row.seats)), options[CHOSEN].split(","))
    if options != live.row.options:
        live.replace(row=await actor.store.update_table(live.row, options=options))
