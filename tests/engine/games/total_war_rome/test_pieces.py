"""What the game is played with: the dice, the cards, the map, and the round that they are used in."""

import pytest

from engine.games.total_war_rome.army_cards import expected_kills, is_artillery, is_main, is_skirmisher
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.skull_dice import (
    FACES,
    SIDES,
    damage_in_wounds,
    lowest_roll_showing_face,
    mean_damage,
    skull_dice_roller,
)
from engine.games.total_war_rome.state import AGENT, CAMPAIGN, INITIATIVE, SPENDING, TAXATION
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.dice import KeyedDice
from engine.kernel.prompts import MAY
from tests.engine.games.total_war_rome.scenario import KEY, Board, ScriptedFaces


class TestDice:
    """The Skull Dice: from the best colour to the worst, a Skull a kill, an X half a kill, an S and a Blank none."""

    def test_red_yellow_green_white_black(self) -> None:
        worth = [mean_damage((colour,)) for colour in ("RED", "YELLOW", "GREEN", "WHITE", "BLACK")]
        assert worth == sorted(worth, reverse=True) and len(set(worth)) == len(worth)

    @pytest.mark.parametrize(("face", "wounds"), [("skull", 2), ("x", 1), ("s", 0), ("blank", 0)])
    def test_what_a_face_does(self, face: str, wounds: int) -> None:
        assert damage_in_wounds((face,)) == wounds and damage_in_wounds((face, "x", face)) == 2 * wounds + 1

    @pytest.mark.parametrize("colour", FACES)
    def test_a_die_shows_one_of_its_six_faces(self, colour: str) -> None:
        assert len(FACES[colour]) == SIDES
        rolls = [lowest_roll_showing_face(colour, face) for face in dict.fromkeys(FACES[colour])]
        roll = skull_dice_roller(ScriptedFaces(rolls))
        assert [roll("a test", colour) for _ in rolls] == list(dict.fromkeys(FACES[colour]))


class TestCards:
    """Army Cards: a type, dice for good going and for difficult terrain."""

    @pytest.mark.parametrize("kind", TROOPS)
    def test_each_is_of_one_group(self, kind: str) -> None:
        """Universal Rules 2: artillery, skirmisher, or a main battle card."""
        assert [is_main(kind), is_skirmisher(kind), is_artillery(kind)].count(True) == 1

    def test_the_dice_hang_on_the_ground(self) -> None:
        heavy, light = "republican_legionaries", "velites"
        for kind in (heavy, light):
            troop = TROOPS[kind]
            good, difficult = expected_kills(kind, False), expected_kills(kind, True)
            assert (good > difficult) == (mean_damage(troop.good) > mean_damage(troop.difficult))


class TestMap:
    """The Game Board: regions beside each other by land, across straits too, islands apart."""

    def test_land_regions(self) -> None:
        assert land_distance("latium", "latium") == 0 and land_distance("latium", "campania") == 1
        assert land_distance("lucania", "messana") == 2  # over the strait
        assert land_distance("latium", "sardinia") == 99  # no way by land


def test_five_phases_in_their_order() -> None:
    """The Game Round: everybody does nothing in each of them, and the next round begins."""
    board = Board().begin(Rounds(), step="round", orders={})
    seen = [board.state.phase]
    state, first = board.state, board.state.round
    for n in range(400):
        prompt = next(p for p in GAME.prompts(state).values() if p.answered is None and p.kind != MAY)
        assert prompt.default is not None
        state = GAME.apply(state, prompt.id, prompt.default, KeyedDice(KEY, n)).state
        if state.round > first + 1:
            break
        if state.phase != seen[-1]:
            seen.append(state.phase)
    start = seen.index(INITIATIVE)
    assert seen[start : start + 6] == [INITIATIVE, AGENT, TAXATION, CAMPAIGN, SPENDING, INITIATIVE]
