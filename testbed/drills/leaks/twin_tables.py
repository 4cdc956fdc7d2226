"""Twins of a table: the same to one pair of eyes, though others could respond there, have planned to, or seal
other answers."""

from collections.abc import Mapping
from typing import Any

from bot.tables.automatic import automatic_answer_time
from bot.tables.clocks.time_terms import Bank, Grace
from bot.tables.live import LiveTable
from bot.tables.table_extra import with_extra
from bot.tables.timing import DAY, HOUR
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom, dice_secret_hash
from engine.kernel.events import TABLE, Seat
from engine.kernel.prompts import SEALED, WINDOW, Prompt, has_nothing_to_decide
from engine.store.models import HUMAN, RUNNING, Pace, SeatRow, TableRow
from testbed.drills.leaks.visible import NOW

TWINS = 6  # deals that are tried for a twin in which others could respond
PATIENT = 2.0  # holds within which a person answers in the drill
Able = frozenset[tuple[Seat, bool]]  # seats that have a choice, and whether they have a plan


def secretly_asked(live: LiveTable) -> list[Prompt]:
    """Return what is asked of persons in a window or a sealed question."""
    persons = {seat.seat for seat in live.humans()} if live.is_running else set()
    return [p for p in live.prompts() if p.kind in (WINDOW, SEALED) and p.seat in persons]


def secret_question_name(live: LiveTable) -> str:
    """Return what names the secret question that is open, "" where none is."""
    return live.open_question_key() if secretly_asked(live) else ""


def is_just_opened(live: LiveTable) -> bool:
    """Return whether a secret question is open that nobody has answered yet."""
    return bool(secretly_asked(live)) and not any(p.answered for p in live.prompts_waited_for() if p.seat != TABLE)


def able_responders(live: LiveTable) -> Able:
    """Return who could respond to the secret question that is open, and who has laid down how."""
    return frozenset((p.seat, p.prepared is not None) for p in secretly_asked(live) if not has_nothing_to_decide(p))


def has_others_choice(live: LiveTable, eyes: Seat | None) -> bool:
    """Return whether somebody else than `eyes` may seal this answer or that."""
    return any(p.kind == SEALED and p.seat != eyes and not has_nothing_to_decide(p) for p in secretly_asked(live))


def other_answer(prompt: Prompt, seed: str) -> Action | None:
    """Return an answer that is not the default one, the same for a seed; None where no other is found soon."""
    lots = UnverifiedRandom(f"{seed} {prompt.side}")
    drawn = (prompt.menu.sample(lots) for _ in range(TWINS))
    return next((answer for answer in drawn if answer != prompt.default), None)


def twin_table(live: LiveTable, eyes: Seat | None, lots: UnverifiedRandom) -> LiveTable:
    """Return a table that is the same to `eyes` (None: the public), with others who could respond if one is found
    soon."""
    for _ in range(TWINS):
        twin = LiveTable(live.row, live.game.determinize(live.state, eyes, lots), live.head)
        if able_responders(twin) != able_responders(live):
            break
    return twin


def answer_times(live: LiveTable, start: float, walk: str) -> dict[str, float]:
    """Return when persons answer the secret question that is open since `start`, by prompt: the same at a table and its
    twin. Reactions are answered as a plan would, so that a plan at one of the two changes nothing; else they take up to
    twice the hold, by lot."""
    hold = live.row.pace.hold
    found = {}
    for prompt in secretly_asked(live):
        late = start + PATIENT * hold * UnverifiedRandom(f"{walk} {prompt.seat} {prompt.side}").fraction()
        found[prompt.id] = automatic_answer_time(live, prompt, start, 1.0) if prompt.reaction else late
    return found


def fields_with_time_terms(
    row: TableRow, *, resting: Mapping[Seat, tuple[float, float]] | None = None
) -> dict[str, Any]:
    """Return what is kept with a table that has every term of time. resting: who is on holiday, from when to when."""
    return with_extra(row, bank=Bank(10 * DAY, HOUR), grace=Grace(2, 1), holiday=DAY, resting=resting or {})


def seated_table_row(game: str, seats: tuple[str, ...], options: dict[str, str]) -> TableRow:
    """Return a table at which persons sit."""
    title_of = find_game(game)
    return TableRow(
        id="DRILL",
        game=game,
        name="The drill",
        status=RUNNING,
        guild=1,
        channel=2,
        thread=3,
        host=11,
        options=options,
        pace=Pace(),
        seats=tuple(SeatRow(seat=s, kind=HUMAN, user=10 + int(s), name=f"Player {s}") for s in seats),
        commitment=dice_secret_hash(bytes(32)),
        rules_version=title_of.version,
        data_hash=title_of.data_hash,
        head=0,
        created=NOW,
        touched=NOW,
    )
