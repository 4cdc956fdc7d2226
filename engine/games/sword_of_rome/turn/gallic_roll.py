"""The Gallic event with three players: nobody plays the Gauls, whose raids are rolled for once a round (rulings 77, 132
to 134).

The roll is public. Then one window: who holds a card with the icon may cancel what it says, and the first one is
enough. What is left to choose is asked of whoever has the fewest points and does not own it.
"""

from collections.abc import Iterable, Mapping

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import ChooseTargets
from engine.games.sword_of_rome.board.control import is_city, is_plain
from engine.games.sword_of_rome.board.stacks import stacks_in_space
from engine.games.sword_of_rome.cards.support import MINUS, securing_cu
from engine.games.sword_of_rome.contexts import Raiding
from engine.games.sword_of_rome.course import current_scenario
from engine.games.sword_of_rome.events.gauls import GallicEventCancelled, GallicEventQuiet, GallicEventRolled
from engine.games.sword_of_rome.figures import GallicEvent
from engine.games.sword_of_rome.frames.combat import SupportLoss
from engine.games.sword_of_rome.frames.turn import GallicRoll
from engine.games.sword_of_rome.powers import GALLIC, fewest_vp, side_of, surviving_sides
from engine.games.sword_of_rome.responses.registry import GAULS, Playing, register_operation, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

RULES.procedure(GallicRoll)
GREAT_RAID = "great_raid"  # of which fewer markers than possible may be taken
SECTION = "5.4"


def round_order_with_gauls(state: SwordState, order: Iterable[Side]) -> tuple[Side, ...]:
    """Return the order of a round with the Gauls where their roll comes: after a side's place in the circle."""
    after = current_scenario(state).gallic_events
    return tuple([one for side in order for one in ((side, GALLIC) if side == after else (side,))])


def rolled_event(frame: GallicRoll) -> GallicEvent:
    """Return the row of the table that was rolled."""
    return TABLES.gallic_events[sum(frame.dice)]


# What it can strike (ruling 133)


def losable_support_markers(state: SwordState, event: GallicEvent) -> tuple[str, ...]:
    """Return the spaces whose marker it can take, CU of the owner and their allies keeping them (section 7.3.3): of a
    power, those that come first alone where one of them can be struck."""
    found = [
        space
        for space, place in state.places.items()
        if event.power and place.owner == event.power and is_plain(state, space) and not securing_cu(state, space)
    ]
    return tuple([space for space in found if space in event.spaces] or found)


def undefended_event_spaces(state: SwordState, event: GallicEvent) -> tuple[str, ...]:
    """Return the given spaces that become independent without a choice: those without any CU."""
    spaces = () if event.power else event.spaces
    return tuple(
        [
            space
            for space in spaces
            if state.places[space].owner
            and is_plain(state, space)
            and not any(one.all_cu for one in stacks_in_space(state, space))
        ]
    )


def cities_losing_loyalty(state: SwordState, event: GallicEvent) -> tuple[str, ...]:
    """Return the cities that can lose loyalty: never below 1, nor below what their garrison secures."""
    return tuple(
        [
            space
            for space in event.cities
            if state.places[space].owner
            and is_city(state, space)
            and state.places[space].loyalty - event.loyalty >= max(securing_cu(state, space), 1)
        ]
    )


def choosing_side(state: SwordState, event: GallicEvent) -> Side:
    """Return who chooses: the fewest points, of those who do not own what may be struck; of all if everybody does."""
    struck = (
        *losable_support_markers(state, event),
        *(cities_losing_loyalty(state, event) if len(event.cities) > 1 else ()),
    )
    owners = {side_of(state, state.places[space].owner) for space in struck}
    return fewest_vp(state, [side for side in surviving_sides(state) if side not in owners] or surviving_sides(state))


def unavoidable_losses(state: SwordState, event: GallicEvent) -> tuple[str, ...]:
    """Return the points that are taken without a choice."""
    cities = cities_losing_loyalty(state, event)
    return tuple(
        [MINUS + space for space in (*undefended_event_spaces(state, event), *(cities if len(cities) == 1 else ()))]
    )


def spaces_to_choose_among(state: SwordState, event: GallicEvent) -> tuple[tuple[str, ...], int, int]:
    """Return among which spaces somebody chooses, how many at least and at most."""
    cities, some = cities_losing_loyalty(state, event), losable_support_markers(state, event)
    spaces, most = (some, event.markers) if some else (cities if len(cities) > 1 else (), 1)
    most = min(most, len(spaces))
    least = 0 if event.event == GREAT_RAID else most
    return spaces, least, most


# The roll and its cancel


@RULES.step(GallicRoll)
def roll_gallic_event(play: SwordPlay, frame: GallicRoll) -> Next:
    """Roll for the event; with nothing to strike it is quiet."""
    frame.dice = (play.roll("gallic event", 6), play.roll("gallic event", 6))
    event = rolled_event(frame)
    play.emit(GallicEventRolled(frame.dice, event.event))
    if not unavoidable_losses(play.state, event) and not spaces_to_choose_among(play.state, event)[0]:
        play.emit(GallicEventQuiet(event.event))
        return End()
    return Goto("cancel")


@register_operation(GAULS, "cancel_gallic_event")
def cancel_gallic_raid(play: SwordPlay, frame: GallicRoll, playing: Playing) -> None:
    """The Gauls strike nothing."""
    play.emit(GallicEventCancelled(playing.side, playing.card, rolled_event(frame).event))


@register_window(
    GallicRoll,
    "cancel",
    GAULS,
    first=lambda state, frame: current_scenario(state).gallic_events,
    then="strike",
    section=SECTION,
    context=lambda state, frame, side: _raiding(state, frame),
)
def play_card_against_gauls(play: SwordPlay, frame: GallicRoll, side: Side, action: Respond) -> Goto:
    """One card is enough."""
    return Goto("over")


@RULES.step(GallicRoll, "over")
def end_gallic_roll(play: SwordPlay, frame: GallicRoll) -> End:
    """The round goes on."""
    return End()


# What it takes


def _raiding(state: SwordState, frame: GallicRoll) -> Raiding:
    event = rolled_event(frame)
    spaces, _, most = spaces_to_choose_among(state, event)
    given = tuple([token.removeprefix(MINUS) for token in unavoidable_losses(state, event)])
    return Raiding(event.event, given, spaces, most)


def _asked(state: SwordState, frame: GallicRoll) -> tuple[Side, ...]:
    tokens, least, _ = spaces_to_choose_among(state, rolled_event(frame))
    return (choosing_side(state, rolled_event(frame)),) if len(tokens) > least else ()


def _menu(state: SwordState, frame: GallicRoll) -> Menu:
    tokens, least, most = spaces_to_choose_among(state, rolled_event(frame))
    items = [Item(space) for space in tokens]
    return Menu(Form(ChooseTargets, targets=Pick(items, least, most)))


def _default(state: SwordState, frame: GallicRoll) -> ChooseTargets:
    tokens, _, most = spaces_to_choose_among(state, rolled_event(frame))
    return ChooseTargets(tokens[:most])


@RULES.ask(
    GallicRoll,
    "strike",
    sides=_asked,
    menu=lambda state, frame, side: _menu(state, frame),
    default=lambda state, frame, side: _default(state, frame),
    section=SECTION,
    context=lambda state, frame, side: _raiding(state, frame),
)
def take_gallic_strike(play: SwordPlay, frame: GallicRoll, answers: Mapping[Side, ChooseTargets]) -> Next:
    """Take it; a card may still save some of it, as from any event."""
    state, event = play.state, rolled_event(frame)
    chosen = next((answer.targets for answer in answers.values()), spaces_to_choose_among(state, event)[0])
    points = (*unavoidable_losses(state, event), *[MINUS + space for space in chosen])
    return Call(SupportLoss(side=GALLIC, card="", chosen=points), "over") if points else End()
