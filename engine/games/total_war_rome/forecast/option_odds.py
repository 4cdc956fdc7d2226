"""Odds in a few words, for the label of an option: what an answer that goes on so may come to.

They rest on what the asked seat knows and nothing else, as previews do, and say the same numbers.
"""

from collections.abc import Callable

from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    Sabotage,
    TreasuryTheft,
)
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Disembark,
    Engage,
    Intercept,
    March,
    Meet,
    MeetFirst,
    Sail,
)
from engine.games.total_war_rome.agents.requirements import bribe_army_cost, bribe_region_cost
from engine.games.total_war_rome.agents.results import stolen_gold
from engine.games.total_war_rome.campaign.movement import enemy_navies, resisted_by
from engine.games.total_war_rome.forecast.agents import agent_roll_chances, rounded_chance_percent
from engine.games.total_war_rome.forecast.option_enmity import with_enmity
from engine.games.total_war_rome.forecast.war import (
    assault_chance,
    battle_odds,
    conquest_chance,
    outroll_chance,
    sea_odds,
    simulated_chance_percent,
)
from engine.games.total_war_rome.frames.campaign import Advance, Meeting, Stranded, Voyage
from engine.games.total_war_rome.state import ALLY, ENEMY, RomeState
from engine.games.total_war_rome.tables import SEAS
from engine.kernel.choices import STOP, Given
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

Teller = Callable[[RomeState, Side, Given], Text | None]


def answer_odds_text(state: RomeState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an answer that begins with these tokens, in a few words; None where nothing hangs on chance,
    or too little of it is said as yet."""
    teller = TELLERS.get(given[0]) if given else None
    tokens = tuple(token for token in given[1:] if token != STOP)
    told = teller(state, prompt.side, tokens) if teller is not None and tokens else None
    return with_enmity(state, prompt.side, given[0], tokens, told) if tokens else None


# Land


def _arrival(state: RomeState, side: Side, army_id: str, region: str, *, attack: bool = False) -> Text | None:
    """What waits where an army arrives: the easiest of the armies there, of which it may choose the first, else the
    garrison, else the defence roll."""
    foes = resisted_by(state, side, region)
    if attack:
        foes = [a for a in state.armies_at(region) if state.armies[a].owner != side]
    if foes:
        return _battle(state, side, army_id, max(foes, key=lambda foe: _won(state, side, army_id, foe, region)), region)
    owner = state.regions[region].owner
    if owner == side or (owner and state.are_allied(owner, side) and not attack):
        return None
    if state.is_garrisoned(region):
        return keyed_text(
            "odds.assault", success=rounded_chance_percent(assault_chance(state, side, army_id, region)[1])
        )
    return keyed_text("odds.conquest", success=rounded_chance_percent(conquest_chance(state, army_id, region)[0]))


def _won(state: RomeState, side: Side, army_id: str, foe_id: str, region: str) -> float:
    return battle_odds(state, side, army_id, foe_id, region).success


def _battle(state: RomeState, side: Side, army_id: str, foe_id: str, region: str) -> Text:
    found = battle_odds(state, side, army_id, foe_id, region)
    low, success, high = (simulated_chance_percent(chance) for chance in (found.low, found.success, found.high))
    if low == high:
        return keyed_text("odds.battle", success=success, tie=rounded_chance_percent(found.tie))
    return keyed_text("odds.battle_span", success=success, low=low, high=high, tie=rounded_chance_percent(found.tie))


def _march(state: RomeState, side: Side, tokens: Given) -> Text | None:
    return _arrival(state, side, tokens[0], tokens[-1]) if len(tokens) > 1 else None


def _betray(state: RomeState, side: Side, tokens: Given) -> Text | None:
    return _arrival(state, side, tokens[0], tokens[1], attack=True) if len(tokens) > 1 else None


def _confront(state: RomeState, side: Side, tokens: Given) -> Text | None:
    return _battle(state, side, tokens[0], tokens[1], state.armies[tokens[0]].at) if len(tokens) > 1 else None


def _meet_first(state: RomeState, side: Side, tokens: Given) -> Text | None:
    frame = state.frames[-1]
    if isinstance(frame, Voyage):
        return _sea_fight(state, side, frame.navy, tokens[0])
    if isinstance(frame, Advance | Stranded):
        return _battle(state, side, frame.army, tokens[0], state.armies[frame.army].at)
    return None


def _assault(state: RomeState, side: Side, tokens: Given) -> Text:
    army_id, *cards = tokens
    if not state.is_garrisoned(state.armies[army_id].at):
        return keyed_text(
            "odds.conquest",
            success=rounded_chance_percent(conquest_chance(state, army_id, state.armies[army_id].at)[0]),
        )
    return keyed_text(
        "odds.assault",
        success=rounded_chance_percent(assault_chance(state, side, army_id, state.armies[army_id].at, cards)[1]),
    )


def _meet(state: RomeState, side: Side, tokens: Given) -> Text | None:
    frame = next((f for f in reversed(state.frames) if isinstance(f, Meeting)), None)
    if frame is None or len(tokens) > 1:
        return None
    pair = (frame.active, frame.passive)
    mine, foe = pair if state.armies[frame.active].owner == side else pair[::-1]
    if tokens[0] == "fight":
        return _battle(state, side, mine, foe, frame.region)
    keys = {"avoid": "odds.avoid", "avoid_or_slip": "odds.avoid_or_slip"}
    if tokens[0] in keys:
        success = rounded_chance_percent(outroll_chance(state.armies[mine].general, state.armies[foe].general))
        return keyed_text(keys[tokens[0]], success=success)
    return None


# Sea


def _sail(state: RomeState, side: Side, tokens: Given) -> Text | None:
    last = tokens[-1]
    foes = enemy_navies(state, side, last) if len(tokens) > 1 and last in SEAS else ()
    if not foes:
        return None
    return _sea_fight(state, side, tokens[0], max(foes, key=lambda foe: sea_odds(state, side, tokens[0], foe).won))


def _engage(state: RomeState, side: Side, tokens: Given) -> Text | None:
    return _at_sea(state, side, tokens[0], tokens[1]) if len(tokens) > 1 else None


def _intercept(state: RomeState, side: Side, tokens: Given) -> Text | None:
    voyage = next((f for f in reversed(state.frames) if isinstance(f, Voyage)), None)
    return _at_sea(state, side, tokens[0], voyage.navy) if voyage is not None else None


def _at_sea(state: RomeState, side: Side, navy_id: str, foe_id: str) -> Text:
    """What an attack on a navy may come to, and that it makes enemies, or breaks an alliance, where it does."""
    odds_ = sea_odds(state, side, navy_id, foe_id)
    keys = {ALLY: "odds.sea_ally", ENEMY: "odds.battle"}
    key = keys.get(state.status(side, state.navies[foe_id].owner), "odds.sea_war")
    return keyed_text(key, success=rounded_chance_percent(odds_.won), tie=rounded_chance_percent(odds_.tied))


def _sea_fight(state: RomeState, side: Side, navy_id: str, foe_id: str) -> Text:
    odds_ = sea_odds(state, side, navy_id, foe_id)
    return keyed_text("odds.battle", success=rounded_chance_percent(odds_.won), tie=rounded_chance_percent(odds_.tied))


# Agents


def _bribe_army(state: RomeState, side: Side, tokens: Given) -> Text:
    return _bribe(state, bribe_army_cost(state, tokens[0]))


def _bribe_region(state: RomeState, side: Side, tokens: Given) -> Text:
    status = state.status(side, state.regions[tokens[0]].owner)
    key = {ALLY: "odds.bribe_ally", ENEMY: "odds.bribe"}.get(status, "odds.bribe_war")
    return _bribe(state, bribe_region_cost(state, tokens[0]), key)


def _bribe(state: RomeState, price: int, key: str = "odds.bribe") -> Text:
    return keyed_text(
        key, price=price, success=rounded_chance_percent(agent_roll_chances(state.options["assassins"])[0])
    )


def _rolled(state: RomeState, side: Side, tokens: Given) -> Text:
    return _chance(state, 1)


def _twice(state: RomeState, side: Side, tokens: Given) -> Text:
    return _chance(state, 2)


def _chance(state: RomeState, dice: int) -> Text:
    skull, dead = agent_roll_chances(state.options["assassins"], dice)
    return keyed_text("odds.roll", success=rounded_chance_percent(skull), dead=rounded_chance_percent(dead))


def _theft(state: RomeState, side: Side, tokens: Given) -> Text:
    gold = stolen_gold(state, state.regions[tokens[0]].owner)
    skull, dead = agent_roll_chances(state.options["assassins"])
    return keyed_text("odds.theft", gold=gold, success=rounded_chance_percent(skull), dead=rounded_chance_percent(dead))


def _only_target(teller: Teller) -> Teller:
    """Tell at the first field, the target, and not again at the agent and the card that come after it."""
    return lambda state, side, tokens: teller(state, side, tokens) if len(tokens) == 1 else None


TELLERS: dict[str, Teller] = {
    March.tag(): _march,
    Disembark.tag(): _march,
    Betray.tag(): _betray,
    Confront.tag(): _confront,
    MeetFirst.tag(): _meet_first,
    Assault.tag(): _assault,
    Meet.tag(): _meet,
    Sail.tag(): _sail,
    Engage.tag(): _engage,
    Intercept.tag(): _intercept,
    BribeArmy.tag(): _only_target(_bribe_army),
    BribeRegion.tag(): _only_target(_bribe_region),
    Sabotage.tag(): _only_target(_rolled),
    TreasuryTheft.tag(): _only_target(_theft),
    AssassinateGeneral.tag(): _only_target(_rolled),
    AssassinateAgent.tag(): _only_target(_twice),
}
