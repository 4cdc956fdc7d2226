"""How a seat's live card looks: where and until when in small print, what befell the seat, then the question, large."""

import msgspec
import pytest

from bot.delivery import seat_cards
from bot.messages.card import DONE, REFUSED
from bot.sandbox.people.person import text_of
from bot.sandbox.world import Message
from bot.tables.post_types import SeatNews, kind_of
from bot.titles import title_of_game
from engine.store.models import Post
from tests.bot.clockwork import asked, seat_of
from tests.bot.delivery.test_seat_cards import answers, cards, mark_of, turn
from tests.bot.hall import InProcess, my_table
from tests.conformance.walks import some_games


def card_lines(message: Message) -> list[str]:
    """Return the words of a card, a line each."""
    return str(message.embeds[-1]["description"]).split("\n")  # a question has its pictures above its words


@pytest.mark.parametrize("game", some_games(1, 1))
async def test_the_question_is_the_large_line_of_a_card(hall: InProcess, game: str) -> None:
    """One heading, below what befell the seat; above all where and until when; the accent is the seat's."""
    table = await hall.start("Ada", "Boris", game=game)
    actor, ada, boris = await hall.actor(table), hall.person("Ada"), hall.person("Boris")
    await hall.settled()
    for who in (ada, boris):
        for message in cards(who):
            lines = card_lines(message)
            headings = [n for n, line in enumerate(lines) if line.startswith("### ")]
            assert lines[0].startswith("-# ") and actor.live.row.name in lines[0] and "<t:" in lines[0]
            assert len(headings) == 1 and "**" not in lines[headings[0]]
            since = [n for n, line in enumerate(lines) if line == "**Since your last move**"]
            assert all(n < headings[0] for n in since)
            view = actor.live.view(seat_of(actor, who))
            assert message.embeds[0].get("color") == title_of_game(game).seat_colour(view, seat_of(actor, who))
            assert text_of(message).count(table) == 1, "the table's id is said twice"
    assert cards(ada) or cards(boris)


async def test_an_edited_card_says_nothing_twice_and_keeps_its_pictures(hall: InProcess) -> None:
    """The line that called is gone, since the card says it with a live deadline; pictures stay within the card when the
    outbox edits it."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    shown = [embed["image"] for embed in card.embeds if "image" in embed]
    assert shown and card.content
    await answers(actor, consul, await my_table(consul, hall.thread(table)))
    await hall.settled()
    assert not card.content and mark_of(actor, consul).message == int(card.id)
    assert [embed["image"]["url"] for embed in card.embeds if "image" in embed]
    assert len(card.attachments) == len([embed for embed in card.embeds if "image" in embed])
    # What came of it is beside the buttons, as the question was: a phone showed pictures and buttons alone.
    assert "image" in card.embeds[0] and "description" not in card.embeds[0] and card_lines(card)[0].startswith("-# ")


async def test_a_folded_card_keeps_no_picture(hall: InProcess) -> None:
    _, actor, consul, other = await turn(hall)
    first = cards(consul)[-1]
    for _ in range(40):
        who = consul if asked(actor).seat == seat_of(actor, consul) else other
        await answers(actor, who, cards(who)[-1], seed="fold")
        await hall.settled()
        if not first.embeds:
            break
    assert not first.embeds and not first.attachments


async def test_answers_are_green_where_something_was_done_and_red_where_not(hall: InProcess) -> None:
    table, actor, consul, other = await turn(hall)
    done = await answers(actor, consul, await my_table(consul, hall.thread(table)))
    assert done[-1].message is not None and done[-1].message.components[0].get("accent_color") == DONE
    refused = await (await other.slash("game start", "games", table=table)).wait_until_answered()
    assert refused.message is not None and refused.message.components[0].get("accent_color") == REFUSED


async def test_news_call_nobody_for_a_question_whose_own_post_comes(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two messages would else ring for one question, the first without it. Who is asked nothing is told what there
    is."""
    table, actor, consul, other = await turn(hall)
    compose = hall.app.worker.seat_cards.compose_calling_message
    one = Post(
        id=1,
        table=table,
        audience=seat_of(actor, consul),
        number=1,
        kind=kind_of(SeatNews),
        payload={"news": True},
        nonce="",
        attempts=0,
        created=0.0,
        first_tried=None,
    )
    assert await compose(actor.live, [one]) is None
    elsewhere = msgspec.structs.replace(one, audience=seat_of(actor, other))
    assert await compose(actor.live, [elsewhere]) is None, "nothing has happened that could be told"
    monkeypatch.setattr(seat_cards, "lines_since_decision", lambda live, history: ("Rome lost a region.",))
    screen = await compose(actor.live, [elsewhere])
    assert screen is not None and "something has happened to you" in screen.content
