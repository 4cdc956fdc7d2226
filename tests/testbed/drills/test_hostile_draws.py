"""What hostile hands press: all that spectators have, but no decision and no other table; whose bets may not count."""

from types import SimpleNamespace
from typing import Any

from bot.interactions.presses import ANYWHERE, HANDLERS
from bot.sandbox import interactions
from engine.kernel.dice import UnverifiedRandom
from testbed.drills import hostile
from testbed.drills.fuzz import DECISIVE, LOOKS, OPENS, WATCHING, Fuzz
from testbed.drills.report import Report

COMMANDS: dict[str, Any] = {
    "1": {"type": 1, "name": "watch", "options": []},
    "2": {"type": 1, "name": "settings", "options": []},
    "3": {"type": 1, "name": "server", "options": []},
    "4": {"type": 1, "name": "back", "options": []},
}


def drawn(*, outsider: bool) -> tuple[set[str], set[str], list[str]]:
    """Return the verbs that are pressed, the commands that are sent, and all custom ids."""
    asked: Any = SimpleNamespace(id="0123456789abcdef")
    fuzz = Fuzz("ABCDE", asked, COMMANDS, UnverifiedRandom("draws"), ("rome", "gauls"))
    ids, commands = [], set()
    for _ in range(4000):
        kind, data, _ = fuzz.random_interaction(outsider=outsider, on_turn=False)
        if kind in (interactions.COMPONENT, interactions.MODAL):
            ids.append(data["custom_id"])
        elif kind == interactions.COMMAND:
            commands.add(data["name"])
    return {one.partition(":")[0] for one in ids if ":ABCDE" in one}, commands, ids


def test_all_that_spectators_press_is_pressed_by_both() -> None:
    known = {*HANDLERS, *ANYWHERE}
    assert set(WATCHING) <= known and set(OPENS) <= known
    for outsider in (True, False):
        verbs, commands, ids = drawn(outsider=outsider)
        assert set(WATCHING) <= verbs and not verbs & set(OPENS)
        assert {"watch", "settings"} <= commands and "server" not in commands
        assert any(one.startswith("bet:ABCDE") and one.endswith(("rome", "gauls")) for one in ids)
    assert {"watch", "records server", "replay", "settings"} <= set(LOOKS)
    assert set(DECISIVE) <= drawn(outsider=False)[0] and "back" not in drawn(outsider=False)[1]


def test_a_bet_of_a_player_is_found() -> None:
    people = {"Clara": "5", "Dmitri": "6", "Eva": "7", "Felix": "8"}
    rows: list[dict[str, Any]] = [{"user": 8, "what": "bets"}, {"user": 7, "what": "follows"}]
    stage: Any = SimpleNamespace(
        person=lambda name: SimpleNamespace(id=people[name]),
        records=SimpleNamespace(rows=lambda *asked: rows, first_value=lambda *asked: 1),
    )
    report = Report(name="hostile")
    hostile.check_only_spectators_bet(stage, "ABCDE", report)
    assert report.has_held
    rows.append({"user": 3, "what": "bets"})
    hostile.check_only_spectators_bet(stage, "ABCDE", report)
    assert report.changed == 1
