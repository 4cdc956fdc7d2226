"""How what `/card` tells of stands at a table: who holds a city or a province, where a leader is, who is in office."""

from collections.abc import Iterator

from bot.titles.rise_of_the_roman_republic.notes import option_note
from bot.words import Words, unmarked_text
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.tables import CITIES, LEADERS, PROVINCES
from engine.games.rise_of_the_roman_republic.view import CityView, MagistrateView, RiseView


def printed_provinces(words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the provinces, each as kind, id and what is printed."""
    for province, known in PROVINCES.items():
        cities = [place for place, city in CITIES.items() if city.province == province]
        yield "province", province, words(
            "entry.province", value=known.attrition, cities=cities, count=len(cities), row=known.row or province,
            other="yes" if known.row not in ("", province) else "no",
        )  # fmt: skip


def current_status_text(view: RiseView, token: str, words: Words) -> str:
    """Return how one of these stands; that a scenario does without it, where it does."""
    if token in LEADERS:
        return _leader(view, token, words)
    if token in CITIES:
        city = next((one for one in view.cities if one.place == token), None)
        return _city(view, city, words) if city is not None else words("now.not_played")
    if token in FIGURES.offices:
        return _office(view, token, words)
    return _province(view, token, words) if token in PROVINCES else ""


def _leader(view: RiseView, leader: str, words: Words) -> str:
    if leader not in view.leaders:
        return words("now.not_played")
    own = next((one for one in view.stacks if leader in one.leaders), None)
    man = next((one for one in view.magistrates if one.leader == leader), None)
    parts = [words.name(man.office)] if man is not None else []
    if own is not None:
        inside = "yes" if own.inside else "no"
        parts.append(words("now.leader", place=own.hex, inside=inside, sp=own.sp))
    else:
        parts.append(words("now.leader_off", where=_off_map(view, leader)))
    if left := view.guile.get(leader, 0):
        parts.append(words("now.guile", guile=left))
    return unmarked_text(" · ".join(parts))


def _off_map(view: RiseView, leader: str) -> str:
    """Return where a leader is who is not on the map."""
    lists = {"gone": view.gone, "wounded": view.wounded, "paused": view.paused, "pool": view.pool}
    return next((where for where, men in lists.items() if leader in men), "waiting")


def _city(view: RiseView, city: CityView, words: Words) -> str:
    """Return who holds a city, with what, and how far it still lies in ruins."""
    said = option_note(view, city.place, words)
    return f"{said} · {words('now.sacked')}" if city.sacked else said


def _office(view: RiseView, office: str, words: Words) -> str:
    """Return who holds an office, where and with which legions."""
    held = [_held(one, words) for one in (*view.magistrates, *view.outgoing) if one.office == office]
    return unmarked_text(" · ".join(held) or words("now.no_magistrate"))


def _held(man: MagistrateView, words: Words) -> str:
    return words(
        "now.magistrate", leader=man.leader, place=man.hex or "none", legions=man.legions, count=len(man.legions)
    )


def _province(view: RiseView, province: str, words: Words) -> str:
    """Return who controls a province, whether it is laid waste, and to whom it leans."""
    one = next((one for one in view.provinces if one.province == province), None)
    if one is None:
        return words("now.not_played")
    parts = [words("now.province", side=one.control or "none")]
    if one.devastated:
        parts.append(words("now.devastated"))
    row = PROVINCES[province].row or province
    if row in view.levels:
        parts.append(option_note(view, row, words))
    return unmarked_text(" · ".join(parts))
