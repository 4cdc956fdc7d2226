"""How a table deals with time beyond a deadline for each answer: accounts for the whole game, forgiven deadlines,
deadlines at fixed hours, holidays; and each seat's clock, which these are reckoned with."""

import msgspec

DEFAULT, COMPUTER, REPLACE = "default", "computer", "replace"  # what follows where an account is empty


class Bank(msgspec.Struct, frozen=True):
    """An account of time that each person has for the whole game. start: seconds at its beginning; add: seconds more
    for each answer; then: what follows where it is empty: the default is played, a computer player takes the seat, or
    the seat is offered to others too."""

    start: float
    add: float = 0.0
    then: str = DEFAULT


class Grace(msgspec.Struct, frozen=True):
    """How many missed deadlines are forgiven, and after how many answers in time one is there again (0: never)."""

    times: int
    back: int = 0


class FixedHours(msgspec.Struct, frozen=True):
    """The time of the day at which deadlines pass, in a time zone. weekends: on Saturdays and Sundays too; offset: the
    zone's last known distance from UTC in minutes (`bot.tables.timing.utc_offset_minutes`)."""

    hour: int
    minute: int
    weekends: bool
    zone: str
    offset: int | None = None


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's person has used of the table's terms. since: from when the table waits for them alone or by name
    (`bot.tables.timing.waits_openly`), None while it does not; left: seconds on their account as it was last reckoned
    up, None where nothing was yet; rested: seconds of holiday that are used up; forgiven: missed deadlines that were;
    in_time: answers in time since; told_empty: whether they and the table know that the account was empty once. Of the
    present question: more: seconds that were added as a deadline was forgiven; stops: holidays that are over, from when
    to when."""

    since: float | None = None
    left: float | None = None
    rested: float = 0.0
    forgiven: int = 0
    in_time: int = 0
    told_empty: bool = False
    more: float = 0.0
    stops: tuple[tuple[float, float], ...] = ()
