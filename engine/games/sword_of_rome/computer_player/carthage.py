"""What the computer player makes of Carthage: unrest, mercenaries, its fleets (fifth player's rules, 7.2.4 and 20)."""

from collections.abc import Iterator, Mapping

from engine.games.sword_of_rome.actions.carthage import HireMercenaries
from engine.games.sword_of_rome.actions.diplomacy import StirUnrest
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.stacks import stack_in_space, tactics_rating
from engine.games.sword_of_rome.cards.placement import placement_spaces
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value
from engine.games.sword_of_rome.computer_player.ideas import Idea
from engine.games.sword_of_rome.computer_player.marching import Marches, Way, cheapest_ways
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result
from engine.games.sword_of_rome.computer_player.placing import unit_worth
from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.movement.activation import force_setting_out, most_cu, possible_companions
from engine.games.sword_of_rome.movement.reach import QUELL
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.state import Stack
from engine.games.sword_of_rome.tables import CARDS, LEADERS, TABLES
from engine.games.sword_of_rome.unrest import GARRISON, can_unrest_fall
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

FALLS_BY = 2.5  # points by which a victory over the unrest lowers it, as a rule
STAYS_HIRED = 0.6  # what a mercenary counts, of whom half leave before the next turn
SPARE = 1  # cards more than the rounds that are left, from which on one hires


def unrest_attack_ideas(marches: Marches, cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
    """Yield attacks on the unrest, by who stands in the garrison box or can sail there first."""
    state, values = marches.state, marches.values
    if CARTHAGINIAN not in marches.table.powers or not can_unrest_fall(state):
        return
    for one in list(state.stacks.values()):
        for leader in one.leaders if one.power == CARTHAGINIAN else ():
            able = [card for card, value in cards.items() if value >= LEADERS[leader].initiative]
            for card in sorted(able, key=lambda c: price[c])[:2]:
                yield from _quelled(marches, values, one, leader, card, cards[card], price[card])


def _quelled(
    marches: Marches, values: Values, one: Stack, leader: str, card: str, value: int, price: float
) -> Iterator[Idea]:
    state, along = marches.state, tuple(possible_companions(marches.state, CARTHAGINIAN, leader))
    most = most_cu(state, CARTHAGINIAN, one.space, (leader, *along))
    if not most:
        return
    walk = force_setting_out(state, leader, along, most, value)
    way = Way((), walk, "") if one.space == GARRISON else cheapest_ways(values, walk).get(GARRISON)
    if way is None or way.walk.mp < TABLES.movement.quell:
        return
    for left in (0, 2, 4):
        cu = min(most - left, way.walk.cu)
        if cu > 0:
            worth = _victory(values, cu, tactics_rating(leader))
            if one.space != GARRISON:
                worth += marches.march_gain(one, leader, along, cu, tactics_rating(leader), way)
            yield Idea(worth - price, MarchArmy(card, leader, along, cu, (*way.legs, QUELL)), leader, GARRISON)


def _victory(values: Values, cu: int, lead: int) -> float:
    """Return what an attack on the unrest gains."""
    level = values.state.unrest
    odds = expected_battle_result(cu, level, lead)
    falls = level if cu >= TABLES.automatic_ratio * level else min(level, FALLS_BY)
    rises = (odds.lost_beaten + 1) // 2
    return (odds.wins * falls - (1 - odds.wins) * rises) * values.unrest_point - odds.attacker_losses * CU


def mercenary_hiring_choice(values: Values, targets: Targets, prompt: Prompt) -> Action | None:
    """Return what a card that can be spared hires, and where; None if that gains nothing."""
    form, table = prompt.menu.forms.get(HireMercenaries.tag()), values.table
    held = [card for card in offered_first_tokens(form, "card") if card in table.secrets_of_side.hand]
    left = len(table.secrets_of_side.hand) - (table.view.rounds - table.view.round + 1)
    spaces = placement_spaces(table.state, CARTHAGINIAN)
    if form is None or not held or left < SPARE or not spaces:
        return None
    best: tuple[float, Action | None] = (0.0, None)
    for card in held:
        count = CARDS[card].value
        for space in spaces:
            worth = STAYS_HIRED * unit_worth(values, targets, CARTHAGINIAN, space, count) - card_keeping_value(
                card, table
            )
            if worth > best[0]:
                best = (worth, HireMercenaries(card, (f"{HIRED}@{space}",) * count))
    return best[1]


def raise_unrest_idea(values: Values, prompt: Prompt) -> Idea | None:
    """Return what it is worth to raise the unrest with a Neutral Power Activates card; None where that is not so."""
    card = next(iter(offered_first_tokens(prompt.menu.forms.get(StirUnrest.tag()), "card")), None)
    gain = -values.weights.get(CARTHAGINIAN, 0.0) * values.unrest_point
    return Idea(gain, StirUnrest(card)) if card is not None and gain > 0 else None


def support_on_unrest(values: Values, power: str, beaten: str) -> tuple[float, int]:
    """Return what a point of support gains that is spent on the unrest, and how many can be."""
    level = values.state.unrest
    if power == CARTHAGINIAN:
        return values.weights.get(CARTHAGINIAN, 0.0) * values.unrest_point, level
    if beaten != CARTHAGINIAN:
        return 0.0, 0
    most = TABLES.unrest.most - stack_in_space(values.state, CARTHAGINIAN, GARRISON).all_cu
    return -values.weights.get(CARTHAGINIAN, 0.0) * values.unrest_point, max(most - level, 0)
