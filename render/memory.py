"""Memory that a drawing needed is given back to the system: glibc would keep most of it. Elsewhere nothing is done, nor
needed."""

import contextlib
import ctypes
import sys

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
HEAPS = 2  # glibc makes eight for each core, one for each thread that asks, and each keeps what was freed in it
LARGE = 128 * 1024  # bytes: glibc's own first threshold


def hold_little() -> None:
    """Let large buffers go back as they are freed, where files are held for a moment, and let threads share heaps.

    glibc raises its threshold for separate mappings with every large buffer that is freed, and then keeps such buffers
    in its heaps: a fixed one takes about a quarter off what is held. Not for a process that draws: a drawing would take
    a fifth longer, and under load as much is held in the end.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(M_MMAP_THRESHOLD, LARGE)
            libc.mallopt(M_ARENA_MAX, HEAPS)


def release_drawing_memory() -> None:
    """Give back what a large drawing took for a moment (a plate some 50 MiB)."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
