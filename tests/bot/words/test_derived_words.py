"""Words that are made of the figures: a figure that changes in the data changes the words."""

from typing import Any

import pytest

from bot.words import Words, derived_words, game_messages
from data import load_game_data
from data.messages import MINUS, Message
from data.words import fluent_messages

RULES = load_game_data("total_war_rome", "derived_words")

ONE = (  # of what there can be but one: said in a word
    "event_text.rousing_words",
    "event_text.steady_line",
    "development_text.carthage_mahouts",
    "development_text.barbarian_war_fury",
)


def derive(rules: list[dict[str, str]], found: dict[str, Message]) -> dict[str, str]:
    words = Words.of(found)
    derived_words.derive_words(found, "total_war_rome", rules, words)
    return {key: words(key) for key in found if not key.startswith("derived.")}


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Put other figures in the place of a game's: one card, one event, one development."""
    tables = {
        "action_cards": {
            "events": {"bumper_harvest": {"effects": [{"op": "gain_gold", "value": 3, "counts_as_tax": True}]}},
            "cards": {"ac_01": ["treaty", 2, "bumper_harvest"]},
        },
        "developments": {"developments": {"publicani": {"effects": [{"op": "tax_bonus", "value": 2}]}}},
    }
    monkeypatch.setattr(derived_words, "load_game_data", lambda game, name: tables[name])
    return tables


def words() -> dict[str, Message]:
    return fluent_messages("""
name-treaty = Treaty
name-bumper_harvest = Harvest
event_text-bumper_harvest = Gain { $gain_gold } gold.
development_text-publicani = +{ $tax_bonus } gold.
derived-card_name = { NAME($action) } · { NAME($event) } ({ $tax })
derived-card = { NAME($action) }; or a levy of { $tax } gold; or { NAME($event) }: { $said }
""")


def test_a_figure_dropped_into_the_data_changes_every_word_that_tells_it(figures: dict[str, Any]) -> None:
    before = derive(RULES, words())
    assert before["card.ac_01"] == "Treaty; or a levy of 2 gold; or Harvest: Gain 3 gold."
    assert before["name.ac_01"] == "Treaty · Harvest (2)"
    figures["action_cards"]["events"]["bumper_harvest"]["effects"][0]["value"] = 7
    figures["action_cards"]["cards"]["ac_01"][1] = 4
    figures["developments"]["developments"]["publicani"]["effects"][0]["value"] = 5
    after = derive(RULES, words())
    assert after["event_text.bumper_harvest"] == "Gain 7 gold."
    assert after["card.ac_01"] == "Treaty; or a levy of 4 gold; or Harvest: Gain 7 gold."
    assert after["name.ac_01"] == "Treaty · Harvest (4)"
    assert after["development_text.publicani"] == "+5 gold."


def test_words_that_name_a_figure_which_is_not_there_are_refused(figures: dict[str, Any]) -> None:
    figures["action_cards"]["events"]["bumper_harvest"]["effects"][0]["op"] = "gain_bread"
    with pytest.raises(LookupError, match="gain_gold"):
        derive(RULES, words())


def test_effects_that_share_an_op_are_listed() -> None:
    row = {"effects": [{"op": "unlock", "unit": "a"}, {"op": "unlock", "unit": "b"}, {"op": "limit", "value": 3}]}
    assert derived_words.word_figures(row) == {
        "unlock_unit": "a",
        "unlock_units": ("a", "b"),
        "limit": 3,
        "limits": (3,),
    }


def test_every_card_event_and_development_of_rome_has_its_words_with_its_figures() -> None:
    """Each figure that an effect has stands in its words, as it is in the data; none is left open."""
    words = Words("total_war_rome")
    found = {key: words(key) for key in game_messages("total_war_rome") if not key.startswith("derived.")}
    cards, developments = (
        load_game_data("total_war_rome", "action_cards"),
        load_game_data("total_war_rome", "developments")["developments"],
    )
    rows = {f"event_text.{k}": r for k, r in cards["events"].items()}
    rows |= {f"development_text.{k}": r for k, r in developments.items()}
    for key, row in rows.items():
        assert "{" not in found[key], key
        told = [str(e["value"]).replace("-", MINUS) for e in row["effects"] if "value" in e]
        assert key in ONE or all(figure in found[key] for figure in told), key
    for card, (action, tax, event) in cards["cards"].items():
        named = f"{found[f'name.{action}']}; or a levy of {tax} gold; or {found[f'name.{event}']}: "
        assert found[f"card.{card}"] == named + found[f"event_text.{event}"]


def test_rows_that_are_named_keep_their_words_and_empty_ones_get_none(monkeypatch: pytest.MonkeyPatch) -> None:
    rule: dict[str, Any] = {"rows": "hexes.all", "fields": ["of"], "key": "name.{id}", "text": "hex"}
    rule |= {"unless_said": True, "needs": "of"}
    monkeypatch.setattr(
        derived_words, "load_game_data", lambda game, name: {"all": {"1": ["x"], "2": ["y"], "3": [""]}}
    )
    found = {"name.1": Message("name.1", "name-1 = Roma"), "hex": Message("hex", "hex = { $id } ({ $of })")}
    words = Words.of(found)
    derived_words.derive_words(found, "any", [rule], words)
    assert (words("name.1"), words("name.2")) == ("Roma", "2 (y)") and "name.3" not in found
