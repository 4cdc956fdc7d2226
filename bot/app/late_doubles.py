"""Messages that a replaced process has sent though the process after it had sent them, too, are taken back.

A message with a number at its foot is there twice where another tells the same posts. One without is known by its
nonce: to a row of the outbox, or to whoever keeps where boards, cards of tournaments, digests and greetings are; the
card of a table that is being opened by its words.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.app.late_openings import opening_cards
from bot.connection import sending
from bot.connection.late_requests import KeptSending, LateRequest, SentAs
from bot.connection.reading import all_words_of_message
from bot.delivery.footers import FootNumbers, post_numbers_at_foot, sign_before_post_number
from bot.delivery.last_rendered import LOOK_BACK
from bot.delivery.worker import Worker
from engine.store.interface import Store
from engine.store.models import Post


class TellsPost(NamedTuple):
    """A post, and the message that tells it, or which it has edited."""

    post: Post
    message: int


class LateDoubles:
    """Takes messages back that are there twice. sent_as: each knows the nonces of some messages that are no posts."""

    def __init__(self, worker: Worker, store: Store, sent_as: Sequence[SentAs]) -> None:
        self._worker, self._store, self._sent_as = worker, store, sent_as

    async def take_back(self, late: LateRequest) -> bool:
        """Take a message back that is there twice; return whether nothing is left to be looked for."""
        try:
            there = await self._own_messages(late.channel)
        except discord.HTTPException as error:
            return error.status < 500
        if late.message and late.message not in there:
            return True
        kept = await self._kept(late.nonce)
        if kept is not None:
            return await self._take_back_standing(late, kept, there)
        openings = await opening_cards(self._store, there)
        if late.message in openings:
            await self._delete_doubles(late.channel, {late.message: openings[late.message]})
            return True
        numbers = {one: post_numbers_at_foot(words) for one, words in there.items()}
        if late.message and numbers[late.message] is None:
            return await self._take_back_unnumbered(late)
        for message in [late.message] if late.message else sorted(there, reverse=True):
            mine, others = numbers[message], (found for one, found in numbers.items() if one != message)
            if mine is not None and any(found is not None and _tells(found, mine) for found in others):
                await self._delete(late.channel, message)
                return True
        return not late.message and await self._delete_doubles(late.channel, openings)

    async def take_back_copies(self, channel: int, posts: Sequence[TellsPost], standing: Collection[int]) -> int:
        """Take back what is there twice in a channel, of which nobody has left a note: messages that bear the numbers
        of posts which another tells, or the last line of standing ones, which stay, and cards of openings. Return how
        many there were."""
        there = await self._own_messages(channel)
        lines = {_last_line(there[one]) for one in standing if one in there} - {""}
        doubles = {one for one, is_double in (await opening_cards(self._store, there)).items() if is_double}
        for one, words in there.items():
            known = post_numbers_at_foot(words)
            if _last_line(words) in lines or (known and any(_bears(known, told.post) for told in posts)):
                doubles.add(one)
        doubles -= {*(told.message for told in posts), *standing}
        for one in doubles:
            await self._delete(channel, one)
        return len(doubles)

    async def _delete_doubles(self, channel: int, openings: Mapping[int, bool]) -> bool:
        """Take cards back that are there twice; return whether any is."""
        doubles = [message for message, is_double in openings.items() if is_double]
        for message in doubles:
            await self._delete(channel, message)
        return bool(doubles)

    async def _own_messages(self, channel: int) -> dict[int, str]:
        """Return the words of the bot's last messages in a channel, by their ids."""
        client = self._worker.client
        me = client.user.id if client.user else 0
        history = client.get_partial_messageable(channel).history(limit=LOOK_BACK)
        return {one.id: all_words_of_message(one) async for one in history if one.author.id == me}

    async def _kept(self, nonce: str) -> KeptSending | None:
        for sent_as in self._sent_as if nonce else ():
            if (kept := await sent_as(nonce)) is not None:
                return kept
        return None

    async def _take_back_standing(self, late: LateRequest, kept: KeptSending, there: Mapping[int, str]) -> bool:
        """The same of one that stands for something; what it stands for is in its last line."""
        if kept.waits:
            return False
        line = _last_line(there.get(kept.message or late.message, ""))
        same = sorted(one for one, words in there.items() if line and _last_line(words) == line)
        stays = 0 if kept.is_over else kept.message or next(iter(same), 0)
        doubles = [late.message] if late.message else same
        doubles = [one for one in doubles if one != stays]
        for message in doubles:
            await self._delete(late.channel, message)
        return bool(late.message or doubles)

    async def _take_back_unnumbered(self, late: LateRequest) -> bool:
        """The same of a message without a number, which its post's row knows."""
        if not late.nonce:
            return True  # it is no table's post
        told = await self._store.message_sent_as(late.nonce)
        if told is None:
            return False  # it waits still
        if told != late.message:
            await self._delete(late.channel, late.message)
        return True

    async def _delete(self, channel: int, message: int) -> None:
        await sending.delete_message(self._worker.client, channel, message)


def _last_line(words: str) -> str:
    return words.rpartition("\n")[2]


def _bears(known: FootNumbers, post: Post) -> bool:
    """Return whether a message bears a post's number, as one of several parts never does: the others have it, too."""
    mine = (known.sign, known.table, known.part) == (sign_before_post_number(post), post.table, "")
    return mine and known.first <= post.number <= known.last


def _tells(other: FootNumbers, one: FootNumbers) -> bool:
    """Return whether another message tells all that one tells."""
    return (
        (other.sign, other.table, other.part) == (one.sign, one.table, one.part)
        and other.first <= one.first
        and one.last <= other.last
    )
