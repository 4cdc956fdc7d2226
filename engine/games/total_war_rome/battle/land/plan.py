"""A battle plan: which kinds to play first, and rules of thumb. It deploys for its owner until they change it.

It stands from battle to battle, but for one that is left at a deployment for that battle alone; it speaks of kinds and
not of cards, and so holds for any army. Kept as the strings of `RomeState.plans` (a secret of its side; no entry: no
plan), or of the battle's frame; the same plan serves computer players and "deploy the rest for me".
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.games.total_war_rome.actions.battle import FollowPlan
from engine.games.total_war_rome.tables import FACTIONS, TROOPS
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from engine.kit.choices import Ranking

SUITED, WEAKEST, STRONGEST = "suited", "weakest", "strongest"
WEAK_FIRST, STRONG_FIRST = "weak_first", "strong_first"
ALONE, WITH_FIRST, WITH_LAST = "alone_in_terrain", "with_the_first", "with_the_last"
ENVELOP, INTO_CENTRE = "envelop", "centre"
EARLY, LATE, NEVER = "early", "late", "never"
FREE, ALL, NO_ORDERS = "free", "all", "no_orders"
RULES: dict[str, tuple[str, ...]] = {  # a rule of thumb -> its values, the usual one first
    "in_terrain": (SUITED, WEAKEST, STRONGEST),
    "in_the_open": (WEAK_FIRST, STRONG_FIRST),
    "skirmishers": (ALONE, WITH_FIRST, WITH_LAST),
    "mounted": (ENVELOP, INTO_CENTRE),
    "reveals": (EARLY, LATE, NEVER),
    "dice_orders": (FREE, ALL, NO_ORDERS),
}
ALONE_HERE, ALWAYS = "battle", "always"  # for how long it holds: this battle, or every one until it is changed
DEFAULT = FollowPlan(first=(), **{rule: values[0] for rule, values in RULES.items()})


def plan_as_strings(plan: FollowPlan) -> tuple[str, ...]:
    """Return a plan as the strings that are kept: the value of each rule of thumb, then the kinds."""
    return (*(getattr(plan, rule) for rule in RULES), *plan.first)


def plan_from_strings(kept: Iterable[str]) -> FollowPlan:
    """Return the plan of kept strings; a rule of thumb that they do not name is the usual one."""
    rules = {rule: next((s for s in kept if s in values), values[0]) for rule, values in RULES.items()}
    return FollowPlan(first=tuple(s for s in kept if s in TROOPS), **rules)


@cache
def troop_kinds_of_faction(side: Side) -> tuple[str, ...]:
    """Return every kind of troops that an army of a faction may ever have: its own, and mercenaries. Veterans are
    meant with their plain kind."""
    hired = [kind for kind, troop in TROOPS.items() if troop.is_mercenary]
    return tuple(kind for kind in (*FACTIONS[side].troops, *hired) if not TROOPS[kind].base)


def kinds_in_plan_order(plan: FollowPlan, kinds: Iterable[str]) -> tuple[str, ...]:
    """Return those of some kinds that a plan plays first, in its order; a plain kind means its veterans too."""
    out = [k for name in plan.first for k in kinds if k in TROOPS and name in (k, TROOPS[k].base)]
    return tuple(dict.fromkeys(out))


def plan_form(kinds: Iterable[str], *, holds: tuple[str, ...] = (ALWAYS,)) -> Form:
    """Return the choices of a plan for an army of these kinds. holds: for how long it may be left, the usual first."""
    return Form(
        FollowPlan,
        first=_ranking(tuple(sorted(set(kinds)))),
        **{rule: _one_of(rule, values) for rule, values in RULES.items()},
        holds=_one_of("holds", holds),
    )


@lru_cache(maxsize=256)
def _ranking(kinds: tuple[str, ...]) -> Ranking:
    return Ranking(kinds)


@cache
def _one_of(rule: str, values: tuple[str, ...]) -> OneOf:
    return OneOf(_named(rule, values))


def _named(rule: str, values: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(value, keyed_text(f"choice.plan.{rule}.{value}")) for value in values)
