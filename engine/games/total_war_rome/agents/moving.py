"""Moving Agents: where a faction's agents start, how far each may still go this phase, and the way there.

Agents pass everywhere, by land and sea, whoever controls the region (rulings 74 and 83).
"""

from functools import lru_cache

import msgspec

from engine.games.total_war_rome.board.geography import AGENT
from engine.games.total_war_rome.events.agents import AgentMoved
from engine.games.total_war_rome.state import Agent, RomeState
from engine.games.total_war_rome.tables import FACTIONS
from engine.kernel.play import Play
from engine.kernel.state import Side

STEPS = 5  # Moving Agents 1


def homes_of(state: RomeState, side: Side) -> list[str]:
    """Return the home regions that a faction controls, where its agents start or are sent, its capital first
    (Moving Agents, rulings 83 and 134)."""
    homes = dict.fromkeys((FACTIONS[side].capital, *FACTIONS[side].home))
    return [region for region in homes if state.regions[region].owner == side]


def steps_left(state: RomeState, agent: Agent) -> int:
    """Return how many land regions and sea areas an agent may still enter this phase (Moving Agents 1)."""
    if agent.locked:
        return 0
    return agent_range(state, agent.owner) + agent.further - agent.steps


def agent_range(state: RomeState, side: Side) -> int:
    """Return how many land regions and sea areas a faction's agents may enter in a phase (Moving Agents 1)."""
    return STEPS + state.effects_total(side, "agent_move")


def own_agents(state: RomeState, side: Side) -> list[str]:
    """Return the ids of a faction's agents that are not locked."""
    return [agent_id for agent_id, agent in state.agents.items() if agent.owner == side and not agent.locked]


def move_agent(play: Play[RomeState], agent_id: str, to: str) -> None:
    """Move an agent by the shortest way; agents pass everywhere (Moving Agents, ruling 74)."""
    agent = play.state.agents[agent_id]
    if agent.at == to:
        return
    steps = agent.steps + AGENT[agent.at][to]
    play.state.agents[agent_id] = msgspec.structs.replace(agent, at=to, steps=steps)
    play.emit(AgentMoved(side=agent.owner, agent=agent_id, to=to))


def regions_in_agent_reach(state: RomeState, agent_id: str) -> tuple[str, ...]:
    """Return the regions that an agent may still move to this phase, but for the one where it is (Moving Agents 1)."""
    agent = state.agents[agent_id]
    return _around(agent.at, steps_left(state, agent))


@lru_cache(maxsize=2048)
def _around(at: str, steps: int) -> tuple[str, ...]:
    """Return the other regions within so many steps of an agent."""
    return tuple([region for region, far in AGENT[at].items() if 0 < far <= steps])
