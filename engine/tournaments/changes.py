"""What is done to a tournament: each takes it as it stands, and returns it as it stands then.

Nobody is told here, no table is opened and nothing is waited for; the moment is passed in.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.tournaments.history import PairingHistory, Roles, assigned_sides
from engine.tournaments.models import (
    BY_HAND,
    CANCELLED,
    KNOCKOUT,
    LADDER,
    OPEN,
    OVER,
    POOL,
    RUNNING,
    TOO_LATE,
    Entrant,
    Note,
    Pairing,
    Tournament,
)
from engine.tournaments.rounds import has_game_for_heir, next_pairings, rounds_planned, snake_pools
from engine.tournaments.standings import standings

DAY = 86_400.0
NOTES = 30  # that are kept
MOST_MOVES = 15  # times that a pairing's table may be closed since its players were changed
replace = msgspec.structs.replace


def add_note(tournament: Tournament, at: float, key: str, **args: Any) -> Tournament:
    """Return a tournament with a note more of what was done."""
    return replace(tournament, notes=(*tournament.notes, Note(at=at, key=key, args=args))[-NOTES:])


def signed_up(tournament: Tournament, seed: float = 0.0) -> tuple[Tournament, Entrant]:
    """Return a tournament with an entrant more, and who that is: waiting where all places are taken, or where it has
    begun (a ladder takes everybody at any time, below all others). RuleError where it is over."""
    if tournament.status not in (OPEN, RUNNING):
        raise RuleError(keyed_text("error.tournament_over"))
    number = max((one.number for one in tournament.entrants), default=0) + 1
    full = bool(tournament.places) and len(tournament.entrants_to_pair) >= tournament.places
    begun = tournament.status == RUNNING and tournament.kind != LADDER
    entrant = Entrant(number=number, seed=seed, waiting=full or begun)
    after = replace(tournament, entrants=(*tournament.entrants, entrant))
    if after.kind == LADDER and after.status == RUNNING and not entrant.waiting:
        after = replace(after, ladder=(*after.ladder, number))
    return after, entrant


def dropped_out(tournament: Tournament, number: int, at: float) -> Tournament:
    """Return a tournament without an entrant: before it begins they are gone; later they are replaced by who waits
    longest, in what was not opened yet, else they are paired around. Nobody who waits comes in where no game is left
    for them."""
    gone = tournament.entrant(number)
    if gone is None or gone.dropped:
        raise RuleError(keyed_text("error.not_entered"))
    heir = next((one for one in tournament.entrants if one.waiting and not one.dropped), None)
    has_place = tournament.status == OPEN or (tournament.status == RUNNING and has_game_for_heir(tournament, number))
    heir = heir if gone.is_active and has_place else None
    entrants = [
        replace(one, dropped=True, waiting=False)
        if one.number == number
        else replace(one, waiting=False, seed=gone.seed if tournament.status == RUNNING else one.seed)
        if one is heir
        else one
        for one in tournament.entrants
    ]
    if tournament.status == OPEN:
        entrants = [one for one in entrants if one.number != number]
    after = replace(tournament, entrants=tuple(entrants))
    if tournament.status != RUNNING:
        return after
    if heir is not None:
        return add_note(
            _in_place_of(after, number, heir.number), at, "tournament.note_replaced", old=number, new=heir.number
        )
    pairings = tuple(_alone(one, number) for one in after.pairings)
    return add_note(replace(after, pairings=pairings), at, "tournament.note_dropped", who=number)


def _in_place_of(tournament: Tournament, old: int, new: int) -> Tournament:
    """Return a tournament in which one entrant has another's place in all that was not opened yet."""

    def changed(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new if one == old else one for one in numbers)

    pairings = tuple(
        replace(one, players=changed(one.players)) if not one.table and not one.is_over else one
        for one in tournament.pairings
    )
    slots = tuple(map(changed, tournament.slots))
    return replace(tournament, pairings=pairings, slots=slots, ladder=changed(tournament.ladder))


def _alone(pairing: Pairing, gone: int) -> Pairing:
    """Return a pairing that was not opened yet without an entrant who has dropped out: who is left alone has won."""
    if gone not in pairing.players or pairing.table or pairing.is_over:
        return pairing
    kept = [n for n, player in enumerate(pairing.players) if player != gone]
    left = replace(
        pairing,
        players=tuple(pairing.players[n] for n in kept),
        sides=tuple(pairing.sides[n] for n in kept),
    )
    if len(left.players) == 1:
        places = tuple(1 if player != gone else 2 for player in pairing.players)
        return replace(pairing, places=places, how=BY_HAND)
    return left


def begin_tournament(tournament: Tournament, roles: Roles, at: float) -> Tournament:
    """Return a tournament whose first round is paired. RuleError where it has begun, or too few take part."""
    if tournament.status != OPEN:
        raise RuleError(keyed_text("error.tournament_begun"))
    if len(tournament.entrants_to_pair) < max(2, tournament.least):
        least, count = max(2, tournament.least), len(tournament.entrants_to_pair)
        raise RuleError(keyed_text("error.too_few_entrants", least=least, count=count))
    pools = min(tournament.pools, len(tournament.entrants_to_pair) // max(2, tournament.least)) or 1
    after = replace(
        tournament,
        status=RUNNING,
        slots=snake_pools(tournament.entrants_by_seed, pools) if tournament.kind == POOL else (),
        ladder=tuple(tournament.entrants_by_seed) if tournament.kind == LADDER else (),
    )
    return _next_round(after, roles, at)


def _next_round(tournament: Tournament, roles: Roles, at: float) -> Tournament:
    due = at + tournament.days * DAY if tournament.days else 0.0
    made = [replace(one, due=0.0 if one.is_over else due) for one in next_pairings(tournament, roles)]
    after = replace(tournament, round=tournament.round + 1, pairings=(*tournament.pairings, *made))
    return add_note(after, at, "tournament.note_round", round=after.round, count=sum(not one.is_bye for one in made))


def record_opened_table(tournament: Tournament, number: int, table: str) -> Tournament:
    """Return a tournament in which the table of a pairing is known."""
    return _with_pairing(tournament, number, table=table)


def with_table_requested_again(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament in which the table of a pairing, which could not be opened, is asked for again."""
    pairing = tournament.pairing(number)
    return tournament if pairing is None else _with_pairing(tournament, number, table="", tries=pairing.tries + 1)


def pairings_to_open(tournament: Tournament) -> list[Pairing]:
    """Return the pairings whose games are due and have no table yet."""
    if tournament.status != RUNNING:
        return []
    return [one for one in tournament.pairings if not one.table and not one.is_over]


def with_result(
    tournament: Tournament, number: int, places: Sequence[int], scores: Sequence[float] = (), *, how: str = ""
) -> Tournament:
    """Return a tournament in which a game has come out so. places, scores: of each of its players. A result that was
    set by hand stays. RuleError where there is no such game, or that is no result of it."""
    pairing = tournament.pairing(number)
    if pairing is None or pairing.is_bye:
        raise RuleError(keyed_text("error.no_such_pairing", number=number))
    if not _is_result(places, len(pairing.players)):
        raise RuleError(keyed_text("error.no_result"))
    if pairing.how == BY_HAND and how != BY_HAND:
        return tournament
    return _with_pairing(tournament, number, places=tuple(places), scores=tuple(scores), how=how)


def _is_result(places: Sequence[int], count: int) -> bool:
    """Return whether these are places of so many: shared ones leave out those behind them.

    >>> _is_result((1, 3, 1), 3), _is_result((1, 2, 1), 3)
    (True, False)
    """
    return len(places) == count and all(place == 1 + sum(other < place for other in places) for place in places)


def with_swap(
    tournament: Tournament, one: int, other: int, roles: Roles, at: float, unplayed: Collection[str] = ()
) -> Tournament:
    """Return a tournament in which two entrants have changed places in the round that is played; games of theirs whose
    table is open get another. unplayed: the tables at which nothing was decided yet, which may be closed. RuleError
    where a game of theirs is played, or they sit together."""
    here, there = (_unplayed(tournament, number, unplayed) for number in (one, other))
    if here.number == there.number:
        raise RuleError(keyed_text("error.same_pairing"))
    earlier = PairingHistory(pairing for pairing in tournament.pairings if pairing.round < tournament.round)
    swapped = {one: other, other: one}
    after = tournament
    for pairing in (here, there):
        players = tuple(swapped.get(player, player) for player in pairing.players)
        sides = assigned_sides(players, roles(len(players)), earlier)[1] if len(players) > 1 else ("",)
        anew = {"table": "", "tries": 0, "moves": pairing.moves + 1} if pairing.table else {}
        after = _with_pairing(after, pairing.number, players=players, sides=sides, **anew)
    return add_note(after, at, "tournament.note_swapped", one=one, other=other)


def tables_of_swap(tournament: Tournament, *numbers: int) -> list[str]:
    """Return the tables that are open for the present games of some entrants."""
    present = [one for one in tournament.pairings if one.round == tournament.round and set(numbers) & set(one.players)]
    return [one.table for one in present if one.table and not one.is_over]


def _unplayed(tournament: Tournament, number: int, unplayed: Collection[str]) -> Pairing:
    found = next((one for one in tournament.pairings if one.round == tournament.round and number in one.players), None)
    if found is None:
        raise RuleError(keyed_text("error.not_paired"))
    is_played = bool(found.table) and (found.table not in unplayed or found.moves >= MOST_MOVES)
    if is_played or (found.is_over and not found.is_bye):
        raise RuleError(keyed_text("error.pairing_opened"))
    return found


def late_pairings(tournament: Tournament, at: float) -> list[Pairing]:
    """Return the games that take longer than they may."""
    if tournament.status != RUNNING:
        return []
    return [one for one in games_with_due(tournament) if one.due <= at]


def games_with_due(tournament: Tournament) -> list[Pairing]:
    """Return the games that are played, and that are due to be over at some time."""
    return [one for one in tournament.pairings if not one.is_over and one.due > 0]


def with_adjudication(tournament: Tournament, number: int, places: Sequence[int], at: float) -> Tournament:
    """Return a tournament in which a late game was adjudicated."""
    pairing = tournament.pairing(number)
    if pairing is None or pairing.is_over:
        return tournament
    after = with_result(tournament, number, places, how=TOO_LATE)
    return add_note(after, at, "tournament.note_late", game=number, **outcome_of(after, number))


def outcome_of(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return how a game that is over came out, as arguments of a note: who is first, and whether all are level."""
    pairing = tournament.pairing(number)
    players = pairing.players if pairing is not None else ()
    first = [player for player in players if pairing is not None and pairing.place_of(player) == 1]
    return {"first": first, "level": len(first) == len(players)}


def finishing_order_note(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return in which order a game of more than two came out, as arguments of a note: each place with who has it."""
    pairing = tournament.pairing(number)
    if pairing is None or len(pairing.players) < 3:
        return {"ordered": False}
    places = sorted((pairing.place_of(player), player) for player in pairing.players)
    return {"ordered": True, "order": [list(one) for one in places]}


def advanced_tournament(tournament: Tournament, roles: Roles, at: float) -> Tournament:
    """Return a tournament that has gone on as far as it can by itself: where all games of a round are over, to the
    next, of a ladder to the next season, or to its end."""
    if tournament.status != RUNNING or any(not one.is_over for one in tournament.pairings):
        return tournament
    if tournament.kind == LADDER:
        return _ladder_gone_on(tournament, roles, at)
    planned = rounds_planned(tournament)
    if (planned and tournament.round >= planned) or _is_decided(tournament):
        return _ended(tournament, at)
    after = _next_round(tournament, roles, at)
    made = after.pairings[len(tournament.pairings) :]
    return after if any(not one.is_bye for one in made) else _ended(tournament, at)


def _is_decided(tournament: Tournament) -> bool:
    """Return whether a knockout has had its final, or too few are left for another round."""
    last = [one for one in tournament.pairings if one.round == tournament.round]
    if tournament.kind == KNOCKOUT:
        return len(last) == 1
    return len(tournament.entrants_to_pair) < max(2, tournament.least)


def _ended(tournament: Tournament, at: float) -> Tournament:
    over = replace(tournament, status=OVER)
    if tournament.kind == POOL and len(tournament.slots) > 1:
        firsts = [_firsts(tournament, pool) for pool in range(1, len(tournament.slots) + 1)]
        return add_note(over, at, "tournament.note_over_pools", pools=firsts)
    return add_note(over, at, "tournament.note_over", who=_firsts(tournament))


def _firsts(tournament: Tournament, pool: int = 0) -> list[int]:
    """Return who is first, of a pool or of all."""
    return [one.number for one in standings(tournament, pool=pool) if one.place == 1]


def _ladder_gone_on(tournament: Tournament, roles: Roles, at: float) -> Tournament:
    after = replace(tournament, ladder=_climbed(tournament))
    if len(after.entrants_to_pair) < max(2, after.least):
        return _ended(after, at)
    if tournament.round % rounds_planned(tournament) == 0:
        after = add_note(after, at, "tournament.note_season", season=after.season, who=list(after.ladder[:1]))
        after = replace(after, season=after.season + 1)
    return _next_round(after, roles, at)


def _climbed(tournament: Tournament) -> tuple[int, ...]:
    """Return the ladder after its last round: those of a table share the rungs that they had, by their places; who is
    level stays above whom they were above."""
    order = list(tournament.ladder)
    for pairing in tournament.pairings:
        if pairing.round != tournament.round or pairing.season != tournament.season or pairing.is_bye:
            continue
        rungs = sorted(order.index(player) for player in pairing.players if player in order)
        ranked = sorted(
            (player for player in pairing.players if player in order),
            key=lambda player: (pairing.place_of(player), tournament.ladder.index(player)),
        )
        for rung, player in zip(rungs, ranked, strict=True):
            order[rung] = player
    gone = {one.number for one in tournament.entrants if not one.is_active}
    return tuple(player for player in order if player not in gone)


def cancel_tournament(tournament: Tournament, at: float) -> Tournament:
    """Return a tournament that does not go on. RuleError where it is over."""
    if tournament.status not in (OPEN, RUNNING):
        raise RuleError(keyed_text("error.tournament_over"))
    return add_note(replace(tournament, status=CANCELLED), at, "tournament.note_cancelled")


def _with_pairing(tournament: Tournament, number: int, **fields: Any) -> Tournament:
    pairings = tuple(replace(one, **fields) if one.number == number else one for one in tournament.pairings)
    return replace(tournament, pairings=pairings)
