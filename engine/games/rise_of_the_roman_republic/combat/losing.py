"""Losses as they are chosen: their owner says what they fall on where that is open (section 8.34; rulings c.29, G27 and
G28)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.combat import ChooseLosses, LoseEvenly
from engine.games.rise_of_the_roman_republic.board.halves import legion_piece_with_element
from engine.games.rise_of_the_roman_republic.board.losses import Open, lose_percent, losses_by_arm, losses_left_to_owner
from engine.games.rise_of_the_roman_republic.combat.sides import hex_of_stack, power_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle, Losing
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import End
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Losing)
UNTOLD = -1  # for a die that the question does not know


def open_loss_choices(state: RiseState, frame: Losing) -> tuple[Open, ...]:
    """Return what the owner may choose; nothing where it comes to the same."""
    found = losses_left_to_owner(
        state, frame.parts, frame.percent, infantry_only=frame.infantry_only, begun=frame.begun
    )
    return found if len(found) > 1 or any(_differ(state, one) for one in found) else ()


def _differ(state: RiseState, one: Open) -> bool:
    """Return whether it matters which of these SP are lost: elements of legions that are alike in all are one as good
    as the other."""
    return len({_like(state, token) for token in one.units}) > 1


def _like(state: RiseState, token: str) -> object:
    element, _, arm = token.partition(":")
    number, _, name = element.partition(" ")
    piece, man = legion_piece_with_element(state, number, name), state.republic.commander_of_legion(number)
    legion = state.legions.get(piece)
    if legion is None:
        return token
    commander = man.leader if man is not None else ""
    own = (legion.veteran, legion.kept, legion.elephants, *legion.elements.items())
    return arm, name, own, commander, state.republic.army_of(number), piece in state.roamed


def _menu(state: RiseState, frame: Losing, side: Side) -> Menu:
    found = open_loss_choices(state, frame)
    items = [
        Item(token, f"loss_{n}", count=count, label=_label(token))
        for n, one in enumerate(found, 1)
        for token, count in one.units.items()
    ]
    total = sum(one.count for one in found)
    limits = {f"loss_{n}": (one.count, one.count) for n, one in enumerate(found, 1)}
    return Menu(Form(LoseEvenly), Form(ChooseLosses, units=Pick(items, total, total, groups=limits)))


def _label(token: str) -> Text:
    name, _, arm = token.partition(":")
    number, _, element = name.partition(" ")
    if element:
        return keyed_text("option.element_sp", piece=f"{number}_{element}", arm=arm)
    return keyed_text("option.sp", kind=name, arm=arm)


def _asked(state: RiseState, frame: Losing) -> Text:
    """Return the question, with what has to be lost in all and by what."""
    (infantry, *mounted), least = losses_by_arm(
        state, frame.parts, frame.percent, infantry_only=frame.infantry_only, begun=frame.begun
    )
    caller = state.frames[state.frames.index(frame) - 1]
    name = frame.parts[0].key
    free, total = sum(one.count for one in open_loss_choices(state, frame)), infantry + sum(mounted)
    return keyed_text(
        "prompt.losing.start",
        place=hex_of_stack(name),
        power=power_of(name),
        cause=frame.cause,
        die=caller.die if frame.cause == "battle" and isinstance(caller, Battle) else UNTOLD,
        percent=frame.percent,
        infantry=infantry,
        mounted=sum(mounted),
        least=least,
        open=free,
        total=total,
        whole=free == total,
    )


@RULES.ask(
    Losing,
    sides=lambda state, frame: (frame.side,) if frame.side in state.players and open_loss_choices(state, frame) else (),
    menu=_menu,
    default=lambda state, frame, side: LoseEvenly(),
    section="8.34",
    subject=lambda state, frame, side: _asked(state, frame),
)
def take_chosen_losses(play: RisePlay, frame: Losing, answers: Mapping[Side, LoseEvenly | ChooseLosses]) -> End:
    """Take the losses."""
    wishes = [token for one in answers.values() if isinstance(one, ChooseLosses) for token in one.units]
    found = lose_percent(
        play,
        frame.parts,
        frame.percent,
        frame.cause,
        infantry_only=frame.infantry_only,
        begun=frame.begun,
        wishes=wishes,
    )
    return End(found)
