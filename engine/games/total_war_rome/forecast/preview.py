"""What an action would mean before it is decided: price, exposure, odds, from what its seat knows and nothing else.

Of another's army the number of cards, the mercenaries and the general are public, and the cards where they were shown;
where they were not, the odds are those against armies that it may have by what is known (`unseen_forces.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.games.total_war_rome.actions.battle import Deploy
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Conquer,
    Disembark,
    Embark,
    Engage,
    Intercept,
    JoinBattle,
    Leave,
    March,
    Meet,
    MeetFirst,
    PlaceArmy,
    PlaceNavy,
    Sail,
    Withdraw,
)
from engine.games.total_war_rome.actions.rounds import Bid, EndTurn, SetOrder
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.armies import BOUNDS, MAIN, too_large
from engine.games.total_war_rome.campaign.movement import armies_that_must_conquer
from engine.games.total_war_rome.campaign.reorganising import quarrelling_tribe_armies
from engine.games.total_war_rome.forecast import agents, moves, war
from engine.games.total_war_rome.forecast.agents import rounded_chance_percent
from engine.games.total_war_rome.initiative import turn_order
from engine.games.total_war_rome.spending.basket import NO_ONE
from engine.games.total_war_rome.spending.prices import Prices
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import STOP, Given
from engine.kernel.errors import RuleError
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

Teller = Callable[[RomeState, Side, Any], Iterator[Text]]


def forecast_lines(state: RomeState, prompt: Prompt, given: Given) -> tuple[Text, ...]:
    """Return what is to be said of an action; of an unfinished one only what a basket costs so far."""
    tag = given[0] if given else ""
    if tag == EndTurn.tag():
        told = end_of_turn_warnings(state, prompt.side) if prompt.moment == "campaign_turn.start" else ()
        return (*told, *idle_piece_texts(state, prompt))
    try:
        if tag == Spend.tag():
            return (_spend(state, prompt.side, prompt.menu.forms[tag].finished(given[1:])),)
        teller = TELLERS.get(tag)
        if teller is None or not prompt.menu.is_complete(given):
            return ()
        return tuple(teller(state, prompt.side, prompt.menu.value_of_tokens(given)))
    except RuleError:
        return ()


def _bid(state: RomeState, side: Side, action: Bid) -> Iterator[Text]:
    """A bid: the total of card and gold, and the gold that remains."""
    holding = state.factions[side]
    yield keyed_text("preview.bid", total=holding.initiative + action.gold, left=holding.gold - action.gold)


def _order(state: RomeState, side: Side, action: SetOrder) -> Iterator[Text]:
    """A turn order: all of it."""
    yield keyed_text("preview.order", order=turn_order(tuple(state.players), action.first, action.direction))


def _spend(state: RomeState, side: Side, basket: Mapping[str, Any]) -> Text:
    """A basket: its price, and the gold that remains."""
    gold = Prices(state, side).price_of_basket(basket)
    return keyed_text("preview.spend", price=gold, left=state.factions[side].gold - gold)


def unspent_gold_warning(state: RomeState, prompt: Prompt, given: Given) -> Text | None:
    """Return what is asked again before an empty basket is sealed by who could buy something; else None."""
    if (
        not given
        or given[0] != Spend.tag()
        or not prompt.menu.is_complete(given)
        or prompt.menu.value_of_tokens(given) != Spend()
    ):
        return None
    form = prompt.menu.forms[given[0]]
    empty = form.finished(given[1:])
    offered = {o.token for name in form.fields for o in form.field(name, empty).choices_after(()).options}
    gold = state.factions[prompt.side].gold
    return keyed_text("preview.unspent", gold=gold) if gold and offered - {STOP, NO_ONE} else None


def end_of_turn_warnings(state: RomeState, side: Side) -> tuple[Text, ...]:
    """Return what the rules would do to one's armies if the turn ended now (ruling 109)."""
    out = []
    own = {a: army for a, army in state.armies.items() if army.owner == side and army.at}
    crowds = Counter(army.at for army in own.values())
    out += [keyed_text("preview.merged", region=region) for region, n in crowds.items() if n > 1]
    for army_id, army in own.items():
        if too_large(army.cards):
            out.append(keyed_text("preview.trimmed", army=army_id))
        if army.group_card_count(MAIN) < BOUNDS[MAIN][0]:
            out.append(keyed_text("preview.too_small", army=army_id))
    for army_id in armies_that_must_conquer(state, side):
        success = rounded_chance_percent(war.conquest_chance(state, army_id, own[army_id].at)[0])
        out.append(keyed_text("preview.must_conquer", army=army_id, region=own[army_id].at, success=success))
    out += [keyed_text("preview.infighting", one=one, two=two) for one, two in quarrelling_tribe_armies(state, side)]
    return tuple(out)


def idle_piece_texts(state: RomeState, prompt: Prompt) -> Iterator[Text]:
    """Yield who could still do something, and what is not placed yet: a turn that is over does not come back."""
    forms = prompt.menu.forms
    own = {name: agent for name, agent in state.agents.items() if agent.owner == prompt.side}
    idle = [name for name, agent in own.items() if not (agent.acted or agent.locked)]
    if idle and not forms.keys().isdisjoint(agents.DEEDS):
        yield keyed_text("preview.idle_agents", agents=tuple(idle))
    for key, tags in (("idle", (March.tag(), Sail.tag())), ("unplaced", (PlaceArmy.tag(), PlaceNavy.tag()))):
        pieces = [o.token for tag in tags if tag in forms for o in prompt.menu.choices_after((tag,)).options]
        if pieces:
            yield keyed_text(f"preview.{key}", pieces=tuple(pieces))


TELLERS: dict[str, Teller] = {
    Bid.tag(): _bid,
    SetOrder.tag(): _order,
    PlaceArmy.tag(): moves.placement_preview,
    March.tag(): war.march_preview,
    Betray.tag(): war.betrayal_preview,
    Confront.tag(): moves.confrontation_preview,
    MeetFirst.tag(): moves.first_enemy_preview,
    Assault.tag(): war.assault_preview,
    Conquer.tag(): war.stranded_conquest_preview,
    Disembark.tag(): war.landing_preview,
    Meet.tag(): moves.stance_preview,
    JoinBattle.tag(): moves.battle_help_preview,
    Withdraw.tag(): moves.withdrawal_preview,
    Leave.tag(): moves.departure_preview,
    Embark.tag(): moves.embarkation_preview,
    Intercept.tag(): moves.interception_preview,
    Sail.tag(): war.voyage_preview,
    Engage.tag(): war.naval_attack_preview,
    Deploy.tag(): war.deployment_preview,
    **agents.TELLERS,
}
