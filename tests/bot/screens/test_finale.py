"""The end of a game: one card with ranking, chart and buttons; the same again by a press, once."""

from collections.abc import Sequence

import msgspec
import pytest
from _pytest.mark.structures import ParameterSet

from bot.messages.card import COMPONENTS, TEXTS
from bot.messages.ids import Press
from bot.sandbox.people.person import controls_of
from bot.sandbox.validation.components import components_with_paths
from bot.sandbox.world import Message
from bot.screens.finale import closing_notes, ending_line, largest_gain_or_loss, was_won_by_points, winner_headline
from bot.screens.rounds import Round
from bot.tables.chronicle import public_events
from bot.tables.clocks.time_terms import Bank, Grace, SeatClock
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of, with_extra
from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games import game_ids, prospects_of
from engine.kernel.state import Outcome
from engine.kernel.texts import keyed_text
from engine.store.models import HUMAN, LOBBY
from tests.bot.clockwork import DAY, played_out
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.conformance.walks import turned
from tests.tiers import thinned

SHORT = [game for game in game_ids() if any(o.key == "last_round" for o in find_game(game).options)]


def some_short_games(by: int) -> list[str | ParameterSet]:
    """Return the games that can be short, for a test that plays one to its end: every other is tried, from one on, and
    in soak all of them. by: from which; another for each test."""
    return thinned(turned(SHORT, by), seconds=1)


async def ended(hall: InProcess, game: str, *guests: str, rounds: int = 1) -> tuple[str, Message]:
    """Play the defaults of a game of so many rounds to its end; return the table and the card of the end."""
    table = await hall.start("Ada", *guests, game=game, options=f"last_round={rounds}")
    actor = await hall.actor(table)
    await played_out(actor)
    await hall.settled()
    thread = hall.thread(table)
    await until(lambda: any("rematch" in verbs(m) for m in thread.messages.values()))
    found = [m for m in thread.messages.values() if "rematch" in verbs(m)]
    assert len(found) == 1
    return table, found[0]


def listed(live: LiveTable, side: str) -> str:
    """Return the name of a side as a list of points has it: its short one, where its own is too long."""
    if live.words.has_words(f"side_short.{side}"):
        return live.words(f"side_short.{side}")
    return live.words.name(side) if live.words.has_words(f"name.{side}") else live.words.seat(side)


@pytest.mark.parametrize("game", some_short_games(0))
async def test_the_end_is_one_card_with_the_scores_of_the_game(hall: InProcess, game: str) -> None:
    table, card = await ended(hall, game, "Boris")
    live = (await hall.actor(table)).live
    outcome = live.game.outcome(live.state)
    assert outcome is not None and card.flags & 1 << 15  # v2: it calls nobody
    for side, score in outcome.scores.items():
        name = listed(live, side)
        line = next(line for line in card.all_words.split("\n") if line.startswith(name[:15]))
        assert line.rsplit(" ", 1)[1] == str(score), line
    told = prospects_of(game) is not None
    assert len(card.attachments) == 2 + told  # the final map, the chart, and how likely each was to win


@pytest.mark.parametrize("game", some_short_games(1))
async def test_rounds_end_with_a_card_that_has_a_chart(hall: InProcess, game: str) -> None:
    """One for each round but the last, with the map, one's own table and the chart; nothing of it is too much."""
    table, _ = await ended(hall, game, "Boris", rounds=3)
    live, shown = (await hall.actor(table)).live, title_of_game(game)
    cards = [
        m for m in hall.thread(table).messages.values() if not m.deleted and verbs(m)[:3] == ["mine", "map", "chart"]
    ]
    assert len(cards) == 2
    for n, card in enumerate(cards, 1):
        assert (
            live.words("round.level", round=n, sides="", points="").partition(":")[0] in card.all_words
            and len(card.all_words) <= TEXTS
            and card.flags & 1 << 15
        )
        assert len(list(components_with_paths(card.components))) <= COMPONENTS
        assert len(card.attachments) == 1  # the map; the chart comes by its button
        names = [listed(live, side) for side in shown.points_by_side(live.view(None))]
        assert all(name[:15] in card.all_words.split("```")[1] for name in names)  # long ones are cut
    assert all(live.words("round.left", count=n) in card.all_words for n, card in zip((2, 1), cards, strict=True))


@pytest.mark.drawn("chart")
@pytest.mark.parametrize("game", some_short_games(2))
async def test_the_chart_shows_points_and_income_to_who_asks_alone(hall: InProcess, game: str) -> None:
    table = await hall.start("Ada", "Boris", game=game)
    actor = await hall.actor(table)
    panel = next(m for m in hall.thread(table).messages.values() if "log" in verbs(m) and not m.deleted)
    assert button(panel, "chart") == f"chart:{table}"  # as it stands in messages that were sent
    for who in ("Ada", "Eva"):  # who does not play sees the same
        said = await (await hall.person(who).press(panel, custom_id=button(panel, "chart"))).wait_until_answered()
        assert said.is_ephemeral and said.message is not None
        [picture] = said.message.attachments
        standing = title_of_game(game).points_by_side(actor.live.view(None))
        assert all(str(points) in (picture.description or "") for points in standing.values())
        assert actor.live.words("round.chart_points") in (picture.description or "")


@pytest.mark.drawn("chart")
@pytest.mark.parametrize("game", some_short_games(3))
async def test_the_end_has_points_and_income_by_round(hall: InProcess, game: str) -> None:
    table, card = await ended(hall, game, "Boris", rounds=2)
    live = (await hall.actor(table)).live
    by_round = live.words("round.chart", points="").strip()  # a game may call a round a turn
    chart = next(a.description or "" for a in card.attachments if by_round in (a.description or ""))
    outcome = live.game.outcome(live.state)
    assert outcome is not None
    for score in outcome.scores.values():
        assert f", {score}." in chart  # what each line ends with
    has_income = bool(title_of_game(game).income_by_side(await public_events(await hall.actor(table))))
    assert (f"Income {by_round}" in chart) == has_income
    assert card.all_words.count("**Luck:**") == 1 or "**Luck:** " not in card.all_words
    assert "for anybody to check" in card.all_words


@pytest.mark.parametrize("game", some_short_games(4))
async def test_the_figures_are_a_press_away(hall: InProcess, game: str) -> None:
    table, card = await ended(hall, game, "Boris")
    said = await (await hall.person("Eva").press(card, custom_id=button(card, "stats"))).wait_until_answered()
    assert said.is_ephemeral and "What each has done" in said.text and said.message is not None
    press = button(said.message, "recs")
    there = await (await hall.person("Eva").press(said.message, custom_id=press)).wait_until_answered()
    assert f"Records of this server: {Words(game).name(game)}" in there.text
    alone = await (await hall.person("Boris").slash("stats", "dm", table=table)).wait_until_answered()
    assert "What each has done" in alone.text and alone.message is not None
    assert verbs(alone.message) == []  # a DM is on no server whose records there were


async def test_the_same_again_seats_the_same_once(hall: InProcess) -> None:
    table, card = await ended(hall, SHORT[0], "Boris")
    actor = await hall.actor(table)
    terms = {"bank": Bank(5 * DAY), "grace": Grace(2), "quiet": (22, 8, "UTC"), "holiday": 7 * DAY, "after": 2}
    async with actor.turn() as live:
        extra = with_extra(live.row, **terms, clocks={"1": SeatClock(left=5.0)})
        live.replace(row=await actor.store.update_table(live.row, extra=extra))
    before = actor.live.row
    await refused(await hall.person("Eva").press(card, custom_id=button(card, "rematch")), "do not play")
    opened = await (await hall.person("Boris").press(card, custom_id=button(card, "rematch"))).wait_until_answered()
    assert "is open (table" in opened.text, opened.text
    old = (await hall.actor(table)).live
    again = await until(lambda: extra_of(old.row).rematch)
    row = await hall.app.store.table(again)
    assert row is not None and row.status == LOBBY and row.game == before.game and row.options == before.options
    users = {seat.user for seat in before.seats if seat.kind == HUMAN}
    assert {seat.user for seat in row.seats if seat.kind == HUMAN} == users and len(row.seats) == len(before.seats)
    kept = extra_of(row)
    assert {name: getattr(kept, name) for name in terms} == terms and kept.clocks == {}, "each has a whole account"
    second = await (await hall.person("Ada").press(card, custom_id=button(card, "rematch"))).wait_until_answered()
    assert again in second.text  # shown what is there already
    assert len(await hall.app.store.tables(guild=row.guild, statuses=(LOBBY,))) == 1
    assert controls_of(hall.card(again))


async def test_a_rematch_asked_for_in_a_dm_is_sent_to_the_thread(hall: InProcess) -> None:
    """Cards of older versions have that button in DMs."""
    table, _ = await ended(hall, SHORT[0], "Boris")
    boris = hall.person("Boris")
    found = await until(lambda: next((m for m in boris.messages("dm") if "stats" in verbs(m)), None))
    said = await (await boris.forge(found, Press("rematch", table).id())).wait_until_answered()
    assert f"<#{hall.thread(table).id}>" in said.text, said.text


@pytest.mark.parametrize("game", some_short_games(5))
async def test_each_player_is_told_by_dm_how_he_came_out(hall: InProcess, game: str) -> None:
    """The line that calls says who came where; the card is the thread's."""
    table, _ = await ended(hall, game, "Boris")
    live = (await hall.actor(table)).live
    outcome = live.game.outcome(live.state)
    assert outcome is not None
    for seat in live.humans():
        own = [side for side in live.game.sides_of(live.state, seat.seat) if side in outcome.scores]
        person = hall.person(seat.name)
        await until(lambda who=person: any("stats" in verbs(m) for m in who.messages("dm")))
        found = next(m for m in person.messages("dm") if "stats" in verbs(m))
        assert "rematch" not in verbs(found)  # of the rights that it takes Discord tells nothing in a DM
        assert not found.flags & 1 << 15  # classic: it calls
        won = any(side in outcome.winners for side in own)
        assert ("you won" if won else "you came second of") in found.content
        together = not title_of_game(game).game_length(live.view(None)).foretold
        points = (sum if together else max)(outcome.scores[side] for side in own)
        assert f" {points} " in found.content
        said = str(found.embeds)
        assert "are in the thread" in said and "follow below" not in said  # what anybody can check is there


async def test_whoever_won_by_something_else_is_not_told_by_points(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A capital taken at once ends a game whatever the points are: "won, 0 points to 11" would be a riddle."""
    live = (await hall.actor(await hall.start("Ada", "Boris"))).live
    first, second = (live.game.sides_of(live.state, seat.seat)[0] for seat in live.row.seats)
    for points, expected in ((0, False), (11, True), (12, True)):
        outcome = Outcome(
            winners=(first,), scores={first: points, second: 11}, reason=keyed_text("points.said", points=1)
        )
        monkeypatch.setattr(type(live.game), "outcome", lambda game, state, found=outcome: found)
        assert was_won_by_points(live, outcome) == expected
        assert any(sign.isdigit() for sign in winner_headline(live)) == expected, winner_headline(live)
        one, other = (ending_line(live, seat.seat) for seat in live.row.seats)
        assert "you won" in one and any(sign.isdigit() for sign in one) == expected
        assert "you came second of 2" in other and ("11" in other) == expected
    monkeypatch.setattr(type(title_of_game(live.played)), "has_points", lambda shown, view: False)
    assert winner_headline(live).endswith(" won"), "nobody has heard of points until now"


@pytest.mark.parametrize(
    ("gains", "side", "gain"),
    [((1, 6, 13), "c", 13), ((0, -9, 1), "b", -9), ((4, 5, 5), "b", 5), ((2, 0, 0), "a", 2)],
)
def test_a_turning_point_is_told_of_whom_it_turned(gains: Sequence[int], side: str, gain: int) -> None:
    """Not of one who gained least where another gained much."""
    start = dict.fromkeys("abc", 20)
    end = {one: 20 + n for one, n in zip("abc", gains, strict=True)}
    found = largest_gain_or_loss(Round(number=1, decision=0, until=None, first=0, start=start, end=end), 0)
    assert found is not None and found[3] == gain and (found[2] == side or gains.count(gain) > 1)


def test_where_all_gain_alike_nothing_turned() -> None:
    same = {"a": 3, "b": 3}
    one = Round(number=1, decision=0, until=None, first=0, start=dict.fromkeys("ab", 0), end=same)
    assert largest_gain_or_loss(one, 0) is None


async def test_the_end_of_a_guided_game_says_what_comes_next(hall: InProcess) -> None:
    """A guided round may end with a victory, and then nothing said that it was one."""
    live = (await hall.actor(await hall.start("Ada", computers=1))).live
    assert closing_notes(live) == []
    live.replace(row=msgspec.structs.replace(live.row, extra={**live.row.extra, "practice": "1"}))
    assert "guided game is over" in closing_notes(live)[0] and "/game create" in closing_notes(live)[0]
