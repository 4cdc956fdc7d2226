"""What a turn was about, for the card that ends it; what everybody has done in the game, for /stats and the end; what
points are for."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from bot.titles.rise_of_the_roman_republic.battle_course import course_of
from bot.titles.rise_of_the_roman_republic.dice_luck import counted_throws, extreme_throw_lines
from bot.titles.rise_of_the_roman_republic.short_words import own_sides, side_emblem
from bot.titles.sentences import near_first, parts_with_counts
from bot.words import Words
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.events.combat import BattleBegan, BattleRolled, BoxesMoved, SpLost
from engine.games.rise_of_the_roman_republic.events.cup import DevastationTried, PointsCounted
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised
from engine.games.rise_of_the_roman_republic.events.movement import Marched
from engine.games.rise_of_the_roman_republic.events.politics import LeaderFell, TriumphAwarded
from engine.games.rise_of_the_roman_republic.events.siege import CitySacked, CityTaken, SiegeLifted, SiegePlaced
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.events import Event
from engine.kernel.state import Side

AT_SIEGES = ("assault", "siege", "fall")
ON_THE_WAY = ("movement", "inertia", "retreat", "avoidance", "coordination")


class Record(msgspec.Struct):
    """What a side has done: battles fought and won, cities taken and lost, cities sacked, hexes marched; SP lost in
    battle, at sieges, and on the march or by staying where it was."""

    fought: int = 0
    won: int = 0
    taken: int = 0
    given: int = 0
    sacked: int = 0
    hexes: int = 0
    lost_battle: int = 0
    lost_siege: int = 0
    lost_way: int = 0


def turn_story_lines(view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
    """Return what a turn was about: cities, battles, men, provinces laid waste, dice."""
    lines = [*_taken(events, words), *_battles(events, words), *_men(events, words), *_waste(events, words)]
    held = _held(view, words) if view.conquest is None else ()  # else nobody counts points
    return [*lines, *held, *extreme_throw_lines(list(counted_throws(events, view.masters)), words)]


def news_of_others_lines(view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
    """Return which enemies have come near, which cities others took, which battles they fought, which men fell, what
    was laid waste, whom they have won over and whom they have raised; the cities of provinces in which the reader has
    forces first."""
    own = own_sides(view)
    near = {province_of(stack.hex) for stack in view.stacks if stack.side in own and stack.hex in HEXES}

    def deeds(some: Sequence[Event]) -> list[str]:
        deeds = (_taken, _freed, _battles, _men, _waste, _won_over, _raised)
        return [line for told in deeds for line in told(some, words)]

    of_place = near_first(events, near, lambda e: province_of(e.place) if isinstance(e, CityTaken) else "", deeds)
    return [*_come_near(view, events, near, words), *of_place]


def _come_near(view: RiseView, events: Sequence[Event], near: Collection[str], words: Words) -> Iterator[str]:
    """Yield which enemy forces have marched into provinces where the reader has men, and stand there still."""
    own = own_sides(view)
    came = {(event.power, event.way[-1]) for event in events if isinstance(event, Marched) and event.sp}
    parts = [
        words("story.near_one", emblem=side_emblem(one.power, words), power=one.power, sp=one.sp, place=one.hex,
              inside=one.inside)
        for one in view.stacks
        if (one.power, one.hex) in came and one.sp and one.side not in own and province_of(one.hex) in near
    ]  # fmt: skip
    if parts:
        yield words("story.near", parts=" · ".join(parts))


def _taken(events: Sequence[Event], words: Words) -> Iterator[str]:
    found: dict[str, dict[str, None]] = {}
    for event in events:
        if isinstance(event, CityTaken):
            for places in found.values():
                places.pop(event.place, None)
            found.setdefault(event.power or "none", {})[event.place] = None
    for power, places in found.items():
        if places and power != "none":
            yield words("story.taken", emblem=side_emblem(power, words), power=power, places=list(places))


def _freed(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield whose sieges are over, but of cities that fell or were besieged anew after that."""
    over = {}
    for event in events:
        if isinstance(event, SiegeLifted):
            over[event.place] = event
        elif isinstance(event, CityTaken | SiegePlaced):
            over.pop(event.place, None)
    for event in over.values():
        yield words("story.siege_over", place=event.place, reason=event.reason)


def _battles(events: Sequence[Event], words: Words) -> Iterator[str]:
    parts = []
    starts = [n for n, event in enumerate(events) if isinstance(event, BattleBegan)]
    for n, start in enumerate(starts):
        end = starts[n + 1] if n + 1 < len(starts) else len(events)
        course = course_of(events[start:end])
        if course is not None and course.rolled is not None:
            key = "story.battle" if course.winner else "story.battle_drawn"
            parts.append(
                words(key, place=course.begun.place, winner=course.winner, loser=course.loser,
                      attacker=course.begun.attacker, defender=course.begun.defender)
            )  # fmt: skip
    if parts:
        yield words("story.battles", parts=" · ".join(parts_with_counts(parts, words)))


def _men(events: Sequence[Event], words: Words) -> Iterator[str]:
    parts = []
    for event in events:
        match event:
            case LeaderFell(leader=leader, fate=fate):
                parts.append(words("story.fell", leader=leader, fate=fate))
            case TriumphAwarded(leader=leader):
                parts.append(words("story.triumph", leader=leader))
    if parts:
        yield words("story.men", parts=" · ".join(parts))


def _waste(events: Sequence[Event], words: Words) -> Iterator[str]:
    found = [event.province for event in events if isinstance(event, DevastationTried) and event.devastated]
    if found:
        yield words("story.waste", provinces=list(dict.fromkeys(found)), count=len(set(found)))


def _won_over(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield how far provinces now lean to whom, in one line; of each its last level for each side."""
    levels = {(event.province, event.side): event.level for event in events if isinstance(event, BoxesMoved)}
    parts = [words("story.leans", province=province, side=side, level=level)
             for (province, side), level in levels.items() if level > 0]  # fmt: skip
    if parts:
        yield words("story.won_over", parts=" · ".join(parts))


def _raised(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield which men each power has raised, all together."""
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, LevyRaised):
            infantry, cavalry = found.get(event.power, (0, 0))
            found[event.power] = infantry + event.infantry, cavalry + event.cavalry
    for power, (infantry, cavalry) in found.items():
        if infantry or cavalry:
            yield words(
                "story.raised", emblem=side_emblem(power, words), power=power, infantry=infantry, cavalry=cavalry
            )


def _held(view: RiseView, words: Words) -> Iterator[str]:
    """Yield which provinces bring each side its points."""
    parts = [
        words("story.held_by", emblem=side_emblem(side.side, words), provinces=list(side.provinces))
        for side in view.sides
        if side.provinces
    ]
    if parts:
        yield words("story.held", parts=" · ".join(parts))


# Of the whole game


def records_by_side(sides: Sequence[Side], events: Sequence[Event]) -> Mapping[Side, Record]:
    """Return what each side has done so far, tribes with their masters of the time."""
    found, masters = {side: Record() for side in sides}, dict[str, str]()
    meeting = ("", "")

    def add(power: str, **counts: int) -> None:
        record = found.get(masters.get(power, power))
        for name, count in counts.items() if record is not None else ():
            setattr(record, name, getattr(record, name) + count)

    for event in events:
        match event:
            case TribeMastered(tribe=tribe, side=side):
                masters[tribe] = side
            case BattleBegan():
                meeting = (event.attacker, event.defender)
            case BattleRolled(result=result):
                add(meeting[0], fought=1, won=int(result.startswith("a_")))
                add(meeting[1], fought=1, won=int(result.startswith("d_")))
            case CityTaken(power=power, before=before):
                add(power, taken=1)
                add(before, given=1)
            case CitySacked(power=power):
                add(power, sacked=1)
            case Marched(power=power, way=way):
                add(power, hexes=len(way) - 1)
            case SpLost(power=power):
                add(power, **{_cause(event): event.infantry + event.cavalry + event.elephants})
    return found


def _cause(event: SpLost) -> str:
    """Return the field of a record that a loss is counted in."""
    if event.cause in AT_SIEGES:
        return "lost_siege"
    return "lost_way" if event.cause in ON_THE_WAY else "lost_battle"


def record_lines(view: RiseView, events: Sequence[Event], words: Words, *, points: bool) -> Iterator[str]:
    """Yield what each side has done in the game so far. points: whether points decide the scenario."""
    found = records_by_side([side.side for side in view.sides], events)
    for side in view.sides:
        yield words("record.side" if points else "record.side_held", emblem=side_emblem(side.side, words),
        side=side.side,
                    seat=side.seat, points=side.points, provinces=list(side.provinces),
                    count=len(side.provinces))  # fmt: skip
        yield words("record.deeds", **msgspec.structs.asdict(found[side.side]))


def point_sources(events: Sequence[Event]) -> Mapping[Side, Mapping[str, int]]:
    """Return what the points of each side are for: the provinces that it controls, as they were counted last; {} for a
    single turn, of which one count does not say what has changed."""
    counts = [event for event in events if isinstance(event, PointsCounted)]
    if len(counts) < 2:
        return {}
    counted = counts[-1]
    return {
        side: {f"name.{province}": worth for province, worth in counted.held.get(side, {}).items()}
        for side in counted.points
    }


def swing_sources(events: Sequence[Event]) -> Mapping[Side, Mapping[str, int]]:
    """Return by which provinces a side has gained or lost in a turn: those that count for it now, or no more, and in
    which cities have come to it, or from it."""
    counted = next((event for event in reversed(events) if isinstance(event, PointsCounted)), PointsCounted({}))
    found: dict[Side, dict[str, int]] = {}
    for event in events:
        if isinstance(event, CityTaken):
            province = province_of(event.place)
            if worth := counted.held.get(event.power, {}).get(province, 0):
                found.setdefault(event.power, {})[f"name.{province}"] = worth
            if event.before in counted.points and province not in counted.held.get(event.before, {}):
                found.setdefault(event.before, {})[f"name.{province}"] = -1
    return found
