"""A tournament as a card: what is played, who takes part, how they stand, the games of the round, what was done last;
and its standings as a picture."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.messages.card import Card, Gallery, Part
from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Row, Screen, cut_text
from bot.tournaments.kept import KeptTournament, entrant_names, kept_of
from bot.words import Words, unmarked_text
from engine.store.clubs.interface import TournamentRow
from engine.tournaments.models import (
    KNOCKOUT,
    LADDER,
    OPEN,
    OPPONENTS,
    OVER,
    POOL,
    RUNNING,
    SWISS,
    WAIT,
    Pairing,
    Tournament,
)
from engine.tournaments.rounds import rounds_planned
from engine.tournaments.standings import StandingLine, standings, tie_breaks
from render import Picture, RenderService
from render.kit.standings import StandingsColumn, StandingsTable

COMMON = Words("common")
SURE = 1  # the page of a press whose question has been asked
LINES, GAMES, NOTES, NAMES = 12, 16, 3, 40  # of standings, games, notes and entrants that the card tells in words
ROWS, BREAKS = 40, 2  # of the picture: its rows, and the tie-breaks that have room beside names
COLUMN, BREAK_WIDE = 150, {OPPONENTS: 200}  # pixels of a column of figures, and of one whose name is longer
ROOM = 1100  # characters of the games of a round
Names = Mapping[int, str]
NO_LINKS: Mapping[str, str] = MappingProxyType({})


def tournament_screen(row: TournamentRow, picture: Picture | None, number: int) -> Screen:
    """Return the card of a tournament. number: how many cards it has had."""
    kept, names = kept_of(row), entrant_names(row)
    parts: list[Part] = ["\n".join(_plan_lines(kept))]
    if kept.tournament.status == OPEN:
        parts.append(_entrants(kept.tournament, names))
    else:
        parts += _standing_parts(kept.tournament, names)
        if picture is not None:
            parts.append(Gallery(pictures=(picture,)))
        games = "\n".join(_game_lines(kept, names))
        parts += [games] if games else []
    notes = "\n".join(f"-# {line}" for line in note_lines(kept.tournament, names, NOTES))
    parts += [notes] if notes else []
    below = COMMON("tournament.number", id=row.id, number=number)
    card = Card(
        title=COMMON("tournament.title", name=kept.name),
        above=COMMON(f"tournament.is_{kept.tournament.status}"),
        parts=tuple(parts),
        below=below,
    )
    return Screen(card=card, rows=tuple(_rows(row.id, kept.tournament)))


def _rows(number: int, tournament: Tournament) -> Iterator[Row]:
    ladder = tournament.kind == LADDER and tournament.status == RUNNING
    keys = {OPEN: ("evjoin", "evleave"), RUNNING: ("evjoin", "evleave", "evshow") if ladder else ("evleave", "evshow")}
    verbs = keys.get(tournament.status, ("evshow",))
    styles = {"evjoin": "success", "evshow": "primary"}
    yield tuple(
        Button(
            id=Press(verb, argument=str(number)).id(),
            label=cut_text(COMMON(f"button.{verb}"), LABEL),
            style=styles.get(verb, "secondary"),
        )
        for verb in verbs
    )


def leaving_screen(row: TournamentRow) -> Screen:
    """Return what is asked before somebody leaves a tournament that has begun."""
    button = Button(
        id=Press("evleave", argument=str(row.id), page=SURE).id(),
        label=cut_text(COMMON("button.evleave_sure"), LABEL),
        style="danger",
    )
    return Screen(content=COMMON("event.leave_asked", name=kept_of(row).name), rows=((button,),))


def _plan_lines(kept: KeptTournament) -> Iterator[str]:
    one, words = kept.tournament, Words(kept.game)
    yield COMMON(
        "tournament.plan",
        game=words.name(kept.game),
        kind=COMMON.name(f"tournament_{one.kind}"),
        least=0 if one.kind == SWISS else one.least,  # its name says that it is for two
        most=one.most,
        pools=one.pools if one.kind == POOL else 1,
        through=one.through if one.kind == KNOCKOUT else 1,
    )
    planned = rounds_planned(one) if one.status != OPEN or one.rounds else 0
    yield COMMON(
        "tournament.times",
        rounds=planned,
        season=one.season if one.kind == LADDER else 0,
        round=one.round,
        days=round(one.days),
        late=COMMON.name(f"late_{one.late}"),
    )


def _entrants(tournament: Tournament, names: Names) -> str:
    """Return who takes part, and who waits for a place."""
    active = [names.get(number, "?") for number in tournament.entrants_to_pair]
    waiting = [names.get(one.number, "?") for one in tournament.entrants if one.waiting and not one.dropped]
    said = COMMON(
        "tournament.entrants", count=len(active), places=tournament.places, names=", ".join(active[:NAMES]) or "–"
    )
    return said + ("\n" + COMMON("tournament.waiting", names=", ".join(waiting[:NAMES])) if waiting else "")


def _standing_parts(tournament: Tournament, names: Names) -> Iterator[str]:
    """Yield how entrants stand, in words: the first of each pool."""
    pools = range(1, len(tournament.slots) + 1) if tournament.kind == POOL else (0,)
    for pool in pools:
        lines = [*standing_lines(tournament, names, pool)][: max(3, LINES // len(pools))]
        head = [COMMON("tournament.pool", pool=pool)] if len(pools) > 1 else []
        if lines:
            yield "\n".join((*head, *lines))


def standing_lines(tournament: Tournament, names: Names, pool: int = 0) -> Iterator[str]:
    """Yield a line for each entrant, the first first."""
    for one in standings(tournament, pool=pool):
        yield COMMON(
            "tournament.line",
            place=one.place,
            name=names.get(one.number, "?"),
            out=_is_out(tournament, one.number),
            points=_figure(one.points),
            games=one.games,
            knockout=tournament.kind == KNOCKOUT,
        )


def _is_out(tournament: Tournament, number: int) -> bool:
    entrant = tournament.entrant(number)
    return entrant is not None and entrant.dropped and tournament.status == RUNNING


def _figure(value: float) -> float | int:
    return int(value) if value == int(value) else round(value, 2)


def _game_lines(kept: KeptTournament, names: Names, links: Mapping[str, str] = NO_LINKS) -> Iterator[str]:
    """Yield the games of the present round, and how they came out. links: by table, where they are played."""
    one, room = kept.tournament, ROOM
    games = [pairing for pairing in one.pairings if pairing.round == one.round and pairing.season == one.season]
    if not games:
        return
    yield COMMON("tournament.round", round=one.round, final=one.kind == KNOCKOUT and len(games) == 1)
    for number, pairing in enumerate(games):
        line = game_line(kept, pairing, names)
        line += f" · {links[pairing.table]}" if pairing.table in links else ""
        room -= len(line) + 1
        if room < 0 or number >= GAMES:
            yield COMMON("tournament.more", count=len(games) - number)
            return
        yield line


def game_line(kept: KeptTournament, pairing: Pairing, names: Names) -> str:
    """Return a game: who plays, on which side, and how it stands."""
    words = Words(kept.game)
    players = " – ".join(
        COMMON("tournament.player", name=names.get(player, "?"), side="none" if side.isdecimal() else words.name(side))
        if side
        else names.get(player, "?")
        for player, side in zip(pairing.players, pairing.sides, strict=True)
    )
    if pairing.is_bye:
        return COMMON("tournament.bye", name=players, kind=kept.tournament.kind)
    if not pairing.is_over:
        until = int(pairing.due) if kept.tournament.status == RUNNING else 0  # 0: of one that was called off
        waits = kept.tournament.late == WAIT and until > 0
        return COMMON("tournament.game", number=pairing.number, players=players, until=until, waits=waits)
    first = [names.get(player, "?") for player in pairing.players if pairing.place_of(player) == 1]
    return COMMON(
        "tournament.result",
        number=pairing.number,
        players=players,
        won=", ".join(first),
        level=len(first) == len(pairing.players),
        how=pairing.how or "played",
    )


def note_lines(tournament: Tournament, names: Names, count: int) -> Iterator[str]:
    """Yield the last things that were done, the last one first."""
    for note in reversed(tournament.notes[-count:]):
        said = COMMON(note.key, **note_words(note.args, names))
        yield COMMON("tournament.noted", at=int(note.at), said=said)


def note_words(args: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Return the arguments of a note with names in the place of entrants."""
    said = {key: _named(value, names) if key in NAMED else value for key, value in args.items()}
    if args.get("order"):
        said["order"] = ", ".join(f"{place}. {names.get(number, '?')}" for place, number in args["order"])
    if args.get("pools"):
        heads = [COMMON("tournament.pool_head", pool=number) for number in range(1, len(args["pools"]) + 1)]
        said["pools"] = "; ".join(
            f"{head}: {_named(who, names)}" for head, who in zip(heads, args["pools"], strict=True)
        )
    return said


NAMED = ("who", "old", "new", "one", "other", "first")  # arguments of notes that are entrants


def _named(value: object, names: Names) -> str:
    numbers = value if isinstance(value, list) else [value]
    return ", ".join(names.get(int(str(one)), "?") for one in numbers)


# The picture


def standings_table(row: TournamentRow) -> StandingsTable:
    """Return the standings as a table to be drawn."""
    kept, names = kept_of(row), entrant_names(row)
    one, breaks = kept.tournament, tie_breaks(kept.tournament)[:BREAKS]
    wide = {"place": 55, "name": 0, "games": COLUMN, "points": COLUMN} | {
        one: BREAK_WIDE.get(one, COLUMN) for one in breaks
    }
    columns = [StandingsColumn(COMMON(f"tournament.column_{name}"), width) for name, width in wide.items()]
    rows: list[tuple[str, ...]] = []
    pools = range(1, len(one.slots) + 1) if one.kind == POOL else (0,)
    for pool in pools:
        if len(pools) > 1:
            rows.append((COMMON("tournament.pool_head", pool=pool),))
        rows += [_cells(line, names) for line in standings(one, pool=pool)]
    return StandingsTable(title=unmarked_text(kept.name), columns=tuple(columns), rows=tuple(rows[:ROWS]))


def _cells(line: StandingLine, names: Names) -> tuple[str, ...]:
    figures: Sequence[float | int] = (line.games, line.points, *line.breaks[:BREAKS])
    name = unmarked_text(names.get(line.number, "?"))
    return (f"{line.place}", name, *(COMMON("tournament.figure", figure=_figure(one)) for one in figures))


async def standings_picture(row: TournamentRow, renderer: RenderService) -> Picture | None:
    """Return the standings as a picture; None before it has begun."""
    kept = kept_of(row)
    if kept.tournament.status == OPEN or not kept.tournament.pairings:
        return None
    return await renderer.draw(kept.game, "standings", standings_table(row))


def whole_screen(row: TournamentRow, picture: Picture | None, links: Mapping[str, str] = NO_LINKS) -> Screen:
    """Return how a tournament stands, for whoever asks: all standings, the games of the round, and the last things that
    were done. links: by table, where the games are played."""
    kept, names = kept_of(row), entrant_names(row)
    pools: Sequence[int] = range(1, len(kept.tournament.slots) + 1) if kept.tournament.kind == POOL else (0,)
    lines = [COMMON("tournament.heading", name=kept.name, id=row.id), *_plan_lines(kept)]
    if kept.tournament.status == OPEN:
        lines.append(_entrants(kept.tournament, names))
        pools = ()
    for pool in pools:
        lines += [COMMON("tournament.pool", pool=pool)] if len(pools) > 1 else []
        lines += standing_lines(kept.tournament, names, pool)
    lines += _game_lines(kept, names, links)
    lines += [f"-# {line}" for line in note_lines(kept.tournament, names, NOTES * 3)]
    if kept.tournament.status in (RUNNING, OVER) and kept.tournament.kind in (POOL, SWISS):
        lines.append("-# " + COMMON("tournament.points_say", breaks=", ".join(_break_names(kept.tournament)) or "–"))
    if kept.tournament.status in (RUNNING, OVER) and kept.tournament.kind == KNOCKOUT:
        lines.append("-# " + COMMON("tournament.points_say_knockout"))
    if kept.tournament.status in (RUNNING, OVER) and kept.tournament.kind == LADDER:
        lines.append("-# " + COMMON("tournament.points_say_ladder"))
    return Screen(content=cut_text("\n".join(lines), 2000), pictures=(picture,) if picture is not None else ())


def _break_names(tournament: Tournament) -> Iterator[str]:
    for name in tie_breaks(tournament):
        yield COMMON(f"tournament.say_{name}")
