"""Pictures that are kept packed come out as they were made, each call with one of its own."""

from PIL import Image

from render.drawing.packed import remember_packed_pictures


def test_a_picture_is_made_once_and_comes_out_the_same_each_time() -> None:
    made = []

    @remember_packed_pictures(1)
    def square(size: int, colour: tuple[int, int, int]) -> Image.Image:
        made.append(size)
        return Image.new("RGB", (size, size + 1), colour)

    first = square(5, (1, 2, 3))
    first.putpixel((0, 0), (9, 9, 9))  # whoever draws on it spoils nobody else's
    again = square(5, (1, 2, 3))
    assert again.size == (5, 6) and again.getpixel((0, 0)) == (1, 2, 3) and made == [5]
    square(6, (0, 0, 0))
    square(5, (1, 2, 3))
    assert made[-1] == 5  # only the last one was kept
    square.cache_clear()
    square(5, (1, 2, 3))
    assert made[-2:] == [5, 5]
