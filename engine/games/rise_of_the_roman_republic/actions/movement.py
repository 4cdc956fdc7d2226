"""Actions of movement (chapter 6)."""

from typing import ClassVar

from engine.kernel.actions import Action
from engine.kernel.texts import Text

INSIDE = "+in"  # ends the last leg of a way that goes into a city
ALL, OWN, GUARDED, ALONE = "all", "own", "guarded", "alone"
"""Whom a leader takes: all whom they may, their own command without other leaders, all but one SP, nobody."""


def goal_of(route: tuple[str, ...]) -> str:
    """Return the hex that a way leads to; "" if it leads to none."""
    return route[-1].removesuffix(INSIDE) if route else ""


def goes_inside(route: tuple[str, ...]) -> bool:
    """Return whether a way ends inside a city."""
    return bool(route) and route[-1].endswith(INSIDE)


class March(Action, frozen=True):
    """Force Movement, or alone Leader Movement: with whom, by which way. army: "all", "own", "guarded" or "alone".
    route: hexes; the last may be "4413+in"."""

    ROUTE: ClassVar[str] = "route"
    SHOWN_FIRST: ClassVar[bool] = True
    army: str
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        facts = {"army": self.army, "goal": goal_of(self.route), "inside": int(goes_inside(self.route))}
        return Text("action.march", facts)


class MarchWith(Action, frozen=True):
    """Force Movement with part of what is there. units: leaders, legions, and SP such as "samnite:infantry", once for
    each."""

    ROUTE: ClassVar[str] = "route"
    SHOWN_FIRST: ClassVar[bool] = True
    units: tuple[str, ...]
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        facts = {"count": len(self.units), "goal": goal_of(self.route), "inside": int(goes_inside(self.route))}
        return Text("action.march_with", facts)


class MarchBeside(Action, frozen=True):
    """Force Movement of all whom a leader may take, with the army of a tribe that is their side's ally. tribe: its
    power."""

    ROUTE: ClassVar[str] = "route"
    SHOWN_FIRST: ClassVar[bool] = True
    tribe: str
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        facts = {"tribe": self.tribe, "goal": goal_of(self.route), "inside": int(goes_inside(self.route))}
        return Text("action.march_beside", facts)


class MarchAllies(Action, frozen=True):
    """Ally Movement of a force without a leader (section 6.13). army: the key of its stack."""

    ROUTE: ClassVar[str] = "route"
    SHOWN_FIRST: ClassVar[bool] = True
    army: str
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        power, _, place = self.army.removesuffix(INSIDE).partition("@")
        facts = {"goal": goal_of(self.route), "inside": int(goes_inside(self.route))}
        return Text("action.march_allies", {"power": power, "place": place, **facts})


class Regroup(Action, frozen=True):
    """Let units and leaders go from the hex into its city, or out of it (ruling c.14). to: "inside" or "outside"."""

    to: str
    units: tuple[str, ...]


class Intercept(Action, frozen=True):
    """Try to intercept a march (section 6.5, ruling c.23). tries: "<leader>@<hex>". guile: what each of these leaders
    spends, as far as they have it. without: other leaders, legions, and kinds of troops, that stay where they are.
    tribes: allied tribes that go along."""

    tries: tuple[str, ...]
    guile: int = 0
    without: tuple[str, ...] = ()
    tribes: tuple[str, ...] = ()


class LetMarch(Action, frozen=True):
    """Intercept nobody on this march."""


class AnswerGuile(Action, frozen=True):
    """Spend Guile against an interception (ruling c.17)."""

    guile: int
