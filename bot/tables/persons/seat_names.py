"""How the persons and computer players of a table are called, so that no two seats read alike.

A display name identifies nobody: two may carry the same, or names that only a machine tells apart (other letters of the
same shape, invisible signs, capitals). This is the one place that decides who is called what: seats whose names read
alike carry their number, "Alex (2)", which every command takes for `seat:`, and whoever has no seat and reads like one
carries their unique account name, "Alex (@alex.r)".
"""

import re
import unicodedata
from collections.abc import Iterable

from bot.tables.table_extra import extra_of
from bot.words import harmless_text, unmarked_text
from engine.store.models import HUMAN, SeatRow, TableRow

LONGEST = 32  # characters of a name that are shown, as Discord allows them
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs, by their category, that show nothing
UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Me", "Mn", "Zl", "Zp", "Zs"})  # categories that are no letter of their own
# Small letters by those that they are read for: Greek, Cyrillic, Armenian, Cherokee, Latin of other alphabets.
SHAPES = {
    "a": "аαɑаӕᴀ", "b": "вьƅᏼᏏƄʙ", "c": "сϲᴄƈ", "d": "ԁɗđժ", "e": "еєеεҽəɛ", "f": "ғƒϝſ", "g": "ցɡɢǥ",
    "h": "һнհħʜ", "j": "јϳյʝ", "k": "кκҝқᴋ", "l": "iıіιӏ1|ɩɪǀℓǃꙇї!ł", "m": "мṃᴍ", "n": "пηոռɴŋ",
    "o": "оοσօ0øᴏɵόθө", "p": "рρᴘþ", "q": "ԛգզ", "r": "гʀɼᴦ", "s": "ѕꜱʂ5$", "t": "тτţᴛŧ", "u": "υцսʋᴜµμ",
    "v": "ѵνᴠ", "w": "ԝωшաᴡɯѡ", "x": "хχ×ҳ", "y": "уүγყʏ", "z": "ᴢʐƶ2",
}  # fmt: skip
READ_AS = str.maketrans({one: letter for letter, alike in SHAPES.items() for one in alike})
PAIRS = (("rn", "m"), ("vv", "w"))  # letters that are read for another where they stand together


def look_alike_form_of_name(name: str) -> str:
    """Return what a reader may take a name for: the same for all that look alike, "" for what shows nothing.

    >>> {look_alike_form_of_name(one) for one in ("Аlех", "A\u200blex", "\u202eALEX ")}
    {'alex'}
    """
    plain = unicodedata.normalize("NFKD", unmarked_text(name)).casefold()
    plain = unicodedata.normalize("NFKD", plain)
    seen = "".join(one for one in plain if unicodedata.category(one) not in UNSEEN and one not in BLANK)
    seen = seen.translate(READ_AS)
    for pair, letter in PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def shown_name(name: str) -> str:
    """Return a person's name as it may stand in any message."""
    said = harmless_text(name, LONGEST)
    return said if look_alike_form_of_name(said) else "?"


def distinct_seat_names(seats: Iterable[SeatRow]) -> dict[str, str]:
    """Return the name of each seat that has one, as it may stand in any message; no two read alike."""
    plain = {seat.seat: seat.name for seat in seats if seat.name}
    marked: set[str] = set()
    while True:
        names = {seat: f"{name} ({seat})" if seat in marked else name for seat, name in plain.items()}
        reads = {seat: look_alike_form_of_name(name) for seat, name in names.items()}
        alike = {seat for seat, said in reads.items() if list(reads.values()).count(said) > 1} - marked
        if not alike:
            return names
        marked |= alike


def name_of_person_at_table(row: TableRow, user: int, name: str, account: str) -> str:
    """Return the name of a person at a table, as plain text: that of their seat; of one who has none their display
    name, with their account's unique name where it reads like a seat's."""
    names = distinct_seat_names(row.seats)
    mine = next((seat.seat for seat in row.seats if seat.kind == HUMAN and seat.user == user), "")
    if mine in names:
        return unmarked_text(names[mine])
    said = unmarked_text(shown_name(name))
    reads = {look_alike_form_of_name(one) for one in (*names.values(), *(seat.name for seat in row.seats))}
    return f"{said} (@{unmarked_text(shown_name(account))})" if look_alike_form_of_name(said) in reads else said


def host_name(row: TableRow) -> str:
    """Return the name of a table's host, who need not play, as it may stand in any message."""
    mine = next((seat.seat for seat in row.seats if row.host in (seat.user, seat.owner)), "")
    return (
        distinct_seat_names(row.seats).get(mine) or extra_of(row).host_name or (f"<@{row.host}>" if row.host else "?")
    )


def seat_named(row: TableRow, said: str) -> SeatRow | None:
    """Return the seat that somebody means: by its number, its name as it is shown, or one that only it has."""
    wanted, names = re.sub(r"\s+", " ", said).strip().casefold(), distinct_seat_names(row.seats)
    for called in (
        {seat.seat: seat.seat for seat in row.seats},
        {seat: unmarked_text(name).casefold() for seat, name in names.items()},
        {seat.seat: unmarked_text(seat.name).casefold() for seat in row.seats},
    ):
        found = [seat for seat in row.seats if called.get(seat.seat) == wanted]
        if len(found) == 1:
            return found[0]
    return None
