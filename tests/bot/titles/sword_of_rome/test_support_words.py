"""Points of support, and ways by sea, are offered and told in words."""

from bot.words import Words
from engine.games.sword_of_rome.actions.combat import RetreatTo, SpendSupport
from engine.games.sword_of_rome.actions.turn import AddSupport
from engine.games.sword_of_rome.frames.combat import Politics
from tests.engine.games.sword_of_rome.playing import Table

WORDS = Words("sword_of_rome")


def test_the_points_of_a_battle_are_options_in_words() -> None:
    table = Table(stacks={"gallic@luna": 4}, strict=False)
    table.turn_number_under_way("gallic").begin(
        Politics(power="gallic", side="gallic", points=2, beaten="roman", space="sutrium")
    )
    options = (
        table.prompt("gallic", SpendSupport).menu.forms["spend_support"].field("points", {}).choices_after(()).options
    )
    said = {one.token: WORDS.say(one.label) if one.label else WORDS.name(one.token) for one in options}
    assert said["-capua"] == "Capua −" and said["plunder"] == "A plunder marker instead"
    assert not [one for token, one in said.items() if token == one]


def test_spent_points_are_told_in_words() -> None:
    spent = SpendSupport(("-capua", "+roma", "plunder"))
    assert WORDS.say(spent.label()) == "Spend support: Capua −1, Roma +1 and a plunder marker"
    assert WORDS.say(AddSupport("R9", ("-tarentum",)).label()).startswith("Spend support: Tarentum −1")


def test_a_retreat_by_sea_is_told_in_words() -> None:
    assert WORDS.say(RetreatTo("sea:neapolis").label()) == "Retreat by sea to Neapolis"
    assert WORDS.say(RetreatTo("capua").label()) == "Retreat to Capua"
