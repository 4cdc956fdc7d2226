"""The card of the opened baskets: a line for each faction, equal things counted, what brought points in bold."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bot.messages.card import Card
from bot.titles.sentences import event_sentence, joined_parts
from bot.titles.total_war_rome.short_words import faction_emblem, faction_people_text, force_text
from bot.words import Words
from engine.games.total_war_rome.army_cards import mercenary_kinds
from engine.games.total_war_rome.events.board import GoldMoved, UnrestPlaced
from engine.games.total_war_rome.events.rounds import CardPlayed, VictoryPoints
from engine.games.total_war_rome.events.spending import Bought, Developed, LineStruck, Recruited
from engine.games.total_war_rome.tables import CARDS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side

GOLD_INK = 0xC9962E  # the accent of what concerns everybody's gold


class Basket(msgspec.Struct):
    """What one faction bought: gold spent and given back, cards by army, the mercenaries among them, ships by navy,
    other purchases."""

    side: Side
    gold: int = 0
    back: int = 0
    cards: Counter[str] = msgspec.field(default_factory=Counter)
    hired: list[str] = []
    ships: Counter[str] = msgspec.field(default_factory=Counter)
    things: list[Bought] = []
    developed: list[str] = []
    played: list[str] = []
    points: list[VictoryPoints] = []


def baskets_card(view: RomeView, events: Sequence[Event], words: Words, *, round_number: int) -> Card:
    """Return the card of all baskets of a round."""
    baskets, others = _sorted(view, events, words)
    lines = [_line(basket, view, words) for basket in baskets.values()]
    return Card(
        title=words("turn.spending", round=round_number),
        parts=tuple(filter(None, ("\n".join(lines), "\n".join(others)))),
        colour=GOLD_INK,
    )


def _sorted(view: RomeView, events: Sequence[Event], words: Words) -> tuple[dict[Side, Basket], list[str]]:
    baskets = {side: Basket(side) for side in view.order or view.factions}
    others: list[str] = []
    for event in events:
        match event:
            case GoldMoved(frm=side, to="", gold=gold) if side in baskets:
                baskets[side].gold += gold
            case Recruited(owner=side, army=army, count=count, ships=ships, kinds=kinds) if side in baskets:
                baskets[side].hired += mercenary_kinds(kinds)
                (baskets[side].ships if ships else baskets[side].cards)[army] += count
            case Bought(side=side) if side in baskets:
                baskets[side].things.append(event)
            case Developed(side=side, development=kind) if side in baskets:
                baskets[side].developed.append(kind)
            case CardPlayed(side=side, card=played) if side in baskets:
                baskets[side].played.append(CARDS[played].event)
            case VictoryPoints(side=side, reason="advancement") if side in baskets:
                baskets[side].points.append(event)
            case UnrestPlaced():
                pass  # what was bought says it
            case LineStruck(side=side, refund=refund) if side in baskets:
                baskets[side].back += refund
                others.append(event_sentence(event, words))
            case _:
                others.append(event_sentence(event, words))
    return baskets, [line for line in others if line]


def _line(basket: Basket, view: RomeView, words: Words) -> str:
    side, left = basket.side, view.factions[basket.side].gold
    spent = basket.gold - basket.back
    named = {"emblem": faction_emblem(side, words), "side": faction_people_text(side, words, first=True), "who": side}
    things = joined_parts(list(_things(basket, words)))
    if not things:
        return words("turn.basket_empty", left=left, **named)
    return words("turn.basket", gold=spent, had=spent + left, things=things, **named)


def _things(basket: Basket, words: Words) -> Iterator[str]:
    """Yield what was bought, a kind of thing after another."""
    yield from (words("turn.event", event=event) for event in basket.played)
    for key, armies in (("turn.cards", basket.cards), ("turn.ships", basket.ships)):
        if armies:
            named = ((force_text(army, basket.side, words), count) for army, count in armies.items())
            each = [words("turn.army_plus", army=army, count=count) for army, count in named]
            yield words(key, count=sum(armies.values()), armies=", ".join(each))
    if basket.hired:
        yield words("turn.hired", cards=tuple(basket.hired))
    for bought in basket.things:
        yield _thing(bought, words)
    if basket.developed:
        gained = sum(event.points for event in basket.points)
        points = words("turn.advanced", points=gained, total=basket.points[-1].total) if basket.points else ""
        yield words("turn.developed", names=tuple(basket.developed), points=points)


def _thing(bought: Bought, words: Words) -> str:
    places = bought.places or (bought.where,)
    match bought.what:
        case "general":
            return ", ".join(words("turn.general", stars="★" * int(stars)) for stars in places if stars.isdecimal())
        case "road" | "agent" | "veteran":
            return words(f"turn.{bought.what}", count=len(places))
        case "unrest":
            return words("turn.calm", places=tuple(dict.fromkeys(places)))
        case _:
            key = "turn.things" if len(places) > 1 else "turn.thing"
            return words(key, what=bought.what, count=len(places), places=tuple(places))
