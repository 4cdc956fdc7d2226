"""A turn in a round: which card for what; also what non-player powers and each half of a Campaign do."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, LeaveMinors, LetRest
from engine.games.sword_of_rome.actions.movement import EndCampaign, MarchArmy, MoveMinor, PlayCampaign
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import AddSupport, EndTurn, RaiseUnit
from engine.games.sword_of_rome.board.control import is_tribe
from engine.games.sword_of_rome.board.stacks import stack_with_leader, stacks_of_power
from engine.games.sword_of_rome.cards.placement import placement_spaces
from engine.games.sword_of_rome.cards.support import Support, spendable_support_points, state_after_support_point
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value, event_idea
from engine.games.sword_of_rome.computer_player.carthage import (
    mercenary_hiring_choice,
    raise_unrest_idea,
    unrest_attack_ideas,
)
from engine.games.sword_of_rome.computer_player.diplomacy import alliance_breaking_choice, alliance_offer_choice
from engine.games.sword_of_rome.computer_player.events import free_event_choice
from engine.games.sword_of_rome.computer_player.ideas import Idea, best_legal
from engine.games.sword_of_rome.computer_player.marching import Marches
from engine.games.sword_of_rome.computer_player.odds import siege_odds
from engine.games.sword_of_rome.computer_player.placing import unit_worth
from engine.games.sword_of_rome.computer_player.responding import action_with_helping_card
from engine.games.sword_of_rome.computer_player.table import Table, table_of, table_while_non_player_acts
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.contexts import NonPlayer, OwnTurn
from engine.games.sword_of_rome.powers import GALLIC, TRANSALPINE
from engine.games.sword_of_rome.siege.sieges import stacks_able_to_roll
from engine.games.sword_of_rome.tables import CARDS, LEADERS, TABLES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

NPA_VALUE = 3
CAMPAIGN = 0.12  # what a Campaign must bring beyond its first march
SECOND = 0.8  # how much of what the second leader could do is left once the first has acted
DESPERATE = 0.35


class Thinking:
    """What can be done on a table, with the worth of each."""

    def __init__(self, table: Table) -> None:
        self.table, self.values = table, Values(table)
        self.marches = Marches(self.values)

    def siege_ideas(self, cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
        """Yield sieges to push on."""
        state = self.table.state
        for power in self.table.powers:
            for one in stacks_able_to_roll(state, power):
                able = [c for c, value in cards.items() if value >= LEADERS[one.commander].initiative]
                if able:
                    card = min(able, key=lambda c: price[c])
                    gain = self.siege_roll_gain(one.space, power in (GALLIC, TRANSALPINE))
                    yield Idea(gain - price[card], Besiege(card, one.commander), one.commander, one.space)

    def siege_roll_gain(self, space: str, gauls: bool) -> float:
        """Return what a roll on the siege table gains."""
        place = self.table.state.places[space]
        modifier = TABLES.siege_table.gallic if gauls and not is_tribe(self.table.state, space) else 0
        odds = siege_odds(modifier)
        now = self.values.space_worth(space, place)
        gain = sum(
            chance * (self.values.space_worth(space, msgspec.structs.replace(place, siege=place.siege + points)) - now)
            for points, chance in enumerate(odds.points)
        )
        return gain - odds.lost * CU

    def support_ideas(self, cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
        """Yield support with cards of each value."""
        power = self.table.acting
        points, gain = support_points(self.values, Support(power=power, side=self.table.side), 3)
        for card, value in cards.items():
            if points:
                worth = sum(gain[:value])
                yield Idea(worth - price[card], AddSupport(card, points[:value]))

    def unit_raising_ideas(self, cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
        """Yield a CU for each card that brings one."""
        able = [card for card, value in cards.items() if value >= 3]
        if not able:
            return
        card = min(able, key=lambda c: price[c])
        for power in self.table.powers:
            for space in placement_spaces(self.table.state, power):
                worth = unit_worth(self.values, self.marches.targets, power, space)
                yield Idea(worth - price[card], RaiseUnit(card, f"{power}@{space}"))


def support_points(values: Values, support: Support, most: int) -> tuple[tuple[str, ...], list[float]]:
    """Return the best support points one after another, each with its gain."""
    state = values.state
    chosen: list[str] = []
    gains: list[float] = []
    while len(chosen) < most:
        scored = []
        for token in spendable_support_points(state, support):
            space = token[1:]
            after = state_after_support_point(state, support, token).places[space]
            gain = values.space_worth(space, after) - values.space_worth(space, state.places[space])
            scored.append((gain, token))
        gain, token = max(scored, default=(0.0, ""))
        if not token or (gain <= 0 and chosen):
            break
        chosen.append(token)
        gains.append(gain)
        state = state_after_support_point(state, support, token)
    return tuple(chosen), gains


def choose_own_turn(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Play events of non-player powers, then the best card there is; end the turn when nothing is left."""
    context = prompt.about(OwnTurn)
    table = table_of(view, prompt)
    thinking = Thinking(table)
    if not context.desperate:
        called = _non_player(thinking.values, prompt) or free_event_choice(prompt, lots)
        if called is not None:
            return called
    hired = mercenary_hiring_choice(thinking.values, thinking.marches.targets, prompt)
    if hired is not None and prompt.menu.contains(hired):
        return hired
    if context.played:
        return EndTurn()
    if not context.desperate:
        dealt = alliance_breaking_choice(table, prompt) or alliance_offer_choice(table, prompt)
        if dealt is not None and prompt.menu.contains(dealt):
            return dealt
    if context.desperate:
        cards = dict.fromkeys(_desperate_card(prompt), 3)
    else:
        cards = {card: CARDS[card].value for card in table.secrets_of_side.hand}
    price = {card: card_keeping_value(card, table) if not context.desperate else 0.0 for card in cards}
    ideas = [*ideas_for_card_value(thinking, cards, price)]
    ideas += _campaign(ideas, cards, price)
    ideas += event_idea(thinking.values, prompt, price, lots)
    found = best_legal(ideas, prompt.menu, above=-0.05 if not context.desperate else 0.0)
    return action_with_helping_card(found.action, prompt) if found else EndTurn()


def _desperate_card(prompt: Prompt) -> list[str]:
    for form in prompt.menu.forms.values():
        if "card" in form.fields:
            return offered_first_tokens(form, "card")[:1]
    return []


def ideas_for_card_value(thinking: Thinking, cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
    """Yield all that the value of a card can do."""
    yield from thinking.marches.marches_with_worth(cards, price)
    yield from unrest_attack_ideas(thinking.marches, cards, price)
    yield from thinking.siege_ideas(cards, price)
    yield from thinking.support_ideas(cards, price)
    yield from thinking.unit_raising_ideas(cards, price)


def _campaign(ideas: list[Idea], cards: Mapping[str, int], price: Mapping[str, float]) -> Iterator[Idea]:
    """Yield a Campaign where two leaders have something to do."""
    kinds = [card for card in cards if CARDS[card].kind == "campaign"]
    led = sorted([one for one in ideas if one.who], key=lambda one: -one.worth)
    if not kinds or not led:
        return
    first = led[0]
    second = next((one for one in led if one.who != first.who and one.space != first.space), None)
    if second is not None and second.worth > CAMPAIGN:
        card = kinds[0]
        yield Idea(first.worth + SECOND * second.worth - price[card], PlayCampaign(card))


def _non_player(values: Values, prompt: Prompt) -> Action | None:
    """Return the activation of the non-player power that does most for the side, or more unrest in Carthage's lands."""
    form, table = prompt.menu.forms.get(ActivateNonPlayer.tag()), values.table
    best: tuple[float, Action | None] = (0.08, None)
    stirred = raise_unrest_idea(values, prompt)
    if stirred is not None and stirred.worth > best[0]:
        best = (stirred.worth, stirred.action)
    for card in offered_first_tokens(form, "card"):
        for power in offered_first_tokens(form, "power", {"card": card}):
            worth = max([idea.worth for idea in _acts(table_while_non_player_acts(table, power), card)], default=0.0)
            if worth > best[0]:
                best = (worth, ActivateNonPlayer(card, power))
    return best[1]


def _acts(table: Table, card: str) -> Iterator[Idea]:
    yield from ideas_for_card_value(Thinking(table), {card: NPA_VALUE}, {card: 0.0})


def choose_deed_of_non_player(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Have a non-player power do what serves the side best."""
    table = table_of(view, prompt, prompt.about(NonPlayer).power)
    card = next(
        (offered_first_tokens(form, "card")[0] for form in prompt.menu.forms.values() if "card" in form.fields), ""
    )
    found = best_legal(_acts(table, card), prompt.menu)
    return found.action if found else LetRest()


def choose_minor_leaders_of_non_player(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Put a minor leader who is set aside with the most CU that nobody leads; leave the others where they are."""
    table = table_of(view, prompt, prompt.about(NonPlayer).power)
    form = prompt.menu.forms.get(MoveMinor.tag())
    for leader in offered_first_tokens(form, "leader"):
        if stack_with_leader(table.state, leader) is None:
            led = {one.space: (not one.leaders, one.cu) for one in stacks_of_power(table.state, table.acting)}
            space = max(
                offered_first_tokens(form, "to", {"leader": leader}), key=lambda to: (led.get(to, (False, 0)), to)
            )
            return MoveMinor(leader, space)
    return LeaveMinors()


def choose_leader_to_campaign(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Activate the leader with most to do."""
    table = table_of(view, prompt)
    form = prompt.menu.forms.get(MarchArmy.tag()) or prompt.menu.forms.get(Besiege.tag())
    if form is None:
        return EndCampaign()
    card = offered_first_tokens(form, "card")[0]
    thinking = Thinking(table)
    cards, price = {card: 3}, {card: 0.0}
    marches = thinking.marches
    ideas = [
        *marches.marches_with_worth(cards, price),
        *unrest_attack_ideas(marches, cards, price),
        *thinking.siege_ideas(cards, price),
    ]
    found = best_legal(ideas, prompt.menu)
    return action_with_helping_card(found.action, prompt) if found else EndCampaign()
