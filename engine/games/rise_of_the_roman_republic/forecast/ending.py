"""What is left undone by whoever ends an Operations Phase, though it could still be done (section 5.25)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.combat.sides import phase_of
from engine.games.rise_of_the_roman_republic.operations import OPERATIONS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

MINOR = frozenset({"regroup", "garrison", "lift_siege", "permission", "recovery"})  # with which nothing is won


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield which Operations the leader could still carry out, who will not again this turn of theirs."""
    phase = phase_of(state)
    if not isinstance(action, EndPhase) or prompt.moment != "phase.act" or phase is None:
        return
    known = {kind.tag(): operation for kind, operation in OPERATIONS.items()}
    deeds = {known[tag]: tag for tag in reversed(prompt.menu.forms) if tag in known and known[tag] not in MINOR}
    if deeds:
        named = tuple(keyed_text(f"do.{tag}") for tag in reversed(deeds.values()))
        yield keyed_text("preview.unfinished", leader=phase.leader, deeds=named)
