"""What a round was about, and how lucky everybody's dice were, from public events alone."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.titles.sentences import event_sentence
from bot.words import Words
from engine.games.samnite_wars.events import (
    BattleDecided,
    EffortsRevealed,
    Fortified,
    PaxRomanaHeld,
    PeacePlayed,
    PrestigeCounted,
    RegionConquered,
    RegionFreed,
    TriumphRolled,
)
from engine.games.samnite_wars.statistics import prestige_sources
from engine.games.samnite_wars.tables import TABLES
from engine.kernel.events import Event, Seat

SHOWN = 3  # lines about others on a card
OF_A_TURN = (PaxRomanaHeld, PeacePlayed, Fortified, PrestigeCounted)  # the weightiest last, as they come


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """A player's throw: the sum of the dice, how many of how many sides there were; what for, as the key of its words;
    the region that it was about; whether it cost the player what it showed."""

    seat: Seat
    what: str
    sum: int
    dice: tuple[int, int]
    region: str = ""
    lost: bool = False

    @property
    def mean(self) -> float:
        """Return the sum that was to be expected."""
        count, sides = self.dice
        return count * (sides + 1) / 2

    @property
    def gain(self) -> float:
        """Return by how much the throw was better for the player than was to be expected, in pips."""
        return self.mean - self.sum if self.lost else self.sum - self.mean

    @property
    def luck(self) -> float:
        """Return the same in standard deviations, by which throws of several dice compare with those of one."""
        count, sides = self.dice
        return float(self.gain / (count * (sides**2 - 1) / 12) ** 0.5)


def throws_for_one_player(events: Sequence[Event]) -> Iterator[Throw]:
    """Yield the throws that were for one player: the first Prestige, ties, Prestige won and lost in war.

    What was lost is left out where it took all the player had: the die may have shown more.
    """
    prestige: dict[Seat, int] = {}
    for event in events:
        for seat, earned in prestige_sources([event]).items():
            prestige[seat] = prestige.get(seat, 0) + sum(earned.values())
        match event:
            case TriumphRolled(seat=seat, prestige=rolled):
                yield Throw(seat=seat, what="luck.start", sum=rolled, dice=TABLES.setup.triumph)
            case EffortsRevealed(consul=consul, enemy=enemy, region=region):
                for throw in event.ties:
                    for seat, rolled in zip((consul, enemy), throw, strict=True):
                        yield Throw(seat=seat, what="luck.tie", sum=rolled, dice=TABLES.effort.tie, region=region)
            case BattleDecided(consul=consul, region=region):
                yield from _of_battle(event, emptied=prestige.get(consul, 0) <= 0)


def _of_battle(event: BattleDecided, *, emptied: bool) -> Iterator[Throw]:
    won = event.winner == "consul"
    dice = {
        ("campaign", True): TABLES.campaign.won,
        ("war", True): TABLES.war.won,
        ("war", False): TABLES.war.lost,
    }.get((event.kind, won))
    if dice is not None and (won or not emptied):
        what, rolled = "luck.won" if won else "luck.lost", abs(event.prestige)
        yield Throw(seat=event.consul, what=what, sum=rolled, dice=dice, region=event.region, lost=not won)


def dice_luck_text(events: Sequence[Event], words: Words) -> str:
    """Return by how many pips each player's dice were better or worse than was to be expected, the luckiest first, and
    the luckiest and the unluckiest throw."""
    found = list(throws_for_one_player(events))
    sums: dict[Seat, float] = {}
    for throw in found:
        sums[throw.seat] = sums.get(throw.seat, 0.0) + throw.gain
    if not sums:
        return ""
    each = (
        words("luck.of", seat=seat, pips=words.decimal(n, sign="+") if n else "0")
        for seat, n in sorted(sums.items(), key=lambda pair: -pair[1])
    )
    return "\n".join((words("luck.pips", parts=" · ".join(each)), *_extremes(found, words)))


def _extremes(found: Sequence[Throw], words: Words) -> Iterator[str]:
    """Yield the luckiest and the unluckiest of some throws, if they are better and worse than was to be expected."""
    ordered = sorted(found, key=lambda throw: throw.luck)
    if ordered and ordered[-1].luck > 0:
        yield _told("luck.best", ordered[-1], words)
    if ordered and ordered[0].luck < 0:
        yield _told("luck.worst", ordered[0], words)


def _told(key: str, throw: Throw, words: Words) -> str:
    count, sides = throw.dice
    what = words(throw.what, region=throw.region)
    return words(key, seat=throw.seat, sum=throw.sum, most=count * sides, what=what)


def round_story_lines(events: Sequence[Event], words: Words) -> list[str]:
    """Return what a round was about: which regions were won and lost, who won which battle, the best and worst dice."""
    return [*conquest_and_battle_lines(events, words), *_extremes(list(throws_for_one_player(events)), words)]


def turns_of_others_lines(events: Sequence[Event], words: Words) -> list[str]:
    """Return what others' turns came to: what was won and lost, then what peace, raids and the Treasury brought, in
    the order of play; of more than a card shows the last come first, as they weigh most."""
    lines = conquest_and_battle_lines(events, words)
    peaceful = [event_sentence(event, words) for event in events if isinstance(event, OF_A_TURN)]
    room = max(SHOWN - len(lines), 0)
    first = len(peaceful) - room if len(peaceful) > room else 0
    return [*lines, *peaceful[first:], *reversed(peaceful[:first])]


def conquest_and_battle_lines(events: Sequence[Event], words: Words) -> list[str]:
    """Return which regions were won and lost, and who won which battle."""
    lines = []
    won = [event for event in events if isinstance(event, RegionConquered)]
    if won:
        lines.append(words("story.conquered", regions=tuple(dict.fromkeys(event.region for event in won))))
    freed = [event for event in events if isinstance(event, RegionFreed)]
    if freed:
        lines.append(words("story.freed", regions=tuple(dict.fromkeys(event.region for event in freed))))
    for event in events:
        if isinstance(event, BattleDecided):
            victor = event.consul if event.winner == "consul" else event.enemy
            key = "story.rome_won" if event.winner == "consul" else "story.rome_lost"
            lines.append(words(key, seat=victor, consul=event.consul, region=event.region))
    return lines
