"""Where on the board a question is that lists no places: where the pieces stand among which one chooses, those that are
chosen, what it is about, and at the beginning of a turn all that may still act; and what tokens stand for there."""

from collections.abc import Iterable

from bot.messages.letters import AskedPlaces
from engine.games.total_war_rome.tables import REGIONS, SEAS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.choices import STOP, Given
from engine.kernel.prompts import Prompt

FORCES, AGENTS = "campaign_turn.start", "agent_turn.start"
PASSING = "voyage.intercept"
NOWHERE = ("land_battle.", "combat_deployment.", "unopposed_attack.", "naval_battle.", "rounds.", "spending_phase.",
           "taxation_phase.", "initiative_phase.")  # fmt: skip
OF = ":"  # in a line of a basket, between where (or who) and what: "attica:market", "rome_1:velites"


def places_question_is_about(view: RomeView, prompt: Prompt, given: Given) -> tuple[str, ...]:
    """Return the regions and sea areas that a question is about; () for none, and in battles, which have a board of
    their own."""
    if prompt.moment.startswith(NOWHERE):
        return ()
    subject = places_of(view, map(str, prompt.subject.args.values())) if prompt.subject is not None else ()
    if prompt.moment == PASSING:  # who comes by, and all that could stop it
        return (*subject, *places_of(view, _offered(prompt)))
    if not given:
        return subject or places_of(view, _own(view, prompt))
    options = [option.token for option in prompt.menu.choices_after(given).options if option.token != STOP]
    listed = places_of(view, options)
    return (listed if len(listed) > 1 else places_of(view, (*given[1:], *listed))) or subject


def way_in_question(view: RomeView, prompt: Prompt, given: Given) -> tuple[str, ...]:
    """Return the way of a navy that could intercept another, from where it is to where that comes by; () elsewhere, and
    where several could and none is chosen."""
    if prompt.moment != PASSING or prompt.subject is None:
        return ()
    begins = places_of(view, given[1:] or _offered(prompt))
    return (*begins, *places_of(view, map(str, prompt.subject.args.values()))) if len(begins) == 1 else ()


def _offered(prompt: Prompt) -> list[str]:
    """Return what can be chosen first in each form of a question."""
    return [option.token for form in prompt.menu.forms for option in prompt.menu.choices_after((form,)).options]


def _own(view: RomeView, prompt: Prompt) -> Iterable[str]:
    """Return the pieces of the side that is asked which may act in its turn."""
    found = {FORCES: (view.armies, view.navies), AGENTS: (view.agents,)}.get(prompt.moment, ())
    return [name for kind in found for name, piece in kind.items() if piece.owner == prompt.side]


def places_of(view: RomeView, names: Iterable[str]) -> tuple[str, ...]:
    """Return the places among names of places and pieces, and those where the pieces stand, each once."""
    return tuple(dict.fromkeys(place for name in names if (place := _place(view, name))))


def _place(view: RomeView, name: str) -> str:
    if name in REGIONS or name in SEAS:
        return name
    army, navy, agent = view.armies.get(name), view.navies.get(name), view.agents.get(name)
    if army is not None:
        return army.at or _place(view, army.navy)
    if navy is not None:
        return navy.sea or navy.port
    return agent.at if agent is not None else ""


def _region(token: str) -> str:
    """Return the region in which a line of a basket builds; any other token itself."""
    return token.partition(OF)[0]


PLACES = AskedPlaces.of((*REGIONS, *SEAS), at=_region)


def piece_named_by_token(view: RomeView, token: str) -> str:
    """Return the army, navy or agent of the map that a token names, in whole or in the part before or behind the colon;
    of a general their army; "" for none."""
    leading = {army.general: army.id for army in view.armies.values() if army.general}
    for part in (token, *reversed(token.split(OF))):
        one = leading.get(part, part)
        army, navy, agent = view.armies.get(one), view.navies.get(one), view.agents.get(one)
        if (army and (army.at or army.navy)) or (navy and (navy.sea or navy.port)) or (agent and agent.at):
            return one
    return ""
