"""Cards and faction boards of Total War: Rome as they are drawn, from a view and with the table's words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.titles.total_war_rome.words import event_text_key
from bot.words import Words, unmarked_text
from engine.games.total_war_rome.tables import (
    CARDS,
    DEVELOPMENTS,
    EVENTS,
    FACTIONS,
    GENERALS,
    SHIPS,
    TROOPS,
)
from engine.games.total_war_rome.view import ArmyView, FactionView, NavyView, RomeView
from render.games.total_war_rome.faction_board import LOCKED, NEW, OPEN, OWNED, Board, Column, Development, Force
from render.games.total_war_rome.rome_cards import Action, Face, General, Ship, Troop


def card_face(card: str, words: Words, count: int = 1) -> Face | None:
    """Return any card as it is drawn; None for an event's name, which is no card of its own."""
    if card in CARDS:
        return action_card(card, words)
    if card in TROOPS:
        return troop_card(card, words, count)
    if card in SHIPS:
        return ship_card(card, words, count)
    if card in GENERALS:
        return general_card(card, words)
    return None


def action_card(card: str, words: Words) -> Action:
    """Return an action card."""
    kept = CARDS[card]
    phases = EVENTS[kept.event].phases if kept.event in EVENTS else ()  # by an owner's charts it may have no event
    when = ", ".join(words(f"phase.{phase}") for phase in phases if words.has_words(f"phase.{phase}"))
    return Action(
        id=card,
        action=kept.action,
        action_name=words.name(kept.action),
        tax=kept.tax,
        event_name=words.name(kept.event),
        when=when,
        lines=(words(event_text_key(card, words)),),
    )


def troop_card(kind: str, words: Words, count: int = 1) -> Troop:
    """Return a troop card."""
    kept = TROOPS[kind]
    return Troop(
        id=kind,
        name=words.name(kind),
        side=kept.faction,
        type=kept.type,
        type_name=words.name(kept.type),
        good=kept.good,
        difficult=kept.difficult,
        red=kept.red,
        black=kept.black,
        cost=kept.cost,
        veteran=bool(kept.base),
        count=count,
    )


def ship_card(kind: str, words: Words, count: int = 1) -> Ship:
    """Return a ship card."""
    kept = SHIPS[kind]
    ships = words("name.ships")
    return Ship(
        id=kind, name=words.name(kind), side=kept.faction, type_name=ships, dice=kept.dice, cost=kept.cost, count=count
    )


def general_card(kind: str, words: Words) -> General:
    """Return a general card."""
    kept = GENERALS[kind]
    known = kept.characteristic
    lines = [words(f"characteristic.{known}"), words(f"characteristic_text.{known}")] if known else []
    return General(
        id=kind,
        name=words.name(kind),
        side=kept.faction,
        type_name=words.name("general"),
        stars=kept.stars,
        die=kept.die,
        lines=tuple(lines),
    )


def faction_board(view: RomeView, side: str, words: Words) -> Board:
    """Return a faction's board as the viewer may know it."""
    faction = view.factions[side]
    return Board(
        side=side,
        title=words.name(side),
        player=unmarked_text(words.seat(faction.seat)),
        vp=faction.vp,
        gold=faction.gold,
        hand=faction.hand_size,
        columns=tuple(_columns(view, faction, words)),
        forces=tuple(_forces(view, side, words)),
    )


def _columns(view: RomeView, faction: FactionView, words: Words) -> Iterator[Column]:
    for letter, kinds in FACTIONS[faction.side].columns.items():
        boxes = tuple(
            Development(name=words.name(kind), cost=DEVELOPMENTS[kind].cost, status=_status(view, faction, kind))
            for kind in kinds
        )
        yield Column(name=words.name(f"{faction.side}_column_{letter.lower()}"), developments=boxes)


def _status(view: RomeView, faction: FactionView, kind: str) -> str:
    owned = faction.developments
    if kind in owned:
        return OWNED if owned[kind] < view.round else NEW
    needs = DEVELOPMENTS[kind].needs
    return OPEN if not needs or needs in owned else LOCKED


def _forces(view: RomeView, side: str, words: Words) -> Iterator[Force]:
    for army in view.armies.values():
        if army.owner == side and army.count:
            yield _army(army, words)
    for navy in view.navies.values():
        if navy.owner == side and navy.count:
            yield _navy(navy, words)


def _army(army: ArmyView, words: Words) -> Force:
    place = army.at or army.navy
    return Force(
        name=words.name(army.id),
        where=words.name(place) if place else words("note.board"),
        kind="army",
        count=army.count,
        cards=_alike(army.cards, words),
        general=general_card(army.general, words) if army.general else None,
    )


def _navy(navy: NavyView, words: Words) -> Force:
    place = navy.sea or navy.port
    return Force(
        name=words.name(navy.id),
        where=words.name(place) if place else words("note.board"),
        kind="navy",
        count=navy.count,
        cards=_alike(navy.ships, words),
    )


def _alike(kinds: Sequence[str] | None, words: Words) -> tuple[Troop | Ship, ...] | None:
    if kinds is None:
        return None
    found = (card_face(kind, words, count) for kind, count in Counter(kinds).items())
    return tuple(one for one in found if isinstance(one, Troop | Ship))
