"""The card of a battle: how it stands while it runs, and at its end the verdict with its reason, what it turned on, the
losses and what follows."""

from collections.abc import Iterator, Sequence

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.contest import Contest
from bot.titles.sentences import event_sentence, joined_parts
from bot.titles.total_war_rome import land_battle as land
from bot.titles.total_war_rome import naval_battle as naval
from bot.titles.total_war_rome.land_battle import BattleProgress, Combat
from bot.titles.total_war_rome.naval_battle import SeaBattleProgress, ship_losses
from bot.titles.total_war_rome.short_words import faction_colour, faction_emblem, faction_people_text
from bot.titles.total_war_rome.verdicts import battle_odds, main_card_count, sea_odds, verdict_reason
from bot.words import Words
from engine.games.total_war_rome.events.battle import (
    BattleDecided,
    GeneralImproved,
    NavalBattleFought,
    SpoilsTaken,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.events.campaign import ArmyDestroyed, NavyDestroyed
from engine.games.total_war_rome.events.rounds import CardPlayed, VictoryPoints
from engine.games.total_war_rome.tables import CARDS, stars_of
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side

FOR_BATTLE = frozenset({"glory", "sea"})  # what victory points of a battle are for


def card_of_last_battle(view: RomeView, events: Sequence[Event], words: Words, *, over: bool) -> Card:
    """Return the card of the last battle of some events, on land or at sea."""
    if at_sea := naval.course_of(events, over=over):
        return _sea_verdict(at_sea, view, events, words) if over else _going_on(*_sea_now(at_sea, words))
    course = land.course_of(events, over=over)
    if course is None:
        return Card()
    if not over:
        return _going_on(
            land.live_message_heading(course, words), _land_now(course, view, words), course.begun.attacker
        )
    return _land_verdict(course, view, events, words)


def last_contest(events: Sequence[Event]) -> Contest | None:
    """Return who meets whom in the last battle of some events, and who has won; None if there is none."""
    if at_sea := naval.course_of(events):
        fought = at_sea.fought
        return Contest(sides=at_sea.sides, open=at_sea.fired is None, winner=fought.side if fought is not None else "")
    course = land.course_of(events)
    if course is None:
        return None
    winner = course.decided.side if course.decided is not None else ""
    return Contest(sides=course.sides, open=not course.combats and course.decided is None, winner=winner)


def _land_now(course: BattleProgress, view: RomeView, words: Words) -> str:
    return "\n".join((land.running_battle_text(course, view, words), words("faces.course"), words("faces.land")))


def _sea_now(course: SeaBattleProgress, words: Words) -> tuple[str, str, Side]:
    return (
        naval.live_message_heading(course, words),
        f"{naval.running_battle_text(course, words)}\n{words('faces.sea')}",
        course.begun.attacker,
    )


def _going_on(heading: str, rest: str, side: Side) -> Card:
    return Card(title=heading.removeprefix("## "), parts=(rest,) if rest else (), colour=faction_colour(side))


# On land


def _land_verdict(course: BattleProgress, view: RomeView, events: Sequence[Event], words: Words) -> Card:
    decided, sides = course.decided, course.sides
    result = decided.result if decided is not None else "broken_off"
    victor = decided.side if decided is not None else ""
    own = events[events.index(course.begun) :]
    title = words(
        f"battle.title.{result}", region=course.begun.region, side=faction_people_text(victor, words), who=victor
    )
    parts: list[Part] = ["\n".join(_came(course, words)), DIVIDER]
    if decided is not None:
        why = (_why(course, decided, own, words), battle_odds(course, view, words))
        parts.append("\n".join(filter(None, why)))
        parts.append("\n".join(_fallen(course, words)))
    parts.append("\n".join((*_turning_point(course, words), *_after(own, sides, words), words("faces.land"))))
    return Card(title=title, parts=tuple(part for part in parts if part), colour=faction_colour(victor))


def _came(course: BattleProgress, words: Words) -> Iterator[str]:
    """Yield with what each side came, and under whom."""
    compared, begun = course.compared, course.begun
    cards = (begun.attacker_cards, begun.defender_cards)
    generals = ("", "") if compared is None else (compared.attacker_general, compared.defender_general)
    for n, key in enumerate(("battle.attacked", "battle.stood")):
        side, general = course.sides[n], generals[n]
        led = words("battle.led", general=general, stars="★" * stars_of(general)) if general else words("battle.unled")
        yield words(key, emblem=faction_emblem(side, words), side=side, cards=cards[n], led=led)


def _why(course: BattleProgress, decided: BattleDecided, own: Sequence[Event], words: Words) -> str:
    """Return the verdict with its victory points, and its reason."""
    sides, fell = course.sides, tuple(main_card_count(course.dead_cards_of_side(n)) for n in (0, 1))
    gained = {event.side: event for event in own if isinstance(event, VictoryPoints) and event.reason in FOR_BATTLE}
    points = gained.get(decided.side)
    told = words("turn.points", points=points.points, total=points.total) if points is not None else ""
    verdict = words(
        f"battle.verdict.{decided.result}", side=faction_people_text(decided.side, words, first=True), who=decided.side
    )
    if decided.attacker_left is not None or decided.defender_left is not None:
        return words("battle.why.told", verdict=f"{verdict}{told}", why=verdict_reason(decided, words))
    if not decided.side:
        return words(f"battle.why.{decided.result}", verdict=verdict, one=fell[1], two=fell[0])
    won = sides.index(decided.side)
    loser = sides[1 - won]
    gone = any(isinstance(event, ArmyDestroyed) and event.owner == loser for event in own)
    key = "battle.why.destroyed" if gone or decided.result == "total_victory" else "battle.why.more"
    return words(
        key,
        verdict=f"{verdict}{told}",
        loser=faction_people_text(loser, words),
        who=loser,
        one=fell[1 - won],
        two=fell[won],
    )


def _fallen(course: BattleProgress, words: Words) -> Iterator[str]:
    for n in (0, 1):
        side, dead = course.sides[n], course.dead_cards_of_side(n)
        lost = words("battle.lost", cards=dead) if dead else words("battle.lost_none")
        yield words(
            "battle.fallen",
            emblem=faction_emblem(side, words),
            side=faction_people_text(side, words, first=True),
            lost=lost,
        )


def _turning_point(course: BattleProgress, words: Words) -> Iterator[str]:
    """Yield the combat in which most main battle cards fell on one side more than on the other."""
    if len(course.combats) < 2:
        return
    tipped = max(course.combats, key=lambda combat: _weight(combat, course.sides))
    if _weight(tipped, course.sides):
        yield words("battle.turning", combat=land.combat_line(tipped, words))


def _weight(combat: Combat, sides: tuple[Side, Side]) -> int:
    one, two = (main_card_count(land.destroyed_cards(combat, side)) for side in sides)
    return 2 * abs(one - two) + (one + two > 0 and not isinstance(combat, UnopposedAttackMade))


def _after(own: Sequence[Event], sides: tuple[Side, Side], words: Words) -> Iterator[str]:
    """Yield what follows from the battle: stratagems played, spoils, generals, armies that are no more."""
    played = [words("battle.played", side=faction_people_text(e.side, words, first=True), who=e.side,
    event=CARDS[e.card].event)
              for e in own if isinstance(e, CardPlayed)]  # fmt: skip
    yield from [joined_parts(played)] if played else []
    after = [
        event_sentence(event, words).replace("**", "").rstrip(".")
        for event in own
        if isinstance(event, SpoilsTaken | GeneralImproved | ArmyDestroyed | NavyDestroyed)
        and getattr(event, "side", getattr(event, "owner", "")) in sides
    ]
    if any(after):
        yield f"-# {joined_parts(after)}"


# At sea


def _sea_verdict(course: SeaBattleProgress, view: RomeView, events: Sequence[Event], words: Words) -> Card:
    fought, sides = course.fought, course.sides
    victor = fought.side if fought is not None else ""
    key = "broken_off" if fought is None else "victory" if victor else "tie"
    title = words(f"battle.sea.{key}", area=course.begun.area, side=faction_people_text(victor, words), who=victor)
    own = events[events.index(course.begun) :]
    lines = naval.battle_report_lines(course, words)[1:]
    points = [event for event in own if isinstance(event, VictoryPoints) and event.reason == "sea"]
    why = _sea_why(course, fought, words) if fought is not None else ""
    gained = "".join(words("turn.points", points=event.points, total=event.total) for event in points)
    verdict = "\n".join(filter(None, (f"{why}{gained}", sea_odds(course, view, words))))
    faces = words("faces.sea") if course.fired is not None else ""
    parts = ("\n".join(lines[: len(sides)]), DIVIDER, verdict, "\n".join((*lines[len(sides) + 1 :], faces)).strip())
    return Card(title=title, parts=tuple(part for part in parts if part), colour=faction_colour(victor))


def _sea_why(course: SeaBattleProgress, fought: NavalBattleFought, words: Words) -> str:
    """Return who won at sea, and by how many ships."""
    lost = [ship_losses(course, n).sunk + ship_losses(course, n).captured for n in (0, 1)]
    if not fought.side:
        return words("battle.sea_why.tie", one=lost[1], two=lost[0])
    won = course.sides.index(fought.side)
    side = faction_people_text(fought.side, words, first=True)
    return words("battle.sea_why.victory", side=side, who=fought.side, one=lost[1 - won], two=lost[won])
