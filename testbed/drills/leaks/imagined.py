"""What if (`/whatif`) with scrambled truth: a position that is imagined for a seat, and a play from it, must be the
same to the byte whatever lies there in truth."""

from collections.abc import Iterator

from bot.tables.studies.base import imagine_position
from engine.games import sampler_of
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.kernel.events import TABLE, Seat
from engine.kernel.prompts import OPTIONAL
from testbed.drills.leaks.visible import Piece, Still, pieces_always_shown

PLAYED = 8  # decisions of a play
KEY = b"imagined by the drill".ljust(32)


def may_imagine(live: Still, seat: Seat) -> bool:
    """Return whether a seat could ask what if: it is asked something, in a game that can imagine."""
    asked = [prompt for prompt in live.prompts_of(seat) if prompt.answered is None and prompt.kind not in OPTIONAL]
    return bool(asked) and sampler_of(live.row.game) is not None


def imagined_play(live: Still, seat: Seat, walk: str) -> Iterator[Piece]:
    """Yield a position that is imagined for a seat, and what becomes of it as all answer at random: the states whole,
    and all that the seat is shown of them. walk: the seed of all lots and dice."""
    game, lots = live.game, UnverifiedRandom(f"{walk} answers")
    state = imagine_position(live.row.game, live.state, seat, KEY, UnverifiedRandom(walk))
    for number in range(PLAYED + 1):
        yield f"imagined {number}", game.encode(state)
        yield from pieces_always_shown(Still(live.row, state, live.head + number), seat)
        asked = [p for p in game.prompts(state).values() if p.answered is None and p.kind not in OPTIONAL]
        mine = [prompt for prompt in asked if prompt.seat != TABLE] or asked
        if not mine or game.outcome(state) is not None:
            return
        prompt = lots.choose(mine)
        action = prompt.menu.sample(lots) if prompt.seat != TABLE else prompt.default
        assert action is not None  # noqa: S101 - the table's own prompts have a default
        try:
            state = game.apply(state, prompt.id, action, KeyedDice(walk.encode(), number)).state
        except RuleError as error:
            yield f"refused {number}", repr(error).encode()
            return
