"""Whatever a person looks up leads back to what they are asked, and what they did last can be taken back beside it."""

import pytest

from bot.messages.ids import Press, parse_custom_id
from bot.sandbox.people.person import Person, controls_of, labels_of, text_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from tests.bot.clockwork import asked, seat_of
from tests.bot.delivery.test_seat_cards import ANSWERS, SILENT, answers, cards, mark_of, turn
from tests.bot.hall import InProcess, button, verbs


@pytest.mark.parametrize("verb", ["map", "hand", "rules", "legal"])
async def test_what_is_looked_up_ends_with_the_question(hall: InProcess, verb: str) -> None:
    """The answer becomes the question, with its words and buttons: nothing else stands below an open question."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    looked = await (await consul.press(card, custom_id=Press(verb, table).id())).wait_until_answered()
    assert looked.message is not None and looked.message.id != card.id and "asked" in verbs(looked.message)
    back = await (await consul.press(looked.message, custom_id=Press("asked", table).id())).wait_until_answered()
    assert back.message is not None and back.message.id == looked.message.id
    prompt = asked(actor)
    shown = {parse_custom_id(str(c.get("custom_id", ""))) for c in controls_of(back.message)}
    assert any(one is not None and one.prompt == prompt.id and one.verb in ANSWERS for one in shown)
    assert "asked" not in verbs(back.message) and "**" in text_of(back.message)


def card_of(actor: Actor, who: Person) -> Message:
    """Return the live card of a person's seat."""
    return next(m for m in cards(who) if int(m.id) == mark_of(actor, who).message)


def below(verb: str, table: str, prompt: str) -> str:
    """Return a press whose answer stands below its card."""
    return Press(verb, table, prompt, "no_such_answer").id() if verb == "topup" else Press(verb, table).id()


@pytest.mark.parametrize("verb", ["map", "legal", "topup"])
async def test_the_next_question_comes_below_what_was_looked_up(hall: InProcess, verb: str) -> None:
    """Not as an edit far above, be that a map, what may be done or a refusal: the card that was pressed is folded, and
    the new one makes no sound."""
    table = await hall.start("Ada", "Boris", game="rise_of_the_roman_republic")
    actor, ada, boris = await hall.actor(table), hall.person("Ada"), hall.person("Boris")
    await hall.settled()
    for n in range(30):
        who = ada if asked(actor).seat == seat_of(actor, ada) else boris
        card = card_of(actor, who)
        looked = await (await who.forge(card, below(verb, table, asked(actor).id))).wait_until_answered()
        assert looked.message is not None and looked.message.id != card.id
        await answers(actor, who, card, seed=f"below {n}")
        await hall.settled()
        if asked(actor).seat == seat_of(actor, who):
            break
    else:
        pytest.fail("nobody was asked twice in a row")
    new = card_of(actor, who)
    assert not ANSWERS & set(verbs(card)) and int(new.id) > int(looked.message.id)
    assert new.flags & SILENT and card not in cards(who) and not card.attachments


async def test_who_is_asked_nothing_is_led_nowhere(hall: InProcess) -> None:
    table, actor, _, other = await turn(hall)
    if any(p.seat == seat_of(actor, other) and p.answered is None for p in actor.live.prompts_waited_for()):
        pytest.skip("both are asked at once")
    looked = await (await other.slash("map", hall.thread(table))).wait_until_answered()
    assert looked.message is not None and "asked" not in verbs(looked.message)


async def test_the_last_step_is_taken_back_beside_the_question_once(hall: InProcess) -> None:
    """By a button that says what it takes back; it belongs to one question, so that a second press takes back nothing
    more."""
    table = await hall.start("Ada", "Boris", game="rise_of_the_roman_republic")
    actor, ada, boris = await hall.actor(table), hall.person("Ada"), hall.person("Boris")
    await hall.settled()
    for _ in range(40):
        who = ada if asked(actor).seat == seat_of(actor, ada) else boris
        await answers(actor, who, cards(who)[-1], seed="undo")
        await hall.settled()
        shown = cards(who)[-1:] if asked(actor).seat == seat_of(actor, who) else []
        if shown and "undo" in verbs(shown[0]):
            break
    else:
        pytest.fail("no step could be taken back")
    head, undo = actor.live.head, button(shown[0], "undo")
    (step,) = await actor.store.path(table, last=1)
    assert any(label.startswith("Undo: ") for label in labels_of(shown[0]))
    done = await (await who.press(shown[0], custom_id=undo)).wait_until_answered()
    assert done.message is not None and done.message.id == shown[0].id and actor.live.head == step.parent
    again = await (await who.forge(shown[0], undo)).wait_until_answered()
    assert again.message is not None and actor.live.head == step.parent != head
    for told in (done.text, again.text):
        assert "Taken back: " in told and "no longer open" not in told, told
