"""What an action would mean, from the asked seat's view alone: the price of a basket, the odds of an assault, the price
of a bribe, what the end of a turn would do to one's armies."""

from collections import Counter

from engine.games.total_war_rome.agent_aims import bribe_army_cost, bribe_region_cost
from engine.games.total_war_rome.armies import BOUNDS, MAIN, too_large
from engine.games.total_war_rome.odds import Odds, assault
from engine.games.total_war_rome.prices import Prices
from engine.games.total_war_rome.reorganising import quarrels
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import INFANTRY, REGIONS, TROOPS, stars_of
from engine.games.total_war_rome.wealth import garrison_dice
from engine.kernel.choices import Given
from engine.kernel.errors import RuleError
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text, text


def lines(state: RomeState, prompt: Prompt, given: Given) -> tuple[Text, ...]:
    """Return what is to be said of a (perhaps unfinished) action."""
    tag = given[0] if given else ""
    if tag == "end_turn" and prompt.moment == "campaign_turn.start":
        return warnings(state, prompt.side)
    if tag not in ("spend", "assault", "bribe_army", "bribe_region"):
        return ()
    try:
        values = prompt.menu.forms[tag].finished(given[1:])
    except RuleError:
        return ()
    if tag == "spend":
        gold = Prices(state, prompt.side).total(values)
        return (text("preview.spend", gold=gold, left=state.factions[prompt.side].gold - gold),)
    if tag == "assault" and "army" in values:
        return (_assault(state, prompt.side, values["army"]),)
    if tag == "bribe_army" and "army" in values:
        return (text("preview.bribe", gold=bribe_army_cost(state, values["army"])),)
    if tag == "bribe_region" and "region" in values:
        return (text("preview.bribe", gold=bribe_region_cost(state, values["region"])),)
    return ()


def assault_odds(state: RomeState, side: Side, army_id: str) -> Odds:
    """Return the odds of an assault by one's own army where it stands, cards of events left out."""
    army = state.armies[army_id]
    land, printed = state.regions[army.at], REGIONS[army.at]
    guns = [colour for kind in army.cards if TROOPS[kind].group == "artillery" for colour in TROOPS[kind].good]
    dice = garrison_dice(state, army.at)
    return assault(
        infantry=sum(TROOPS[kind].type in INFANTRY for kind in army.cards),
        artillery=guns,
        skirmishers=army.group("skirmisher"),
        general=stars_of(army.general),
        gold=dice - 1 - land.barracks,
        barracks=land.barracks,
        walls=land.walls,
        siegecraft=bool(state.works(side, "siegecraft")),
        reconquest=printed.home == side,
    )


def _assault(state: RomeState, side: Side, army_id: str) -> Text:
    odds = assault_odds(state, side, army_id)
    return text("preview.assault", chance=round(100 * odds.success), losses=round(odds.attacker_losses, 1))


def warnings(state: RomeState, side: Side) -> tuple[Text, ...]:
    """Return what the rules would do to one's armies if the turn ended now (ruling 109)."""
    out = []
    own = {a: army for a, army in state.armies.items() if army.owner == side and army.at}
    crowds = Counter(army.at for army in own.values())
    out += [text("preview.merged", region=region) for region, n in crowds.items() if n > 1]
    for army_id, army in own.items():
        if too_large(army.cards):
            out.append(text("preview.trimmed", army=army_id))
        if army.group(MAIN) < BOUNDS[MAIN][0]:
            out.append(text("preview.too_small", army=army_id))
    out += [text("preview.infighting", one=one, two=two) for one, two in quarrels(state, side)]
    return tuple(out)
