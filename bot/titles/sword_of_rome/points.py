"""Victory points: what they were for, and what the next scoring would bring if nothing changed."""

from collections.abc import Mapping, Sequence

from engine.games.sword_of_rome.events.cards import CardsDrawn
from engine.games.sword_of_rome.events.siege import TrackFilled
from engine.games.sword_of_rome.events.turn import Scored, TurnBegan
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GALLIC, POWERS_OF, SIDE_OF
from engine.games.sword_of_rome.tables import SPACES, TABLES, scenario_for_player_count
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event
from engine.kernel.state import Side

START, ABROAD, HOME, PLUNDER, CARDS, UNREST = (
    "points.start", "points.abroad", "points.home", "points.plunder", "points.cards", "points.unrest",
)  # fmt: skip
FIVE = 5  # sides of the game in which Carthage is one


class _Account:
    """What a side's points were for, and how many it has as far as that is known."""

    def __init__(self, known: int | None) -> None:
        self.known = known
        self.earned: dict[str, int] = {START: known} if known else {}

    def add(self, key: str, points: int) -> None:
        """Count points."""
        if points:
            self.earned[key] = self.earned.get(key, 0) + points

    def count_scoring(self, event: Scored) -> None:
        """Count a scoring. What the ends of the track let nobody gain or lose is taken from what was gained or lost."""
        abroad = TABLES.vp.foreign * len(event.gained)
        came = TABLES.clamped_vp((self.known or 0) + event.change) if self.known is not None else event.vp
        before = self.known if self.known is not None else event.vp - event.change
        abroad = min(abroad, came - before - TABLES.vp.home_lost * len(event.lost) + event.unrest)
        unrest = max(-event.unrest, came - before - abroad) if event.unrest else 0
        self.add(CARDS, event.vp - came)
        self.add(ABROAD, abroad)
        self.add(UNREST, unrest)
        self.add(HOME, came - before - abroad - unrest)
        self.known = event.vp


def point_sources(events: Sequence[Event]) -> Mapping[Side, Mapping[str, int]]:
    """Return what the points of each side were for, by the key of its words. Those that a side begins with count where
    the events are from the beginning of the game on."""
    first = any(isinstance(event, TurnBegan) and event.turn == 1 for event in events)
    sides = dict.fromkeys(event.side for event in events if isinstance(event, (CardsDrawn, Scored)))
    found = {
        side: _Account(scenario_for_player_count(len(POWERS_OF) - 1).vp_start if first else None) for side in sides
    }
    for event in events:
        if isinstance(event, Scored):
            found[event.side].count_scoring(event)
        elif isinstance(event, TrackFilled):
            account = found.setdefault(GALLIC, _Account(None))
            account.add(PLUNDER, event.vp if account.known is None else event.total - account.known)
            account.known = event.total
    return {side: account.earned for side, account in found.items()}


def is_victory_space(view: SwordView, space: str) -> bool:
    """Return whether a space is a victory space with this number of sides (section 2.2)."""
    return SPACES[space].victory in (("all", "5p") if len(view.sides) == FIVE else ("all",))


def points_of_next_scoring(view: SwordView) -> dict[Side, int]:
    """Return what the next scoring would bring each side, if nothing changed; {} where none is to come."""
    if view.winners:
        return {}
    out = scenario_for_player_count(len({side.seat for side in view.sides})).out_of_play
    found = {one.side: 0 for one in view.sides if not one.out}
    for place in view.places:
        if not is_victory_space(view, place.space) or place.space in out:
            continue
        holder, home = SIDE_OF.get(place.owner), SIDE_OF.get(SPACES[place.space].home)
        if holder != home and holder in found and holder != GALLIC:
            found[holder] += TABLES.vp.foreign
        if holder != home and home in found:
            found[home] += TABLES.vp.home_lost
    if view.unrest and CARTHAGINIAN in found:
        found[CARTHAGINIAN] -= view.unrest // TABLES.unrest.vp_each
    return found
