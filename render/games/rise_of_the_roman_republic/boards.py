"""The boards beside the map: the Senate's cursus, armies with their legions, the cup of activation markers."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.view import LeaderView, LegionView, MagistrateView, RiseView, StackView
from render.drawing.style import THEMES, Theme
from render.games.rise_of_the_roman_republic import GAME_ID
from render.games.rise_of_the_roman_republic.board import OTHERS, livery_sides, side_liveries
from render.games.rise_of_the_roman_republic.printed import cities, hexes
from render.kit.hexes.themes import theme_with_liveries
from render.kit.tables import Column, Row, Table, draw_table
from render.picture import Picture
from render.words import Words, picture_words, say_message

ROMAN = "rome"
OFFICES = ("dictator", "consul", "proconsul", "praetor")  # their markers, by rank
STATUS = ("", "disrupted", "disorganized")
DRAWN = 10  # lines that the draws of a turn take at most


def draw_senate(view: RiseView, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the cursus: each office with its holder, and below them who can be elected and who cannot."""
    said = words or picture_words(GAME_ID)
    columns = _columns(said, ("man", 480, False), ("rating", 130, False), ("where", 190, False), ("phases", 140, True))
    rows = [_office(view, one, said) for one in view.magistrates]
    for heading, men in (
        ("pool", tuple([one for one in view.pool if one not in view.paused])),
        ("paused", view.paused),
        ("wounded", tuple([one for one in view.wounded if view.leaders[one].side == ROMAN])),
        ("gone", tuple([one for one in view.gone if view.leaders[one].side == ROMAN])),
    ):
        if men:
            rows.append(Row((say_message(said, f"senate.{heading}"),), heading=True))
            rows += [Row((_name(said, man), leader_rating_text(view.leaders[man]))) for man in men]
    table = Table(say_message(said, "senate"), columns, tuple(rows), _year(view, said))
    return draw_table(table, _theme(view, theme), _theme(view, theme).players, "senate")


def leader_rating_text(known: LeaderView) -> str:
    """Return a leader's ratings as they are read: Initiative, Campaign, battle letter."""
    return f"{known.initiative}-{known.campaign}{known.battle}"


def _office(view: RiseView, one: MagistrateView, words: Words) -> Row:
    under = [say_message(words, f"name.{one.office}")]
    if one.army:
        under.append(say_message(words, "army", army=one.army))
    if one.legions:
        under.append(say_message(words, "legions_of", legions=", ".join(one.legions), count=len(one.legions)))
    if one.province:
        under.append(say_message(words, "assigned", province=one.province))
    under += [say_message(words, f"granted.{matter}") for matter in one.granted]
    under += [say_message(words, f"state.{name}") for name in ("prorogued", "stays", "held") if getattr(one, name)]
    where = _place(one.hex, words) if one.hex else ""
    phases = f"{one.phases}/{one.most}" if one.most else ""
    side = livery_sides(view.scenario).index(ROMAN)
    return Row(
        (_name(words, one.leader), leader_rating_text(view.leaders[one.leader]), where, phases), " · ".join(under), side
    )


def draw_armies(view: RiseView, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw what stands on the map, side by side of the game: leaders, legions by element, other troops, SP."""
    said, order = words or picture_words(GAME_ID), livery_sides(view.scenario)
    columns = _columns(said, ("where", 420, False), ("leaders", 380, False), ("sp", 140, True))
    legions = {one.number: one for one in view.legions}
    rows: list[Row] = []
    for number, side in enumerate(order):
        found = [one for one in view.stacks if (one.side or OTHERS) == side]
        if found:
            rows.append(Row((say_message(said, f"name.{side}"),), heading=True))
            rows += [_army(one, number, legions, said) for one in sorted(found, key=lambda one: (-one.sp, one.hex))]
    table = Table(say_message(said, "armies"), columns, tuple(rows), _year(view, said))
    return draw_table(table, _theme(view, theme), _theme(view, theme).players, "armies")


def _army(one: StackView, side: int, legions: dict[str, LegionView], words: Words) -> Row:
    parts = list(_parts(one, legions, words))
    if one.power != one.side:
        parts.insert(0, say_message(words, f"name.{one.power}"))
    if one.status:
        parts.append(say_message(words, STATUS[one.status]))
    if one.engines:
        parts.append(say_message(words, "engines", count=one.engines))
    where = _place(one.hex, words)
    place = say_message(words, "place_within", place=where) if one.inside else where
    names = ", ".join(_short(words, leader) for leader in one.leaders)
    return Row((place, names, str(one.sp)), " · ".join(parts), side)


def _parts(one: StackView, legions: dict[str, LegionView], words: Words) -> Iterator[str]:
    for number in one.legions:
        known = legions[number]
        sp = " + ".join(f"{infantry}/{cavalry}" for infantry, cavalry in known.elements.values())
        yield say_message(
            words, "veteran" if known.veteran else "recruit", legion=say_message(words, f"name.{number}"), sp=sp
        )
    for troops in one.troops:
        elephants = f"/{troops.elephants}" if troops.elephants else ""
        yield say_message(words, "troops", kind=say_message(words, f"kind.{troops.kind}"),
                  sp=f"{troops.infantry}/{troops.cavalry}{elephants}")  # fmt: skip


def draw_cup(view: RiseView, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the cup: of each kind of marker those that are in it, and hollow those that were drawn this turn; then what
    was drawn last, and the draws before it in their order."""
    said = words or picture_words(GAME_ID)
    kinds = dict.fromkeys([*view.cup, *view.drawn])
    rows = [
        Row(
            (_marker(view, said, kind),),
            side=_side_of(view, kind),
            pips=(view.cup.get(kind, 0), view.drawn.count(kind)),
        )
        for kind in sorted(kinds, key=lambda kind: (_order(view, kind), kind))
    ]
    if view.drawn:
        rows.append(Row((say_message(said, "cup.drawn"),), heading=True))
        *before, last = [f"{number}. {_marker(view, said, kind)}" for number, kind in enumerate(view.drawn, start=1)]
        rows.append(Row((last,), " · ".join(before), lines=DRAWN))
    table = Table(say_message(said, "cup"), (Column("", 700), Column("", 240)), tuple(rows), _year(view, said))
    return draw_table(table, _theme(view, theme), _theme(view, theme).players, "cup")


def _side_of(view: RiseView, kind: str) -> int:
    """Return the number of the side that a marker lets act: of a man their own, or that their tribe is with now; -1 of
    a marker that is everybody's."""
    known = view.leaders.get(kind)
    side = ROMAN if kind in OFFICES else view.masters.get(known.side, known.side) if known is not None else ""
    order = livery_sides(view.scenario)
    return order.index(side) if side in order else -1


def _order(view: RiseView, kind: str) -> int:
    """Return where a marker stands: Roman offices by rank, then men, then sieges and the like."""
    if kind in view.leaders:
        return len(OFFICES)
    return OFFICES.index(kind) if kind in OFFICES else len(OFFICES) + 1


def _marker(view: RiseView, words: Words, kind: str) -> str:
    return _name(words, kind) if kind in view.leaders else say_message(words, f"marker.{kind}")


def _columns(words: Words, *wanted: tuple[str, int, bool]) -> tuple[Column, ...]:
    return tuple([Column(say_message(words, f"column.{key}"), width, right) for key, width, right in wanted])


def _name(words: Words, leader: str) -> str:
    found = say_message(words, f"name.{leader}")
    return found[0].upper() + found[1:]


def _short(words: Words, leader: str) -> str:
    """Return the last of a man's names, which their friends call them by."""
    found = _name(words, leader)
    return found.split()[-1] if leader[0].isdigit() else found


def _place(place: str, words: Words) -> str:
    """Return the name of a city's hex; of another its number and province."""
    if place in cities():
        return say_message(words, f"name.{place}")
    return say_message(words, "hex", number=place, province=hexes()[place][2])


def _year(view: RiseView, words: Words) -> str:
    return say_message(words, "heading", year=view.year)


def _theme(view: RiseView, theme: str) -> Theme:
    return theme_with_liveries(THEMES[theme], side_liveries(view.scenario))


def draw_lookup_card(card: tuple[str, tuple[tuple[str, str], ...]], *, theme: str = "light") -> Picture:
    """Draw what can be looked up, a leader, an office or a city: its name, and what is said of it line by line."""
    title, lines = card
    rows = tuple([Row((said, value)) for said, value in lines])
    return draw_table(Table(title, (Column("", 470), Column("", 470, right=True)), rows), THEMES[theme], (), "card")
