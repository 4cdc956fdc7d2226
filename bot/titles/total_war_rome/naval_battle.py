"""How a battle at sea is described: the live message, a report with all its dice, a picture.

All of it is made from public events: dice are rolled openly, and everybody may ask for numbers of ships and of
troops.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.words import Words
from engine.games.total_war_rome.events.battle import (
    LOST_AT_SEA,
    BroadsidesFired,
    NavalBattleBegun,
    NavalBattleFought,
    Rolled,
    SeaFightOver,
)
from engine.games.total_war_rome.events.campaign import NavyDestroyed, NavyMoved
from engine.games.total_war_rome.tables import SHIPS
from engine.kernel.events import Event
from render.games.total_war_rome.naval_battle import NavalBattle, NavalSide, Vessel

BOTH = (0, 1)


class SeaBattleProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A naval battle so far."""

    begun: NavalBattleBegun
    fired: BroadsidesFired | None = None
    fought: NavalBattleFought | None = None
    lost: tuple[str, ...] = ()  # navies that were destroyed
    away: tuple[NavyMoved, ...] = ()  # retreats
    over: bool = False

    @property
    def sides(self) -> tuple[str, str]:
        """Return the attacker and the defender."""
        return self.begun.attacker, self.begun.defender

    @property
    def navies(self) -> tuple[str, str]:
        """Return the attacker's and the defender's navy."""
        return self.begun.attacker_navy, self.begun.defender_navy


class ShipLosses(msgspec.Struct, frozen=True):
    """What a side brought and what it loses."""

    ships: int
    troops: int
    sunk: int
    captured: int
    drowned: int


def course_of(events: Sequence[Event], *, over: bool = False) -> SeaBattleProgress | None:
    """Return the last naval battle of some events; `over`: nothing more comes of it."""
    starts = [n for n, event in enumerate(events) if isinstance(event, NavalBattleBegun)]
    if not starts:
        return None
    own = events[starts[-1] :]
    begun = own[0]
    assert isinstance(begun, NavalBattleBegun)  # noqa: S101 - that is how it was found
    ended = next((n for n, event in enumerate(own) if isinstance(event, SeaFightOver)), len(own))
    own = own[:ended] if ended < len(own) else own
    navies = (begun.attacker_navy, begun.defender_navy)
    fought = next((n for n, event in enumerate(own) if isinstance(event, NavalBattleFought)), len(own))
    return SeaBattleProgress(
        begun=begun,
        fired=next((e for e in own if isinstance(e, BroadsidesFired)), None),
        fought=next((e for e in own if isinstance(e, NavalBattleFought)), None),
        lost=tuple(e.navy for e in own if isinstance(e, NavyDestroyed) and e.navy in navies),
        away=tuple(e for e in own[fought:] if isinstance(e, NavyMoved) and e.navy in navies),
        over=over or ended < len(events[starts[-1] :]),
    )


def ship_losses(course: SeaBattleProgress, n: int) -> ShipLosses:
    """Return what a side (0: the attacker) brought and loses."""
    begun, fired = course.begun, course.fired
    ships, troops = (
        (begun.attacker_ships, begun.attacker_troops),
        (begun.defender_ships, begun.defender_troops),
    )[n]
    if fired is None:
        return ShipLosses(ships, troops, 0, 0, 0)
    losses = (
        (fired.attacker_sunk, fired.attacker_captured, fired.attacker_drowned),
        (fired.defender_sunk, fired.defender_captured, fired.defender_drowned),
    )[n]
    return ShipLosses(ships, troops, *losses)


# In words


def live_message_heading(course: SeaBattleProgress, words: Words) -> str:
    """Return the first line of the live message."""
    attacker, defender = course.sides
    key = "sea.over" if course.over else "sea.heading"
    return words(key, attacker=attacker, defender=defender, area=course.begun.area)


def running_battle_text(course: SeaBattleProgress, words: Words) -> str:
    """Return how a naval battle stands."""
    lines = [_side(course, n, words) for n in BOTH]
    lines += _end(course, words)
    if not course.over:
        now = "retreat" if course.fought is not None else "losses" if course.fired is not None else "fire"
        lines.append(words(f"sea.now_{now}", side=_retreating(course)))
    return "\n".join(lines)


def battle_report_lines(course: SeaBattleProgress, words: Words) -> list[str]:
    """Return the report of a naval battle that is over, with its dice."""
    attacker, defender = course.sides
    return [
        words("sea.report", attacker=attacker, defender=defender, area=course.begun.area),
        *(_side(course, n, words) for n in BOTH),
        *_end(course, words),
    ]


def _side(course: SeaBattleProgress, n: int, words: Words) -> str:
    side, own = course.sides[n], ship_losses(course, n)
    parts = [words("sea.came", emblem=words.sign(f"emblem_{side}"), side=side, navy=course.navies[n], ships=own.ships)]
    if own.troops:
        parts.append(words("sea.aboard", troops=own.troops))
    if course.fired is not None:
        parts.append(_dice((course.fired.attacker_rolls, course.fired.defender_rolls)[n], words))
        losses = [words(f"sea.{key}", count=getattr(own, key)) for key in LOST_AT_SEA
                  if getattr(own, key)]  # fmt: skip
        if course.fought is not None and (ships := (course.fought.attacker_lost, course.fought.defender_lost)[n]):
            losses[-1] += " " + words("sea.named", ships=ships)
        parts.append(", ".join(losses) if losses else words("course.unhurt"))
    return " · ".join(parts)


def _dice(rolls: Sequence[Rolled], words: Words) -> str:
    return " + ".join(f"{words.name(kind)} " + words.dice(dice) for kind, _, dice in rolls)


def _end(course: SeaBattleProgress, words: Words) -> Iterator[str]:
    if course.fought is not None:
        yield f"**{winner_text(course, words)}**"
    elif course.over:
        yield words("course.broken_off")
    for navy in course.lost:
        yield words("sea.lost", navy=navy)
    for moved in course.away:
        yield words("sea.away", navy=moved.navy, to=moved.to)


def winner_text(course: SeaBattleProgress, words: Words) -> str:
    """Return who has won."""
    winner = course.fought.side if course.fought is not None else ""
    return words("course.result.victory", side=winner) if winner else words("sea.tie")


def _retreating(course: SeaBattleProgress) -> str:
    """Return who has to retreat: the loser, on a tie the attacker."""
    attacker, defender = course.sides
    return defender if course.fought is not None and course.fought.side == attacker else attacker


# As a picture


def naval_battle_picture(course: SeaBattleProgress, words: Words) -> NavalBattle:
    """Return a naval battle as it is drawn."""
    fought = course.fought
    winner = ""
    if fought is not None and fought.side:
        winner = "attacker" if fought.side == course.begun.attacker else "defender"
    return NavalBattle(
        title=words("sea.title"),
        area=words.name(course.begun.area),
        attacker=_drawn(course, 0, words),
        defender=_drawn(course, 1, words),
        summary=winner_text(course, words) if fought is not None else "",
        winner=winner,
    )


def _drawn(course: SeaBattleProgress, n: int, words: Words) -> NavalSide:
    own, side = ship_losses(course, n), course.sides[n]
    rolls = (course.fired.attacker_rolls, course.fired.defender_rolls)[n] if course.fired is not None else None
    return NavalSide(
        side=side,
        name=words.name(side),
        navy=words.name(course.navies[n]),
        vessels=None if rolls is None else tuple(_vessel(roll, words) for roll in rolls),
        ships=own.ships,
        sunk=own.sunk,
        captured=own.captured,
        troops=own.troops or None,
        drowned=own.drowned,
    )


def _vessel(roll: Rolled, words: Words) -> Vessel:
    kind, _, dice = roll
    faces = tuple((colour, face.upper()) for colour, face in dice)
    return Vessel(name=words.name(kind), dice=faces, admiral=kind not in SHIPS)
