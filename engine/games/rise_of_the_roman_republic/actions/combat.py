"""Actions of land combat (chapter 8)."""

from engine.kernel.actions import Action


class Attack(Action, frozen=True):
    """Attack an enemy force in the hex (section 8.1). target: the power. along: other leaders who take part. without:
    legions, and kinds of troops, that stay out of it."""

    target: str
    along: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


class Recover(Action, frozen=True):
    """Improve the force's After-Battle Status by one level (section 8.56)."""


class TakeCommand(Action, frozen=True):
    """Choose who commands."""

    leader: str


class Stand(Action, frozen=True):
    """Accept battle."""


class Avoid(Action, frozen=True):
    """Try to avoid battle (section 8.23). to: the hex. inside: whether to go into its city."""

    to: str
    inside: bool


class SpendGuile(Action, frozen=True):
    """Spend Guile points on a roll."""

    points: int


class Coordinate(Action, frozen=True):
    """Try to bring another force to the battle (section 8.26). without: leaders, legions, and kinds of troops, that
    stay."""

    leader: str
    without: tuple[str, ...] = ()


class JoinRelief(Action, frozen=True):
    """Let the besieged fight beside those who come to their relief."""


class NoMoreHelp(Action, frozen=True):
    """Bring nobody else to the battle."""


class Prepare(Action, frozen=True):
    """Prepare for the dice of a battle. guile: points. elephants: SP that are committed. devoted: a Roman leader who
    devotes themselves, "none" for nobody."""

    guile: int
    elephants: int = 0
    devoted: str = "none"


class LoseEvenly(Action, frozen=True):
    """Take losses as they fall by themselves: the fullest elements first, cavalry before elephants (section 8.34)."""


class ChooseLosses(Action, frozen=True):
    """Say which SP are lost where the rules leave it open (section 8.34). units: "I RL:infantry", "african:elephants",
    once for each."""

    units: tuple[str, ...]


class Retreat(Action, frozen=True):
    """Retreat after a lost battle (section 8.37). to: the hex. inside: whether to go into its city."""

    to: str
    inside: bool


class RaiseTraining(Action, frozen=True):
    """Make legions that have won Veteran (section 10.31)."""

    legions: tuple[str, ...]


class LowerTraining(Action, frozen=True):
    """Choose which of the legions that have lost most is a Recruit again (section 10.31)."""

    legion: str


class Invest(Action, frozen=True):
    """Besiege at once the enemy who has fled into the city, or let them be (section 8.37)."""

    besiege: bool
