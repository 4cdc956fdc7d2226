"""Who is waited for at a club's tables, since when, and whether they were told: held against what phones said.

Told counts what makes a sound and is of the table, or that one has just pressed there and sees the question in one's
DM. Who has a digest may be told by the next that may come, in the morning where they sleep.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from bot.sandbox.people.person import Person, controls_of
from engine.kernel.prompts import MAY, OFFER
from testbed.drills.club.phones import CARD, DIGEST, EVENT, LAST, REMINDER, SEEK, Ring
from testbed.drills.report import Report
from testbed.drills.stage import Stage

DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
STEP = HOUR  # the drill looks at least so often, of the time that passes
LAST_CALL = 6 * HOUR  # before a deadline, at most
SOON = 3 * HOUR  # two calls for one thing within less are one too many
AGAIN = 23 * HOUR  # after which a digest may tell the same again
EVENING = HOUR  # before somebody goes to bed, in which they are called for a deadline that passes while they sleep
Key = tuple[str, str, str]  # person, table, question


class Wait(msgspec.Struct):
    """A question that waits for a person. after: the last look at which it did not; seen: the first at which it did,
    and they were not away; own: they had just pressed at the table themselves; told: when they were; ended: the look at
    which it was over."""

    user: str
    table: str
    prompt: str
    after: float
    seen: float
    own: bool = False
    told: float = 0.0
    ended: float = 0.0

    def is_notified_by(self, ring: Ring, threads: Mapping[str, str]) -> bool:
        """Return whether a phone's word is of this table, to this person, and not from before. threads: their
        tables."""
        here = self.table in ring.tables_named or threads.get(ring.thread) == self.table
        return ring.user == self.user and here and ring.at >= self.after - 1.0


class Reader(msgspec.Struct, frozen=True):
    """What a person has set. digest: hours between two, 0: none; night: hours in which nothing reminds them; bed: the
    hour of the day at which these begin; zone: their time zone."""

    digest: int = 0
    night: int = 0
    bed: int = 0
    zone: str = "UTC"

    @property
    def patience_seconds(self) -> float:
        """Return the seconds after which they must have been told of a question."""
        return (self.digest * HOUR + self.night * HOUR if self.digest else 0.0) + 1.5 * STEP

    def hour_of_night(self, at: float) -> float:
        """Return how many hours of the present day's night a moment is after its beginning, from 0 to 24."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        return (here.hour + here.minute / 60 + here.second / HOUR - self.bed) % 24

    def is_asleep(self, at: float) -> bool:
        """Return whether nothing may remind this person at a moment."""
        return self.hour_of_night(at) < self.night

    def deadlines_covered_until(self, at: float) -> float:
        """Return until which moment deadlines may pass of which a call then is the last: as they go to bed, of all that
        pass while they sleep."""
        left = (24 - self.hour_of_night(at)) * HOUR  # until their next night
        asleep = left + self.night * HOUR if self.night and left <= EVENING + MINUTE else 0.0
        return at + max(LAST_CALL, asleep) + MINUTE


class Waits:
    """All questions of a club that persons had to answer. away: who is, until when."""

    def __init__(self, stage: Stage, readers: Mapping[str, Reader]) -> None:
        self.stage, self.readers = stage, readers
        self.all: list[Wait] = []
        self.open: dict[Key, Wait] = {}
        self.away: dict[str, float] = {}
        self.pressed: set[tuple[str, str]] = set()  # by whom and where, since the last look
        self.threads: dict[str, str] = {}
        self._asked: dict[str, tuple[object, set[tuple[str, str]]]] = {}
        self._looked = 0.0

    def note_who_is_waited_for(self, now: float) -> None:
        """Note whom the tables wait for now."""
        found = {(user, table, prompt) for table, asked in self._tables() for user, prompt in asked}
        for key in found - self.open.keys():
            user, table, prompt = key
            own = (user, table) in self.pressed and self._is_shown(*key)
            self.open[key] = Wait(user, table, prompt, self._looked, now, own)
            self.all.append(self.open[key])
        for key in self.open.keys() - found:
            self.open.pop(key).ended = now
        for user, until in self.away.items():
            for wait in self.open.values():
                if wait.user == user and wait.after <= until:
                    wait.seen = max(wait.seen, min(now, until))  # a digest tells them once they are back
        self.pressed.clear()
        self._looked = now

    def _tables(self) -> Iterable[tuple[str, set[tuple[str, str]]]]:
        seated = defaultdict(list)
        for seat in self.stage.records.rows("SELECT table_id, seat, person_id FROM seats ORDER BY table_id, position"):
            seated[seat["table_id"]].append((seat["seat"], seat["person_id"]))
        running = "SELECT id, thread, head, next_decision FROM tables WHERE status = 'running'"
        for row in self.stage.records.rows(running):
            table, state = str(row["id"]), (row["head"], row["next_decision"], seated[row["id"]])
            if self._asked.get(table, (None,))[0] != state:
                self._asked[table] = state, self._asked_at(table)
                self.threads[str(row["thread"])] = table
            yield table, self._asked[table][1]

    def _asked_at(self, table: str) -> set[tuple[str, str]]:
        live = self.stage.records.live_table(table)
        return {
            (str(seat.user), prompt.id)
            for seat in live.humans()
            for prompt in live.questions_seat_can_answer(seat.seat)
            if prompt.answered is None and prompt.kind not in (MAY, OFFER)
        }

    def _is_shown(self, user: str, table: str, prompt: str) -> bool:
        """Return whether a person sees a question in their DM."""
        who = Person(self.stage.sandbox.hub, user)
        wanted = f":{table}:{prompt}"
        return any(
            wanted in str(control.get("custom_id", ""))
            for message in reversed(who.messages("dm"))
            for control in controls_of(message)
        )


def check_all_told(
    waits: Iterable[Wait], rings: Iterable[Ring], readers: Mapping[str, Reader], threads: Mapping[str, str],
    now: float, report: Report,
) -> None:  # fmt: skip
    """Check that nobody is waited for without being told. now: when the month is over."""
    aloud = defaultdict(list)
    for ring in rings:
        if not ring.silent:
            aloud[ring.user].append(ring)
    for wait in waits:
        end = wait.ended or now
        of_it = [ring.at for ring in aloud[wait.user] if wait.is_notified_by(ring, threads) and ring.at <= end]
        wait.told = min(of_it, default=0.0)
        due = wait.seen + readers.get(wait.user, Reader()).patience_seconds
        is_late = not wait.told and end > due
        if not wait.own and (is_late or wait.told > due):
            report.note(f"{wait.user} was not told of {wait.prompt} at {wait.table} since {wait.seen:.0f}")
        report.add("questions to persons")


def check_none_called_twice(
    waits: Sequence[Wait], rings: Iterable[Ring], readers: Mapping[str, Reader], threads: Mapping[str, str],
    report: Report,
) -> None:  # fmt: skip
    """Check that nobody's phone rang twice for one thing: a question, a game of a tournament, others who were found.
    A last call before a deadline comes once beside that."""
    aloud = [ring for ring in rings if not ring.silent]
    once = Counter((ring.user, ring.kind, ring.text) for ring in aloud if ring.kind in (EVENT, SEEK))
    for (user, kind, text), times in once.items():
        if times > 1:
            report.note(f"{user} was called {times} times ({kind}): {text[:60]!r}", "doubled", times - 1)
    by_user, shown = defaultdict(list), dict[Key, float]()
    for ring in rings:
        if not ring.silent:
            by_user[ring.user].append(ring)
        for asked in ring.asked:
            shown.setdefault((ring.user, *asked), ring.at)
    for wait in waits:
        end = wait.ended or float("inf")
        of_it = [one for one in by_user[wait.user] if wait.is_notified_by(one, threads) and one.at <= end]
        since = shown.get((wait.user, wait.table, wait.prompt), 0.0)  # what reminds before is of another question
        own = [
            one for one in of_it if (wait.table, wait.prompt) in one.asked or (one.kind == REMINDER and one.at >= since)
        ]
        _need_each_brings_something(wait, own, readers.get(wait.user, Reader()), report)
    for user, heard in by_user.items():
        reader = readers.get(user, Reader())
        opened = {(one.table, one.prompt): one.seen for one in waits if one.user == user}
        _need_news_in_digests(user, [one for one in heard if one.kind == DIGEST], reader, opened, report)
        _need_quiet_nights(user, heard, reader, report)


def _need_each_brings_something(wait: Wait, rings: Iterable[Ring], reader: Reader, report: Report) -> None:
    before: Ring | None = None
    last_called = False
    for ring in rings:
        if ring.kind in (DIGEST, LAST):
            continue
        is_last = (
            ring.kind != CARD and ring.at < ring.first_moment_named <= reader.deadlines_covered_until(ring.at) + STEP
        )
        if before is not None and ring.at - before.at < SOON and (not is_last or last_called):
            later = (ring.at - before.at) / 60
            report.note(
                f"{wait.user} called twice for {wait.prompt} at {wait.table}, at {before.at:.0f} by a {before.kind} "
                f"{before.text[:80]!r} and {later:.0f} min later by a {ring.kind} {ring.text[:80]!r}",
                "doubled",
            )
        before, last_called = ring, last_called or is_last


def _need_news_in_digests(
    user: str, digests: Iterable[Ring], reader: Reader, opened: Mapping[tuple[str, str], float], report: Report
) -> None:
    """Check that each digest tells of a question that those before did not, is a last call, or comes a day later. What
    comes in the last hours before a deadline, and once half the time is over, was the last call. opened: when questions
    were seen first."""
    told, called, before = set[tuple[str, str]](), set[float](), 0.0
    for ring in digests:
        soon = {moment for moment in ring.moments if ring.at < moment <= reader.deadlines_covered_until(ring.at)}
        is_new, is_last = not ring.asked <= told, not soon <= called
        if before and not (is_new or is_last or ring.at - before >= AGAIN):
            report.note(
                f"{user} had a digest with nothing new at {ring.at:.0f}, the one before at {before:.0f}: "
                f"{ring.text[:60]!r}, until {sorted(ring.moments)}",
                "doubled",
            )
        told |= ring.asked
        latest = max((opened[one] for one in ring.asked if one in opened), default=0.0)
        called |= {moment for moment in soon if ring.at >= (latest + moment) / 2}
        before = ring.at


def _need_quiet_nights(user: str, rings: Iterable[Ring], reader: Reader, report: Report) -> None:
    """Check that nothing reminded somebody in their quiet hours."""
    for ring in rings:
        if ring.kind in (DIGEST, REMINDER, LAST) and reader.is_asleep(ring.at):
            report.note(f"{user} was reminded by night, at {ring.at:.0f}: {ring.text[:80]!r}")
