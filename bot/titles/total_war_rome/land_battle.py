"""How a battle on land is described: the live message, a report with all its dice, a picture.

All of it is made from public events and the public view: everybody sees the cards that fight (ruling 102).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.words import Words
from engine.games.total_war_rome.battle.view import BattleView, HostView
from engine.games.total_war_rome.events.battle import (
    BattleBegun,
    BattleDecided,
    CombatFought,
    FlanksDeclared,
    GeneralsCompared,
    Rolled,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.tables import TROOPS, general_die_colour, stars_of
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from render.games.total_war_rome.land_battle import Battle, BattleSide, Blow, Fighter

Combat = CombatFought | UnopposedAttackMade
LATEST = 5  # combats that the live message tells
BEFORE = "preparation"  # the phase of a battle whose first combat is still to come
BOTH = (0, 1)


class BattleProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A battle so far."""

    begun: BattleBegun
    compared: GeneralsCompared | None = None
    flanks: FlanksDeclared | None = None
    combats: tuple[Combat, ...] = ()
    decided: BattleDecided | None = None
    over: bool = False  # nothing more comes of it, decided or not

    @property
    def sides(self) -> tuple[str, str]:
        """Return the attacker and the defender."""
        return self.begun.attacker, self.begun.defender

    def dead_cards_of_side(self, n: int) -> tuple[str, ...]:
        """Return the cards that a side has lost."""
        if self.decided is not None:
            return (self.decided.attacker_dead, self.decided.defender_dead)[n]
        return tuple(kind for combat in self.combats for kind in destroyed_cards(combat, self.sides[n]))


def destroyed_cards(combat: Combat, side: str) -> tuple[str, ...]:
    """Return the cards of a side that a combat destroyed."""
    if isinstance(combat, UnopposedAttackMade):
        return combat.dead if side == combat.other else ()
    return combat.attacker_dead if side == combat.attacker else combat.defender_dead


def wounded_card(combat: Combat, side: str) -> str:
    """Return the card of a side that lies wounded after a combat."""
    if isinstance(combat, UnopposedAttackMade):
        return combat.wounded if side == combat.other else ""
    return combat.attacker_wounded if side == combat.attacker else combat.defender_wounded


def course_of(events: Sequence[Event], *, over: bool = False) -> BattleProgress | None:
    """Return the last battle of some events; `over`: nothing more comes of it."""
    starts = [n for n, event in enumerate(events) if isinstance(event, BattleBegun)]
    if not starts:
        return None
    own = events[starts[-1] :]
    begun = own[0]
    assert isinstance(begun, BattleBegun)  # noqa: S101 - that is how it was found
    decided = next((e for e in own if isinstance(e, BattleDecided)), None)
    return BattleProgress(
        begun=begun,
        compared=next((e for e in own if isinstance(e, GeneralsCompared)), None),
        flanks=next((e for e in own if isinstance(e, FlanksDeclared)), None),
        combats=tuple(e for e in own if isinstance(e, CombatFought | UnopposedAttackMade)),
        decided=decided,
        over=over or decided is not None,
    )


# In words


def live_message_heading(course: BattleProgress, words: Words) -> str:
    """Return the first line of the live message."""
    key = "course.over" if course.over else "course.heading"
    attacker, defender = course.sides
    return words(key, region=course.begun.region, attacker=attacker, defender=defender)


def running_battle_text(course: BattleProgress, view: RomeView, words: Words) -> str:
    """Return how a battle stands: the ground, both sides, the latest combats."""
    lines = [*_ground(course, words)]
    lines += [_side(course, view, n, words) for n in BOTH]
    hidden = len(course.combats) - LATEST
    if hidden > 0:
        lines.append(words("course.earlier", count=hidden))
    lines += [combat_line(combat, words) for combat in course.combats[-LATEST:]]
    if course.over:
        lines.append(_verdict(course, words))
    elif view.battle is not None:
        lines.append(_now(view.battle, words))
    return "\n".join(line for line in lines if line)


def _now(here: BattleView, words: Words) -> str:
    """Return what is fought for now, and how much of it is over: only the terrain and the flanks have a number of
    combats beforehand."""
    phase = words(f"course.phase.{here.phase or BEFORE}")
    if here.combats:
        return words("course.now_of", phase=phase, fought=here.fought, combats=here.combats)
    return words("course.now" if here.phase == "centre" else "course.now_plain", phase=phase)


def battle_report_lines(course: BattleProgress, words: Words) -> list[str]:
    """Return the report of a battle that is over: every combat with its dice."""
    attacker, defender = course.sides
    lines = [words("course.report", region=course.begun.region, attacker=attacker, defender=defender)]
    lines += _ground(course, words)
    if course.flanks is not None:
        lines.append(words.say(course.flanks.label() or {"key": "list.none"}))
    lines += [combat_line(combat, words) for combat in course.combats]
    lines.append(_verdict(course, words))
    return lines


def _verdict(course: BattleProgress, words: Words) -> str:
    return words.say(course.decided.label()) if course.decided is not None else words("course.broken_off")


def _ground(course: BattleProgress, words: Words) -> Iterator[str]:
    if course.compared is not None:
        c = course.compared
        yield words(
            "course.ground",
            difficult="⛰️" * c.difficult or "–",
            one=c.attacker_general or "without_leadership",
            two=c.defender_general or "without_leadership",
            one_stars="★" * stars_of(c.attacker_general),
            two_stars="★" * stars_of(c.defender_general),
        )


def _side(course: BattleProgress, view: RomeView, n: int, words: Words) -> str:
    side, dead = course.sides[n], course.dead_cards_of_side(n)
    started = (course.begun.attacker_cards, course.begun.defender_cards)[n]
    host = None if course.over else _host(view, side)
    return words(
        "course.side_left" if host is not None else "course.side",
        emblem=words.sign(f"emblem_{side}"),
        side=side,
        started=started,
        left=host.left if host is not None else 0,
        reveals=host.reveals if host is not None else 0,
        dead=words("course.dead", count=len(dead), cards=dead) if dead else words("course.unhurt"),
    )


def _host(view: RomeView, side: str) -> HostView | None:
    hosts = view.battle.hosts if view.battle is not None else ()
    return next((host for host in hosts if host.side == side), None)


def combat_line(combat: Combat, words: Words) -> str:
    """Return a combat in a line: who fought whom, each card with its dice, the losses."""
    losses = []
    sides = (
        (combat.side, combat.other) if isinstance(combat, UnopposedAttackMade) else (combat.attacker, combat.defender)
    )
    for side in sides:
        if destroyed_cards(combat, side):
            losses.append(words("course.falls", side=side, cards=destroyed_cards(combat, side)))
        if wounded_card(combat, side):
            losses.append(words("course.wounded", side=side, card=wounded_card(combat, side)))
    told = "; ".join(losses) or words("course.unhurt")
    if isinstance(combat, UnopposedAttackMade):
        own = _rolled(combat.cards, combat.rolls, words)
        return words("course.unopposed", phase=words(f"course.phase.{combat.phase}"), cards=own, losses=told)
    mine, theirs = rolls_by_side(combat)
    return words(
        "course.combat",
        phase=words(f"course.phase.{combat.phase}"),
        number=combat.number,
        one=_rolled(combat.attacker_cards, mine, words),
        two=_rolled(combat.defender_cards, theirs, words),
        losses=told,
    )


def rolls_by_side(combat: CombatFought) -> tuple[list[Rolled], list[Rolled]]:
    """Return the rolls of both sides: a roll is of the side that has such a card there, of the attacker first."""
    room = Counter(combat.attacker_cards)
    mine: list[Rolled] = []
    theirs: list[Rolled] = []
    for roll in combat.rolls:
        faction = TROOPS[roll[0]].faction if roll[0] in TROOPS else ""
        own = faction == combat.attacker or (faction != combat.defender and room[roll[0]] > 0)
        room[roll[0]] -= own
        (mine if own else theirs).append(roll)
    return mine, theirs


def _rolled(cards: Sequence[str], rolls: Sequence[Rolled], words: Words) -> str:
    left = list(rolls)
    out = []
    for kind in cards:
        roll = next((r for r in left if r[0] == kind), None)
        if roll is not None:
            left.remove(roll)
        faces = words.dice(roll[2]) if roll else ""
        out.append(f"{words.name(kind)} {faces}".strip())
    return " + ".join(out) or "–"


# As a picture


def battle_picture(course: BattleProgress, view: RomeView, words: Words) -> Battle:
    """Return a battle as it is drawn: the last combat in the middle."""
    last = course.combats[-1] if course.combats else None
    here = view.battle if not course.over else None
    winner = ""
    if course.decided is not None and course.decided.side:
        winner = "attacker" if course.decided.side == course.begun.attacker else "defender"
    return Battle(
        title=words("course.title", region=course.begun.region),
        phase=last.phase if last is not None else "terrain",
        combat=last.number if isinstance(last, CombatFought) else 0,
        combats=max(here.combats, last.number if isinstance(last, CombatFought) else 0) if here is not None else 0,
        difficult=course.compared.difficult if course.compared is not None else 0,
        attacker=_drawn(course, view, 0, last, words),
        defender=_drawn(course, view, 1, last, words),
        summary=_summary(course, last, words),
        winner=winner,
    )


def own_picture(course: BattleProgress, view: RomeView, words: Words) -> Battle:
    """Return a battle as it is drawn for a seat that fights in it: with the cards that it has left."""
    own = [host for host in (view.battle.hosts if view.battle is not None else ()) if host.side in view.sides]
    left = [kind for host in own for kind in (*(host.hand or ()), *(host.saved or ()))]
    return msgspec.structs.replace(battle_picture(course, view, words), hand=_fighters(left, words))


def _summary(course: BattleProgress, last: Combat | None, words: Words) -> str:
    if course.decided is not None:
        return words(f"course.result.{course.decided.result}", side=course.decided.side)
    return ""


def _drawn(course: BattleProgress, view: RomeView, n: int, last: Combat | None, words: Words) -> BattleSide:
    side = course.sides[n]
    host = None if course.over else _host(view, side)
    compared: Any = course.compared
    general = ""
    if compared is not None:
        general = (compared.attacker_general, compared.defender_general)[n]
    started = (course.begun.attacker_cards, course.begun.defender_cards)[n]
    dead = course.dead_cards_of_side(n)
    return BattleSide(
        side=side,
        name=words.name(side),
        general=words.name(general or "no_general") if compared is not None else "",
        hidden=compared is None,
        stars=stars_of(general),
        die=general_die_colour(general),
        left=host.left if host is not None else started - sum(len(_fought(c, side)) for c in course.combats),
        reveals=host.reveals if host is not None else 0,
        active=_active(last, side, words),
        safe=_safe(course, host, side, words),
        dead=_fighters(dead, words),
        lost=sum(TROOPS[kind].group == "main" for kind in dead if kind in TROOPS),
    )


def surviving_cards(course: BattleProgress, side: str) -> list[str]:
    """Return the cards of a side that have fought and live: all have seen them. Special cards are used up by it."""
    left: Counter[str] = Counter()
    for combat in course.combats:
        left.update(_fought(combat, side))
        left.subtract(destroyed_cards(combat, side))
    return [kind for kind in left.elements() if not TROOPS[kind].is_special]


def _safe(course: BattleProgress, host: HostView | None, side: str, words: Words) -> tuple[Fighter, ...]:
    """Return the cards in the safe zone; beside them the one that lies wounded, where the last combat does not show it.
    When all is over: who has fought and lives."""
    if host is None:
        return _fighters(surviving_cards(course, side), words)
    found = _fighters((*host.under, *host.beside), words)
    if not host.wounded or (course.combats and wounded_card(course.combats[-1], side) == host.wounded):
        return found
    return (*found, msgspec.structs.replace(_fighter(host.wounded, 1, words), wounded=True))


def _fought(combat: Combat, side: str) -> Sequence[str]:
    if isinstance(combat, UnopposedAttackMade):
        return combat.cards if side == combat.side else ()
    return combat.attacker_cards if side == combat.attacker else combat.defender_cards


def _active(last: Combat | None, side: str, words: Words) -> tuple[Blow, ...]:
    if last is None:
        return ()
    if isinstance(last, UnopposedAttackMade):
        cards, rolls = (last.cards, list(last.rolls)) if side == last.side else ((), [])
    else:
        mine, theirs = rolls_by_side(last)
        own = side == last.attacker
        cards, rolls = (last.attacker_cards, mine) if own else (last.defender_cards, theirs)
    gone, hurt = Counter(destroyed_cards(last, side)), wounded_card(last, side)
    out = []
    for kind in cards:
        roll = next((r for r in rolls if r[0] == kind), None)
        if roll is not None:
            rolls.remove(roll)
        fate = "dead" if gone[kind] else "wounded" if kind == hurt else ""
        gone[kind] -= fate == "dead"
        dice = tuple((colour, face.upper()) for colour, face in roll[2]) if roll else ()
        out.append(Blow(fighter=_fighter(kind, 1, words), dice=dice, fate=fate))
    return tuple(out)


def _fighters(kinds: Sequence[str], words: Words) -> tuple[Fighter, ...]:
    return tuple(_fighter(kind, count, words) for kind, count in Counter(kinds).items())


def _fighter(kind: str, count: int, words: Words) -> Fighter:
    troop = TROOPS.get(kind)
    return Fighter(
        name=words.name(kind),
        type=troop.type if troop is not None else "",
        count=count,
        veteran=bool(troop is not None and troop.base),
    )
