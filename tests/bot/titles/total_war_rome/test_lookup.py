"""/card: everything that has a name is found, typing errors included."""

import pytest

from bot.interactions.commands.lookup import entries_of
from bot.titles.lexicon import alike, is_sure, named
from tests.bot.hall import InProcess, refused


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("market", "Market"),
        ("treasry theft", "Treasury Theft"),
        ("legionarys", "Republican Legionaries"),
        ("MU", "Movement unit (MU)"),
        ("anti-pathy", "Reduced Antipathy"),
        ("Hoplites", "Hoplites"),
        ("aemilius", "Aemilius Paullus"),
        ("Land battle", "Land battle"),
    ],
)
def test_slips_of_the_pen_find_what_is_meant(asked: str, name: str) -> None:
    entries = entries_of("total_war_rome")
    assert (named(entries, asked) or alike(entries, asked))[0].name == name


def test_what_is_like_nothing_finds_nothing() -> None:
    entries = entries_of("total_war_rome")
    assert all(not find(entries, asked) for find in (named, alike) for asked in ("qqqzzzxx", " !", ""))


def test_an_entry_is_sure_by_id_or_by_its_whole_name() -> None:
    market = next(e for e in entries_of("total_war_rome") if e.name == "Market")
    assert is_sure(market, market.id) and is_sure(market, "MARKET") and not is_sure(market, "Mark")


async def test_a_building_is_told_with_its_price(hall: InProcess) -> None:
    ada = hall.person("Ada")
    said = (await (await ada.slash("card", card="Market", game="total_war_rome")).settled()).text
    assert "**Market** · Building" in said and "2 gold" in said


async def test_what_is_only_like_it_is_shown_as_a_guess(hall: InProcess) -> None:
    ada = hall.person("Ada")
    said = (await (await ada.slash("card", card="hoplits", game="total_war_rome")).settled()).text
    assert "Nothing is called “hoplits”" in said and "Hoplites" in said
    await refused(await ada.slash("card", card="qqqzzzxx", game="total_war_rome"), "Nothing is called “qqqzzzxx”")


@pytest.mark.parametrize(
    ("game", "asked", "label"),
    [
        ("rise_of_the_roman_republic", "cursor", "L. Papirius Cursor · Leader"),
        ("rise_of_the_roman_republic", "dictator", "Dictator · Office"),
        ("rise_of_the_roman_republic", "capua", "Capua · City"),
        ("total_war_rome", "legionaries", "Republican Legionaries · Unit"),
        ("total_war_rome", "flaminius", "Gaius Flaminius · General"),
        ("total_war_rome", "blight", "Blight · Card"),
        ("samnite_wars", "latin allies", "Latin allies · Card"),
        ("sword_of_rome", "obesus", "Obesus Etruscus · Card"),
    ],
)
async def test_what_is_no_card_is_not_called_one(hall: InProcess, game: str, asked: str, label: str) -> None:
    labels = (await hall.person("Ada").autocomplete("card", "card", asked, game=game)).labels
    assert label in labels


async def test_copies_of_a_card_are_one_thing_to_look_up(hall: InProcess) -> None:
    ada = hall.person("Ada")
    labels = (await ada.autocomplete("card", "card", "campaign", game="sword_of_rome")).labels
    assert "Campaign · Card, Romans" in labels and len(labels) == len(set(labels))
    said = (await (await ada.slash("card", card="campaign", game="sword_of_rome")).settled()).text
    assert said.count("Campaign · Card, ") < 5 and "Romans, Campaign · Card, Romans" not in said


async def test_the_list_says_what_kind_of_thing_a_name_is(hall: InProcess) -> None:
    labels = (await hall.person("Ada").autocomplete("card", "card", "sabotag")).labels
    assert "Sabotage · What you can do" in labels
