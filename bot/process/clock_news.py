"""What a bot whose clock is moved on from outside says of it: a line of standard output that begins with `SAID`."""

import msgspec

SAID = "clock "


class ClockNews(msgspec.Struct, frozen=True):
    """When the next thing is due and the next deadline passes, as seconds since 1970; None: nothing waits. where: what
    the table or the tournament of that deadline is called."""

    due: float | None = None
    deadline: float | None = None
    where: str = ""


def clock_line(news: ClockNews) -> str:
    """Return news as a line."""
    return f"{SAID}{msgspec.json.encode(news).decode()}"


def clock_news(line: str) -> ClockNews | None:
    """Return the news of a line; None for any other line.

    >>> clock_news(clock_line(ClockNews(due=5.0))), clock_news("something else")
    (ClockNews(due=5.0, deadline=None, where=''), None)
    """
    return msgspec.json.decode(line.removeprefix(SAID), type=ClockNews) if line.startswith(SAID) else None
