"""A tournament as it is kept: what is played, how it stands, and where its card is."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bot.clubs.standing_messages import StandingMessage
from bot.tables.persons.seat_names import look_alike_form_of_name
from bot.words import Words
from data.words import LANGUAGE
from engine.games import game_by_id
from engine.kernel.roles import roles_for_seat_count
from engine.store.clubs.interface import TournamentRow
from engine.store.models import Pace
from engine.tournaments.changes import pairings_to_open
from engine.tournaments.history import Roles
from engine.tournaments.models import Entrant, Tournament

COMMON = Words("common")


CAME_IN, TAKEN_OUT, CALLED_OFF = "came_in", "taken_out", "called_off"


class EntrantCall(msgspec.Struct, frozen=True, kw_only=True):
    """A word by DM that is due to an entrant. what: that they came in from the list of those who wait, that who
    organises it has taken them out, or that it was called off; message: where it is being sent, None before that was
    tried."""

    entrant: int
    what: str
    message: StandingMessage | None = None


class KeptTournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a tournament. It names nobody; entrants are numbers. options, pace: of its tables; channel: where
    they are opened, and its card stands; language: in which it is told of; told: the round of which its card was
    posted; calls: what is still to be told to entrants by DM."""

    name: str
    game: str
    options: dict[str, str]
    pace: Pace
    channel: int
    tournament: Tournament
    card: StandingMessage
    language: str = LANGUAGE
    told: int = 0
    calls: tuple[EntrantCall, ...] = ()


def kept_of(row: TournamentRow) -> KeptTournament:
    """Return what is kept of a tournament."""
    return msgspec.json.decode(row.kept, type=KeptTournament)


def with_kept(row: TournamentRow, kept: KeptTournament) -> TournamentRow:
    """Return a row that keeps this of its tournament."""
    said = msgspec.json.encode(kept).decode()
    return msgspec.structs.replace(row, kept=said, status=kept.tournament.status)


def row_with_tournament(row: TournamentRow, tournament: Tournament) -> TournamentRow:
    """Return a row whose tournament stands so, with those alone who are still in it; who has come in from the list of
    those who wait is to be told."""
    known = {one.number for one in tournament.entrants}
    left = msgspec.structs.replace(row, entrants=tuple(one for one in row.entrants if one.number in known))
    kept = kept_of(row)
    calls = (*kept.calls, *_calls_to_who_came_in(kept.tournament, tournament))
    return with_kept(left, msgspec.structs.replace(kept, tournament=tournament, calls=calls))


def _calls_to_who_came_in(before: Tournament, after: Tournament) -> Iterator[EntrantCall]:
    """Yield what is due to those who waited and take part now. Whose game opens at once is told by that."""
    waited = {one.number for one in before.entrants if one.waiting}
    called = {number for pairing in pairings_to_open(after) for number in pairing.players}
    for one in after.entrants:
        if one.is_active and one.number in waited - called:
            yield EntrantCall(entrant=one.number, what=CAME_IN)


def with_new_calls(row: TournamentRow, calls: Sequence[EntrantCall]) -> TournamentRow:
    """Return a row in which entrants are to be told something more."""
    kept = kept_of(row)
    return with_kept(row, msgspec.structs.replace(kept, calls=(*kept.calls, *calls)))


def with_call(row: TournamentRow, call: EntrantCall, message: StandingMessage | None) -> TournamentRow:
    """Return a row that keeps where a call to an entrant is being sent; None: it is not due any more."""
    kept, names = kept_of(row), (call.entrant, call.what)
    calls = [one for one in kept.calls if (one.entrant, one.what) != names]
    if message is not None:
        calls.append(msgspec.structs.replace(call, message=message))
    return with_kept(row, msgspec.structs.replace(kept, calls=tuple(calls)))


def playable_role_ids(game: str, options: dict[str, str]) -> Roles:
    """Return what can be played at a table of so many: the ids of its roles, of a game without any the places."""
    known = game_by_id(game).roles_for_options(options)

    def roles(count: int) -> Sequence[str]:
        found = [role.id for role in roles_for_seat_count(known, count)] if known else []
        return found if len(found) >= count else [str(number) for number in range(1, count + 1)]

    return roles


def entrant_names(row: TournamentRow) -> dict[int, str]:
    """Return what each entrant is called; those whose names read alike with their number, those who were forgotten by
    it alone."""
    alike = Counter(look_alike_form_of_name(one.name) for one in row.entrants)
    return {
        one.number: COMMON("tournament.somebody", number=one.number)
        if one.user is None
        else one.name
        if alike[look_alike_form_of_name(one.name)] == 1
        else f"{one.name} ({one.number})"
        for one in row.entrants
    }


def entrant_of_person(row: TournamentRow, user: int) -> Entrant | None:
    """Return how a person takes part in a tournament; None where they do not, or have dropped out."""
    entrant = row.entrant_of(user)
    found = kept_of(row).tournament.entrant(entrant.number) if entrant is not None else None
    return found if found is not None and not found.dropped else None
