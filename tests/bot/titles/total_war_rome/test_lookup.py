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


async def test_the_list_says_what_kind_of_thing_a_name_is(hall: InProcess) -> None:
    labels = (await hall.person("Ada").autocomplete("card", "card", "sabotag")).labels
    assert "Sabotage · What you can do" in labels
