"""Type on the pictures of Total War: Rome that are no maps: every line is large enough, in the picture, on no other."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import pytest
from PIL import ImageDraw

import data
from render import Picture
from render.drawing import card_sheet, fonts
from render.drawing.labels import Box
from render.drawing.style import Colour
from render.games.total_war_rome import rome_cards
from render.games.total_war_rome.faction_board import Column, Development
from render.games.total_war_rome.faction_board import draw_board as draw_rome_board
from render.games.total_war_rome.land_battle import Blow
from render.games.total_war_rome.land_battle import draw_battle as draw_rome_battle
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from render.layout.placing import boxes_overlap
from render.words import picture_words, say_message
from tests.render.games.total_war_rome import sample_faces

LEAST = 14  # pixels on a preview 800 wide
LONG = "Quintus Fabius Maximus Verrucosus Cunctator, who waits and waits"


@dataclass(frozen=True)
class Line:
    """A line of type as it was printed, and on which sheet."""

    text: str
    size: int
    box: Box
    sheet: int


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Line]]:
    """Return a list that fills with every line that is printed."""
    lines: list[Line] = []
    plain = card_sheet.write_card_line

    def write(
        draw: ImageDraw.ImageDraw,
        place: tuple[float, float],
        text: str,
        cut: str,
        size: int,
        ink: Colour,
        anchor: str = "ls",
    ) -> None:
        left, top, right, bottom = fonts.font(cut, size).getbbox(text, anchor=anchor)
        x, y = place
        lines.append(Line(text, size, (x + left, y + top, x + right, y + bottom), id(draw.im)))
        plain(draw, place, text, cut, size, ink, anchor)

    monkeypatch.setattr(card_sheet, "write_card_line", write)
    rome_cards.card_face.cache_clear()
    yield lines
    rome_cards.card_face.cache_clear()


def long_battle() -> Picture:
    """Return a battle in which everything has a long name and the zones are full."""
    shown = sample_faces.battle(title=LONG, summary=LONG * 3, phase="flanks", difficult=6)
    replace = msgspec.structs.replace
    fighter = replace(sample_faces.fighter("republican_legionaries_vet", count=9), name=LONG, wounded=True)
    blow = replace(shown.attacker.active[0], fighter=fighter)  # type: ignore[index]
    side = replace(shown.attacker, name=LONG, general=LONG, stars=5, left=10, reveals=12, lost=10)
    side = replace(side, active=(blow,) * 3, safe=(fighter,) * 5, dead=(fighter,) * 4)
    return draw_rome_battle(replace(shown, attacker=side, defender=side))


def long_naval() -> Picture:
    """Return a naval battle with long names and full navies."""
    shown, replace = sample_faces.naval(title=LONG, area=LONG, summary=LONG * 3), msgspec.structs.replace
    ship = replace(shown.attacker.vessels[0], name=LONG, dice=(("YELLOW", "S"), ("WHITE", "X")))  # type: ignore[index]
    side = replace(shown.attacker, name=LONG, navy=LONG, vessels=(ship,) * 6, troops=10, drowned=10)
    return draw_rome_naval(replace(shown, attacker=side, defender=side))


def long_board() -> Picture:
    """Return a faction board with long names."""
    shown, replace = sample_faces.board(), msgspec.structs.replace
    force = replace(shown.forces[0], name=LONG, where=LONG)
    boxes = tuple(replace(one, name=LONG, cost=12) for one in shown.columns[0].developments)
    columns = tuple(replace(one, name=LONG, developments=boxes) for one in shown.columns)
    return draw_rome_board(
        replace(shown, title=LONG, player=LONG, vp=99, gold=199, hand=15, columns=columns, forces=(force,) * 6)
    )


DRAWN: dict[str, Callable[[], Picture]] = {
    "battle": lambda: draw_rome_battle(sample_faces.battle()),
    "naval": lambda: draw_rome_naval(sample_faces.naval()),
    "board": lambda: draw_rome_board(sample_faces.board()),
    "long battle": long_battle,
    "long naval": long_naval,
    "long board": long_board,
}


@pytest.mark.parametrize("draw", DRAWN.values(), ids=DRAWN)
def test_lines_are_large_enough_in_the_picture_and_on_no_other(
    draw: Callable[[], Picture], written: list[Line]
) -> None:
    picture = draw()
    assert len(written) > 10
    assert len({line.sheet for line in written}) == 1
    for line in written:
        assert line.size * 800 / picture.width >= LEAST, line
        left, top, right, bottom = line.box
        assert left >= 4, line
        assert top >= 4, line
        assert right <= picture.width - 4, line
        assert bottom <= picture.height - 4, line
    for one, other in itertools.combinations(written, 2):
        if one.sheet == other.sheet:
            assert not boxes_overlap(one.box, other.box, slack=3), (one, other)


@pytest.mark.parametrize("hand", [(), ("velites", "republican_legionaries_vet", "war_elephants")])
def test_a_battle_can_be_read_on_a_phone(hand: tuple[str, ...], written: list[Line]) -> None:
    """No type is under 14 px where it is 400 px wide; the viewer's own cards neither."""
    own = tuple(sample_faces.fighter(kind, count=2) for kind in hand)
    picture = draw_rome_battle(sample_faces.battle(hand=own))
    assert len(written) > 15 and all(line.size * 400 / picture.width >= LEAST for line in written)
    assert all(any("×2" in line.text for line in written) for _ in hand)


def test_the_type_on_cards_is_large_enough(written: list[Line]) -> None:
    """A hand is 1000 px wide, a card 310 of them."""
    units = sample_faces.UNITS
    faces: list[rome_cards.Face] = [sample_faces.troop(kind) for kind in units["troops"]]
    faces += [sample_faces.ship(kind) for kind in units["ships"]]
    faces += [sample_faces.general(kind) for kind in units["generals"]]
    faces += [sample_faces.action(kind) for kind in sample_faces.CARDS["cards"]]
    for card in faces:
        rome_cards.card_face(card, "light")
    draw_rome_hand(faces[:4], title=LONG)
    for line in written:
        assert line.size * 800 / rome_cards.WIDTH >= LEAST, line
        limit = rome_cards.WIDTH if line.text.startswith("Quintus") else rome_cards.CARD[0]
        assert line.box[2] <= limit - 4, line


def test_no_event_is_cut_off_on_its_card(written: list[Line]) -> None:
    """All words of an event's text stand on the card."""
    for kind in sample_faces.CARDS["cards"]:
        written.clear()
        face = sample_faces.action(kind)
        rome_cards.card_face(face, "light")
        said = " ".join(line.text for line in written)
        for word in face.lines[0].split():
            assert word in said, (kind, word)
        assert max(line.box[3] for line in written) <= rome_cards.CARD[1] - 4, kind


WORDS = picture_words("total_war_rome")
NAMES = {key.removeprefix("name."): say_message(WORDS, key) for key in WORDS if key.startswith("name.")}


def test_no_name_of_the_game_is_cut_in_a_battle(written: list[Line]) -> None:
    """Every troop with its dice and in a zone, alone, many and wounded; every general."""
    replace, shown = msgspec.structs.replace, sample_faces.battle()
    every = [replace(sample_faces.fighter(kind), name=NAMES[kind]) for kind in sample_faces.UNITS["troops"]]
    rows = tuple(Blow(fighter=one, dice=(("RED", "S"),) * 3, fate="wounded") for one in every)
    many, hurt = tuple(replace(one, count=4) for one in every), tuple(replace(one, wounded=True) for one in every)
    one, other = replace(shown.attacker, active=rows, safe=many, dead=hurt), replace(shown.defender, safe=tuple(every))
    draw_rome_battle(replace(shown, attacker=one, defender=other))
    generals = list(sample_faces.UNITS["generals"])
    for mine, theirs in itertools.zip_longest(generals[::2], generals[1::2], fillvalue=generals[0]):
        bare = (replace(shown.attacker, general=NAMES[who], stars=5, active=()) for who in (mine, theirs))
        draw_rome_battle(replace(shown, attacker=next(bare), defender=next(bare)))
    assert [line.text for line in written if "…" in line.text] == []


def test_no_name_of_the_game_is_cut_on_a_faction_board(written: list[Line]) -> None:
    factions = data.load_game_data("total_war_rome", "factions")["factions"]
    rows = data.load_game_data("total_war_rome", "developments")["developments"]
    for side, faction in factions.items():
        for status in ("owned", "open"):
            columns = tuple(
                Column(
                    name=NAMES[f"{side}_column_{letter.lower()}"],
                    developments=tuple(
                        Development(name=NAMES[kind], cost=row["cost"], status=status)
                        for kind, row in rows.items()
                        if row["faction"] == side and row["column"] == letter
                    ),
                )
                for letter in faction["columns"]
            )
            draw_rome_board(
                msgspec.structs.replace(sample_faces.board(), side=side, title=NAMES[side], columns=columns)
            )
    assert [line.text for line in written if "…" in line.text] == []
