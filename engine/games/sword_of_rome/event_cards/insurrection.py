"""Insurrection (section 16.4, rulings 69 and 122): mercenaries in Africa turn against Carthage and become a non-player
power of their own until the last of them is dead."""

from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.control import INDEPENDENT_LOYALTY, change_place, enemy_outside, is_city
from engine.games.sword_of_rome.board.displacement import displace_lone, settle_lone
from engine.games.sword_of_rome.board.stacks import add_cu, add_leader, remove_mercenaries
from engine.games.sword_of_rome.cards.mercenaries import mercenaries_by_space
from engine.games.sword_of_rome.cards.placement import unit_label
from engine.games.sword_of_rome.effects import add_effect, effect_in_force, remove_effect
from engine.games.sword_of_rome.event_cards.registry import Targets, register_card_event
from engine.games.sword_of_rome.events.carthage import InsurrectionBegan, InsurrectionEnded
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.hooks import GAME_TURN_ENDED, TURN_ENDED
from engine.games.sword_of_rome.powers import MERCENARIES, in_revolt
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.sieges import start_siege, update_siege_after_losses
from engine.games.sword_of_rome.state import GAME, Effect, SwordState
from engine.games.sword_of_rome.unrest import GARRISON, REBEL_SPACES
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side

CARD, LEADER = "R14_5p", "mercenary_leader"
INSURRECTION = "insurrection"  # the effect that lasts until the last rebel is dead
LEAST = 4  # rebels there are at least
SOURCE, PLACE = "revolt_from", "revolt_at"  # groups of what is chosen


def revolting_mercenaries(state: SwordState) -> dict[str, int]:
    """Return where mercenaries of Carthage may turn, with how many do: half of those there, rounded up."""
    there = mercenaries_by_space(state)
    return {space: -(-there[space] // 2) for space in (*REBEL_SPACES, GARRISON) if space in there}


def _targets(state: SwordState, side: Side) -> Targets:
    found = revolting_mercenaries(state)
    items = [Item(f"{HIRED}@{space}", group=SOURCE, label=unit_label(f"{HIRED}@{space}")) for space in found]
    places = [f"{MERCENARIES}@{space}" for space in REBEL_SPACES]
    items += [Item(token, group=PLACE, label=unit_label(token)) for token in places]
    groups = {SOURCE: (1, 1), PLACE: (1, 1)} if found else {PLACE: (1, 1)}
    return Pick(items, len(groups), len(groups), groups=groups)


@register_card_event(CARD, _targets)
def start_insurrection(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> Call | None:
    """The rebels stand where the player says, and fight whoever stands there: nobody avoids or intercepts, and nobody
    goes inside before (ruling 243)."""
    chosen = dict(target.split("@") for target in targets)
    source, space = chosen.get(HIRED, ""), chosen[MERCENARIES]
    turned = revolting_mercenaries(play.state).get(source, 0)
    if turned:
        remove_mercenaries(play, source, turned)
        settle_lone(play, source)
        update_siege_after_losses(play, source)
    cu = max(turned, LEAST)
    add_cu(play, MERCENARIES, space, cu)
    add_leader(play, LEADER, space)
    add_effect(play, Effect(CARD, INSURRECTION, until=GAME))
    play.emit(InsurrectionBegan(side, source, turned, cu, space))
    displace_lone(play, space)
    enemy = enemy_outside(play.state, MERCENARIES, space)
    if enemy:
        return Call(Battle(space=space, attacker=MERCENARIES, defender=enemy), "")
    start_siege(play, MERCENARIES, space)
    return None


def _over(play: SwordPlay) -> None:
    """With the last rebel the insurrection is over: what they held is independent (ruling 242)."""
    state = play.state
    if in_revolt(state) or effect_in_force(state, INSURRECTION) is None:
        return
    remove_effect(play, INSURRECTION)
    held = tuple([space for space, place in state.places.items() if place.owner == MERCENARIES])
    for space in held:
        change_place(play, space, owner="", loyalty=INDEPENDENT_LOYALTY if is_city(state, space) else 0)
    play.emit(InsurrectionEnded(held))


@TURN_ENDED.register_what_follows
def check_rebels_at_player_turn_end(play: SwordPlay, side: Side) -> None:
    """See at the end of a player's turn whether rebels are left."""
    _over(play)


@GAME_TURN_ENDED.register_what_follows
def check_rebels_at_game_turn_end(play: SwordPlay) -> None:
    """See whether attrition has left any."""
    _over(play)
