"""The cards of a round's order, of its taxes and of an agents' turn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.messages.card import Card
from bot.titles.sentences import event_sentence, joined_parts
from bot.titles.total_war_rome.basket_card import GOLD_INK
from bot.titles.total_war_rome.short_words import dice_text, faction_colour, faction_emblem, faction_people_text
from bot.words import Words
from engine.games.total_war_rome.actions.agents import Treaty
from engine.games.total_war_rome.events.agents import (
    AgentLost,
    AgentMoved,
    AgentSentHome,
    ArmySeen,
    DeedDeclared,
    DeedFoiled,
    Traded,
)
from engine.games.total_war_rome.events.board import GoldMoved, RegionTaken, Rolled, UnrestPlaced
from engine.games.total_war_rome.events.diplomacy import ProposalAnswered, StatusChanged
from engine.games.total_war_rome.events.rounds import (
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    InitiativeWon,
    OmensPlayed,
    OrderSet,
    RegionBlighted,
    RoundBegins,
    TaxRaised,
    TurnEnds,
    VictoryPoints,
)
from engine.games.total_war_rome.tables import CARDS
from engine.games.total_war_rome.taxation import BLIGHT
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text


def order_card(view: RomeView, events: Sequence[Event], words: Words, *, round_number: int) -> Card:
    """Return the card of the bids, the order of the turns and the cards that were dealt."""
    order: tuple[Side, ...] = ()
    lines: list[str] = []
    dealt: dict[Side, int] = {}
    for event in events:
        match event:
            case BidsRevealed():
                each = zip(event.sides, event.cards, event.bids, strict=True)
                lines += [
                    words("turn.bid", emblem=faction_emblem(s, words), side=s, card=c, bid=b, total=c + b)
                    for s, c, b in each
                ]
            case OmensPlayed(side=side, bonus=bonus):
                lines.append(words("turn.omens", side=faction_people_text(side, words), who=side, bonus=bonus))
            case OrderSet():
                order = event.order
                said_order = " → ".join(f"{faction_emblem(side, words)} {words.name(side)}" for side in order)
                lines.append(words("turn.order_line", order=said_order))
            case CardsDealt(side=side, count=count):
                dealt[side] = count
            case InitiativeWon(side=side):
                lines.append(equal_totals_line(events, side, words))
            case RoundBegins():
                pass
            case _:
                lines.append(event_sentence(event, words))
    if dealt:
        counts = {side: dealt.get(side, 0) for side in order or dealt}  # who drew none is not told of by itself
        drew = [
            words("turn.dealt_one", emblem=faction_emblem(side, words), count=count) for side, count in counts.items()
        ]
        lines.append(words("turn.dealt", parts=joined_parts(drew)))
    title = words("turn.order", round=round_number)
    if order:
        title = words(
            "turn.order_set", side=faction_people_text(order[0], words, first=True), who=order[0], round=round_number
        )
    text = "\n".join(line for line in lines if line) or words("turn.order_secret")
    return Card(title=title, parts=(text,), colour=faction_colour(order[0]) if order else None)


def equal_totals_line(events: Sequence[Event], winner: Side, words: Words) -> str:
    """Return why one of equal totals has the initiative: more gold, else the higher card; "" where they differ."""
    bids = next((event for event in events if isinstance(event, BidsRevealed)), None)
    if bids is None:
        return ""
    omens = Counter({event.side: event.bonus for event in events if isinstance(event, OmensPlayed)})
    each = {
        side: (card + bid + omens[side], bid) for side, card, bid in zip(bids.sides, bids.cards, bids.bids, strict=True)
    }
    equal = [side for side, (total, _) in each.items() if total == each[winner][0]]
    if len(equal) < 2:
        return ""
    gold = any(each[side][1] != each[winner][1] for side in equal)
    return words("turn.equal_totals", side=faction_people_text(winner, words), who=winner,
                 why="gold" if gold else "card", gold=each[winner][1])  # fmt: skip


def tax_card(view: RomeView, events: Sequence[Event], words: Words, *, round_number: int) -> Card:
    """Return the card of the taxes: what each faction raised and of what, and who has points for it."""
    raised = [event for event in events if isinstance(event, TaxRaised)]
    points = {event.side: event for event in events if isinstance(event, VictoryPoints) and event.reason == "economy"}
    lines = [_tax(event, points.get(event.side), words) for event in raised]
    blights = {event.by for event in events if isinstance(event, RegionBlighted)}
    rest = [
        event_sentence(e, words) for e in events if not _in_the_lines(e, points) and not _told_by_region(e, blights)
    ]
    rest += _wonders(events, words)
    parts = tuple(filter(None, ("\n".join(lines), "\n".join(line for line in dict.fromkeys(rest) if line))))
    return Card(title=words("turn.taxes", round=round_number), parts=parts, colour=GOLD_INK)


def _in_the_lines(event: Event, points: Mapping[Side, VictoryPoints]) -> bool:
    """Return whether the lines of what each raises tell an event, or that of the wonders."""
    wonder = isinstance(event, GoldMoved) and event.why == "wonder"
    return isinstance(event, TaxRaised) or event in points.values() or wonder


def _told_by_region(event: Event, blights: set[Side]) -> bool:
    """Return whether an event is the playing of a Blight, which the region that it strikes tells."""
    return isinstance(event, CardPlayed) and CARDS[event.card].event == BLIGHT and event.side in blights


def _wonders(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield what each faction takes from the others for its Ancient Wonders."""
    paid: dict[tuple[Side, int], list[str]] = {}
    for event in events:
        if isinstance(event, GoldMoved) and event.why == "wonder" and event.gold:
            paid.setdefault((event.to, event.gold), []).append(faction_people_text(event.frm, words))
    for (side, gold), others in paid.items():
        named = faction_people_text(side, words, first=True)
        yield words("turn.wonder", side=named, who=side, gold=gold, others=words.join(others))


def _tax(event: TaxRaised, points: VictoryPoints | None, words: Words) -> str:
    side = event.side
    each = [part for part in ("regions", "markets", "bonus", "wonders") if getattr(event, part)]
    parts = [words(f"turn.tax_{part}", count=getattr(event, part)) for part in each if each != ["regions"]]
    if event.missing:
        less = words("turn.tax_missing", **event.shortfall())
        parts[:1] = [words("turn.tax_less", said=parts[0], less=less) if parts and event.regions else less]
    gained = words("turn.tax_points", points=points.points, total=points.total) if points is not None else ""
    return words(
        "turn.tax",
        emblem=faction_emblem(side, words),
        side=faction_people_text(side, words, first=True),
        who=side,
        total=event.total,
        parts=", ".join(parts),
        count=len(parts),
        points=gained,
    )


class Deed(msgspec.Struct):
    """One agent action: what it is, on what, and what came of it."""

    declared: DeedDeclared | None = None
    results: list[str] = []
    missed: bool = False  # dice without a Skull are all that came of it so far
    unrest: str = ""  # the region whose unrest is told last
    agreed: bool = False  # a treaty, or what is like one, to which the other has agreed


def agent_turn_card(view: RomeView, side: Side, events: Sequence[Event], words: Words) -> Card:
    """Return the card of a faction's agents' turn: a line an action, with its dice and its result."""
    told, heads = _deeds(side, events, words)
    order = list(view.order or view.factions)
    place = {"n": order.index(side) + 1, "count": len(order)} if side in order else {"n": 1, "count": 1}
    lines = [_deed(one, words) if isinstance(one, Deed) else one for one in told]
    text = "\n".join(line for line in lines if line)
    rests = words("turn.no_deeds", side=faction_people_text(side, words, first=True), who=side)
    moved = [event_sentence(event, words) for event in events if isinstance(event, AgentMoved)]
    if moved and not any(isinstance(event, TurnEnds) for event in events):  # it may still act
        rests = "\n".join(moved)
    return Card(
        title=words("turn.agents", emblem=faction_emblem(side, words), side=side, **place),
        parts=tuple(filter(None, ("\n".join(heads), text))) or (rests,),
        colour=faction_colour(side),
    )


def _deeds(side: Side, events: Sequence[Event], words: Words) -> tuple[list[Deed | str], list[str]]:
    """Return the agent actions of a turn and the lines of all else, in the order of play, and what stands above it
    all."""
    told: list[Deed | str] = []
    deeds: list[Deed] = []
    heads: list[str] = []
    cashed = 0
    for event in events:
        match event:
            case DeedDeclared():
                deeds.append(Deed(event, []))
                told.append(deeds[-1])
            case AgentMoved() | TurnEnds() | CardPlayed(use="action"):
                pass
            case CardPlayed(use="levy"):
                cashed += 1
            case GoldMoved(frm="", gold=gold, why="levy"):
                told.append(words("turn.levied", count=cashed, gold=gold))
                cashed = 0
            case DeedFoiled() if len(deeds) > 1 and deeds[-1].declared is None:
                told.remove(deeds.pop())  # the card that foils it, which the line of the action names
                deeds[-1].results.append(_of_agents(event, side, words))
            case CardPlayed(use="event"):
                deeds.append(Deed(None, [event_sentence(event, words).rstrip(".")]))
                told.append(deeds[-1])
            case VictoryPoints():
                heads.append(event_sentence(event, words))
            case _ if deeds and (result := _result(event, (deed := _deed_of(event, deeds)), side, words)):
                deed.missed = _misses(event, deed)
                of = event.region if isinstance(event, UnrestPlaced) else ""
                if of and of == deed.unrest:  # a marker after another: how it stands now
                    deed.results.pop()
                deed.unrest = of
                deed.results.append(result)
            case _:
                told.append(event_sentence(event, words))
    return told, heads


def _deed_of(event: Event, deeds: Sequence[Deed]) -> Deed:
    """Return the action that an event belongs to: the last one, but of the answer to a treaty, and of what it changes,
    the treaty, though others have played an event card meanwhile."""
    if isinstance(event, StatusChanged) and deeds[-1].declared is None:
        return next((deed for deed in reversed(deeds) if deed.agreed), deeds[-1])
    if not isinstance(event, ProposalAnswered):
        return deeds[-1]
    proposed = (deed for deed in deeds if deed.declared is not None and deed.declared.what == Treaty.tag())
    asked = next((deed for deed in proposed if not deed.results), deeds[-1])
    asked.agreed = event.agreed
    return asked


def _misses(event: Event, deed: Deed) -> bool:
    """Return whether an action came to nothing with this, as far as is told: only dice, the last without a Skull."""
    return isinstance(event, Rolled) and "skull" not in event.faces and (deed.missed or not deed.results)


def _result(event: Event, deed: Deed, side: Side, words: Words) -> str:
    """Return what an action led to, in a few words; "" for what is a line of its own."""
    match event:
        case Rolled(dice=colours, faces=faces):
            return dice_text(colours, faces, words)
        case GoldMoved(frm=frm, to=to, gold=gold) if frm and to:
            key, other = ("turn.stolen", frm) if to == side else ("turn.paid", to)
            return words(key, gold=gold, side=faction_people_text(other, words))
        case GoldMoved(frm=frm, gold=gold):
            return words("turn.spent" if frm else "turn.gains", gold=gold)
        case UnrestPlaced(region=region, total=total):
            named = deed.declared is not None and region in deed.declared.on
            return words("turn.unrest_now" if named else "turn.unrest_in", region=region, total=total)
        case ProposalAnswered(other=other, agreed=agreed):
            key = "turn.agreed" if agreed else "turn.refused"
            return words(key, side=faction_people_text(other, words), who=other)
        case StatusChanged(a=a, b=b, status=status):
            return words("turn.now_status", said=keyed_text(f"status.{status}", sides=(a, b)))
        case RegionTaken(region=region, owner=owner, before=before):
            key = "turn.bribed" if owner else "turn.uprising"
            named_sides = {"owner": faction_people_text(owner, words), "before": faction_people_text(before, words)}
            return f"**{words(key, region=region, side=faction_people_text(before, words), **named_sides)}**"
    return _of_agents(event, side, words)


def _of_agents(event: Event, side: Side, words: Words) -> str:
    """Return what an action led to for agents and armies, in a few words."""
    match event:
        case AgentLost(side=owner, agent=agent):
            return words("turn.agent_lost" if owner == side else "turn.other_lost", agent=agent)
        case AgentSentHome(agent=agent, to=to):
            return words("turn.home", agent=agent, to=to)
        case DeedFoiled(side=foiler, card=card):
            return words("turn.foiled", side=faction_people_text(foiler, words), event=CARDS[card].event)
        case Traded(side=trader, other=other, gold=gold, theirs=theirs):
            return words(
                "turn.traded",
                gold=gold,
                side=faction_people_text(trader, words),
                theirs=theirs,
                other=faction_people_text(other, words),
            )
        case ArmySeen():
            return words("turn.seen")
    return event_sentence(event, words).rstrip(".")


def deed_line(declared: DeedDeclared, events: Sequence[Event], words: Words) -> str:
    """Return an agent's deed in one line: what it is, on whom, its dice and what came of it."""
    deed = Deed(declared, [])
    for event in events:
        if result := _result(event, deed, declared.side, words):
            deed.missed = _misses(event, deed)
            deed.results.append(result)
    return _deed(deed, words, still_open=False)


def _deed(deed: Deed, words: Words, *, still_open: bool = True) -> str:
    """Return a deed in one line. still_open: with a word on a treaty that waits for its answer."""
    results = joined_parts([*deed.results, words("turn.fails")] if deed.missed else deed.results)
    if deed.declared is None:
        return results
    if still_open and deed.declared.what == Treaty.tag() and not results:  # else its line reads as if it were agreed
        results = words("turn.unanswered")
    what = words(f"do.{deed.declared.what}")
    where = ", ".join(words.name(on) for on in deed.declared.on)
    return words("turn.deed_line", what=what, where=where, result=f": {results}" if results else "")
