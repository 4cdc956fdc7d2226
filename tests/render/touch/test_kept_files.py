"""Files on disk by what they were made of: taken again, made again where they are damaged, and bounded."""

from pathlib import Path

import pytest
from PIL import Image

from render.touch import ground_files
from render.touch.ground_files import GroundFiles
from render.touch.kept_files import FOLDER, kept_file


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))
    return tmp_path / FOLDER


class Made:
    """Counts how often it makes something."""

    def __init__(self, data: bytes = b"made") -> None:
        self.data, self.count = data, 0

    def __call__(self) -> bytes:
        self.count += 1
        return self.data


def test_what_was_made_once_is_taken_from_disk(folder: Path) -> None:
    made = Made()
    assert [kept_file(b"one", made), kept_file(b"one", made), kept_file(b"other", made)] == [b"made"] * 3
    assert made.count == 2 and len(list(folder.iterdir())) == 2


def test_a_damaged_file_is_made_again(folder: Path) -> None:
    made = Made()
    kept_file(b"one", made)
    (path,) = folder.iterdir()
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    assert kept_file(b"one", made) == b"made" and made.count == 2
    assert kept_file(b"one", made) == b"made" and made.count == 2


def test_no_more_is_kept_than_the_bound(folder: Path) -> None:
    for number in range(12):
        kept_file(b"%d" % number, Made(bytes(100)), limit=600)
    assert sum(one.stat().st_size for one in folder.iterdir()) <= 600


def test_where_nothing_can_be_kept_it_is_made_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made()
    (tmp_path / "no folder").write_text("a file is no folder")
    for where in ("off", str(tmp_path / "no folder")):
        monkeypatch.setenv("PRAETOR_CACHE", where)
        assert kept_file(b"one", made) == b"made"
    assert made.count == 2


def test_a_ground_is_encoded_once_and_another_is_another_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[Image.Image] = []
    encode = ground_files.webp_file

    def counted(image: Image.Image, quality: int) -> bytes:
        encoded.append(image)
        return encode(image, quality)

    monkeypatch.setattr(ground_files, "webp_file", counted)
    red, blue = (Image.new("RGB", (900, 90), colour) for colour in ("red", "blue"))
    first, again, other = (GroundFiles().grounds(image, (800,)) for image in (red, red, blue))
    assert first == again != other and len(encoded) == 2 and len(list(folder.iterdir())) == 2
