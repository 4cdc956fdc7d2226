"""What an agent's deed takes for granted: the nearest agent does it, with the card that is worth least otherwise."""

from bot.titles.forced import ForcedQuestions
from engine.games.total_war_rome.actions.agents import MoveAgent
from engine.games.total_war_rome.actions.campaign import March, Sail
from engine.games.total_war_rome.agents.requirements import DEEDS
from engine.games.total_war_rome.board.geography import AGENT
from engine.games.total_war_rome.tables import CARDS, FACTIONS, REGIONS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt

AT_ONCE = frozenset((March.tag(), Sail.tag(), MoveAgent.tag()))  # that stand on the card with who moves
WORTH = (
    *("march", "sail", "place_army", "place_navy", "embark", "disembark"),
    *("move_agent", "levy", "riots", "protests", "trade", "rebel_uprising", "treaty", "treasury_theft"),
)  # what strong players choose most in a turn of a kind
SENTENCES = frozenset(
    {"place_army", "place_navy", "march", "sail", "embark", "disembark", "assault", "subdue", "betray", "confront"}
    | {"engage", "merge", "meet", "withdraw", "retreat_navy", "leave", "lose_cards", "set_order"}
)  # whose sentence says all of the answer: no agent and no card that it costs
TAGS = frozenset(spec.action.tag() for spec in DEEDS)
FAR = 99  # steps, of an agent whose place is not known

FORCED = ForcedQuestions(
    openly=frozenset({"initiative_phase.bid"}),  # whoever has no gold bids none, and all know it
    alone=frozenset(
        {"losses.choose", "naval_battle.losses", "agent_deed.heir", "conquest.annexed", "withdrawal.choose"}
        | {"combat_deployment.deploy", "combat_deployment.deploy_alone", "land_battle.declare_flanks"}
    ),
)


def presumed_agent_or_card(view: RomeView, prompt: Prompt, given: Given) -> str:
    """Return the agent or the card of a deed, where that is asked next; else ""."""
    if not given or given[0] not in TAGS or given[0] not in prompt.menu.forms:
        return ""
    opened = prompt.menu.forms[given[0]].opened(given[1:])
    if opened is None or opened[0] not in ("agent", "card"):
        return ""
    field, choices, own = opened
    tokens = [option.token for option in choices.choices_after(own).options]
    if field == "card":
        return min(tokens, key=lambda card: CARDS[card].tax, default="")
    place = _place(view, given[1:])
    return min(tokens, key=lambda agent: _steps(view, agent, place), default="")


def _place(view: RomeView, tokens: Given) -> str:
    """Return the region where the agent must be, by what the deed is aimed at."""
    for token in tokens:
        if token in REGIONS:
            return token
        if token in view.armies:
            return view.armies[token].at
        if token in view.agents:
            return view.agents[token].at
    return FACTIONS[tokens[0]].capital if tokens and tokens[0] in FACTIONS else ""


def _steps(view: RomeView, agent: str, place: str) -> int:
    at = view.agents[agent].at if agent in view.agents else ""
    return 0 if at == place else AGENT.get(at, {}).get(place, FAR)
