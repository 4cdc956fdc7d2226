"""Support that events and battles take, and the cards that save some of it (section 7.3).

An event that takes support calls `SupportLoss`: cards may answer it, then the points are taken one by one.
"""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.cards.support import MINUS, Support, can_lose_support, lost_spaces, spend_support_point
from engine.games.sword_of_rome.contexts import Losing
from engine.games.sword_of_rome.frames.combat import Politics, SupportLoss
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.powers import GALLIC, POWERS_OF
from engine.games.sword_of_rome.responses.registry import SUPPORT, Playing, register_operation, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.choices import Choices
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call, End
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(SupportLoss)
SECTION = "7.3"


@register_window(
    SupportLoss,
    "start",
    SUPPORT,
    first=lambda state, frame: frame.side,
    then="take",
    section=SECTION,
    context=lambda state, frame, side: Losing(power="" if frame.card else GALLIC, spaces=lost_spaces(frame.chosen)),
)
def play_card_to_save_support(play: SwordPlay, frame: SupportLoss, side: Side, action: Respond) -> None:
    """A card may save some of it."""


@RULES.step(SupportLoss, "take")
def take_support(play: SwordPlay, frame: SupportLoss) -> Call:
    """Take the points that are left, as far as there is something to take."""
    taken = 0
    for space in lost_spaces(frame.chosen):
        owned = bool(play.state.places[space].owner)
        if owned and (not frame.garrisons or can_lose_support(play.state, space)):
            spend_support_point(play, Support(power="", side=frame.side), MINUS + space)
            taken += 1
    frame.chosen = frame.chosen[:taken]
    return Call(Falls(), "over")


@RULES.step(SupportLoss, "over")
def end_support_loss(play: SwordPlay, frame: SupportLoss) -> End:
    """What has fallen by it has changed hands."""
    return End(len(frame.chosen))


# Cards that save support


def _own_losses(state: SwordState, frame: Politics | SupportLoss, playing: Playing) -> list[int]:
    """Return the points that a side is about to lose, by their places in the list."""
    own = POWERS_OF[playing.side]
    return [
        n for n, token in enumerate(frame.chosen)
        if token.startswith(MINUS) and state.places[token.removeprefix(MINUS)].owner in own
    ]  # fmt: skip


def _which(state: SwordState, frame: Politics | SupportLoss, playing: Playing) -> Choices[tuple[str, ...]]:
    losses = _own_losses(state, frame, playing)
    items = [
        Item(str(n), label=keyed_text("support.remove", space=frame.chosen[n].removeprefix(MINUS))) for n in losses
    ]  # fmt: skip
    return Pick(items, 1, min(len(losses), playing.op.number("n")))


@register_operation(
    SUPPORT,
    "cancel_support_removal",
    fits=lambda state, frame, playing: bool(_own_losses(state, frame, playing)),
    chosen=_which,
)
def save_support_points(play: SwordPlay, frame: Politics | SupportLoss, playing: Playing) -> None:
    """Some points are not taken; they are lost to who spends them."""
    _drop(frame, [int(n) for n in playing.targets])


def _from_place(state: SwordState, frame: Politics | SupportLoss, playing: Playing) -> list[int]:
    """Return the points that an event is about to take from the one place that a card protects."""
    space = str(playing.op.get("where")).removeprefix("id:")
    if not isinstance(frame, SupportLoss) or state.places[space].owner not in POWERS_OF[playing.side]:
        return []
    return [n for n, token in enumerate(frame.chosen) if token == MINUS + space]


@register_operation(
    SUPPORT, "cancel_loyalty_loss", fits=lambda state, frame, playing: bool(_from_place(state, frame, playing))
)
def keep_loyal(play: SwordPlay, frame: Politics | SupportLoss, playing: Playing) -> None:
    """The event takes nothing from that place."""
    _drop(frame, _from_place(play.state, frame, playing))


def _drop(frame: Politics | SupportLoss, saved: list[int]) -> None:
    frame.chosen = tuple([token for n, token in enumerate(frame.chosen) if n not in saved])
