"""What a turn was about, for the card that ends it; and what everybody has done in the game, for /stats and the end."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from bot.titles.sentences import joined_parts, near_first, parts_with_counts
from bot.titles.sword_of_rome.dice_luck import counted_throws, extreme_throw_lines
from bot.titles.sword_of_rome.points import point_sources, points_of_next_scoring
from bot.titles.sword_of_rome.short_words import own_powers, side_emblem
from bot.titles.sword_of_rome.trailing import person_total_line, unplayed_power_deciders_line
from bot.words import Words
from engine.games.sword_of_rome.board.roads import adjacent_spaces
from engine.games.sword_of_rome.events.combat import AutomaticVictory, BattleBegan, BattleDecided
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken, AllianceEnded, AllianceMade
from engine.games.sword_of_rome.events.movement import ArmyMarched
from engine.games.sword_of_rome.events.siege import CityFell, CityLooted, Raided, TribeSubdued
from engine.games.sword_of_rome.events.turn import AllianceLapsed, AllianceRenewed, Scored
from engine.games.sword_of_rome.powers import SIDE_OF
from engine.games.sword_of_rome.tables import SPACES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event
from engine.kernel.state import Side

TAKEN = (CityFell, CityLooted, TribeSubdued)


class Record(msgspec.Struct):
    """What a side has done: battles fought and won, CU killed and lost in them, cities and tribes taken, cities looted
    and lost, spaces raided."""

    fought: int = 0
    won: int = 0
    killed: int = 0
    lost: int = 0
    taken: int = 0
    looted: int = 0
    given: int = 0
    raided: int = 0


def turn_story_lines(view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
    """Return what a turn was about: points, battles, cities, alliances, dice; who gains if nothing changes."""
    lines = [*_scores(events, words), *_battles(events, words), *_taken(events, words), *_alliances(events, words)]
    lines += extreme_throw_lines(list(counted_throws(events)), words)
    return [
        *person_total_line(view, words),
        *lines,
        *next_scoring_lines(view, words),
        *unplayed_power_deciders_line(view, words),
    ]


def news_of_others_lines(view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
    """Return which armies have come into the reader's spaces, then which battles others fought, what they took and whom
    they are allied to now, near the reader's forces and spaces first."""
    powers = own_powers(view)
    own = [place.space for place in view.places if place.owner in powers]
    own += [stack.space for stack in view.stacks if stack.power in powers and stack.space in SPACES]

    def deeds(some: Sequence[Event]) -> list[str]:
        return [*_battles(some, words), *_taken(some, words), *_alliances(some, words)]

    near = {*own, *(beside for space in own for beside in adjacent_spaces(space))}
    at = (*TAKEN, BattleDecided, AutomaticVictory)
    found = near_first(events, near, lambda e: str(getattr(e, "space", "")) if isinstance(e, at) else "", deeds)
    return [*_come_in(view, events, powers, words), *found]


def _come_in(view: SwordView, events: Sequence[Event], powers: Collection[str], words: Words) -> Iterator[str]:
    """Yield which armies of others have marched into spaces of the reader's, and stand there still."""
    own = {place.space for place in view.places if place.owner in powers}
    came = {(event.power, event.goal) for event in events if isinstance(event, ArmyMarched) and event.cu}
    parts = [
        words("story.near_one", emblem=side_emblem(one.power, words), power=one.power, cu=one.cu, space=one.space)
        for one in view.stacks
        if (one.power, one.space) in came and one.cu and one.space in own and one.power not in powers
    ]
    if parts:
        yield words("story.near", parts=" · ".join(parts))


def _scores(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what each side's points of the turn were for, those of each that has any."""
    parts = [
        words("story.scored", emblem=side_emblem(e.side, words), gained=e.gained, lost=e.lost, plus=len(e.gained),
              minus=len(e.lost))
        for e in events
        if isinstance(e, Scored) and (e.gained or e.lost)
    ]  # fmt: skip
    if parts:
        yield words("story.scores", parts=" · ".join(parts))


def _battles(events: Sequence[Event], words: Words) -> Iterator[str]:
    parts = [
        words("story.battle", emblem=side_emblem(e.winner, words), winner=e.winner, loser=e.loser, space=e.space)
        for e in events
        if isinstance(e, BattleDecided | AutomaticVictory)
    ]
    if parts:
        yield words("story.battles", parts=" · ".join(parts_with_counts(parts, words)))


def _taken(events: Sequence[Event], words: Words) -> Iterator[str]:
    found: dict[tuple[str, str], list[str]] = {}
    for event in events:
        if isinstance(event, TAKEN):
            how = "looted" if isinstance(event, CityLooted) else "taken"
            found.setdefault((how, event.taker), []).append(event.space)
    looted = {event.space for event in events if isinstance(event, CityLooted)}
    for (how, power), spaces in found.items():
        kept = [space for space in dict.fromkeys(spaces) if how == "looted" or space not in looted]
        if kept:
            yield words(f"story.{how}", emblem=side_emblem(power, words), power=power, spaces=kept)


def _alliances(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what has become of alliances: of each the last that happened to it, and every betrayal."""
    last: dict[tuple[str, ...], str] = {}
    for event in events:
        match event:
            case AllianceBroken(power=one, to=other):
                last["broken", *sorted((one, other))] = words("story.alliance_broken", one=one, other=other)
                last.pop((*sorted((one, other)),), None)
            case AllianceMade(power=one, to=other):
                last[(*sorted((one, other)),)] = words("story.alliance_made", one=one, other=other)
            case AllianceRenewed(one=one, other=other):
                last[(*sorted((one, other)),)] = words("story.alliance_renewed", one=one, other=other)
            case AllianceEnded(power=one, to=other) | AllianceLapsed(one=one, other=other):
                last[(*sorted((one, other)),)] = words("story.alliance_ended", one=one, other=other)
    if last:
        yield words("story.alliances", parts=joined_parts(list(last.values())))


def next_scoring_lines(view: SwordView, words: Words) -> Iterator[str]:
    """Yield who would gain and lose at the next scoring, if nothing changed."""
    parts = [
        words("story.stands", emblem=side_emblem(side, words), change=f"{n:+d}")
        for side, n in points_of_next_scoring(view).items()
        if n
    ]
    if parts:
        yield words("story.as_it_stands", parts=" · ".join(parts))


# Of the whole game


def records_by_side(sides: Sequence[Side], events: Sequence[Event]) -> Mapping[Side, Record]:
    """Return what each side has done so far."""
    found = {side: Record() for side in sides}
    attacker = ""
    for event in events:
        match event:
            case BattleBegan():
                attacker = event.attacker
            case BattleDecided(winner=winner, loser=loser):
                tolls = (event.attacker_lost, event.defender_lost)
                paid, killed = tolls if winner == attacker else tolls[::-1]
                _add(found, winner, fought=1, won=1, killed=killed, lost=paid)
                _add(found, loser, fought=1, killed=paid, lost=killed)
            case AutomaticVictory(winner=winner, loser=loser, lost=gone):
                _add(found, winner, fought=1, won=1, killed=gone)
                _add(found, loser, fought=1, lost=gone)
            case CityFell(taker=taker, former=former):
                _add(found, taker, taken=1)
                _add(found, former, given=1)
            case TribeSubdued(taker=taker):
                _add(found, taker, taken=1)
            case CityLooted(taker=taker):
                _add(found, taker, looted=1)
            case Raided(power=power, success=True):
                _add(found, power, raided=1)
    return found


def _add(found: Mapping[Side, Record], power: str, **counts: int) -> None:
    """Add to the record of a power's side; of a power that nobody plays nothing is kept."""
    record = found.get(SIDE_OF.get(power, ""))
    for name, count in counts.items() if record is not None else ():
        setattr(record, name, getattr(record, name) + count)


def record_lines(view: SwordView, events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what each side has done in the game so far, and what its points were for."""
    found, earned = records_by_side([side.side for side in view.sides], events), point_sources(events)
    for side in view.sides:
        points = [
            words("record.points", points=f"{n:+d}", why={"key": why, "args": {}})
            for why, n in earned.get(side.side, {}).items()
            if n
        ]
        yield words(
            "record.side", emblem=side_emblem(side.side, words), side=side.side, seat=side.seat, vp=side.vp,
            points=joined_parts(points),
        )  # fmt: skip
        yield words("record.deeds", **msgspec.structs.asdict(found[side.side]))
