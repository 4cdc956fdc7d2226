"""Actions of movement (sections 8 and 9)."""

from engine.kernel.actions import Action

NONE = "none"  # in a field that may name a card or a place: nothing


class MarchArmy(Action, frozen=True):
    """Activate a leader and march: with whom, with how many CU, by which way.

    card: what activates him. along: leaders who come along. help: own cards for this march (ruling 135). bribe: a card
    that pays whoever stands in an Etruscan army's way.
    """

    ROUTE = "route"
    card: str
    leader: str
    along: tuple[str, ...]
    cu: int
    route: tuple[str, ...]
    help: tuple[str, ...] = ()
    bribe: str = NONE


class MarchOn(Action, frozen=True):
    """March on after something has happened on the way."""

    ROUTE = "route"
    route: tuple[str, ...]
    help: tuple[str, ...] = ()
    bribe: str = NONE


class Halt(Action, frozen=True):
    """End the march here."""


class Coordinate(Action, frozen=True):
    """Activate a second leader of a Campaign as the flanking force of a battle (section 9.5.6). An empty way: he
    stands next to it already."""

    ROUTE = "route"
    leader: str
    along: tuple[str, ...]
    cu: int
    route: tuple[str, ...] = ()


class FightAlone(Action, frozen=True):
    """Fight without a flanking force."""


class PlayCampaign(Action, frozen=True):
    """Play a Campaign card: activate two leaders (section 9.5)."""

    card: str


class EndCampaign(Action, frozen=True):
    """Activate nobody (more) by the Campaign."""


class MoveMinor(Action, frozen=True):
    """Put a minor leader with any of the power's CU (section 8.3). to: a space, or "inside:<space>" for within its
    besieged city."""

    leader: str
    to: str
