"""The actions of the Campaign Phase: placing, moving, meeting, conquering, sailing."""

from typing import ClassVar

import msgspec

from engine.games.total_war_rome.actions.battle import NOTHING
from engine.kernel.actions import Action
from engine.kernel.texts import Text, struct_fields_to_fill


def _on_the_way(route: tuple[str, ...]) -> dict[str, object]:
    """Return where a route ends, and through what it leads, to fill in."""
    return {"goal": route[-1], "through": route[:-1], "through_count": len(route) - 1} if route else {}


class PlaceArmy(Action, frozen=True):
    """Place an army on the board (Placing Armies and Navies)."""

    army: str
    region: str


class PlaceNavy(Action, frozen=True):
    """Place a navy in the port of a home region."""

    navy: str
    region: str


class March(Action, frozen=True):
    """Move an army from region to region."""

    ROUTE: ClassVar[str] = "route"
    army: str
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with what lies on the way to its goal."""
        return Text(f"action.{self.tag()}", struct_fields_to_fill(self) | _on_the_way(self.route))


class Betray(Action, frozen=True):
    """Attack an ally: move into its region, or upon its army, without leave (Broken Alliance)."""

    army: str
    region: str


class Confront(Action, frozen=True):
    """Meet an enemy army in the region where both stand."""

    army: str
    enemy: str


class MeetFirst(Action, frozen=True):
    """Choose which of several enemies in a place an army or navy meets first."""

    enemy: str


class Assault(Action, frozen=True):
    """Assault the garrison of the region where the army stands; `cards`: Traitor at the Gate, Siege Works."""

    army: str
    cards: tuple[str, ...] = ()


class Subdue(Action, frozen=True):
    """Remove unrest markers with an army, one for each MU."""

    army: str
    markers: int


class Reorganise(Action, frozen=True):
    """Move cards between two armies in one region; `generals`: "keep" or "swap"."""

    army: str
    other: str
    give: tuple[str, ...]
    take: tuple[str, ...]
    generals: str


class MoveGeneral(Action, frozen=True):
    """Let a spare general, or one in play, take over an army."""

    general: str
    army: str


class Embark(Action, frozen=True):
    """Take an army aboard a navy."""

    army: str
    navy: str


class Disembark(Action, frozen=True):
    """Land an army from its navy."""

    army: str
    region: str


class Sail(Action, frozen=True):
    """Move a navy through sea areas and into or out of a port."""

    ROUTE: ClassVar[str] = "route"
    navy: str
    route: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with what lies on the way to its goal."""
        return Text(f"action.{self.tag()}", struct_fields_to_fill(self) | _on_the_way(self.route))


class Engage(Action, frozen=True):
    """Attack a navy in the same sea area."""

    navy: str
    enemy: str


class ReorganiseNavies(Action, frozen=True):
    """Move ship cards between two navies in one place."""

    navy: str
    other: str
    give: tuple[str, ...]
    take: tuple[str, ...]


class LoseCards(Action, frozen=True):
    """Choose the cards that an army loses to a defence or garrison roll, an uprising, a bribe."""

    cards: tuple[str, ...]


class Meet(Action, frozen=True):
    """What one side does when armies meet: fight, roll to avoid battle, or slip away with a card; where it would go;
    the No Escape card that it would play if the enemy avoids; of several Slip Away cards the one that it plays."""

    stance: str
    to: str = ""
    no_escape: str = ""
    slip: str = ""

    def label(self) -> Text:
        """Return the stance in words, with where the army would go if it goes."""
        key = "action.meet_fight" if self.stance == "fight" else "action.meet"
        return Text(key, msgspec.structs.asdict(self))


class JoinBattle(Action, frozen=True):
    """Offer to fight at an ally's side, with these troop cards (Allies)."""

    cards: tuple[str, ...] = ()


class AcceptHelp(Action, frozen=True):
    """Say which allies fight along: the others' help is declined (Allies)."""

    allies: tuple[str, ...] = ()


class StandAside(Action, frozen=True):
    """Keep an army out of an ally's battle."""


class TakeMercenary(Action, frozen=True):
    """Choose the mercenary card that joins freely where a region has accepted annexation; "none" where none fits."""

    unit: str


class Merge(Action, frozen=True):
    """Move all cards of an army to another in the same region. leader: which of the two generals commands, "none" for
    the one with more stars; the other becomes a spare one."""

    army: str
    other: str
    leader: str = NOTHING


class Withdraw(Action, frozen=True):
    """Withdraw an army after a battle."""

    to: str


class RetreatNavy(Action, frozen=True):
    """Retreat a navy after a battle."""

    to: str


class Intercept(Action, frozen=True):
    """Intercept a navy that enters an adjacent sea area."""

    navy: str


class Militia(Action, frozen=True):
    """Play Town Militia: the assaulted garrison rolls one die more."""

    card: str


class Conquer(Action, frozen=True):
    """A stranded army tries to conquer where it stands (Broken Alliance)."""


class Leave(Action, frozen=True):
    """A stranded army leaves for an adjacent region (Broken Alliance)."""

    to: str
