"""Frames of the Agent Phase: its turns, the agent actions, and the questions that follow them."""

from engine.games.total_war_rome.actions.agents import Deed
from engine.kernel.state import Frame, Side


class AgentPhase(Frame):
    """Dealing action cards, then each faction's agents in turn order; `turn` counts them."""

    turn: int = 0


class AgentTurn(Frame):
    """One faction's agents (an activity). `traded`: factions that it has traded with this turn."""

    side: Side
    traded: tuple[Side, ...] = ()


class AgentDeed(Frame):
    """An agent action that has been declared (an activity): the target may cancel it, then it is carried out.
    `stranded`: armies that it has stranded by an attack on an ally."""

    side: Side
    deed: Deed
    target: Side = ""
    stranded: tuple[str, ...] = ()


class Proposal(Frame):
    """A treaty that is proposed: the other faction agrees or refuses. `steps`: by how many the status gets better."""

    side: Side
    other: Side
    steps: int = 1


class SpyReport(Frame):
    """A spy has seen an army: they may show it to an ally."""

    side: Side
    army: str


class Guide(Frame):
    """A bribed army is led up to two regions away."""

    side: Side
    army: str
