"""The bot with plain pictures, which can be stopped exactly between the look at its lease and the first byte of a
request.

Run in place of `testbed.drills.plain_pictures`. Once the file that `PRAETOR_DRILL_STOP` names is there, the next
request that fits what stands in it (a regular expression of method and path) removes the file and stops this process
(SIGSTOP), as the last thing before it is sent. Where another file is there as it goes on (`file_that_kills`), the
process is killed as soon as that request was answered.
"""

import contextlib
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.connection.rate_limits import Http
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from testbed.seeded_secrets import draw_from_seed

STOP = "PRAETOR_DRILL_STOP"


def file_that_kills(file: Path) -> Path:
    """Return the file that has a process killed after its request."""
    return file.with_suffix(".death")


def watch_stop_file_before_requests(file: Path) -> None:
    """Let each client look at the file after it has looked at the lease."""
    made, stopped = Http.__init__, list[Any]()

    async def stop(_: object, __: object, begun: Any) -> None:
        with contextlib.suppress(FileNotFoundError):
            if re.fullmatch(file.read_text(), f"{begun.method} {begun.url.path}"):
                file.unlink()
                stopped.append(begun.url)
                os.kill(os.getpid(), signal.SIGSTOP)

    async def die(_: object, __: object, ended: Any) -> None:
        if ended.url in stopped and file_that_kills(file).exists():
            os.kill(os.getpid(), signal.SIGKILL)

    def make(self: Http, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        trace = self.http_trace
        assert trace is not None  # noqa: S101 - ours has one
        trace.on_request_headers_sent.append(stop)  # after the look, which is there already
        trace.on_request_end.append(die)

    Http.__init__ = make  # type: ignore[method-assign]


if __name__ == "__main__":
    draw_from_seed()
    replace_drawing_by_pixels()
    watch_stop_file_before_requests(Path(os.environ[STOP]))
    sys.exit(main())
