"""What the tokens of The Rise of the Roman Republic stand for on the map: hexes, provinces, and the stacks in hexes."""

from bot.messages.letters import AskedPlaces
from bot.titles.rise_of_the_roman_republic.notes import acting_stack
from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key
from engine.games.rise_of_the_roman_republic.combat.sides import hex_of_stack
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import RiseView
from render.games.rise_of_the_roman_republic import rise_map
from render.games.rise_of_the_roman_republic.position import stack_id


def _hex(token: str) -> str:
    """Return the hex of a stack ("samnites@4010", "samnites@4010+in" within its city), of a leader who is there, of a
    leg that ends within a city ("4010+in"), or the one that stands for a sea; any other token itself."""
    return hex_of_stack(token) or rise_map.SEA_HEXES.get(token) or token.removesuffix(INSIDE)


UNITS = frozenset({"march_with.units", "regroup.units"})  # fields whose options stand where the acting leader does
PLACES = AskedPlaces.of(HEXES, at=_hex, fit=rise_map.is_on_one_part)


def piece_of(view: RiseView, field: str, token: str) -> str:
    """Return the stack of the map that a token names: its own key, or that of a leader or legion in it; of units that
    are chosen out of a stack that one; "" for none."""
    if field in UNITS:
        stack = acting_stack(view)
        return stack_id(stack.power, stack.hex, inside=stack.inside) if stack is not None and stack.units else ""
    who, place = token.partition("@")[0], hex_of_stack(token)
    for one in view.stacks:
        key = stack_key(one.power, one.hex, one.inside)
        if one.units and (token == key or ((not place or place == one.hex) and who in (*one.leaders, *one.legions))):
            return stack_id(one.power, one.hex, inside=one.inside)
    return ""
