"""Posts that are no part of a decision: ledger lines, cards with buttons, words to persons. All words are keys of the
locale."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.tables import offers
from bot.tables.live import LiveTable
from bot.tables.post_types import (
    Card,
    Ledger,
    Map,
    Notice,
    ReminderTime,
    SeatNews,
    VoteOver,
    VoteTime,
    hand_post,
    live_message,
    outbox_post,
    panel_post,
    seat_card,
)
from bot.tables.table_extra import Vote, extra_of
from bot.titles import title_of_game
from engine.kernel.texts import Text, keyed_text
from engine.store.models import HUMAN, LOBBY, PUBLIC, RUNNING, AuditNote, NewPost, TableRow

HASH_SHOWN = 8  # hex digits by which a person knows a hash again: 12, 32 or 40 of them would be taken for other things
Pressable = tuple[str, str, str, str]  # verb, prompt, argument, style


def ledger_post(live: LiveTable, key: str, **args: Any) -> NewPost:
    """Return a public line of what happened at the table."""
    return ledger_post_from_head_alone(live.head, key, **args)


def ledger_post_from_head_alone(head: int, key: str, **args: Any) -> NewPost:
    """Return a public line at a table of which no more is known than its head."""
    return outbox_post(PUBLIC, Ledger(lead=key, lead_args=args, decision=max(head, 0)))


def restored_backup_posts(row: TableRow, at: float) -> list[NewPost]:
    """Return what a table is told when a backup was brought back: from when, the panel, to each person their hand; one
    that does not run is told nothing."""
    if row.status != RUNNING:
        return []
    return _back(row, "restored.public", "restored.hand", when=at)


def changed_server_posts(row: TableRow, at: float) -> list[NewPost]:
    """Return what a table is told when its database was found on another server, or on a standby that took over: nobody
    can say whether the former one knew more. One that does not run is told nothing."""
    if row.status != RUNNING:
        return []
    return _back(row, "server.public", "server.hand", when=at)


def copied_back_posts(row: TableRow, at: float, post: int) -> list[NewPost]:
    """Return what a table is told when its database was found to be a copy from before a post of its thread."""
    if row.status == LOBBY:
        return [card_post(PUBLIC, keyed_text("copied.lobby", post=post))]
    return _back(row, "copied.public", "restored.hand", when=at, post=post)


def _back(row: TableRow, key: str, hand: str, **args: Any) -> list[NewPost]:
    hands = [hand_post(seat.seat, hand) for seat in row.seats if seat.kind == HUMAN]
    return [ledger_post_from_head_alone(row.head or 0, key, **args), panel_post(anew=True), *hands]


def attach_audit_note(posts: Sequence[NewPost], audit_note: AuditNote | None) -> list[NewPost]:
    """Return posts of which the first brings a line for the audit trail, so that both are kept in one transaction."""
    return [msgspec.structs.replace(posts[0], audit_note=audit_note), *posts[1:]]


def card_post(audience: str, said: Text, *buttons: Pressable, replaces: str = "") -> NewPost:
    """Return words with buttons, to the public, a seat or a person. replaces: a key by which its message is found."""
    return outbox_post(audience, Card(text=msgspec.to_builtins(said), buttons=buttons), replaces=replaces)


def temporary_post(seat: str, said: Text, *buttons: Pressable, key: str, private: bool = False) -> NewPost:
    """Return words to a seat that are taken away again (`reminder_over`), so that they bear no number of its queue.
    key: by which their message is found."""
    body = Card(text=msgspec.to_builtins(said), buttons=buttons, private=private)
    return outbox_post(seat, body, replaces=key, numbered=False)


def remove_reminders_post(seat: str, question: str) -> NewPost:
    """Return what takes away the reminders of a question that a seat has answered or is asked no more."""
    return outbox_post(seat, ReminderTime(question=question), replaces=f"time:{question}", numbered=False)


def reminder_key(question: str) -> str:
    """Return what names the reminders of one question."""
    return f"remind:{question}"


def last_waited_for_key(question: str) -> str:
    """Return what names the word to a seat that it is the last who is waited for with a question."""
    return f"last:{question}"


def deadline_update_posts(live: LiveTable) -> list[NewPost]:
    """Return what brings everything that tells the deadline of the present question up to date, once it has moved: the
    panel, each seat's live card, and the reminders. All seats alike, and nothing rings: an edit tells nobody who has
    answered."""
    kept, question = live.extra, live.open_question_key()
    reminded = [seat for seat, mark in kept.reminded.items() if mark.question == question]
    body, key = ReminderTime(question=question), f"time:{question}"
    reminders = [outbox_post(seat, body, replaces=key, numbered=False) for seat in reminded]
    return [panel_post(), *map(seat_card, kept.cards), *reminders]


def vote_key(vote: str) -> str:
    """Return what names the cards of one vote."""
    return f"vote:{vote}"


def votes_over_posts(votes: Iterable[Vote], how: str) -> list[NewPost]:
    """Return what makes the messages of votes say how these ended, for everybody who was asked. They carry no number:
    they are no messages."""
    return [
        outbox_post(audience, VoteOver(vote=vote.id, how=how, said=vote.said), numbered=False)
        for vote in votes
        for audience in (PUBLIC, *vote.told)
    ]


def vote_time_posts(vote: Vote) -> list[NewPost]:
    """Return what makes the messages of a vote say until when it is open by now, for everybody who was asked."""
    key = f"time:{vote_key(vote.id)}"
    return [outbox_post(one, VoteTime(vote=vote.id), replaces=key, numbered=False) for one in (PUBLIC, *vote.told)]


def dice_commitment_post(row: TableRow) -> NewPost:
    """Return what binds the dice, whole, as a message of its own that carries a number and is never edited: whoever
    checks the game later compares it with the export's."""
    return card_post(
        PUBLIC, keyed_text("ledger.committed", commitment=row.commitment, short=row.commitment[:HASH_SHOWN])
    )


def study_posts(live: LiveTable) -> list[NewPost]:
    """Return what a table is told as its game begins at a step of another's: from where, that it counts for nothing,
    the map, to each person their hand; nothing where it begins with its set-up."""
    study = live.extra.study
    if study is None:
        return []
    hands = [hand_post(seat.seat, "study.hand") for seat in live.humans()]
    begun_as = "study.imagined_begun" if study.seat else "study.begun"
    where = ledger_post(live, begun_as, table=study.table, step=study.step, round=study.round)
    begun = [live_message(live.head)] if title_of_game(live.played).opens else []
    return [where, outbox_post(PUBLIC, Map(decision=live.head)), *hands, *begun]


def study_texts(live: LiveTable) -> list[Text]:
    """Return what says of a study from where it goes on, and that it counts for nothing; nothing of another table."""
    study = live.extra.study
    if study is None:
        return []
    key = "study.imagined_line" if study.seat else "study.line"
    return [keyed_text(key, table=study.table, step=study.step, round=study.round)]


def welcome_post(row: TableRow) -> NewPost:
    """Return what a table's thread begins with, before anything of its dice: what it is for, and the ways in."""
    ways = ("join", "", "", "success"), ("start", "", "", "primary"), ("mine", "", "", "secondary")
    return card_post(PUBLIC, keyed_text("ledger.welcome", name=row.name), *ways)


def personal_notice_post(user: int, said: Text, *, beside_card: bool = False) -> NewPost:
    """Return words to a person by DM. beside_card: without a sound where a card calls them just then."""
    return outbox_post(f"user:{user}", Notice(text=msgspec.to_builtins(said), beside_card=beside_card))


def question_posts(live: LiveTable, seats: Sequence[str]) -> list[NewPost]:
    """Return what is asked of seats, once more, and the offers that are open to them."""
    posts = [
        outbox_post(seat, SeatNews(decision=live.head, prompts=[p.id for p in live.questions_seat_can_answer(seat)]))
        for seat in seats
    ]
    return posts + [
        offers.offer_message(prompt) for seat in seats for prompt in live.offers_of(seat) if prompt.is_received_offer
    ]


def persons_concerned_by_end(row: TableRow) -> list[int]:
    """Return whom a table's end concerns: who sits there, those for whom a computer player keeps a seat that they have
    not left, and a host who does not play."""
    left = extra_of(row).left
    seated = [s.user or s.owner for s in row.seats if s.user is not None or s.seat not in left]
    return list(dict.fromkeys(user for user in (*seated, row.host) if user is not None))


def outcome_text(live: LiveTable) -> Text:
    """Return how a game that is over ended: why, and who won."""
    outcome = live.game.outcome(live.state)
    if outcome is None or not outcome.winners:
        return keyed_text("dm.drawn", why=msgspec.to_builtins(outcome.reason) if outcome else "")
    return keyed_text("dm.won", winners=list(outcome.winners), why=msgspec.to_builtins(outcome.reason))
