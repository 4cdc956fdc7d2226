"""Why an action is not among one's choices now, in a word of the rules: worked out only when somebody asks.

All of it is public or the asker's own: their cards, their agents, what lies open on the board.
"""

from functools import cache

from engine.kernel.choices import Barred
from engine.kernel.texts import Text, keyed_text


def action_requirement_text(tag: str) -> Text:
    """Return what an action requires."""
    return keyed_text(f"why.requires_{tag}")


@cache
def unreached_target_reason(tag: str) -> Barred:
    """Return what is said of a target that an action does not reach: what the action requires."""
    return lambda token: action_requirement_text(tag)
