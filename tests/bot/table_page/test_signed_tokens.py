"""Links and bearers: nobody makes, changes or lengthens one."""

import base64

import msgspec
import pytest

from bot.table_page.signed_tokens import LONGEST, PagePass, Signer, page_signing_key

KEY = page_signing_key("a token")
GIVEN = PagePass("bearer", 7, "ABCDE", "1", 0, 1000.0, "once")


def test_what_was_signed_is_read_again() -> None:
    assert Signer(KEY).check(Signer(KEY).sign(GIVEN), "bearer", 999.0) == GIVEN


def test_it_ends_with_its_time_and_serves_for_nothing_else() -> None:
    text = Signer(KEY).sign(GIVEN)
    assert Signer(KEY).check(text, "bearer", 1000.0) is None
    assert Signer(KEY).check(text, "link", 999.0) is None
    assert Signer(page_signing_key("another token")).check(text, "bearer", 999.0) is None


@pytest.mark.parametrize("change", [{"user": 8}, {"table": "ABCDF"}, {"seat": "2"}, {"epoch": 1}, {"until": 2000.0}])
def test_what_is_changed_holds_no_more(change: dict[str, object]) -> None:
    text = Signer(KEY).sign(GIVEN)
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    forged = raw[:24] + msgspec.json.encode(msgspec.structs.replace(GIVEN, **change))
    other = base64.urlsafe_b64encode(forged).decode().rstrip("=")
    assert Signer(KEY).check(other, "bearer", 999.0) is None


def test_a_change_of_any_letter_is_found() -> None:
    text = Signer(KEY).sign(GIVEN)
    for n in range(len(text) - 1):  # the last letter may stand for bits that are not there
        other = "A" if text[n] != "A" else "B"
        assert Signer(KEY).check(text[:n] + other + text[n + 1 :], "bearer", 999.0) is None, n


@pytest.mark.parametrize("text", ["", "a", "ä" * 9, "====", "A" * LONGEST, "A" * (LONGEST + 1), "a b", "\0"])
def test_what_is_none_of_ours_is_refused(text: str) -> None:
    assert Signer(KEY).check(text, "bearer", 0.0) is None


def test_a_press_sent_again_has_the_same_number_and_another_persons_another() -> None:
    signer, other = Signer(KEY), msgspec.structs.replace(GIVEN, user=8)
    assert signer.once_number(GIVEN, "a") == signer.once_number(GIVEN, "a") != signer.once_number(GIVEN, "b")
    assert signer.once_number(GIVEN, "a") != signer.once_number(other, "a")
    assert all(1 << 62 <= signer.once_number(GIVEN, str(n)) < 1 << 63 for n in range(50))


def test_a_mark_is_the_readers_own() -> None:
    signer, other = Signer(KEY), msgspec.structs.replace(GIVEN, user=8)
    assert (
        signer.keyed_hash_of_shown(GIVEN, b"x")
        == signer.keyed_hash_of_shown(GIVEN, b"x")
        != signer.keyed_hash_of_shown(other, b"x")
    )
