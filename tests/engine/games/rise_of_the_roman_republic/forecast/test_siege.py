"""What is foretold of a siege before it is placed (chapter 9)."""

from engine.games.rise_of_the_roman_republic.actions.combat import Invest, RaiseTraining, Retreat
from engine.games.rise_of_the_roman_republic.forecast import lines
from tests.engine.games.rise_of_the_roman_republic.combat.fields import BOVIANUM
from tests.engine.games.rise_of_the_roman_republic.combat.test_battle import beaten_samnites


def test_a_siege_of_who_has_fled_into_the_city_is_foretold_as_any_other() -> None:
    table = beaten_samnites(BOVIANUM)
    table.act("samnites", Retreat(BOVIANUM, True)).act("rome", RaiseTraining(("IV",)))
    prompt = table.prompt("rome")
    found = [one for one in lines(table.state, prompt, Invest(True)) if one.key == "preview.siege"]
    assert found[0].args["place"] == BOVIANUM and int(str(found[0].args["strength"])) > 0
    assert list(lines(table.state, prompt, Invest(False))) == []
