"""The end and renewal of alliances (section 5.9): all end, but those that both powers renew, asked at once and sealed
(ruling 126)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.turn import Renew
from engine.games.sword_of_rome.contexts import RenewalOf
from engine.games.sword_of_rome.diplomacy.alliances import end_alliance
from engine.games.sword_of_rome.events.turn import AllianceLapsed, AllianceRenewed
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.frames.turn import Turns
from engine.games.sword_of_rome.powers import POWERS_OF, side_of, surviving_sides
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

Pair = tuple[Power, Power]


def alliance_token(pair: Pair) -> str:
    """Return the token of an alliance.

    >>> alliance_token(("etruscan", "roman"))
    'etruscan-roman'
    """
    return "-".join(pair)


def alliances_of(state: SwordState, side: Side) -> tuple[Pair, ...]:
    """Return the alliances of a side's powers that end with the turn."""
    return tuple([pair for pair in state.alliances if set(pair) & set(POWERS_OF[side])])


def can_be_renewed(state: SwordState, pair: Pair) -> bool:
    """Return whether an alliance is one of two players, both of them still in the game."""
    sides = [side_of(state, power) for power in pair]
    return all(side and side not in state.out for side in sides)


def sides_asked_to_renew(state: SwordState) -> tuple[Side, ...]:
    """Return the sides that have an alliance to renew."""
    return tuple(
        [s for s in surviving_sides(state) if any(can_be_renewed(state, pair) for pair in alliances_of(state, s))]
    )


def renewable_alliance_tokens(state: SwordState, side: Side) -> tuple[str, ...]:
    """Return the tokens of the alliances that a side may renew."""
    return tuple([alliance_token(pair) for pair in alliances_of(state, side) if can_be_renewed(state, pair)])


def _menu(state: SwordState, side: Side) -> Menu:
    items = [
        Item(one, label=keyed_text("alliance.pair", one=one.split("-")[0], other=one.split("-")[1]))
        for one in renewable_alliance_tokens(state, side)
    ]
    return Menu(Form(Renew, alliances=Pick(items, 0, len(items))))


@RULES.ask(
    Turns,
    "renewal",
    sides=lambda state, frame: sides_asked_to_renew(state),
    menu=lambda state, frame, side: _menu(state, side),
    default=lambda state, frame, side: Renew(()),
    sealed=True,
    shown=True,
    section="5.9",
    context=lambda state, frame, side: RenewalOf(renewable_alliance_tokens(state, side)),
)
def renew_alliances(play: SwordPlay, frame: Turns, answers: Mapping[Side, Renew]) -> Call:
    """Keep the alliances that both want, end the others."""
    for pair in play.state.alliances:
        unwilling = tuple([power for power in pair if not _wants(play.state, pair, power, answers)])
        if not unwilling:
            play.emit(AllianceRenewed(*pair))
            continue
        play.emit(AllianceLapsed(*pair, unwilling))
        end_alliance(play, *pair)
    return Call(Falls(), "reinforcement")


def _wants(state: SwordState, pair: Pair, power: Power, answers: Mapping[Side, Renew]) -> bool:
    answer = answers.get(side_of(state, power))
    return answer is not None and alliance_token(pair) in answer.alliances
