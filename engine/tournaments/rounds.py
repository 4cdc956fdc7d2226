"""The pairings of a tournament's next round, by its format."""

from collections.abc import Iterable, Iterator, Sequence

from engine.tournaments.designs import rounds_with_planned_tables, seated_as_planned
from engine.tournaments.grouping import cut_into_tables, least_cost_tables, table_sizes
from engine.tournaments.history import PairingHistory, Roles, TableCosts
from engine.tournaments.knockouts import final_table, knockout_tables, those_through
from engine.tournaments.matching import least_cost_pairs
from engine.tournaments.models import BYE, KNOCKOUT, LADDER, POOL, Pairing, Tournament
from engine.tournaments.round_robin import BYE as NOBODY
from engine.tournaments.round_robin import round_robin_round, round_robin_rounds
from engine.tournaments.standings import standings

TWO = 2


def rounds_planned(tournament: Tournament) -> int:
    """Return how many rounds a tournament has, of a ladder how many a season; 0 where it ends by itself."""
    if tournament.rounds or tournament.kind == KNOCKOUT:
        return tournament.rounds
    if tournament.kind == POOL:
        longest = max((len(slots) for slots in tournament.slots), default=0)
        if tournament.most == TWO:
            return round_robin_rounds(range(longest))
        return max(1, -(-(longest - 1) // max(1, tournament.most - 1)))
    count = max(2, len(tournament.entrants_to_pair))
    return max(1, (count - 1).bit_length())


def has_game_for_heir(tournament: Tournament, number: int) -> bool:
    """Return whether a game is to come for whoever takes the place of an entrant of a tournament that goes on: one that
    is paired and not opened yet, or one of a later round. In a knockout nobody comes in later: they have won
    nothing."""
    if any(number in one.players and not one.table and not one.is_over for one in tournament.pairings):
        return True
    if tournament.kind in (KNOCKOUT, LADDER):
        return tournament.kind == LADDER
    later = range(tournament.round, rounds_planned(tournament))
    if tournament.kind == POOL and tournament.most == TWO:
        return any(_has_opponent(tournament, number, turn) for turn in later)
    return len(later) > 0


def _has_opponent(tournament: Tournament, number: int, turn: int) -> bool:
    """Return whether the plan of a pool of two at a table gives an entrant an opponent in a round, from 0."""
    slots = next((one for one in tournament.slots if number in one), ())
    whole = round_robin_rounds(slots)
    if not whole or (not tournament.rounds and turn >= whole):
        return False
    pair = next(one for one in round_robin_round(slots, turn % whole + 1) if number in one)
    other = tournament.entrant(pair[0] if pair[1] == number else pair[1])  # None: a bye
    return other is not None and other.is_active


def next_pairings(tournament: Tournament, roles: Roles) -> list[Pairing]:
    """Return the pairings of the round that comes next; none where nobody is left to be paired."""
    number = max((one.number for one in tournament.pairings), default=0)
    made = []
    for pool, players, sides in _tables(tournament, roles):
        number += 1
        made.append(
            Pairing(
                number=number,
                round=tournament.round + 1,
                players=tuple(players),
                sides=tuple(sides),
                pool=pool,
                season=tournament.season,
                places=(1,) if len(players) == 1 else (),
                how=BYE if len(players) == 1 else "",
            )
        )
    return made


Table = tuple[int, Sequence[int], Sequence[str]]  # pool, players, sides


def _tables(tournament: Tournament, roles: Roles) -> Iterator[Table]:
    match tournament.kind:
        case "pool":
            for number, slots in enumerate(tournament.slots, 1):
                active = [one for one in slots if (who := tournament.entrant(one)) and who.is_active]
                yield from _pool_round(tournament, number, slots, active, roles)
        case "knockout":
            yield from _knockout_round(tournament, roles)
        case _:
            yield from _by_standing(tournament, roles)


def _pool_round(
    tournament: Tournament, pool: int, slots: Sequence[int], active: Sequence[int], roles: Roles
) -> Iterator[Table]:
    """Yield the tables of a pool. Two at a table: as planned from the start, so that everybody meets everybody; whose
    opponent has dropped out has a bye."""
    if tournament.most > TWO:
        history = PairingHistory(one for one in tournament.pairings if one.pool == pool)
        yield from _grouped(tournament, pool, active, TableCosts(history, roles))
        return
    first, second = roles(TWO)[:TWO]
    whole = round_robin_rounds(slots)
    if not whole or (not tournament.rounds and tournament.round >= whole):
        return  # everybody has met everybody: of another pool, which is larger, more rounds are played
    turn, lap = tournament.round % whole, tournament.round // whole
    for one, other in round_robin_round(slots, turn + 1):
        pair = [player for player in (one, other) if player != NOBODY and player in active]
        if len(pair) == TWO:
            yield pool, pair, ((second, first) if lap % 2 else (first, second))  # the second lap: sides the other way
        elif pair:
            yield pool, pair, ("",)


def _grouped(tournament: Tournament, pool: int, players: Sequence[int], costs: TableCosts) -> Iterator[Table]:
    """Yield tables of more than two, and byes: for those who have played most, of these for the last. A search of
    a pool begins with the planned round that costs least, of which those that were played cost much."""
    least, most = tournament.least, tournament.most
    sizes, byes = table_sizes(len(players), least, most)
    idle = _idle(players, byes, costs.history)
    seated = [player for player in players if player not in idle]
    if pool and sizes:
        slots = tournament.slots[pool - 1]
        rounds = rounds_with_planned_tables(slots, table_sizes(len(slots), least, most)[0][0])
        seated = _by_plan(rounds, seated, sizes, costs)
    seed = f"season {tournament.season} pool {pool} round {tournament.round + 1}"
    for table in least_cost_tables(seated, sizes, costs.cost_of_table, seed=seed) if sizes else ():
        yield pool, table, costs.sides_of_players(table)
    for player in idle:
        yield pool, [player], ("",)


def _by_plan(
    rounds: Iterable[Sequence[Sequence[int]]], seated: Sequence[int], sizes: Sequence[int], costs: TableCosts
) -> list[int]:
    """Return who has a place in the order of the planned round that costs least, the first of equal ones."""
    orders = [seated_as_planned(tables, seated, sizes, costs.history.repeats) for tables in rounds]
    return min(orders, key=lambda order: sum(map(costs.cost_of_table, cut_into_tables(order, sizes))))


def _idle(players: Sequence[int], byes: int, history: PairingHistory) -> list[int]:
    """Return who sits out: who came in late has played less than others, and plays first."""
    order = {player: n for n, player in enumerate(players)}
    return sorted(players, key=lambda one: (-history.games[one], -order[one]))[:byes]


def _by_standing(tournament: Tournament, roles: Roles) -> Iterator[Table]:
    """Yield the tables of a Swiss tournament or a ladder: those who stand near one another, sides even first, nobody
    who has met second."""
    active = set(tournament.entrants_to_pair)
    if tournament.kind == LADDER:
        order = [one for one in tournament.ladder if one in active]
        history = PairingHistory(tournament.pairings_of_season(tournament.season))
        rank = {one: n for n, one in enumerate(order)}
    else:
        lines = standings(tournament)
        order = [one.number for one in lines if one.number in active]
        history = PairingHistory(tournament.pairings)
        rank = {one.number: round(2 * (lines[0].points - one.points)) for one in lines}
    costs = TableCosts(history, roles, rank)
    if tournament.most > TWO:
        yield from _grouped(tournament, 0, order, costs)
        return
    idle = _idle(order, len(order) % TWO, history)
    seated = [player for player in order if player not in idle]
    for pair in least_cost_pairs(seated, costs.cost_of_table):
        yield 0, pair, costs.sides_of_players(pair)
    for player in idle:
        yield 0, [player], ("",)


def _knockout_round(tournament: Tournament, roles: Roles) -> Iterator[Table]:
    if tournament.round:
        last = [one for one in tournament.pairings if one.round == tournament.round]
        left = those_through(tournament, last)
        if 1 < len(left) < tournament.least:
            left = final_table(tournament, last)
            tables, byes = [left], list[int]()
        else:
            tables, byes = knockout_tables(left, tournament.least, tournament.most)
    else:
        tables, byes = knockout_tables(tournament.entrants_by_seed, tournament.least, tournament.most)
    costs = TableCosts(PairingHistory(tournament.pairings), roles)
    for table in tables:
        yield 0, table, costs.sides_of_players(table)
    for player in byes:
        yield 0, [player], ("",)


def snake_pools(seeded: Sequence[int], pools: int) -> tuple[tuple[int, ...], ...]:
    """Return entrants spread over pools, the strongest, who are given first, as evenly as can be.

    >>> snake_pools([1, 2, 3, 4, 5], 2)
    ((1, 4, 5), (2, 3))
    """
    found: list[list[int]] = [[] for _ in range(pools)]
    for n, player in enumerate(seeded):
        lap, place = divmod(n, pools)
        found[place if lap % 2 == 0 else pools - 1 - place].append(player)
    return tuple(map(tuple, found))
