"""/legal: what is possible now, and of a thing that is named why not."""

from bot.sandbox.people.person import Person
from bot.tables.live import LiveTable
from engine.kernel.prompts import Prompt
from tests.bot.hall import InProcess, button, verbs


async def test_it_lists_what_is_possible_with_a_button_for_each(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    ada = hall.person("Ada")
    receipt = await (await ada.slash("legal", hall.thread(name))).wait_until_answered()
    assert receipt.is_ephemeral and "What you may do now" in receipt.text
    assert receipt.message is not None and {"add", "do"} & set(verbs(receipt.message))


async def test_an_onlooker_has_nothing_to_do(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    receipt = await (await hall.person("Eva").slash("legal", hall.thread(name))).wait_until_answered()
    assert receipt.is_ephemeral and "Not done" in receipt.text


async def test_why_an_action_is_not_possible_is_told_with_its_section(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    await to_campaign(hall, name)
    live = (await hall.actor(name)).live
    prompt = next(p for p in live.prompts_waited_for() if p.menu.barred)
    person = whose(hall, live, prompt)
    tag = next(tag for tag in prompt.menu.barred if tag not in prompt.menu.forms)
    why = prompt.menu.barred[tag]
    receipt = await (await person.slash("legal", hall.thread(name), what=live.words(f"do.{tag}"))).wait_until_answered()
    assert live.words.say(why) in receipt.text, receipt.text


async def test_a_place_is_told_with_what_can_be_done_there_or_why_not(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    await to_campaign(hall, name)
    live = (await hall.actor(name)).live
    prompt = next(p for p in live.prompts_waited_for() if "place_army" in p.menu.forms)
    person = whose(hall, live, prompt)
    army = prompt.menu.choices_after(("place_army",)).options[0].token
    there = [o.token for o in prompt.menu.choices_after(("place_army", army)).options]
    said = (
        await (await person.slash("legal", hall.thread(name), what=live.words.name(there[0]))).wait_until_answered()
    ).text
    assert f"✅ Place an army: {live.words.name(army)}, {live.words.name(there[0])}" in said, said
    said = (await (await person.slash("legal", hall.thread(name), what="Britannia")).wait_until_answered()).text
    assert "✅" not in said and "An army is placed with a general" in said, said


async def test_the_press_behind_a_button_opens_the_action(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    await to_campaign(hall, name)
    live = (await hall.actor(name)).live
    prompt = next(p for p in live.prompts_waited_for() if "place_army" in p.menu.forms)
    person = whose(hall, live, prompt)
    receipt = await (await person.slash("legal", hall.thread(name), what="Place an army")).wait_until_answered()
    assert receipt.message is not None
    opened = await (await person.press(receipt.message, custom_id=button(receipt.message, "add"))).wait_until_answered()
    assert "Which army" in opened.text or "Place an army" in opened.text


def whose(hall: InProcess, live: LiveTable, prompt: Prompt) -> Person:
    """Return the person who is asked."""
    row = live.seat_row(prompt.seat)
    assert row is not None
    return hall.person(row.name)


async def to_campaign(hall: InProcess, name: str) -> None:
    """Play the defaults until somebody campaigns."""
    actor = await hall.actor(name)
    live = actor.live
    while True:
        async with actor.turn():  # between two of them the table may go on by itself
            if live.view(None).phase == "campaign":
                break
            prompt = live.window_prompt() or next(p for p in live.prompts_waited_for() if p.answered is None)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    await hall.settled()
