"""Playing events at any time (Playing Events from the Action Cards): rights in one's own and in others' turns.

They are offered between asks where nothing sealed and no battle is under way (ruling 105). Storm at Sea, printed as a
reaction to a declared move, is offered the same way, so that no sailing has to wait for three other players.
"""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Callable, Iterator

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards
from engine.games.total_war_rome.actions.event_cards import Agitate, Festival, Storm, Unpaid
from engine.games.total_war_rome.board.armies import lose_cards
from engine.games.total_war_rome.board.navies import set_navy, sink_ships
from engine.games.total_war_rome.board.regions import add_unrest
from engine.games.total_war_rome.campaign.damage import throw_skull_dice
from engine.games.total_war_rome.events.campaign import NavyBattered
from engine.games.total_war_rome.frames.agents import AgentTurn
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import damage_in_wounds
from engine.games.total_war_rome.state import MERCENARIES, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS, FACTIONS, TROOPS, card_figure
from engine.games.total_war_rome.taxation import unrest_items_to_calm
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.play import Play
from engine.kernel.state import Frame, Side
from engine.kit.remembered import of_last

RIGHTS: dict[type[Frame], tuple[str, ...]] = {  # the phase's turn -> events that may interrupt it
    AgentTurn: ("festival_games", "agitators", "unpaid_hirelings"),
    CampaignTurn: ("agitators", "unpaid_hirelings", "storm"),
}
SECTION = "Playing Events from the Action Cards"
Zones = dict[str, list[str]]


def _targets(state: RomeState, side: Side, event: str) -> Iterator[str]:
    match event:
        case "festival_games":
            return (r for r in state.controlled_regions(side) if state.regions[r].unrest)
        case "agitators":
            return (r for r, land in state.regions.items() if land.owner and land.owner != side and not land.barracks)
        case "unpaid_hirelings":
            return (
                a
                for a, army in state.armies.items()
                if army.owner != side and army.at and not MERCENARIES.isdisjoint(army.cards)
            )
        case _:
            return (n for n, navy in state.navies.items() if navy.sea and not state.are_allied(navy.owner, side))


def _calmed(state: RomeState, side: Side, cards: tuple[str, ...]) -> Field:
    """Return the choice of regions from which the chosen card takes unrest: one marker at least."""
    items, most = unrest_items_to_calm(state, side), {card: int(card_figure(card)) for card in cards}
    if len(set(most.values())) == 1:
        return Pick(items, 1, most[cards[0]])
    return lambda before: Pick(items, 1, most[before["card"]])


def _forms(state: RomeState, side: Side, events: tuple[str, ...]) -> list[Form]:
    forms = []
    for event in events:
        cards = held_event_cards(state, side, event)
        targets = list(_targets(state, side, event)) if cards else []
        if not targets:
            continue
        match event:
            case "festival_games":
                forms.append(Form(Festival, card=OneOf(cards), regions=_calmed(state, side, cards)))
            case "agitators":
                forms.append(Form(Agitate, card=OneOf(cards), region=OneOf(targets)))
            case "unpaid_hirelings":
                forms.append(Form(Unpaid, card=OneOf(cards), army=OneOf(targets)))
            case _:
                forms.append(Form(Storm, card=OneOf(cards), navy=OneOf(targets)))
    return forms


def _holders(events: tuple[str, ...]) -> Callable[[Zones], dict[str, tuple[str, ...]]]:
    """Return a function of where all cards lie: which of the events each faction has in its hand, if any."""
    wanted = {card.id: card.event for card in CARDS.values() if card.event in events}

    @of_last
    def holders(zones: Zones) -> dict[str, tuple[str, ...]]:
        hands = [
            (side, tuple(dict.fromkeys([wanted[card] for card in zones[zone] if card in wanted])))
            for side, zone in HANDS
            if zone in zones
        ]
        return {side: found for side, found in hands if found}

    return holders


HANDS = tuple((side, hand_zone(side)) for side in FACTIONS)
_HOLDERS = {turn: _holders(events) for turn, events in RIGHTS.items()}


def _sides(state: RomeState, frame: Frame) -> list[Side]:
    """Return the factions that hold one of the events of this turn, and have something to play it on."""
    holders = _HOLDERS[type(frame)](state.cards.zones)
    if not holders:
        return []
    return [side for side in state.order if side in holders and _playable(state, side, holders[side])]


def _playable(state: RomeState, side: Side, events: tuple[str, ...]) -> bool:
    for event in events:
        for _ in _targets(state, side, event):
            return True  # one is enough
    return False


def _played(play: Play[RomeState], frame: Frame, side: Side, action: Action) -> None:
    match action:
        case Festival(card, regions):
            discard_cards(play, side, (card,), "event")
            for region in regions:
                add_unrest(play, region, -1)
        case Agitate(card, region):
            discard_cards(play, side, (card,), "event")
            add_unrest(play, region, card_figure(card))
        case Unpaid(card, army):
            discard_cards(play, side, (card,), "event")
            lose_cards(play, army, _hirelings_gone(play, army, card_figure(card)))
        case Storm(card, navy):
            discard_cards(play, side, (card,), "event")
            apply_storm_at_sea(play, side, card, navy)


def _hirelings_gone(play: Play[RomeState], army: str, count: int) -> tuple[str, ...]:
    """Pick mercenary cards of an army at random: so many, or all that it has."""
    hired, gone = [kind for kind in play.state.armies[army].cards if TROOPS[kind].is_mercenary], list[str]()
    for _ in range(min(count, len(hired))):
        gone.append(play.dice.pick("unpaid hirelings", hired))
        hired.remove(gone[-1])
    return tuple(gone)


def apply_storm_at_sea(play: Play[RomeState], side: Side, card: str, navy_id: str) -> None:
    """A navy at sea loses 2 MU this turn and suffers one GREEN die of ship damage: a Skull sinks a ship; an odd X does
    nothing (Storm at Sea). The cheapest ship goes down; with the last one, the navy (ruling 70)."""
    faces = throw_skull_dice(play, side, "storm", card_figure(card, "dice"))
    navy = play.state.navies[navy_id]
    set_navy(play.state, navy_id, bonus=navy.bonus + card_figure(card, effect=1))
    play.emit(NavyBattered(owner=navy.owner, navy=navy_id))
    sink_ships(play, navy_id, damage_in_wounds(faces) // 2)


for _turn, _events in RIGHTS.items():
    rules.may(
        _turn,
        "any_time",
        sides=_sides,
        menu=lambda state, frame, side, events=_events: Menu(*_forms(state, side, events)),  # type: ignore[misc]
        section=SECTION,
    )(_played)
