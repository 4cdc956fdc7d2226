"""What can be done with a card's value, or without a card, in a player's turn: each chapter registers its deeds here.

The same deeds serve the owner of a card in their turn, a non-player power (its activator decides, and the card counts
3), each half of a Campaign, and Desperate Times. What differs is in the `Means`. Who carries a deed out has already put
the card away.

    @deed(March)
    def march_forms(state, means): ...   # yields the form, if an army could march

    @done(March)
    def march(play, means, action): return Call(movement.March(...), "")

The step to go on at is the caller's: the `then` of the returned Call is not read.

Deeds are offered in the order of `OFFERED`, whatever is imported first.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.all_types import AnyAction
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call
from engine.kernel.state import Side


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """What a side can do a deed with.

    side: who decides. powers: the powers that may act. cards: the cards that may be spent, with the value at which each
    counts; {} where the card of the turn is played already (deeds without a card remain).
    events: whether cards may be played as events. halves: of a Campaign, the leaders that may not be activated (again).
    beside: cards whose events do not count as the card of the turn, which may be played already.
    free: what needs no card is offered too (alliances, minor leaders, ...): only in a player's own turn.
    minors: minor leaders may be put elsewhere, also where nothing else is free.
    """

    side: Side
    powers: tuple[Power, ...]
    cards: Mapping[str, int]
    events: bool = False
    barred: tuple[str, ...] = ()
    campaign: bool = False
    free: bool = False
    minors: bool = False
    beside: tuple[str, ...] = ()

    def cards_worth_at_least(self, value: int) -> tuple[str, ...]:
        """Return the cards that count at least so much."""
        return tuple([card for card, worth in self.cards.items() if worth >= value])


Forms = Callable[[SwordState, Means], Iterable[Form]]
Done = Callable[[SwordPlay, Means, Any], Call | None]
FORMS: dict[type[Action], Forms] = {}  # in the order in which they are offered
DONE: dict[type[Action], Done] = {}
ACTIVATIONS: set[type[Action]] = set()  # deeds that activate a leader, which some cards cancel
EXTRA: set[type[Action]] = set()  # deeds that are not the card play of a turn, though they may spend a card
MAY_EVER: dict[type[Action], Callable[[SwordState, Means], bool]] = {}  # deeds that not every side of a table has
KEEPING: set[type[Action]] = set()  # deeds that put their card away themselves
OFFERED = (
    "solidarity", "besiege", "offer_alliance", "break_alliance", "activate_non_player", "stir_unrest",
    "call_on_carthage", "move_minor", "march_army", "play_campaign", "sortie", "found_colony", "hire_mercenaries",
    "add_support", "raise_unit", "play_event",
)  # fmt: skip


def register_deed_form(
    action: type[Action],
    *,
    activates: bool = False,
    extra: bool = False,
    keeps: bool = False,
    ever: Callable[[SwordState, Means], bool] | None = None,
) -> Callable[[Forms], Forms]:
    """Register what a deed offers: a decorator of (state, means) -> its form, or nothing.

    activates: it activates a leader.
    extra: it is not the one card play of the turn, such as activating a non-player power or offering an alliance.
    keeps: its card is not put away by the caller.
    ever: whether these powers may ever do it at this table, as Gauls alone show solidarity; None for everybody. The
        others are not told why they may not do it now.

    ValueError for an action that `OFFERED` does not name.
    """

    def register(forms: Forms) -> Forms:
        FORMS[action] = forms
        for known in sorted(FORMS, key=lambda one: OFFERED.index(one.tag())):
            FORMS[known] = FORMS.pop(known)
        if ever is not None:
            MAY_EVER[action] = ever
        for noted, wanted in ((ACTIVATIONS, activates), (EXTRA, extra), (KEEPING, keeps)):
            if wanted:
                noted.add(action)
        return forms

    return register


def register_deed_effect(action: type[Action]) -> Callable[[Done], Done]:
    """Register what a deed does: a decorator of (play, means, action) -> a Call of what follows, or None."""

    def register(does: Done) -> Done:
        DONE[action] = does
        return does

    return register


def forms_of(state: SwordState, means: Means) -> list[Form]:
    """Return the forms of all deeds that can be done with these means, in the order of `OFFERED`."""
    return [form for offered in FORMS.values() for form in offered(state, means)]


def has_any_form(state: SwordState, means: Means) -> bool:
    """Return whether anything can be done with these means."""
    return any(True for offered in FORMS.values() for _ in offered(state, means))


def deeds_known_to_powers(state: SwordState, means: Means) -> list[type[Action]]:
    """Return the deeds that these powers could do at some time, whether or not they can now."""
    return [kind for kind in FORMS if kind not in MAY_EVER or MAY_EVER[kind](state, means)]


def declared_deed(frame: Any) -> Any:
    """Return the deed that a frame has noted as declared (`chosen`, as JSON), before windows open for it."""
    return msgspec.json.decode(frame.chosen, type=AnyAction)


def card_spent(action: Action) -> str:
    """Return the card that a deed spends; "" for none."""
    return str(getattr(action, "card", ""))
