"""The course of a battle, from its public events: who met whom with what, the dice, the toll, what followed."""

from collections.abc import Sequence

import msgspec

from bot.titles.contest import Contest
from engine.games.rise_of_the_roman_republic.combat.odds import battle_odds
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleBegan,
    BattleRolled,
    BesiegedJoined,
    CommandRolled,
    CommandTaken,
    CoordinationRolled,
    Devoted,
    ElephantsCharged,
    GuileSpent,
    SpLost,
)
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, MarkerDrawn, PhaseEnded
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.events import Event

LEAVES = (ContinuationRolled, MarkerDrawn, PhaseEnded)  # with what the table goes on
BEFORE = (BesiegedJoined, CommandRolled, CoordinationRolled, Devoted, ElephantsCharged, GuileSpent)
ATTACKER_WINS, DEFENDER_WINS = ("a_major", "a_win"), ("d_major", "d_win")
DRAW, MAJOR = "draw", ("a_major", "d_major")
UNKNOWN = (0, 0, 0)  # SP of a battle whose beginning is not among the events
IN_BATTLE = "battle"  # the cause of what the die costs


class BattleProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A battle so far. avoidance: the try to get out of its way. before: what happened until the dice. toll: what the
    dice cost. after: what else happened then, in its order: pursuit, retreat, leaders hit."""

    begun: BattleBegan
    avoidance: AvoidanceRolled | None
    before: tuple[Event, ...]
    rolled: BattleRolled | None
    toll: tuple[SpLost, ...]
    after: tuple[Event, ...]

    @property
    def is_avoided(self) -> bool:
        """Return whether the defender got away."""
        return self.avoidance is not None and self.avoidance.avoided

    @property
    def attacker_won(self) -> bool | None:
        """Return whether the attacker has won; None of a draw, and while that is open."""
        if self.rolled is None or self.rolled.result == DRAW:
            return None
        return self.rolled.result in ATTACKER_WINS

    @property
    def winner(self) -> str:
        """Return the power that has won; "" of a draw, and while that is open."""
        won = self.attacker_won
        return "" if won is None else self.begun.attacker if won else self.begun.defender

    @property
    def loser(self) -> str:
        """Return the power that has lost; "" of a draw, and while that is open."""
        won = self.attacker_won
        return "" if won is None else self.begun.defender if won else self.begun.attacker

    @property
    def commanders(self) -> tuple[str, str]:
        """Return who commands the attackers and the defenders, as far as the dice have said it."""
        if self.rolled is None:
            return "", ""
        return self.rolled.attacker_leader, self.rolled.defender_leader

    @property
    def fought(self) -> tuple[int, int]:
        """Return with how many SP in all the attackers and the defenders fought, as far as the dice tell it."""
        found = () if self.rolled is None else self.rolled.modifiers
        return next(((one.attacker, one.defender) for one in found if one.name == "force"), (0, 0))

    @property
    def chances(self) -> tuple[int, int]:
        """Return in how many of 100 cases the attacker and the defender win, with all modifiers but tactics."""
        if self.rolled is None:
            return 0, 0
        fixed = sum(one.amount for one in self.rolled.modifiers if one.name != "tactics")
        letters = [LEADERS[one].battle if one in LEADERS else "" for one in self.commanders]
        odds = battle_odds(fixed, letters[0], letters[1])
        return round(odds.win), round(100 - odds.win - odds.chances["draw"])


def last_contest(events: Sequence[Event]) -> Contest | None:
    """Return who meets whom in the last battle of some events, and who has won; None if there is none."""
    course = course_of(events)
    if course is None:
        return None
    still = course.rolled is None and course.avoidance is None
    return Contest(sides=(course.begun.attacker, course.begun.defender), open=still, winner=course.winner)


def course_of(events: Sequence[Event]) -> BattleProgress | None:
    """Return the last battle of some events; None if there is none. Of one that began before them only the dice and
    what followed are known."""
    began = next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], BattleBegan)), None)
    if began is None:
        return _begun_before(events)
    begun, rest = events[began], list(events[began + 1 :])
    assert isinstance(begun, BattleBegan)  # noqa: S101 - that is how it was found
    return _course(begun, rest)


def _begun_before(events: Sequence[Event]) -> BattleProgress | None:
    """Return a battle of which only the dice and what followed are among the events, without what came to it; None of
    one whose powers neither its leaders nor its losses tell."""
    rolled = next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], BattleRolled)), None)
    if rolled is None:
        return None
    dice = events[rolled]
    assert isinstance(dice, BattleRolled)  # noqa: S101 - that is how it was found
    attacker, defender = (_side_led_by(leader) for leader in (dice.attacker_leader, dice.defender_leader))
    attacker = attacker or _power_beaten_by(defender, dice, dice.attacker, events[rolled:])
    defender = defender or _power_beaten_by(attacker, dice, dice.defender, events[rolled:])
    if not attacker or not defender:
        return None
    return _course(BattleBegan(dice.place, attacker, defender, UNKNOWN, UNKNOWN, "attack"), list(events[rolled:]))


def _side_led_by(leader: str) -> str:
    return LEADERS[leader].side if leader in LEADERS else ""


def _power_beaten_by(other: str, dice: BattleRolled, percent: int, after: Sequence[Event]) -> str:
    """Return who fought a side without a leader of their own: the one power besides it whose losses are those of the
    dice; "" if that is not told."""
    lost = [one for one in after if isinstance(one, SpLost) and one.cause == IN_BATTLE and one.place == dice.place]
    found = {one.power for one in lost if one.power != other and one.percent == percent}
    return found.pop() if other and len(found) == 1 else ""


def _course(begun: BattleBegan, rest: list[Event]) -> BattleProgress:
    """Return the battle that began so, from the events after that."""
    left = next((n for n, event in enumerate(rest) if isinstance(event, LEAVES)), len(rest))
    rest = rest[:left]
    at = next((n for n, event in enumerate(rest) if isinstance(event, BattleRolled)), None)
    rolled = rest[at] if at is not None else None
    later = rest[at + 1 :] if at is not None else []
    avoidance = next((event for event in rest if isinstance(event, AvoidanceRolled)), None)
    toll = tuple([event for event in later if isinstance(event, SpLost) and event.cause == IN_BATTLE])
    first = rest[:at] if at is not None else rest
    others = later if at is not None else rest
    told = (*BEFORE, CommandTaken)
    return BattleProgress(
        begun=begun,
        avoidance=avoidance,
        before=tuple([event for event in first if isinstance(event, BEFORE)]),
        rolled=rolled if isinstance(rolled, BattleRolled) else None,
        toll=toll,
        after=tuple([one for one in others if one not in toll and one is not avoidance and not isinstance(one, told)]),
    )
