"""Actions of movement (sections 8 and 9)."""

from engine.kernel.actions import Action
from engine.kernel.texts import Text

NONE = "none"  # in a field that may name a card or a place: nothing
FEWEST = "fewest"  # of the CU of a force: as few mercenaries as can be


def goal_of(route: tuple[str, ...]) -> str:
    """Return the space that a way leads to; "" if it leads to none."""
    spaces = [leg.removeprefix("sea:") for leg in route if leg != "raid" and not leg.startswith(("drop:", "take:"))]
    return spaces[-1] if spaces else ""


class MarchArmy(Action, frozen=True):
    """Activate a leader and march: with whom, with how many CU, by which way.

    card: what activates them. along: leaders who come along. help: own cards for this march (ruling 135). bribe: a card
    that pays whoever stands in an Etruscan army's way. fleet: "asked" if Carthage is to be asked for ships.
    mercenaries: how many of the CU are such, where both kinds stand there.
    """

    ROUTE = "route"
    card: str
    leader: str
    along: tuple[str, ...]
    cu: int
    route: tuple[str, ...]
    help: tuple[str, ...] = ()
    bribe: str = NONE
    fleet: str = NONE
    mercenaries: str = FEWEST

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        goal = goal_of(self.route)
        facts = {"card": self.card, "leader": self.leader, "cu": self.cu, "goal": goal, "along": self.along}
        facts["along_count"] = len(self.along)
        return Text("action.march_army" if goal else "action.march_army_here", facts)


class MarchOn(Action, frozen=True):
    """March on after something has happened on the way."""

    ROUTE = "route"
    route: tuple[str, ...]
    help: tuple[str, ...] = ()
    bribe: str = NONE

    def label(self) -> Text:
        """Return it in words, with the goal of the way."""
        goal = goal_of(self.route)
        return Text("action.march_on" if goal else "action.march_on_here", {"goal": goal})


class Halt(Action, frozen=True):
    """End the march here."""


class Coordinate(Action, frozen=True):
    """Activate a second leader of a Campaign as the flanking force of a battle (section 9.5.6). An empty way: they
    stands next to it already. help, fleet, mercenaries: as in `MarchArmy`."""

    ROUTE = "route"
    leader: str
    along: tuple[str, ...]
    cu: int
    route: tuple[str, ...] = ()
    help: tuple[str, ...] = ()
    fleet: str = NONE
    mercenaries: str = FEWEST

    def label(self) -> Text:
        """Return it in words."""
        return Text("action.coordinate", {"leader": self.leader, "cu": self.cu, "along": self.along})


class FightAlone(Action, frozen=True):
    """Fight without a flanking force."""


class PlayCampaign(Action, frozen=True):
    """Play a Campaign card: activate two leaders (section 9.5)."""

    card: str


class Sortie(Action, frozen=True):
    """Attack the besieger from within a city: all inside come out under a leader (section 13.4.1)."""

    card: str
    leader: str


class EndCampaign(Action, frozen=True):
    """Activate nobody (more) by the Campaign."""


class MoveMinor(Action, frozen=True):
    """Put a minor leader with any of the power's CU (section 8.3). to: a space, or "inside:<space>" for within its
    besieged city."""

    leader: str
    to: str

    def label(self) -> Text:
        """Return it in words."""
        return Text("action.move_minor", {"leader": self.leader, "space": self.to.removeprefix("inside:")})
