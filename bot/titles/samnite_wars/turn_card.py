"""The card of a Consul's turn: what came of it first, then the War Efforts and why, then the steps on the way."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.samnite_wars.outcomes import odds_line
from bot.titles.sentences import event_sentence, joined_parts, lines_with_counts, without_bold_marks
from bot.words import Words
from engine.games.samnite_wars.events import (
    BattleDecided,
    CampaignBegan,
    CampaignDeclared,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    EffortsRevealed,
    GameEnded,
    PrestigeCounted,
    RegionConquered,
    RegionFreed,
    TieRolled,
    TurnBegan,
)
from engine.games.samnite_wars.view import SamniteView
from engine.kernel.events import Event, Seat
from render.drawing.style import LIGHT

RESULTS = (BattleDecided, RegionConquered, RegionFreed, GameEnded)  # said first, as what the turn came to


def turn_card(view: SamniteView, seat: Seat, events: Sequence[Event], words: Words, *, continued: bool) -> Card:
    """Return the card of a turn, or of what goes on of it."""
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    consul = began.consul if began is not None else seat
    results = [without_bold_marks(event_sentence(event, words)) for event in events if isinstance(event, RESULTS)]
    parts: list[Part] = ["\n".join(f"**{line}**" for line in results)]
    parts.append("\n".join(_effort(event, words) for event in events if isinstance(event, EffortsRevealed)))
    lines = [line for line in (*_steps(events, words), *_hands(events, words)) if line]
    if lines:
        parts += [DIVIDER] if any(parts) else []
        parts.append("\n".join(lines))
    if not consul:  # nobody's turn is under way: that of the end, or the set-up before anybody has one
        title = words("turn.over" if any(isinstance(event, GameEnded) for event in events) else "turn.before")
    else:
        title = words("turn.goes_on" if continued else "turn.consul", seat=consul, round=view.round)
    return Card(title=title, parts=tuple(part for part in parts if part), colour=seat_colour(consul))


def seat_colour(seat: Seat) -> int | None:
    """Return the accent of a player's cards, as 0xRRGGBB; None for nobody."""
    if not seat.isdecimal():
        return None
    red, green, blue = LIGHT.players[(int(seat) - 1) % len(LIGHT.players)].colour
    return (red << 16) + (green << 8) + blue


def _effort(event: EffortsRevealed, words: Words) -> str:
    """Return both War Efforts in a line each, and what decided."""
    sides = (
        (event.consul, words("status.rome"), event.consul_cards, event.consul_force),
        (event.enemy, words.name(event.region), event.enemy_cards, event.enemy_force),
    )
    lines = [words("turn.effort", seat=seat, role=role, cards=cards, force=force) for seat, role, cards, force in sides]
    more, less = max(event.consul_force, event.enemy_force), min(event.consul_force, event.enemy_force)
    if event.ties:
        ours, theirs = event.ties[-1]
        lines.append(words("turn.tie", force=more, ours=ours, theirs=theirs))
    elif more != less:
        lines.append(words("turn.stronger", more=more, less=less))
    lines.append(odds_line(event, words))
    return "\n".join(filter(None, lines))


def _steps(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what happened on the way, in its order, without what stands elsewhere in the card."""
    begun = {event.region for event in events if isinstance(event, CampaignBegan)}
    left_out = (*RESULTS, TurnBegan, EffortsRevealed, CardsDrawn, CardsDiscarded, CardsGiven)
    told_with_efforts = any(isinstance(event, EffortsRevealed) and event.ties for event in events)
    lines = []
    for event in events:
        if isinstance(event, CampaignDeclared) and event.region in begun:
            continue
        if isinstance(event, TieRolled) and told_with_efforts:
            continue
        if isinstance(event, PrestigeCounted) and not event.prestige:
            lines.append(words("turn.no_prestige", seat=event.consul, triumph=event.triumph))
        elif not isinstance(event, left_out):
            lines.append(event_sentence(event, words))
    yield from lines_with_counts([line for line in lines if line], words)


def _hands(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield who drew, gave and laid aside how many cards, all in small print."""
    drawn = [e for e in events if isinstance(e, CardsDrawn) and not e.paid]
    if drawn:
        yield words("turn.drew", parts=joined_parts([_drew(event, words) for event in drawn]))
    for event in events:
        if isinstance(event, CardsDrawn) and event.paid:
            yield f"-# {event_sentence(event, words)}"
    for key, kind in (("turn.gave", CardsGiven), ("turn.laid", CardsDiscarded)):
        told = [event for event in events if isinstance(event, kind)]
        if told:
            yield words(key, parts=joined_parts([_counted(event, words) for event in told]))


def _drew(event: CardsDrawn, words: Words) -> str:
    key = "turn.drew_open" if event.top else "turn.count"
    return words(key, seat=event.seat, count=event.count, top=event.top)


def _counted(event: CardsGiven | CardsDiscarded, words: Words) -> str:
    if isinstance(event, CardsGiven):
        return words("turn.given", seat=event.giver, other=event.taker, count=event.count)
    return words("turn.count", seat=event.seat, count=event.count)


def effort_of(events: Sequence[Event]) -> EffortsRevealed | None:
    """Return the War Efforts that a card shows as a picture: the last ones."""
    found = [event for event in events if isinstance(event, EffortsRevealed)]
    return found[-1] if found else None


def with_gallery(card_: Card, part: Part) -> Card:
    """Return a card with a picture below its results."""
    parts = card_.parts
    return msgspec.structs.replace(card_, parts=(*parts[:1], part, *parts[1:]))
