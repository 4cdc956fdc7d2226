"""The replay of a running game: its page, made of the game as it was and of one that its reader cannot tell from it.

The maps are not drawn: what would be seen on each stands in its place.
"""

import base64
import hashlib
import json
import re
import zlib
from collections.abc import AsyncIterator, Hashable, Iterator, Sequence
from typing import Any

import msgspec

from bot.replay.making import make_replay, replay_page_within_limit
from bot.replay.recording import Moment
from bot.tables.live import LiveTable
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.store.models import TableRow
from render import Picture, RenderService
from render.games import drawings_of
from render.touch.touch_map import TouchMap, file_hash
from render.touch.touch_tokens import TouchToken, TouchTokens
from testbed.drills.leaks.visible import Piece

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550"
    "000000a4944415478da63f80f00010101001cb08c990000000049454e44ae426082"
)
DATA = re.compile(r'(<script type="application/zlib" id="game">)(.*?)(</script>)', re.DOTALL)
FILES = re.compile(r'(<script type="application/json" id="files">)(.*?)(</script>)', re.DOTALL)


class Undrawn(RenderService):
    """A render service that draws nothing: all that would be seen on a picture is in its alt text, as a hash."""

    async def _once(self, key: Hashable, draw: Any, again: Any = None) -> Picture:
        seen = hashlib.sha256(repr(key).encode()).hexdigest()
        return Picture(data=PIXEL, mime="image/png", filename="map.png", alt=seen, width=1, height=1)

    async def touch_map(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchMap:
        """Return a map that is called by a hash of what it is made of."""
        drawings = drawings_of(game)
        assert drawings.touch is not None  # noqa: S101 - whoever asks has looked
        printed = drawings.touch.printed(drawings.kinds["map"].without_unseen(view, {})[0])
        return TouchMap(key=_hashed(printed), size=(1, 1), grounds=(), places=())

    async def map_tokens_as_data(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchTokens:
        """Return a single token, which is called by a hash of all that the map shows."""
        seen = _hashed(drawings_of(game).kinds["map"].without_unseen(view, {})[0])
        return TouchTokens(key=seen, tokens=(TouchToken(id=seen, kind="mark", at="", box=(0, 0, 1, 1), sprite=""),))


def _hashed(seen: Any) -> str:
    return file_hash(msgspec.msgpack.encode(seen))


class Course:
    """The course of a game, decision by decision, to be replayed at any of its steps."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._moments: list[Moment] = []

    def add_transition(self, done: Transition[Any]) -> None:
        """Add what came of a decision."""
        self._moments.append(self._moment(done.state, [told.event for told in done.events]))

    def _moment(self, state: Any, events: Sequence[Event]) -> Moment:
        return Moment(zlib.compress(self.game.encode(state), 1), state, tuple(events))

    async def true_moments(self) -> AsyncIterator[Moment]:
        """Yield the moments of the game."""
        for moment in self._moments:
            yield moment

    async def imagined_moments(self, seat: str | None, lots: UnverifiedRandom) -> AsyncIterator[Moment]:
        """Yield the moments as a reader could imagine them: all that they did not know is another, and of what happened
        there is their form alone."""
        for moment in self._moments:
            forms = [form for event in moment.events if (form := event.seen_by(seat)) is not None]
            yield self._moment(self.game.determinize(moment.state, seat, lots), forms)


async def replay_pieces(row: TableRow, moments: AsyncIterator[Moment], seat: str | None) -> list[Piece]:
    """Return the page of a game's replay for a reader, step by step."""
    drawn = Undrawn()
    try:
        made = await make_replay(moments, LiveTable(row), seat, drawn)
    finally:
        drawn.close()
    data = replay_data(replay_page_within_limit(made, language="en"))
    steps = data.pop("steps")
    pieces = [(f"step {n} of the replay", json.dumps(step).encode()) for n, step in enumerate(steps)]
    return [*pieces, *((f"{key} of the replay", json.dumps(value).encode()) for key, value in data.items())]


def replay_data(page: bytes) -> dict[str, Any]:
    """Return the data in a page, unpacked. ValueError where it is no replay."""
    found = DATA.search(page.decode())
    if found is None:
        raise ValueError("this is no page of a replay")
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[2], validate=True)))
    return data


def searchable_page_source(page: bytes) -> str:
    """Return the source of a page as it can be searched: its data in the clear, without its pictures, which are numbers
    alone. ValueError where it is no replay."""
    data = json.dumps(replay_data(page), ensure_ascii=False)
    source = FILES.sub(r"\1{}\3", page.decode())
    return DATA.sub(lambda found: found[1] + data + found[3], source)


def replay_texts(data: Any) -> Iterator[str]:
    """Yield every text in a page's data but its pictures and what its signs are called: these are listed because they
    stand in the other texts, and one may be called as a card is."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from replay_texts(value if key not in ("maps", "signs") else None)
    elif isinstance(data, list):
        for value in data:
            yield from replay_texts(value)
