"""A person walks through the messages of a question to an answer, by buttons and lists."""

from collections import Counter
from typing import Any

from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.people.receipts import Receipt
from bot.sandbox.world import Channel, Message
from engine.kernel.prompts import Prompt
from tests.bot.hall import carried_out, opened


async def by_buttons(who: Person, thread: Channel, prompt: Prompt, action: Any) -> None:
    """Walk to an action as a person does, and confirm it."""
    message = await opened(who, thread, prompt.id)
    word = prompt.menu.tokens_of_value(action)
    for _ in range(12):
        ids = [str(c.get("custom_id", "")) for c in controls_of(message)]
        if (do := next((i for i in ids if i.startswith("do:") and i.split(":")[3] == word[0]), "")) or (
            do := next((i for i in ids if i.startswith("ok:")), "")
        ):
            receipt = await (await who.press(message, custom_id=do)).wait_until_answered()
            if carried_out(receipt, do):
                return
            assert receipt.message is not None
            message = receipt.message
            continue
        message = await _step(who, message, word)
    raise AssertionError(f"{action}: {text_of(message)}")


async def _step(who: Person, message: Message, word: tuple[str, ...]) -> Message:
    for control in controls_of(message):
        verb, *parts = str(control.get("custom_id", "")).split(":")
        level = int(parts[3]) if len(parts) > 3 and parts[3].isdecimal() else 0
        token = word[level] if level < len(word) else ""
        if verb == "add" and parts[2] == token:
            receipt = await who.press(message, custom_id=control["custom_id"])
        elif verb == "sel" and token in [o["value"] for o in control["options"]]:
            receipt = await who.select(message, token, custom_id=control["custom_id"])
        elif "options" in control and (verb == "pick" or (verb == "with" and parts[2] == word[0])):
            wanted, values = Counter(word[1:]), []
            for option in control["options"]:
                kind, _, count = option["value"].partition("~")  # its n-th line stands for n of it
                if wanted[kind] == int(count or 1):
                    values.append(option["value"])
            if set(values) == {o["value"] for o in control["options"] if o.get("default")}:
                continue  # it is chosen already, or nothing of it is wanted
            receipt = await who.select(message, values, custom_id=control["custom_id"])
        elif verb == "num":
            opened_form = await (await who.press(message, custom_id=control["custom_id"])).wait_until_answered()
            receipt = await who.submit(opened_form, {"n": word[1]})
        else:
            continue
        return _shown_by(await receipt.wait_until_answered())
    return await _page_on(who, message, word)


async def _page_on(who: Person, message: Message, word: tuple[str, ...]) -> Message:
    """Turn to the next page of a list that does not show the answer on this one."""
    for control in controls_of(message):
        verb, *parts = str(control.get("custom_id", "")).split(":")
        if verb == "page" and not control.get("disabled") and int(parts[3]) > 0:
            receipt = await who.press(message, custom_id=control["custom_id"])
            return _shown_by(await receipt.wait_until_answered())
    raise AssertionError(f"{word}: {text_of(message)} {[c.get('custom_id') for c in controls_of(message)]}")


def _shown_by(receipt: Receipt) -> Message:
    assert receipt.message is not None, receipt
    return receipt.message
