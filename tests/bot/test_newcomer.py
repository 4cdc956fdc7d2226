"""A newcomer at every game: from the lobby through the pages for newcomers to the end of round 1, by presses alone; and
what their phone said meanwhile."""

import re

import msgspec
import pytest

from bot.messages.ids import Press
from bot.sandbox.people.person import Person
from bot.sandbox.world import Message, Push
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from engine.games import game_by_id as find_game
from engine.store.models import ABANDONED
from scripts.screens_play import Json, Play, PlayError, is_secret_prompt_answered
from tests.bot.hall import InProcess, button, last_page, rest_of, verbs
from tests.conformance.walks import GAMES
from tests.tiers import thinned

PRESSES = 400  # more than a guided round takes
RAW = re.compile(r"<a?:\w+:\d+>|<t:\d+|\*\*|^-# |^#{1,3} |`", re.MULTILINE)  # what a phone would show as it is written


class Newcomer(Play):
    """Who presses what they see and types nothing. A dead end is a `PlayError`."""

    async def _my_table(self) -> Message:
        """Open My table by the button of the newest message that has one."""
        for message in reversed(self.person.messages("dm")):
            if "mine" in verbs(message):
                receipt = await (
                    await self.person.press(message, custom_id=button(message, "mine"))
                ).wait_until_answered()
                if receipt.message is not None:
                    return receipt.message
        raise PlayError("no message leads to what is asked")

    async def _use(self, message: Message, control: Json) -> Message | None:
        if str(control["custom_id"]).startswith("num:"):
            raise PlayError("a number has to be typed")
        return await super()._use(message, control)

    async def round(self, game: str) -> None:
        """Create a table, read the pages for newcomers, play the guided round that they end with; then at the own table
        against a computer until round 1 is over."""
        self.table = await self.hall.create(self.person.name, game=game)
        card = self.hall.card(self.table)
        last = await leafed_through(self.person, card)
        assert await guided_round(self.hall, self.person, last, game) > 0
        bots = [(await rest_of(self.person, card), "bot")] * max(1, find_game(game).least_seats - 1)
        for message, verb in (*bots, (card, "start")):
            receipt = await (
                await self.person.press(message, custom_id=Press(verb, self.table).id())
            ).wait_until_answered()
            assert not receipt.has_failed
            await self.wait_until_settled()
        actor = await self.hall.actor(self.table)
        live, seat = actor.live, actor.live.seat_of(int(self.person.id))
        assert seat is not None and live.is_running
        while live.is_running and live.game.round(live.state) <= 1:
            asked = [prompt for prompt in live.questions_seat_can_answer(seat.seat) if prompt.answered is None]
            if not asked:
                raise PlayError(f"nothing is asked after {self.presses} presses")
            await self._answer(
                asked[0], lambda one: not live.is_still_asked(one) or is_secret_prompt_answered(actor, one)
            )


async def guided_round(hall: InProcess, person: Person, page: Message, game: str) -> int:
    """Play a guided round from the last page for newcomers on: at each question ask why, and do what is suggested,
    until the DM says that it was a round; then leave. Return how many questions it took."""
    begun = await (await person.press(page, custom_id=button(page, "guide"))).wait_until_answered()
    assert "Your practice table is in your DMs" in begun.text
    row = next(r for r in await hall.app.store.tables(user=int(person.id)) if r.extra.get("practice"))
    said = Words(game)("practice.round_over").partition("`")[0]  # then a mention of a command
    for count in range(PRESSES):
        await hall.settled()
        dm = [m for m in person.messages("dm") if not m.deleted and m.ephemeral_to is None]
        card = next(m for m in reversed(dm) if "advice" in verbs(m))
        if any(said in m.all_words for m in dm):
            sure = await (await person.press(card, custom_id=button(card, "quit"))).wait_until_answered()
            assert sure.message is not None
            left = await (
                await person.press(sure.message, custom_id=button(sure.message, "quit"))
            ).wait_until_answered()
            assert "You have left the practice table" in left.text
            assert (await hall.actor(row.id)).live.row.status == ABANDONED
            return count
        told = await (await person.press(card, custom_id=button(card, "advice"))).wait_until_answered()
        assert told.message is not None and "advised" in verbs(told.message), told.text
        done = await (await person.press(told.message, custom_id=button(told.message, "advised"))).wait_until_answered()
        assert not done.has_failed
    raise PlayError("the guided round has no end")


async def leafed_through(person: Person, card: Message) -> Message:
    """Read the pages for newcomers from the lobby's button on, and return the last."""
    opened = await (await person.press(card, custom_id=button(card, "learn"))).wait_until_answered()
    assert opened.is_ephemeral
    message = await last_page(person, opened.message)
    assert "guide" in verbs(message), "the last page leads nowhere"
    return message


async def _looked(places: object) -> None:
    """Look at nothing in particular."""


@pytest.mark.parametrize("game", thinned(GAMES, len(GAMES), 1))
async def test_a_newcomer_comes_to_the_end_of_round_1_by_presses_alone(hall: InProcess, game: str) -> None:
    """And each line on the phone says which table, what is wanted and until when, and nothing that is secret."""
    ada = hall.person("Ada")
    newcomer = Newcomer(hall, (ada,), _looked)
    await newcomer.round(game)
    assert newcomer.presses
    pushes = hall.sandbox.pushes()
    words, live = Words(game), (await hall.actor(newcomer.table)).live
    tables = (live.row.name, words("practice.name"))
    calls = [push for push in pushes if push.user_id == ada.id and push.text.startswith(tables)]
    practice = [push for push in calls if words("practice.name") in push.text]
    assert practice and not any("Answer within" in push.text for push in practice)  # nothing hurries a newcomer there
    calls = [push for push in calls if push not in practice]
    heads = {words("push.where", name=live.row.name, round=n) for n in (1, 2)}
    assert any(head in push.text for push in calls for head in heads)  # a game may have phases between its rounds
    for push in calls:
        assert live.row.name in push.text, push.text
        asks = any(words in push.text for words in ("your turn", "you may respond", "Answer within", "?"))
        assert asks or "has happened to you" in push.text, push.text
        assert not asks or re.search(r"Answer within \d+ (minute|hour|day)", push.text), push.text
    shown = msgspec.json.encode(live.view(None)).decode()  # leaders are cards of a title whose leaders lie open
    cards = title_of_game(game).card_names_by_id()
    secrets = {unmarked_text(words.name(card)) for key, card in cards.items() if f'"{key}"' not in shown}
    for push in pushes:
        assert push.text and not RAW.search(push.text), push.text
        told = told_of(push, secrets)
        assert not told, (told, push.text)


def told_of(push: Push, secrets: set[str]) -> set[str]:
    """Return which cards a line names."""
    return {name for name in secrets if re.search(rf"\b{re.escape(name)}\b", push.text)}
