"""Plays the games of a match in several processes, each game in one of them, and hands them over as they end."""

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process

from testbed.arena.match import Match, Played, play_game

AHEAD = 2  # games that are handed to each process before it has ended one


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it does, however that ends: it waits for games that nobody
    hands it any more."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="end-with-the-arena", daemon=True).start()


def play_games(match: Match, numbers: Sequence[int], processes: int) -> Iterator[Played]:
    """Yield the games of these numbers as they end. processes: 1 plays them in this process."""
    if processes <= 1:
        for number in numbers:
            yield play_game(match, number)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        left, running = iter(numbers), set[Future[Played]]()
        try:
            while True:
                for number in left:
                    running.add(pool.submit(play_game, match, number))
                    if len(running) >= AHEAD * processes:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for ended in sorted(done, key=lambda one: one.result().number):
                    yield ended.result()
        finally:
            for waiting in running:
                waiting.cancel()
