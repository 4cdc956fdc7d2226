"""Defence rolls, garrison rolls and assaults (CONQUERING, ASSAULTING; rulings 26 to 35)."""

import pytest

from engine.games.total_war_rome.campaign.conquest_rolls import (
    Damage,
    accepts_annexation,
    are_losses_legal,
    assault_succeeds,
    attack_dice,
    cheapest_losses,
    defence_damage,
    garrison_dice,
    losses_due,
)

LEGION, SPEARS, VELITES, SCORPIO, HORSE = (
    "republican_legionaries",
    "libyan_spearmen",
    "velites",
    "scorpio",
    "allied_cavalry",
)


@pytest.mark.ruling(26)
@pytest.mark.parametrize(
    ("faces", "damage"),
    [
        (("skull", "blank"), Damage(1, 0)),
        (("x", "x"), Damage(1, 0)),
        (("x", "blank"), Damage(0, 0)),  # an odd X is lost
        (("skull", "x", "x", "x"), Damage(2, 0)),
        (("s", "s"), Damage(0, 2)),
    ],
)
def test_damage_of_a_defence_roll(faces: tuple[str, ...], damage: Damage) -> None:
    """Ruling 26."""
    assert defence_damage(faces) == damage


def test_an_s_takes_a_skirmisher_or_artillery_card_if_there_is_one() -> None:
    assert losses_due((LEGION, LEGION, VELITES), Damage(1, 2)) == (2, 1)
    assert losses_due((LEGION, LEGION), Damage(0, 2)) == (0, 0)
    assert losses_due((LEGION,), Damage(3, 0)) == (1, 0)


def test_the_owner_chooses() -> None:
    army = (LEGION, LEGION, SCORPIO, VELITES)
    damage = Damage(1, 1)
    assert are_losses_legal(army, damage, (VELITES, SCORPIO))
    assert are_losses_legal(army, damage, (VELITES, LEGION))
    assert not are_losses_legal(army, damage, (LEGION, LEGION))
    assert not are_losses_legal(army, damage, (VELITES,))
    assert not are_losses_legal(army, damage, (VELITES, SPEARS))


def test_the_default_keeps_what_an_assault_needs() -> None:
    army = (LEGION, LEGION, LEGION, HORSE, VELITES)
    assert cheapest_losses(army, Damage(1, 0)) == (VELITES,)
    assert cheapest_losses(army, Damage(2, 0)) == (HORSE, VELITES)
    assert cheapest_losses((LEGION, LEGION, SCORPIO), Damage(1, 0)) == (SCORPIO,)  # two main cards as long as possible
    assert are_losses_legal(army, Damage(1, 1), cheapest_losses(army, Damage(1, 1)))


def test_a_mercenary_region_joins_on_blanks_alone() -> None:
    assert accepts_annexation(("blank", "blank"))
    assert not accepts_annexation(("blank", "s"))


@pytest.mark.ruling(30)
@pytest.mark.parametrize(
    ("gold", "how", "dice"),
    [
        (2, {}, ("RED",) * 3),
        (2, {"barracks": True}, ("RED",) * 4),  # the rulebook's example
        (2, {"barracks": True, "siegecraft": True}, ("YELLOW",) * 4),
        (3, {"reconquest": True, "siegecraft": True}, ("YELLOW",) * 4),  # ruling 30
        (1, {"change": -1}, ("RED",)),
    ],
)
def test_garrison_dice(gold: int, how: dict[str, bool], dice: tuple[str, ...]) -> None:
    """ASSAULTING 4 and 7."""
    assert garrison_dice(gold, **how) == dice


@pytest.mark.ruling(29)
def test_attack_dice() -> None:
    """ASSAULTING 5 and 8; ruling 29: infantry GREEN (WHITE against walls), artillery's good dice, the general's die."""
    army = (LEGION, "cretan_archers", HORSE, VELITES, "onager")
    assert attack_dice(army, "rome_gaius_flaminius") == ("GREEN", "GREEN", "YELLOW", "WHITE", "WHITE")
    assert attack_dice(army, "", walls=True) == ("WHITE", "WHITE", "YELLOW", "WHITE", "BLACK")
    assert attack_dice((LEGION,), "rome_claudius_marcellus") == ("GREEN", "YELLOW", "YELLOW")  # besieger


@pytest.mark.ruling(28)
@pytest.mark.parametrize(
    ("attack", "garrison", "taken"),
    [
        (("skull", "x"), ("skull",), True),
        (("x", "x"), ("skull",), False),  # equal
        (("x", "x", "s"), ("skull",), True),  # equal, more S
        (("x", "s"), ("x", "s"), False),
        (("s", "s"), ("x",), False),
        ((), (), False),
    ],
)
def test_assault_comparison(attack: tuple[str, ...], garrison: tuple[str, ...], taken: bool) -> None:
    """ASSAULTING 6; ruling 28."""
    assert assault_succeeds(attack, garrison) is taken
