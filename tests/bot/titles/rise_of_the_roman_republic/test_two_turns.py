"""Three people play two turns of the First Alexander through Discord: elections, a permission that the Senate refuses,
an interception, a siege. They march, fight and besiege where they can; every decision goes by buttons or commands."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.interactions.commands.actions import action_command_path
from bot.sandbox.people.person import Person
from bot.sandbox.world import Channel
from bot.screens.rows.way_rows import route_of
from bot.tables.chronicle import public_events
from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.setup import Deploy
from engine.games.rise_of_the_roman_republic.actions.siege import PlaceSiege
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried
from engine.games.rise_of_the_roman_republic.events.politics import MagistrateElected, SenateAsked
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled, SiegePlaced
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY, OFFER, Prompt
from tests.bot.hall import InProcess, button, carried_out
from tests.bot.walking import by_buttons
from tests.engine.games.rise_of_the_roman_republic.random_games import eagerly

PEOPLE = ("Ada", "Boris", "Clara")
FIRST = (AskPermission.tag(), PlaceSiege.tag())  # what is done wherever it may be done
TURNS = 2
STEPS = 600  # decisions of two turns, at most
SEEDS = "fvrtwxyzabcdeg"  # of the decisions of a table each; one that sees no siege is followed by another


def seen_of(events: list[Any]) -> set[str]:
    """Return which of the things that this is about happened."""
    return {
        name
        for event in events
        for name, happened in (
            ("election", isinstance(event, MagistrateElected)),
            ("refusal", isinstance(event, SenateAsked) and not event.granted),
            ("interception", isinstance(event, InterceptionTried)),
            ("siege", isinstance(event, SiegePlaced)),
            ("assault", isinstance(event, AssaultRolled)),
        )
        if happened
    }


EVERYTHING = {"election", "refusal", "interception", "siege", "assault"}


class Script:
    """What the three decide, and how: marches and numbers by command, the rest by buttons."""

    def __init__(self, hall: InProcess, table: str, thread: Channel, seed: str) -> None:
        self.hall, self.table, self.thread, self.seed = hall, table, thread, seed
        self.done: Counter[str] = Counter()

    async def play(self) -> None:
        """Decide whatever is asked until two turns are over."""
        seats = {str(n): name for n, name in enumerate(PEOPLE, 1)}
        for _ in range(STEPS):
            await self.hall.settled()
            live = (await self.hall.actor(self.table)).live
            if live.state.turn > TURNS or not live.is_running:
                return
            prompt = next(
                p for p in live.prompts() if p.seat in seats and p.answered is None and p.kind not in (MAY, OFFER)
            )
            await self._decide(self.hall.person(seats[prompt.seat]), prompt)
        raise AssertionError(self.done)

    async def _decide(self, who: Person, prompt: Prompt) -> None:
        """Let somebody answer a question."""
        lots = UnverifiedRandom(f"{self.seed} {prompt.id}")
        first = next((prompt.menu.forms[one] for one in FIRST if one in prompt.menu.forms), None)
        action = first.sample(lots) if first is not None else eagerly(prompt, lots)
        self.done[action.tag()] += 1
        given = prompt.menu.tokens_of_value(action)
        if isinstance(action, Deploy) or any(route_of(prompt, given[:end]) for end in range(1, len(given))):
            await self._typed(who, action)
        else:
            await by_buttons(who, self.thread, prompt, action)

    async def _typed(self, who: Person, action: Any) -> None:
        """Use a command with its options."""
        path = " ".join(action_command_path(GAME_ID, type(action)))
        given = {key: value for key, value in msgspec.structs.asdict(action).items() if value not in ((), "")}
        options = {key: ", ".join(value) if isinstance(value, tuple) else value for key, value in given.items()}
        receipt = await (await who.slash_with(path, self.thread, options)).wait_until_answered()
        if type(action).SHOWN_FIRST:
            assert receipt.message is not None and "Not done yet" in receipt.text, (path, options, receipt.text)
            confirm = button(receipt.message, "ok")
            receipt = await (await who.press(receipt.message, custom_id=confirm)).wait_until_answered()
        assert carried_out(receipt.text), (path, options, receipt.text)


@pytest.mark.soak(12)
async def test_two_turns_of_three_people(hall: InProcess) -> None:
    seen: set[str] = set()
    told, done = "", Counter[str]()
    for seed in SEEDS:
        table = await hall.start(*PEOPLE, game=GAME_ID, options="scenario=alexander")
        thread = hall.thread(table)
        script = Script(hall, table, thread, seed)
        await script.play()
        done += script.done
        seen |= seen_of(await public_events(await hall.actor(table)))
        told += " ".join(m.all_words for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None)
        if seen == EVERYTHING:
            break
    assert seen == EVERYTHING, done
    for said in ("Consul", "Senate", "intercept", "siege"):
        assert said.lower() in told.lower(), (said, told)
    assert "The Senate refuses" in told or "The Senate does not let" in told, told
    assert "{" not in told
