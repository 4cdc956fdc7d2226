"""What the map shows of a game's view: all that lies on the board, and nothing that one seat alone knows."""

import msgspec

from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.view import EffectView, OwnView, PlaceView, StackView, SwordView
from engine.kernel.dice import KeyedDice
from render.games.sword_of_rome.alt import board_lines
from render.games.sword_of_rome.drawings import DRAWINGS
from render.games.sword_of_rome.from_view import public_view
from render.games.sword_of_rome.map_view import MarkerView, SpaceView
from render.games.sword_of_rome.map_view import StackView as Shown
from render.games.sword_of_rome.sword_map import map_for_player_count, picture_layout
from render.words import picture_words


def begun(seat: str | None = None) -> SwordView:
    options = {option.key: option.default for option in GAME.options}
    state = GAME.setup(options, ("1", "2", "3", "4"), b"key", KeyedDice(b"seed" * 8, 0)).state
    view: SwordView = GAME.view(state, seat)
    return view


def test_the_start_of_a_game_is_the_start_on_the_map() -> None:
    shown = public_view(begun())
    assert (shown.players, shown.turn) == (4, 1)
    assert sum(one.cu or 0 for one in shown.stacks) == 68
    assert shown.vp == {"roman": 6, "greek": 6, "gallic": 6, "etruscan_samnite": 6}
    assert shown.spaces["roma"] == SpaceView(owner="roman", loyalty=3)
    assert len(picture_layout(shown).tokens) == 14


def test_every_seat_shares_the_drawing_of_the_public() -> None:
    seat = msgspec.structs.replace(begun("1"), own=(OwnView(side="roman", hand=("R1",), announced="end"),))
    seen = DRAWINGS.kinds["map"].without_unseen
    assert seen(seat, {}) == seen(begun(), {})


def test_stacks_sieges_colonies_and_effects_are_shown() -> None:
    places = (
        PlaceView(space="antium", owner="volsci", loyalty=2, siege=0, besieger="roman"),
        PlaceView(space="velitrae", owner="roman", loyalty=1, colony=True),
        PlaceView(space="fregellae", owner="roman", subdued=True),
    )
    stacks = (
        StackView(power="roman", space="antium", cu=5, leaders=("camillus",)),
        StackView(power="volsci", space="antium", cu_inside=2, leaders_inside=("volsci_a",)),
    )
    effects = tuple(EffectView(card="R12", kind=kind, until="game") for kind in ("appian_way", "treaty"))
    view = msgspec.structs.replace(begun(), places=places, stacks=stacks, effects=effects, plunder=-2)
    shown = public_view(view)
    assert shown.spaces == {
        "antium": SpaceView(owner="volsci", loyalty=2, siege=0),
        "velitrae": SpaceView(owner="roman", loyalty=1, kind="walled"),
        "fregellae": SpaceView(owner="roman", kind="open"),
    }
    assert shown.stacks == (
        Shown(power="roman", space="antium", cu=5, leaders=("camillus",)),
        Shown(power="volsci", space="antium", cu=2, leaders=("volsci_a",), inside=True),
    )
    assert shown.markers == (MarkerView(kind="treaty", space="roma", power="carthaginian"),)
    assert shown.appian_way and shown.plunder == {"transalpine": 2}


def test_the_track_of_turns_ends_with_the_game() -> None:
    """The short game is of six turns, the full one of nine."""
    shown = public_view(begun())
    for last in (6, 9):
        tracks = map_for_player_count(4, public_view(msgspec.structs.replace(begun(), last_turn=last)).last_turn).tracks
        assert next(track for track in tracks if track.id == "turn").last == last
    assert shown.last_turn == begun().last_turn == 6


def test_sieges_come_before_stacks_in_the_description() -> None:
    """Its end may be cut off."""
    view = public_view(begun())
    besieged = {**view.spaces, "roma": SpaceView(owner="roman", loyalty=3, siege=2)}
    lines = board_lines(msgspec.structs.replace(view, spaces=besieged), picture_words("sword_of_rome"))
    found = [n for n, line in enumerate(lines) if "besieged" in line or "Roma 7 CU" in line]
    assert len(found) == 2 and "besieged" in lines[found[0]]


def test_the_picture_s_words_tell_the_citizen_militia() -> None:
    """Section 17.1: they never leave Africa, so a player must see how many they are."""
    said = "\n".join(board_lines(public_view(begun()), picture_words("sword_of_rome")))
    assert "5 of them citizen militia" in said
