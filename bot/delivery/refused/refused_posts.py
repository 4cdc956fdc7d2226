"""Posts that Discord refuses for good: each is tried as words alone, and put aside when it stays refused.

A refusal that another try does not mend (a 4xx that nobody here knows better about) would else hold up its queue for
ever. What is put aside keeps its number, nonce and head of the chain; another version of Praetor tries it once more.
Those who read the queue are told its number, the host and the log also the number of the fault.
"""

import logging
import secrets

import discord
import msgspec

from bot.connection import sending
from bot.delivery.closed_dms import CLOSED
from bot.delivery.dms import LOST
from bot.delivery.last_rendered import ALIEN, ARCHIVED_THREAD, TOO_OFTEN, UNKNOWN_MESSAGE
from bot.delivery.missing_permissions import FORBIDDEN, GONE
from bot.delivery.throttle import retry_delay_seconds
from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.process.version import installed_version_number
from bot.tables import notices
from bot.tables.live import LiveTable
from bot.tables.post_types import Card, Ledger, Notice, body_of
from bot.tables.registry import TableRegistry
from engine.kernel.texts import keyed_text
from engine.store.models import PUBLIC, NewPost, Post

log = logging.getLogger(__name__)
TRIES, OVER = 8, 1800.0  # a post is put aside after so many refusals, over so many seconds at least
NOT_NOW = frozenset({401, 403, 404, 408, 429})  # statuses of what may be mended from outside
OPENED_TOO_FAST = 40003  # DMs
KNOWN = CLOSED | LOST | GONE | FORBIDDEN | {OPENED_TOO_FAST, ALIEN, ARCHIVED_THREAD, TOO_OFTEN, UNKNOWN_MESSAGE}
TOLD = (
    "aside.public",
    "aside.own",
    "aside.host",
    "aside.host_edited",
    "aside.host_private",
)  # what tells of a post that was put aside is itself not told of


def refuses_for_good(error: discord.HTTPException) -> bool:
    """Return whether Discord will refuse the same again, and nothing else is done about it."""
    return 400 <= error.status < 500 and error.status not in NOT_NOW and error.code not in KNOWN


class RefusedPosts:
    """Sends what is refused as words alone, counts refusals and puts posts aside. version: of this Praetor; one that
    another version put aside is tried again."""

    def __init__(self, tables: TableRegistry, version: str = "") -> None:
        self.tables, self.store, self.version = tables, tables.store, version or installed_version_number()

    async def take_up_again(self) -> None:
        """Let what another version could not send be tried by this one."""
        again = await self.store.take_up_again(self.version, self.tables.now())
        if again:
            log.info("%d posts that another version put aside are tried again", again)

    async def send(
        self,
        client: discord.Client,
        channel: int,
        screen: Screen,
        *,
        nonce: str,
        form: MessageForm,
        owe: sending.Owe | None,
        lacks: sending.Owe | None = None,
    ) -> int:
        """Send a message as `sending.send_message`; where it is refused for good its words alone, with its buttons if
        they are not what is refused. Its pictures follow."""
        try:
            return await sending.send_message(client, channel, screen, nonce=nonce, form=form, owe=owe, lacks=lacks)
        except discord.HTTPException as error:
            if not refuses_for_good(error):
                raise
            refusal = error
        if owe is not None and screen.all_pictures:
            await owe()
        words = Screen(content=screen.without_pictures().as_plain_text(), mention=screen.mention, silent=screen.silent)
        for plainer in (msgspec.structs.replace(words, rows=screen.rows), words):
            try:
                return await sending.send_message(client, channel, plainer, nonce=nonce)
            except discord.HTTPException as error:
                if not refuses_for_good(error):
                    raise
        raise refusal

    async def note_refused(self, live: LiveTable, group: list[Post], error: discord.HTTPException) -> bool:
        """Note that posts were refused for good. Return whether the queue can go on: where the only one was put
        aside."""
        now, post = self.tables.now(), group[0]
        since = now if post.refused_since is None else post.refused_since
        log.warning("table %s: a post was refused with %s, code %s", post.table, error.status, error.code)
        if len(group) == 1 and post.refused + 1 >= TRIES and now - since >= OVER:
            await self._put_aside(live, post, error)
            return True
        wait = retry_delay_seconds(max(post.attempts, post.refused + 1))
        await self.store.note_refused_posts(group, now, now + wait, str(error.code))
        return False

    async def _put_aside(self, live: LiveTable, post: Post, error: discord.HTTPException) -> None:
        fault = post.fault or secrets.token_hex(3)
        log.error(
            "fault %s: table %s: a post of kind %s is put aside, since Discord refuses it: %s, code %s",
            *(fault, post.table, post.kind, error.status, error.code),
            extra={"fault": fault},
        )
        told = [] if post.fault or await self._told_before(post) else self._news(live, post, fault, error.code)
        await self.store.put_aside(post, fault, self.version, self.tables.now(), told)
        self.tables.posted()

    async def _told_before(self, post: Post) -> bool:
        """Return whether the like of it is put aside already: each edit of a panel would else be told again."""
        like = (post.table, post.audience, None, post.kind)
        return any((one.table, one.audience, one.number, one.kind) == like for one in await self.store.posts_aside())

    def _news(self, live: LiveTable, post: Post, fault: str, code: int) -> list[NewPost]:
        """Return what is said of a post that is put aside: its number to those who read its queue, and to the host
        that of the fault. Of what is said in private they learn nothing but that there was something."""
        if _key(post) in TOLD:
            return []
        own, public = keyed_text("aside.own", number=post.number), post.audience in (PUBLIC, live.public_audience)
        if not public:
            host = keyed_text("aside.host_private", fault=fault, code=code)
        elif post.numbered:
            host = keyed_text("aside.host", number=post.number, fault=fault, code=code)
        else:
            host = keyed_text("aside.host_edited", fault=fault, code=code)
        found = []
        if post.numbered and public:
            found.append(notices.ledger_post(live, "aside.public", number=post.number))
        elif post.numbered and post.audience.startswith("user:"):
            found.append(notices.personal_notice_post(int(post.audience.removeprefix("user:")), own))
        elif post.numbered:
            found.append(notices.card_post(post.audience, own))
        return found if live.is_practice else [*found, notices.personal_notice_post(live.row.host, host)]


def _key(post: Post) -> str:
    """Return the key of the words that a post consists of; "" where it is more than words."""
    match body_of(post):
        case Ledger(lead=lead):
            return lead
        case Card(text=said) | Notice(text=said):
            return str(said.get("key", ""))
        case _:
            return ""
