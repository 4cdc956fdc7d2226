"""Signs (`render.signs`) as small pictures for the words of a page, which has them in itself."""

import io

from PIL import Image

from render.signs import Sign

SIZE = 44  # pixels each way: twice as large as it is shown
QUALITY = 80  # of WebP


def small_sign(sign: Sign) -> bytes:
    """Return a sign as a WebP file, on a transparent ground."""
    out = io.BytesIO()
    image = sign.draw().convert("RGBA").resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    image.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()
