"""The actions of the Agent Phase: moving, the levy, the thirteen agent actions and what follows them."""

from typing import ClassVar

from engine.kernel.actions import Action


class AgentAction(Action, frozen=True):
    """Base of the agent actions: the aim is chosen first, then an agent that reaches it, then the card."""

    ASKED_LAST: ClassVar[tuple[str, ...]] = ("agent", "card")


class MoveAgent(Action, frozen=True):
    """Move an agent (Moving Agents)."""

    agent: str
    to: str


class Levy(Action, frozen=True):
    """Cash action cards as an emergency tax levy (Action Cards 1b)."""

    cards: tuple[str, ...]


class Treaty(AgentAction, frozen=True):
    """Ask another faction for a better diplomatic status."""

    card: str
    agent: str
    side: str
    region: str


class Trade(AgentAction, frozen=True):
    """Trade with a faction that is no enemy."""

    card: str
    agent: str
    side: str
    region: str


class Spy(AgentAction, frozen=True):
    """See all cards of an army."""

    card: str
    agent: str
    army: str


class Protests(AgentAction, frozen=True):
    """Place one unrest marker."""

    card: str
    agent: str
    region: str


class Riots(AgentAction, frozen=True):
    """Place two unrest markers."""

    card: str
    agent: str
    region: str


class RebelUprising(AgentAction, frozen=True):
    """Raise a conquered region against the faction that controls it."""

    card: str
    agent: str
    region: str


class BribeArmy(AgentAction, frozen=True):
    """Bribe an army."""

    card: str
    agent: str
    army: str
    reroll: bool = False


class BribeRegion(AgentAction, frozen=True):
    """Bribe a region."""

    card: str
    agent: str
    region: str
    reroll: bool = False


class Sabotage(AgentAction, frozen=True):
    """Remove a market or barracks."""

    card: str
    agent: str
    region: str
    improvement: str
    reroll: bool = False


class TreasuryTheft(AgentAction, frozen=True):
    """Take half of a faction's gold."""

    card: str
    agent: str
    region: str
    reroll: bool = False


class DoubleAgent(AgentAction, frozen=True):
    """Send an agent home for the round."""

    card: str
    agent: str
    target: str


class SowDistrust(AgentAction, frozen=True):
    """Lower the status between a faction and its friend or ally."""

    card: str
    agent: str
    side: str
    other: str


class RecruitMercenary(AgentAction, frozen=True):
    """Buy a mercenary card, or a special card of the mercenary deck, into an army."""

    card: str
    agent: str
    region: str
    army: str
    unit: str


class AssassinateGeneral(AgentAction, frozen=True):
    """Try to kill the general of an army."""

    card: str
    agent: str
    army: str
    reroll: bool = False


class AssassinateAgent(AgentAction, frozen=True):
    """Try to kill an agent."""

    card: str
    agent: str
    target: str
    reroll: bool = False


class Agree(Action, frozen=True):
    """Grant what another faction asks: a treaty, a passage."""


class Refuse(Action, frozen=True):
    """Refuse what another faction asks."""


class Share(Action, frozen=True):
    """Show an ally the army that a spy has seen (Spy)."""

    ally: str


class ShowCards(Action, frozen=True):
    """Show an ally cards of one's hand (Universal Rules 4)."""

    ally: str
    cards: tuple[str, ...]


class ShowArmy(Action, frozen=True):
    """Show an ally what is in an army of one's own (Universal Rules 4)."""

    ally: str
    army: str


class Keep(Action, frozen=True):
    """Keep what the spy has seen to oneself."""


class Foil(Action, frozen=True):
    """Cancel an agent action aimed at oneself: Safe House, Loyal Bodyguard."""

    card: str


class NameHeir(Action, frozen=True):
    """Choose the mediocre general who takes the place of one who was killed; "none" if there is none."""

    general: str


class LeadAway(Action, frozen=True):
    """Move what is left of a bribed army up to two regions."""

    region: str


Deed = (
    Treaty
    | Trade
    | Spy
    | Protests
    | Riots
    | RebelUprising
    | BribeArmy
    | BribeRegion
    | Sabotage
    | TreasuryTheft
    | DoubleAgent
    | SowDistrust
    | RecruitMercenary
    | AssassinateGeneral
    | AssassinateAgent
)
