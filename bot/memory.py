"""Memory that a drawn picture needed is given back to the system at once.

glibc raises its threshold for separate mappings with every large buffer that is freed, and then keeps such buffers in
its heaps; a fixed threshold takes about a quarter off what the idle bot holds. Elsewhere nothing is done.
"""

import contextlib
import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024  # bytes: glibc's own first threshold


def give_back() -> None:
    """Let large buffers go back to the system when they are freed; call before anything is drawn."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
