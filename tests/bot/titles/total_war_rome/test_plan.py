"""The battle plan at the table: shown, left, changed, given up at any time, by button and by command, in private."""

from typing import Any

import pytest

from bot.sandbox.people.person import Person, Receipt, controls_of, text_of
from bot.sandbox.world import Channel, Message
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.actions.battle import FollowPlan
from engine.games.total_war_rome.battle.land.plan import DEFAULT, plan_from_strings, troop_kinds_of_faction
from tests.bot.hall import InProcess, button, carried_out, my_table
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, draw_plainly, public, rome_table

GAME = game_by_id("total_war_rome")
FIRST, OPEN_GROUND = 1, 3  # fields of the plan, in their order


async def pressed(who: Person, message: Message, custom_id: str) -> Message:
    receipt = await (await who.press(message, custom_id=custom_id)).wait_until_answered()
    assert receipt.message is not None, receipt
    return receipt.message


async def chosen(who: Person, message: Message, value: str) -> Message:
    control = next(c for c in controls_of(message) if c["type"] == 3)
    receipt = await (await who.select(message, value, custom_id=control["custom_id"])).wait_until_answered()
    assert receipt.message is not None, receipt
    return receipt.message


async def planning(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Channel]:
    draw_plainly(monkeypatch)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    return table, thread


async def plan_of(hall: InProcess, table: str) -> FollowPlan | None:
    plans = (await hall.actor(table)).live.state.plans
    return plan_from_strings(plans["rome"]) if "rome" in plans else None


async def test_by_buttons(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """From My table: the plan of now, its fields from one menu, an order one by one, Seal; then change and give up."""
    table, thread = await planning(hall, monkeypatch)
    ada = hall.person("Ada")
    before = [text_of(m) for m in public(thread)]
    message = await pressed(ada, await my_table(ada, thread), button(await my_table(ada, thread), "aside"))
    assert "no battle plan now" in text_of(message)
    message = await chosen(ada, message, str(10 * FIRST))
    message = await chosen(ada, message, "velites")
    message = await chosen(ada, message, "italian_infantry")
    offered = {o["value"] for c in controls_of(message) for o in c.get("options", ())}
    assert "velites" not in offered  # one by one, each once
    message = await pressed(ada, message, button(message, "page"))
    message = await chosen(ada, message, str(10 * OPEN_GROUND))
    message = await chosen(ada, message, "strong_first")  # and back to the whole
    assert carried_out(text_of(await pressed(ada, message, button(message, "ok"))))
    plan = await plan_of(hall, table)
    assert plan is not None and plan.first == ("velites", "italian_infantry") and plan.in_the_open == "strong_first"
    # Change: the form begins with the plan of now
    message = await pressed(ada, await my_table(ada, thread), f"aside:{table}")
    assert "Velites" in text_of(message)
    message = await pressed(ada, message, button(message, "add"))
    message = await chosen(ada, message, str(10 * OPEN_GROUND))
    message = await chosen(ada, message, "weak_first")  # and back to the whole
    await pressed(ada, message, button(message, "ok"))
    plan = await plan_of(hall, table)
    assert plan is not None and plan.first == ("velites", "italian_infantry") and plan.in_the_open == "weak_first"
    # Give up
    message = await pressed(ada, await my_table(ada, thread), f"aside:{table}")
    await pressed(ada, message, button(message, "do"))
    assert await plan_of(hall, table) is None
    await hall.settled()
    assert [text_of(m) for m in public(thread)] == before  # nobody else saw any of it


async def test_by_command(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """/twr-battle plan alone shows it; with options it leaves one; another's card kinds are refused kindly."""
    table, thread = await planning(hall, monkeypatch)
    ada = hall.person("Ada")

    async def said(path: str, **options: Any) -> Receipt:
        return await (await ada.slash_with(f"twr-battle {path}", thread, options)).wait_until_answered()

    shown = await said("plan")
    assert shown.is_ephemeral and "no battle plan now" in shown.text and await plan_of(hall, table) is None
    left = await said("plan", first="velites, italian_infantry", reveals="late")
    assert carried_out(left.text)
    plan = await plan_of(hall, table)
    assert plan is not None and plan.first == ("velites", "italian_infantry") and plan.reveals == "late"
    assert "Velites" in (await said("plan")).text
    refused = await said("plan", first="hoplites")
    assert "Not done" in refused.text and "Rules:" in refused.text
    assert carried_out((await said("drop-plan")).text) and await plan_of(hall, table) is None
    assert "Not done" in (await said("drop-plan")).text


async def test_my_table_opens_the_question_at_once(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be done aside does not stand in the way of what is asked."""
    table, thread = await planning(hall, monkeypatch)
    message = await my_table(hall.person("Ada"), thread)
    assert "How much gold" in text_of(message) and button(message, "aside")
    offered = {o["value"] for c in controls_of(message) for o in c.get("options", ())}
    gold = (await hall.actor(table)).live.state.factions["rome"].gold
    assert offered == {str(n) for n in range(gold + 1)}


def test_every_faction_fits_one_list() -> None:
    """The kinds that a plan may name are never more than a select takes."""
    for side in ("rome", "carthage", "greek_states", "barbarian_tribes"):
        assert 5 < len(troop_kinds_of_faction(side)) <= 25


def test_the_usual_plan_is_what_an_untouched_form_leaves() -> None:
    from engine.games.total_war_rome.battle.land.plan import plan_form
    from engine.kernel.forms import Menu

    class Asked:
        menu = Menu(plan_form(troop_kinds_of_faction("rome")))

    given = PromptScreen.draft_with_only_action(Asked, ())  # type: ignore[arg-type]
    assert Asked.menu.value_of_tokens(given) == DEFAULT
    assert Words("total_war_rome").has_words("choice.plan.reveals.early")
