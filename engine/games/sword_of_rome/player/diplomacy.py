"""Alliances: with whom one has nothing to gain by war, and who is not about to win."""

from engine.games.sword_of_rome.actions.diplomacy import Alliance
from engine.games.sword_of_rome.player.table import table_of
from engine.games.sword_of_rome.player.values import Values
from engine.games.sword_of_rome.powers import SIDE_OF
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Accept, Action, Decline
from engine.kernel.dice import Lots
from engine.kernel.prompts import Prompt


def trusts(values: Values, own: Power, other: Power) -> bool:
    """Return whether an alliance serves: the other is not ahead, and holds nothing that one wants."""
    vp, side = values.state.vp, SIDE_OF.get(other, "")
    if vp.get(side, 0) >= max(vp.values()):
        return False
    return not any(
        values.owned(space, own) - values.owned(space, place.owner) > 1.0
        for space, place in values.state.places.items()
        if place.owner == other
    )


def offered(view: SwordView, prompt: Prompt, lots: Lots) -> Action | None:
    """Take an alliance that serves."""
    terms = prompt.context
    if not prompt.received or not isinstance(terms, Alliance):
        return None
    values = Values(table_of(view, prompt))
    own, other = terms.to, terms.power
    return Accept() if trusts(values, own, other) else Decline()
