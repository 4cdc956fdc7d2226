"""Answers in the phases of all: cards, order, alliances, surrender, reinforcements."""

import msgspec

from engine.games.sword_of_rome.actions.turn import (
    Discard,
    GoFirst,
    HoldBack,
    PlayDesperate,
    Reinforce,
    Renew,
    TakeSurrender,
)
from engine.games.sword_of_rome.board.control import support_left
from engine.games.sword_of_rome.board.stacks import tactics_rating
from engine.games.sword_of_rome.computer_player.diplomacy import is_trusted_ally
from engine.games.sword_of_rome.computer_player.placing import unit_worth
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.turn import DESPERATE, Thinking, ideas_for_card_value
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.contexts import RenewalOf, SurrenderOf
from engine.games.sword_of_rome.event_cards.registry import event_handler
from engine.games.sword_of_rome.powers import sides_clockwise_from
from engine.games.sword_of_rome.tables import CARDS, LEADERS
from engine.games.sword_of_rome.turn.loyalty import loyalty_price_due
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens, possible_next_tokens


def choose_cards_to_lay_aside(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Lay aside cards of value 1 that are no event that can be played."""
    held = [one for own in view.own if own.side == prompt.side for one in own.hand]
    return Discard(tuple([card for card in held if CARDS[card].value == 1 and event_handler(card) is None]))


def choose_who_goes_first(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Go last: who stands somewhere at the end takes it."""
    order = sides_clockwise_from(table_of(view, prompt).state, prompt.side)
    able = offered_first_tokens(prompt.menu.forms[GoFirst.tag()], "first")
    return GoFirst(next((side for side in order[1:] if side in able), able[0]))


def choose_desperate_times(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Play Desperate Times if one more deed gains enough, and in the last turn in any case."""
    table = table_of(view, prompt)
    thinking = Thinking(table)
    best = max([idea.worth for idea in ideas_for_card_value(thinking, {"": 3}, {"": 0.0})], default=0.0)
    return PlayDesperate() if best > DESPERATE or table.turns_left == 1 else HoldBack()


def choose_siege_rolls(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Place markers where that does not hurt, and roll for every siege."""
    about, table = prompt.about(SurrenderOf), table_of(view, prompt)
    values = Values(table)
    form = prompt.menu.forms[TakeSurrender.tag()]
    markers = possible_next_tokens(form.field("markers", {})) if "markers" in form.fields else []
    chosen = []
    for space in markers:
        owner = table.state.places[space].owner
        powers = [one.power for one in table.state.stacks.values() if one.space == space and one.cu]
        gains = [
            values.ownership_worth(space, power) - values.ownership_worth(space, owner)
            for power in powers
            if power != owner
        ]
        if max(gains, default=0.0) >= 0:
            chosen.append(space)
    return TakeSurrender(tuple(chosen), about.sieges)


def choose_alliances_to_renew(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Renew the alliances with those whom one does not want to attack."""
    about, table = prompt.about(RenewalOf), table_of(view, prompt)
    return Renew(tuple([pair for pair in about.alliances if _kept(table, pair)]))


def _kept(table: Table, pair: str) -> bool:
    own, other = pair.split("-")
    if own not in table.own_powers:
        own, other = other, own
    return is_trusted_ally(table, own, other)


def choose_reinforcements(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Place each CU where it serves best; all else as a deadline would."""
    usual, form = prompt.default, prompt.menu.forms.get(Reinforce.tag())
    if form is None or not isinstance(usual, Reinforce):
        return usual
    values = Values(table_of(view, prompt))
    if usual.keep:
        kept = _kept_leaders(values, form, usual)
        usual = kept if prompt.menu.contains(kept) else usual
    if not usual.units:
        return usual
    targets = Targets(values)
    choices = form.field("units", {})
    given: tuple[str, ...] = ()
    while len(given) < len(usual.units):
        scored = []
        for token in possible_next_tokens(choices, given):
            power, _, space = token.partition("@")
            placed = given.count(token)
            worth = unit_worth(values, targets, power, space, placed + 1)
            worth -= unit_worth(values, targets, power, space, placed) if placed else 0.0
            scored.append((worth, token))
        if not scored:
            return usual
        given = (*given, max(scored)[1])
    found = msgspec.structs.replace(usual, units=choices.value_of_tokens(given))
    return found if prompt.menu.contains(found) else usual


def _kept_leaders(values: Values, form: Form, usual: Reinforce) -> Reinforce:
    """Return the usual reinforcement with only the leaders whose price costs no city, the best tacticians first; those
    cities pay that would lose least."""
    cities = {space: support_left(values.state, space) for space, place in values.state.places.items() if place.loyalty}
    payers = [city for city in possible_next_tokens(form.field("pay", {"keep": usual.keep})) if cities.get(city, 0) > 1]
    left = sum([cities[city] - 1 for city in payers])
    keep: list[str] = []
    for name in sorted(usual.keep, key=lambda one: (LEADERS[one].loyalty_penalty, -tactics_rating(one))):
        if loyalty_price_due(values.state, [*keep, name]) <= left:
            keep.append(name)
    pay: list[str] = []
    for _ in range(loyalty_price_due(values.state, keep)):
        city = max(payers, key=lambda space: (cities[space], space not in values.victory))
        cities[city] -= 1
        pay.append(city)
    order = list(values.state.places)
    gone = set(usual.keep) - set(keep)
    return msgspec.structs.replace(
        usual,
        keep=tuple([name for name in usual.keep if name in keep]),
        pay=tuple(sorted(pay, key=order.index)),
        leaders=tuple([token for token in usual.leaders if token.partition("@")[0] not in gone]),
    )
