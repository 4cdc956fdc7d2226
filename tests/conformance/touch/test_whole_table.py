"""All that a page is given of a table says nothing that its seat cannot know: hidden things are dealt anew, and of its
JSON no byte changes, map and pieces among it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.messages.drafts import Draft
from bot.table_page.boards import Boards
from bot.table_page.signed_tokens import PagePass
from bot.table_page.table_state import table_as_seat_sees_it, table_shown_as_json
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.persons.preferences import PreferenceStore
from bot.tables.posts import event_rows
from engine.games import game_by_id as find_game
from engine.kernel.dice import Keys, UnverifiedRandom
from engine.kernel.events import TABLE
from engine.store.models import Decision, EventRow
from render import RenderService
from render.games import drawings_of
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.walks import GAMES, Step, seats_of, walk

SEED, MOST = 4, 300  # the game, in which each title hides something at times, and its decisions
FIRST, EVERY, OFTEN = 20, 60, 8  # the first position that is looked at, and steps to the next, in short and at length


class History:
    """As much of the store as is read of one table: its last decisions, their events, and drafts."""

    connection_loss_count = 0

    def __init__(self, steps: Sequence[Step]) -> None:
        self.decisions = [_decision(n, step) for n, step in enumerate(steps, 1)]
        self.told = [row for n, step in enumerate(steps, 1) for row in event_rows(n, step.done.events)]
        self.drafts: dict[str, Any] = {}

    async def path(self, table: str, *, last: int) -> list[Decision]:
        return self.decisions[-last:]

    async def events(self, table: str, *, last: int) -> list[EventRow]:
        numbered = [msgspec.structs.replace(row, number=n) for n, row in enumerate(self.told, 1)]
        return numbered[-last:]

    async def draft(self, table: str, place: str) -> Any:
        return self.drafts.get(place)

    async def set_draft(self, table: str, place: str, draft: Any) -> None:
        self.drafts[place] = draft

    async def person(self, user: int) -> dict[str, Any]:
        return {}

    async def change_preferences(self, user: int, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Any:
        return change({})

    async def dice_keys(self, table: str, words: Any) -> Keys:
        return Keys(bytes(32), {})


def _decision(number: int, step: Step) -> Decision:
    prompt, action = step.prompt, step.action
    return Decision(
        id=number,
        parent=number - 1,
        seat=prompt.seat,
        prompt=prompt.id,
        moment=prompt.moment,
        action=action.as_builtins(),
        label=msgspec.to_builtins(action.label()),
        barrier=step.done.barrier,
        draws=(),
        at=float(number),
        user=None if prompt.seat == TABLE else 10 + int(prompt.seat),
    )


class Reader:
    """What the pages of one game are made of, with pictures that are drawn once however many see the same."""

    def __init__(self, game_id: str, renderer: RenderService) -> None:
        self.game_id, self.renderer = game_id, renderer

    async def json(self, steps: Sequence[Step], state: Any, seat: str, begun: int) -> bytes:
        """Return all that a seat is given as JSON. steps: what was decided before; begun: how much of an answer to its
        first question it has chosen, in tenths."""
        game = find_game(self.game_id)
        live = LiveTable(
            seated_table_row(self.game_id, seats_of(self.game_id, SEED), game.complete({})), state, len(steps)
        )
        store: Any = History(steps)
        preferences = PreferenceStore(store)
        for prompt in live.questions_seat_can_answer(seat)[:1]:
            given = prompt.menu.tokens_of_value(prompt.menu.sample(UnverifiedRandom(f"{len(steps)} {seat}")))
            store.drafts[seat] = Draft(prompt.id, given[: len(given) * begun // 10]).as_stored()
        shown = await table_as_seat_sees_it(Actor(store, live, lambda: 1e6, preferences), seat, 1.0, 1e6, "en")
        services: Any = SimpleNamespace(renderer=self.renderer, tables=SimpleNamespace(preferences=preferences))
        board = await Boards(services).board_of(live, PagePass("bearer", 10 + int(seat), "DRILL", seat, 0, 2e6, "x"))
        assert (board is not None) == (drawings_of(self.game_id).touch is not None)
        return table_shown_as_json(msgspec.structs.replace(shown, board=board, mapped=board is not None))


def positions(game_id: str, every: int) -> Iterator[tuple[Step, ...]]:
    """Yield positions of a random game, each as all steps up to it: of so many the first that hides something."""
    steps = walk(game_id, SEED, MOST)
    for start in range(min(FIRST, len(steps)), len(steps), every):
        some = range(start, min(start + every, len(steps)))
        yield steps[: next((n for n in some if hides(game_id, steps[n - 1].done.state)), start)]


def hides(game_id: str, state: Any) -> bool:
    """Return whether there is something that somebody cannot know."""
    game = find_game(game_id)
    twins = (game.determinize(state, seat, UnverifiedRandom("any")) for seat in seats_of(game_id, SEED))
    return any(game.encode(twin) != game.encode(state) for twin in twins)


async def look(game_id: str, every: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare what seats are given with what they are given of twins; return how many were looked at."""
    monkeypatch.setattr("bot.table_page.boards.DRAWING", None)
    renderer = RenderService()
    reader, game, looked, changed = Reader(game_id, renderer), find_game(game_id), 0, 0
    try:
        for steps in positions(game_id, every):
            n, state = len(steps), steps[-1].done.state
            for seat in seats_of(game_id, SEED):
                twin = game.determinize(state, seat, UnverifiedRandom(n))
                changed += game.encode(twin) != game.encode(state)
                ours, other = await asyncio.gather(
                    reader.json(steps, state, seat, n % 11), reader.json(steps, twin, seat, n % 11)
                )
                assert ours == other, (n, seat, apart(ours, other))
                looked += 1
    finally:
        renderer.close()
    assert changed
    return looked


def apart(ours: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Return what stands where two texts begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(ours, other, strict=False)) if a != b), min(len(ours), len(other)))
    return ours[max(0, at - 150) : at + 80], other[max(0, at - 150) : at + 80]


@pytest.mark.parametrize("game_id", GAMES)
async def test_no_byte_of_a_table_hangs_on_what_its_seat_cannot_know(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await look(game_id, EVERY, monkeypatch) >= len(seats_of(game_id, SEED))


@pytest.mark.soak(5)
@pytest.mark.parametrize("game_id", GAMES)
async def test_no_byte_of_a_table_hangs_on_it_in_many_positions(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await look(game_id, OFTEN, monkeypatch) > 20


async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the news of everybody's page count what the others hold."""
    game_id = next(one for one in GAMES if "cards" in find_game(one).state_type.__struct_fields__)
    monkeypatch.setattr(
        "bot.table_page.table_state.waiting_lines", lambda live, scale, now: [str(live.state.cards.zones)]
    )
    with pytest.raises(AssertionError, match="'deck"):
        await look(game_id, EVERY, monkeypatch)
