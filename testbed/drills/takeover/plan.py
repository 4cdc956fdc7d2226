"""Which strikes the drill of two bots makes, how often, and how long each stop lasts."""

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from engine.kernel.dice import UnverifiedRandom

KILL, KILL_READY, STOP, HAND_OVER = "kill", "kill of the other", "stop", "hand-over"
STOP_POST, STOP_EDIT = "stop before a post", "stop before an edit"  # after the look at the lease
STOP_DEATH = "stop before an edit, killed as it is made"  # so that no note of it is left
STOP_POST_DEATH = "stop before a post, killed as it is sent"  # one that bears a number
CUT, RESTART, CRASH = "unanswered COMMIT", "server restarted", "server killed"
FAIL_OVER = "server lost to a late replica"
TWINS = "takeover of twins"  # at which somebody may have answered otherwise: none can tell
BOARD, CALL, CARD, CALLED_OFF, DIGEST = "board", "board call", "tournament", "tournament called_off", "digest"
OPENING = "opening"
NAMES = {
    BOARD: "a board", CALL: "a board's call", CARD: "a tournament's card", CALLED_OFF: "a tournament's call",
    DIGEST: "a digest", OPENING: "an opening's card",
}  # fmt: skip


class Beside(NamedTuple):
    """A message beside the tables, before which a process is stopped. kind: as the bot calls it; is_killed: as soon as
    it was sent or edited."""

    kind: str
    is_post: bool
    is_killed: bool = False

    @property
    def request(self) -> str:
        """Return the request before which a process is stopped, as `stopping_bot` has it."""
        return f"{'POST .*/messages' if self.is_post else 'PATCH .*'} for {self.kind}"


BESIDE = {
    **{f"stop before {name} is sent": Beside(kind, is_post=True) for kind, name in NAMES.items()},
    **{f"stop before {NAMES[kind]} is edited": Beside(kind, is_post=False) for kind in (BOARD, CARD, DIGEST)},
    **{
        f"stop before {NAMES[kind]} is edited, killed as it is made": Beside(kind, is_post=False, is_killed=True)
        for kind in (BOARD, CARD, DIGEST)
    },
    **{
        f"stop before {NAMES[kind]} is sent, killed as it is sent": Beside(kind, is_post=True, is_killed=True)
        for kind in (BOARD, CALL, CARD, OPENING)
    },
}
WHOLE = {
    KILL: 100, KILL_READY: 50, STOP: 100, STOP_POST: 10, STOP_EDIT: 10, STOP_DEATH: 10, STOP_POST_DEATH: 10,
    HAND_OVER: 30, CUT: 10, RESTART: 10, CRASH: 10, FAIL_OVER: 6, TWINS: 20, **dict.fromkeys(BESIDE, 4),
}  # fmt: skip
ROUNDS = sum(WHOLE.values())
SHORTEST, LONGEST = 1.0, 600.0  # seconds of a stop
LONG = 60.0  # seconds of a stop that begins before all others, so that the last of them does not end alone
BEFORE_REQUESTS = (0.5, 15.0)  # seconds of a stop before a request
BEFORE_DEATH = (10.0, 30.0)  # of one that another must have noticed
SPANS = {
    STOP: (SHORTEST, LONGEST), STOP_POST: BEFORE_REQUESTS, STOP_EDIT: BEFORE_REQUESTS, STOP_DEATH: BEFORE_DEATH,
    STOP_POST_DEATH: BEFORE_DEATH, **dict.fromkeys(BESIDE, BEFORE_DEATH),
}  # fmt: skip


POST, EDIT = r"POST .*/channels/\d+/messages", r"PATCH .*/channels/\d+/messages/\d+"
REQUESTS = {  # before which a process is stopped
    STOP_POST: f"{POST}( for unnumbered)?", STOP_POST_DEATH: POST,
    STOP_EDIT: f"{EDIT}( for unnumbered)?", STOP_DEATH: f"{EDIT}( for unnumbered)?",
    **{how: what.request for how, what in BESIDE.items()},
}  # fmt: skip
KILLED = {STOP_DEATH, STOP_POST_DEATH, *(how for how, what in BESIDE.items() if what.is_killed)}


class Strike(msgspec.Struct, frozen=True):
    """One strike. seconds: of a stop; tries: how often it has found nothing to strike at."""

    how: str
    seconds: float = 0.0
    tries: int = 0


def planned_strikes(seed: str, rounds: int, kinds: Collection[str] = ()) -> deque[Strike]:
    """Return so many strikes of these kinds (none named: of all), as often as in the whole plan, long stops first."""
    lots = UnverifiedRandom(f"{seed} plan")
    whole = [
        Strike(how, seconds)
        for how, times in WHOLE.items()
        if how in kinds or not kinds
        for seconds in _stops(how, times, lots)
    ]
    drawn: list[Strike] = []
    while len(drawn) < rounds:
        drawn += lots.shuffled(whole)[: rounds - len(drawn)]
    return deque(sorted(drawn, key=lambda one: -one.seconds if one.seconds > LONG else 0.0))


def _stops(how: str, times: int, lots: UnverifiedRandom) -> list[float]:
    """Return the seconds of each stop, spread evenly over their magnitudes, each at random in its part; 0 of what is
    none."""
    if how not in SPANS:
        return [0.0] * times
    least, most = SPANS[how]
    return [least * (most / least) ** ((n + lots.fraction()) / times) for n in range(times)]
