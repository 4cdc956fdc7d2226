"""A battle plan: which kinds to play first, and rules of thumb. It deploys for its owner until he changes it.

Kept as the strings of `RomeState.plans` (a secret of its side); the same plan serves computer players and "deploy the
rest for me".
"""

from engine.games.total_war_rome.battle_actions import FollowPlan
from engine.kernel.choices import OneOf, Option, Order
from engine.kernel.forms import Form
from engine.kernel.texts import text

ALONE, WITH_FIRST, WITH_LAST = "alone_in_terrain", "with_the_first", "with_the_last"
ENVELOP, INTO_CENTRE = "envelop", "centre"
EARLY, LATE, NEVER = "early", "late", "never"
SKIRMISHERS = (ALONE, WITH_FIRST, WITH_LAST)
MOUNTED = (ENVELOP, INTO_CENTRE)
REVEALS = (EARLY, LATE, NEVER)
DEFAULT = FollowPlan(first=(), skirmishers=ALONE, mounted=ENVELOP, reveals=EARLY)


def keep(plan: FollowPlan) -> tuple[str, ...]:
    """Return a plan as the strings that are kept."""
    return (plan.skirmishers, plan.mounted, plan.reveals, *plan.first)


def read(kept: tuple[str, ...]) -> FollowPlan:
    """Return the plan of kept strings, the usual one of none."""
    if len(kept) < 3:
        return DEFAULT
    return FollowPlan(skirmishers=kept[0], mounted=kept[1], reveals=kept[2], first=tuple(kept[3:]))


class Ranking(Order):
    """Some of the items, in an order of the player's choice."""

    def __init__(self, items: tuple[str, ...]) -> None:
        super().__init__(items)
        self.length = None

    def done(self, given: tuple[str, ...]) -> bool:
        """Return whether no item is named twice."""
        return len(set(given)) == len(given) and set(given) <= {o.token for o in self._items}


def plan_form(kinds: tuple[str, ...]) -> Form:
    """Return the choices of a plan for an army of these kinds."""
    return Form(
        FollowPlan,
        first=Ranking(tuple(sorted(set(kinds)))),
        skirmishers=OneOf(_named("skirmishers", SKIRMISHERS)),
        mounted=OneOf(_named("mounted", MOUNTED)),
        reveals=OneOf(_named("reveals", REVEALS)),
    )


def _named(field: str, values: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(value, text(f"choice.plan.{field}.{value}")) for value in values)
