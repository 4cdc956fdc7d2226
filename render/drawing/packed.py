"""Pictures that are kept packed: a card face of flat colours takes some 330 KiB in Pillow, and 10 to 20 packed, without
a loss. Unpacking takes less than a millisecond, drawing one four to eight."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, ParamSpec

from isal import isal_zlib
from PIL import Image

P = ParamSpec("P")
SQUEEZE = 1  # of 0 to 3


class KeptPacked(Generic[P]):
    """A function that makes pictures, and remembers the last ones packed. Its arguments are hashable; each call returns
    a picture of its own."""

    def __init__(self, make: Callable[P, Image.Image], most: int) -> None:
        self.__doc__, self.__wrapped__ = make.__doc__, make
        self._packed: Any = lru_cache(maxsize=most)(lambda *args, **kwargs: _pack(make(*args, **kwargs)))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        """Return the picture."""
        mode, size, pixels = self._packed(*args, **kwargs)
        return Image.frombytes(mode, size, isal_zlib.decompress(pixels))

    def cache_clear(self) -> None:
        """Forget all pictures."""
        self._packed.cache_clear()


def _pack(image: Image.Image) -> tuple[str, tuple[int, int], bytes]:
    return image.mode, image.size, isal_zlib.compress(image.tobytes(), SQUEEZE)


def remember_packed_pictures(most: int) -> Callable[[Callable[P, Image.Image]], KeptPacked[P]]:
    """Remember the last `most` pictures that a function has made, packed: a decorator."""
    return lambda make: KeptPacked(make, most)
