"""The course of a battle, from its public events: who came with what, the dice, the toll, what followed."""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from bot.titles.contest import Contest
from engine.games.sword_of_rome.battle_chances import Pool, win_chance
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleAgain,
    BattleBegan,
    BattleDecided,
    BattleRolled,
    Mods,
)
from engine.kernel.events import Event

GOES_ON = (
    "activation_cancelled alliance_broken alliance_made army_marched attrition_rolled avoid_declared became_active "
    "campaign_began card_played cards_swapped desperate_announced desperate_played first_chosen interception_declared "
    "leader_activated non_player_activated offer_answered offer_made passed pursuit_rolled round_began scored "
    "siege_rolled stayed_behind taken_along turn_began unit_raised"
)
LEAVES = frozenset(GOES_ON.split())  # with what the table goes on, where one decision leads beyond the battle
CORE = (BattleBegan, AutomaticVictory, BattleRolled, BattleDecided)  # what the card of a battle tells by itself


class BattleProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A battle so far. after: what else happened in it, in its order: cards, retreats, sieges, support."""

    begun: BattleBegan
    rolled: BattleRolled | None
    automatic: AutomaticVictory | None
    decided: BattleDecided | None
    after: tuple[Event, ...]

    @property
    def winner(self) -> str:
        """Return who has won; "" while that is open."""
        ended = self.automatic or self.decided
        return ended.winner if ended is not None else ""

    @property
    def loser(self) -> str:
        """Return who has lost; "" while that is open."""
        ended = self.automatic or self.decided
        return ended.loser if ended is not None else ""

    @property
    def cu_lost_by_both(self) -> tuple[int, int]:
        """Return the CU that the dice, or an automatic victory, cost the attacker and the defender."""
        if self.automatic is not None:
            gone = self.automatic.lost
            return (gone, 0) if self.automatic.loser == self.begun.attacker else (0, gone)
        return (self.decided.attacker_lost, self.decided.defender_lost) if self.decided is not None else (0, 0)


def course_of(events: Sequence[Event]) -> BattleProgress | None:
    """Return the last battle of some events; None if there is none. What a battle that is fought again came to first is
    among what else happened."""
    began = next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], BattleBegan)), None)
    if began is None:
        return None
    begun = events[began]
    assert isinstance(begun, BattleBegan)  # noqa: S101 - that is how it was found
    rest = list(takewhile(lambda event: type(event).tag() not in LEAVES, events[began + 1 :]))
    last = max((n for n, event in enumerate(rest) if isinstance(event, BattleAgain)), default=-1)
    own = rest[last + 1 :]
    return BattleProgress(
        begun=begun,
        rolled=next((e for e in reversed(own) if isinstance(e, BattleRolled)), None),
        automatic=next((e for e in own if isinstance(e, AutomaticVictory)), None),
        decided=next((e for e in own if isinstance(e, BattleDecided)), None),
        after=(*rest[: last + 1], *(e for e in own if not isinstance(e, CORE))),
    )


def course_by_dice(events: Sequence[Event]) -> BattleProgress | None:
    """Return the last battle of some events from its dice on, where it began before them: with how many and under whom
    is not known. None if its dice or its end are not among them."""
    ends = [n for n, event in enumerate(events) if isinstance(event, BattleDecided)]
    if not ends or not isinstance(rolled := _dice_of(events[: ends[-1]]), BattleRolled):
        return None
    decided = events[ends[-1]]
    assert isinstance(decided, BattleDecided)  # noqa: S101 - that is how it was found
    rest = takewhile(lambda event: type(event).tag() not in LEAVES, events[ends[-1] + 1 :])
    return BattleProgress(
        begun=BattleBegan(rolled.space, rolled.attacker, rolled.defender, 0, 0),
        rolled=rolled,
        automatic=None,
        decided=decided,
        after=tuple(event for event in rest if not isinstance(event, CORE)),
    )


def _dice_of(events: Sequence[Event]) -> Event | None:
    return next((event for event in reversed(events) if isinstance(event, BattleRolled)), None)


def last_contest(events: Sequence[Event]) -> Contest | None:
    """Return who meets whom in the last battle of some events, and who has won; None if there is none. One that is to
    be fought again is open no more: everybody has seen how it came out first."""
    course = course_of(events)
    if course is None:
        return None
    still = course.rolled is None and not course.winner and not any(isinstance(e, BattleAgain) for e in course.after)
    return Contest(sides=(course.begun.attacker, course.begun.defender), open=still, winner=course.winner)


def modifier_total(mods: Mods) -> int:
    """Return what modifiers come to."""
    return sum(n for _, n in mods)


def attacker_win_percent(rolled: BattleRolled) -> int:
    """Return in a hundred how likely the attacker was to win with these modifiers and so many dice."""
    ours, theirs = (
        Pool(count or len(dice), len(dice))
        for count, dice in (
            (rolled.attacker_rolled, rolled.attacker_dice),
            (rolled.defender_rolled, rolled.defender_dice),
        )
    )
    return round(
        100 * win_chance(modifier_total(rolled.attacker_mods) - modifier_total(rolled.defender_mods), ours, theirs)
    )
