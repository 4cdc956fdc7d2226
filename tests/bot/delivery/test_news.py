"""What befalls a seat in others' turns is told above its next question, or after some hours; its own doings are not."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.messages.card import DIVIDER, TEXTS, Card
from bot.messages.screen import Screen
from bot.sandbox.people.person import text_of
from bot.screens.news_since_decision import all_lines_since_decision, lines_since_decision
from bot.screens.seat_card import Lead, game_over_screen, push_line
from bot.tables.live import LiveTable
from bot.tables.posts import NEWS, posts_of_decision
from bot.tables.visible_events import SeatHistory, seat_history
from bot.titles import title_of_game
from bot.titles.sentences import lines_with_counts, parts_with_counts
from engine.games import game_by_id
from engine.games.samnite_wars.events import PeacePlayed, ScandalPlayed, TurnBegan
from engine.games.total_war_rome.events.agents import AgentLost, DeedDeclared
from engine.games.total_war_rome.events.battle import BattleDecided, GeneralImproved
from engine.games.total_war_rome.events.board import GoldMoved, RegionTaken, Rolled, UnrestPlaced
from engine.games.total_war_rome.events.campaign import ArmyDestroyed, CardsLost
from engine.games.total_war_rome.events.diplomacy import AllianceBroken, StatusChanged
from engine.games.total_war_rome.events.rounds import CardsDealt, InitiativeCard, VictoryPoints
from engine.games.total_war_rome.skull_dice import lowest_roll_showing_face
from engine.kernel.dice import KeyedDice
from engine.kernel.events import TABLE, EmittedEvent, Event
from engine.kernel.play import SIDE_ACTION
from engine.store.models import HUMAN, Decision, EventRow, NewPost, Pace, SeatRow, TableRow
from tests.bot.clockwork import Time, seat_of, seated
from tests.bot.hall import InProcess, carried_out, until
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, ROME, Board
from tests.engine.games.total_war_rome.table import Table

NOW = 1000.0


def of_rome() -> LiveTable:
    """Return a table of four persons in Rome's agents' turn."""
    seats = tuple(SeatRow(seat=str(n), kind=HUMAN, user=n, name=name) for n, name in enumerate(PEOPLE, 1))
    row = TableRow(
        id="AAAAA", game="total_war_rome", name="x", status="running", guild=1, channel=1, thread=1, host=1, options={},
        pace=Pace(), seats=seats, commitment="", rules_version="", data_hash="", head=5, created=0, touched=0,
    )  # fmt: skip
    return LiveTable(row, Table().agents(ROME).state, 5)


def dms(live: LiveTable, *events: Event, doer: str = "1", by: str = "1") -> dict[str, NewPost]:
    """Return what is told by DM of a decision with these events, by seat; nothing is asked anew."""
    posts = posts_of_decision(
        live.prompts(), live, 5, [EmittedEvent(event) for event in events], by=by, doer=doer, now=NOW
    )
    return {post.audience: post for post in posts if post.kind == "dm"}


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (GoldMoved(CARTHAGE, ROME, 5, "theft"), {"2"}),
        (GoldMoved(ROME, "", 5, "bribe"), set()),
        (RegionTaken("zeugitana", ROME, CARTHAGE, "bribe"), {"2"}),
        (RegionTaken("zeugitana", "", CARTHAGE, "uprising"), {"2"}),
        (UnrestPlaced("zeugitana", 1, 1), {"2"}),
        (AllianceBroken(ROME, GREEKS), {"3"}),
        (StatusChanged(CARTHAGE, GREEKS, "enemy"), {"2", "3"}),
        (AgentLost(CARTHAGE, "carthage_agent_1"), {"2"}),
        (DeedDeclared(ROME, "rome_agent_1", "assassinate_agent", ("carthage_agent_9",)), {"2"}),  # who is no more
        (DeedDeclared(ROME, "rome_agent_1", "trade", (GREEKS, "zeugitana")), {"3"}),  # Carthage is only where they meet
        (VictoryPoints(GREEKS, 2, "glory", 7), {"3"}),
        (VictoryPoints(ROME, 2, "glory", 7), set()),
        (ArmyDestroyed(CARTHAGE, "carthage_1"), {"2"}),
        (GeneralImproved(CARTHAGE, "hanno", "hanno", 3), {"2"}),
        (BattleDecided("victory", ROME, ROME, CARTHAGE), {"2"}),
        (CardsDealt(CARTHAGE, "2", 1), set()),
    ],
)
def test_whom_an_event_befalls(event: Event, seats: set[str]) -> None:
    """All but who did it; it waits for the next question, and nobody need react to it."""
    live = of_rome()
    found = dms(live, event)
    assert set(found) == seats
    for post in found.values():
        assert post.not_before == NOW + NEWS and post.payload["news"] and not post.payload["own"]
        assert post.payload["events"] == [msgspec.json.encode(event.seen_by(post.audience)).decode()]


def test_each_learns_what_the_rules_let_it_know() -> None:
    """Its own losses by kind; nothing of what another alone may know."""
    live = of_rome()
    lost = CardsLost(CARTHAGE, "2", "carthage_1", 1, ("libyan_spearmen",))
    found = dms(live, lost, InitiativeCard("3", 4), VictoryPoints(GREEKS, 1, "glory", 1))
    assert "libyan_spearmen" in found["2"].payload["events"][0] and len(found["2"].payload["events"]) == 1
    assert [("initiative_card" in e) for e in found["3"].payload["events"]] == [True, False]
    assert set(found) == {"2", "3"} and "libyan_spearmen" not in "".join(found["3"].payload["events"])


def test_a_phone_is_told_what_has_happened_as_everybody_knows_it() -> None:
    live = of_rome()
    lost = CardsLost(CARTHAGE, "2", "carthage_1", 1, ("libyan_spearmen",))
    known = tuple(form for event in (lost, StatusChanged(CARTHAGE, GREEKS, "enemy")) if (form := event.seen_by(None)))
    assert push_line(live, "2", NOW, 1.0, known) == "x, round 2: First Carthaginian army loses 1 card."
    line = push_line(live, "3", NOW, 1.0, known[1:])
    assert line.startswith("x, round 2: ") and "Carthage" in line and "enemies" in line, line
    assert "that you alone may know" in push_line(live, "3", NOW, 1.0)


def test_what_the_clock_or_another_brings_about_is_told_to_whoever_it_befalls() -> None:
    live = of_rome()
    assert set(dms(live, VictoryPoints(ROME, 2, "glory", 7), doer="table", by="")) == {"1"}
    assert set(dms(live, VictoryPoints(ROME, 2, "glory", 7), doer="1", by="")) == set()


def test_in_samnite_wars_too() -> None:
    title = game_by_id("samnite_wars")
    state = title.start({}, ("1", "2", "3"), b"k" * 16, KeyedDice(b"k" * 32, 0)).state
    assert title.affected_seats(state, ScandalPlayed("2", "scandal", "1", 2)) == {"1"}
    assert title.affected_seats(state, PeacePlayed("1", "intrigue", 1, rival="3", lost=1)) == {"3"}
    assert title.affected_seats(state, PeacePlayed("1", "games", 1)) == frozenset()
    assert title.affected_seats(state, TurnBegan("1", 1, 1)) == frozenset()


class Skulls(KeyedDice):
    """Dice that show nothing but skulls."""

    def roll(self, label: str, sides: int) -> int:
        super().roll(label, sides)
        return lowest_roll_showing_face("RED", "skull")


def thief() -> Board:
    """Return Rome's agents' turn, an agent of his where Carthage keeps its treasure."""
    return Board().holds(ROME, "treasury_theft").has(CARTHAGE, gold=9).agents()


async def test_a_theft_over_the_wire(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boris, who is asked nothing, is told by one silent DM, some hours later; Ada, who did it, and Clara are not."""
    clock = Time(hall)
    monkeypatch.setattr("bot.tables.actor.KeyedDice", Skulls)
    stage: Any = thief
    begin_as(monkeypatch, stage)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, boris, clara = (hall.person(n) for n in PEOPLE[:3])
    where = {"card": "ac_39", "agent": "rome_agent_1", "region": "zeugitana"}
    done = await (await ada.slash_with("twr-agent treasury-theft", thread, where)).wait_until_answered()
    assert carried_out(done.text), done
    await hall.settled()
    heard = {who.name: len(who.messages("dm")) for who in (boris, clara)}
    await clock.passes(NEWS + 1, table)
    hall.app.tables.posted()
    await until(lambda: len(boris.messages("dm")) > heard["Boris"])
    await hall.settled()
    (news,) = boris.messages("dm")[heard["Boris"] :]
    assert "Since your last move" not in text_of(ada.last("dm"))
    assert "**Treasury Theft** (Zeugitana): " in text_of(news) and "5 gold from Carthage" in text_of(news)
    assert news.flags & 4096
    assert len(clara.messages("dm")) == heard["Clara"]


async def test_news_stand_above_the_next_question(hall: InProcess) -> None:
    """A round is no flood: nothing is sent for them alone, and the weightiest twelve stand above what is asked then."""
    table, actor, consul, other = await seated(hall)
    seat, before = seat_of(actor, other), len(other.messages("dm"))
    rivals = [PeacePlayed(seat_of(actor, consul), "intrigue", 1, rival=seat, lost=n) for n in range(1, 16)]
    told = [EmittedEvent(event) for event in rivals]
    found = posts_of_decision(actor.live.prompts(), actor.live, 1, told, doer="table", now=hall.app.tables.now())
    await hall.app.store.post(table, [post for post in found if post.audience == seat])
    hall.app.tables.posted()
    await hall.settled()
    assert len(other.messages("dm")) == before
    lines = lines_since_decision(actor.live, SeatHistory(since=tuple(rivals)))
    said = [actor.live.words.say(one) for event in rivals if (one := event.label()) is not None]
    assert lines[1:13] == said[:12] and "3 more" in lines[13] and len(lines) == 14
    assert all_lines_since_decision(actor.live, SeatHistory(since=tuple(rivals))) == said


async def test_what_befell_one_three_times_is_counted_and_stays_in_its_order(hall: InProcess) -> None:
    """Two storms of one city that came out alike were told as one, and a siege that was laid, given up and laid again
    as one that was over."""
    _, actor, consul, other = await seated(hall)
    rival, by = seat_of(actor, other), seat_of(actor, consul)
    once, else_ = (
        PeacePlayed(by, "intrigue", 1, rival=rival, lost=1),
        PeacePlayed(by, "intrigue", 1, rival=rival, lost=2),
    )
    events = (once, once, else_, once)
    first, second = (actor.live.words.say(label) for one in (once, else_) if (label := one.label()) is not None)
    assert lines_since_decision(actor.live, SeatHistory(since=events))[1:] == [f"{first} (×2)", second, first]


def test_equal_lines_are_counted_in_a_row_and_equal_parts_anywhere() -> None:
    words = of_rome().words
    assert lines_with_counts(["a", "a", "b", "a"], words) == ["a (×2)", "b", "a"]
    assert parts_with_counts(["a", "b", "a"], words) == ["a (×2)", "b"]


async def test_the_card_of_the_end_tells_what_came_last(hall: InProcess) -> None:
    """Whoever had ordered the last battle read that the game was over, and not how it went."""
    _, actor, _, other = await seated(hall)
    live, seat = actor.live, seat_of(actor, other)
    end = Screen(content="", card=Card(title="Ada won", parts=("By points",)))
    lead = Lead(
        push="", above="Turn 3", since=("**Since**", "Rome falls."), answer="Your answer: fight.", said=("**Lost**",)
    )
    told = game_over_screen(live, seat, lead, end, "you came second").card
    assert told is not None and told.title == "Ada won" and told.above == "Turn 3"
    assert told.parts == ("Your answer: fight.\n**Lost**", DIVIDER, "**Since**\nRome falls.", DIVIDER, "By points")
    long = Card(title="Ada won", parts=("x" * (TEXTS - 20),))
    kept = game_over_screen(live, seat, lead, Screen(content="", card=long), "you came second").card
    assert kept is not None and kept.parts == long.parts, "no room is left"
    bare = game_over_screen(live, seat, Lead(push="", above=""), end, "").card
    assert bare is not None and bare.parts == ("By points",)


async def test_a_cause_stands_before_what_came_of_it(hall: InProcess) -> None:
    """The weightiest lines are kept, but in the order in which things happened."""
    _, actor, consul, other = await seated(hall)
    rival = seat_of(actor, other)
    cause = PeacePlayed(seat_of(actor, consul), "build", 1)
    effect = ScandalPlayed(rival, "scandal", seat_of(actor, consul), 3)
    weight = title_of_game(actor.live.row.game).event_weight
    first, last = sorted((cause, effect), key=weight)
    assert weight(first) < weight(last)
    told = [actor.live.words.say(one) for event in (first, last) if (one := event.label()) is not None]
    assert lines_since_decision(actor.live, SeatHistory(since=(first, last)))[1:] == told


async def test_dice_that_fall_after_a_window_are_told_with_the_deed_that_they_decide() -> None:
    """ "Greek agent 2: Treasury Theft (Latium)" said nothing of its failing: what the table goes on with is no part of
    the decision itself."""
    live = of_rome()
    decisions = [
        Decision(id=n, parent=None, seat=seat, prompt="", moment=str(n), action={}, label={}, barrier="", draws=(),
                 at=0.0, user=user)
        for n, (seat, user) in enumerate([("1", 1), ("3", 3), (TABLE, None), ("3", 3)], 1)
    ]  # fmt: skip
    deed, dice = DeedDeclared(GREEKS, "greek_states_agent_2", "treasury_theft", ("latium",)), ("x",)
    told = [(2, deed), (3, Rolled(GREEKS, "theft", ("RED",), dice)), (4, Rolled(GREEKS, "theft", ("RED",), ("skull",)))]
    rows = [
        EventRow(decision=at, number=n, event=msgspec.json.encode(event), within=())
        for n, (at, event) in enumerate(told)
    ]

    async def of_path(*_: object, **__: object) -> list[Decision]:
        return decisions

    async def of_events(*_: object, **__: object) -> list[EventRow]:
        return rows

    store: Any = SimpleNamespace(path=of_path, events=of_events)
    history = await seat_history(store, live, "1")
    assert history.since == tuple(event for _, event in told[:2])  # not what is rolled for another deed
    (line,) = lines_since_decision(live, history)[1:]
    assert line == "Greek agent 2: **Treasury Theft** (Latium): 🟥✖️ · fails", line


async def test_who_begins_a_battle_is_told_how_it_ends() -> None:
    """A tribe that is gone belongs to nobody any more, so that its events name none of the seats."""
    live = of_rome()
    path = [
        Decision(id=n, parent=None, seat=seat, prompt="", moment=str(n), action={}, label={}, barrier="", draws=(),
                 at=0.0, user=user)
        for n, (seat, user) in enumerate([("1", 1), ("3", 3)], 1)
    ]  # fmt: skip
    ended = BattleDecided("victory", GREEKS, GREEKS, CARTHAGE)
    told = [
        (1, UnrestPlaced("zeugitana", 1, 1), ("campaign_3", "land_battle_4")),
        (2, ended, ("campaign_3", "land_battle_4")),
        (2, ended, ("campaign_3", "land_battle_5")),
        (2, ended, ("campaign_3",)),
    ]
    rows = [
        EventRow(decision=at, number=n, event=msgspec.json.encode(event), within=within)
        for n, (at, event, within) in enumerate(told)
    ]

    async def of_path(*_: object, **__: object) -> list[Decision]:
        return path

    async def of_events(*_: object, **__: object) -> list[EventRow]:
        return rows

    store: Any = SimpleNamespace(path=of_path, events=of_events)
    history = await seat_history(store, live, "1")
    assert history.since == history.known == (ended,) and history.others == (ended, ended)


async def test_nobody_sees_by_what_is_told_of_their_deed_that_another_did_something_aside() -> None:
    """A battle plan that was noted between a march and the choice of its losses took the march's dice from the card:
    others could see that somebody had noted one."""
    live = of_rome()
    march = Decision(
        id=1, parent=None, seat="1", prompt="", moment="campaign_turn.start", action={}, label={}, barrier="die",
        draws=(), at=0.0, user=1,
    )  # fmt: skip
    plan = msgspec.structs.replace(march, id=2, seat="3", moment="rounds.battle_plan", barrier=SIDE_ACTION, user=3)
    losses = msgspec.structs.replace(march, id=3, moment="losses.choose", barrier="")
    after = msgspec.structs.replace(plan, id=4)
    told = [(1, Rolled(CARTHAGE, "defence", ("GREEN",), ("x",))), (3, RegionTaken("messana", ROME, "", "conquest"))]
    rows = [
        EventRow(decision=at, number=n, event=msgspec.json.encode(event), within=())
        for n, (at, event) in enumerate(told)
    ]

    async def of_events(*_: object, **__: object) -> list[EventRow]:
        return rows

    def kept(*path: Decision) -> Any:
        async def of_path(*_: object, **__: object) -> list[Decision]:
            return list(path)

        return SimpleNamespace(path=of_path, events=of_events)

    known = await seat_history(kept(march, losses), live, "1")
    assert known.came_of == tuple(event for _, event in told) and known.alone
    live.caches.histories.clear()
    assert await seat_history(kept(march, plan, losses, after), live, "1") == known


async def test_news_that_a_question_overtakes_send_no_second_call(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question comes while the pictures of the news are drawn: it tells them, and calls once."""
    _, actor, consul, other = await seated(hall)
    seat, cards = seat_of(actor, other), hall.app.worker.seat_cards
    lost = PeacePlayed(seat_of(actor, consul), "intrigue", 1, rival=seat, lost=1)
    posts = posts_of_decision(
        actor.live.prompts(), actor.live, 1, [EmittedEvent(lost)], doer="table", now=hall.app.tables.now()
    )
    (news,) = [post for post in posts if post.audience == seat]
    group: Any = [news]
    later = [prompt for prompt in actor.live.prompts() if prompt.answered is None][:1]
    monkeypatch.setattr("bot.delivery.seat_cards.lines_since_decision", lambda live, history: ["**Since**", "lost"])
    asked: list[Any] = []
    monkeypatch.setattr("bot.delivery.seat_cards.questions_for_seat", lambda live, seat: list(asked))
    assert await cards.compose_calling_message(actor.live, group) is not None

    async def drawing(*_: object) -> None:
        asked.extend(later)

    monkeypatch.setattr(cards, "_map", drawing)
    assert await cards.compose_calling_message(actor.live, group) is None
