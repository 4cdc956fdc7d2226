"""END OF ROUND and of the game, universal rules, what is told."""

import pytest

from bot.words import Words
from data.words import folder_messages
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.armies import destroy_if_small, is_legal_army, too_large
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.rounds import game_outcome
from engine.games.total_war_rome.tables import LIMITS, TROOPS
from engine.games.total_war_rome.victory import score_victory_points
from engine.kernel.actions import Action
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, ScriptedFaces, Table


def test_the_trigger_makes_the_final_round() -> None:
    """Winning the Game: 15, 20 or 25 VP trigger the final round, and it stays triggered."""
    for length, points in (("short", 15), ("medium", 20), ("long", 25)):
        table = Table(length=length)
        play = Play(table.state, ScriptedFaces())
        score_victory_points(play, ROME, points - 1, "glory")
        assert not table.state.final
        score_victory_points(play, ROME, 1, "glory")
        score_victory_points(play, ROME, -1, "broken")
        assert table.state.final


@pytest.mark.ruling(1)
def test_the_winner_and_ties() -> None:
    """End of Game: most VP; ties by gold value controlled, then gold, then shared (ruling 1); a last round ends it."""
    table = Table()
    table.faction(ROME, vp=9, gold=3)
    table.faction(CARTHAGE, vp=9, gold=5)
    assert game_outcome(table.state).winners == (CARTHAGE,)
    table.land("ionia", owner=ROME)
    assert game_outcome(table.state).winners == (ROME,)
    table.land("ionia", owner="")
    table.faction(ROME, gold=5)
    assert game_outcome(table.state).winners == (ROME, CARTHAGE)
    table.state.round = 20
    table.enter(Rounds(step="end"))
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.reason.key == "outcome.last_round"


def test_army_limits() -> None:
    """Universal Rules 3 and 5: two to six main battle cards, two skirmishers, two artillery, ten in all; an army of one
    main battle card is destroyed."""
    assert is_legal_army(("hoplites",) * 2) and not is_legal_army(("hoplites",))
    assert too_large(("hoplites",) * 7) and too_large(("psiloi",) * 3)
    assert is_legal_army((*("hoplites",) * 6, "psiloi", "psiloi", "lithobolos", "oxybeles_g"))
    assert LIMITS["armies"] == 4 and LIMITS["navies"] == 2 and LIMITS["ships_per_navy"] == 5
    table = Table()
    table.army("rome_1", "latium", "italian_infantry", "velites", "velites")
    assert destroy_if_small(Play(table.state, ScriptedFaces()), "rome_1")
    assert "rome_1" not in table.state.armies and list(GAME.check(table.state)) == []


def test_what_others_may_know_of_an_army() -> None:
    """Universal Rules 1: how many troop cards, mercenaries and ships everybody may know; the kinds only the owner, and
    whom they were shown, until the army changes out of sight."""
    table = Table()
    table.army("rome_1", "latium", "italian_infantry", "italian_infantry", "mamertines")
    army = GAME.view(table.state, "2").armies["rome_1"]  # type: ignore[attr-defined]
    assert (army.count, army.mercenaries, army.cards, army.general) == (3, 1, None, "rome_aemilius_paullus")
    from engine.games.total_war_rome.board.armies import change_army_cards, make_army_known

    make_army_known(table.state, "rome_1", (CARTHAGE,))
    assert GAME.view(table.state, "2").armies["rome_1"].cards  # type: ignore[attr-defined]
    change_army_cards(table.state, "rome_1", ("italian_infantry",) * 2)
    assert GAME.view(table.state, "2").armies["rome_1"].cards is None  # type: ignore[attr-defined]


def test_troop_groups() -> None:
    """Universal Rules 2: artillery, skirmishers, main battle cards; mounted are cavalry, chariots and elephants."""
    groups = {troop.type: troop.group for troop in TROOPS.values()}
    assert groups["foot_skirmisher"] == groups["cavalry_skirmisher"] == "skirmisher"
    assert groups["artillery"] == "artillery" and groups["elephant"] == groups["bowmen"] == "main"


def test_actions_are_told_in_words() -> None:
    """Every action of the game has its words."""
    kinds: tuple[type[Action], ...] = GAME.actions
    known = folder_messages("total_war_rome")
    for section in ("do", "hint", "action"):
        assert not [kind.tag() for kind in kinds if f"{section}.{kind.tag()}" not in known], section


@pytest.mark.ruling(109)
def test_previews() -> None:
    """Spending Phase, Assaulting, Universal Rules 5: what a basket costs, what an assault promises, what the end of a
    turn would do (ruling 109)."""
    table = Table()
    table.faction(ROME, gold=9)
    table.enter(Rounds(step="end"), SpendingPhase())
    prompt = table.prompt(ROME)
    given = prompt.menu.tokens_of_value(Spend(troops=("rome_1:velites",), roads=("latium-umbria",)))
    assert GAME.preview(table.state, prompt, given).lines[0].args == {"price": 2, "left": 7}
    table = Table()
    table.army("rome_1", "lilybaeum")
    table.army("rome_2", "latium")
    table.army("rome_3", "latium", "italian_infantry", "italian_infantry", general="rome_claudius_nero")
    table.campaign(ROME)
    prompt = table.prompt(ROME)
    said = [line.key for line in GAME.preview(table.state, prompt, ("end_turn",)).lines]
    assert said == ["preview.merged", "preview.idle", "preview.unplaced"]
    assert GAME.preview(table.state, prompt, ("assault", "rome_1")).lines[0].key == "preview.assault"
    assert not GAME.preview(table.state, prompt, ("assault", "rome_2")).legal


def test_a_winner_of_equal_points_is_told_with_what_decided() -> None:
    """ "Carthage won, 0 VP to 0" did not say why."""
    table, words = Table(), Words("total_war_rome")

    def why() -> str:
        return words.say(game_outcome(table.state).reason)

    table.faction(ROME, vp=9, gold=3)
    assert why() == "The last round of the table is over."
    table.faction(CARTHAGE, vp=9, gold=5)
    assert "Carthage has the most gold in hand (5)" in why()
    table.land("ionia", owner=ROME)
    assert "Rome controls the regions worth most gold" in why()
    table.land("ionia", owner="")
    table.faction(ROME, gold=5)
    assert "share the victory" in why()
