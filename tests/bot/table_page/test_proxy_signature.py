"""Signatures of Discord's proxy: the examples of RFC 8032, and whatever is changed in one."""

import pytest

from bot.table_page.proxy_signature import is_signed

ORDER = 2**252 + 27742317777372353535851937790883648493  # of the curve's base point

GIVEN = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("key", "message", "signature"), GIVEN)
def test_what_was_signed_holds_and_what_was_changed_does_not(key: str, message: str, signature: str) -> None:
    whose, said, sign = map(bytes.fromhex, (key, message, signature))
    assert is_signed(whose, said, sign)
    for forged in (b"\0" + sign[1:], sign[:32] + b"\0" * 32, sign[:-1], sign + b"\0", b""):
        assert not is_signed(whose, said, forged)
    assert not is_signed(whose, said + b"\0", sign) and not is_signed(whose[:-1], said, sign)
    assert not is_signed(b"\xff" * 32, said, sign)


def test_a_signature_has_one_form_alone() -> None:
    key, said, sign = map(bytes.fromhex, GIVEN[1])
    more = int.from_bytes(sign[32:], "little") + ORDER
    assert not is_signed(key, said, sign[:32] + more.to_bytes(32, "little"))
