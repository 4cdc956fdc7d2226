"""Votes: what needs the consent of the others at the table (undo past a die, more time, going on without somebody,
ending the game). A vote shows its deadline, never who has answered. A host who does not play decides alone, except on
the end of the game.

Votes are kept with the table (`Extra.votes`), so they survive a restart. Call everything here within the actor's turn.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.tables import missed_deadlines, notices
from bot.tables.actor import Actor
from bot.tables.endings import archive
from bot.tables.live import LiveTable
from bot.tables.persons import office
from bot.tables.table_extra import BY_MOST, Vote, with_extra
from bot.tables.table_extra import END as END
from bot.tables.table_extra import EYES as EYES
from bot.tables.table_extra import GRANTED as GRANTED
from bot.tables.table_extra import KICK as KICK
from bot.tables.table_extra import LAPSED as LAPSED
from bot.tables.table_extra import OFFICE as OFFICE
from bot.tables.table_extra import OPEN as OPEN
from bot.tables.table_extra import PAUSE as PAUSE
from bot.tables.table_extra import REFUSED as REFUSED
from bot.tables.table_extra import RESUME as RESUME
from bot.tables.timing import DAY, least_deadline_after_gap, paused_at, table_quiet_hours
from bot.tables.upkeep.gaps import Gap
from bot.tables.watching import all_eyes
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import PUBLIC, AuditNote, NewPost

UNDO, REDO, EXTEND = "undo", "redo", "extend"
LEAST = 300.0  # seconds that a vote stands at least
SEEN = frozenset({"die", "reveal"})  # barriers: something was shown that nobody can unsee


def votes_of(live: LiveTable) -> dict[str, Vote]:
    """Return the votes that are open at a table."""
    return live.extra.votes


def is_host_without_seat(live: LiveTable, user: int) -> bool:
    """Return whether a person is the host and does not play, nor has a seat that is kept for them."""
    return user == live.row.host and not any(user in (seat.user, seat.owner) for seat in live.row.seats)


async def ask_for_consent(
    actor: Actor, kind: str, user: int, said: Text, *, audit_note: AuditNote | None = None, **args: Any
) -> str:
    """Ask the table for its consent and return how that stands: granted where nobody else need be asked. audit_note:
    the asking, for the audit trail."""
    live = actor.live
    if any(vote.kind == kind and vote.args == args for vote in votes_of(live).values()):
        raise RuleError(keyed_text("error.asked_already"))
    own = next((s.seat for s in live.humans() if s.user == user), "")
    left_out = {KICK: args.get("seat"), END: own, EYES: own}.get(kind)
    voters = tuple(s.seat for s in live.humans() if s.seat != left_out and s.seat not in live.extra.looked)
    number = live.extra.vote_number + 1
    deadline = live.row.pace.deadline
    vote = Vote(
        id=f"v{number}",
        kind=kind,
        user=user,
        said=msgspec.to_builtins(said),
        args=args,
        until=actor.now() + max(LEAST, min(DAY if deadline is None else deadline, DAY)),
        voters=voters,
        yes=(own,) if own in voters else (),
        told=tuple(one for one in voters if one != own),
        asked=actor.now(),
    )
    if _alone(live, kind, user) or vote.is_decided() == GRANTED:
        return await _carry_out(actor, vote, audit_note)
    await _keep(actor, vote, notices.attach_audit_note(_cards(vote), audit_note), number)
    return OPEN


def _alone(live: LiveTable, kind: str, user: int) -> bool:
    """Return whether a person can grant something by themselves: the host time, one who does not play all but the end
    of the others' game and a look at their hands."""
    return (kind not in (END, EYES, OFFICE) and is_host_without_seat(live, user)) or (
        kind == EXTEND and user == live.row.host
    )


def _cards(vote: Vote) -> list[NewPost]:
    """Return the question to the public, and to each who is asked."""
    rule = keyed_text("vote.rule_most" if vote.kind in BY_MOST else "vote.rule_all")
    rule = keyed_text("vote.rule_seated") if vote.kind in (OFFICE, PAUSE, RESUME) else rule
    asked = keyed_text("vote.asked", said=vote.said, until=vote.until, rule=rule)  # `VoteMessages` sets `until` again
    buttons = (("agree", vote.id, "", "success"), ("refuse", vote.id, "", "secondary"))
    key = notices.vote_key(vote.id)
    return [notices.card_post(audience, asked, *buttons, replaces=key) for audience in (PUBLIC, *vote.told)]


async def answer_vote(actor: Actor, vote_id: str, user: int, agrees: bool, gap: Gap | None = None) -> str:
    """Take an answer and return how the vote then stands. RuleError for whoever is not asked, or a vote that is closed.
    gap: see `close_expired_votes`."""
    live = actor.live
    await _after_gap(actor, gap, actor.now())
    vote = votes_of(live).get(vote_id)
    if vote is None or vote.until <= actor.now():
        raise RuleError(keyed_text("error.vote_closed"))
    seat = live.seat_of(user)
    if _alone(live, vote.kind, user):
        return await (_carry_out(actor, vote) if agrees else _close(actor, vote, "vote.refused"))
    if seat is None or seat.seat not in vote.voters:
        raise RuleError(keyed_text("error.not_asked_vote"))
    name, present = seat.seat, {s.seat for s in live.humans()}
    vote = msgspec.structs.replace(vote, voters=tuple(v for v in vote.voters if v in present))
    yes = (*(s for s in vote.yes if s != name), *((name,) if agrees else ()))
    no = (*(s for s in vote.no if s != name), *(() if agrees else (name,)))
    vote = msgspec.structs.replace(vote, yes=yes, no=no)
    match vote.is_decided():
        case "granted":
            return await _carry_out(actor, vote)
        case "refused":
            return await _close(actor, vote, "vote.refused")
        case _:
            await _keep(actor, vote, [])
            return OPEN


async def close_expired_votes(actor: Actor, now: float, gap: Gap | None = None) -> float | None:
    """Close the votes whose time is over; return when to look again. gap: the last time in which nothing ran, or the
    clock was wrong: nobody could answer then."""
    await _after_gap(actor, gap, now)
    for vote in list(votes_of(actor.live).values()):
        if vote.until <= now:
            await _close(actor, vote, "vote.expired")
    return min((vote.until for vote in votes_of(actor.live).values()), default=None)


async def _after_gap(actor: Actor, gap: Gap | None, now: float) -> None:
    """Let each vote that was open as a gap began stand as long after it as a question does
    (`timing.question_deadline`), and one that was asked by a clock that was ahead its whole time; their messages tell
    it. Nothing the second time."""
    live = actor.live
    found = {name: _prolonged(live, vote, gap, now) for name, vote in votes_of(live).items()} if gap is not None else {}
    moved = [vote for name, vote in found.items() if vote.until != votes_of(live)[name].until]
    if moved:
        posts = [post for vote in moved for post in notices.vote_time_posts(vote)]
        row = await actor.store.update_table(live.row, extra=with_extra(live.row, votes=found), posts=posts)
        live.replace(row=row)


def _prolonged(live: LiveTable, vote: Vote, gap: Gap, now: float) -> Vote:
    if vote.asked > now:
        return msgspec.structs.replace(vote, asked=now, until=now + vote.until - vote.asked)
    if vote.asked >= gap.ended or vote.until <= gap.began:
        return vote
    least = least_deadline_after_gap(gap.ended, live.row.pace.deadline, table_quiet_hours(live))
    return msgspec.structs.replace(vote, until=max(vote.until, least))


async def _keep(actor: Actor, vote: Vote, posts: list[NewPost], number: int | None = None) -> None:
    changed: dict[str, Any] = {"votes": {**votes_of(actor.live), vote.id: vote}}
    if number is not None:
        changed["vote_number"] = number
    extra = with_extra(actor.live.row, **changed)
    row = await actor.store.update_table(
        actor.live.row, extra=extra, posts=[*posts, office.table_board_post(actor.live)]
    )
    actor.live.replace(row=row)


async def _close(actor: Actor, vote: Vote, key: str) -> str:
    """Strike a vote from the table, with a public line of how it ended; the messages that asked lose their buttons."""
    live = actor.live
    left = {name: kept for name, kept in votes_of(live).items() if name != vote.id}
    extra = with_extra(live.row, votes=left)
    line, over = (
        notices.ledger_post(live, key, said=vote.said),
        notices.votes_over_posts([vote], key.removeprefix("vote.")),
    )
    live.replace(
        row=await actor.store.update_table(live.row, extra=extra, posts=[line, office.table_board_post(live), *over])
    )
    return {"vote.granted": GRANTED, "vote.lapsed": LAPSED}.get(key, REFUSED)


async def _carry_out(actor: Actor, vote: Vote, audit_note: AuditNote | None = None) -> str:
    """Do what was agreed to, then strike the vote: a kill in between leaves a vote that lapses, never half of it.
    audit_note: the asking, where nobody had to be asked; its line in the audit trail is kept with what is done, or
    not."""
    done = await EFFECTS[vote.kind](actor, vote, audit_note)
    if vote.id in votes_of(actor.live):
        return await _close(actor, vote, "vote.granted" if done else "vote.lapsed")
    return GRANTED if done else LAPSED


async def _move(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    """Go back, or forth again, if the table still stands on that line."""
    if not actor.live.is_running:
        return False
    seat = next((s.seat for s in actor.live.row.seats if s.user == vote.user), "")
    await _rehearse(actor, int(vote.args["to"]))
    marker = {"seat": seat, "user": vote.user, "label": vote.said, **{k: vote.args[k] for k in ("what", "step", "by")}}
    try:
        await actor.move_head(
            int(vote.args["to"]), marker, lead=f"ledger.{vote.args['what']}_agreed", audit_note=audit_note
        )
    except (ValueError, RuleError):
        return False
    return True


async def _rehearse(actor: Actor, to: int) -> None:
    """Mark a game whose only person goes back past a die or a reveal: what follows is practice, and it is told."""
    live = actor.live
    undone = [step for step in await actor.store.path(live.row.id) if step.id > to]
    if (
        live.extra.rehearsal
        or len(live.humans()) != 1
        or not any(step.draws or step.barrier in SEEN for step in undone)
    ):
        return
    extra, line = with_extra(live.row, rehearsal=True), notices.ledger_post(live, "ledger.rehearsal")
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[line, office.table_board_post(live)]))


async def _extend(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    return await missed_deadlines.extend_deadline(
        actor, float(vote.args["seconds"]), question=str(vote.args["question"]), audit_note=audit_note
    )


async def _kick(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    seat = actor.live.seat_row(str(vote.args["seat"]))
    if seat is None or seat.user != vote.args["person"]:
        return False
    await missed_deadlines.hand_to_computer(actor, seat, "ledger.voted_out", owner=None, audit_note=audit_note)
    return True


async def _end(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    if not actor.live.is_running:
        return False
    await archive.end_game(actor, vote.user, str(vote.said["args"]["by"]), voted=True)
    return True


async def _office(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    return await office.elect_host(actor, int(vote.args["to"]), audit_note)


async def _pause(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    live = actor.live
    if not live.is_running or paused_at(live) is not None:
        return False
    line = [notices.ledger_post(live, "ledger.paused_vote")]
    await missed_deadlines.pause_clock(actor, notices.attach_audit_note(line, audit_note))
    return True


async def _resume(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    if paused_at(actor.live) is None:
        return False
    line = [notices.ledger_post(actor.live, "ledger.resumed_vote")]
    await missed_deadlines.resume_clock(actor, notices.attach_audit_note(line, audit_note))
    return True


async def _see_all(actor: Actor, vote: Vote, audit_note: AuditNote | None) -> bool:
    return await all_eyes.grant_all_eyes(actor, str(vote.args["seat"]), vote.user, audit_note)


EFFECTS: dict[str, Callable[[Actor, Vote, AuditNote | None], Awaitable[bool]]] = {
    UNDO: _move,
    REDO: _move,
    EXTEND: _extend,
    KICK: _kick,
    END: _end,
    OFFICE: _office,
    EYES: _see_all,
    PAUSE: _pause,
    RESUME: _resume,
}
