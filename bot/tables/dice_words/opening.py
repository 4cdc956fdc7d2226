"""The start of a game whose persons have given hashes of words for the dice.

The order is what binds: the secret of the bot stands in a post before the first word; a post tells all hashes and all
typed words, and from then on nothing at the table can change; then the words are opened, each to the bot. With the last
the game begins, and a post tells all words. A word that is not opened in time, or whose person leaves, makes the start
void: the secret is told and a new one fixed, since by then the bot could know what dice the old one would have brought.

Call everything here within the actor's turn. Each step is kept in one transaction, and `settle_due_words` goes on after
a kill.
"""

import secrets

import msgspec

from bot.tables import lobby, notices, roles
from bot.tables.actor import Actor
from bot.tables.dice_words.words_given import (
    hash_by_seat,
    hash_of,
    seats_with_unopened_words,
    start_held_for_words,
    word_by_seat,
)
from bot.tables.forum import status_posts
from bot.tables.live import LiveTable
from bot.tables.places.thread_names import rename_posts
from bot.tables.post_types import LOBBY_CARD
from bot.tables.table_extra import WordsOpen, with_extra
from bot.tables.timing import DAY
from bot.tables.upkeep.gaps import Gap
from engine.kernel.dice import KeyedDice, dice_secret_hash, prompt_key
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import HUMAN, PUBLIC, NewPost, TableRow

LEAST = 300.0  # seconds that people have to open their words, at least
BUTTON = ("word", "", "", "primary")
HASHES, OPENED, VOID = "ledger.hashes", "ledger.words", "ledger.words_void"  # the posts, by what they say


async def begin_word_opening(actor: Actor) -> bool:
    """Ask for the words whose hashes were given, if any was; return whether the start waits for them."""
    live = actor.live
    if start_held_for_words(live.row) is not None:
        return True
    bound = hash_by_seat(live.row)
    if not bound:
        return False
    _need_a_start(live)
    pace = live.row.pace.deadline
    until = actor.now() + max(LEAST, min(DAY if pace is None else pace, DAY))
    extra = with_extra(live.row, words_open=WordsOpen(until=until))
    posts = [
        _hashes(live.row, until),
        *(notices.card_post(seat, _asked(live.row, seat, until), BUTTON) for seat in bound),
    ]
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[*posts, LOBBY_CARD]))
    return True


def _need_a_start(live: LiveTable) -> None:
    """Raise what the start would raise (SetupError), before any word is opened for it. Its key is thrown away."""
    key = secrets.token_bytes(lobby.SECRET)
    live.game.start(live.row.options, tuple(seat.seat for seat in live.row.seats), prompt_key(key), KeyedDice(key, 0))


def _hashes(row: TableRow, until: float) -> NewPost:
    """Return what fixes every word: the hashes, and the words that were typed."""
    bound = hash_by_seat(row)
    lines = [keyed_text("words.hash", seat=seat, hash=said) for seat, said in bound.items()]
    typed = [seat for seat in row.seats if seat.kind == HUMAN and seat.seat not in bound]
    lines += [keyed_text("words.typed" if s.word else "words.none", seat=s.seat, word=s.word) for s in typed]
    return notices.card_post(PUBLIC, keyed_text(HASHES, lines=lines, until=until), BUTTON)


def _asked(row: TableRow, seat: str, until: float) -> Text:
    return keyed_text("words.asked", hash=hash_by_seat(row)[seat][: notices.HASH_SHOWN], until=until)


async def take_opened_word(actor: Actor, user: int, said: str) -> None:
    """Take a person's opened word. RuleError where none is wanted of them, or where it is not that of their hash."""
    live = actor.live
    waiting, seat = start_held_for_words(live.row), live.seat_of(user)
    given = hash_by_seat(live.row).get(seat.seat) if seat is not None else None
    if waiting is None or given is None:
        raise RuleError(keyed_text("error.no_word_wanted"))
    if str(user) in waiting.opened:
        return
    word = next((one for one in (said, said.strip()) if hash_of(one) == given), None)
    if word is None:
        raise RuleError(keyed_text("error.other_word", hash=hash_of(said.strip()), given=given))
    opened = msgspec.structs.replace(waiting, opened={**waiting.opened, str(user): word})
    extra = with_extra(live.row, words_open=opened)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[LOBBY_CARD]))


async def settle_due_words(actor: Actor, now: float, gap: Gap | None = None) -> float | None:
    """Begin the game if every word is open; void the start if one was not in time; return when to look again. gap: the
    last time in which nothing ran: words that were due within it can be opened for a day more."""
    row = actor.live.row
    waiting = start_held_for_words(row)
    if waiting is None:
        return None
    if not seats_with_unopened_words(row):
        await roles.finalize_roles(actor)
        words = word_by_seat(row)
        lines = [keyed_text("words.word", seat=seat, word=words[seat]) for seat in hash_by_seat(row)]
        try:
            await actor.start(
                lead=[notices.card_post(PUBLIC, keyed_text(OPENED, lines=lines))],
                posts=[*status_posts(row), *rename_posts(row)],
            )
        except RuleError:  # the words are known now, so that no later start may use this secret
            await void_start(actor, keyed_text("words.refused"))
            return None
        return now
    if now < waiting.until:
        return waiting.until
    if gap is not None and gap.prolongs_term(waiting.until, now):
        return gap.ended + DAY  # nobody could open a word meanwhile
    await void_start(actor, keyed_text("words.late", seats=[seat.seat for seat in seats_with_unopened_words(row)]))
    return None


async def void_start(actor: Actor, why: Text) -> None:
    """Call the start off: tell the secret that was not used, and fix a new one; every word and hash is given again."""
    live = actor.live
    old, new = await actor.store.secret(live.row.id), secrets.token_bytes(lobby.SECRET)
    seats = [msgspec.structs.replace(seat, word="") for seat in live.row.seats]
    kept = live.extra
    spent = (*kept.spent_hashes, *hash_by_seat(live.row).values())
    extra = with_extra(live.row, words_open=None, hashes={}, voided=kept.voided + 1, spent_hashes=spent)
    fixed = msgspec.structs.replace(live.row, commitment=dice_secret_hash(new))
    told = notices.card_post(
        PUBLIC, keyed_text(VOID, why=msgspec.to_builtins(why), secret=old.hex(), old=live.row.commitment)
    )
    posts = [told, notices.dice_commitment_post(fixed), LOBBY_CARD]
    posts += [notices.personal_notice_post(live.row.host, keyed_text("words.void_host", why=msgspec.to_builtins(why)))]
    live.replace(row=await actor.store.renew_secret(live.row, new, fixed.commitment, seats, extra, posts))
