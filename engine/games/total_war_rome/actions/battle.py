"""What a seat does in a battle. Each is one sealed answer with all that belongs to it (ruling 107)."""

import msgspec

from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text

NOTHING = "none"


class PrepareBattle(Action, frozen=True):
    """Phase 1: action cards that change the terrain or give a reveal, what a scout makes of it; of allied armies
    which cards fight as one (none named: one army alone, or the dearest that fit), and under which general ("none": the
    one with most stars)."""

    cards: tuple[str, ...] = ()
    scout: str = NOTHING  # raise, lower
    composite: tuple[str, ...] = ()
    leader: str = NOTHING

    def label(self) -> Text:
        """Return it in words; most armies have nothing to change."""
        key = "prepare_battle" if self != PrepareBattle() else "prepare_nothing"
        return Text(f"action.{key}", msgspec.structs.asdict(self))


class Deploy(Action, frozen=True):
    """Play cards into the active zone for one combat, with a reveal and the orders for its dice.

    The cards are kinds, "none" where none is played. reroll, soften: `source.when` (battle/land/dice.py).
    """

    main: str
    skirmisher: str = NOTHING
    artillery: str = NOTHING
    reveal: str = "no"
    reroll: str = NOTHING
    soften: str = NOTHING
    special: str = "upgrade"

    def label(self) -> Text:
        """Return the deployment in words: the cards that are played."""
        fields = msgspec.structs.asdict(self)
        cards = tuple(kind for kind in (self.main, self.skirmisher, self.artillery) if kind != NOTHING)
        return Text("action.deploy", {**fields, "cards": cards})


class FollowPlan(Action, frozen=True):
    """Leave a battle plan that deploys, in this and every later battle until it is changed, or in this one alone: kinds
    to play first, and rules of thumb (their values: battle/land/plan.py)."""

    first: tuple[str, ...] = ()
    in_terrain: str = "suited"  # suited, weakest, strongest
    in_the_open: str = "weak_first"  # weak_first, strong_first
    skirmishers: str = "alone_in_terrain"  # alone_in_terrain, with_the_first, with_the_last
    mounted: str = "envelop"  # envelop, centre
    reveals: str = "early"  # early, late, never
    dice_orders: str = "free"  # free: those that cost no card; all, no_orders
    holds: str = "always"  # always, battle

    def label(self) -> Text:
        """Return it in words, with the cards that go first where there are any."""
        key = f"action.follow_plan{'' if self.first else '_plain'}{'_here' if self.holds == 'battle' else ''}"
        return Text(key, msgspec.structs.asdict(self))


class DropPlan(Action, frozen=True):
    """Deploy by hand again: the plan no longer deploys for its owner."""


class KeepForEnvelopment(Action, frozen=True):
    """After the flanks: which spare mounted cards are kept for an envelopment; the others fight in the centre."""

    kept: tuple[str, ...] = ()


class DeclareFlanks(Action, frozen=True):
    """Before the flanks: how many elephants beyond the two that stay for the centre fight there."""

    elephants: int


class RollAgain(Action, frozen=True):
    """In an envelopment: which of the dice just thrown are rolled again, by their place in the throw from 1 on."""

    dice: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return in words which dice are rolled again, or that none is."""
        return (
            keyed_text("action.roll_again", count=len(self.dice)) if self.dice else keyed_text("action.roll_none_again")
        )


class AttackUnopposed(Action, frozen=True):
    """Attack what nobody defends: with which cards (the others are asked about again), which kind first, and which dice
    of an envelopment are rolled again ("ask": as their owner says when they lie)."""

    cards: tuple[str, ...]
    target: str
    rerolls: str = "hold"


class Spoils(Action, frozen=True):
    """After a victory: cards recovered, cards upgraded to veterans, who succeeds a general who improves, by one star
    level or by two; a card that lets one more be recovered."""

    second_wind: str = "no"
    recover: tuple[str, ...] = ()
    upgrade: tuple[str, ...] = ()
    one_level: str = NOTHING
    two_levels: str = NOTHING


class LoseShips(Action, frozen=True):
    """After a naval battle: which ship cards are sunk."""

    ships: tuple[str, ...]


BattleAction = (
    PrepareBattle
    | Deploy
    | FollowPlan
    | DropPlan
    | DeclareFlanks
    | KeepForEnvelopment
    | AttackUnopposed
    | RollAgain
    | Spoils
    | LoseShips
)
