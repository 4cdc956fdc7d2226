"""What the tokens of Total War: Rome stand for on the map: regions, sea areas, and pieces."""

from bot.messages.letters import AskedPlaces
from engine.games.total_war_rome.tables import REGIONS, SEAS
from engine.games.total_war_rome.view import RomeView

OF = ":"  # in a line of a basket, between where (or who) and what: "attica:market", "rome_1:velites"


def _region(token: str) -> str:
    """Return the region in which a line of a basket builds; any other token itself."""
    return token.partition(OF)[0]


PLACES = AskedPlaces.of((*REGIONS, *SEAS), at=_region)


def piece_of(view: RomeView, token: str) -> str:
    """Return the army, navy or agent of the map that a token names, in whole or in the part before or behind the colon;
    of a general their army; "" for none."""
    leading = {army.general: army.id for army in view.armies.values() if army.general}
    for part in (token, *reversed(token.split(OF))):
        one = leading.get(part, part)
        army, navy, agent = view.armies.get(one), view.navies.get(one), view.agents.get(one)
        if (army and (army.at or army.navy)) or (navy and (navy.sea or navy.port)) or (agent and agent.at):
            return one
    return ""
