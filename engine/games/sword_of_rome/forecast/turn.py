"""What is left undone by whoever ends a turn or a Campaign, though it could still be done (sections 5.4 and 9.5)."""

from collections.abc import Iterator

from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.actions.movement import EndCampaign, MoveMinor
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.contexts import OwnTurn
from engine.games.sword_of_rome.operations import ACTIVATIONS
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

LASTING = frozenset({OfferAlliance.tag(), BreakAlliance.tag(), MoveMinor.tag()})  # what any later turn can do as well


def forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what could still be done, and will not, if the turn or the Campaign ends now."""
    match action:
        case EndTurn():
            left = [tag for tag in prompt.menu.forms if tag not in LASTING and tag != EndTurn.tag()]
            if left:
                turn = prompt.context
                key = "left" if not isinstance(turn, OwnTurn) or turn.played or turn.desperate else "unplayed"
                yield keyed_text(f"preview.{key}", deeds=tuple(keyed_text(f"do.{tag}") for tag in left))
        case EndCampaign():
            activating = {kind.tag() for kind in ACTIVATIONS}
            tags = [tag for tag in prompt.menu.forms if tag in activating]
            leaders = dict.fromkeys(leader for tag in tags for leader in _leaders(prompt, tag))
            if leaders:
                yield keyed_text("preview.not_activated", leaders=tuple(leaders))


def _leaders(prompt: Prompt, tag: str) -> Iterator[str]:
    """Yield the leaders whom an action may activate, by whichever card that stands before them."""
    given: list[tuple[str, ...]] = [(tag,)]
    for field in prompt.menu.forms[tag].fields:
        options = [(*one, option.token) for one in given for option in prompt.menu.choices_after(one).options]
        if field == "leader":
            yield from (one[-1] for one in options)
            return
        given = options
