"""Memory that a drawing needed is given back to the system: glibc would keep most of it. Elsewhere nothing is done, nor
needed."""

import contextlib
import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024  # bytes: glibc's own first threshold


def large_buffers_go_back() -> None:
    """Let large buffers go back as they are freed, where files are held for a moment. glibc raises its threshold for
    separate mappings with every large buffer that is freed, and then keeps such buffers in its heaps: a fixed one takes
    about a quarter off what is held."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Give back what a large drawing took for a moment (a plate some 50 MiB)."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
