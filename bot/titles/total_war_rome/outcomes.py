"""What has come of a decision in Total War: Rome, for the faction that took it: the result first, then why, then the
dice.

Made from the events of the decision alone, in the form of the seat that reads it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.titles.title_base import weightiest_first
from bot.titles.total_war_rome.land_battle import course_of
from bot.titles.total_war_rome.phase_cards import equal_totals_line
from bot.titles.total_war_rome.short_words import force_text
from bot.titles.total_war_rome.verdicts import assault_odds, hits_needed_text, own_battle_odds, verdict_reason
from bot.words import Words, without_stop
from engine.games.total_war_rome.events.agents import AgentLost, DeedDeclared, DeedFoiled
from engine.games.total_war_rome.events.battle import (
    BattleDecided,
    BroadsidesFired,
    NavalBattleBegun,
    NavalBattleFought,
    RevealUsed,
)
from engine.games.total_war_rome.events.board import RegionTaken, Rolled
from engine.games.total_war_rome.events.campaign import (
    ArmyDestroyed,
    ArmyMoved,
    AssaultEnds,
    BattleAvoided,
    CardsLost,
    NavyMoved,
)
from engine.games.total_war_rome.events.rounds import BidsRevealed, InitiativeWon, TaxRaised, TurnEnds, VictoryPoints
from engine.games.total_war_rome.events.spending import Bought, Developed, LineStruck, Recruited
from engine.games.total_war_rome.skull_dice import S, damage_in_wounds
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event, ReplyReturned
from engine.kernel.texts import Text

FIRST = 2  # lines of what came before the own answer
AIMED = ("sabotage", "treasury_theft", "bribe_army", "bribe_region", "assassinate_general", "assassinate_agent")
GRAVE = 65  # weight above which an event is told before the taxes
PURCHASES = 4  # lines of a basket that are told one by one
WEIGHTS: Mapping[str, int] = {  # what matters most to whom it happens to, or who has caused it
    "final_round": 95,
    "battle_decided": 90,
    "naval_battle_fought": 90,
    "region_taken": 85,
    "army_destroyed": 80,
    "navy_destroyed": 80,
    "assault_ends": 75,
    "alliance_broken": 70,
    "initiative_won": 68,
    "deed_foiled": 67,
    "victory_points": 65,
    "general_changed": 60,
    "agent_lost": 60,
    "improvement_lost": 58,
    "armies_merged": 56,
    "cards_lost": 55,
    "army_unscathed": 54,
    "ships_lost": 55,
    "gold_moved": 50,
    "traded": 50,
    "army_seen": 48,
    "proposal_answered": 46,
    "status_changed": 45,
    "unrest_placed": 40,
    "agent_sent_home": 40,
    "region_blighted": 40,
    "mercenary_joined": 38,
    "general_improved": 38,
    "armies_meet": 35,
    "battle_avoided": 34,
    "helpers_stand_aside": 34,
    "reply_returned": 33,
    "reveal_used": 42,
    "deed_declared": 30,
    "bids_revealed": 28,
    "combat_fought": 26,
    "unopposed_attack_made": 26,
    "army_moved": 20,
    "navy_moved": 20,
    "agent_moved": 20,
    "cards_dealt": 6,
    "rolled": 5,
    "skull_die_rolled": 4,
    "turn_ends": 2,
    "initiative_card": -1,  # it stands with the question
}
E = TypeVar("E", bound=Event)
Told = tuple[Event, ...]


def outcome_lines(view: RomeView, events: Sequence[Event], words: Words, *, is_latest: bool = True) -> list[str]:
    """Return what has come of a decision in a few lines; [] where nothing is told of it. is_latest: nobody has decided
    anything since; else it is no news any more whose turn is next."""
    told = tuple(events)
    if not is_latest and (over := _turn_over(view, told, words, is_latest=False)):
        return over
    of_phases = (_initiative, _spending, _taxes, _meeting, _turn_over)
    for part in (_returned, _battle, _assault, _conquest, _deed, _deed_of_another, *of_phases, _struck):
        lines = part(view, told, words)
        if lines:
            return lines
    return _anything(view, told, words)


def _anything(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return what weighs most in bold (of equal ones the reader's own), the dice of an own deed next, then the rest;
    the legs of one way are one line, in their order."""
    declared = _last(events, DeedDeclared, lambda e: _own(view, e.side))
    rolls = [e for e in events[events.index(declared) :] if isinstance(e, Rolled)] if declared is not None else []
    legs: dict[str, list[ArmyMoved | NavyMoved]] = {}
    for event in events:
        if isinstance(event, ArmyMoved | NavyMoved):
            legs.setdefault(_mover(event), []).append(event)
    lines: list[tuple[tuple[int, bool], str]] = []
    fought = _last(events, NavalBattleFought) is not None  # which tells the dice once more
    for event in events:
        told = event.label()
        if told is None or event in rolls or (fought and isinstance(event, NavalBattleBegun | BroadsidesFired)):
            continue
        weight = (WEIGHTS.get(type(event).tag(), 0), getattr(event, "seat", None) == getattr(view, "seat", ""))
        if not isinstance(event, ArmyMoved | NavyMoved) or len(legs[_mover(event)]) == 1:
            lines.append((weight, words.say(told)))
        elif event is legs[_mover(event)][0]:
            lines.append((weight, _way(legs[_mover(event)], words)))
    dice = " · ".join(_dice(rolled, words) for rolled in rolls)
    why = words("outcome.deed.dice", dice=dice) if dice else ""
    return weightiest_first([(weight, line) for weight, line in lines if line], words, why)


def _mover(event: ArmyMoved | NavyMoved) -> str:
    return event.army if isinstance(event, ArmyMoved) else event.navy


def _way(legs: Sequence[ArmyMoved | NavyMoved], words: Words) -> str:
    """Return a way of several legs in one line."""
    first, path = legs[0], list[str]()
    if first.frm:
        path.append(words.name(first.frm))
    for leg in legs:
        aboard = (
            words("turn.ship", navy=force_text(leg.to, leg.owner, words)) if "_fleet_" in leg.to else words.name(leg.to)
        )
        path.append(words("turn.raised", place=aboard) if not leg.frm else aboard)
    return words("outcome.way", force=_mover(first), path=" → ".join(path))


def _returned(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return that another's answer came first, so that the own one is kept; then what that one was."""
    if _last(events, ReplyReturned) is None:
        return []
    reveal = _last(events, RevealUsed, lambda e: not _own(view, e.side))
    head = words("outcome.reveal_kept", side=reveal.side) if reveal is not None else words("outcome.returned")
    others = [told for e in events if not isinstance(e, ReplyReturned) and (told := e.label()) is not None]
    return [head, *(words.say(one) for one in others[:FIRST])]


def _last(events: Told, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E | None:
    return next((e for e in reversed(events) if isinstance(e, kind) and fits(e)), None)


def _own(view: RomeView, side: str) -> bool:
    return side in view.sides


def _points(view: RomeView, events: Told, words: Words) -> str:
    """Return the victory points that the reader has gained, as they stand behind a result."""
    found = [e for e in events if isinstance(e, VictoryPoints) and _own(view, e.side)]
    if not found:
        return ""
    gained = sum(e.points for e in found)
    return words("outcome.points", points=f"+{gained}" if gained > 0 else str(gained), total=found[-1].total)


def _dice(rolled: Rolled | None, words: Words) -> str:
    if rolled is None or not rolled.faces:
        return words("list.none")
    return words.dice(zip(rolled.dice, rolled.faces, strict=True))


def _hits(rolled: Rolled | None) -> str:
    """Return the hits of a roll as they are read: a Skull is one, an X a half."""
    wounds = damage_in_wounds(rolled.faces) if rolled is not None else 0
    whole = str(wounds // 2) if wounds > 1 or wounds % 2 == 0 else ""
    return f"{whole}½" if wounds % 2 else whole


def _losses(view: RomeView, events: Told, words: Words) -> list[str]:
    lost = [e.label() for e in events if isinstance(e, CardsLost) and _own(view, e.owner)]
    return [words.say(one) for one in lost if one is not None]


# Conquest


def _assault(view: RomeView, events: Told, words: Words) -> list[str]:
    ends = _last(events, AssaultEnds)
    if ends is None:
        return []
    here = events[: events.index(ends)]
    attack = _last(here, Rolled, lambda e: e.what == "assault")
    garrison = _garrison(ends, here)
    who = "own" if _own(view, ends.side) else "other"
    key = f"outcome.assault.{who}_{'taken' if ends.taken else 'held'}"
    facts = {"region": ends.region, "side": ends.side, "army": ends.army, "points": _points(view, events, words)}
    lines = [words(key, **facts)]
    odds = assault_odds(ends, view, words)
    if attack is None:
        return [
            *lines,
            " · ".join(filter(None, (words("outcome.assault.stopped", garrison=_dice(garrison, words)), odds))),
            *_losses(view, events, words),
        ]
    equal = garrison is not None and damage_in_wounds(attack.faces) == damage_in_wounds(garrison.faces)
    why = "equal" if equal else "hits"
    rolled = words(
        f"outcome.assault.{why}",
        count=-(-damage_in_wounds(attack.faces) // 2),
        hits=_hits(attack),
        against=_hits(garrison),
        needed=hits_needed_text(garrison.faces if garrison is not None else ()),
        odds=f" · {odds}" if odds else "",
        s=attack.faces.count(S),
        other=garrison.faces.count(S) if garrison is not None else 0,
        attack=_dice(attack, words),
        garrison=_dice(garrison, words),
    )
    return [*lines, rolled, *_losses(view, events, words)]


def _garrison(ends: AssaultEnds, before: Told) -> Rolled | None:
    """Return the garrison's throw: as the end tells it, since the choice of losses may lie between."""
    if not ends.garrison:
        return _last(before, Rolled, lambda e: e.what == "garrison")
    colours, faces = zip(*ends.garrison, strict=True)
    return Rolled("", "garrison", colours, faces)


def _conquest(view: RomeView, events: Told, words: Words) -> list[str]:
    defence = _last(events, Rolled, lambda e: e.what == "defence")
    if defence is None:
        return []
    taken = _last(events, RegionTaken, lambda e: e.how == "conquest" and _own(view, e.owner))
    lost = _last(events, ArmyDestroyed, lambda e: _own(view, e.owner))
    rolled = words("outcome.conquest.rolled", dice=_dice(defence, words))
    if taken is not None:
        points = _points(view, events, words)
        lines = [words("outcome.conquest.taken", region=taken.region, points=points), rolled]
    elif lost is not None:
        lines = [words("outcome.conquest.failed", army=lost.army), rolled]
    else:
        return []
    return [*lines, *_losses(view, events, words)]


def _struck(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return what a garrison, or the people of a region, rolled against the reader's army, before it loses cards."""
    rolled = _last(events, Rolled)
    if rolled is None or rolled.what not in ("garrison", "defence") or _last(events, CardsLost) is not None:
        return []
    count = -(-damage_in_wounds(rolled.faces) // 2)
    head = words(f"outcome.struck.{rolled.what}", dice=_dice(rolled, words), hits=_hits(rolled), count=count)
    return [head, *_anything(view, tuple(e for e in events if not isinstance(e, Rolled)), words)]


# Battles


def _battle(view: RomeView, events: Told, words: Words) -> list[str]:
    decided = _last(events, BattleDecided)
    if decided is None:
        return []
    own = next((side for side in (decided.attacker, decided.defender) if _own(view, side)), "")
    won = "tied" if not decided.side else "won" if decided.side == own or not own else "lost"
    facts = {"side": decided.side, "points": _points(view, events, words)}
    head = words(f"outcome.battle.{'seen' if not own and decided.side else won}", **facts)
    course = course_of(events)
    odds = own_battle_odds(course, view, words) if course is not None else ""
    lines = [head, " · ".join(filter(None, (verdict_reason(decided, words), odds)))]
    if course is not None and course.combats:
        last = course.combats[-1].label()
        lines += [words.say(last)] if last is not None else []
    return lines


def _meeting(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return whether an army got away from the one that met it, and the dice of both; then what else came of it."""
    avoid = _last(events, Rolled, lambda e: e.what == "avoid")
    catch = _last(events, Rolled, lambda e: e.what == "catch")
    if avoid is None or catch is None:
        return []
    who = "" if _own(view, avoid.side) else "other_"
    came = "away" if _last(events, BattleAvoided) is not None else "caught"
    head = words(f"outcome.meeting.{who}{came}", side=avoid.side)
    dice = words("outcome.meeting.dice", avoid=_dice(avoid, words), catch=_dice(catch, words))
    rest = tuple(e for e in events if not isinstance(e, Rolled | BattleAvoided))
    return [head, dice, *(line.replace("**", "") for line in _anything(view, rest, words))]


# Agents, initiative, spending


def _deed(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return that an agent's deed failed, or was foiled; one that succeeded is told by what it brought."""
    declared = _last(events, DeedDeclared)
    if declared is None or not _own(view, declared.side):
        return []
    rest = events[events.index(declared) + 1 :]
    rolled = _last(rest, Rolled)
    foiled = _last(rest, DeedFoiled)
    what, where = Text(f"do.{declared.what}"), [Text(f"name.{one}") for one in declared.on]
    if foiled is not None:
        return [words("outcome.deed.foiled", what=what, side=foiled.side, card=foiled.card)]
    others = [e for e in rest if not isinstance(e, Rolled) and e.label() is not None]
    lost = _last(rest, AgentLost, lambda e: e.agent == declared.agent)
    if rolled is not None and lost is not None and all(isinstance(e, AgentLost) for e in others):
        head = words("outcome.deed.lost", what=what, agent=lost.agent, on=where)
        return [head, words("outcome.deed.dice", dice=_dice(rolled, words))]
    if rolled is None or others:
        return []
    return [words("outcome.deed.fails", what=what, on=where), words("outcome.deed.dice", dice=_dice(rolled, words))]


def _deed_of_another(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return that a deed against the reader, who did not foil it, came to nothing."""
    rolled = _last(events, Rolled)
    others = [e for e in events if not isinstance(e, Rolled) and e.label() is not None]
    if rolled is None or rolled.what not in AIMED or _own(view, rolled.side):
        return []
    if not all(isinstance(e, AgentLost) and e.side == rolled.side for e in others):
        return []
    lost, what = _last(events, AgentLost), Text(f"roll.{rolled.what}")
    head = words("outcome.deed.theirs", side=rolled.side, what=what, agent=lost.agent if lost is not None else "none")
    return [head, words("outcome.deed.dice", dice=_dice(rolled, words))]


def _initiative(view: RomeView, events: Told, words: Words) -> list[str]:
    won, bids = _last(events, InitiativeWon), _last(events, BidsRevealed)
    if won is None:
        return []
    key = "own" if _own(view, won.side) else "other"
    lines = [words(f"outcome.initiative.{key}", side=won.side, total=won.total)]
    if bids is not None:
        lines.append(words.say(bids.label()))
        lines += filter(None, [equal_totals_line(events, won.side, words)])
    return lines


def _spending(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return a faction's purchases, once the baskets are opened."""
    own = [e for e in events if _bought_by(view, e)]
    if not own:
        opened = any(isinstance(e, Bought | Developed) for e in events)
        return [words("outcome.spent_nothing", left=view.factions[next(iter(view.sides))].gold)] if opened else []
    spent = sum(getattr(e, "gold", 0) or 0 for e in own)
    side = next(iter(view.sides))
    head = words("outcome.spent", spent=spent, left=view.factions[side].gold, points=_points(view, events, words))
    said = list(dict.fromkeys(words.say(told) for e in own if (told := e.label()) is not None))
    more = [words("result.more", count=len(said) - PURCHASES)] if len(said) > PURCHASES else []
    return [head, *said[:PURCHASES], *more]


def _bought_by(view: RomeView, event: Any) -> bool:
    if isinstance(event, Bought | Developed | LineStruck):
        return _own(view, event.side)
    return isinstance(event, Recruited) and _own(view, event.owner)


# Phases


def _taxes(view: RomeView, events: Told, words: Words) -> list[str]:
    """Return what the reader raised, not what others did; then what victory points that brought."""
    raised = _last(events, TaxRaised, lambda e: _own(view, e.side))
    if raised is None or any(WEIGHTS.get(type(e).tag(), 0) > GRAVE for e in events):
        return []
    points = [e.label() for e in events if isinstance(e, VictoryPoints) and _own(view, e.side)]
    first, *others = [words.say(one) for one in (raised.label(), *points) if one is not None]
    return [f"**{without_stop(first)}**", *others]


def _turn_over(view: RomeView, events: Told, words: Words, *, is_latest: bool = True) -> list[str]:
    """Return that the reader's turn is over, where nothing else came of its end; is_latest: and whose is next."""
    ended = _last(events, TurnEnds, lambda e: _own(view, e.side))
    if ended is None or any(e.label() is not None for e in events if not isinstance(e, TurnEnds)):
        return []
    following = view.turn if is_latest and view.turn and not _own(view, view.turn) else ""
    return [words("outcome.turn_over", phase=ended.phase, next="yes" if following else "no", side=following)]
