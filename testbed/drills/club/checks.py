"""What must hold after a club's month."""

import re
from collections import defaultdict
from collections.abc import Iterator

from bot.sandbox.people.person import Person
from testbed.drills.club.phones import LABEL
from testbed.drills.club.recount import Told, differences
from testbed.drills.club.town import Club
from testbed.drills.invariants import check_acknowledged_kept, check_posts_told_once
from testbed.drills.report import Report

RAW = re.compile(r"<[t@#:/]")  # what Discord replaces in a message, and no phone does


def check_month(club: Club, report: Report) -> None:
    """Check all of it, and count what people were sent."""
    club.check_told_once(report)
    for row in club.stage.records.rows("SELECT id, thread FROM tables"):
        if row["thread"] is not None:
            check_posts_told_once(club.stage, row["id"], report)
            check_acknowledged_kept(club.stage, row["id"], club.answers.acknowledged[row["id"]], report)
    check_standings(club, report)
    for ring in club.phones.rings:
        if RAW.search(ring.text):
            report.note(f"a phone shows Discord's marks: {ring.text[:120]!r}")
    with_digest = "with_digest" if club.digest else "without_digest"
    rings = [one for one in club.phones.rings if not one.thread]
    aloud = sum(not one.silent for one in rings)
    person_days = len(club.members) * club.days
    report.figures[f"dms_a_day_{with_digest}"] = round(len(rings) / person_days, 2)
    report.figures[f"rings_a_day_{with_digest}"] = round(aloud / person_days, 2)
    ended = "SELECT count(*) FROM outbox WHERE payload LIKE '%account_empty%'"
    report.add("accounts that were used up", int(club.stage.records.first_value(ended)))
    report.add("tables", int(club.stage.records.first_value("SELECT count(*) FROM tables")))
    report.add("decisions", int(club.stage.records.first_value("SELECT sum(next_decision - 1) FROM tables")))


def check_standings(club: Club, report: Report) -> None:
    """Check that all standings are those that come out of what was told of their games."""
    for told in club.told:
        for said in differences(told):
            report.note(said, "changed")
        report.add("standings counted again")


def told_of_tournaments(club: Club) -> Iterator[Told]:
    """Yield what people were told of each tournament."""
    world, names = club.stage.sandbox.world, {}
    threads: dict[str, list[str]] = {}
    for row in club.stage.records.rows("SELECT id, name, thread FROM tables WHERE thread IS NOT NULL"):
        names[str(row["id"])] = str(row["name"])
        threads[row["name"]] = [message.all_words for message in world.channels[str(row["thread"])].messages.values()]
    dms = {one.name: _dm_texts(Person(club.stage.sandbox.hub, one.user), names) for one in club.members}
    for number, shows in club.shown.items():
        yield Told(club.events[number], dms, threads, shows)


def _dm_texts(who: Person, names: dict[str, str]) -> dict[str, list[str]]:
    """Return the texts of a person's DM by the names of tables."""
    found = defaultdict[str, list[str]](list)
    for channel in who.dms():
        for message in channel.messages.values():
            tables = [names[table] for table in LABEL.findall(message.all_words) if table in names]
            found[tables[-1] if tables else ""].append(message.all_words)
    return found
