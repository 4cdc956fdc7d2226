"""The round's story: what was conquered, battles, the best and worst dice. It is made of
public events and the public view alone."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.titles.sentences import near_first, parts_with_counts
from bot.titles.total_war_rome.land_battle import rolls_by_side
from bot.titles.total_war_rome.short_words import damage_text, pair_status_text
from bot.words import Words
from data.messages import signed_number_text
from engine.games.total_war_rome.board.geography import BESIDE
from engine.games.total_war_rome.events.battle import (
    BattleDecided,
    BroadsidesFired,
    CombatFought,
    NavalBattleFought,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.events.board import RegionTaken, Rolled
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.events.diplomacy import StatusChanged
from engine.games.total_war_rome.events.rounds import TaxRaised, VictoryPoints
from engine.games.total_war_rome.skull_dice import damage_in_wounds, mean_damage
from engine.games.total_war_rome.statistics import DEFENCE, faction_records
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text

NOBODYS = (DEFENCE, "infighting")  # throws that are nobody's luck


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """Dice that were thrown at once, and how much more than its due they did."""

    side: str
    what: str
    dice: tuple[tuple[str, str], ...]

    @property
    def luck(self) -> float:
        """Return the kills above those to be expected."""
        faces = [face for _, face in self.dice]
        return damage_in_wounds(faces) / 2 - mean_damage([colour for colour, _ in self.dice])


def round_story_lines(view: RomeView, events: Sequence[Event], words: Words) -> list[str]:
    """Return what is said of a round beside the map."""
    if not any(isinstance(event, TaxRaised | VictoryPoints | RegionTaken | BattleDecided) for event in events):
        return []
    return [
        *_conquests(events, words),
        *_repulsed(events, words),
        *_treaties(events, words),
        *parts_with_counts(_battles(events, words), words),
        *_dice(events, words),
    ]


def news_of_others_lines(view: RomeView, events: Sequence[Event], words: Words) -> list[str]:
    """Return what others took, whom they fought and how they stand to each other now, near the reader's regions and
    armies first."""
    own = [region for region, land in view.regions.items() if land.owner in view.sides]
    own += [army.at for army in view.armies.values() if army.owner in view.sides and army.at in BESIDE]

    def deeds(some: Sequence[Event]) -> list[str]:
        fought = parts_with_counts(_battles(some, words), words)
        return [*_conquests(some, words), *_repulsed(some, words), *fought, *_treaties(some, words)]

    near = {*own, *(place for region in own for place in BESIDE[region])}
    return near_first(events, near, lambda e: e.region if isinstance(e, RegionTaken | AssaultEnds) else "", deeds)


def tax_income(events: Sequence[Event]) -> dict[str, int]:
    """Return what each faction raised in taxes."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, TaxRaised):
            found[event.side] = found.get(event.side, 0) + event.total
    return found


def _conquests(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what is independent by the end of the round, then what each faction took in it."""
    taken = [event for event in events if isinstance(event, RegionTaken)]
    last = {event.region: event.owner for event in taken}
    if freed := tuple([region for region, owner in last.items() if not owner]):
        yield words("story.freed", regions=freed)
    for side in dict.fromkeys(event.owner for event in taken if event.owner):
        regions = tuple(dict.fromkeys(event.region for event in taken if event.owner == side))
        yield words("story.taken", emblem=words.sign(f"emblem_{side}"), side=side, regions=regions)


def _repulsed(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what each faction assaulted in vain, and did not take later either."""
    taken = {(event.owner, event.region) for event in events if isinstance(event, RegionTaken)}
    failed: dict[str, dict[str, None]] = {}
    for event in events:
        if isinstance(event, AssaultEnds) and not event.taken and (event.side, event.region) not in taken:
            failed.setdefault(event.side, {})[event.region] = None
    for side, regions in failed.items():
        yield words("story.repulsed", emblem=words.sign(f"emblem_{side}"), side=side, regions=tuple(regions))


def _treaties(events: Sequence[Event], words: Words) -> Iterator[str]:
    last: dict[frozenset[str], StatusChanged] = {}
    for event in events:
        if isinstance(event, StatusChanged):
            last[frozenset((event.a, event.b))] = event
    if last:
        yield words(
            "story.treaties",
            parts="; ".join(pair_status_text(e.a, e.b, e.status, words) for e in last.values()),
        )


def _battles(events: Sequence[Event], words: Words) -> Iterator[str]:
    for event in events:
        if isinstance(event, BattleDecided):
            key = f"course.result.{event.result}"
            yield words(
                "story.battle", attacker=event.attacker, defender=event.defender, result=words(key, side=event.side)
            )
        elif isinstance(event, NavalBattleFought):
            result = words("course.result.victory" if event.side else "course.result.tie", side=event.side)
            yield words("story.sea", attacker=event.attacker, defender=event.defender, area=event.area, result=result)


def counted_throws(events: Sequence[Event]) -> Iterator[Throw]:
    """Yield the throws of the events, without those that are nobody's luck: for a region's inhabitants, whom whoever is
    next rolls for, and of tribes that strike each other, to whom both sides belong."""
    for event in events:
        if isinstance(event, Rolled) and event.what in NOBODYS:
            continue
        if isinstance(event, Rolled):
            dice = tuple(zip(event.dice, event.faces, strict=True))
            yield Throw(side=event.side, what=event.what, dice=dice)
        elif isinstance(event, CombatFought):
            for side, rolls in zip((event.attacker, event.defender), rolls_by_side(event), strict=True):
                yield from (Throw(side=side, what=roll[0], dice=roll[2]) for roll in rolls)
        elif isinstance(event, BroadsidesFired):
            for side, fired in ((event.attacker, event.attacker_rolls), (event.defender, event.defender_rolls)):
                yield from (Throw(side=side, what=roll[0], dice=roll[2]) for roll in fired)
        elif isinstance(event, UnopposedAttackMade):
            yield from (Throw(side=event.side, what=roll[0], dice=roll[2]) for roll in event.rolls)


def _dice(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield the luckiest and the unluckiest of some throws, if they are better and worse than was to be expected."""
    found = [throw for throw in counted_throws(events) if throw.dice]
    if len(found) < 2:
        return
    best, worst = max(found, key=lambda t: t.luck), min(found, key=lambda t: t.luck)
    for key, throw, sign in (("best", best, 1), ("worst", worst, -1)):
        if throw.luck * sign <= 0:
            continue
        faces = [face for _, face in throw.dice]
        yield words(
            f"story.{key}",
            emblem=words.sign(f"emblem_{throw.side}"),
            side=throw.side,
            what=words(f"roll.{throw.what}") if words.has_words(f"roll.{throw.what}") else words.name(throw.what),
            dice=words.dice(throw.dice),
            hits=damage_text(faces),
            expected=words.decimal(mean_damage([colour for colour, _ in throw.dice])),
        )


def point_sources(events: Sequence[Event]) -> dict[str, dict[str, int]]:
    """Return what the victory points of each faction were for, by the key of its words."""
    found: dict[str, dict[str, int]] = {}
    for event in events:
        if isinstance(event, VictoryPoints):
            earned = found.setdefault(event.side, {})
            key = f"reason.{event.reason}"
            earned[key] = earned.get(key, 0) + event.points
    return found


def dice_luck_text(events: Sequence[Event], words: Words) -> str:
    """Return by how much each faction's dice did better or worse than was to be expected, the luckiest first, and
    the best and the worst throw of all."""
    sides = dict.fromkeys(event.side for event in events if isinstance(event, (Rolled, VictoryPoints, TaxRaised)))
    found = {
        side: round(100 * (record.hits / record.expected - 1))
        for side, record in faction_records(sides, events).items()
        if record.expected
    }
    ranked = sorted(found.items(), key=lambda pair: -pair[1])
    shares = " · ".join(
        f"{words.sign(f'emblem_{side}')} {words.name(side)} {signed_number_text(share)}%" for side, share in ranked
    )
    return "\n".join((words("luck.shares", shares=shares), *_dice(events, words))) if ranked else ""


def record_lines(view: RomeView, events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what each faction has done in the game so far: VP and what for, battles, ships, regions, the luck of its
    dice."""
    for side, record in faction_records(view.factions, events).items():
        faction = view.factions[side]
        points = [
            words("record.points", count=n, points=keyed_text(f"reason.{why}"))
            for why, n in record.points.most_common()
        ]
        yield words(
            "record.side",
            emblem=words.sign(f"emblem_{side}"),
            side=side,
            seat=faction.seat,
            vp=faction.vp,
            points=keyed_text("record.for", points=", ".join(points)) if points else "",
        )
        yield words("record.battles", **msgspec.structs.asdict(record))
        if record.dice:
            luck = round(100 * (record.hits / record.expected - 1)) if record.expected else 0
            hits, expected = words.decimal(record.hits), words.decimal(record.expected)
            yield words("record.dice", dice=record.dice, hits=hits, expected=expected, luck=f"{luck:+d}")
