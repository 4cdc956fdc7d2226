"""Cards in windows: when a response is worth more than it costs to have it no longer."""

from collections.abc import Callable, Sequence
from itertools import product

import msgspec

from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy
from engine.games.sword_of_rome.actions.reactions import Ambush
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.battle_chances import win_chance
from engine.games.sword_of_rome.board.control import is_friendly
from engine.games.sword_of_rome.board.stacks import stack_in_space, tactics_rating
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.contexts import Activated, Fought, Losing, Retreating, Sailing, Thrown
from engine.games.sword_of_rome.movement.cards import NIGHT
from engine.games.sword_of_rome.movement.reach import RAID
from engine.games.sword_of_rome.movement.sea import SEA
from engine.games.sword_of_rome.powers import SIDE_OF, are_allied
from engine.games.sword_of_rome.responses.operations import Op, card_operations, rolled_operation
from engine.games.sword_of_rome.tables import CARDS, SPACES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

WORTH = {1: 0.07, 2: 0.1, 3: 0.17}  # by how much more likely a card of a value must make a victory
EXTRA_DIE = 1.7  # what the lowest of four dice adds when it is dropped
DOOMED, SPARED = 0.4, 0.2  # the chance to win below which a battle without losses is worth something, and how much
SMALL = 4  # CU on both sides together for which no card is spent
AGAIN = 0.35  # the chance to win at which dice are rolled again
REFIGHT = 0.4  # the same of a battle
AMBUSH = 0.55  # the same of an ambush
SHIPLOAD = 3  # CU at sea against which a card is spent
LOW = 3  # dice up to this are rolled again
FACES = range(1, 7)


def playable_responses(prompt: Prompt) -> list[str]:
    """Return the cards that may be played in a window."""
    return offered_first_tokens(prompt.menu.forms.get(Respond.tag()), "card")


def _first(prompt: Prompt, *targets: str) -> Action | None:
    cards = playable_responses(prompt)
    return Respond(cards[0], targets) if cards else None


# Battles


def _own(about: Fought, table: Table) -> str:
    return next((power for power in (about.attacker, about.defender) if power in table.own_powers), "")


def _wins(about: Fought, own: str, edge: int) -> float:
    """Return how likely one wins with so much added to one's dice, beside what has been added already."""
    lead = about.edge + (edge if own == about.attacker else -edge)
    wins = win_chance(lead, about.attacker_pool, about.defender_pool)
    return wins if own == about.attacker else 1 - wins


def _swing(op: Op, card: str, own: str, about: Fought) -> float:
    """Return what an operation adds to one's own dice, or takes from the enemy's."""
    match op.name:
        case "combat_mod":
            word = op.get("side")
            return op.number("mod") * (1 if word in ("self", own) else -1)
        case "tactics_mod":
            return op.number("mod")
        case "combat_dice":
            return EXTRA_DIE if op.get("keep") == "best3" else EXTRA_DIE * 2
        case "roll":
            return sum(rolled_operation(op, die).number("mod") for die in FACES) / len(FACES)
        case _:
            return 0.0


def choose_card_before_battle(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Play the card that makes an own victory most likely, if it does so by enough; in others' battles the one that
    hurts the rival with more points."""
    about, table = prompt.about(Fought), table_of(view, prompt)
    own = _own(about, table)
    helped = own or _rival_of_the_leader(about, table)
    state = table.state
    leads = {
        p: tactics_rating(stack_in_space(state, p, about.space).commander) for p in (about.attacker, about.defender)
    }
    if not helped or sum(stack_in_space(state, p, about.space).cu for p in leads) <= SMALL:
        return None
    enemy = about.defender if helped == about.attacker else about.attacker
    found = []
    for card in playable_responses(prompt):
        ops = card_operations(CARDS[card])
        swing = sum(_swing(op, card, helped, about) for op in ops)
        if any(op.name == "cancel_leadership_modifier" for op in ops):
            swing += max(leads[enemy] - leads[helped], 0)
        gain = _wins(about, helped, round(swing)) - _wins(about, helped, 0)
        if any(op.name == "no_combat_losses" for op in ops) and _wins(about, helped, 0) < DOOMED:
            gain += SPARED
        found.append((gain - WORTH[CARDS[card].value], card))
    best = max(found, default=(0.0, ""))
    return Respond(best[1]) if best[0] > 0 else None


def _rival_of_the_leader(about: Fought, table: Table) -> str:
    """Return the power that one would like to win a battle of others: whose side has fewer points."""
    vp = table.state.vp
    ours, theirs = (vp.get(SIDE_OF.get(power, ""), 0) for power in (about.attacker, about.defender))
    if ours == theirs:
        return ""
    return about.attacker if ours < theirs else about.defender


def choose_undoing_instant_defeat(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Have an own defeat without a roll fought out."""
    return _first(prompt)


def choose_rerolling_battle(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Roll dice again where that may well turn a defeat."""
    about, table = prompt.about(Fought), table_of(view, prompt)
    own = _own(about, table)
    if not own or about.winner == own:
        return None
    dice = about.attacker_dice if own == about.attacker else about.defender_dice
    needs = about.margin + int(own == about.attacker)  # a tie is the defender's
    form = prompt.menu.forms.get(Respond.tag())
    for card in playable_responses(prompt):
        some = (
            offered_first_tokens(form, "targets", {"card": card})
            if form is not None and "targets" in form.fields
            else []
        )
        again = [n for n, die in enumerate(dice) if die <= LOW] if some else list(range(len(dice)))
        if again and _turns(dice, again, needs) > AGAIN:
            return Respond(card, tuple([str(n + 1) for n in again]) if some else ())
    return None


def _turns(dice: Sequence[int], again: Sequence[int], needs: int) -> float:
    """Return how likely these dice, rolled again, come to so much more than they are."""
    old = sum([dice[n] for n in again])
    rolls = [sum(roll) for roll in product(FACES, repeat=len(again))]
    return sum([new - old >= needs for new in rolls]) / len(rolls)


def choose_fighting_again(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Fight again what may well be won."""
    about, table = prompt.about(Fought), table_of(view, prompt)
    own = _own(about, table)
    return _first(prompt) if own and _wins(about, own, 0) > REFIGHT else None


def choose_card_after_victory(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Make the most of a victory."""
    return _first(prompt)


# On the way


def choose_card_on_retreat(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Spare one's own force what the way costs; keep an enemy's out of its city."""
    about = prompt.about(Retreating)
    return _first(prompt) if about.cu > 1 else None


def choose_stopping_ships(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Stop others' ships, allies' left aside, if they carry enough."""
    about, table = prompt.context, table_of(view, prompt)
    if not isinstance(about, Sailing | Retreating) or about.cu < SHIPLOAD:
        return None
    return None if any(are_allied(table.state, about.power, own) for own in table.own_powers) else _first(prompt)


def choose_card_on_entry(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Raise CU against who has come; shut the gates before who would hide."""
    return _first(prompt)


def choose_ambush(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Spring the ambush with the army that wins most likely."""
    about, table = prompt.about(Sailing), table_of(view, prompt)
    form = prompt.menu.forms.get(Ambush.tag())
    best: tuple[float, Action | None] = (AMBUSH, None)
    for army in offered_first_tokens(form, "army", {"card": next(iter(offered_first_tokens(form, "card")), "")}):
        own = table.state.stacks[army]
        edge = min(-tactics_rating(own.commander), 0) - int(is_friendly(table.state, own.power, about.goal))
        holds = 1 - expected_battle_result(about.cu, own.cu, edge).wins
        if holds > best[0]:
            best = (holds, Ambush(offered_first_tokens(form, "card")[0], army))
    return best[1]


# Sieges, support, activations


def choose_voiding_siege_roll(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Void a roll that brings the city close to its fall."""
    about = prompt.about(Thrown)
    return _first(prompt) if about.points and about.level + about.points >= about.needed - 1 else None


def choose_points_to_save(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Save what is worth most: two points, or one of a victory space."""
    about, table = prompt.about(Losing), table_of(view, prompt)
    values = Values(table)
    form = prompt.menu.forms.get(Respond.tag())
    for card in playable_responses(prompt):
        some = (
            offered_first_tokens(form, "targets", {"card": card})
            if form is not None and "targets" in form.fields
            else []
        )
        if not some:
            return Respond(card)
        least = _dear(values, about.spaces)
        chosen = sorted(some, key=lambda token: -least(int(token)))[:2]
        if len(chosen) > 1 or any(space in values.victory for space in about.spaces):
            return Respond(card, tuple(sorted(chosen, key=int)))
    return None


def _dear(values: Values, spaces: Sequence[str]) -> Callable[[int], float]:
    """Return what a point is worth, by its place in the list of those that are about to be taken."""

    def worth(n: int) -> float:
        space = spaces[n] if n < len(spaces) else ""
        return float(space in values.victory) + float(bool(space) and SPACES[space].reinforcement)

    return worth


def choose_cancelling_carthage(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Cancel what Carthage is to do for others."""
    about, table = prompt.about(Activated), table_of(view, prompt)
    return None if any(are_allied(table.state, about.power, own) for own in table.own_powers) else _first(prompt)


# Cards that are part of a declaration


def action_with_helping_card(action: Action, prompt: Prompt) -> Action:
    """Return an action with an own card that helps it, where there is one: engines for a siege, raiders for raids."""
    form = prompt.menu.forms.get(action.tag())
    better_so = action_with_mercenaries(action, form)
    action = better_so if prompt.menu.contains(better_so) else action
    if form is None or "help" not in form.fields:
        return action
    better_so = _with_help(action, form)
    return better_so if prompt.menu.contains(better_so) else action


def action_with_mercenaries(action: Action, form: Form | None) -> Action:
    """Return an action with as many mercenaries as can go: they are lost first and half of them leave anyway, while
    citizens keep what they stand in."""
    if form is None or "mercenaries" not in form.fields or not isinstance(action, MarchArmy | Coordinate):
        return action
    before = {name: getattr(action, name) for name in form.fields if name not in ("mercenaries", "route")}
    return msgspec.structs.replace(action, mercenaries=offered_first_tokens(form, "mercenaries", before)[-1])


def _with_help(action: Action, form: Form) -> Action:
    match action:
        case Besiege():
            cards = offered_first_tokens(form, "help", {"card": action.card, "leader": action.leader})
            return msgspec.structs.replace(action, help=tuple(cards[:1]))
        case MarchArmy() if RAID in action.route:
            return _marching(action, form, _raids)
        case MarchArmy() if action.cu >= SHIPLOAD and any(leg.startswith(SEA) for leg in action.route):
            return _marching(action, form, lambda card: card in NIGHT)
        case _:
            return action


def _marching(action: MarchArmy, form: Form, helps: Callable[[str], bool]) -> Action:
    fields = {name: getattr(action, name) for name in form.fields if name not in ("help", "route")}
    cards = [card for card in offered_first_tokens(form, "help", fields) if helps(card)]
    return msgspec.structs.replace(action, help=tuple(cards[:1]))


def _raids(card: str) -> bool:
    return any(op.name == "siege_mod" for op in card_operations(CARDS[card]))
