"""Whoever marches with a part of their army chooses it in a list beside the other actions, and goes on at once."""

from typing import Any

from bot.messages.ids import Press
from bot.sandbox.people.person import controls_of, text_of
from bot.sandbox.world import Message
from engine.games.rise_of_the_roman_republic.actions.movement import MarchWith
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from tests.bot.hall import InProcess, choose, opened

PEOPLE = ("Ada", "Boris", "Clara")


async def until_a_part_may_march(hall: InProcess, table: str) -> Prompt:
    """Let all decide by chance until somebody may march with a part of an army."""
    for n in range(200):
        await hall.settled()
        actor = await hall.actor(table)
        prompts = [one for one in actor.live.prompts() if one.answered is None and one.seat in "123"]
        found = next((one for one in prompts if MarchWith.tag() in one.menu.forms), None)
        if found is not None:
            return found
        async with actor.turn():
            await actor.decide(prompts[0].seat, prompts[0].id, prompts[0].menu.sample(UnverifiedRandom(f"part {n}")))
    raise AssertionError("nobody may march with a part")


def parts_of(message: Message) -> dict[str, Any]:
    return next(one for one in controls_of(message) if str(one.get("custom_id")).startswith("with:"))


async def test_a_part_is_chosen_beside_the_other_actions(hall: InProcess) -> None:
    table = await hall.start(*PEOPLE, game=GAME_ID, options="scenario=alexander")
    prompt = await until_a_part_may_march(hall, table)
    who = hall.person(PEOPLE[int(prompt.seat) - 1])
    shown = await opened(who, hall.thread(table), prompt.id)
    part = parts_of(shown)
    wanted = str(part["options"][0]["value"])
    receipt = await (await who.select(shown, [wanted], custom_id=part["custom_id"])).wait_until_answered()
    assert receipt.message is not None
    verbs = {str(one.get("custom_id")).split(":")[0] for one in controls_of(receipt.message)}
    assert "goto" in verbs or "pick" in verbs, text_of(receipt.message)  # where it goes, or who else comes


async def test_a_forged_list_of_another_action_is_stale(hall: InProcess) -> None:
    table = await hall.start(*PEOPLE, game=GAME_ID, options="scenario=alexander")
    prompt = await until_a_part_may_march(hall, table)
    who = hall.person(PEOPLE[int(prompt.seat) - 1])
    shown = await opened(who, hall.thread(table), prompt.id)
    part = parts_of(shown)
    before = (await hall.actor(table)).live.head
    for tag in ("march", "nothing"):
        forged = str(part["custom_id"]).replace(":march_with", f":{tag}")
        receipt = await (await who.forge(shown, forged, [str(part["options"][0]["value"])])).wait_until_answered()
        assert receipt.message is not None
    assert (await hall.actor(table)).live.head == before


async def test_what_belongs_to_an_answer_begun_before_says_so(hall: InProcess) -> None:
    """A button with a figure, of a message with another answer half done, was refused as no hex of the map once a march
    had been begun elsewhere."""
    table = await hall.start(*PEOPLE, game=GAME_ID, options="scenario=alexander")
    prompt = await until_a_part_may_march(hall, table)
    who = hall.person(PEOPLE[int(prompt.seat) - 1])
    marching = await choose(who, await opened(who, hall.thread(table), prompt.id), "march:all")
    before = (await hall.actor(table)).live.head
    late = await (await who.forge(marching, Press("add", table, prompt.id, "1", 2).id())).wait_until_answered()
    assert "since then you have begun another one" in late.text and "hex by hex" not in late.text, late.text
    assert (await hall.actor(table)).live.head == before
