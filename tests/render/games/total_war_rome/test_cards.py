"""Cards, faction boards and battles of Total War: Rome: every card of the data drawn, hidden ones alike."""

import asyncio
import io
import time

import msgspec
import pytest
from PIL import Image

import data
from render import ALT_LIMIT, RenderService
from render.drawing import dice
from render.drawing.style import THEMES
from render.drawing.tokens import GLYPHS
from render.games.total_war_rome import GAME_ID, bench
from render.games.total_war_rome.battle_sides import ROW
from render.games.total_war_rome.faction_board import draw_board as draw_rome_board
from render.games.total_war_rome.land_battle import draw_battle as draw_rome_battle
from render.games.total_war_rome.naval_battle import NavalSide
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from render.games.total_war_rome.rome_cards import ACTIONS, CARD, DIE_FROM_RIGHT, TYPES, general_star_layout
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from render.words import picture_words
from tests.render.games.total_war_rome import sample_faces, sample_views
from tests.tiers import thinned


@pytest.mark.parametrize("theme", thinned(sorted(THEMES), seconds=2))
def test_every_card_of_the_game_can_be_drawn(theme: str) -> None:
    units = sample_faces.UNITS
    every = [sample_faces.troop(kind) for kind in units["troops"]]
    every += [sample_faces.ship(kind) for kind in units["ships"]]  # type: ignore[misc]
    every += [sample_faces.general(kind) for kind in units["generals"]]  # type: ignore[misc]
    every += [sample_faces.action(kind) for kind in sample_faces.CARDS["cards"]]  # type: ignore[misc]
    for start in range(0, len(every), 40):
        hand = draw_rome_hand(every[start : start + 40], theme=theme)
        assert len(hand.data) < 1_500_000
        assert len(hand.alt) <= ALT_LIMIT


def test_every_type_action_and_die_has_its_picture() -> None:
    types = {row["type"] for row in sample_faces.UNITS["troops"].values()}
    assert types <= set(TYPES)
    assert {row[0] for row in sample_faces.CARDS["cards"].values()} <= set(ACTIONS)
    assert {*TYPES.values(), *ACTIONS.values()} <= set(GLYPHS)
    assert list(data.load_game_data("total_war_rome", "dice")["order"]) == list(dice.DICE)
    assert {f"die.{colour.lower()}" for colour in dice.DICE} <= set(picture_words(GAME_ID))


def test_dice_differ_in_more_than_colour() -> None:
    for face in ("", "SKULL", "X", "S", "BLANK"):
        shapes = {dice.coloured_die(60, colour, face).convert("L").point([255 * (v > 128) for v in
        range(256)]).tobytes()
                  for colour in dice.DICE}  # fmt: skip
        assert len(shapes) == len(dice.DICE)


def test_hidden_cards_and_sealed_ones_show_their_number_alone() -> None:
    assert draw_rome_hand([], hidden=3) == draw_rome_hand([], hidden=3)
    assert "3 hidden" in draw_rome_hand(sample_faces.HAND[:1], hidden=3).alt
    shown = sample_faces.battle()
    sealed = msgspec.structs.replace(shown, attacker=msgspec.structs.replace(shown.attacker, active=None))
    assert "now sealed" in draw_rome_battle(sealed).alt
    assert "yellow Skull" not in draw_rome_battle(sealed).alt


def test_letters_stand_on_the_cards_and_in_the_words() -> None:
    hand = draw_rome_hand(sample_faces.HAND, letters={"ac_07": "C"})
    assert "C Trade" in hand.alt
    assert hand.data != draw_rome_hand(sample_faces.HAND).data


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_and_a_battle_are_small_pictures_with_their_words(theme: str) -> None:
    for picture, word in (
        (draw_rome_board(sample_faces.board(), theme=theme), "Developments: Socii Horse"),
        (draw_rome_battle(sample_faces.battle(), theme=theme), "Libyan Spearmen ×2"),
    ):
        assert word in picture.alt
        assert len(picture.alt) <= ALT_LIMIT
        assert len(picture.data) < 400_000
        with Image.open(io.BytesIO(picture.data)) as image:
            assert image.size == (picture.width, picture.height)


@pytest.mark.parametrize("name", ["", "漢字 🦅", "W" * 200, "Иван"])
def test_any_name_can_be_drawn(name: str) -> None:
    board = msgspec.structs.replace(sample_faces.board(), player=name, title=name)
    battle = sample_faces.battle(title=name, summary=name * 5)
    assert draw_rome_board(board).data
    assert draw_rome_battle(battle).data


async def test_ten_who_ask_at_once_cost_one_drawing_and_the_loop_runs_on() -> None:
    renderer = RenderService()
    try:
        await renderer.draw_plates_ahead("total_war_rome")
        view, names = sample_views.MIDDLE, sample_views.NAMES
        options = asyncio.gather(*(renderer.draw("total_war_rome", "map", view, names=names) for _ in range(10)))
        ticks = 0
        while not options.done():
            await asyncio.sleep(0.001)
            ticks += 1
        pictures = await options
        assert ticks > 3
        assert renderer.drawings == 1
        assert all(picture is pictures[0] for picture in pictures)
        mine = msgspec.structs.replace(view, seat="1", hand=("ac_01",))
        assert await renderer.draw("total_war_rome", "map", mine, names=names) is pictures[0]
        board, battle = sample_faces.board(), sample_faces.battle()
        first = await asyncio.gather(
            renderer.draw("total_war_rome", "board", board),
            renderer.draw("total_war_rome", "battle", battle),
            renderer.draw("total_war_rome", "hand", sample_faces.HAND),
        )
        again = await asyncio.gather(
            renderer.draw("total_war_rome", "board", board),
            renderer.draw("total_war_rome", "battle", battle),
            renderer.draw("total_war_rome", "hand", sample_faces.HAND),
        )
        assert all(a is b for a, b in zip(first, again, strict=True))
        assert renderer.drawings == 4
    finally:
        renderer.close()


@pytest.mark.soak(5)  # that of points is measured in short
def test_the_bench_measures_the_board() -> None:
    found = bench.benchmark_figures(time.thread_time)
    assert found["rome_bytes"] < 1_500_000
    assert found["rome_map_p50_ms"] > 0 < found["rome_crop_p50_ms"]


@pytest.mark.parametrize("theme", THEMES)
def test_a_naval_battle_tells_dice_and_losses_of_both_navies(theme: str) -> None:
    picture = draw_rome_naval(sample_faces.naval(), theme=theme)
    assert "Attacker Rome: 5 ships, 6 troop cards aboard" in picture.alt
    assert "Quinquereme (yellow Skull)" in picture.alt
    assert "2 sunk · 1 captured · 4 troops drowned" in picture.alt
    assert len(picture.alt) <= ALT_LIMIT
    assert len(picture.data) < 400_000


def test_a_captured_ship_is_not_a_sunk_one_and_unseen_ships_are_backs() -> None:
    over = sample_faces.naval()
    replace = msgspec.structs.replace
    all_sunk = replace(over, attacker=replace(over.attacker, sunk=3, captured=0))
    assert draw_rome_naval(all_sunk).data != draw_rome_naval(over).data
    assert "captured" not in draw_rome_naval(all_sunk).alt
    unseen = replace(over, attacker=replace(over.attacker, vessels=None, sunk=0, captured=0, drowned=0, troops=None))
    alt = draw_rome_naval(unseen).alt
    assert "Attacker Rome: 5 ships; rolled hidden; No losses." in alt


@pytest.mark.parametrize("ships", [1, 2, 5])
def test_a_navy_of_any_size_fits_its_water(ships: int) -> None:
    side = NavalSide(side="greek_states", name="Greek States", ships=ships, sunk=ships)
    picture = draw_rome_naval(sample_faces.naval(attacker=side))
    assert (picture.width, picture.height) == (1600, draw_rome_naval(sample_faces.naval()).height - 2 * ROW)


@pytest.mark.parametrize("count", range(1, 6))
def test_a_generals_stars_stand_clear_of_his_die(count: int) -> None:
    """Vercingetorix has five."""
    size, places = general_star_layout(count)
    assert len(places) == count and places[-1] + size <= CARD[0] - DIE_FROM_RIGHT - 10
