"""What is left undone by whoever ends an Operations Phase, though it could still be done (section 5.25), and how likely
a province is laid waste as the year ends."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.cup import Devastate, EndPhase
from engine.games.rise_of_the_roman_republic.combat.sides import current_operations_phase
from engine.games.rise_of_the_roman_republic.operations import OPERATIONS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.turn.devastation import devastating_die, sp_outside_cities
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

FACES = 10
MARCHES = frozenset({"force_movement", "ally_movement", "naval_transport"})  # named once, however many ways there are
MINOR = frozenset({"regroup", "garrison", "lift_siege", "permission", "recovery"})  # with which nothing is won


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield which Operations the leader could still carry out, who will not again this turn of theirs."""
    if isinstance(action, Devastate):
        yield from (_devastation(state, prompt.side, province) for province in action.provinces)
    phase = current_operations_phase(state)
    if not isinstance(action, EndPhase) or prompt.moment != "phase.act" or phase is None:
        return
    known = {kind.tag(): operation for kind, operation in OPERATIONS.items()}
    done = [tag for tag in prompt.menu.forms if tag in known and known[tag] not in MINOR]
    deeds = {known[tag] if known[tag] in MARCHES else tag: tag for tag in reversed(done)}
    if deeds:
        named = tuple(keyed_text(f"do.{tag}") for tag in reversed(deeds.values()))
        yield keyed_text("preview.unfinished", leader=phase.leader, deeds=named)


def _devastation(state: RiseState, side: Side, province: str) -> Text:
    """Return in words how likely a province is laid waste, and by what."""
    needs, sp = devastating_die(state, side, province), sp_outside_cities(state, side, province)
    chance = min(FACES, needs + 1) * 100 // FACES
    return keyed_text("preview.devastate", province=province, chance=chance, needs=needs, sp=sp)
